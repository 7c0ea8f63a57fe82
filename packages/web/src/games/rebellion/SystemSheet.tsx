/** On a phone: the system that is chosen, who is there and who may come, in a sheet over the map with three heights. */
import { useEffect, useRef, useState } from 'react'
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { UNITS } from '@orrery/rebellion/content/units'
import { Sign } from '../../art/Signs.tsx'
import { useWords } from '../../words/index.ts'
import { LeaderToken, MarkShape, Resource, UnitShape } from './art/Pieces.tsx'
import { IMPERIAL, leadersAt, ownerOf, placeId, REBEL, SPACE, strip, type Comer } from './model.ts'
import { leadersLabel } from './names.ts'
import { nameOf, unitsNamed, type Texts } from './texts.ts'
import type { Hand } from './use-hand.ts'
import type { Pan } from './use-pan.ts'
import { useGameWords } from './words/index.ts'

const HEIGHTS = ['name', 'half', 'full'] as const
type Height = (typeof HEIGHTS)[number]
/** So far a finger must go before the sheet takes the next height. */
const FAR = 40

function Chips({ units, side, texts }: { units: readonly (readonly [number, number])[]; side: number; texts: Texts }) {
  return units.map(([u, n]) => (
    <span key={u} className={`chip chip-${side === REBEL ? 'rebel' : 'imperial'}`} role="img" aria-label={unitsNamed(texts, UNITS[u]?.id ?? '', n)}>
      <UnitShape id={UNITS[u]?.id ?? ''} size={20} /> <b>{n}</b>
    </span>
  ))
}

/** Both sides' units of one theatre; nothing where none are, so that more of who may come is in sight. */
function Theatre({ theatre, hand, texts, at }: { theatre: 'space' | 'ground'; hand: Hand; texts: Texts; at: number }) {
  const counts = hand.view.places[at]?.units ?? []
  const sides = [IMPERIAL, REBEL].map((side) => ({ side, units: strip(counts, side, theatre) })).filter(({ units }) => units.length > 0)
  if (sides.length === 0) return null
  return (
    <div className="sheet-row">
      <span className="dim">
        <MarkShape id={theatre === 'space' ? 'planetico' : 'ground'} size={16} /> {texts.terms.theatres[theatre]}
      </span>
      <span className="chips">
        {sides.map(({ side, units }) => (
          <Chips key={side} units={units} side={side} texts={texts} />
        ))}
      </span>
    </div>
  )
}

/** Units that can come along: a press takes one more, one press too many takes all back. */
function TakeChips({ comer: { at, units }, hand, texts }: { comer: Comer; hand: Hand; texts: Texts }) {
  const g = useGameWords()
  return (
    <span className="comer-units">
      {units.map(([u, there]) => {
        const id = UNITS[u]?.id ?? ''
        const taken = hand.load[`${placeId(at)}|${id}`] ?? 0
        const label = g('reb.take', { unit: nameOf(texts, id), place: nameOf(texts, placeId(at)) })
        return (
          <button
            key={u}
            type="button"
            className={`chip chip-${UNITS[u]?.side ?? 'rebel'}${taken > 0 ? ' taken' : ''}`}
            aria-label={`${label}, ${taken}/${there}`}
            data-take={`${placeId(at)}|${id}`}
            onClick={() => hand.take(at, id, 1)}
          >
            <UnitShape id={id} size={20} /> <b>{`${taken}/${there}`}</b>
          </button>
        )
      })}
    </span>
  )
}

function ComerRow({ comer, hand, texts }: { comer: Comer; hand: Hand; texts: Texts }) {
  const g = useGameWords()
  const { at, units, seats, lockedBy } = comer
  const name = at === SPACE ? g('reb.space') : nameOf(texts, placeId(at))
  const n = units.reduce((sum, [, k]) => sum + k, 0)
  const moving = hand.sources.has(at)
  const stuck = lockedBy === null && units.every(([u]) => UNITS[u]?.transportRestricted)
  const said =
    lockedBy !== null
      ? g('reb.sheet.locked', { leader: nameOf(texts, LEADERS[lockedBy]?.id ?? '') })
      : g(stuck ? 'reb.sheet.stuck' : 'reb.sheet.units', { n, seats })
  const shapes = units.map(([u]) => <UnitShape key={u} id={UNITS[u]?.id ?? ''} size={22} />)
  return (
    <li className={lockedBy !== null || stuck ? 'locked' : moving ? 'moving' : ''}>
      <span>
        <b>
          {lockedBy !== null && <MarkShape id="lock" size={14} />} {name}
        </b>
        <small>{said}</small>
      </span>
      {moving ? <TakeChips comer={comer} hand={hand} texts={texts} /> : <span className="comer-units">{shapes}</span>}
      {(lockedBy !== null || (stuck && !moving)) && hand.ask?.kind === 'move' && (
        <button type="button" className="why-these" onClick={() => hand.take(at, UNITS[units[0]?.[0] ?? -1]?.id ?? '', 1)}>
          {g('reb.sheet.why')}
        </button>
      )}
    </li>
  )
}

/** The sheet's height, moved by a drag or a press of its handle. */
function useHeight(target: number) {
  const [height, setHeight] = useState<Height>('half')
  const from = useRef<number | null>(null)
  useEffect(() => setHeight('half'), [target])
  const step = (by: number) => setHeight((h) => HEIGHTS[Math.min(2, Math.max(0, HEIGHTS.indexOf(h) + by))] ?? h)
  return {
    height,
    handle: {
      onPointerDown: (e: React.PointerEvent) => {
        from.current = e.clientY
        e.currentTarget.setPointerCapture(e.pointerId)
      },
      onPointerUp: (e: React.PointerEvent) => {
        const moved = from.current === null ? 0 : e.clientY - from.current
        from.current = null
        if (Math.abs(moved) > FAR) step(moved > 0 ? -1 : 1)
      },
      onClick: () => setHeight((h) => (h === 'half' ? 'full' : h === 'full' ? 'name' : 'half')),
    },
  }
}

export function SystemSheet({ hand, texts, pan }: { hand: Hand; texts: Texts; pan: Pan }) {
  const w = useWords()
  const g = useGameWords()
  const target = hand.target ?? 0
  const { height, handle } = useHeight(target)
  const facts = SYSTEMS[target]
  const { nearer, reveal, uncover } = pan
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const el = document.querySelector(`.system[data-at="${target}"]`)
    if (el !== null) {
      // Whoever chose it by a leader or by the keyboard may still see the whole galaxy, too small for names.
      nearer(el)
      reveal(el, { below: sheet.current?.offsetHeight ?? 0 })
    }
    return uncover
  }, [target, nearer, reveal, uncover])
  if (facts === undefined) return null
  return (
    <section ref={sheet} className={`sheet-system is-${height}`} aria-label={nameOf(texts, facts.id)}>
      <button type="button" className="sheet-handle" aria-label={g('reb.sheet.height')} {...handle} />
      <header>
        <img src={`/art/rebellion/planets/${facts.id}.webp`} alt="" width={48} height={48} />
        <span>
          <b>{nameOf(texts, facts.id)}</b>
          <small>
            {g(`reb.own.${ownerOf(hand.view, target)}`)}
            <svg width={facts.resources.length * 14} height={12} aria-hidden="true">
              {facts.resources.map((icon, i) => (
                <Resource key={`${icon.color}${icon.shape}${i}`} icon={icon} x={i * 14 + 2} y={1} size={10} />
              ))}
            </svg>
          </small>
        </span>
        {leadersAt(hand.view, target).map((l) => (
          <i key={l} role="img" aria-label={leadersLabel(hand.view, [l], texts)}>
            <LeaderToken leader={l} side={hand.view.leaders[l]?.side ?? 0} width={30} />
          </i>
        ))}
        {hand.place !== null && (
          <button type="button" className="btn icon quiet" aria-label={w('app.close')} onClick={hand.clear}>
            <Sign name="close" size={18} />
          </button>
        )}
      </header>
      <Theatre theatre="space" hand={hand} texts={texts} at={target} />
      <Theatre theatre="ground" hand={hand} texts={texts} at={target} />
      <h3>{g('reb.sheet.comers')}</h3>
      <ul className="comers">
        {hand.comers.map((comer) => (
          <ComerRow key={comer.at} comer={comer} hand={hand} texts={texts} />
        ))}
        {hand.comers.length === 0 && <li className="dim">{g('reb.sheet.nobody')}</li>}
      </ul>
    </section>
  )
}
