/** The 31 probe cards: one for every system but Coruscant. */

export interface ProbeFacts {
  readonly id: string
  readonly system: string
  readonly loyaltyIcon: 'rebel' | 'imperial' | null
  /** Goes to the box in the first game. */
  readonly removedInFirstGame: boolean
}

export const PROBES: readonly ProbeFacts[] = [
  { id: 'probe-alderaan', system: 'alderaan', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-bespin', system: 'bespin', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-bothawui', system: 'bothawui', loyaltyIcon: 'rebel', removedInFirstGame: false },
  { id: 'probe-cato-neimoidia', system: 'cato-neimoidia', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-corellia', system: 'corellia', loyaltyIcon: 'imperial', removedInFirstGame: true },
  { id: 'probe-dagobah', system: 'dagobah', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-dantooine', system: 'dantooine', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-dathomir', system: 'dathomir', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-endor', system: 'endor', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-felucia', system: 'felucia', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-geonosis', system: 'geonosis', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-hoth', system: 'hoth', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-ilum', system: 'ilum', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-kashyyyk', system: 'kashyyyk', loyaltyIcon: 'rebel', removedInFirstGame: false },
  { id: 'probe-kessel', system: 'kessel', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-malastare', system: 'malastare', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-mandalore', system: 'mandalore', loyaltyIcon: 'imperial', removedInFirstGame: true },
  { id: 'probe-mon-calamari', system: 'mon-calamari', loyaltyIcon: 'rebel', removedInFirstGame: false },
  { id: 'probe-mustafar', system: 'mustafar', loyaltyIcon: 'imperial', removedInFirstGame: true },
  { id: 'probe-mygeeto', system: 'mygeeto', loyaltyIcon: 'imperial', removedInFirstGame: false },
  { id: 'probe-naboo', system: 'naboo', loyaltyIcon: 'rebel', removedInFirstGame: false },
  { id: 'probe-nal-hutta', system: 'nal-hutta', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-ord-mantell', system: 'ord-mantell', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-rodia', system: 'rodia', loyaltyIcon: 'imperial', removedInFirstGame: false },
  { id: 'probe-ryloth', system: 'ryloth', loyaltyIcon: 'rebel', removedInFirstGame: false },
  { id: 'probe-saleucami', system: 'saleucami', loyaltyIcon: 'imperial', removedInFirstGame: true },
  { id: 'probe-sullust', system: 'sullust', loyaltyIcon: 'imperial', removedInFirstGame: true },
  { id: 'probe-tatooine', system: 'tatooine', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-toydaria', system: 'toydaria', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-utapau', system: 'utapau', loyaltyIcon: null, removedInFirstGame: false },
  { id: 'probe-yavin', system: 'yavin', loyaltyIcon: null, removedInFirstGame: false },
]
