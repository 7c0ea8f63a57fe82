/** Every answer about a card or a base, made once: building the options of a decision then makes no objects. */
import type { Opt } from '@orrery/kernel'
import { BASES } from '../content/bases.ts'
import { CARD_COUNT } from '../content/index.ts'

const ofCards = (t: string): readonly Opt[] => Array.from({ length: CARD_COUNT }, (_, c) => Object.freeze({ t, c }))
const ofBases = (t: string): Readonly<Record<string, Opt>> => Object.fromEntries(BASES.map((b) => [b.id, Object.freeze({ t, c: b.id })]))
const word = (t: string): Opt => Object.freeze({ t })

export const PLAY = ofCards('play')
export const BUY = ofCards('buy')
export const USE = ofCards('use')
export const COMMIT = ofCards('commit')
export const RELEASE = ofCards('release')
export const ATTACK = ofCards('attack')
export const DISCARD = ofCards('discard')
export const PICK = ofCards('pick')
export const TO_HAND = ofCards('to-hand')
export const TO_DECK = ofCards('to-deck')

export const USE_BASE = ofBases('use')
export const CHOOSE_BASE = ofBases('base')
export const TO_HAND_BY = ofBases('to-hand')
export const TO_DECK_BY = ofBases('to-deck')

export const COMMIT_BASE: Opt = Object.freeze({ t: 'commit', c: 'base' })
export const RELEASE_BASE: Opt = Object.freeze({ t: 'release', c: 'base' })
export const ATTACK_BASE: Opt = Object.freeze({ t: 'attack', c: 'base' })
export const END = word('end')

export const TO_PILE = word('discard')
export const HIT_BASE = word('base')
export const TAKE_OR_PASS: readonly Opt[] = [word('take'), word('pass')]
export const USE_OR_PASS: readonly Opt[] = [word('use'), word('pass')]

/** The options that an ability can list. */
export type OptionWord = 'attack' | 'resources' | 'force' | 'repair' | 'discard'
export const OPTION: Readonly<Record<OptionWord, Opt>> = {
  attack: word('attack'),
  resources: word('resources'),
  force: word('force'),
  repair: word('repair'),
  discard: word('discard'),
}

/** The option of a card number, from one of the tables above. */
export function keyed(table: readonly Opt[], id: number): Opt {
  return table[id] as Opt
}

/** A pick of each of the cards. */
export function picks(ids: readonly number[]): Opt[] {
  const out: Opt[] = []
  for (const id of ids) out.push(PICK[id] as Opt)
  return out
}
