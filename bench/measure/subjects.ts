/** The games that are measured, with their floors, and what one of them alone has. */
import { deckbuilding } from '@orrery/deckbuilding'
import { rebellion } from '@orrery/rebellion'
import { UNITS } from '@orrery/rebellion/content/units'
import { battleOdds, type BattleSetup } from '@orrery/rebellion/odds'
import { rate, type Line } from '../lines.ts'
import { presetOf, rndFrom } from './game.ts'

export const DECKBUILDING = {
  id: 'deckbuilding',
  name: 'Deckbuilding',
  game: deckbuilding,
  options: presetOf(deckbuilding),
  floors: { random: null, rollouts: 3000, cloneMicros: 10 },
}

export const REBELLION = {
  id: 'rebellion',
  name: 'Rebellion',
  game: rebellion,
  options: presetOf(rebellion),
  floors: { random: 200, rollouts: null, cloneMicros: 25 },
}

/** A battle as it often comes: a Star Destroyer with fighters against a small Rebel fleet. */
const BATTLE: BattleSetup = {
  theatre: 'space',
  units: UNITS.map((u) => ({ 'star-destroyer': 1, 'tie-fighter': 3, 'corellian-corvette': 1, 'x-wing': 2, 'y-wing': 1 })[u.id] ?? 0),
  cards: [1, 2],
  first: 1,
}

/** Battles a second of the odds that players and bots see. */
export function odds(): Line[] {
  const rnd = rndFrom('odds')
  const perSecond = rate(() => (battleOdds(BATTLE, 500, rnd), 500))
  return [
    {
      id: 'rebellion-odds',
      what: 'Rebellion battles for the odds, one core',
      value: perSecond,
      unit: 'battles/s',
      floor: { is: '>=', value: 10_000 },
    },
  ]
}
