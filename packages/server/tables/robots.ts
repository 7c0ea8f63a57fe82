/** What the server answers by itself: bots at a pace that a person can follow, and standing answers to concealed windows. */
import { randomInt } from 'node:crypto'
import { keyOf, PASS, type Ask } from '@orrery/kernel'
import type { BotLevel } from '@orrery/protocol'
import type { BotRunner } from '../bot-runner.ts'
import type { Hall } from './hall.ts'
import type { LiveTable } from './live.ts'
import { peopleOf, standingKey } from './meta.ts'
import { answerOf } from './moves.ts'
import { Refused } from './refused.ts'

/** Another node made the last change and is expected to move its bots: this one steps in when that doesn't happen. */
const TAKEOVER_MS = 4_000
const RETRY_MS = 1_000

/** Machines alone play for somebody who looks on: for nobody they would only take time from other tables. */
const unseen = (live: LiveTable): boolean => peopleOf(live.meta).length === 0 && live.audiences.empty

export class Robots {
  /** When a bot last did something that can be seen, by table. */
  private readonly shown = new WeakMap<LiveTable, number>()

  constructor(
    private readonly hall: Hall,
    private readonly runner: BotRunner,
    /** Milliseconds for each visible action; 0 plays at full speed. */
    private readonly pace: number,
  ) {}

  /** Looks at what is asked now and starts what has to be answered by machine. */
  poke(live: LiveTable, here: boolean): void {
    if (this.hall.closing || unseen(live)) return
    const open = live.status === 'running' ? (live.table?.pending ?? []) : []
    if (open.some((ask) => this.levelOf(live, ask) === null)) live.hurried = false
    for (const name of live.timers.keys()) if (name.startsWith('robot')) this.stop(live, name)
    for (const ask of open) {
      const level = this.levelOf(live, ask)
      if (level !== null) this.think(live, ask, level, here ? 0 : TAKEOVER_MS)
      else if (ask.concealed === true) this.stand(live, ask, here ? 0 : TAKEOVER_MS)
    }
  }

  /** How strong the bot is that answers for the seat; null where a person does. */
  private levelOf(live: LiveTable, ask: Ask): BotLevel | null {
    const seat = live.meta.seats[ask.seat]
    return seat?.stoodIn ?? seat?.level ?? null
  }

  private stop(live: LiveTable, name: string): void {
    live.timers.get(name)?.()
    live.timers.delete(name)
  }

  private later(live: LiveTable, ask: Ask, ms: number, work: () => void): void {
    if (this.hall.closing) return
    const name = `robot ${ask.seat}`
    const run = (): void => {
      live.timers.delete(name)
      work()
    }
    live.timers.set(name, this.hall.parts.clock.after(ms, run))
  }

  private think(live: LiveTable, ask: Ask, level: BotLevel, wait: number): void {
    const { epoch } = live
    const began = this.hall.now
    const begin = (): void => {
      this.choice(live, ask, level).then(
        (key) => {
          if (live.epoch !== epoch) return
          const due = Math.max(began + wait, this.dueTime(live, ask, began))
          this.later(live, ask, Math.max(0, due - this.hall.now), () => void this.play(live, ask, key, epoch))
        },
        // Threads that are ended with the server decide nothing: whoever starts next asks again.
        (e: unknown) => this.hall.closing || this.hall.parts.log.error({ table: live.id, error: String(e) }, 'a bot could not decide'),
      )
    }
    if (wait > 0) this.later(live, ask, wait, begin)
    else begin()
  }

  /** The parts of one larger answer follow each other at once. */
  private dueTime(live: LiveTable, ask: Ask, began: number): number {
    const part = ask.set !== undefined && ask.set.picked.length > 0
    return part || live.hurried ? 0 : Math.max(began, this.shown.get(live) ?? 0) + this.pace
  }

  private async choice(live: LiveTable, ask: Ask, level: BotLevel): Promise<string> {
    const { table } = live
    if (table === null) throw new RangeError('the table has not started')
    const end = this.hall.parts.metrics.thinking.startTimer({ level })
    try {
      const seed = `${live.id}|${live.seq}|${ask.seat}`
      return await this.runner.choose(live.row.game, { checkpoint: table.checkpoint.s, prefix: table.prefix, seat: ask.seat, level, seed })
    } catch (e) {
      if (this.hall.closing) throw e
      // The people at the table must be able to go on, whatever went wrong with the bot.
      this.hall.parts.log.error({ table: live.id, seat: ask.seat, kind: ask.kind, error: String(e) }, 'a bot failed; it answers at random')
      const o = ask.opts[randomInt(ask.opts.length)]
      if (o === undefined) throw e
      return keyOf(o)
    } finally {
      end()
    }
  }

  private async play(live: LiveTable, ask: Ask, key: string, epoch: number): Promise<void> {
    try {
      this.shown.set(live, this.hall.now)
      await this.hall.change(live, () => {
        if (live.epoch !== epoch) throw new Refused('old-decision', 'The table has gone on.')
        return answerOf(live, ask.seat, live.seq, [key])
      })
    } catch (e) {
      if (e instanceof Refused && e.code === 'old-decision') return
      this.hall.parts.log.warn({ table: live.id, seat: ask.seat, error: String(e) }, 'an answer of a machine was not taken; it is tried again')
      this.later(live, ask, RETRY_MS, () => this.poke(live, true))
    }
  }

  /** A standing answer comes after a random time that does not depend on what the seat holds. */
  private stand(live: LiveTable, ask: Ask, wait: number): void {
    const wish = live.meta.standing[standingKey(ask.seat, ask.kind)] ?? 'ask-if-able'
    // Only what may be declined is declined for somebody: "end the turn" may be the only option too, and is not.
    const pass = ask.opts.find((o) => o.t === PASS.t)
    if (wish === 'ask' || pass === undefined || (wish === 'ask-if-able' && ask.opts.length > 1)) return
    const { epoch } = live
    const delay = this.pace === 0 ? 0 : randomInt(this.pace, 4 * this.pace)
    this.later(live, ask, wait + delay, () => void this.play(live, ask, keyOf(pass), epoch))
  }
}
