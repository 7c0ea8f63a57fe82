/** A combat as one picture: space above, the surface below, your side on the left, dice between. */
import { useEffect, useRef } from 'react'
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { UNITS } from '@orrery/rebellion/content/units'
import type { View } from '@orrery/rebellion/view'
import type { Scene } from '../../../table/game-ui.ts'
import { Figure } from '../art/Figure.tsx'
import { useBattleOdds } from '../local/use-odds.ts'
import { nameOf, type Texts } from '../texts.ts'
import { useGameWords } from '../words/index.ts'
import { Tray } from './dice.tsx'
import { Gauge } from './Gauge.tsx'
import { goodHit, leadersOf, leftSide, setupOf, tacticsOf, THEATRES, unitAnswers, unitsOf, type Combat as State, type Theatre } from './model.ts'

interface Props {
  readonly scene: Scene
  readonly view: View
  readonly combat: State
  readonly texts: Texts
  readonly send: (...keys: string[]) => void
}

/** Health as shields: struck where damage lies, doubly where it is new and may still be blocked. */
function Shields({ type, damage, fresh }: { type: number; damage: number; fresh: number }) {
  const w = useGameWords()
  const health = UNITS[type]?.health
  if (health === null || health === undefined) return <small className="shields">{w('reb.noHealth')}</small>
  const label = w('reb.health', { n: Math.max(0, health.value - damage - fresh), of: health.value })
  return (
    <span className={`shields is-${health.color}`} role="img" aria-label={label} title={label}>
      {Array.from({ length: health.value }, (_, i) => (
        <i key={i} className={i < damage ? 'gone' : i < damage + fresh ? 'fresh' : ''} />
      ))}
    </span>
  )
}

function Row({ p, side, theatre, mirrored }: { p: Props; side: number; theatre: Theatre; mirrored: boolean }) {
  const w = useGameWords()
  const { combat, texts, scene, send } = p
  const answers = unitAnswers(scene.open?.asks[0] ?? null)
  const units = unitsOf(combat, side, theatre)
  return (
    <ul className={`fighters side-${side === 0 ? 'rebels' : 'empire'}${mirrored ? ' mirrored' : ''}`}>
      {units.map(({ index, unit }) => {
        const id = UNITS[unit.type]?.id ?? ''
        const key = answers.get(index)
        const name = nameOf(texts, id)
        const big = (UNITS[unit.type]?.health?.value ?? 9) >= 3
        const body = (
          <>
            <Figure id={id} size={big ? 62 : 38} flip={mirrored} />
            <Shields type={unit.type} damage={unit.damage} fresh={unit.fresh} />
            <span className="fighter-name">{name}</span>
            {unit.lost && <span className="lost">{w('reb.lost')}</span>}
          </>
        )
        const className = `fighter${unit.lost ? ' is-lost' : ''}${key !== undefined ? ' may' : ''}`
        return (
          <li key={index}>
            {key === undefined ? (
              <span className={className}>{body}</span>
            ) : (
              <button type="button" className={className} data-key={key} onClick={() => send(key)} aria-label={w('reb.hitUnit', { name })}>
                {body}
              </button>
            )}
          </li>
        )
      })}
      {units.length === 0 && <li className="dim">{w('reb.nobody')}</li>}
    </ul>
  )
}

function Heads({ p, side }: { p: Props; side: number }) {
  const w = useGameWords()
  const { view, combat, texts } = p
  const cards = side === 0 ? view.rebelTactics : view.imperialTactics
  const leaders = leadersOf(view, combat, side).map((l) => nameOf(texts, LEADERS[l]?.id ?? ''))
  return (
    <div className={`combat-side side-${side === 0 ? 'rebels' : 'empire'}`}>
      <strong>{w(side === 0 ? 'reb.rebels' : 'reb.empire')}</strong>
      <span>{leaders.length > 0 ? leaders.join(', ') : w('reb.noLeader')}</span>
      <span className="dim">
        {w('reb.tacticValues', { space: tacticsOf(view, combat, side, 'space'), ground: tacticsOf(view, combat, side, 'ground') })} ·{' '}
        {w('reb.tacticCards', { n: cards })}
      </span>
    </div>
  )
}

function Odds({ p, theatre }: { p: Props; theatre: Theatre }) {
  const w = useGameWords()
  const odds = useBattleOdds(setupOf(p.view, p.combat, theatre))
  if (odds === null) return null
  const side = leftSide(p.view)
  const mine = side === 0 ? odds.rebel : odds.imperial
  const watching = p.view.side < 0
  const label = w(
    watching ? (theatre === 'space' ? 'reb.empireWinsSpace' : 'reb.empireWinsGround') : theatre === 'space' ? 'reb.winSpace' : 'reb.winGround',
  )
  return <Gauge share={mine} label={label} side={side} />
}

/** Own tactic cards, those of the other side only where they lie faceup; who watches reads whose they are. */
function Cards({ p }: { p: Props }) {
  const w = useGameWords()
  const { view, combat, texts } = p
  const own = view.side === 0 ? combat.rebelHand : combat.imperialHand
  const open = view.side === 0 ? combat.imperialHand : combat.rebelHand
  const line = (ids: readonly number[], title: string) =>
    ids.length === 0 ? null : (
      <div className="tactic-hand">
        <span className="dim">{title}</span>
        {ids.map((id) => {
          const def = view.cards[String(id)] ?? ''
          return (
            <span key={id} className="tactic" title={texts.cards.tactics[def]?.text ?? ''}>
              <b>{nameOf(texts, def)}</b>
              <small>{texts.cards.tactics[def]?.text ?? ''}</small>
            </span>
          )
        })}
      </div>
    )
  return (
    <>
      {line(own, view.side < 0 ? texts.terms.sides.imperial : w('reb.yourTactics'))}
      {line(open, view.side < 0 ? texts.terms.sides.rebel : w('reb.openTactics'))}
    </>
  )
}

/** Damage assigned by itself: what falls by a hit first, until something else is asked. */
function useAssign({ combat, scene }: Props): (() => void) | null {
  const ask = scene.open?.asks[0]
  if (ask?.kind !== 'assign-hit' || scene.answer === undefined) return null
  const { answer, peek } = scene
  return () =>
    void (async () => {
      for (let n = 0; n < 12; n++) {
        const now = peek?.()?.asks[0]
        const key = now?.kind === 'assign-hit' ? goodHit(combat, now) : null
        if (key === null || !(await answer([key]))) return
      }
    })()
}

/** Where the scene is longer than the screen the theatre that fights now comes to its upper edge. */
function useInSight(theatre: string, round: number) {
  const scene = useRef<HTMLElement>(null)
  useEffect(() => {
    const el = scene.current
    const now = el?.querySelector<HTMLElement>('.theatre.now')
    if (el === null || now === null || now === undefined) return
    el.scrollTop = now.offsetTop
  }, [theatre, round])
  return scene
}

export function Combat(p: Props) {
  const w = useGameWords()
  const { view, combat, texts } = p
  const left = leftSide(view)
  const assign = useAssign(p)
  const scene = useInSight(combat.theatre, combat.round)
  // Before the first round leaders are added.
  const round = combat.round === 0 ? null : w('reb.combatRound', { n: combat.round })
  const battle = combat.theatre === '' ? null : w(combat.theatre === 'space' ? 'reb.spaceBattle' : 'reb.groundBattle')
  const place = nameOf(texts, SYSTEMS[combat.place]?.id ?? '')
  const attacker = combat.attacker < 0 ? null : w(combat.attacker === 0 ? 'reb.rebelsAttack' : 'reb.empireAttacks')
  return (
    <section className="combat" ref={scene} aria-label={w('reb.combatOf', { place })}>
      <header>
        <Heads p={p} side={left} />
        <div className="combat-title">
          <h2>{w('reb.combatOf', { place })}</h2>
          <p>{[round, battle, attacker].filter((x) => x !== null).join(' · ')}</p>
        </div>
        <Heads p={p} side={1 - left} />
      </header>
      {THEATRES.map((theatre) => (
        <div key={theatre} className={`theatre is-${theatre}${combat.theatre === theatre ? ' now' : ''}`}>
          <h3>{w(theatre === 'space' ? 'reb.space.theatre' : 'reb.ground.theatre')}</h3>
          <Row p={p} side={left} theatre={theatre} mirrored={false} />
          <div className="between">
            {combat.theatre === theatre && combat.dice.length > 0 && <Tray dice={combat.dice} />}
            <Odds p={p} theatre={theatre} />
          </div>
          <Row p={p} side={1 - left} theatre={theatre} mirrored />
        </div>
      ))}
      <footer>
        <Cards p={p} />
        {assign !== null && (
          <button type="button" className="btn" onClick={assign}>
            {w('reb.assignForMe')}
          </button>
        )}
      </footer>
    </section>
  )
}
