/** Cards that lie faceup, pile by pile, and the action cards before each side. */
import type { View } from '@orrery/rebellion/view'
import { action, cardId, IMPERIAL, REBEL } from '../model.ts'
import type { OpenWordId } from './words.ts'

export interface Pile {
  readonly word: OpenWordId
  /** Content ids, the one on top first. */
  readonly defs: readonly string[]
  /** Cards facedown in it, which the viewer doesn't know. */
  readonly hidden?: number
  /** All of it lies facedown, what the viewer knows too. */
  readonly facedown?: true
}

/** The piles of the table as a viewer may look through them; those of a combat only while there is one. */
export function pilesOf(view: View): readonly Pile[] {
  const defs = (ids: readonly number[]): readonly string[] => ids.map((id) => cardId(view, id) ?? '').filter((def) => def !== '')
  const pile = (word: OpenWordId, ids: readonly number[]): Pile => ({ word, defs: defs(ids).toReversed() })
  const box = defs(view.box).toReversed()
  // In a first game no action card is ever used: those that leaders were recruited with go to the box at once (rebellion/first-game/14).
  const boxed = (side: 'rebel' | 'imperial') => box.filter((def) => action(def)?.side === side)
  const before = (word: OpenWordId, side: number): Pile => {
    const own = defs(view.sides[side]?.actions ?? [])
    return { word, defs: own, hidden: (view.sides[side]?.actionCount ?? 0) - own.length, facedown: true }
  }
  const aside = box.filter((def) => def.startsWith('probe-'))
  const { combat } = view
  return [
    pile('open.pile.rebelMissions', view.sides[REBEL]?.discard ?? []),
    pile('open.pile.imperialMissions', view.sides[IMPERIAL]?.discard ?? []),
    pile('open.pile.projects', view.projectDiscard),
    pile('open.pile.scored', view.scored),
    ...(combat === null ? [] : [pile('open.pile.spaceTactics', combat.spacePlayed), pile('open.pile.groundTactics', combat.groundPlayed)]),
    before('open.pile.rebelActions', REBEL),
    before('open.pile.imperialActions', IMPERIAL),
    { word: view.firstGame ? 'open.pile.rebelOut' : 'open.pile.rebelUsed', defs: boxed('rebel') },
    { word: view.firstGame ? 'open.pile.imperialOut' : 'open.pile.imperialUsed', defs: boxed('imperial') },
    ...(aside.length > 0 ? [{ word: 'open.pile.aside', defs: aside } as const] : []),
  ]
}
