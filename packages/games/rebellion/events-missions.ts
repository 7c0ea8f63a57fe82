/** What is told of missions and action cards, beside the events that all rules share. */

export type MissionEvent =
  /** A mission is turned up. */
  | { readonly t: 'reveal'; readonly side: number; readonly def: string; readonly leaders: readonly string[] }
  /** Its leaders are placed. `place` null: the card names none. `target`: the leader that it is aimed at. */
  | { readonly t: 'mission-at'; readonly side: number; readonly def: string; readonly place: string | null; readonly target: string | null }
  /** `side` may send a leader against it: who is sent, or nobody. */
  | { readonly t: 'opposed'; readonly side: number; readonly leader: string | null }
  /** `dice`: colour and face, e.g. `red-hit`. `bonus`: successes that come on top. */
  | { readonly t: 'mission-roll'; readonly side: number; readonly dice: readonly string[]; readonly bonus: number }
  /** R2-D2 turns a die of the Empire. */
  | { readonly t: 'die-blanked'; readonly face: string }
  | {
      readonly t: 'mission-result'
      readonly side: number
      readonly def: string
      readonly success: boolean
      readonly why: 'resolved' | 'unopposed' | 'dice' | 'stopped' | 'c-3po'
      /** Successes of both, with bonuses; 0 without dice. */
      readonly own: number
      readonly foe: number
    }
  | { readonly t: 'mission-over'; readonly side: number; readonly def: string; readonly to: 'hand' | 'discard' }
  /** Pool leaders can't be sent against this leader's mission. */
  | { readonly t: 'unopposed'; readonly leader: string }
  | { readonly t: 'detained'; readonly leader: string }
  /** A Rebel leader is an Imperial one from now on. */
  | { readonly t: 'lured'; readonly leader: string }
  /** One token takes another's place. */
  | { readonly t: 'replaced'; readonly leader: string; readonly by: string }
  /** Successes that a leader adds to its next attempt of the round. */
  | { readonly t: 'prepared'; readonly leader: string; readonly successes: number }
  /** A unit comes nearer on the build queue. */
  | { readonly t: 'hasten'; readonly unit: string; readonly from: number; readonly to: number }
  /** Cards of a deck are looked at, or a hand is shown. `seen` as in `Told`. */
  | {
      readonly t: 'look'
      readonly kind: 'objective' | 'probe'
      readonly from: 'deck' | 'hand'
      readonly n: number
      readonly seen: number
      readonly defs?: readonly string[]
    }
  /** Cards go to the ends of a deck. */
  | { readonly t: 'put-back'; readonly kind: 'objective' | 'project' | 'probe'; readonly top: number; readonly bottom: number }
  | { readonly t: 'shuffled'; readonly kind: 'mission' | 'project' | 'probe'; readonly side: number }
  /** Rebel leaders can neither attempt missions nor use action cards there in this command phase. */
  | { readonly t: 'closed'; readonly place: string }
  /** At the end of the command phase: units to the base, or probe cards for a new one; null: neither. */
  | { readonly t: 'mobilization'; readonly what: 'move' | 'new-base' | null; readonly n: number }
