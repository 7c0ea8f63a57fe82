import type { CardText } from './types.ts'

/** The words of the neutral cards in English, by card id. Texts and rulings are ours. */
export const neutral: Readonly<Record<string, CardText>> = {
  'jawa-scavenger': {
    name: 'Jawa Scavenger',
    text:
      'Exile this unit to purchase 1 card from the galaxy discard pile as if it were in the galaxy row.',
    rulings: [
      'You pay the usual cost and can purchase only cards of your faction or neutral ones.',
      'The row is not refilled, because nothing left it.',
      'The 2 resources of this unit can help to pay.',
    ],
  },
  'z-95-headhunter': {
    name: 'Z-95 Headhunter',
    condition: 'If your opponent has a capital ship in play,',
    text: 'draw 1 card.',
  },
  'kel-dor-mystic': {
    name: 'Kel Dor Mystic',
    text: 'Exile this unit to exile 1 card from your hand or discard pile.',
    rulings: [
      'Its Force is gained when it is played, so it can be exiled afterwards.',
    ],
  },
  'rodian-gunslinger': {
    name: 'Rodian Gunslinger',
    condition: 'While this unit attacks a card in the galaxy row,',
    text: 'it has +2 attack.',
    rulings: [
      'The bonus counts towards the target value; it does not apply to an attack on the base.',
    ],
  },
  bossk: {
    name: 'Bossk',
    condition: 'When this unit defeats a card in the galaxy row,',
    text: 'gain 1 Force.',
    rulings: [
      'It works if Bossk is one of the attackers in a successful attack on the row, and comes after the reward.',
    ],
  },
  'fang-fighter': {
    name: 'Fang Fighter',
    condition: 'When you purchase this unit,',
    text: 'put it into your hand. If the Force is with you, draw 1 card.',
    rulings: [
      'It goes to your hand instead of your discard pile, so it can be played in the same turn.',
    ],
  },
  lobot: {
    name: 'Lobot',
    condition: 'When you play this unit,',
    text: 'choose one: it gains 2 attack, you gain 2 resources, or you gain 2 Force.',
    rulings: [
      'The choice is made at the moment the card is played; the extra attack lasts until the end of the turn.',
      'You cannot choose the Force while the marker stands on your last space.',
    ],
  },
  'twilek-smuggler': {
    name: "Twi'lek Smuggler",
    text: 'Put the next card that you purchase this turn on top of your deck.',
    rulings: [
      'If you purchase nothing more this turn, the effect ends unused.',
      'Two of them used before the same purchase are both spent on it.',
    ],
  },
  dengar: {
    name: 'Dengar',
    condition: 'When this unit defeats a card in the galaxy row,',
    text: 'gain 2 resources.',
    rulings: [
      'It works if Dengar is one of the attackers in a successful attack on the row, and comes after the reward.',
    ],
  },
  'hwk-290': {
    name: 'HWK-290',
    text: 'Exile this unit to repair 4 damage on your base.',
    rulings: [
      'Its resources can be used before it is exiled.',
      'It cannot be used while your base has no damage.',
    ],
  },
  'quarren-mercenary': {
    name: 'Quarren Mercenary',
    condition: 'When you purchase this unit,',
    text:
      'exile 1 card from your hand or discard pile. If the Force is with you, exile up to 2 instead.',
    rulings: [
      'The cards may come from your hand, your discard pile or both.',
      'It works with every purchase, free ones included.',
      'The exile comes before the mercenary itself reaches the discard pile, so it cannot exile itself.',
    ],
  },
  'ig-88': {
    name: 'IG-88',
    condition: 'When this unit defeats a card in the galaxy row,',
    text: 'exile 1 card from your hand or discard pile.',
    rulings: [
      'It works if IG-88 is one of the attackers in a successful attack on the row, and comes after the reward.',
    ],
  },
  'lando-calrissian': {
    name: 'Lando Calrissian',
    text: 'Draw 1 card. If the Force is with you, your opponent discards 1 card from their hand.',
    rulings: [
      'Your opponent chooses the card.',
    ],
  },
  'jabbas-sail-barge': {
    name: "Jabba's Sail Barge",
    text: 'Take 1 Bounty Hunter from your discard pile into your hand.',
    rulings: [
      'The Empire player may take Boba Fett.',
    ],
  },
  'jabba-the-hutt': {
    name: 'Jabba the Hutt',
    text: 'Exile 1 card from your hand to draw 1 card; draw 2 instead if the Force is with you.',
  },
  'c-roc-cruiser': {
    name: 'C-ROC Cruiser',
    text: 'Discard 1 card from your hand to repair 3 damage on your base.',
    rulings: [
      'It cannot be used while your base has no damage.',
    ],
  },
  'blockade-runner': {
    name: 'Blockade Runner',
    text: '',
  },
  'nebulon-b-frigate': {
    name: 'Nebulon-B Frigate',
    text: 'Choose one: repair 3 damage on your base, or gain 3 resources.',
    rulings: [
      'You cannot choose the repair while your base has no damage.',
      'The ship has no printed resources, so by itself it gives nothing at the start of the turn.',
    ],
  },
  'outer-rim-pilot': {
    name: 'Outer Rim Pilot',
    text: 'Exile this unit to gain 1 Force.',
    rulings: [
      'It can be purchased as long as the pilot stack holds a card; the stack is not part of the galaxy row.',
    ],
  },
}
