/** What the rulebook is made of besides its words: one chunk, loaded with them. */
export { RULES } from '@orrery/rebellion/rulebook/entries'
export { RELATED } from '@orrery/rebellion/rulebook/related'
export { SECTIONS } from '@orrery/rebellion/rulebook/sections'
