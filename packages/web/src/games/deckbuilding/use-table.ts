/** The state of one player's hand on the table: what is chosen, what it would mean, and how it is sent. */
import type { View } from '@orrery/deckbuilding/view'
import type { WireAsk } from '@orrery/protocol'
import { setKeys } from '@orrery/protocol/sets'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Scene } from '../../table/game-ui.ts'
import { askOf, canJoin, choicesByThing, facts, has, seatsOf, seen, type Choice, type Target, type Thing } from './model.ts'

export interface WhyNot {
  readonly thing: Thing
  readonly rule: string
  readonly params: Readonly<Record<string, string | number>>
}

export interface Hand {
  readonly view: View
  readonly ask: WireAsk | null
  readonly choices: ReadonlyMap<Thing, readonly Choice[]>
  readonly selected: Thing | null
  readonly attackers: readonly number[]
  readonly target: Target | null
  readonly picks: readonly Thing[]
  readonly whyNot: WhyNot | null
  /** The turn's end was pressed while cards could still be played: it is asked once more. */
  readonly ending: boolean
  askEnd(): void
  /** The thing was clicked, tapped or chosen by key. */
  point(thing: Thing): void
  select(thing: Thing | null): void
  setTarget(target: Target | null): void
  clear(): void
  closeWhy(): void
  send(...keys: string[]): void
  sendPicks(): void
  attack(): void
  playAll(): void
}

interface Chosen {
  selected: Thing | null
  attackers: readonly number[]
  target: Target | null
  picks: readonly Thing[]
  ending: boolean
}
const NOTHING: Chosen = { selected: null, attackers: [], target: null, picks: [], ending: false }

const toggled = <T>(list: readonly T[], x: T): readonly T[] => (list.includes(x) ? list.filter((y) => y !== x) : [...list, x])

/** What stays chosen when the next question comes: an attack that is being built. The same object where nothing changes. */
function carriedOver(c: Chosen, kind: string | null): Chosen {
  if (kind === 'main') return c.selected === null && c.picks.length === 0 && !c.ending ? c : { ...NOTHING, attackers: c.attackers, target: c.target }
  return c === NOTHING ? c : NOTHING
}

/** What a click on something of the row, or on the opponent's base, can mean besides a choice: the target of an attack. */
function asTarget(ask: WireAsk | null, thing: Thing, foeBase: string | null, foeShips: readonly number[]): Target | null {
  const target: Target | null = thing === foeBase || foeShips.includes(thing as number) ? 'base' : typeof thing === 'number' ? thing : null
  if (target === null || !(has(ask, `commit:${target}`) || has(ask, `attack:${target}`))) return null
  return target
}

/** Why an own card can't join the attack on a row card that is aimed at; null where the server has to say it. */
function notAtRow(view: View, id: number): string | null {
  const card = seen(view, id)
  if (card === undefined || card.attacked) return null
  if (facts(card.def).type === 'capital-ship') return 'deckbuilding/attack-row/05'
  return card.attackRow === 0 ? 'deckbuilding/cards/02' : null
}

/** A card in play is asked about as an attacker, unless its ability is what it is there for. */
function joinKey(view: View, id: number): string {
  const card = seen(view, id)
  const ability = card === undefined ? null : facts(card.def).ability
  return card !== undefined && card.attack === 0 && ability?.timing === 'activated' ? `use:${id}` : `pick:${id}`
}

export function useHand(scene: Scene): Hand {
  const view = scene.view as View
  const ask = askOf(scene.open)
  const [chosen, setChosen] = useState<Chosen>(NOTHING)
  const [whyNot, setWhyNot] = useState<WhyNot | null>(null)
  const choices = useMemo(() => choicesByThing(ask), [ask])
  const { foe } = seatsOf(view)
  const kind = ask?.kind ?? null
  const seq = scene.open?.seq ?? 0

  useEffect(() => setChosen((c) => carriedOver(c, kind)), [kind, seq])
  const usable = useMemo(() => chosen.attackers.filter((id) => canJoin(view, id, chosen.target)), [view, chosen.attackers, chosen.target])

  const send = useCallback((...keys: string[]) => void scene.answer?.(keys), [scene])

  const refuse = useCallback(
    async (thing: Thing, key: string) => {
      const refusal = await scene.why?.(key)
      if (refusal !== null && refusal !== undefined) setWhyNot({ thing, rule: refusal.rule, params: refusal.params ?? {} })
    },
    [scene],
  )

  /** The key that a thing would answer if it could: what "why not?" is asked about. */
  const wished = useCallback(
    (thing: Thing): string => {
      if (typeof thing === 'string') return thing === view.players[foe]?.base ? 'attack:base' : `use:${thing}`
      const me = view.players[1 - foe]
      if (me?.hand.includes(thing) === true) return `play:${thing}`
      if (view.row.includes(thing) || view.pilots.includes(thing)) {
        const card = seen(view, thing)
        const enemy = card !== undefined && facts(card.def).faction === (foe === 0 ? 'empire' : 'rebels')
        // Without anybody to attack with, whoever points at a card of the other side wants to buy it.
        return (enemy && (me?.units.length ?? 0) > 0) || chosen.attackers.length > 0 ? `commit:${thing}` : `buy:${thing}`
      }
      if (me?.units.includes(thing) === true || me?.ships.includes(thing) === true) return joinKey(view, thing)
      return `pick:${thing}`
    },
    [view, foe, chosen.attackers.length],
  )

  const pointMain = useCallback(
    (thing: Thing) => {
      const me = view.players[1 - foe]
      const mine = typeof thing === 'number' && (me?.units.includes(thing) === true || me?.ships.includes(thing) === true)
      if (mine && seen(view, thing)?.attacked === false && canJoin(view, thing, chosen.target)) {
        return setChosen((c) => ({
          ...c,
          attackers: toggled(c.attackers, thing),
          selected: thing,
          target: c.attackers.length === 1 && c.attackers.includes(thing) ? null : c.target,
        }))
      }
      const target = asTarget(ask, thing, view.players[foe]?.base ?? null, view.players[foe]?.ships ?? [])
      if (target !== null)
        return setChosen((c) => ({ ...c, target: c.target === target ? null : target, selected: typeof target === 'number' ? thing : null }))
      const own = choices.get(thing)
      const rule = mine && typeof chosen.target === 'number' ? notAtRow(view, thing) : null
      if (rule !== null) return setWhyNot({ thing, rule, params: {} })
      if (own === undefined || own.length === 0) return void refuse(thing, wished(thing))
      const only = own[0]
      if (own.length === 1 && only?.verb === 'play') return send(only.key)
      setChosen((c) => ({ ...c, selected: c.selected === thing ? null : thing }))
    },
    [ask, choices, view, foe, chosen.target, send, refuse, wished],
  )

  const pointNow = useCallback(
    (thing: Thing) => {
      if (ask === null || scene.answer === undefined) {
        if (scene.why !== undefined && ask === null && scene.you >= 0) void refuse(thing, wished(thing))
        return
      }
      if (ask.kind === 'main') return pointMain(thing)
      const own = choices.get(thing)?.[0]
      if (own === undefined) return void refuse(thing, wished(thing))
      if (ask.set?.how === 'set') {
        const { max } = ask.set
        return setChosen((c) => ({
          ...c,
          picks: c.picks.includes(thing)
            ? c.picks.filter((x) => x !== thing)
            : max === 1
              ? [thing]
              : c.picks.length < max
                ? [...c.picks, thing]
                : c.picks,
        }))
      }
      send(own.key)
    },
    [ask, scene, choices, pointMain, refuse, wished, send],
  )

  // One function for the table's whole life, so that a card whose state stays is not drawn again.
  const latest = useRef(pointNow)
  useLayoutEffect(() => {
    latest.current = pointNow
  }, [pointNow])
  const point = useCallback((thing: Thing) => latest.current(thing), [])

  const clear = useCallback(() => setChosen(NOTHING), [])

  const sendPicks = useCallback(() => {
    if (ask?.set?.how !== 'set') return
    send(...setKeys(ask.set.ids, ask.set.min, ask.set.max, chosen.picks, ask.concealed))
  }, [ask, chosen.picks, send])

  const attack = useCallback(async () => {
    const target = chosen.target
    if (target === null || scene.answer === undefined) return
    if (usable.length > 0) {
      if (!(await scene.answer([`commit:${target}`]))) return
      const next = askOf(scene.peek?.() ?? null)
      if (next?.kind === 'attackers' && next.set !== undefined) {
        const group = usable.filter((id) => next.set?.ids.includes(id))
        if (!(await scene.answer(setKeys(next.set.ids, next.set.min, next.set.max, group, next.concealed)))) return
      }
    }
    setChosen(NOTHING)
    await scene.answer([`attack:${target}`])
  }, [chosen.target, usable, scene])

  /** All at once; a card that asks something ends it, and the rest stays in the hand. */
  const playAll = useCallback(() => {
    const keys = ask?.kind === 'main' ? ask.options.filter((o) => o.t === 'play').map((o) => o.key) : []
    if (keys.length > 0) send(...keys)
  }, [ask, send])

  return {
    view,
    ask,
    choices,
    selected: chosen.selected,
    attackers: usable,
    target: chosen.target,
    picks: chosen.picks,
    whyNot,
    ending: chosen.ending,
    askEnd: () => setChosen({ ...NOTHING, ending: true }),
    point,
    select: (selected) => setChosen((c) => ({ ...c, selected })),
    setTarget: (target) => setChosen((c) => ({ ...c, target })),
    clear,
    closeWhy: () => setWhyNot(null),
    send,
    sendPicks,
    attack: () => void attack(),
    playAll,
  }
}
