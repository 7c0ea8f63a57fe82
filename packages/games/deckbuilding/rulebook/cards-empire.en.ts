import type { CardText } from './types.ts'

/** The words of the Empire's cards in English, by card id. Texts and rulings are ours. */
export const empire: Readonly<Record<string, CardText>> = {
  'tie-fighter': {
    name: 'TIE Fighter',
    condition: 'If you have a capital ship in play,',
    text: 'draw 1 card.',
  },
  'admiral-piett': {
    name: 'Admiral Piett',
    text: 'Each of your capital ships has +1 attack.',
    rulings: [
      'Capital ships of any affiliation that you have in play count, also those with printed attack 0.',
      "Piett leaves play at the end of your turn, so the bonus never helps during your opponent's turn.",
    ],
  },
  'scout-trooper': {
    name: 'Scout Trooper',
    text:
      'Reveal the top card of the galaxy deck. If it is an Empire card, gain 1 Force. If it is an enemy card, discard it.',
    rulings: [
      'An Empire or neutral card goes back facedown on top of the galaxy deck; a neutral card does nothing.',
      'An enemy card goes to the galaxy discard pile and gives no reward.',
      'While the galaxy deck is empty the ability cannot be used.',
    ],
  },
  'tie-bomber': {
    name: 'TIE Bomber',
    text: 'Discard 1 card from the galaxy row.',
    rulings: [
      'The card may be of any affiliation and any type; it goes to the galaxy discard pile and the row is refilled.',
      'A card discarded this way gives no reward.',
    ],
  },
  'death-trooper': {
    name: 'Death Trooper',
    condition: 'While the Force is with you,',
    text: 'this unit has +2 attack.',
    rulings: [
      'Where the marker stands when the attack is resolved is what counts.',
    ],
  },
  'tie-interceptor': {
    name: 'TIE Interceptor',
    text:
      'Reveal the top card of the galaxy deck. If it is an Empire card, draw 1 card. If it is an enemy card, discard it.',
    rulings: [
      'An Empire or neutral card goes back facedown on top of the galaxy deck; a neutral card does nothing.',
      'An enemy card goes to the galaxy discard pile and gives no reward.',
      'While the galaxy deck is empty the ability cannot be used.',
    ],
  },
  'at-st': {
    name: 'AT-ST',
    text: 'Discard 1 card from the galaxy row.',
    rulings: [
      'The card may be of any affiliation and any type; it goes to the galaxy discard pile and the row is refilled.',
      'A card discarded this way gives no reward.',
    ],
  },
  'general-veers': {
    name: 'General Veers',
    condition: 'If you have a Trooper or a Vehicle in play,',
    text: 'draw 1 card.',
    rulings: [
      'A neutral Trooper or Vehicle counts too; Veers himself is neither.',
    ],
  },
  'landing-craft': {
    name: 'Landing Craft',
    text: 'Choose one: gain 4 resources, or repair 4 damage on your base.',
    rulings: [
      'You cannot choose the repair while your base has no damage.',
      'With less than 4 damage on the base, all of it is removed.',
    ],
  },
  'moff-jerjerrod': {
    name: 'Moff Jerjerrod',
    text:
      'Look at the top card of the galaxy deck. If the Force is with you, you may swap it with a card in the galaxy row.',
    rulings: [
      'Looking does not need the Force; only the swap does.',
      'The card from the row goes facedown on top of the galaxy deck, and the card you looked at takes its place.',
      'While the galaxy deck is empty the ability cannot be used.',
    ],
  },
  'boba-fett': {
    name: 'Boba Fett',
    condition: 'When this unit defeats a card in the galaxy row,',
    text: 'draw 1 card.',
    rulings: [
      'It works if Boba Fett is one of the attackers in a successful attack on the row, and comes after the reward.',
    ],
  },
  'director-krennic': {
    name: 'Director Krennic',
    text: 'Draw 1 card; draw 2 instead if your base is Death Star.',
  },
  'at-at': {
    name: 'AT-AT',
    text: 'Take 1 Trooper from your discard pile into your hand.',
    rulings: [
      'A neutral Trooper (Quarren Mercenary) can be taken as well.',
    ],
  },
  'grand-moff-tarkin': {
    name: 'Grand Moff Tarkin',
    text:
      'Take 1 Empire card from the galaxy row into your hand for free. Exile it at the end of the turn.',
    rulings: [
      'Taking the card is not a purchase; the row is refilled, and the card may be played this turn.',
      'The exile is compulsory wherever the card then is, and comes before the other steps of the end of the turn.',
    ],
  },
  'darth-vader': {
    name: 'Darth Vader',
    condition: 'While the Force is with you,',
    text: 'this unit has +4 attack.',
    rulings: [
      'Where the marker stands when the attack is resolved is what counts.',
    ],
  },
  'gozanti-cruiser': {
    name: 'Gozanti Cruiser',
    text: 'Discard 1 card from your hand to draw 1 card.',
  },
  'imperial-carrier': {
    name: 'Imperial Carrier',
    text: 'Each of your Fighters has +1 attack.',
    rulings: [
      'Two Imperial Carriers in play give +2.',
      'Neutral Fighters count.',
      'The bonus ends as soon as the carrier leaves play.',
    ],
  },
  'star-destroyer': {
    name: 'Star Destroyer',
    text: '',
  },
}
