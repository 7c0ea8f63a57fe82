/** What a game brings to the client. The shared parts know no game. */
import type { Moment, Open, TableState, WireEvent } from '@orrery/protocol'
import type { ComponentType, ReactNode } from 'react'
import { load } from '../games/load.ts'
import type { WordId } from '../words/index.ts'
import type { Variants } from './variants.ts'

interface RuleText {
  readonly id: string
  readonly section: string
  readonly text: string
}

/** A game's rulebook in the language that is shown. */
export interface Rulebook {
  readonly rules: readonly RuleText[]
  /** Rule ids to look a rule up by. */
  readonly byId: ReadonlyMap<string, RuleText>
  sectionTitle(section: string): string
  readonly glossary: readonly { readonly term: string; readonly text: string }[]
}

/** A table as it is drawn: live, or a moment of a replay. */
export interface Scene {
  readonly view: unknown
  readonly open: Open | null
  readonly table: TableState
  readonly log: readonly WireEvent[]
  /** The seat that looks, or -1. */
  readonly you: number
  /** A moment that is looked at: after so many decisions, of so many, and the last of them as far as it may be seen. Absent at a running table. */
  readonly moment?: { readonly at: number; readonly of: number; readonly answer: Moment['answer'] }
  /** Sends answers; absent where nothing can be answered (spectators, replays). */
  readonly answer?: (keys: readonly string[]) => Promise<boolean>
  /** The newest position, read at once between two answers of one action. */
  readonly peek?: () => Open | null
  readonly why?: (key: string) => Promise<{ rule: string; params?: Record<string, string | number> } | null>
  readonly openRule: (id: string) => void
  readonly resign?: () => void
  readonly takeBack?: (to: number) => void
  /** The button that skips others' moves, where there are some: the last part of the game's bar. */
  readonly skip?: ReactNode
}

export interface GameUi {
  readonly title: WordId
  /** How the page's head counts: turns or rounds (`turn` is the number), and the same when this device is asked. */
  readonly count: { readonly theirs: WordId; readonly yours: WordId }
  readonly Board: ComponentType<{ scene: Scene }>
  /** An event as a line of words; null for what needs no line. */
  readonly LogLine: ComponentType<{ e: WireEvent['e']; scene: Scene }>
  /** Whether this event opens a new group of the log, and its heading. */
  readonly heading: (e: WireEvent['e']) => { seat: number; turn: number } | null
  /** Whether the event has a line at all. */
  readonly told: (e: WireEvent['e']) => boolean
  /** Hands the rulebook to its child once the texts are there. */
  readonly WithRulebook: ComponentType<{ children: (book: Rulebook) => ReactNode }>
  /** One rule and the title of its section or phase, once the text is there. */
  readonly WithRule: ComponentType<{ id: string; children: (rule: { text: string; title: string }) => ReactNode }>
  /** The rule that matters for what is asked now. */
  readonly ruleNow: (open: Open | null) => string | null
  /** The last screen's chart, from the table's course. */
  readonly Course: ComponentType<{ tableId: string; table: TableState }>
  /** How a game that the rules ended was won, as a sentence. */
  readonly Ending: ComponentType<{ log: readonly WireEvent[] }>
  readonly SideName: ComponentType<{ side: string }>
  /** The keys of its table in words. */
  readonly keys: WordId
  /** The table's variants, as words of the shared list and their values. */
  readonly variants: Variants
}

const loaded = new Map<string, Promise<GameUi>>()

/** The client's part of a game; null for a game that this client doesn't know. */
export function gameUi(game: string): Promise<GameUi> | null {
  const known = loaded.get(game)
  if (known !== undefined) return known
  const loading = load[game]?.()
  if (loading === undefined) return null
  loaded.set(game, loading)
  // Whoever asks after it did not come tries again.
  loading.catch(() => loaded.delete(game))
  return loading
}

/** Begins to load a game's part before it is needed. */
export const fetchGame = (game: string): void => void gameUi(game)?.catch(() => undefined)
