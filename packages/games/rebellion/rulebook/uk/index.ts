export { cards } from './cards.ts'
export { rules } from './rules.ts'
export { terms } from './terms.ts'
