import type { CardText } from './types.ts'

/** The words of the starting cards in English, by card id. Texts and rulings are ours. */
export const starters: Readonly<Record<string, CardText>> = {
  'imperial-shuttle': {
    name: 'Imperial Shuttle',
    text: '',
  },
  inquisitor: {
    name: 'Inquisitor',
    condition: 'When you play this unit,',
    text: 'choose one: it gains 1 attack, you gain 1 resource, or you gain 1 Force.',
    rulings: [
      'The choice is made at the moment the card is played.',
      'The extra attack lasts until the end of the turn, and the card can attack with it.',
      'You cannot choose the Force while the marker stands on your last space.',
    ],
  },
  stormtrooper: {
    name: 'Stormtrooper',
    text: '',
  },
  'alliance-shuttle': {
    name: 'Alliance Shuttle',
    text: '',
  },
  'rebel-trooper': {
    name: 'Rebel Trooper',
    text: '',
  },
  'temple-guardian': {
    name: 'Temple Guardian',
    condition: 'When you play this unit,',
    text: 'choose one: it gains 1 attack, you gain 1 resource, or you gain 1 Force.',
    rulings: [
      'The choice is made at the moment the card is played.',
      'The extra attack lasts until the end of the turn, and the card can attack with it.',
      'You cannot choose the Force while the marker stands on your last space.',
    ],
  },
}
