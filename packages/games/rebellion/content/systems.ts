/** The 32 systems. A position names them by their index in SYSTEMS; the Rebel Base space follows them. */
import type { Icon } from './icons.ts'

export interface SystemFacts {
  readonly id: string
  readonly name: string
  readonly region: string
  readonly kind: 'populous' | 'remote'
  /** Queue space for all icons of the system; null where there are none. */
  readonly buildQueueNumber: number | null
  /** Left to right as printed: the first is the only one that counts in a subjugated system. */
  readonly resources: readonly Icon[]
  /** The side that holds the system for ever, without a marker. */
  readonly permanentLoyalty: 'imperial' | null
  readonly hasProbeCard: boolean
  /** The symbol on its probe card, used in the complete setup. */
  readonly probeLoyaltyIcon: 'rebel' | 'imperial' | null
  /** Fractions of the board's width and height from the top left corner; the board is twice as wide as high. */
  readonly position: { readonly x: number; readonly y: number }
}

export const SYSTEMS: readonly SystemFacts[] = [
  { id: 'alderaan', name: 'Alderaan', region: 'region-7', kind: 'populous', buildQueueNumber: 1, resources: [{ domain: 'ground', color: 'orange', shape: 'triangle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.414, y: 0.778 } },
  { id: 'bespin', name: 'Bespin', region: 'region-4', kind: 'populous', buildQueueNumber: 1, resources: [{ domain: 'ground', color: 'orange', shape: 'circle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.827, y: 0.74 } },
  { id: 'bothawui', name: 'Bothawui', region: 'region-2', kind: 'populous', buildQueueNumber: 1, resources: [{ domain: 'ground', color: 'orange', shape: 'circle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: 'rebel', position: { x: 0.539, y: 0.196 } },
  { id: 'cato-neimoidia', name: 'Cato Neimoidia', region: 'region-7', kind: 'populous', buildQueueNumber: 2, resources: [{ domain: 'space', color: 'blue', shape: 'triangle' }, { domain: 'ground', color: 'orange', shape: 'circle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.578, y: 0.68 } },
  { id: 'corellia', name: 'Corellia', region: 'region-7', kind: 'populous', buildQueueNumber: 3, resources: [{ domain: 'space', color: 'blue', shape: 'triangle' }, { domain: 'space', color: 'blue', shape: 'square' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: 'imperial', position: { x: 0.667, y: 0.847 } },
  { id: 'coruscant', name: 'Coruscant', region: 'region-7', kind: 'populous', buildQueueNumber: 1, resources: [{ domain: 'ground', color: 'orange', shape: 'triangle' }], permanentLoyalty: 'imperial', hasProbeCard: false, probeLoyaltyIcon: null, position: { x: 0.542, y: 0.881 } },
  { id: 'dagobah', name: 'Dagobah', region: 'region-8', kind: 'remote', buildQueueNumber: null, resources: [], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.781, y: 0.539 } },
  { id: 'dantooine', name: 'Dantooine', region: 'region-5', kind: 'remote', buildQueueNumber: null, resources: [], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.083, y: 0.651 } },
  { id: 'dathomir', name: 'Dathomir', region: 'region-6', kind: 'remote', buildQueueNumber: null, resources: [], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.223, y: 0.598 } },
  { id: 'endor', name: 'Endor', region: 'region-4', kind: 'remote', buildQueueNumber: null, resources: [], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.823, y: 0.915 } },
  { id: 'felucia', name: 'Felucia', region: 'region-1', kind: 'populous', buildQueueNumber: 1, resources: [{ domain: 'ground', color: 'orange', shape: 'triangle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.202, y: 0.308 } },
  { id: 'geonosis', name: 'Geonosis', region: 'region-3', kind: 'populous', buildQueueNumber: 2, resources: [{ domain: 'space', color: 'blue', shape: 'triangle' }, { domain: 'ground', color: 'orange', shape: 'square' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.788, y: 0.215 } },
  { id: 'hoth', name: 'Hoth', region: 'region-4', kind: 'remote', buildQueueNumber: null, resources: [], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.92, y: 0.734 } },
  { id: 'ilum', name: 'Ilum', region: 'region-5', kind: 'remote', buildQueueNumber: null, resources: [], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.224, y: 0.901 } },
  { id: 'kashyyyk', name: 'Kashyyyk', region: 'region-6', kind: 'populous', buildQueueNumber: 1, resources: [{ domain: 'ground', color: 'orange', shape: 'triangle' }, { domain: 'ground', color: 'orange', shape: 'triangle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: 'rebel', position: { x: 0.427, y: 0.533 } },
  { id: 'kessel', name: 'Kessel', region: 'region-2', kind: 'populous', buildQueueNumber: 1, resources: [{ domain: 'ground', color: 'orange', shape: 'triangle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.324, y: 0.098 } },
  { id: 'malastare', name: 'Malastare', region: 'region-6', kind: 'populous', buildQueueNumber: 1, resources: [{ domain: 'ground', color: 'orange', shape: 'triangle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.549, y: 0.509 } },
  { id: 'mandalore', name: 'Mandalore', region: 'region-6', kind: 'populous', buildQueueNumber: 1, resources: [{ domain: 'ground', color: 'orange', shape: 'triangle' }, { domain: 'space', color: 'blue', shape: 'triangle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: 'imperial', position: { x: 0.342, y: 0.631 } },
  { id: 'mon-calamari', name: 'Mon Calamari', region: 'region-1', kind: 'populous', buildQueueNumber: 3, resources: [{ domain: 'space', color: 'blue', shape: 'triangle' }, { domain: 'space', color: 'blue', shape: 'square' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: 'rebel', position: { x: 0.165, y: 0.104 } },
  { id: 'mustafar', name: 'Mustafar', region: 'region-4', kind: 'populous', buildQueueNumber: 2, resources: [{ domain: 'space', color: 'blue', shape: 'triangle' }, { domain: 'space', color: 'blue', shape: 'circle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: 'imperial', position: { x: 0.888, y: 0.554 } },
  { id: 'mygeeto', name: 'Mygeeto', region: 'region-5', kind: 'populous', buildQueueNumber: 2, resources: [{ domain: 'space', color: 'blue', shape: 'triangle' }, { domain: 'ground', color: 'orange', shape: 'square' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: 'imperial', position: { x: 0.167, y: 0.75 } },
  { id: 'naboo', name: 'Naboo', region: 'region-8', kind: 'populous', buildQueueNumber: 1, resources: [{ domain: 'ground', color: 'orange', shape: 'triangle' }, { domain: 'space', color: 'blue', shape: 'triangle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: 'rebel', position: { x: 0.702, y: 0.398 } },
  { id: 'nal-hutta', name: 'Nal Hutta', region: 'region-2', kind: 'populous', buildQueueNumber: 1, resources: [{ domain: 'ground', color: 'orange', shape: 'triangle' }, { domain: 'space', color: 'blue', shape: 'triangle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.431, y: 0.088 } },
  { id: 'ord-mantell', name: 'Ord Mantell', region: 'region-5', kind: 'populous', buildQueueNumber: 2, resources: [{ domain: 'space', color: 'blue', shape: 'circle' }, { domain: 'ground', color: 'orange', shape: 'circle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.311, y: 0.823 } },
  { id: 'rodia', name: 'Rodia', region: 'region-3', kind: 'populous', buildQueueNumber: 1, resources: [{ domain: 'ground', color: 'orange', shape: 'triangle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: 'imperial', position: { x: 0.624, y: 0.273 } },
  { id: 'ryloth', name: 'Ryloth', region: 'region-3', kind: 'populous', buildQueueNumber: 1, resources: [{ domain: 'ground', color: 'orange', shape: 'triangle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: 'rebel', position: { x: 0.859, y: 0.063 } },
  { id: 'saleucami', name: 'Saleucami', region: 'region-1', kind: 'populous', buildQueueNumber: 1, resources: [{ domain: 'ground', color: 'orange', shape: 'circle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: 'imperial', position: { x: 0.297, y: 0.298 } },
  { id: 'sullust', name: 'Sullust', region: 'region-8', kind: 'populous', buildQueueNumber: 2, resources: [{ domain: 'ground', color: 'orange', shape: 'triangle' }, { domain: 'ground', color: 'orange', shape: 'square' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: 'imperial', position: { x: 0.705, y: 0.661 } },
  { id: 'tatooine', name: 'Tatooine', region: 'region-3', kind: 'remote', buildQueueNumber: null, resources: [], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.681, y: 0.058 } },
  { id: 'toydaria', name: 'Toydaria', region: 'region-2', kind: 'populous', buildQueueNumber: 2, resources: [{ domain: 'space', color: 'blue', shape: 'circle' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.4, y: 0.323 } },
  { id: 'utapau', name: 'Utapau', region: 'region-8', kind: 'populous', buildQueueNumber: 3, resources: [{ domain: 'space', color: 'blue', shape: 'circle' }, { domain: 'space', color: 'blue', shape: 'square' }], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.901, y: 0.314 } },
  { id: 'yavin', name: 'Yavin', region: 'region-1', kind: 'remote', buildQueueNumber: null, resources: [], permanentLoyalty: null, hasProbeCard: true, probeLoyaltyIcon: null, position: { x: 0.119, y: 0.398 } },
]
