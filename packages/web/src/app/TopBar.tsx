/** The line at the top of every page: where I am, and the product's switches. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Mark } from '../art/Mark.tsx'
import { Sign } from '../art/Signs.tsx'
import { useWords } from '../words/index.ts'
import { LANGUAGES, usePrefs, type Language } from './prefs.ts'

const SHORT: Record<Language, string> = { en: 'EN', uk: 'УК', ru: 'РУ' }
const OWN_NAME: Record<Language, string> = { en: 'English', uk: 'Українська', ru: 'Русский' }

function Languages() {
  const { language, set } = usePrefs()
  const w = useWords()
  return (
    <div className="languages" role="radiogroup" aria-label={w('app.language')}>
      {LANGUAGES.map((l) => (
        <button
          key={l}
          type="button"
          role="radio"
          aria-checked={l === language}
          aria-label={OWN_NAME[l]}
          lang={l}
          onClick={() => set({ language: l })}
        >
          {SHORT[l]}
        </button>
      ))}
    </div>
  )
}

/** Language, theme and sound. */
export function Switches() {
  const { theme, sound, set } = usePrefs()
  const w = useWords()
  return (
    <>
      <Languages />
      <button type="button" className="btn icon quiet" aria-label={w(sound ? 'app.soundOff' : 'app.soundOn')} onClick={() => set({ sound: !sound })}>
        <Sign name={sound ? 'soundOn' : 'soundOff'} size={20} />
      </button>
      <button
        type="button"
        className="btn icon quiet"
        aria-label={w(theme === 'dark' ? 'app.light' : 'app.dark')}
        onClick={() => set({ theme: theme === 'dark' ? 'light' : 'dark' })}
      >
        <Sign name={theme === 'dark' ? 'sun' : 'moon'} size={20} />
      </button>
    </>
  )
}

/** `compact`: on a phone the switches are elsewhere on the page. */
export function TopBar({
  title,
  children,
  tools,
  compact = false,
}: {
  title?: ReactNode
  children?: ReactNode
  tools?: ReactNode
  compact?: boolean
}) {
  const w = useWords()
  return (
    <header className={`topbar${compact ? ' compact' : ''}`}>
      <Link href="/" className="home" aria-label={w('app.toLobby')}>
        <Mark size={26} />
        <b>Orrery</b>
      </Link>
      {title !== undefined && <h1 className="topbar-title">{title}</h1>}
      {children}
      <div className="topbar-tools">
        {tools}
        <span className="switches">
          <Switches />
        </span>
      </div>
    </header>
  )
}
