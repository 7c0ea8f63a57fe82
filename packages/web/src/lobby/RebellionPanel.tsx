/** The panel of Rebellion: side, strength, setup and number of players; one click starts a table against the machine, one invites friends. */
import { useState } from 'react'
import { usePrefs } from '../app/prefs.ts'
import { Sign } from '../art/Signs.tsx'
import { useWords } from '../words/index.ts'
import { Instrument } from './Instrument.tsx'
import { sideOf, SideAndLevel, type Side } from './SideAndLevel.tsx'
import { useMake, type Wish } from './use-make.ts'

const SETUPS = ['first-game', 'complete'] as const
const SETUP_WORDS = { 'first-game': 'opts.firstGame', complete: 'opts.complete' } as const
const PLAYERS = [2, 3, 4] as const

/** Me in the first seat of my side, the others as they are wished. */
function seatsFor(side: Side, players: number, other: Wish): { seats: Wish[]; shuffleSeats: boolean } {
  const mine = side === 'empire' ? 1 : 0
  const seats = Array.from({ length: players }, (_, seat): Wish => (seat === mine ? { kind: 'me' } : other))
  return { seats, shuffleSeats: side === 'random' }
}

export function RebellionPanel() {
  const w = useWords()
  const prefs = usePrefs()
  const side = sideOf(prefs, 'rebellion')
  const [setup, setSetup] = useState<(typeof SETUPS)[number]>('first-game')
  const [players, setPlayers] = useState(2)
  const [open, setOpen] = useState(false)
  const { make, problem, busy } = useMake('rebellion', { setup, players })
  const against = (other: Wish, visibility: 'open' | 'link') => void make({ ...seatsFor(side, players, other), visibility })
  return (
    <article className="panel-game open" aria-label={w('game.rebellion')}>
      <Instrument game="rebellion" />
      <div className="panel-words">
        <h2>{w('game.rebellion')}</h2>
        <p>{w('game.rebellion.about')}</p>
        <SideAndLevel game="rebellion" />
        <div className="starts">
          <button type="button" className="btn main big" disabled={busy} onClick={() => against({ kind: 'bot', level: prefs.level }, 'link')}>
            <Sign name="bot" size={22} />
            <span>
              {w('lobby.playBot')}
              <small>{w('lobby.playBotNote')}</small>
            </span>
          </button>
          <button type="button" className="btn big" disabled={busy} onClick={() => against({ kind: 'open' }, open ? 'open' : 'link')}>
            <Sign name="link" size={22} />
            <span>
              {w('lobby.invite')}
              <small>{w(open ? 'lobby.inviteOpen' : 'lobby.inviteNote')}</small>
            </span>
          </button>
        </div>
        {players === 2 && (
          <div className="more-starts">
            <button
              type="button"
              className="btn quiet"
              disabled={busy}
              onClick={() => void make({ seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }], prepared: 'walkthrough-empire', options: {} })}
            >
              <Sign name="info" size={18} /> {w('lobby.learnEmpire')}
            </button>
            <button
              type="button"
              className="btn quiet"
              disabled={busy}
              onClick={() => void make({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], prepared: 'walkthrough-rebels', options: {} })}
            >
              <Sign name="info" size={18} /> {w('lobby.learnRebels')}
            </button>
            <button
              type="button"
              className="btn quiet"
              disabled={busy}
              onClick={() => void make({ seats: [{ kind: 'me' }, { kind: 'bot', level: prefs.level }], prepared: 'battle', options: {} })}
            >
              <Sign name="attack" size={18} /> {w('lobby.battle')}
            </button>
            <button type="button" className="btn quiet" disabled={busy} onClick={() => void make({ seats: [{ kind: 'me' }, { kind: 'hand-over' }] })}>
              <Sign name="hand" size={18} /> {w('lobby.sameDevice')}
            </button>
          </div>
        )}
        {problem !== null && (
          <p className="notice warn" role="alert">
            {problem}
          </p>
        )}
        <details className="variants">
          <summary>{w('opts.title')}</summary>
          <fieldset>
            <legend>{w('opts.setup')}</legend>
            {SETUPS.map((x) => (
              <label key={x}>
                <input type="radio" name="setup" checked={setup === x} onChange={() => setSetup(x)} /> {w(SETUP_WORDS[x])}
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>{w('opts.players')}</legend>
            <div className="seg">
              {PLAYERS.map((n) => (
                <label key={n}>
                  <input type="radio" name="players" checked={players === n} onChange={() => setPlayers(n)} />
                  {n}
                </label>
              ))}
            </div>
          </fieldset>
          <label>
            <input type="checkbox" checked={open} onChange={(e) => setOpen(e.target.checked)} /> {w('opts.openTable')}
          </label>
        </details>
      </div>
    </article>
  )
}
