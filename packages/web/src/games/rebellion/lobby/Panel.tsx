/** The panel of Rebellion: side, strength, setup and number of players; one click starts a table against the machine, one invites friends. */
import { useState } from 'react'
import { usePrefs, type Prefs } from '../../../app/prefs.ts'
import { OrreryInstrument } from '../../../art/Instruments.tsx'
import { useWords } from '../../../words/index.ts'
import { Instrument } from '../../../lobby/Instrument.tsx'
import { SideAndLevel } from '../../../lobby/SideAndLevel.tsx'
import { SAME_DEVICE, Starts, TableWishes, type Extra } from '../../../lobby/Starts.tsx'
import { TeamSeats, useTeamSeats } from './TeamSeats.tsx'
import { useMake } from '../../../lobby/use-make.ts'

const SETUPS = ['first-game', 'complete'] as const
const SETUP_WORDS = { 'first-game': 'opts.firstGame', complete: 'opts.complete' } as const
const PLAYERS = [2, 3, 4] as const

/** A first game with explanations, against the easy computer. */
const LEARN_EMPIRE: Extra = {
  sign: 'info',
  word: 'lobby.learnEmpire',
  wish: { seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }], prepared: 'walkthrough-empire', options: {} },
  mode: 'learn',
}
const LEARN_REBELS: Extra = {
  sign: 'info',
  word: 'lobby.learnRebels',
  wish: { seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], prepared: 'walkthrough-rebels', options: {} },
  mode: 'learn',
}

/** One battle that is about to begin, to see how fighting works. */
const battle = (level: Prefs['level']): Extra => ({
  sign: 'attack',
  word: 'lobby.battle',
  wish: { seats: [{ kind: 'me' }, { kind: 'bot', level }], prepared: 'battle', options: {} },
  mode: 'battle',
})

export function RebellionPanel() {
  const w = useWords()
  const prefs = usePrefs()
  const [setup, setSetup] = useState<(typeof SETUPS)[number]>('first-game')
  const [players, setPlayers] = useState(2)
  const [open, setOpen] = useState(false)
  const seats = useTeamSeats(players)
  const making = useMake('rebellion', { setup, players })
  return (
    <article className="panel-game open" aria-label={w('game.rebellion')}>
      <Instrument>
        <OrreryInstrument />
      </Instrument>
      <div className="panel-words">
        <h2>{w('game.rebellion')}</h2>
        <p>{w('game.rebellion.about')}</p>
        <SideAndLevel game="rebellion" />
        <Starts
          making={making}
          against={seats.wishes}
          open={open}
          more={players === 2 ? [LEARN_EMPIRE, LEARN_REBELS, battle(prefs.level), SAME_DEVICE] : []}
        />
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
          {/* By lot nobody has a seat of his own. */}
          {players > 2 && seats.side !== 'random' && <TeamSeats seats={seats} />}
          <TableWishes open={open} onOpen={setOpen} />
        </details>
      </div>
    </article>
  )
}
