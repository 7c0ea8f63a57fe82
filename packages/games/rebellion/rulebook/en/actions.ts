import type { ActionText } from '../types.ts'

/** The action cards in English, by id. Texts are ours. */
export const actions: Readonly<Record<string, ActionText>> = {
  'according-to-my-design': {
    name: 'According to My Design',
    text: 'In the first round of this combat the Rebel player rolls 1 red die and 2 black dice fewer in the space battle, and the same in the ground battle.',
    rulings: ['The dice are taken off before the limit of 5 dice.'],
  },
  'brilliant-administrator': {
    name: 'Brilliant Administrator',
    text: 'Place this leader in an Imperial system. Then put units on the build queue by all resource icons and the number of that system.',
  },
  'it-is-your-destiny': {
    name: 'It Is Your Destiny',
    when: "When a leader has been rescued in a mission in this leader's system,",
    text: 'capture 1 leader who attempted that mission.',
    rulings: ['It also answers a rescue by the Millennium Falcon.'],
  },
  'more-dangerous-than-you-realize': { name: 'More Dangerous Than You Realize', text: 'Draw 3 space tactic cards or 3 ground tactic cards.' },
  blindside: {
    name: 'Blindside',
    when: "Before you reveal this leader's mission,",
    text: 'play this card: your opponent cannot send leaders from the pool to oppose that mission.',
    rulings: ['Leaders who are in the system already still oppose it.'],
  },
  'boba-fett-where': {
    name: 'Boba Fett? Where?',
    text: 'Place this leader in an Imperial system. In the next command phase Rebel leaders there can neither attempt missions nor use action cards.',
    rulings: ['Missions that are resolved are not stopped.'],
  },
  'catch-them-by-surprise': {
    name: 'Catch Them by Surprise',
    text: 'Place this leader in any system, then move Imperial units there from adjacent systems. If Rebel units are there, a combat follows.',
    rulings: ['The normal rules of movement apply, and a hidden base may be revealed.'],
  },
  'fully-operational': {
    name: 'Fully Operational',
    text: 'If a Death Star or a Death Star Under Construction is in this system, destroy 1 Rebel ship here.',
  },
  'good-intel': { name: 'Good Intel', text: 'The Rebel player keeps all tactic cards faceup in this combat.' },
  'keep-them-from-escaping': { name: 'Keep Them from Escaping', text: 'Rebel units cannot retreat from this combat.' },
  'local-rumors': {
    name: 'Local Rumors',
    text: 'Place this leader in a system with Imperial units. The Rebel player must say whether the Rebel base is in that region.',
  },
  'proceeding-as-planned': {
    name: 'Proceeding as Planned',
    text: 'Look through the project deck, choose 1 card and assign this leader to it. Then shuffle the deck.',
    rulings: ['The card is not shown; a second leader may join from the pool.', 'The mission still needs its skill icons to be revealed.'],
  },
  'public-support': {
    name: 'Public Support',
    text: 'Place this leader in an Imperial system without Rebel ground units and gain 3 Stormtroopers there. In this round this leader does not prevent units from moving out of the system.',
  },
  'ready-for-action': {
    name: 'Ready for Action',
    text: 'Place this leader from the pool in the system of the combat. The leader cannot retreat and returns to the pool after the combat.',
  },
  'scouting-mission': {
    name: 'Scouting Mission',
    text: 'Place this leader in any system, then move up to 4 TIE Fighters there from anywhere, without transport. If Rebel ships are there, a combat follows.',
    rulings: ['TIE Fighters in a system with an Imperial leader stay.'],
  },
  'target-the-generator': { name: 'Target the Generator', text: 'Destroy 1 structure in this system.' },
  'our-most-desperate-hour': {
    name: 'Our Most Desperate Hour',
    text: 'Look through your mission deck, choose 1 card and assign this leader to it. Then shuffle the deck.',
    rulings: ['The card is not shown; a second leader may join from the pool.'],
  },
  'rebel-planning': { name: 'Rebel Planning', text: 'Place this leader in the Rebel Base space and draw 1 objective.' },
  'start-the-evacuation': {
    name: 'Start the Evacuation',
    text: 'Place this leader in a system without Imperial units. Then move units from the Rebel Base space there as if the two were adjacent.',
    rulings: ['Transport capacity, immobility and another leader in the space still count.'],
  },
  'temporary-alliance': {
    name: 'Temporary Alliance',
    text: 'Place this leader in a neutral system. Then put units on the build queue by all resource icons and the number of that system.',
  },
  'human-cyborg-relations': {
    name: 'Human-Cyborg Relations',
    text: "Attach the C-3PO ring to any leader. When you fail a diplomacy mission in that leader's system, you may discard the ring: the mission succeeds.",
  },
  'resourceful-astromech': {
    name: 'Resourceful Astromech',
    text: "Attach the R2-D2 ring to any leader. After your opponent rolls for a mission in that leader's system, you may discard the ring to turn 1 of those dice to blank.",
    rulings: ['It works in missions of either side, before the results are compared.'],
  },
  ambush: { name: 'Ambush', text: 'Place this leader in any system and destroy Imperial ground units there with a total health of up to 3.' },
  'an-old-friend': {
    name: 'An Old Friend',
    text: 'Place this leader in Bespin and recruit Lando Calrissian, or in Kashyyyk and recruit Chewbacca. The recruit is placed in the same system.',
    rulings: ['The recruit must still be in the supply.'],
  },
  'independent-operation': {
    name: 'Independent Operation',
    text: 'Place this leader in a subjugated system. The Imperial player must move all Imperial ground units from there to one Imperial system without Rebel ground units, near or far and without transport.',
    rulings: ['If there is no such system, the card cannot be used.'],
  },
  'its-a-trap': {
    name: 'It’s a Trap',
    text: 'In the first round of this combat your opponent cannot play space tactic cards.',
    rulings: ['Cards that block damage cannot be played either; drawing cards is still possible.'],
  },
  'noble-sacrifice': { name: 'Noble Sacrifice', when: 'When this leader is captured,', text: 'the leader is eliminated and you gain 1 reputation.' },
  'one-in-a-million': {
    name: 'One in a Million',
    when: "In a combat or a mission in this leader's system,",
    text: 'set up to 2 of your dice to faces of your choice instead of rolling them.',
    rulings: ['It may give Death Star Plans the direct hit.'],
  },
  'point-blank-assault': {
    name: 'Point-Blank Assault',
    text: 'Every unit in this system, of either side, has 1 less health in this combat, but at least 1.',
    rulings: ['Objectives still count printed health; a Death Star is not affected.'],
  },
  'son-of-skywalker': {
    name: 'Son of Skywalker',
    when: "When you succeed at a mission in this leader's system,",
    text: 'look through your mission deck for Seek Yoda or Daring Rescue and take it into your hand. Then shuffle the deck.',
    rulings: ['The card found is not shown.', 'A resolved mission counts as a success.'],
  },
  'target-the-star-destroyers': {
    name: 'Target the Star Destroyers',
    text: 'In the space battles of this combat up to 2 of your hits on black dice count as hits on red dice, in every round.',
  },
  'the-millennium-falcon': {
    name: 'The Millennium Falcon',
    text: "Attach the Millennium Falcon ring to this leader. After you succeed at a mission in this leader's system, you may discard the ring to rescue 1 captured leader there.",
    rulings: ['The rescue happens after all steps of the mission; a resolved mission counts as a success.'],
  },
  undercover: {
    name: 'Undercover',
    when: 'When your opponent attempts a mission, before dice are rolled,',
    text: 'move this leader from any system to the system of that mission.',
    rulings: ['The leader must be in a system and not be captured.', 'A mission that nobody opposed is opposed now.'],
  },
  'wookiee-guardian': {
    name: 'Wookiee Guardian',
    when: "When your opponent attempts a spec ops mission in this leader's system, before dice are rolled,",
    text: 'that mission fails.',
    rulings: ['The leader may have been sent to oppose it just before.'],
  },
}
