/** A mission that is being carried out: who, where, against whom, the dice, and what came of it. */
import { useLayoutEffect, useRef, useState } from 'react'
import { LEADERS, type Skill } from '@orrery/rebellion/content/leaders'
import { MISSIONS } from '@orrery/rebellion/content/missions'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import type { View } from '@orrery/rebellion/view'
import { forOwner, nameOf, type Texts } from '../texts.ts'
import type { Pan } from '../use-pan.ts'
import { useGameWords, type GameWordId } from '../words/index.ts'
import { chanceOf } from './chance.ts'
import { Tray } from './dice.tsx'
import { Gauge } from './Gauge.tsx'
import { leadersInMission, type Attempt } from './model.ts'

const SKILL_WORDS: Readonly<Record<Skill, GameWordId>> = {
  diplomacy: 'reb.skill.diplomacy',
  intel: 'reb.skill.intel',
  specOps: 'reb.skill.specOps',
  logistics: 'reb.skill.logistics',
}

/** Narrower than this is a phone, in px. */
const PHONE = 720

/**
 * On a phone the card lies along the lower edge and the map is moved up, unless no `pan` is given; else it stands at the side that the
 * system is farther from.
 */
export function useFreeOf(place: number, pan: Pan | null) {
  const card = useRef<HTMLElement>(null)
  const [left, setLeft] = useState(false)
  const { reveal, uncover } = pan ?? {}
  useLayoutEffect(() => {
    const system = document.querySelector(`.system[data-at="${place}"] > .cell`)
    const map = card.current?.closest('.reb-map')?.getBoundingClientRect()
    if (system === null || map === undefined) return
    if (map.width < PHONE) {
      reveal?.(system, { below: (card.current?.offsetHeight ?? 0) + 16 })
      return uncover
    }
    const r = system.getBoundingClientRect()
    setLeft(r.left + r.right > map.left + map.right)
    return
  }, [place, reveal, uncover])
  return { card, left }
}

export function Mission({ view, attempt, texts, pan }: { view: View; attempt: Attempt; texts: Texts; pan: Pan }) {
  const w = useGameWords()
  const { card, left } = useFreeOf(attempt.place, pan)
  const def = view.cards[String(attempt.card)] ?? ''
  const facts = MISSIONS.find((m) => m.id === def)
  const text = texts.cards.missions[def]
  if (facts === undefined || text === undefined) return null
  const names = (ids: readonly number[]): string => ids.map((l) => nameOf(texts, LEADERS[l]?.id ?? '')).join(', ')
  const foe = 1 - attempt.side
  const opposers = leadersInMission(view, attempt, foe)
  const rolled = attempt.dice.length > 0 || attempt.foeDice.length > 0
  const chance = chanceOf(view)
  return (
    <section ref={card} className={`mission-scene side-${attempt.side === 0 ? 'rebels' : 'empire'}${left ? ' at-left' : ''}`} aria-label={text.name}>
      <h2>{text.name}</h2>
      <p className="dim">
        {w(facts.kind === 'attempt' ? 'reb.attempt' : 'reb.resolve')} · {w(SKILL_WORDS[facts.skill])} {facts.skillCount}
        {attempt.place >= 0 && ` · ${nameOf(texts, SYSTEMS[attempt.place]?.id ?? '') || w('reb.space')}`}
      </p>
      <p className="mission-text">
        {forOwner(def, view.side)}
        {text.text}
      </p>
      <dl>
        <dt>{w('reb.leaders')}</dt>
        <dd>{names(attempt.leaders)}</dd>
        {attempt.target >= 0 && (
          <>
            <dt>{w('reb.target')}</dt>
            <dd>{names([attempt.target])}</dd>
          </>
        )}
        {attempt.place >= 0 && facts.kind === 'attempt' && (
          <>
            <dt>{w('reb.opposed')}</dt>
            <dd>{opposers.length === 0 ? w('reb.nobody') : names(opposers)}</dd>
          </>
        )}
      </dl>
      {rolled && (
        <div className="mission-dice">
          <Tray dice={attempt.dice} size={32} />
          <span className="dim">{w('reb.against')}</span>
          <Tray dice={attempt.foeDice} size={32} />
        </div>
      )}
      {chance !== null && (
        <Gauge share={chance} label={w(opposers.length === 0 ? 'reb.missionUnopposed' : 'reb.missionChance')} side={attempt.side} sure />
      )}
      {attempt.success !== null && <p className={attempt.success ? 'good' : 'bad'}>{w(attempt.success ? 'reb.succeeded' : 'reb.failed')}</p>}
    </section>
  )
}
