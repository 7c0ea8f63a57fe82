/** The open panel: side and strength are remembered, one click starts a table against the machine, one invites a friend. */
import { useState } from 'react'
import { usePrefs } from '../../../app/prefs.ts'
import { SextantInstrument } from '../../../art/Instruments.tsx'
import { useWords, type WordId } from '../../../words/index.ts'
import { Instrument } from '../../../lobby/Instrument.tsx'
import { sideOf, SideAndLevel, type Side } from '../../../lobby/SideAndLevel.tsx'
import { FAN } from './fan.ts'
import { SAME_DEVICE, Starts, TableWishes, type Extra } from '../../../lobby/Starts.tsx'
import { useMake, type Wish } from '../../../lobby/use-make.ts'

const BASE_SETS = ['beginner', 'whole-galaxy', 'secret-bases'] as const
const BASE_SET_WORDS: Record<(typeof BASE_SETS)[number], WordId> = {
  beginner: 'opts.beginner',
  'whole-galaxy': 'opts.wholeGalaxy',
  'secret-bases': 'opts.secretBases',
}

function seatsFor(side: Side, other: Wish): { seats: Wish[]; shuffleSeats: boolean } {
  const me: Wish = { kind: 'me' }
  return side === 'rebels' ? { seats: [other, me], shuffleSeats: false } : { seats: [me, other], shuffleSeats: side === 'random' }
}

const LEARN: Extra = {
  sign: 'info',
  word: 'lobby.learn',
  wish: { seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }], prepared: 'walkthrough', options: {} },
  mode: 'learn',
}

interface Variant {
  readonly baseSet: (typeof BASE_SETS)[number]
  readonly toWin: number
  readonly neutralDiscard: boolean
}

function Variants({
  value,
  onChange,
  open,
  onOpen,
}: {
  value: Variant
  onChange: (v: Variant) => void
  open: boolean
  onOpen: (o: boolean) => void
}) {
  const w = useWords()
  return (
    <details className="variants">
      <summary>{w('opts.title')}</summary>
      <fieldset>
        <legend>{w('opts.bases')}</legend>
        {BASE_SETS.map((b) => (
          <label key={b}>
            <input
              type="radio"
              name="baseSet"
              checked={value.baseSet === b}
              onChange={() => onChange({ ...value, baseSet: b, toWin: b === 'beginner' ? 3 : 4 })}
            />{' '}
            {w(BASE_SET_WORDS[b])}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{w('opts.toWin')}</legend>
        <div className="seg">
          {[2, 3, 4, 5].map((n) => (
            <label key={n}>
              <input type="radio" name="toWin" checked={value.toWin === n} onChange={() => onChange({ ...value, toWin: n })} />
              {n}
            </label>
          ))}
        </div>
      </fieldset>
      <label>
        <input type="checkbox" checked={value.neutralDiscard} onChange={(e) => onChange({ ...value, neutralDiscard: e.target.checked })} />{' '}
        {w('opts.neutralDiscard')}
      </label>
      <TableWishes open={open} onOpen={onOpen} />
    </details>
  )
}

export function DeckbuildingPanel() {
  const w = useWords()
  const prefs = usePrefs()
  const side = sideOf(prefs, 'deckbuilding')
  const [variant, setVariant] = useState<Variant>({ baseSet: 'beginner', toWin: 3, neutralDiscard: false })
  const [open, setOpen] = useState(false)
  const making = useMake('deckbuilding', { ...variant })
  return (
    <article className="panel-game open" aria-label={w('game.deckbuilding')}>
      <Instrument>
        <SextantInstrument pictures={FAN} />
      </Instrument>
      <div className="panel-words">
        <h2>{w('game.deckbuilding')}</h2>
        <p>{w('game.deckbuilding.about')}</p>
        <SideAndLevel game="deckbuilding" />
        <Starts making={making} against={(other) => seatsFor(side, other)} open={open} more={[LEARN, SAME_DEVICE]} />
        <Variants value={variant} onChange={setVariant} open={open} onOpen={setOpen} />
      </div>
    </article>
  )
}
