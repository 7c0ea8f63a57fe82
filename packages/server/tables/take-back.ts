/** Taking decisions back: where to, at once or by a proposal, and the others' answers to that. */
import { keyOf, PASS, type Landing } from '@orrery/kernel'
import type { Draft } from './hall.ts'
import type { LiveTable } from './live.ts'
import { seatsOf, standingKey } from './meta.ts'
import type { RecordBody } from './records.ts'
import { Refused } from './refused.ts'
import { actingSeat, mustRun } from './seats.ts'

/**
 * Where a take-back of the seat is offered to go: to the last decision that the person made, not to one that had one answer or
 * that the server gives for him. Among people a pass in a concealed window is never gone back to: whether it was the only
 * answer would be told by it.
 */
export function landingFor(live: LiveTable, seat: number): Landing | null {
  const alone = askedToAgree(live, seat).length === 0
  const at = live.table?.landingOf(seat, ({ only, concealed, key, kind }) => {
    const passed = concealed && key === keyOf(PASS)
    if (!alone) return passed || (only && !concealed)
    return only || (passed && live.meta.standing[standingKey(seat, kind)] === 'never')
  })
  if (at === undefined || at === null) return null
  return alone ? { ...at, free: true } : at
}

/** Going back: at once where the rules of take-back allow it or nobody else has to agree, otherwise a proposal. */
export function takeBack(live: LiveTable, seats: readonly number[], to: number, as?: number): Draft {
  mustRun(live)
  const { table, meta } = live
  if (table === null) return { bodies: [] }
  const seat = as !== undefined ? actingSeat(live, seats, as) : deciderOf(live, seats, to)
  const entry = table.decisions[to - (live.seq - table.decisions.length)]
  if (entry?.seat !== seat) throw new Refused('not-your-decision', `Decision ${to} is none that this seat made and could take back.`)
  const free = table.freeTakeBack(seat)
  if (free !== null && to >= free) return { bodies: [{ k: 'back', seat, to }] }
  if (askedToAgree(live, seat).length === 0) return { bodies: [{ k: 'back', seat, to }] }
  if (meta.takeBack !== null) throw new Refused('proposal-open', 'There is a proposal already.')
  return { bodies: [{ k: 'ask-back', seat, to }] }
}

function deciderOf(live: LiveTable, seats: readonly number[], to: number): number {
  const { table } = live
  const decided = table?.decisions[to - (live.seq - table.decisions.length)]?.seat
  return decided !== undefined && seats.includes(decided) ? decided : actingSeat(live, seats, seats[0])
}

/** The people who have to agree to a proposal of the seat: all others for whom no bot plays. */
function askedToAgree(live: LiveTable, seat: number): string[] {
  const own = live.meta.seats[seat]?.person
  const others = live.meta.seats.flatMap((s) =>
    s.kind === 'person' && s.stoodIn === null && s.person !== null && s.person !== own ? [s.person] : [],
  )
  return [...new Set(others)]
}

export function takeBackReply(live: LiveTable, seats: readonly number[], accept: boolean): Draft {
  mustRun(live)
  const { takeBack: proposal, seats: all } = live.meta
  actingSeat(live, seats, seats[0])
  if (proposal === null) throw new Refused('no-proposal', 'There is no proposal to answer.')
  const person = all[seats[0] ?? -1]?.person ?? ''
  if (all[proposal.seat]?.person === person && accept) throw new Refused('own-proposal', 'The others have to agree, not you.')
  const reply: RecordBody = { k: 'back-reply', seats: [...seats], accept }
  if (!accept) return { bodies: [reply] }
  const missing = askedToAgree(live, proposal.seat).filter((p) => p !== person && !seatsOf(live.meta, p).some((s) => proposal.agreed.includes(s)))
  return { bodies: missing.length === 0 ? [reply, { k: 'back', seat: proposal.seat, to: proposal.to }] : [reply] }
}
