/** The zones of the table: opponent, galaxy row, lane, own bases and ships, hand. */
import type { View } from '@orrery/deckbuilding/view'
import { Back } from '../../art/Back.tsx'
import { Sign } from '../../art/Signs.tsx'
import type { Scene } from '../../table/game-ui.ts'
import { useWords, word } from '../../words/index.ts'
import { Plate } from './Card.tsx'
import { baseLabel } from './labels.ts'
import { facts, has, laneOf, seen, SIDES, type Thing as ThingRef } from './model.ts'
import { DeckPile, OpenPile } from './Piles.tsx'
import { TableCard } from './TableCard.tsx'
import type { Texts } from './texts.ts'
import { Thing, type Mark } from './Thing.tsx'
import type { Hand } from './use-table.ts'
import { seatName } from '../../table/seat-name.ts'

/** What every zone of the table is drawn from. */
export interface Parts {
  readonly view: View
  readonly texts: Texts
  readonly hand: Hand
  readonly scene: Scene
  readonly me: number
  readonly foe: number
  readonly markOf: (thing: ThingRef) => Mark
  readonly inspect: (thing: ThingRef | null, at?: DOMRect, asDialog?: boolean) => void
}

export function ShipsAndBase({ p, seat }: { p: Parts; seat: number }) {
  const w = useWords()
  const { view, texts } = p
  const player = view.players[seat]
  if (player === undefined) return null
  const side = SIDES[seat] ?? 'empire'
  const whose = view.you < 0 ? seatName(p.scene.table.seats, seat) : w(seat === p.me ? 'zone.yours' : 'zone.theirs')
  return (
    <div className="plates">
      {player.base === null ? (
        <div className={`no-base side-${side}`} data-anchor={`base-${seat}`}>
          <span>{w('zone.noBase')}</span>
          <small>{w('zone.noBaseWhy')}</small>
        </div>
      ) : (
        <Thing
          thing={player.base}
          label={baseLabel(texts, player.base, player.baseDamage, player.baseHitPoints, whose)}
          mark={p.markOf(player.base)}
          side={side}
          onPoint={p.hand.point}
          onInspect={p.inspect}
          className="is-plate is-base"
          refused={p.hand.whyNot?.thing === player.base}
        >
          <Plate def={player.base} texts={texts} damage={player.baseDamage} hitPoints={player.baseHitPoints} faction={side} used={player.baseUsed} />
        </Thing>
      )}
      {player.ships.map((id) => {
        const card = seen(view, id)
        if (card === undefined) return null
        return (
          <TableCard
            key={id}
            id={id}
            card={card}
            texts={texts}
            place="play"
            look="plate"
            whose={whose}
            mark={p.markOf(id)}
            attack={card.attack}
            pressed={p.hand.attackers.includes(id)}
            onPoint={p.hand.point}
            onInspect={p.inspect}
            refused={p.hand.whyNot?.thing === id}
          />
        )
      })}
    </div>
  )
}

function Taken({ n, toWin, side }: { n: number; toWin: number; side: string }) {
  const w = useWords()
  return (
    <span className={`taken side-${side}`} role="img" aria-label={w('zone.basesTaken', { n, all: toWin })}>
      <span aria-hidden="true">{w('zone.taken')}</span>
      {Array.from({ length: toWin }, (_, i) => (
        <i key={i} className={i < n ? 'full' : ''} />
      ))}
    </span>
  )
}

/** The opponent's hand where it is shown: in a replay. */
function OpenHand({ p, ids, anchor }: { p: Parts; ids: readonly number[]; anchor: string }) {
  const w = useWords()
  return (
    <span className="open-hand" data-anchor={anchor} role="group" aria-label={w('zone.handCount', { n: ids.length })}>
      {ids.map((id) => {
        const card = seen(p.view, id)
        return card === undefined ? null : (
          <TableCard key={id} id={id} card={card} texts={p.texts} place="hand" look="tiny" mark="none" onPoint={p.hand.point} onInspect={p.inspect} />
        )
      })}
    </span>
  )
}

export function Opponent({ p }: { p: Parts }) {
  const w = useWords()
  const { view, texts, foe } = p
  const player = view.players[foe]
  const name = seatName(p.scene.table.seats, foe)
  const seat = p.scene.table.seats[foe]
  const side = SIDES[foe] ?? 'empire'
  if (player === undefined) return null
  return (
    <section className={`zone-foe side-${side}`} aria-label={view.you < 0 ? name : w('zone.opponent', { name })}>
      <ShipsAndBase p={p} seat={foe} />
      <div className="foe-info">
        <div className="who">
          <Sign name={side} size={22} />
          <span>
            <b>{name}</b>
            <small>
              {seat?.kind === 'bot'
                ? w(`level.${(seat.level ?? 'steady') as 'easy' | 'steady' | 'sharp'}`)
                : w(seat?.stoodIn === true ? 'seat.bot' : seat?.online === false ? 'seat.away' : 'seat.here')}
            </small>
          </span>
          <Taken n={player.taken.length} toWin={view.toWin} side={side} />
        </div>
        <div className="foe-piles">
          {player.hand.length > 0 ? (
            <OpenHand p={p} ids={player.hand} anchor={`hand-${foe}`} />
          ) : (
            <span className="fan" data-anchor={`hand-${foe}`} role="img" aria-label={w('zone.handCount', { n: player.handCount })}>
              {Array.from({ length: Math.min(player.handCount, 7) }, (_, i) => (
                <Back key={i} ink={side} />
              ))}
              <span className="pile-name">
                {w('zone.hand')} <b>{player.handCount}</b>
              </span>
            </span>
          )}
          <DeckPile ink={side} count={player.deck} name={w('zone.deck')} anchor={`deck-${foe}`} />
          <OpenPile view={view} texts={texts} ids={player.discard} name={w('zone.discard')} anchor={`discard-${foe}`} />
          <span className="foe-res" title={texts.terms.values['resources']}>
            <Sign name="resources" size={18} />
            <b>{player.resources}</b>
          </span>
        </div>
      </div>
    </section>
  )
}

function discOf(hand: Hand, id: number): 'can' | 'cannot' {
  return has(hand.ask, `buy:${id}`) ? 'can' : 'cannot'
}

export function Row({ p }: { p: Parts }) {
  const w = useWords()
  const { view, texts, hand, me } = p
  const enemy = me === 0 ? 'rebels' : 'empire'
  const pilot = view.pilots[view.pilots.length - 1]
  const one = (id: number, place: string) => {
    const card = seen(view, id)
    if (card === undefined) return <span key={place} className="gap" />
    const f = facts(card.def)
    return (
      <TableCard
        key={id}
        id={id}
        card={card}
        texts={texts}
        place="row"
        look="small"
        mark={p.markOf(id)}
        disc={discOf(hand, id)}
        target={f.faction === enemy && f.targetValue !== null}
        attack={card.attack}
        pressed={hand.target === id ? true : undefined}
        onPoint={hand.point}
        onInspect={p.inspect}
        refused={hand.whyNot?.thing === id}
      />
    )
  }
  return (
    <section className="zone-row" aria-label={texts.terms.zones['galaxyRow'] ?? w('zone.row')}>
      <div className="row-piles">
        <DeckPile ink="galaxy" count={view.galaxyDeck} name={w('zone.galaxy')} anchor="galaxy-deck" />
        <OpenPile view={view} texts={texts} ids={view.galaxyDiscard} name={w('zone.galaxyDiscard')} anchor="galaxy-discard" />
      </div>
      <div className="row-cards">{view.row.map((id, i) => one(id, `gap-${i}`))}</div>
      <div className="row-pilots">
        {pilot === undefined ? <span className="gap" /> : one(pilot, 'pilots')}
        <span className="pile-name">
          {w('zone.pilots')} <b>{view.pilots.length}</b>
        </span>
      </div>
    </section>
  )
}

export function Lane({ p }: { p: Parts }) {
  const w = useWords()
  const { view, texts, hand } = p
  const units = laneOf(view)
  const mine = view.active === p.me
  const whose = view.you < 0 ? w('zone.laneOf', { name: seatName(p.scene.table.seats, view.active) }) : w(mine ? 'zone.laneYours' : 'zone.laneTheirs')
  return (
    <section
      className={`zone-lane side-${SIDES[view.active] ?? 'empire'}${units.length > 6 ? ' crowded' : ''}`}
      aria-label={whose}
      data-anchor="lane"
    >
      {units.map((id) => {
        const card = seen(view, id)
        if (card === undefined) return null
        return (
          <TableCard
            key={id}
            id={id}
            card={card}
            texts={texts}
            place="play"
            look="small"
            mark={p.markOf(id)}
            attack={hand.target !== null && hand.target !== 'base' ? card.attackRow : card.attack}
            pressed={hand.attackers.includes(id)}
            onPoint={hand.point}
            onInspect={p.inspect}
            refused={hand.whyNot?.thing === id}
          />
        )
      })}
      {units.length === 0 && <span className="lane-empty">{mine && view.you >= 0 ? w('zone.laneEmpty') : whose}</span>}
    </section>
  )
}

/** The cards in hand; of an unseen hand, their backs. */
export function HandCards({ p }: { p: Parts }) {
  const w = useWords()
  const { view, texts, hand, me } = p
  const player = view.players[me]
  const side = SIDES[me] ?? 'rebels'
  if (player === undefined) return null
  return (
    <div className="hand-cards" data-anchor={`hand-${me}`}>
      {player.hand.map((id, i) => {
        const card = seen(view, id)
        if (card === undefined) return null
        return (
          <TableCard
            key={id}
            id={id}
            card={card}
            texts={texts}
            place="hand"
            look="small"
            mark={p.markOf(id)}
            pressed={hand.picks.includes(id) ? true : undefined}
            onPoint={hand.point}
            onInspect={p.inspect}
            refused={hand.whyNot?.thing === id}
            fan={i - (player.hand.length - 1) / 2}
          />
        )
      })}
      {player.hand.length === 0 && view.you >= 0 && <span className="lane-empty">{w('zone.handEmpty')}</span>}
      {view.you < 0 && player.hand.length === 0 && Array.from({ length: player.handCount }, (_, i) => <Back key={i} ink={side} />)}
    </div>
  )
}

/** What the cards in hand below are called: yours, or those of the player whose seat is drawn there. */
export function handLabel({ view, me, scene }: Parts): string {
  return view.you >= 0 ? word('zone.yourHand') : word('zone.handOf', { name: seatName(scene.table.seats, me) })
}

/** `apart`: the cards in hand lie elsewhere, beside the bar. */
export function Mine({ p, apart }: { p: Parts; apart: boolean }) {
  const w = useWords()
  const { view, texts, me } = p
  const player = view.players[me]
  const side = SIDES[me] ?? 'rebels'
  if (player === undefined) return null
  const name = seatName(p.scene.table.seats, me)
  return (
    <section className={`zone-hand side-${side}`} aria-label={!apart ? handLabel(p) : view.you < 0 ? name : w('zone.you')}>
      <div className="me">
        <div className="who">
          <Sign name={side} size={26} />
          <span>
            <b>{view.you < 0 ? name : w('zone.you')}</b>
            <small>{texts.terms.factions[side]}</small>
          </span>
        </div>
        <Taken n={player.taken.length} toWin={view.toWin} side={side} />
        <div className="my-piles">
          <DeckPile ink={side} count={player.deck} name={w('zone.deck')} anchor={`deck-${me}`} />
          <OpenPile view={view} texts={texts} ids={player.discard} name={w('zone.discard')} anchor={`discard-${me}`} />
        </div>
      </div>
      {!apart && <HandCards p={p} />}
      <div className="purse" aria-label={w('zone.resources', { n: player.resources })} role="img">
        <span className="ingots" aria-hidden="true">
          {Array.from({ length: Math.min(player.resources, 6) }, (_, i) => (
            <Sign key={i} name="resources" size={24} />
          ))}
        </span>
        <b>{player.resources}</b>
        <small>{texts.terms.values['resources']}</small>
      </div>
    </section>
  )
}
