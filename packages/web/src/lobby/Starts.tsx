/** The buttons of a game's panel that start a table, the same for every game, and what went wrong with one. */
import { usePrefs } from '../app/prefs.ts'
import { Sign, type SignName } from '../art/Signs.tsx'
import { useWords, type WordId } from '../words/index.ts'
import type { Make, Wish } from './use-make.ts'

/** A start of the game's own, beside those that every game has. */
export interface Extra {
  readonly sign: SignName
  readonly word: WordId
  readonly wish: Parameters<Make['make']>[0]
  /** What the table's page begins with, such as `learn`. */
  readonly mode?: string
}

/** `against` tells who sits where, with me and the others as they are wished; `open` shows the friend's seat to everyone; `more` and two on one device are the quiet buttons. */
export function Starts({
  making: { make, problem, busy },
  against,
  open,
  more,
}: {
  making: Make
  against: (other: Wish) => { seats: Wish[]; shuffleSeats: boolean }
  open: boolean
  more: readonly Extra[]
}) {
  const w = useWords()
  const level = usePrefs((s) => s.level)
  return (
    <>
      <div className="starts">
        <button
          type="button"
          className="btn main big"
          disabled={busy}
          onClick={() => void make({ ...against({ kind: 'bot', level }), visibility: 'link' })}
        >
          <Sign name="bot" size={22} />
          <span>
            {w('lobby.playBot')}
            <small>{w('lobby.playBotNote')}</small>
          </span>
        </button>
        <button
          type="button"
          className="btn big"
          disabled={busy}
          onClick={() => void make({ ...against({ kind: 'open' }), visibility: open ? 'open' : 'link' })}
        >
          <Sign name="link" size={22} />
          <span>
            {w('lobby.invite')}
            <small>{w(open ? 'lobby.inviteOpen' : 'lobby.inviteNote')}</small>
          </span>
        </button>
      </div>
      {more.length > 0 && (
        <div className="more-starts">
          {more.map(({ sign, word, wish, mode }) => (
            <button key={word} type="button" className="btn quiet" disabled={busy} onClick={() => void make(wish, mode)}>
              <Sign name={sign} size={18} /> {w(word)}
            </button>
          ))}
        </div>
      )}
      {problem !== null && (
        <p className="notice warn" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

/** Two people take turns at this device. */
export const SAME_DEVICE: Extra = { sign: 'hand', word: 'lobby.sameDevice', wish: { seats: [{ kind: 'me' }, { kind: 'hand-over' }] } }

/** Choices of minutes after which the machine may play on for somebody: from a quick game to one by correspondence. */
const AWAY_MINUTES = [3, 10, 60, 24 * 60, 3 * 24 * 60]

/** What every game's table lets its maker say: whether everyone in the lobby sees it, and when somebody counts as away. */
export function TableWishes({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const w = useWords()
  const { away, set } = usePrefs()
  const words = (n: number): string =>
    n < 60 ? w('opts.awayMinutes', { n }) : n < 24 * 60 ? w('opts.awayHours', { n: n / 60 }) : w('opts.awayDays', { n: n / 60 / 24 })
  return (
    <>
      <label>
        <input type="checkbox" checked={open} onChange={(e) => onOpen(e.target.checked)} /> {w('opts.openTable')}
      </label>
      <label className="away-after">
        {w('opts.away')}
        <select className="field" value={away} onChange={(e) => set({ away: Number(e.target.value) })}>
          {AWAY_MINUTES.map((n) => (
            <option key={n} value={n}>
              {words(n)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
