/** The first page: four instruments, a table in two clicks, your tables, open tables. */
import { Fragment, useEffect, useState, type ComponentType } from 'react'
import { Link } from 'wouter'
import { Part } from '../app/Guard.tsx'
import { later } from '../app/later.tsx'
import { TopBar } from '../app/TopBar.tsx'
import { Sign } from '../art/Signs.tsx'
import { Sky } from '../art/Sky.tsx'
import { ArmillaryInstrument, AstrolabeInstrument } from '../art/Instruments.tsx'
import { GAMES } from '../games/index.ts'
import { useWords, type WordId } from '../words/index.ts'
import { Instrument } from './Instrument.tsx'
import { Person } from './Person.tsx'
import { OpenTables, WatchTables, YourTables } from './Tables.tsx'
import './lobby.css'
import './small.css'

const ReplayTables = later(() => import('./Replays.tsx').then((m) => m.ReplayTables))

const OTHERS: readonly { readonly Picture: ComponentType; readonly name: WordId; readonly about: WordId }[] = [
  { Picture: AstrolabeInstrument, name: 'game.cardGame', about: 'game.cardGame.about' },
  { Picture: ArmillaryInstrument, name: 'game.twilight', about: 'game.twilight.about' },
]

/** Whether somebody came by a personal link that the server does not know; the address forgets it, so that it is told once. */
function useUnknownLink(): [boolean, () => void] {
  const [unknown, setUnknown] = useState(() => new URLSearchParams(location.search).get('link') === 'unknown')
  useEffect(() => {
    if (unknown) history.replaceState(null, '', location.pathname)
  }, [unknown])
  return [unknown, () => setUnknown(false)]
}

type Shelf = 'none' | 'watch' | 'replays'

export function Lobby() {
  const w = useWords()
  const [shelf, setShelf] = useState<Shelf>('none')
  const [unknownLink, forgetLink] = useUnknownLink()
  return (
    <div className="lobby">
      <Sky />
      <TopBar tools={<Person />} />
      <main>
        <h1 className="vh">{w('lobby.title')}</h1>
        {unknownLink && (
          <p className="notice warn" role="alert">
            <Sign name="warning" size={18} />
            <span>{w('person.linkUnknown')}</span>
            <button type="button" className="btn icon quiet" aria-label={w('app.close')} onClick={forgetLink}>
              <Sign name="close" size={18} />
            </button>
          </p>
        )}
        <div className="panels">
          {GAMES.map(({ id, Panel }) => (
            <Panel key={id} />
          ))}
          {OTHERS.map(({ Picture, name, about }) => (
            <article key={name} className="panel-game closed" aria-label={w(name)}>
              <Instrument>
                <Picture />
              </Instrument>
              <div className="panel-words">
                <h2>{w(name)}</h2>
                <p>{w(about)}</p>
                <p className="not-yet">{w('lobby.notYet')}</p>
              </div>
            </article>
          ))}
        </div>
        <YourTables />
        <OpenTables />
        {shelf === 'watch' && <WatchTables />}
        {shelf === 'replays' && (
          <Part>
            <ReplayTables />
          </Part>
        )}
        <footer className="lobby-foot">
          <span>
            <Sign name="book" size={18} /> {w('lobby.rulebooks')}:{' '}
            {GAMES.map(({ id, title }, i) => (
              <Fragment key={id}>
                {i > 0 && ' · '}
                <Link href={`/rules/${id}`}>{w(title)}</Link>
              </Fragment>
            ))}
          </span>
          <button type="button" aria-expanded={shelf === 'watch'} onClick={() => setShelf(shelf === 'watch' ? 'none' : 'watch')}>
            <Sign name="eye" size={18} /> {w('lobby.watch')}
          </button>
          <button type="button" aria-expanded={shelf === 'replays'} onClick={() => setShelf(shelf === 'replays' ? 'none' : 'replays')}>
            <Sign name="clock" size={18} /> {w('lobby.replays')}
          </button>
          <span className="credit dim">{w('lobby.fanWork')}</span>
        </footer>
      </main>
    </div>
  )
}
