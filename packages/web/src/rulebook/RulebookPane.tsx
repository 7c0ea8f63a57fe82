/** The rulebook: searchable, by chapter, every rule with an address of its own. */
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Sign } from '../art/Signs.tsx'
import type { Rulebook } from '../table/game-ui.ts'
import { useWords } from '../words/index.ts'
import './rulebook.css'

interface Props {
  readonly book: Rulebook
  readonly rule: string | null
  readonly onRule: (id: string | null) => void
  /** The list of chapters is open from the beginning. */
  readonly wide?: boolean
}

export function RulebookPane({ book, rule, onRule, wide = false }: Props) {
  const w = useWords()
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query.trim().toLocaleLowerCase())
  const target = useRef<HTMLLIElement>(null)
  const chapters = useRef(new Map<string, HTMLElement>())
  useEffect(() => {
    setQuery('')
    target.current?.scrollIntoView({ block: 'center' })
  }, [rule])
  const found = useMemo(
    () => book.rules.filter((r) => wanted === '' || r.text.toLocaleLowerCase().includes(wanted) || r.id.includes(wanted)),
    [book, wanted],
  )
  const terms = useMemo(
    () => book.glossary.filter((g) => wanted !== '' && (g.term.toLocaleLowerCase().includes(wanted) || g.text.toLocaleLowerCase().includes(wanted))),
    [book, wanted],
  )
  const sections = useMemo(() => [...new Set(found.map((r) => r.section))], [found])
  return (
    <div className="rulebook">
      <label className="search">
        <Sign name="search" size={18} />
        <span className="vh">{w('rules.search')}</span>
        <input className="field" type="search" value={query} placeholder={w('rules.search')} onChange={(e) => setQuery(e.target.value)} />
      </label>
      {terms.length > 0 && (
        <dl className="terms">
          {terms.slice(0, 5).map((t) => (
            <div key={t.term}>
              <dt>{t.term}</dt>
              <dd>{t.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {found.length === 0 && terms.length === 0 && <p className="dim">{w('rules.none')}</p>}
      {wanted === '' && (
        <details className="contents" open={wide}>
          <summary>{w('rules.contents')}</summary>
          <ul>
            {sections.map((s) => (
              <li key={s}>
                <button type="button" onClick={() => chapters.current.get(s)?.scrollIntoView({ block: 'start' })}>
                  {book.sectionTitle(s)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {sections.map((s) => (
        <section key={s} ref={(e) => void (e === null ? chapters.current.delete(s) : chapters.current.set(s, e))}>
          <h3>{book.sectionTitle(s)}</h3>
          <ul>
            {found
              .filter((r) => r.section === s)
              .map((r) => (
                <li key={r.id} ref={r.id === rule ? target : undefined} className={r.id === rule ? 'hit' : ''}>
                  <button type="button" onClick={() => onRule(r.id === rule ? null : r.id)}>
                    {r.text} <small>{r.id.split('/').slice(1).join('/')}</small>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
