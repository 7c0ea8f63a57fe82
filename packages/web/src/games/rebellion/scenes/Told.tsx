/** What came of a mission, for some seconds after it: its dice are rolled and counted in one step, and the attempt is gone with it. */
import { useEffect, useRef, useState } from 'react'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { Sign } from '../../../art/Signs.tsx'
import type { Scene } from '../../../table/game-ui.ts'
import { useWords } from '../../../words/index.ts'
import { REBEL } from '../model.ts'
import { nameOf, type Texts } from '../texts.ts'
import { useGameWords } from '../words/index.ts'
import { Tray } from './dice.tsx'
import { useFreeOf } from './Mission.tsx'
import { lastMission, type MissionTold } from './told.ts'

/** So long it is shown. */
const SHOWN_MS = 6000

/** The mission that has come to its end while the table was looked at; `since`: so many events were told before. */
export function useTold({ log, moment }: Scene, since: number): readonly [MissionTold | null, () => void] {
  const [shown, setShown] = useState<MissionTold | null>(null)
  const seen = useRef(since)
  const first = useRef(log[0])
  useEffect(() => {
    // A log that was sent anew tells what happened while nobody looked.
    const from = log[0] === first.current ? seen.current : log.length
    first.current = log[0]
    seen.current = log.length
    const told = moment === undefined ? lastMission(log) : null
    setShown((old) => (told !== null && told.at < from ? (old?.at === told.at ? old : null) : told))
  }, [log, moment])
  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => setShown(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return [shown, () => setShown(null)]
}

export function ToldMission({ told, texts, onClose }: { told: MissionTold; texts: Texts; onClose: () => void }) {
  const w = useWords()
  const g = useGameWords()
  const { card, left } = useFreeOf(told.place, null)
  const sideWord = (side: number): string => g(side === REBEL ? 'reb.rebels' : 'reb.empire')
  const { dice, side } = told
  return (
    <section
      ref={card}
      className={`mission-told side-${side === REBEL ? 'rebels' : 'empire'}${left ? ' at-left' : ''}`}
      aria-label={nameOf(texts, told.def)}
    >
      <h2>{nameOf(texts, told.def)}</h2>
      <p className="dim">
        {sideWord(side)}
        {told.place >= 0 && ` · ${nameOf(texts, SYSTEMS[told.place]?.id ?? '') || g('reb.space')}`}
      </p>
      {dice !== null && (
        <dl>
          {[side, 1 - side].map((of) => (
            <div key={of}>
              <dt>{sideWord(of)}</dt>
              <dd>
                {dice[of]?.length === 0 ? '—' : <Tray dice={dice[of] ?? []} size={28} />}
                {of === side && told.bonus > 0 && <span className="dim">+{told.bonus}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {told.by !== null && <p className="dim">{g(`reb.told.${told.by}`)}</p>}
      <p className={told.success ? 'good' : 'bad'}>
        {dice !== null && (
          <b>
            {told.own} : {told.foe}
          </b>
        )}{' '}
        {g(told.success ? 'reb.succeeded' : 'reb.failed')}
      </p>
      <button type="button" className="btn icon quiet" aria-label={w('app.close')} onClick={onClose}>
        <Sign name="close" size={16} />
      </button>
    </section>
  )
}
