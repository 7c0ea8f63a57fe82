import type { RefObject } from 'react'
import type { Scene } from '../../../table/game-ui.ts'
import { Coach } from '../../../table/learn/Coach.tsx'
import { LESSONS } from './lessons.ts'

/** The lessons of this game, with their texts: a chunk of their own. */
export function Learn({ scene, root }: { scene: Scene; root: RefObject<HTMLElement | null> }) {
  return <Coach scene={scene} lessons={LESSONS} root={root} />
}
