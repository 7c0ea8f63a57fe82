/** A combat as one picture: space above, the surface below, your side on the left, dice between. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import type { View } from '@orrery/rebellion/view'
import type { Scene } from '../../../table/game-ui.ts'
import { LeaderToken, MarkShape } from '../art/Pieces.tsx'
import { useBattleOdds } from '../local/use-odds.ts'
import { nameOf, type Texts } from '../texts.ts'
import { useGameWords } from '../words/index.ts'
import { Tray } from './dice.tsx'
import { Gauge } from './Gauge.tsx'
import { type Combat as State, figureSize, goodHit, leadersOf, leftSide, setupOf, tacticsOf, type Theatre, THEATRES, unitAnswers } from './model.ts'
import { Squads } from './Squads.tsx'

interface Props {
  readonly scene: Scene
  readonly view: View
  readonly combat: State
  readonly texts: Texts
  readonly send: (...keys: string[]) => void
  readonly why: (about: string, key: string) => void
}

/** A side in one line: its leaders, their best tactic values, its tactic cards. */
function Heads({ p, side }: { p: Props; side: number }) {
  const w = useGameWords()
  const { view, combat, texts } = p
  const cards = side === 0 ? view.rebelTactics : view.imperialTactics
  const leaders = leadersOf(view, combat, side)
  const names = leaders.map((l) => nameOf(texts, LEADERS[l]?.id ?? '')).join(', ')
  const values = { space: tacticsOf(view, combat, side, 'space'), ground: tacticsOf(view, combat, side, 'ground') }
  const said = `${w('reb.tacticValues', values)} · ${w('reb.tacticCards', { n: cards })}`
  return (
    <div className={`combat-side side-${side === 0 ? 'rebels' : 'empire'}`}>
      <strong>{w(side === 0 ? 'reb.rebels' : 'reb.empire')}</strong>
      <span className="combat-leaders" title={names}>
        {leaders.map((l) => (
          <LeaderToken key={l} leader={l} side={side} width={24} />
        ))}
        <span className={leaders.length > 0 ? 'names' : 'dim'}>{leaders.length > 0 ? names : w('reb.noLeader')}</span>
      </span>
      <span className="tactics" role="img" aria-label={said} title={said}>
        <b className="t-space">{values.space}</b>
        <b className="t-ground">{values.ground}</b>
        <MarkShape id="hand" size={14} /> {cards}
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

/** The theatre that a tactic card is for, as its id begins. */
const deckOf = (def: string): Theatre => (def.startsWith('space-') ? 'space' : 'ground')

/** Whether tactic cards are asked for now, and this one is no answer. */
const isAskedButNot = ({ open }: Scene, def: string): boolean =>
  open?.asks.some(({ kind, options }) => (kind === 'combat-action' || kind === 'block') && !options.some((o) => o.t === 'play' && o.c === def)) ===
  true

/** Tactic cards in one line, by name and the sign of their theatre; a press on one tells what it does. */
function Line({ ids, title, mine, p }: { ids: readonly number[]; title: string; mine: boolean; p: Props }) {
  const w = useGameWords()
  const { view, combat, texts } = p
  const [open, setOpen] = useState<number | null>(null)
  const of = (id: number): string => view.cards[String(id)] ?? ''
  if (ids.length === 0) return null
  const shown = open !== null && ids.includes(open) ? of(open) : null
  return (
    <div className={`tactic-hand${mine ? ' mine' : ''}`}>
      <span className="dim">{title}</span>
      {ids.map((id) => {
        const deck = deckOf(of(id))
        return (
          <button
            key={id}
            type="button"
            className={`tactic${deck === combat.theatre || combat.theatre === '' ? '' : ' other'}`}
            aria-expanded={open === id}
            title={`${texts.terms.theatres[deck]}: ${texts.cards.tactics[of(id)]?.text ?? ''}`}
            onClick={() => setOpen(open === id ? null : id)}
          >
            <i className={`t-${deck}`} aria-hidden />
            {nameOf(texts, of(id))}
            <span className="vh">, {texts.terms.theatres[deck].toLowerCase()}</span>
          </button>
        )
      })}
      {shown !== null && (
        <p className="tactic-text" role="status">
          <b>
            {nameOf(texts, shown)} ({texts.terms.theatres[deckOf(shown)].toLowerCase()}).
          </b>{' '}
          {texts.cards.tactics[shown]?.text ?? ''}{' '}
          {mine && isAskedButNot(p.scene, shown) && (
            <button type="button" className="why-these" onClick={() => p.why(shown, `play:${shown}`)}>
              {w('reb.whyNotNow')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

/** Own tactic cards, those of the other side only where they lie faceup; who watches reads whose they are. */
function Cards({ p }: { p: Props }) {
  const { view, combat, texts } = p
  const w = useGameWords()
  const own = view.side === 0 ? combat.rebelHand : combat.imperialHand
  const open = view.side === 0 ? combat.imperialHand : combat.rebelHand
  return (
    <>
      <Line ids={own} title={view.side < 0 ? texts.terms.sides.imperial : w('reb.yourTactics')} mine={view.side >= 0} p={p} />
      <Line ids={open} title={view.side < 0 ? texts.terms.sides.rebel : w('reb.openTactics')} mine={false} p={p} />
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

/** Where the theatres are longer than their place, what is asked about comes into sight, else the theatre that fights now. */
function useInSight(theatre: string, round: number, asked: string) {
  const theatres = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const el = theatres.current
    if (el === null) return
    const now = el.querySelector<HTMLElement>('.theatre.now')
    const may = [...el.querySelectorAll<HTMLElement>('.fighter.may')]
    el.scrollTop = now?.offsetTop ?? 0
    for (const unit of may.toReversed()) unit.scrollIntoView({ block: 'nearest' })
  }, [theatre, round, asked])
  return theatres
}

/** Its lower edge follows the bar's upper one, which rises with the rows of answers: none of them lies over a tactic card. */
function useAboveBar() {
  const combat = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const el = combat.current
    const map = el?.closest('.reb-map')
    const bar = map?.parentElement?.querySelector(':scope > .bar')
    if (el === null || !map || !bar) return
    const fit = new ResizeObserver(() => {
      const [m, b] = [map.getBoundingClientRect(), bar.getBoundingClientRect()]
      // On a phone on its side the bar stands beside the map.
      el.style.bottom = `${b.left < m.right - 1 ? Math.max(0, m.bottom - b.top) : 0}px`
    })
    fit.observe(map)
    fit.observe(bar)
    return () => fit.disconnect()
  }, [])
  return combat
}

export function Combat(p: Props) {
  const w = useGameWords()
  const { view, combat, texts } = p
  const left = leftSide(view)
  const assign = useAssign(p)
  const above = useAboveBar()
  const ask = p.scene.open?.asks[0] ?? null
  const answers = unitAnswers(ask)
  const theatres = useInSight(combat.theatre, combat.round, answers.size > 0 ? (ask?.kind ?? '') : '')
  // Before the first round leaders are added.
  const round = combat.round === 0 ? null : w('reb.combatRound', { n: combat.round })
  const battle = combat.theatre === '' ? null : w(combat.theatre === 'space' ? 'reb.spaceBattle' : 'reb.groundBattle')
  const place = nameOf(texts, SYSTEMS[combat.place]?.id ?? '')
  const attacker = combat.attacker < 0 ? null : w(combat.attacker === 0 ? 'reb.rebelsAttack' : 'reb.empireAttacks')
  return (
    <section className="combat" ref={above} aria-label={w('reb.combatOf', { place })}>
      <header>
        <Heads p={p} side={left} />
        <div className="combat-title">
          <h2>{w('reb.combatOf', { place })}</h2>
          <p>{[round, battle, attacker].filter((x) => x !== null).join(' · ')}</p>
        </div>
        <Heads p={p} side={1 - left} />
      </header>
      <div className="theatres" ref={theatres}>
        {THEATRES.map((theatre) => {
          const row = { combat, texts, theatre, answers, send: p.send }
          return (
            <div key={theatre} className={`theatre is-${theatre} figures-${figureSize(combat, theatre)}${combat.theatre === theatre ? ' now' : ''}`}>
              <h3>{w(theatre === 'space' ? 'reb.space.theatre' : 'reb.ground.theatre')}</h3>
              <Squads {...row} side={left} mirrored={false} />
              <div className="between">
                {combat.theatre === theatre && combat.dice.length > 0 && <Tray dice={combat.dice} size={32} />}
                <Odds p={p} theatre={theatre} />
              </div>
              <Squads {...row} side={1 - left} mirrored />
            </div>
          )
        })}
      </div>
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
