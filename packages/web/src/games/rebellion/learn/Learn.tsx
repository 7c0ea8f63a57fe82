import type { View } from '@orrery/rebellion/view'
import type { RefObject } from 'react'
import type { Scene } from '../../../table/game-ui.ts'
import { Coach } from '../../../table/learn/Coach.tsx'
import { IMPERIAL } from '../model.ts'
import { EMPIRE_LESSONS } from './empire.ts'
import { REBEL_LESSONS } from './rebels.ts'
import './learn.css'

interface Props {
  readonly scene: Scene
  readonly root: RefObject<HTMLElement | null>
  readonly notebook: boolean
  readonly reveal: (el: Element) => void
}

const OPEN = ['notebook']
const SHUT: readonly string[] = []

/** The lessons of this game, with their texts: a chunk of their own. */
export function Learn({ scene, root, notebook, reveal }: Props) {
  const lessons = (scene.view as View).side === IMPERIAL ? EMPIRE_LESSONS : REBEL_LESSONS
  return <Coach scene={scene} lessons={lessons} root={root} shown={notebook ? OPEN : SHUT} reveal={reveal} />
}
