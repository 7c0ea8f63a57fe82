/** The rules of both setups in English, by rule id. The words are ours. */
export const setup: Readonly<Record<string, string>> = {
  'rebellion/setup/0': 'From the second game on (or at once, if you like) use the complete setup; the advanced rules are part of it.',
  'rebellion/setup/1a': 'Decide who plays the Empire and who the Rebels; if you cannot agree, choose at random.',
  'rebellion/setup/1b': 'Each side takes its units, leaders, loyalty markers, faction sheet, missions and action cards.',
  'rebellion/setup/2a': 'Each side starts with its 4 leaders without the recruit icon in its leader pool.',
  'rebellion/setup/2b': 'Leaders with the recruit icon start beside the board and can only enter by recruiting or card effects.',
  'rebellion/setup/3a': 'Lay the two halves of the board together.',
  'rebellion/setup/3b': 'The time marker starts on space 1 of the time track.',
  'rebellion/setup/3c': 'The reputation marker starts on space 14 of the time track.',
  'rebellion/setup/4a': 'Objective deck: shuffle the cards of stages I, II and III separately; III lies at the bottom, II on it, I on top.',
  'rebellion/setup/4b': 'The Rebel player then draws the top objective card, keeping it secret from the Empire.',
  'rebellion/setup/5a': 'Action deck: each side shuffles its action cards with the recruit icon into a facedown deck.',
  'rebellion/setup/6a': 'Shuffle the space tactic cards and the ground tactic cards into two separate decks shared by both sides.',
  'rebellion/setup/6b': 'Lay dice, markers and rings in reach of all.',
  'rebellion/setup/7.i': 'Each side sets its 4 starting missions (return arrow at the bottom) aside.',
  'rebellion/setup/7.ii': 'The Empire shuffles its missions with the star icon (projects) into a facedown project deck on its board box.',
  'rebellion/setup/7.iii': 'Each side shuffles its remaining missions into its facedown mission deck.',
  'rebellion/setup/8.i.1': 'Shuffle the probe deck and reveal cards from the top until 3 Rebel systems and 5 Imperial systems have come up.',
  'rebellion/setup/8.i.2': 'Put a Rebel loyalty marker into each of the 3 Rebel systems.',
  'rebellion/setup/8.i.3':
    'Put a subjugation marker into each of the first 2 Imperial systems revealed and an Imperial loyalty marker into each of the other 3.',
  'rebellion/setup/8.i.4':
    'The 5 Imperial probe cards go back to the box for the whole game; all other revealed cards are shuffled back into the probe deck.',
  'rebellion/setup/8.i.5r':
    'Only the first 3 Rebel and the first 5 Imperial cards count: later cards of a full group, and cards without a symbol, have no effect and are shuffled back.',
  'rebellion/setup/8.ii.1':
    'The Empire takes 3 Star Destroyers, 3 Assault Carriers, 12 TIE Fighters, 12 Stormtroopers, 5 AT-STs, 1 AT-AT and 1 Death Star and divides them freely among systems with Imperial loyalty or a subjugation marker.',
  'rebellion/setup/8.ii.2': 'At least 1 Imperial ground unit must be placed in each Imperial system.',
  'rebellion/setup/8.ii.3r':
    'Coruscant gets no marker in the setup but is always loyal to the Empire. It counts as a system with Imperial loyalty: Imperial units may start there, and it needs at least 1 ground unit like the other five.',
  'rebellion/setup/8.iii.1':
    'The Rebels take 1 Corellian Corvette, 1 Rebel Transport, 2 X-wings, 2 Y-wings, 6 Rebel Troopers and 2 Airspeeders and place them in the Rebel Base space and/or in one single system.',
  'rebellion/setup/8.iii.2r':
    'The Rebel units may start in any system that has no Imperial unit, remote systems included. As every Imperial system holds Imperial ground units by then, this always is a Rebel or neutral system.',
  'rebellion/setup/8.iii.3': 'Limits on deploying (2 units per system, loyalty) and transport limits do not apply to setup placement.',
  'rebellion/setup/8.iv.1': 'Each side takes 2 random starting action cards (without the recruit icon), which lie facedown beside its sheet.',
  'rebellion/setup/8.iv.2': 'The other starting action cards return to the box unseen.',
  'rebellion/setup/8.iv.3': 'The order within step 8 is: markers, Imperial units, Rebel units, starting action cards.',
  'rebellion/setup/9a':
    'The Rebel player secretly takes one card still in the probe deck and lays it facedown under the Location mark: this system holds the base.',
  'rebellion/setup/9b': 'The deck must hold no probe card of a system with Imperial units when the base is chosen.',
  'rebellion/setup/9c':
    'Any other remaining card may be chosen: remote, neutral or Rebel systems, also the one with the Rebel starting units, also one adjacent to Imperial units.',
  'rebellion/setup/9d': 'The remaining probe cards are then shuffled and laid facedown as the probe deck.',
  'rebellion/setup/10a': 'Each player takes their 4 starting missions and the top 2 cards of their mission deck as the starting hand.',
  'rebellion/setup/10b': 'Hands are secret from the opponent.',
  'rebellion/first-game/0': 'For a first game you may use the fixed setup below in place of step 8; everything else follows the setup steps.',
  'rebellion/first-game/1': 'Remove the probe cards of Corellia, Mandalore, Saleucami, Sullust and Mustafar; shuffle the rest.',
  'rebellion/first-game/2': 'Kashyyyk: 1 Rebel loyalty marker.',
  'rebellion/first-game/3':
    'Bothawui: 1 Corellian Corvette, 1 Rebel Transport, 1 X-wing, 1 Y-wing, 3 Rebel Troopers, 1 Airspeeder, 1 Rebel loyalty marker.',
  'rebellion/first-game/4': 'Naboo: 1 Rebel loyalty marker.',
  'rebellion/first-game/5': 'Rebel Base space: 1 X-wing, 1 Y-wing, 3 Rebel Troopers, 1 Airspeeder.',
  'rebellion/first-game/6': 'Saleucami: 1 Star Destroyer, 2 TIE Fighters, 2 Stormtroopers, 1 AT-ST, 1 Imperial loyalty marker.',
  'rebellion/first-game/7': 'Mandalore: 1 Death Star, 4 TIE Fighters, 2 Stormtroopers, 1 AT-ST, 1 subjugation marker.',
  'rebellion/first-game/8': 'Coruscant: 1 Star Destroyer, 1 Assault Carrier, 2 TIE Fighters, 3 Stormtroopers, 1 AT-AT, 1 AT-ST.',
  'rebellion/first-game/9': 'Corellia: 1 Assault Carrier, 1 Stormtrooper, 1 Imperial loyalty marker.',
  'rebellion/first-game/10': 'Sullust: 1 Star Destroyer, 2 TIE Fighters, 2 Stormtroopers, 1 AT-ST, 1 subjugation marker.',
  'rebellion/first-game/11': 'Mustafar: 1 Assault Carrier, 2 TIE Fighters, 2 Stormtroopers, 1 AT-ST, 1 Imperial loyalty marker.',
  'rebellion/first-game/12': 'In the first game the base must not be adjacent to any system with Imperial units.',
  'rebellion/first-game/13': 'In the first game action cards without the recruit icon stay in the box.',
  'rebellion/first-game/14':
    'In the first game recruiting draws 2 action cards and takes a leader shown on either; the card effects are ignored and the cards go to the box.',
  'rebellion/first-game/15r':
    'Putting the drawn action cards into the box when recruiting applies only to the option for the first game. Otherwise you keep the chosen card and put the other under the deck.',
}
