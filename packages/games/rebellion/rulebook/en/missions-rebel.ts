import type { MissionText } from '../types.ts'

/** The Rebel missions in English, by id. Texts are ours. */
export const missions: Readonly<Record<string, MissionText>> = {
  'build-alliance': {
    name: 'Build Alliance',
    requirement: 'Attempt it in a populous system.',
    text: 'You gain 1 loyalty in this system. If Rebel units are here, you roll 2 extra dice for this attempt.',
  },
  infiltration: {
    name: 'Infiltration',
    requirement: 'Attempt it in a system with Imperial units.',
    text: 'Look at the top 2 objectives of the deck; put 1 back on top and the other on the bottom.',
  },
  'rapid-mobilization': {
    name: 'Rapid Mobilization',
    requirement: 'Resolve it in the Rebel Base space.',
    text: 'At the end of this command phase choose one: if the base is hidden, move up to 5 units from one system, near or far, to the Rebel Base space; or draw 4 probe cards and establish a new base. With 2 leaders on this mission draw 8 cards.',
    rulings: ['Nothing is chosen before the end of the phase.', 'While the base is revealed, the leaders go to its system and only the new base can be chosen.', 'A move to the space ignores adjacency only; capacity and leaders who lock units in still count.'],
  },
  sabotage: { name: 'Sabotage', requirement: 'Attempt it in a populous system.', text: 'Put a sabotage marker in this system.' },
  'base-defenses': {
    name: 'Base Defenses',
    requirement: 'Attempt it in a Rebel system.',
    text: 'Gain 1 Ion Cannon and 1 Shield Generator in the Rebel Base space.',
    rulings: ['While the base is revealed, they are placed in its system.'],
  },
  'contingency-plan': {
    name: 'Contingency Plan',
    requirement: 'Resolve it without naming a system.',
    text: 'Assign this leader to a starting mission from your hand, even one that was already used this round.',
    bonus: 'Lando Calrissian adds 2 successes to an attempt that he makes later this round.',
    rulings: ['No second leader can join the new mission, which is revealed in a later turn and needs its skill icons.'],
  },
  'covert-operation': {
    name: 'Covert Operation',
    requirement: 'Attempt it in a system with Imperial units.',
    text: 'Draw 2 objectives, keep 1 and put the other on the bottom of the objective deck.',
  },
  'daring-rescue': {
    name: 'Daring Rescue',
    requirement: 'Attempt it in a system with a captured leader.',
    text: 'Rescue that leader.',
    rulings: ['With two captives in the system you choose one after the success.'],
  },
  demolition: {
    name: 'Demolition',
    requirement: 'Attempt it in an Imperial system.',
    text: 'For each resource icon of this system destroy 1 unit on the Imperial build queue that the icon builds.',
    rulings: ['You choose among the units of an icon; Super Star Destroyers and Death Stars have none.'],
  },
  'establish-trade-relations': {
    name: 'Establish Trade Relations',
    requirement: 'Attempt it in a system without a sabotage marker.',
    text: 'You gain 1 loyalty in this system. Then put units on the build queue by all its resource icons and its number.',
    rulings: ['The units are placed whatever the loyalty then is.'],
  },
  'for-the-greater-good': {
    name: 'For the Greater Good',
    requirement: 'Attempt it in a system with a captured leader.',
    text: 'Rescue that leader and draw 1 objective. The leaders of this mission stay in the system.',
    rulings: ['With two captives in the system you choose one after the success.'],
  },
  'hidden-fleet': {
    name: 'Hidden Fleet',
    requirement: 'Resolve it in a system without Imperial units.',
    text: 'Move units from the Rebel Base space to this system as if the two were adjacent, even if leaders are in the space.',
    rulings: ['Transport capacity and immobility still count.'],
  },
  'hit-and-run': {
    name: 'Hit and Run',
    requirement: 'Attempt it in any system.',
    text: 'Destroy units in this system with a total health of up to 2.',
    rulings: ['You choose the units; printed health counts, and a Death Star cannot be chosen.'],
  },
  'incite-rebellion': {
    name: 'Incite Rebellion',
    requirement: 'Attempt it in a subjugated system.',
    text: 'Gain 3 Rebel Troopers in this system; then a combat follows.',
    rulings: ['If the supply is short, you gain as many as there are.'],
  },
  'lead-the-strike-team': {
    name: 'Lead the Strike Team',
    requirement: 'Attempt it in any system.',
    text: 'Move up to 4 ground units from the Rebel Base space to this system, near or far and without transport. If Imperial ground units are here, a combat follows.',
    rulings: ['A Rebel leader in the Rebel Base space stops the move; structures stay.'],
  },
  misdirection: {
    name: 'Misdirection',
    requirement: 'Attempt it in a system with Imperial units.',
    text: "Choose 1 of your leaders. For the rest of this round no Imperial leader can be sent from the pool to oppose that leader's mission.",
    rulings: ['Imperial leaders who are in the system already still oppose it.'],
  },
  'plan-the-assault': {
    name: 'Plan the Assault',
    requirement: 'Attempt it in a system with Imperial ships.',
    text: 'Move ships, but no ground units, from the Rebel Base space to this system as if the two were adjacent, even if leaders are in the space. Then a combat follows.',
  },
  'plant-false-lead': {
    name: 'Plant False Lead',
    requirement: 'Resolve it in a system with Imperial units.',
    text: 'Take 4 random probe cards from the Imperial player and put them on the top or the bottom of the probe deck, in any order and division, without showing them.',
    rulings: ['The Imperial player knows the cards that were taken and how many go to each end, but not which.', 'With fewer than 4 cards all of them are taken.'],
  },
  'public-uprising': {
    name: 'Public Uprising',
    requirement: 'Attempt it in a subjugated system.',
    text: 'Gain in this system 1 unit of a circle icon and 2 units of triangle icons, ships or ground units. Then a combat follows.',
  },
  'rogue-squadron-raid': {
    name: 'Rogue Squadron Raid',
    requirement: 'Attempt it in an Imperial system.',
    text: 'Destroy units on the Imperial build queue with a total health of up to 4.',
    rulings: ['You choose the units; a Death Star cannot be chosen.'],
  },
  'seek-yoda': {
    name: 'Seek Yoda',
    requirement: 'Resolve it in Dagobah.',
    text: "Attach the Master Yoda ring to this leader. Once per game round, in a mission or combat in this leader's system, you may reroll 1 of your dice.",
    bonus: 'Replace Luke Skywalker by Luke Skywalker (Jedi).',
    rulings: ['The mission works although Dagobah is destroyed.', 'On Luke the ring passes to Luke Skywalker (Jedi).'],
  },
  'stolen-plans': {
    name: 'Stolen Plans',
    requirement: 'Attempt it in a system with Imperial units.',
    text: 'Look at the top 4 objectives of the deck and put them back on top in any order.',
  },
  'support-of-mon-calamari': {
    name: 'Support of Mon Calamari',
    requirement: 'Attempt it in Mon Calamari.',
    text: 'Choose one: gain 2 loyalty in this system, or put 1 Mon Calamari Cruiser on space 3 of the build queue.',
  },
  'wookiee-uprising': {
    name: 'Wookiee Uprising',
    requirement: 'Attempt it in Kashyyyk.',
    text: 'You gain 1 loyalty in this system. Then destroy units in it with a total health of up to 4.',
    rulings: ['You choose the units.'],
  },
}
