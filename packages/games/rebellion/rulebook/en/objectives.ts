import type { ObjectiveText } from '../types.ts'

/** The objectives in English, by id. Texts are ours. */
export const objectives: Readonly<Record<string, ObjectiveText>> = {
  'crippling-blow': {
    name: 'Crippling Blow',
    condition: 'Imperial ground units with a total health of at least 3 were destroyed in a combat that the Rebels initiated.',
    text: 'You gain 1 reputation.',
    rulings: ['Printed health counts.'],
  },
  'cut-supply-lines': {
    name: 'Cut Supply Lines',
    condition: 'At least 3 Imperial systems each hold a sabotage marker or a Rebel unit.',
    text: 'You gain 1 reputation.',
  },
  'defend-the-people': { name: 'Defend the People', condition: 'At least 4 Rebel systems each hold a Rebel unit.', text: 'You gain 1 reputation.' },
  'rebel-assault': {
    name: 'Rebel Assault',
    condition: 'A Star Destroyer or a Super Star Destroyer was destroyed in a combat that the Rebels initiated.',
    text: 'You gain 1 reputation.',
  },
  'regional-support': {
    name: 'Regional Support',
    condition: 'All populous systems of one region are loyal to the Rebels.',
    text: 'You gain 1 reputation.',
    rulings: ['Destroyed systems are left out, but at least one system must be loyal.', 'Rebel markers below subjugation markers count.'],
  },
  'death-star-plans-ii': {
    name: 'Death Star Plans',
    condition: 'After both sides have attacked in the space battle, a Rebel fighter and a Death Star or its construction site are in the system.',
    text: 'Roll 3 dice. A direct hit destroys the Death Star and you gain 2 reputation; without one the card returns to your hand.',
    rulings: ['At most one Death Star Plans per combat round; it may be tried again in a later round.', 'A failed attempt does not use up the one objective per combat.'],
  },
  'heart-of-the-empire': {
    name: 'Heart of the Empire',
    condition: 'Coruscant holds a Rebel unit and no Imperial unit.',
    text: 'You gain 2 reputation. The card returns to your hand.',
  },
  'leave-no-one-behind': {
    name: 'Leave No One Behind',
    condition: 'No Rebel leader is captured.',
    text: 'You gain 1 reputation.',
    rulings: ['A leader in carbonite is captured; a leader lured to the dark side is Imperial and does not count.'],
  },
  liberation: {
    name: 'Liberation',
    condition: 'The Rebels won a ground battle in a subjugated system.',
    text: 'You gain 1 reputation.',
    rulings: ['What counts is that the system was subjugated at the start of the combat.'],
  },
  'popular-support': {
    name: 'Popular Support',
    condition: 'At least 6 systems are loyal to the Rebels.',
    text: 'You gain 1 reputation.',
    rulings: ['Rebel markers below subjugation markers count.'],
  },
  'death-star-plans-iii': {
    name: 'Death Star Plans',
    condition: 'After both sides have attacked in the space battle, a Rebel fighter and a Death Star or its construction site are in the system.',
    text: 'Roll 3 dice. A direct hit destroys the Death Star and you gain 2 reputation; without one the card returns to your hand.',
    rulings: ['At most one Death Star Plans per combat round; it may be tried again in a later round.', 'A failed attempt does not use up the one objective per combat.'],
  },
  'establish-outposts': {
    name: 'Establish Outposts',
    condition: 'At least 5 systems each hold a Rebel unit.',
    text: 'You gain 1 reputation.',
    rulings: ['The Rebel Base space is not a system.'],
  },
  'inspire-sympathy': {
    name: 'Inspire Sympathy',
    condition: 'At least 1 system is destroyed.',
    text: 'You gain 1 reputation for each destroyed system.',
  },
  'major-victory': {
    name: 'Major Victory',
    condition: 'Imperial ships with a total health of at least 3 were destroyed in a combat that the Rebels initiated.',
    text: 'You gain 1 reputation.',
    rulings: ['Printed health counts.'],
  },
  'return-of-the-jedi': {
    name: 'Return of the Jedi',
    condition: 'The Rebels won a battle in the system of Darth Vader or Emperor Palpatine.',
    text: 'You gain 2 reputation. If Luke Skywalker (Jedi) is in this system, eliminate 1 Imperial leader here.',
    rulings: ['It also works if that leader retreated, who then cannot be eliminated.', 'Luke may be captured or carry another ring; the ring stays.'],
  },
}
