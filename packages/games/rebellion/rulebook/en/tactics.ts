import type { CardText } from '../types.ts'

/** The tactic cards in English, by id. Texts are ours. */
export const tactics: Readonly<Record<string, CardText>> = {
  'space-brilliant-strategy': {
    name: 'Brilliant Strategy',
    text: 'Draw 2 tactic cards, each from the deck of your choice.',
    rulings: ['Ground tactic cards may be drawn too.'],
  },
  'space-concentrate-fire': { name: 'Concentrate Fire', text: 'Reroll up to 2 of your dice.', rulings: ['The dice are rerolled together.'] },
  'space-critical-hit': { name: 'Critical Hit', text: 'Deal 1 damage to an enemy ship.' },
  'space-defensive-formation': { name: 'Defensive Formation', text: 'Block 1 damage.' },
  'space-no-escape': {
    name: 'No Escape',
    text: 'Your opponent cannot retreat in this combat round.',
    rulings: ['Transports that would have to retreat are destroyed.'],
  },
  'space-onslaught': { name: 'Onslaught', text: 'Deal 1 damage each to up to 2 enemy ships.' },
  'space-outmaneuver': { name: 'Outmaneuver', text: 'Discard another space tactic card from your hand to block up to 2 damage.' },
  'space-take-it-down': { name: 'Take It Down', text: 'Deal 2 damage to 1 enemy ship.' },
  'space-unstoppable-assault': {
    name: 'Unstoppable Assault',
    text: 'Your opponent cannot block damage in this space battle.',
    rulings: ['It lasts until the end of the battle step.'],
  },
  'ground-bombardment': {
    name: 'Bombardment',
    text: 'Choose 1 of your ships in this system and deal damage equal to its red attack value to enemy ground units.',
    rulings: ['The damage may be divided; the colour of health does not matter.'],
  },
  'ground-brilliant-strategy': {
    name: 'Brilliant Strategy',
    text: 'Draw 2 tactic cards, each from the deck of your choice.',
    rulings: ['Space tactic cards may be drawn too.'],
  },
  'ground-concentrate-fire': { name: 'Concentrate Fire', text: 'Reroll up to 2 of your dice.', rulings: ['The dice are rerolled together.'] },
  'ground-critical-hit': { name: 'Critical Hit', text: 'Deal 1 damage to an enemy ground unit.' },
  'ground-defensive-formation': { name: 'Defensive Formation', text: 'Block 1 damage.' },
  'ground-dig-in': { name: 'Dig In', text: 'Discard another ground tactic card from your hand to block up to 2 damage.' },
  'ground-escape-plan': {
    name: 'Escape Plan',
    text: 'In this combat round your units may retreat without transport.',
    rulings: ['Immobile units stay; all other rules of a retreat hold.'],
  },
  'ground-onslaught': { name: 'Onslaught', text: 'Deal 1 damage each to up to 2 enemy ground units.' },
  'ground-take-it-down': { name: 'Take It Down', text: 'Deal 2 damage to 1 enemy ground unit.' },
  'ground-unstoppable-assault': {
    name: 'Unstoppable Assault',
    text: 'Your opponent cannot block damage in this ground battle.',
    rulings: ['It lasts until the end of the battle step.'],
  },
}

/** The attachment rings in English, by id. Texts are ours. */
export const rings: Readonly<Record<string, CardText>> = {
  captured: {
    name: 'Captured',
    text: 'This Rebel leader is a captive of the Empire.',
    rulings: ['The Empire has only one of these rings: with a new capture the earlier captive is rescued.'],
  },
  carbonite: {
    name: 'Carbonite',
    text: 'This Rebel leader is frozen and still counts as captured.',
    rulings: ['The Captured ring is free for another leader.'],
  },
  'lure-of-the-dark-side': {
    name: 'Lure of the Dark Side',
    text: 'This leader is Imperial for the rest of the game.',
    rulings: ['In the team game the leader belongs to the Imperial pool of the same colour.'],
  },
  'c-3po': {
    name: 'C-3PO',
    text: "When the Rebels fail a diplomacy mission in this leader's system, they may discard the ring: the mission succeeds.",
  },
  'r2-d2': {
    name: 'R2-D2',
    text: "After the Imperial player rolls for a mission in this leader's system, the Rebels may discard the ring to turn 1 of those dice to blank.",
  },
  'millennium-falcon': {
    name: 'Millennium Falcon',
    text: "After the Rebels succeed at a mission in this leader's system, they may discard the ring to rescue 1 captured leader there.",
  },
  'master-yoda': {
    name: 'Master Yoda',
    text: "Once per game round, in a mission or combat in this leader's system, the Rebel player may reroll 1 die of their own.",
    rulings: ['On Luke the ring passes to Luke Skywalker (Jedi).'],
  },
}
