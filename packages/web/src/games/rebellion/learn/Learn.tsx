import type { View } from '@orrery/rebellion/view'
import { useCallback, useMemo, type RefObject } from 'react'
import type { Scene } from '../../../table/game-ui.ts'
import { Coach } from '../../../table/learn/Coach.tsx'
import { IMPERIAL } from '../model.ts'
import { useTexts } from '../texts.ts'
import { EMPIRE_LESSONS } from './empire.ts'
import { withNames } from './named.ts'
import type { Pan } from '../use-pan.ts'
import { REBEL_LESSONS } from './rebels.ts'
import './learn.css'

interface Props {
  readonly scene: Scene
  readonly root: RefObject<HTMLElement | null>
  readonly notebook: boolean
  readonly reveal: Pan['reveal']
}

const OPEN = ['notebook']
const SHUT: readonly string[] = []

/** The lessons of this game, with their texts: a chunk of their own. */
export function Learn({ scene, root, notebook, reveal }: Props) {
  const course = (scene.view as View).side === IMPERIAL ? EMPIRE_LESSONS : REBEL_LESSONS
  const texts = useTexts()
  const lessons = useMemo(() => (texts === null ? null : withNames(course, texts)), [course, texts])
  // The map is moved out from under the lesson, the rows below it are scrolled.
  const show = useCallback(
    (el: Element) => {
      if (el.closest('.map-outer') === null) return el.scrollIntoView({ block: 'nearest' })
      const [card, frame] = ['.learn:not(.folded)', '.map-outer'].map((x) => root.current?.querySelector(x)?.getBoundingClientRect())
      if (card === undefined || frame === undefined) return reveal(el)
      const [above, below] = [card.bottom - frame.top, frame.bottom - card.top]
      reveal(el, above < below ? { above: Math.max(0, above) } : { below: Math.max(0, below) })
    },
    [reveal, root],
  )
  return lessons === null ? null : (
    <Coach scene={scene} lessons={lessons} root={root} shown={notebook ? OPEN : SHUT} reveal={show} still=".bar, .hand-area" />
  )
}
