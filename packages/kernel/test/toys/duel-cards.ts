/** The cards of the duel. An ability listens from one zone to one moment. */
import type { Ability, Ref } from '../../index.ts'
import { attack, card, damage, draw, kindOf, other, play, type Damage, type Doom, type Duel, type G, type Playing, type Zone } from './duel.ts'

interface Kind {
  readonly name: string
  readonly cost: number
  readonly power: number
  /** 0: an event. */
  readonly hp: number
  // Events of several kinds share one table; each ability knows the record of its own moment.
  readonly on: Readonly<Record<string, Ability<Duel, never> & { readonly from: readonly Zone[] }>>
}

/** The moments to which a card of a hand may answer: the concealed ones. */
export const moments: readonly string[] = ['action', 'playing', 'damaging', 'attacking']

const canPay = (g: G, me: Ref) => g.s.players[card(g.s, me).owner]!.energy >= kindOf(g.s, me).cost
const friends = (g: G, me: Ref, c: Ref) => card(g.s, me).owner === card(g.s, c).owner && me !== c

const playUnit = { when: canPay, effect: (g: G, me: Ref) => play(g, me) }
const fight = { when: (g: G, me: Ref) => card(g.s, me).ready, effect: (g: G, me: Ref) => attack(g, me) }

/** A unit that is played from hand and attacks from play: two abilities for the same moment, by zone. */
const acts: Ability<Duel, never> & { from: readonly Zone[] } = {
  from: ['hand', 'play'],
  when: (g, me) => (card(g.s, me).zone === 'hand' ? playUnit.when(g, me) : fight.when(g, me)),
  effect: (g, me) => (card(g.s, me).zone === 'hand' ? playUnit.effect(g, me) : fight.effect(g, me)),
}

const unit = (name: string, cost: number, power: number, hp: number, on: Kind['on'] = {}): Kind => ({
  name,
  cost,
  power,
  hp,
  on: { action: acts, ...on },
})
const event = (name: string, cost: number, on: Kind['on']): Kind => ({ name, cost, power: 0, hp: 0, on })

export const KINDS: readonly Kind[] = [
  unit('Soldier', 1, 2, 2),
  // Forced reaction: strikes back at whoever wounded it.
  unit('Brute', 2, 3, 4, {
    damaged: {
      from: ['play'],
      forced: true,
      when: (_, me, e: Damage) => e.target === me && e.from !== me,
      effect: (g, me, e: Damage) => damage(g, e.from, 1, me),
    },
  }),
  // Interrupt: takes the damage of a friend (redirect).
  unit('Guard', 1, 1, 3, {
    damaging: {
      from: ['play'],
      when: (g, me, e: Damage) => card(g.s, me).ready && friends(g, me, e.target),
      effect: (g, me, e: Damage) => {
        card(g.s, me).ready = false
        e.target = me
      },
    },
  }),
  // Interrupt: saves a friend (cancel), at the price of being exhausted.
  unit('Medic', 1, 1, 2, {
    dying: {
      from: ['play'],
      when: (g, me, e: Doom) => card(g.s, me).ready && friends(g, me, e.card),
      effect: (g, me, e: Doom) => {
        card(g.s, me).ready = false
        card(g.s, e.card).damage = 0
        e.cancelled = true
      },
    },
  }),
  // Forced reaction to the death of a friend.
  unit('Mourner', 1, 1, 2, {
    died: { from: ['play'], forced: true, when: (g, me, e: Doom) => friends(g, me, e.card), effect: (g, me) => draw(g, card(g.s, me).owner, 1) },
  }),
  // Optional reaction to its own arrival.
  unit('Scout', 1, 1, 1, {
    played: { from: ['play'], when: (_, me, e: Playing) => e.card === me, effect: (g, me) => draw(g, card(g.s, me).owner, 1) },
  }),
  // Interrupts from hand.
  event('Ambush', 1, {
    attacking: {
      from: ['hand'],
      when: (g, me, e: { attacker: Ref }) =>
        canPay(g, me) && card(g.s, e.attacker).owner === other(card(g.s, me).owner) && card(g.s, e.attacker).zone === 'play',
      effect: (g, me, e: { attacker: Ref }) => play(g, me, () => damage(g, e.attacker, 2, me)),
    },
  }),
  event('Denial', 1, {
    playing: {
      from: ['hand'],
      when: (g, me, e: Playing) => canPay(g, me) && card(g.s, e.card).owner === other(card(g.s, me).owner),
      effect: (g, me, e: Playing) => play(g, me, () => (e.cancelled = true)),
    },
  }),
  event('Fury', 1, {
    damaging: {
      from: ['hand'],
      when: (g, me, e: Damage) => canPay(g, me) && card(g.s, e.target).owner === other(card(g.s, me).owner),
      effect: (g, me, e: Damage) => play(g, me, () => (e.amount += 1)),
    },
  }),
]
