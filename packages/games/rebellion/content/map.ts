/** Borders, impassable borders, regions, and the space of the hidden base. */
import type { Icon } from './icons.ts'

/** Pairs of systems with a passable border. */
export const BORDERS: readonly (readonly [string, string])[] = [
  ['alderaan', 'cato-neimoidia'],
  ['alderaan', 'corellia'],
  ['alderaan', 'coruscant'],
  ['alderaan', 'kashyyyk'],
  ['alderaan', 'mandalore'],
  ['alderaan', 'ord-mantell'],
  ['bespin', 'endor'],
  ['bespin', 'hoth'],
  ['bespin', 'mustafar'],
  ['bespin', 'sullust'],
  ['bothawui', 'malastare'],
  ['bothawui', 'nal-hutta'],
  ['bothawui', 'rodia'],
  ['bothawui', 'tatooine'],
  ['bothawui', 'toydaria'],
  ['cato-neimoidia', 'corellia'],
  ['cato-neimoidia', 'kashyyyk'],
  ['cato-neimoidia', 'malastare'],
  ['cato-neimoidia', 'sullust'],
  ['corellia', 'coruscant'],
  ['corellia', 'sullust'],
  ['coruscant', 'ord-mantell'],
  ['dagobah', 'mustafar'],
  ['dagobah', 'naboo'],
  ['dagobah', 'sullust'],
  ['dagobah', 'utapau'],
  ['dantooine', 'dathomir'],
  ['dantooine', 'mygeeto'],
  ['dathomir', 'mandalore'],
  ['dathomir', 'mygeeto'],
  ['dathomir', 'yavin'],
  ['endor', 'hoth'],
  ['felucia', 'mandalore'],
  ['felucia', 'mon-calamari'],
  ['felucia', 'saleucami'],
  ['felucia', 'yavin'],
  ['geonosis', 'naboo'],
  ['geonosis', 'rodia'],
  ['geonosis', 'ryloth'],
  ['geonosis', 'tatooine'],
  ['geonosis', 'utapau'],
  ['hoth', 'mustafar'],
  ['ilum', 'mygeeto'],
  ['ilum', 'ord-mantell'],
  ['kashyyyk', 'malastare'],
  ['kashyyyk', 'mandalore'],
  ['kashyyyk', 'saleucami'],
  ['kashyyyk', 'toydaria'],
  ['kessel', 'nal-hutta'],
  ['kessel', 'saleucami'],
  ['kessel', 'toydaria'],
  ['malastare', 'naboo'],
  ['malastare', 'rodia'],
  ['malastare', 'sullust'],
  ['malastare', 'toydaria'],
  ['mandalore', 'mygeeto'],
  ['mandalore', 'ord-mantell'],
  ['mandalore', 'saleucami'],
  ['mandalore', 'yavin'],
  ['mon-calamari', 'saleucami'],
  ['mustafar', 'sullust'],
  ['mygeeto', 'ord-mantell'],
  ['naboo', 'rodia'],
  ['naboo', 'sullust'],
  ['naboo', 'utapau'],
  ['nal-hutta', 'toydaria'],
  ['rodia', 'tatooine'],
  ['ryloth', 'tatooine'],
  ['saleucami', 'toydaria'],
]

/** Pairs that lie side by side on the map with an impassable area between them: not adjacent. */
export const IMPASSABLE: readonly (readonly [string, string])[] = [
  ['kessel', 'mon-calamari'],
  ['nal-hutta', 'tatooine'],
  ['ryloth', 'utapau'],
  ['dantooine', 'yavin'],
  ['mustafar', 'utapau'],
  ['bespin', 'corellia'],
  ['corellia', 'endor'],
]

export interface RegionFacts {
  readonly id: string
  readonly number: number
  readonly systems: readonly string[]
}

export const REGIONS: readonly RegionFacts[] = [
  { id: 'region-1', number: 1, systems: ['mon-calamari', 'felucia', 'yavin', 'saleucami'] },
  { id: 'region-2', number: 2, systems: ['kessel', 'toydaria', 'nal-hutta', 'bothawui'] },
  { id: 'region-3', number: 3, systems: ['rodia', 'tatooine', 'geonosis', 'ryloth'] },
  { id: 'region-4', number: 4, systems: ['mustafar', 'bespin', 'endor', 'hoth'] },
  { id: 'region-5', number: 5, systems: ['ord-mantell', 'ilum', 'mygeeto', 'dantooine'] },
  { id: 'region-6', number: 6, systems: ['malastare', 'kashyyyk', 'mandalore', 'dathomir'] },
  { id: 'region-7', number: 7, systems: ['corellia', 'cato-neimoidia', 'coruscant', 'alderaan'] },
  { id: 'region-8', number: 8, systems: ['naboo', 'sullust', 'dagobah', 'utapau'] },
]

/** The Rebel Base space is no system, but it builds. */
export const BASE_SPACE: { readonly id: string; readonly buildQueueNumber: number; readonly resources: readonly Icon[] } = { id: 'rebel-base-space', buildQueueNumber: 1, resources: [{ domain: 'space', color: 'blue', shape: 'triangle' }, { domain: 'ground', color: 'orange', shape: 'triangle' }] }
