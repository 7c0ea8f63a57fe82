/** A decision of the past of which the log has no line: who answered what, and about what. */
import type { View } from '@orrery/rebellion/view'
import type { Moment, WireAsk } from '@orrery/protocol'
import type { Scene } from '../../../table/game-ui.ts'
import { sideWord } from '../../../table/seat-name.ts'
import { optionWords, refName } from '../labels.ts'
import type { Texts } from '../texts.ts'

type Answer = NonNullable<Moment['answer']>

/** The parts of an answer's key; numbers are numbers, as in the question. */
function optionOf(key: string): WireAsk['options'][number] {
  const [t = '', ...refs] = key.split(':')
  const [c, d] = refs.map((ref) => (/^\d+$/.test(ref) ? Number(ref) : ref))
  return { key, t, ...(c !== undefined && { c }), ...(d !== undefined && { d }) }
}

/** The words of an answer: `Death Star: Coruscant · 1`. */
export function answerWords(view: View, texts: Texts, { key, kind, about }: Answer): string {
  const words = optionWords(view, texts, { kind } as WireAsk, optionOf(key))
  return [refName(view, texts, about), words].filter((x) => x !== '').join(': ')
}

export function Decided({ answer, scene, texts }: { answer: Answer; scene: Scene; texts: Texts }) {
  const side = sideWord(scene.table.seats[answer.seat]?.side ?? '')
  return (
    <>
      {side} — {answerWords(scene.view as View, texts, answer)}
    </>
  )
}
