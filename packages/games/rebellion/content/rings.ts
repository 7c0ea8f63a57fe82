/** The 7 attachment rings, one of each. A position names them by their index in RINGS. */

export const RINGS: readonly { readonly id: string; readonly name: string; readonly count: number }[] = [
  { id: 'captured', name: 'Captured', count: 1 },
  { id: 'carbonite', name: 'Carbonite', count: 1 },
  { id: 'lure-of-the-dark-side', name: 'Lure of the Dark Side', count: 1 },
  { id: 'c-3po', name: 'C-3PO', count: 1 },
  { id: 'r2-d2', name: 'R2-D2', count: 1 },
  { id: 'millennium-falcon', name: 'Millennium Falcon', count: 1 },
  { id: 'master-yoda', name: 'Master Yoda', count: 1 },
]
