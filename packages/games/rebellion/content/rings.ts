/** The 7 attachment rings, one of each. A position names them by their index in RINGS. */

export interface RingFacts {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly attachedTo: string
  /** The card that brings it, as kind and id. */
  readonly source: string
  readonly leavesWhen: string
}

const USED = 'it is used, or its leader gets another ring'

export const RINGS: readonly RingFacts[] = [
  {
    id: 'captured',
    name: 'Captured',
    count: 1,
    attachedTo: 'a Rebel leader',
    source: 'any capture',
    leavesWhen: 'the leader is rescued, somebody else is captured, or its leader gets another ring',
  },
  {
    id: 'carbonite',
    name: 'Carbonite',
    count: 1,
    attachedTo: 'a captured Rebel leader',
    source: 'mission:carbon-freezing',
    leavesWhen: 'the leader is rescued',
  },
  {
    id: 'lure-of-the-dark-side',
    name: 'Lure of the Dark Side',
    count: 1,
    attachedTo: 'a captured Rebel leader',
    source: 'mission:lure-of-the-dark-side',
    leavesWhen: 'never',
  },
  { id: 'c-3po', name: 'C-3PO', count: 1, attachedTo: 'any leader', source: 'action:human-cyborg-relations', leavesWhen: USED },
  { id: 'r2-d2', name: 'R2-D2', count: 1, attachedTo: 'any leader', source: 'action:resourceful-astromech', leavesWhen: USED },
  {
    id: 'millennium-falcon',
    name: 'Millennium Falcon',
    count: 1,
    attachedTo: 'Han Solo or Chewbacca',
    source: 'action:the-millennium-falcon',
    leavesWhen: USED,
  },
  {
    id: 'master-yoda',
    name: 'Master Yoda',
    count: 1,
    attachedTo: 'the leader who went on Seek Yoda',
    source: 'mission:seek-yoda',
    leavesWhen: 'its leader gets another ring',
  },
]
