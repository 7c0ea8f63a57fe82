import type { CardText } from './types.ts'

/** The words of the 82 cards in English, by card id. Texts and rulings are ours. */
export const cards: Readonly<Record<string, CardText>> = {
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
