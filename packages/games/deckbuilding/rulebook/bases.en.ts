import type { CardText } from './types.ts'

/** The words of the bases in English, by card id. Texts and rulings are ours. */
export const bases: Readonly<Record<string, CardText>> = {
  lothal: {
    name: 'Lothal',
    text: '',
  },
  corellia: {
    name: 'Corellia',
    condition: 'When you reveal this base,',
    text:
      'purchase 1 Empire or neutral card from the galaxy row for free and put it into your hand.',
    rulings: [
      'The card goes to your hand instead of your discard pile, and the row is refilled.',
      'It is a purchase, so "when purchased" abilities of the card work.',
    ],
  },
  kessel: {
    name: 'Kessel',
    condition: 'When you reveal this base,',
    text: 'exile up to 3 cards from your hand and discard pile.',
    rulings: [
      'You may take the cards from either place or from both.',
    ],
  },
  kafrene: {
    name: 'Kafrene',
    condition: 'When you play your first neutral card in each of your turns,',
    text: 'draw 1 card.',
    rulings: [
      'It already works in the turn in which the base is revealed.',
      'Neutral capital ships and Outer Rim Pilots count.',
    ],
  },
  mustafar: {
    name: 'Mustafar',
    condition: 'When you reveal this base,',
    text: 'gain 4 Force.',
    rulings: [
      'It happens in step 1 of the start of your turn, so it can already earn the extra resource of step 2.',
    ],
  },
  'ord-mantell': {
    name: 'Ord Mantell',
    condition: 'Once in each of your turns,',
    text:
      'you may attack 1 neutral unit in the galaxy row. Its target value is its cost; the reward is that many resources.',
    rulings: [
      'Only this ability lifts the ban on attacking neutral cards; neutral capital ships stay safe.',
      'Abilities that work when a card in the row is defeated work here too.',
      'Only units can attack, as always in the row.',
    ],
  },
  coruscant: {
    name: 'Coruscant',
    condition: 'At the start of your turn,',
    text: 'look at the top 2 cards of the galaxy deck. Discard 1 and put the other back on top.',
    rulings: [
      'Only the Empire player sees the two cards; the discarded one goes faceup to the galaxy discard pile.',
      'It comes after the three steps of the start of the turn, also in the turn in which the base is revealed.',
    ],
  },
  'death-star': {
    name: 'Death Star',
    text:
      'Spend 4 resources to destroy 1 capital ship that your opponent has in play or that is in the galaxy row.',
    rulings: [
      'In the row the ship may be of any affiliation; it goes to the galaxy discard pile, the row is refilled and there is no reward.',
      "A ship in play goes to its owner's discard pile.",
      'The ability works once per turn.',
    ],
  },
  endor: {
    name: 'Endor',
    text: 'Each of your Troopers and Vehicles has +1 attack.',
    rulings: [
      'Neutral Troopers and Vehicles count.',
      'A unit with both traits would get +1 only once, but there is none.',
      'A Trooper with printed attack 0 (Scout Trooper) can attack with the +1.',
    ],
  },
  rodia: {
    name: 'Rodia',
    condition: 'When you reveal this base,',
    text:
      "discard all Rebel cards from the galaxy row. Deal 1 damage to your opponent's base for each.",
    rulings: [
      'Rebel capital ships in the row count too, and there are no rewards.',
      "The damage goes straight to the base: capital ships do not stop it, but Hoth's protection applies.",
      'The cards are discarded together before the refill; Rebel cards that the refill lays out stay.',
    ],
  },
  dantooine: {
    name: 'Dantooine',
    text: '',
  },
  'mon-cala': {
    name: 'Mon Cala',
    condition: 'When you reveal this base,',
    text:
      'purchase 1 Rebel or neutral card from the galaxy row for free and put it into your hand.',
    rulings: [
      'The card goes to your hand instead of your discard pile, and the row is refilled.',
      'It is a purchase, so "when purchased" abilities of the card work.',
    ],
  },
  dagobah: {
    name: 'Dagobah',
    condition: 'When you reveal this base,',
    text: 'exile up to 3 cards from your hand and discard pile.',
    rulings: [
      'You may take the cards from either place or from both.',
    ],
  },
  alderaan: {
    name: 'Alderaan',
    condition: 'When you reveal this base,',
    text: 'gain 4 Force.',
    rulings: [
      'It happens in step 1 of the start of your turn, so it can already earn the extra resource of step 2.',
    ],
  },
  bespin: {
    name: 'Bespin',
    condition: 'When you play your first neutral card in each of your turns,',
    text: 'draw 1 card.',
    rulings: [
      'It already works in the turn in which the base is revealed.',
      'Neutral capital ships and Outer Rim Pilots count.',
    ],
  },
  hoth: {
    name: 'Hoth',
    text: 'Prevent the first 2 damage to this base in each turn.',
    rulings: [
      'The 2 are counted over the whole turn, for all attacks and direct damage together.',
      'Capital ships are not protected.',
    ],
  },
  jedha: {
    name: 'Jedha',
    condition: 'When you purchase your first neutral card in each of your turns,',
    text: 'put it into your hand. Exile it at the end of the turn.',
    rulings: [
      'Purchases of Rebel cards do not use the ability up.',
      'You may leave the ability unused; once it is used, the exile is compulsory.',
    ],
  },
  sullust: {
    name: 'Sullust',
    condition: 'When you purchase your first card in each of your turns,',
    text: 'put it on top of your deck.',
    rulings: [
      'A free purchase counts as the first one too.',
      'The card goes there instead of your discard pile.',
    ],
  },
  tatooine: {
    name: 'Tatooine',
    condition: 'When you reveal this base,',
    text:
      'swap 1 Rebel card in the galaxy discard pile with 1 card in the galaxy row and gain 1 resource.',
    rulings: [
      'The card from the row goes to the galaxy discard pile.',
      'If no Rebel card lies in the galaxy discard pile, you still gain the resource.',
    ],
  },
  'yavin-4': {
    name: 'Yavin 4',
    condition: 'When your opponent discards a card from their hand in your turn,',
    text: 'deal 2 damage to their base.',
    rulings: [
      'It works for every card discarded, any number of times in a turn.',
      'The damage goes straight to the base; capital ships do not stop it.',
      'Discards that your opponent chooses as an option (Duros Spy, B-Wing) count; those at the end of their own turn do not.',
      'While your opponent has no base, nothing happens.',
    ],
  },
}
