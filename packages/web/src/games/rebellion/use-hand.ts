/** The state of one player's hand on the table: what is chosen, what it would answer, and how it is sent. */
import type { View } from '@orrery/rebellion/view'
import { UNITS } from '@orrery/rebellion/content/units'
import type { WireAsk } from '@orrery/protocol'
import { divideKeys, orderKeys, setKeys } from '@orrery/protocol/sets'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Scene } from '../../table/game-ui.ts'
import { askOf, cardOf, comersTo, goesAlone, optionsByPlace, placeId, placeNo, sideName, mySide, unitNo, type Comer, type Option } from './model.ts'
import { useOpenBase } from './open-base.ts'
import { lossBy } from './sure.ts'

type Ref = string | number
export interface WhyNot {
  readonly about: string
  readonly rule: string
  readonly params: Readonly<Record<string, string | number>>
}
/** What waits for a second click. */
interface Chosen {
  readonly place: number | null
  readonly leader: string | null
  readonly card: number | null
  readonly picks: readonly Ref[]
  readonly shares: Readonly<Record<string, number>>
  /** Of a movement: how many of `from|unit` are to come. */
  readonly load: Readonly<Record<string, number>>
  /** The answer that is asked about once more. */
  readonly sure: Option | null
}
const NOTHING: Chosen = { place: null, leader: null, card: null, picks: [], shares: {}, load: {}, sure: null }

export interface Hand extends Chosen {
  readonly view: View
  readonly ask: WireAsk | null
  readonly byPlace: ReadonlyMap<number, readonly Option[]>
  /** Places that units can leave in the movement that is asked about. */
  readonly sources: ReadonlySet<number>
  /** The place that is being activated, and who is next door to it. */
  readonly target: number | null
  readonly comers: readonly Comer[]
  readonly whyNot: WhyNot | null
  pointPlace(at: number): void
  pointLeader(id: string): void
  pointCard(id: number): void
  take(from: number, unit: string, by: number): void
  pick(ref: Ref): void
  share(ref: Ref, n: number): void
  /** One more of what is divided goes there, as by a click on it. */
  give(ref: Ref): void
  clear(): void
  /** Asks why an answer about this thing cannot be given now. */
  why(about: string, key: string): void
  closeWhy(): void
  /** A press of the answer's button: sent, or first asked about once more. */
  press(o: Option): void
  send(...keys: string[]): void
  sendPicks(): void
  sendLoad(): void
}

const WISH: Readonly<Record<string, string>> = { deploy: 'deploy', 'choose-base': 'base', 'start-system': 'system', move: 'take' }

export function useHand(scene: Scene): Hand {
  const { table, moment, open } = scene
  const view = useOpenBase(scene.view as View, table.id, table.status === 'over' && moment === undefined ? (open?.seq ?? null) : null)
  const ask = askOf(scene.open)
  const [chosen, setChosen] = useState<Chosen>(NOTHING)
  const [whyNot, setWhyNot] = useState<WhyNot | null>(null)
  const byPlace = useMemo(() => optionsByPlace(ask), [ask])
  const seq = scene.open?.seq ?? 0
  useEffect(() => setChosen(NOTHING), [seq, ask?.kind])
  const sources = useMemo(() => new Set(ask?.kind === 'move' ? [...byPlace.keys()] : []), [ask, byPlace])
  const target = ask?.kind === 'move' ? (placeNo(ask.about) ?? null) : ask?.kind === 'command' ? chosen.place : null
  const comers = useMemo(() => (target === null ? [] : comersTo(view, target)), [view, target])
  const change = useCallback((x: Partial<Chosen>) => setChosen((c) => ({ ...c, ...x, sure: null })), [])
  const send = useCallback((...keys: string[]) => void scene.answer?.(keys), [scene])

  const refuse = useCallback(
    async (about: string, key: string) => {
      const said = await scene.why?.(key)
      if (said !== null && said !== undefined) setWhyNot({ about, rule: said.rule, params: said.params ?? {} })
    },
    [scene],
  )

  const pick = useCallback(
    (ref: Ref) => {
      const set = ask?.set
      if (set === undefined) return
      setChosen((c) => {
        if (c.picks.includes(ref)) return { ...c, picks: c.picks.filter((x) => x !== ref) }
        if (set.how === 'order') return { ...c, picks: [...c.picks, ref] }
        return { ...c, picks: set.max === 1 ? [ref] : c.picks.length < set.max ? [...c.picks, ref] : c.picks }
      })
    },
    [ask],
  )

  const pointPlace = useCallback(
    (at: number) => {
      const id = placeId(at)
      if (ask === null) return void refuse(id, `activate:${id}`)
      const own = byPlace.get(at) ?? []
      if (own.length === 0) return void refuse(id, `${WISH[ask.kind] ?? 'activate'}:${id}`)
      if (ask.set?.how === 'set') return pick(own[0]?.c ?? id)
      if (ask.set?.how === 'divide') return setChosen((c) => ({ ...c, shares: oneMore(c.shares, ask.set, id) }))
      const withLeader = own.find((o) => o.d !== undefined && o.d === chosen.leader)
      // A leader whom nobody comes along with is sent by a second press: the first one says so.
      const warns = ask.kind === 'command' && chosen.place !== at && goesAlone(view, at)
      if (withLeader !== undefined && !warns) return send(withLeader.key)
      const only = own[0]
      if (own.length === 1 && only !== undefined && only.d === undefined) return send(only.key)
      change({ place: chosen.place === at ? null : at, card: null })
    },
    [ask, view, byPlace, chosen, pick, send, change, refuse],
  )

  const pointLeader = useCallback(
    (id: string) => {
      if (ask === null) return void refuse(id, `activate:${id}`)
      if (ask.set?.ids.includes(id)) return pick(id)
      const fits = ask.options.filter((o) => o.c === id || o.d === id)
      const place = chosen.place === null ? null : placeId(chosen.place)
      const now = fits.find((o) => o.c === id || (place !== null && o.c === place) || (chosen.card !== null && o.c === chosen.card))
      if (now !== undefined && (now.c === id || place !== null || chosen.card !== null)) return send(now.key)
      // With a card chosen it is asked for that card.
      if (fits.length === 0 || (ask.kind === 'assign' && chosen.card !== null))
        return void refuse(id, ask.kind === 'assign' ? `assign:${chosen.card ?? 0}:${id}` : `activate:${place ?? 'coruscant'}:${id}`)
      change({ leader: chosen.leader === id ? null : id })
    },
    [ask, chosen, pick, send, change, refuse],
  )

  const pointCard = useCallback(
    (id: number) => {
      const about = view.cards[String(id)] ?? ''
      if (ask === null) return void refuse(about, `mission:${id}`)
      if (ask.set?.ids.includes(id)) return pick(id)
      const fits = ask.options.filter((o) => cardOf(o) === id)
      const now = fits.find((o) => o.d !== undefined && o.d === chosen.leader)
      if (now !== undefined) return send(now.key)
      if (fits.length === 0) return void refuse(about, ask.kind === 'assign' ? `assign:${id}` : `mission:${id}`)
      change({ card: chosen.card === id ? null : id, place: null })
    },
    [ask, view, chosen, pick, send, change, refuse],
  )

  const take = useCallback(
    (from: number, unit: string, by: number) => {
      const key = `${placeId(from)}|${unit}`
      const u = unitNo(unit)
      const there = u === undefined ? 1 : (view.places[from]?.units[u] ?? 0)
      if (!sources.has(from) || (u !== undefined && UNITS[u]?.immobile === true)) return void refuse(unit, `take:${placeId(from)}:${unit}`)
      setChosen((c) => {
        const now = (c.load[key] ?? 0) + by
        // One click more than there are takes all back.
        return { ...c, load: { ...c.load, [key]: now > there || now < 0 ? 0 : now } }
      })
    },
    [view, sources, refuse],
  )

  const sendPicks = useCallback(() => {
    const set = ask?.set
    if (ask === null || set === undefined) return
    if (set.how === 'set') return send(...setKeys(set.ids, set.min, set.max, chosen.picks, ask.concealed))
    if (set.how === 'order') return send(...orderKeys([...chosen.picks, ...set.ids.filter((x) => !chosen.picks.includes(x))]))
    send(
      ...divideKeys(
        set.ids,
        set.limits ?? [],
        set.max,
        set.ids.map((x) => chosen.shares[String(x)] ?? 0),
      ),
    )
  }, [ask, chosen, send])

  const sendLoad = useCallback(async () => {
    if (scene.answer === undefined) return
    const left = new Map(Object.entries(chosen.load))
    for (let guard = 0; guard < 200; guard++) {
      const now = askOf(scene.peek?.() ?? scene.open)
      if (now?.kind !== 'move') return
      // The offers come in their order: the first that is wanted keeps all later ones possible.
      const next = now.options.find((o) => (left.get(`${o.c}|${o.d}`) ?? 0) > 0)
      const rest = [...left.values()].some((n) => n > 0)
      if (next === undefined) {
        if (rest) return void refuseRest(left, refuse)
        await scene.answer(['done'])
        return
      }
      left.set(`${next.c}|${next.d}`, (left.get(`${next.c}|${next.d}`) ?? 0) - 1)
      if (!(await scene.answer([next.key]))) return
    }
  }, [scene, chosen.load, refuse])

  return {
    ...chosen,
    view,
    ask,
    byPlace,
    sources,
    target,
    comers,
    whyNot,
    pointPlace,
    pointLeader,
    pointCard,
    take,
    pick,
    give: (ref) => setChosen((c) => ({ ...c, shares: oneMore(c.shares, ask?.set, String(ref)) })),
    share: (ref, n) => setChosen((c) => ({ ...c, shares: { ...c.shares, [String(ref)]: n } })),
    clear: () => setChosen(NOTHING),
    why: (about, key) => void refuse(about, key),
    closeWhy: () => setWhyNot(null),
    press: (o) => (chosen.sure === null && lossBy(view, ask, o) !== null ? setChosen({ ...NOTHING, sure: o }) : send(o.key)),
    send,
    sendPicks,
    sendLoad: () => void sendLoad(),
  }
}

/** The shares after a click on one of them: one more; where nothing is left to give, all of it back. One thing in all just moves. */
function oneMore(shares: Chosen['shares'], set: WireAsk['set'], id: string): Chosen['shares'] {
  if (set === undefined) return shares
  const now = shares[id] ?? 0
  if (set.max === 1) return { [id]: 1 - now }
  const sum = Object.values(shares).reduce((a, b) => a + b, 0)
  const limit = set.limits?.[set.ids.indexOf(id)] ?? set.max
  return { ...shares, [id]: sum < set.max && now < limit ? now + 1 : 0 }
}

/** Why what is left of a movement cannot come. */
function refuseRest(left: ReadonlyMap<string, number>, refuse: (about: string, key: string) => Promise<void>): void {
  const [first] = [...left].find(([, n]) => n > 0) ?? []
  if (first !== undefined) void refuse(first.split('|')[1] ?? '', `take:${first.replace('|', ':')}`)
}

/** Seats and passengers of a movement from one place. */
export function seatsOf(view: View, load: Readonly<Record<string, number>>, from: number): { seats: number; taken: number } {
  let seats = 0
  let taken = 0
  for (const [key, n] of Object.entries(load)) {
    const [place, unit] = key.split('|')
    const f = UNITS[unitNo(unit) ?? -1]
    if (placeNo(place) !== from || f === undefined || f.side !== sideName(mySide(view))) continue
    seats += n * f.capacity
    if (f.transportRestricted) taken += n
  }
  return { seats, taken }
}
