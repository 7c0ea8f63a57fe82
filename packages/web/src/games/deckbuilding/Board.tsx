/** The table of the Deckbuilding Game: opponent above, galaxy row, the lane, you below, the decision bar between. */
import type { View } from '@orrery/deckbuilding/view'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Part } from '../../app/Guard.tsx'
import { later } from '../../app/later.tsx'
import { useMedia } from '../../app/use-media.ts'
import { useWords } from '../../words/index.ts'
import type { Scene } from '../../table/game-ui.ts'
import { seatName } from '../../table/seat-name.ts'
import { Bar, offTable } from './Bar.tsx'
import { AbilityText, Plate, SmallCard } from './Card.tsx'
import { Dial, DialFace } from './Dial.tsx'
import { ForceTrack } from './ForceTrack.tsx'
import { Inspect, type Inspected } from './Inspect.tsx'
import { defOf, hitPointsOf } from './labels.ts'
import { base, canJoin, facts, has, needed, seatsOf, seen, SIDES, totalAttack, type Thing as ThingRef } from './model.ts'
import { nameOf, useTexts, type Texts } from './texts.ts'
import { Thing, type Mark } from './Thing.tsx'
import { useFocusKept } from '../../table/use-focus.ts'
import { useFlip } from './use-flip.ts'
import { useArrows } from './use-arrows.ts'
import { useHand, type Hand } from './use-table.ts'
import { WhyNotDialog } from './WhyNot.tsx'
import { handLabel, HandCards, Lane, Mine, Opponent, Row, ShipsAndBase, type Parts } from './Zones.tsx'
import './styles/layout.css'
import './styles/cards.css'
import './styles/plates.css'
import './styles/zones.css'
import './styles/bar.css'
import './styles/dialogs.css'
import './styles/phone.css'
import './styles/tall.css'

const Learn = later(() => import('./learn/Learn.tsx').then((m) => m.Learn))

function useMark(hand: Hand): (thing: ThingRef) => Mark {
  return useCallback(
    (thing) => {
      const { view, ask } = hand
      if (typeof thing === 'number' && hand.attackers.includes(thing)) return 'mine'
      if (hand.target !== null && (thing === hand.target || (hand.target === 'base' && thing === view.players[1 - view.active]?.base)))
        return 'target'
      const card = typeof thing === 'number' ? seen(view, thing) : undefined
      if (card?.attacked === true && !hand.choices.has(thing)) return 'spent'
      if (hand.picks.includes(thing) || hand.selected === thing) return 'mine'
      const own = view.players[view.active]
      const inPlay = typeof thing === 'number' && (own?.units.includes(thing) === true || own?.ships.includes(thing) === true)
      if (ask?.kind === 'main' && hand.target !== null && inPlay && canJoin(view, thing, hand.target)) return 'legal'
      if (!hand.choices.has(thing))
        return ask?.kind === 'main' && thing === view.players[1 - view.active]?.base && has(ask, 'commit:base') ? 'legal' : 'none'
      return ask?.kind === 'main' ? 'legal' : 'halo'
    },
    [hand],
  )
}

/** A base to choose, with the words of its ability under it. */
function TrayBase({ def, texts }: { def: string; texts: Texts }) {
  return (
    <span className="tray-base">
      <Plate def={def} texts={texts} damage={0} hitPoints={hitPointsOf(def)} faction={base(def).faction} />
      <AbilityText def={def} texts={texts} />
    </span>
  )
}

/** Where the focus goes on when its thing leaves the table. */
const PLACES = { zones: '.zone-hand, .zone-row, .zone-mid, .zone-foe, .zone-bar', things: '.thing' }

/** Things that can be chosen but lie in no open place. */
function Tray({ p }: { p: Parts }) {
  const { view, texts, hand } = p
  const things = offTable(hand)
  if (things.length === 0) return null
  return (
    <div className="tray">
      {things.map((thing) => {
        const def = defOf(view, thing)
        if (def === null) return null
        const bases = typeof thing === 'string'
        return (
          <Thing
            key={thing}
            thing={thing}
            label={nameOf(texts, def)}
            mark={p.markOf(thing)}
            side={bases ? base(def).faction : facts(def).faction}
            pressed={hand.picks.includes(thing)}
            onPoint={hand.point}
            onInspect={p.inspect}
            className={bases ? 'is-plate is-base' : ''}
          >
            {bases ? <TrayBase def={def} texts={texts} /> : <SmallCard def={def} texts={texts} />}
          </Thing>
        )
      })}
    </div>
  )
}

function AttackNow({ p, root, narrow }: { p: Parts; root: React.RefObject<HTMLElement | null>; narrow: boolean }) {
  const w = useWords()
  const { hand, view } = p
  if (hand.attackers.length === 0) return null
  const total = totalAttack(view, hand.attackers, hand.target ?? 'base')
  const need = hand.target === null ? null : needed(view, hand.target)
  const sum = hand.attackers
    .map((id) => (hand.target !== null && hand.target !== 'base' ? seen(view, id)?.attackRow : seen(view, id)?.attack) ?? 0)
    .join(' + ')
  const note = need === null ? '' : total >= need ? w('dial.over', { n: total - need }) : w('dial.short', { n: need - total })
  const words = need === null ? sum : total >= need ? w('dial.enough', { sum }) : sum
  const side = SIDES[view.active] ?? 'rebels'
  if (narrow) {
    return (
      <div className={`attack-tray side-${side}`}>
        <span>
          <b>{w('dial.attack', { sum })}</b>
          <small>{note}</small>
        </span>
        <DialFace total={total} need={need} size={68} />
      </div>
    )
  }
  return (
    <Dial
      root={root}
      attackers={hand.attackers}
      target={hand.target}
      foeBase={view.players[p.foe]?.base ?? null}
      total={total}
      need={need}
      words={words}
      note={note}
      side={side}
    />
  )
}

/** Tells the table how high what is fixed to its foot is, so that what lies last can be scrolled out from under it. */
function useHeight(root: React.RefObject<HTMLElement | null>): (el: HTMLElement | null) => void {
  const [box, setBox] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (box === null) return
    const seen = new ResizeObserver(() => root.current?.style.setProperty('--low', `${box.offsetHeight}px`))
    seen.observe(box)
    return () => seen.disconnect()
  }, [box, root])
  return setBox
}

export function Board({ scene }: { scene: Scene }) {
  const texts = useTexts()
  const hand = useHand(scene)
  const view = hand.view
  const { me, foe } = seatsOf(view)
  const markOf = useMark(hand)
  const narrow = useMedia('(max-width: 719px)')
  const coarse = useMedia('(pointer: coarse)')
  const root = useRef<HTMLDivElement>(null)
  const [learning] = useState(() => new URLSearchParams(location.search).has('learn'))
  const { clear } = hand
  useEffect(() => {
    const drop = (e: KeyboardEvent) => e.key === 'Escape' && clear()
    window.addEventListener('keydown', drop)
    return () => window.removeEventListener('keydown', drop)
  }, [clear])
  const [inspected, setInspected] = useState<Inspected | null>(null)
  // Without room beside the card, a mouse that rests on one would open a dialog under itself, in the way of the next click.
  const roomy = !narrow && !coarse
  const inspect = useCallback(
    (thing: ThingRef | null, at?: DOMRect, asDialog = false) => {
      if (thing === null || at === undefined) setInspected(null)
      else if (roomy || asDialog) setInspected({ thing, at, asDialog })
    },
    [roomy],
  )
  const low = useHeight(root)
  // On a phone the hand lies on the bar, under the thumb.
  const apart = narrow && view.you >= 0
  const originOf = useMemo(() => originIn(view, me, foe), [view, me, foe])
  useFlip(root, scene.open?.rev ?? scene.view, originOf, originOf, view.active === me ? 240 : 480)
  useArrows(root, hand)
  useFocusKept(root, PLACES)
  if (texts === null) return <div className="board" aria-busy="true" />
  const p: Parts = { view, texts, hand, scene, me, foe, markOf, inspect }
  return (
    <div className={`board${view.active === me ? ' my-turn' : ''}${view.you < 0 ? ' watching' : ''}`} ref={root}>
      <Opponent p={p} />
      <ForceTrack force={view.force} you={view.you} texts={texts} nameOf={(seat) => seatName(scene.table.seats, seat)} />
      <Row p={p} />
      {narrow && <AttackNow p={p} root={root} narrow />}
      <div className="zone-mid">
        <ShipsAndBase p={p} seat={me} />
        <Lane p={p} />
      </div>
      {!narrow && <AttackNow p={p} root={root} narrow={false} />}
      <div className="zone-bar" ref={low}>
        <Tray p={p} />
        {apart && (
          <section className={`hand-strip side-${SIDES[me] ?? 'rebels'}`} aria-label={handLabel(p)}>
            <HandCards p={p} />
          </section>
        )}
        <Bar hand={hand} scene={scene} texts={texts} />
      </div>
      <Mine p={p} apart={apart} />
      {learning && scene.answer !== undefined && (
        <Part>
          <Learn scene={scene} root={root} />
        </Part>
      )}
      {inspected !== null && (
        <Inspect
          view={view}
          texts={texts}
          inspected={inspected}
          full={!roomy || inspected.asDialog}
          onClose={() => setInspected(null)}
          openRule={scene.openRule}
        />
      )}
      {hand.whyNot !== null && <WhyNotDialog why={hand.whyNot} view={view} texts={texts} onClose={hand.closeWhy} openRule={scene.openRule} />}
    </div>
  )
}

/** Where a card that appears comes from, or one that leaves goes to: the pile that holds it, or the deck that it must have come from. */
function originIn(view: View, me: number, foe: number): (thing: string) => string | null {
  return (thing) => {
    const id = Number(thing)
    if (Number.isNaN(id)) return null
    for (const seat of [me, foe]) {
      const player = view.players[seat]
      if (player === undefined) continue
      if (player.hand.includes(id)) return `deck-${seat}`
      if (player.units.includes(id) || player.ships.includes(id)) return `hand-${seat}`
      if (player.discard.includes(id)) return `discard-${seat}`
    }
    if (view.row.includes(id)) return 'galaxy-deck'
    if (view.galaxyDiscard.includes(id)) return 'galaxy-discard'
    return null
  }
}
