export { cards } from './cards.ts'
export { glossary } from './glossary.ts'
export { rules } from './rules.ts'
export { terms } from './terms.ts'
