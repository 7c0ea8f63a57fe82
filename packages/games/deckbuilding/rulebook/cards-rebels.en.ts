import type { CardText } from './types.ts'

/** The words of the Rebels' cards in English, by card id. Texts and rulings are ours. */
export const rebels: Readonly<Record<string, CardText>> = {
  'y-wing': {
    name: 'Y-Wing',
    text:
      "Exile this unit to deal 2 damage to your opponent's base or to 1 of their capital ships.",
    rulings: [
      'You choose the target; capital ships do not stop damage dealt to the base this way.',
      'If the opponent has no base, only a capital ship can be chosen.',
      'The unit may attack first and be exiled afterwards.',
    ],
  },
  'baze-malbus': {
    name: 'Baze Malbus',
    text: "This unit has +1 attack for each Rebel base in your opponent's victory pile.",
    rulings: [
      'The bases that count are those you have lost.',
    ],
  },
  'duros-spy': {
    name: 'Duros Spy',
    text: 'Your opponent chooses: they discard 1 card from their hand, or you gain 1 Force.',
    rulings: [
      'An option that cannot be carried out is closed: with the marker on the last Rebel space the opponent must discard; with an empty hand you gain the Force.',
    ],
  },
  snowspeeder: {
    name: 'Snowspeeder',
    text: 'Your opponent discards 1 card from their hand.',
    rulings: [
      'Your opponent chooses the card.',
    ],
  },
  'chirrut-imwe': {
    name: 'Chirrut Îmwe',
    condition: 'While the Force is with you,',
    text: 'this unit has +2 attack.',
    rulings: [
      'Where the marker stands when the attack is resolved is what counts.',
    ],
  },
  'rebel-commando': {
    name: 'Rebel Commando',
    text:
      'Your opponent discards 1 card from their hand. If the Force is with you, it is a random card.',
    rulings: [
      'Without the Force your opponent chooses the card.',
    ],
  },
  'x-wing': {
    name: 'X-Wing',
    condition: 'If the Force is with you,',
    text: 'draw 1 card.',
  },
  chewbacca: {
    name: 'Chewbacca',
    condition: 'If you have another unique unit in play,',
    text: 'draw 1 card.',
  },
  'jyn-erso': {
    name: 'Jyn Erso',
    text:
      "Look at your opponent's hand. If the Force is with you, put 1 card from it on top of their deck.",
    rulings: [
      'Without the Force you only look.',
      'Putting a card on the deck is not a discard, so Yavin 4 does not react to it.',
    ],
  },
  'u-wing': {
    name: 'U-Wing',
    condition: 'If the Force is with you,',
    text: 'repair 3 damage on your base.',
  },
  'b-wing': {
    name: 'B-Wing',
    text:
      'Your opponent chooses: they discard 1 card from their hand, or this unit gains 2 attack this turn.',
    rulings: [
      'With an empty hand only the attack can be chosen.',
      'Use it before the attack is resolved, or the extra attack is wasted.',
    ],
  },
  'cassian-andor': {
    name: 'Cassian Andor',
    condition: 'When this unit defeats a card in the galaxy row,',
    text: 'your opponent discards 1 card from their hand.',
    rulings: [
      'It works if Cassian Andor is one of the attackers in a successful attack on the row, and comes after the reward.',
      'Your opponent chooses the card.',
    ],
  },
  'han-solo': {
    name: 'Han Solo',
    text: 'Draw 1 card; draw 2 instead if you have Millennium Falcon in play.',
  },
  'princess-leia': {
    name: 'Princess Leia',
    text:
      'Purchase 1 Rebel card from the galaxy row for free. If the Force is with you, put it on top of your deck.',
    rulings: [
      'It is a purchase, so everything that reacts to purchases sees it.',
      'Neutral cards cannot be chosen.',
      'Without the Force the card goes to your discard pile as usual.',
    ],
  },
  'millennium-falcon': {
    name: 'Millennium Falcon',
    text: 'Take 1 unique unit from your discard pile into your hand.',
    rulings: [
      'A neutral unique unit can be taken as well.',
      'Every unique card that can lie in a discard pile is a unit.',
    ],
  },
  'luke-skywalker': {
    name: 'Luke Skywalker',
    condition: 'If the Force is with you,',
    text: 'destroy 1 capital ship that your opponent has in play.',
    rulings: [
      'A ship in the galaxy row cannot be chosen.',
    ],
  },
  'rebel-transport': {
    name: 'Rebel Transport',
    text: 'Choose one: repair 2 damage on your base, or gain 1 resource.',
    rulings: [
      'You cannot choose the repair while your base has no damage.',
      'The ship has no printed resources, so by itself it gives nothing at the start of the turn.',
    ],
  },
  'hammerhead-corvette': {
    name: 'Hammerhead Corvette',
    text:
      'Exile this ship to destroy a capital ship that your opponent has in play, or an enemy one in the galaxy row.',
    rulings: [
      'A ship destroyed in the row goes to the galaxy discard pile, the row is refilled and there is no reward.',
      "A ship destroyed in play goes to its owner's discard pile.",
      'Only in the row must the ship be an enemy card; a neutral ship that your opponent has in play can be destroyed.',
    ],
  },
  'mon-calamari-cruiser': {
    name: 'Mon Calamari Cruiser',
    text: '',
  },
}
