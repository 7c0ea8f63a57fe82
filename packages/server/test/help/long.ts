import type { Repository } from '../../store/repository.ts'
import type { Rec } from '../../tables/records.ts'

/** Writes a table with that many answers in one go, as an imported game is; the number of records that are read back in order. */
export async function writeWhole(repo: Repository, count: number): Promise<number> {
  const summary = { seats: [], stoodIn: [], waiting: [], turn: null }
  const row = {
    id: `long${count}`,
    game: 'toy',
    status: 'over',
    visibility: 'link',
    created: 1,
    secret: 'aa',
    dice: 'bb',
    seatKey: 'cc',
    summary,
  } as const
  const records = Array.from({ length: count }, (_, seq): Rec => ({ seq, time: 1, body: { k: 'a', seat: seq % 2, key: `take:${seq}` } }))
  await repo.together(repo.creation(row, records, []))
  const back = await repo.records(row.id, 0)
  return back.filter((r, i) => r.seq === i && r.body.k === 'a' && r.body.key === `take:${i}`).length
}
