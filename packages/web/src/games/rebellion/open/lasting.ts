/** What lasts, in the open: effects of cards and rings that everybody may know, read from what a seat sees. */
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { RINGS } from '@orrery/rebellion/content/rings'
import type { View } from '@orrery/rebellion/view'
import { IMPERIAL, placeId, REBEL } from '../model.ts'
import type { OpenWordId } from './words.ts'

/** One effect: the card that brought it, and a sentence with names of its leader, place and ring by content id. */
export interface Lasting {
  /** The card to look at; undefined where no card of its own brought it. */
  readonly card?: string
  readonly word: OpenWordId
  readonly leader?: string
  readonly place?: string
  readonly ring?: string
  readonly n?: number
}

/** By the name of an effect of the combat: its card and its sentence. */
const EFFECTS: Readonly<Record<string, Lasting>> = {
  'fewer-rebel-dice': { card: 'according-to-my-design', word: 'open.fewerDice' },
  'no-imperial-space-tactics': { card: 'its-a-trap', word: 'open.noSpaceTactics' },
  'rebels-trapped': { card: 'keep-them-from-escaping', word: 'open.trapped' },
  'less-health': { card: 'point-blank-assault', word: 'open.lessHealth' },
  'black-as-red': { card: 'target-the-star-destroyers', word: 'open.blackAsRed' },
  'no-retreat-0': { card: 'space-no-escape', word: 'open.noRetreatRebels' },
  'no-retreat-1': { card: 'space-no-escape', word: 'open.noRetreatEmpire' },
  'free-transport-0': { card: 'ground-escape-plan', word: 'open.freeTransportRebels' },
  'free-transport-1': { card: 'ground-escape-plan', word: 'open.freeTransportEmpire' },
  'no-block-0': { word: 'open.noBlockRebels' },
  'no-block-1': { word: 'open.noBlockEmpire' },
  'plans-used': { card: 'death-star-plans-ii', word: 'open.plansUsed' },
}

function inCombat({ combat }: View): readonly Lasting[] {
  if (combat === null) return []
  const place = placeId(combat.place)
  const assault = `${combat.theatre}-unstoppable-assault`
  const effects = combat.effects.flatMap((name) => {
    const found = EFFECTS[name]
    return found === undefined ? [] : [{ ...(name.startsWith('no-block') && { card: assault }), ...found, place }]
  })
  const shown: readonly Lasting[] = combat.faceUp ? [{ card: 'good-intel', word: 'open.faceUp', place }] : []
  const lent = combat.lent.map((l): Lasting => ({ card: 'ready-for-action', word: 'open.lent', leader: LEADERS[l]?.id ?? '', place }))
  return [...effects, ...shown, ...lent]
}

/** Rings that hold until something happens; what each says of its leader. */
const RING_WORDS: Readonly<Record<string, OpenWordId>> = {
  captured: 'open.captive',
  carbonite: 'open.captive',
  'lure-of-the-dark-side': 'open.lured',
  'master-yoda': 'open.yoda',
}

function ofLeader(view: View, l: number): readonly Lasting[] {
  const x = view.leaders[l]
  if (x === undefined) return []
  const leader = LEADERS[l]?.id ?? ''
  const place = x.at >= 0 ? { place: placeId(x.at) } : {}
  const out: Lasting[] = []
  const ring = RINGS[x.ring]
  if (ring !== undefined) {
    const [kind, source = ''] = ring.source.split(':')
    const card = kind === 'mission' || kind === 'action' ? { card: source } : {}
    out.push({ ...card, word: RING_WORDS[ring.id] ?? 'open.ring', leader, ring: ring.id, ...place })
  }
  if (x.detained) out.push({ card: 'detained', word: 'open.detained', leader, ...place })
  if (x.unopposed && x.side === REBEL) out.push({ card: 'misdirection', word: 'open.misdirection', leader })
  if (x.unopposed && x.side === IMPERIAL) out.push({ card: 'blindside', word: 'open.blindside', leader })
  if (x.unlocked) out.push({ card: 'public-support', word: 'open.unlocked', leader, ...place })
  if (x.bonus > 0) out.push({ card: 'contingency-plan', word: 'open.prepared', leader, n: x.bonus })
  return out
}

/** Everything that lasts: of this phase, of the combat, by leader. */
export function lastingOf(view: View): readonly Lasting[] {
  return [
    ...view.closed.map((at): Lasting => ({ card: 'boba-fett-where', word: 'open.closed', place: placeId(at) })),
    ...view.mobilizations.map((n): Lasting => ({ card: 'rapid-mobilization', word: 'open.mobilization', n })),
    ...(view.yodaUsed ? [{ card: 'seek-yoda', word: 'open.yodaUsed' } as const] : []),
    ...inCombat(view),
    ...view.leaders.flatMap((_, l) => ofLeader(view, l)),
  ]
}

/** Value of a leader's `at` that is out of the game. */
const ELIMINATED = -3

/** Leaders that are out of the game, by content id. */
export const eliminatedOf = (view: View): readonly string[] => view.leaders.flatMap((x, l) => (x.at === ELIMINATED ? [LEADERS[l]?.id ?? ''] : []))
