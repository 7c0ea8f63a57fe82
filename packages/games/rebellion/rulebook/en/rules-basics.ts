/** The golden rules and the rules of the components in English, by rule id. The words are ours. */
export const basics: Readonly<Record<string, string>> = {
  'rebellion/golden/01': 'If the rules reference contradicts the rulebook, the reference applies.',
  'rebellion/golden/02': 'If a card contradicts the rules reference, the card applies.',
  'rebellion/golden/03': 'If the card and the reference can both be followed, both are followed.',
  'rebellion/golden/04': '"Cannot" in a card text is absolute: no other effect cancels it.',
  'rebellion/golden/05r':
    'The two editions of the reference are not ranked. Where both can be followed, follow both; where only one speaks, follow it. Where they differ, the later one with its questions and answers applies, unless it contradicts itself or is plainly a misprint.',
  'rebellion/components/01': 'The box holds 153 units: 89 Imperial and 64 Rebel.',
  'rebellion/components/02':
    'Imperial units: 24 TIE Fighters, 8 Assault Carriers, 8 Star Destroyers, 2 Super Star Destroyers, 2 Death Stars, 1 Death Star Under Construction, 30 Stormtroopers, 10 AT-STs, 4 AT-ATs.',
  'rebellion/components/03':
    'Rebel units: 8 X-wings, 12 Y-wings, 4 Corellian Corvettes, 4 Rebel Transports, 3 Mon Calamari Cruisers, 21 Rebel Troopers, 6 Airspeeders, 3 Shield Generators, 3 Ion Cannons.',
  'rebellion/components/04': 'There are 25 leaders: 12 Imperial and 13 Rebel.',
  'rebellion/components/05': 'There are 7 attachment rings.',
  'rebellion/components/06': 'There are 68 mission cards: 39 Imperial and 29 Rebel.',
  'rebellion/components/07': 'There are 34 action cards: 16 Imperial and 18 Rebel.',
  'rebellion/components/08': 'There are 30 tactic cards: 15 space and 15 ground.',
  'rebellion/components/09': 'There are 15 objective cards.',
  'rebellion/components/10': 'There are 31 probe cards: one for each system except Coruscant.',
  'rebellion/components/11': 'There are 10 dice: 5 black and 5 red.',
  'rebellion/components/12':
    'Markers in the box: 12 Rebel loyalty, 27 two-sided Imperial loyalty and subjugation, 10 sabotage, 3 destroyed system, 24 single and 8 double damage, 1 time, 1 reputation.',
  'rebellion/components/13': 'Leaders and rings are limited to those in the box.',
  'rebellion/components/14': 'All markers other than leaders and rings are unlimited.',
  'rebellion/components/15': 'Units are limited to those in the box: a player cannot build a unit of which none is left in the supply.',
  'rebellion/components/16': 'In refresh step 5 you may destroy units of your own on the board to return them to the supply.',
  'rebellion/components/17r':
    'You may destroy units of your own in step 5 only if they are of a type of which none is left in the supply and which you are about to place on the build queue.',
  'rebellion/components/18': 'The Empire cannot voluntarily destroy its own Death Star.',
  'rebellion/components/19': 'In each attack and in each mission a player rolls at most 5 black and 5 red dice.',
  'rebellion/components/20': 'When a deck runs out, its discard pile is shuffled and becomes the new facedown deck.',
  'rebellion/components/21':
    'Assemble the Death Stars and the Star Destroyers, punch out the markers and fit the leaders into their stands before the first game.',
  'rebellion/components/22':
    'If the figures do not fit into a system, stand them beside its border and move the survivors in after the combat; this means nothing in the game.',
  'rebellion/components/23r':
    'If a deck and its discard pile are both empty (possible for probe cards and objectives, which are not discarded), you draw as many cards as there are; the rest of the draw is lost.',
  'rebellion/components/24r':
    'An effect that gains units or places them on the build queue gives as many of them as the supply holds; the rest is lost and is not owed.',
}
