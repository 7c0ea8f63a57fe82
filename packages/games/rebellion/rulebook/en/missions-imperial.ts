import type { MissionText } from '../types.ts'

/** The Imperial missions in English, by id. Texts are ours. */
export const missions: Readonly<Record<string, MissionText>> = {
  'rule-by-fear': {
    name: 'Rule by Fear',
    requirement: 'Attempt it in a populous system with Imperial units.',
    text: 'You gain 1 loyalty in this system.',
  },
  'gather-intel': {
    name: 'Gather Intel',
    requirement: 'Attempt it in a Rebel system.',
    text: 'Draw 1 probe card for every 4 Rebel units at the Rebel base, but at least 1.',
    rulings: ['While the base is hidden, the units in the Rebel Base space are counted; while it is revealed, those in its system.'],
  },
  'capture-rebel-operative': {
    name: 'Capture Rebel Operative',
    requirement: 'Attempt it against a Rebel leader in a system with Imperial units.',
    text: 'Capture that leader.',
  },
  'research-and-development': {
    name: 'Research and Development',
    requirement: 'Resolve it in a system loyal to the Empire.',
    text: 'Choose one: draw 2 projects, keep 1 of them and put the other under the deck; or remove the sabotage marker from this system and draw 1 project.',
    rulings: ['A system that is only subjugated will not do.', 'The second option needs a sabotage marker in the system.'],
  },
  'construct-death-star': {
    name: 'Construct Death Star',
    requirement: 'Resolve it in a remote system without Rebel units.',
    text: 'Gain the Death Star Under Construction in this system and put 1 Death Star on space 3 of the build queue. When it is deployed, it replaces the construction site.',
  },
  'construct-factory': {
    name: 'Construct Factory',
    requirement: 'Resolve it in an Imperial system.',
    text: 'Remove the sabotage marker from this system, if there is one. Then put units on the build queue by all resource icons and the number of this system.',
  },
  'construct-super-star-destroyer': {
    name: 'Construct Super Star Destroyer',
    requirement: 'Resolve it in an Imperial system with a blue square icon.',
    text: 'Put 1 Super Star Destroyer on space 3 of the build queue.',
  },
  'oversee-project': {
    name: 'Oversee Project',
    requirement: 'Resolve it in a system with Imperial units and without Rebel units.',
    text: 'Choose 1 of your units on space 1 or 2 of the build queue and deploy it in this system.',
    rulings: ['A Death Star can be chosen only in the system of its construction site.', 'Loyalty, remoteness and the limit of 2 units do not matter, but a sabotage marker forbids it.'],
  },
  'superlaser-online': {
    name: 'Superlaser Online',
    requirement: 'Resolve it in a system with a Death Star.',
    text: 'Destroy this system. Then gain 1 loyalty in a populous system of this region.',
    rulings: ['The construction site will not do.', 'If the Rebel base was here, hidden or not, the Empire wins at once.'],
  },
  'address-delays': {
    name: 'Address Delays',
    requirement: 'Resolve it in an Imperial system.',
    text: 'Put units on the build queue by all resource icons and the number of this system.',
  },
  'carbon-freezing': {
    name: 'Carbon Freezing',
    requirement: 'Attempt it against a captured leader.',
    text: 'Attach the Carbonite ring to that leader; the Rebels lose 1 reputation. The ring is discarded when the leader is rescued.',
    rulings: ['The leader still counts as captured, and the Captured ring becomes free for another one.', 'The reputation does not come back with the rescue.'],
  },
  'collect-bounty': {
    name: 'Collect Bounty',
    requirement: 'Attempt it against a Rebel leader in any system.',
    text: 'Capture that leader, then move both the captive and the leader assigned to this mission to the closest system with an Imperial unit.',
    rulings: ['Among equally close systems the Imperial player chooses; if an Imperial unit is in this system, nobody moves.', 'Whether the captive is rescued for want of Imperial units is tested only after the move.'],
  },
  detained: {
    name: 'Detained',
    requirement: 'Attempt it against a Rebel leader in any system.',
    text: 'In the next refresh phase that leader does not return to the leader pool but stays in the system.',
    rulings: ['The leader is not captured.'],
  },
  'display-of-power': { name: 'Display of Power', requirement: 'Attempt it in a populous system.', text: 'You gain 2 loyalty in this system.' },
  'double-our-efforts': {
    name: 'Double Our Efforts',
    requirement: 'Resolve it in an Imperial system.',
    text: 'Choose 1 unit on space 2 or 3 of your build queue and move it 1 space closer to its deployment.',
    bonus: 'With Moff Jerjerrod on this mission you may choose 1 more unit.',
    rulings: ['A Death Star may be chosen too.'],
  },
  'fear-will-keep-them-in-line': {
    name: 'Fear Will Keep Them in Line',
    requirement: 'Attempt it in a system with a Death Star, a Star Destroyer or a Super Star Destroyer.',
    text: 'You gain 1 loyalty in 2 systems of this region.',
    rulings: ['The construction site alone will not do.'],
  },
  'homing-beacon': {
    name: 'Homing Beacon',
    requirement: 'Attempt it against a captured leader.',
    text: 'The leader is rescued, but the Rebel player must place the leader in a system of the region where the Rebel base is.',
  },
  'hunt-them-down': {
    name: 'Hunt Them Down',
    requirement: 'Attempt it in any system.',
    text: 'Destroy units in this system with a total health of up to 2.',
    rulings: ['You choose the units; printed health counts, and a Death Star cannot be chosen.'],
  },
  'imperial-propaganda': {
    name: 'Imperial Propaganda',
    requirement: 'Attempt it in an Imperial system.',
    text: 'The Rebels lose their loyalty in every system of this region.',
    rulings: ['Rebel markers below subjugation markers are removed as well.'],
  },
  'intercept-transmissions': {
    name: 'Intercept Transmission',
    requirement: 'Attempt it in a Rebel system.',
    text: 'The Rebel player draws 8 probe cards, gives you those of systems with Imperial units and shuffles the rest back into the deck.',
  },
  interrogation: {
    name: 'Interrogation',
    requirement: 'Attempt it against a captured leader.',
    text: 'The Rebel player shows you the objectives in hand and takes them back.',
  },
  'interrogation-droid': {
    name: 'Interrogation Droid',
    requirement: 'Attempt it against a captured leader; all skill icons count.',
    text: 'The Rebel player names 3 systems, one of which must hold the Rebel base.',
    rulings: ['The other two are the free choice of the Rebel player; the base stays hidden.'],
  },
  'long-range-probe': {
    name: 'Long-Range Probe',
    requirement: 'Attempt it in any system.',
    text: 'The Rebel player must say whether the Rebel base is in this system.',
    rulings: ['The base is not revealed by this.'],
  },
  'lure-of-the-dark-side': {
    name: 'Lure of the Dark Side',
    requirement: 'Attempt it against a captured leader; all skill icons count.',
    text: 'Attach the Lure of the Dark Side ring to that leader, who is Imperial for the rest of the game. If it is Luke Skywalker, the Rebels lose 1 reputation.',
    rulings: ['The leader is no longer captured and goes to the Imperial pool in the next refresh phase.'],
  },
  'planetary-conquest': {
    name: 'Planetary Conquest',
    requirement: 'Attempt it in any system.',
    text: 'Move up to 1 AT-AT, 1 AT-ST and 2 Stormtroopers from one system, near or far and without transport, to this system. If Rebel ground units are here, a combat follows.',
    rulings: ['An Imperial leader in the system that they leave stops the move.', 'Ground units that arrive reveal a hidden base here before the combat.'],
  },
  'probe-droid-initiative': {
    name: 'Probe Droid Initiative',
    requirement: 'Resolve it in a system with a Star Destroyer or a Super Star Destroyer.',
    text: 'Draw 2 probe cards.',
    bonus: 'With Admiral Ozzel on this mission draw 2 more.',
  },
  'retrieve-the-plans': {
    name: 'Retrieve the Plans',
    requirement: 'Attempt it against a captured leader.',
    text: 'The Rebel player shows you the objectives in hand; you put 1 of them on the bottom of the objective deck.',
  },
  'secret-weapons-research': { name: 'Secret Weapons Research', requirement: 'Resolve it in an Imperial system.', text: 'Draw 2 projects.' },
  'trade-negotiations': { name: 'Trade Negotiations', requirement: 'Attempt it in a populous system.', text: 'You gain 1 loyalty in this system.' },
}
