/** What happened, in words. Names of cards are coloured by side. */
import type { View } from '@orrery/deckbuilding/view'
import { lineOf } from '@orrery/deckbuilding/rulebook/teller'
import type { WireEvent } from '@orrery/protocol'
import { Fragment, type ReactNode } from 'react'
import { useWords } from '../../words/index.ts'
import { quoted } from '../../words/quotes.ts'
import type { Scene } from '../../table/game-ui.ts'
import { base, facts, isBase } from './model.ts'
import { nameOf, useTexts, type Texts } from './texts.ts'
import { seatName } from '../../table/seat-name.ts'

function sideOf(def: string): string {
  return isBase(def) ? base(def).faction : facts(def).faction
}

/** A name in the log lights up its cards on the table. */
function light(def: string, on: boolean): void {
  for (const picture of document.querySelectorAll(`.board .thing img[src$="/${def}.webp"]`)) picture.closest('.thing')?.classList.toggle('lit', on)
}

/** A sentence with its marked names set in their side's colour. */
export function rich(sentence: string, texts: Texts): ReactNode {
  return sentence.split('\u0001').map((part, i, parts) =>
    i % 2 === 0 ? (
      <Fragment key={i}>{part}</Fragment>
    ) : (
      <b key={i} className={`card-name side-${sideOf(part)}`} onMouseEnter={() => light(part, true)} onMouseLeave={() => light(part, false)}>
        {quoted(parts[i - 1] ?? '', nameOf(texts, part))}
      </b>
    ),
  )
}

export function LogLine({ e, scene }: { e: WireEvent['e']; scene: Scene }) {
  const w = useWords()
  const texts = useTexts()
  if (texts === null) return null
  const you = (scene.view as View).you
  const who = (seat: number): string => (seat === you ? w('log.you') : seatName(scene.table.seats, seat))
  const said = lineOf(e, who)
  return said === null ? null : <>{rich(w(said.id, said.values), texts)}</>
}
