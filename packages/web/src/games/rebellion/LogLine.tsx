/** What happened, in words. Names of components are set apart. */
import type { View } from '@orrery/rebellion/view'
import type { WireEvent } from '@orrery/protocol'
import { Fragment, type ReactNode } from 'react'
import type { Scene } from '../../table/game-ui.ts'
import { action, IMPERIAL, leaderFacts, leaderNo, mission, REBEL, teamOf } from './model.ts'
import { sentenceOf } from '@orrery/rebellion/rulebook/teller'
import { markedWords, useTexts, type Texts } from './texts.ts'
import { useGameWords } from './words/index.ts'

/** A sentence with its marked names in their side's colour. */
function rich(sentence: string, texts: Texts): ReactNode {
  return sentence.split('\u0001').map((part, i) =>
    i % 2 === 0 ? (
      <Fragment key={i}>{part}</Fragment>
    ) : (
      <b key={i} className={`card-name side-${sideClass(part)}`}>
        {markedWords(texts, part)}
      </b>
    ),
  )
}
function sideClass(def: string): string {
  const side = mission(def)?.side ?? action(def)?.side ?? leaderFacts(leaderNo(def) ?? -1)?.side
  return side === undefined ? 'neutral' : side === 'rebel' ? 'rebels' : 'empire'
}

export function LogLine({ e, scene }: { e: WireEvent['e']; scene: Scene }) {
  const g = useGameWords()
  const texts = useTexts()
  const view = scene.view as View | null
  if (texts === null || view === null) return null
  const teams = [REBEL, IMPERIAL].map((side) => teamOf(view, side) !== null)
  const said = sentenceOf(e, texts, g, teams)
  return said === null ? null : <>{rich(said, texts)}</>
}
