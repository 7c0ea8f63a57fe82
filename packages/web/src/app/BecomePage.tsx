/** A personal link was opened: who has no seats here is its person at once; who has some is asked first. */
import type { Became } from '@orrery/protocol'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { api, Refused } from '../net/http.ts'
import { useWords, type WordId } from '../words/index.ts'
import { wordOf } from '../words/wrong.ts'
import { CopyLink } from './CopyLink.tsx'
import { Starting } from './Starting.tsx'
import { TopBar } from './TopBar.tsx'
import { personName } from '../table/seat-name.ts'

export function BecomePage({ secret }: { secret: string }) {
  const w = useWords()
  const [, go] = useLocation()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Became | null>(null)
  const [problem, setProblem] = useState<WordId | null>(null)
  const become = useCallback(
    async (sure: boolean) => {
      try {
        const said = await api.become(secret, sure)
        if (!said.done) return setAsked(said)
        queries.clear()
        go('/', { replace: true })
      } catch (e) {
        if (e instanceof Refused && e.code === 'no-person') go('/?link=unknown', { replace: true })
        else setProblem(wordOf(e))
      }
    },
    [secret, queries, go],
  )
  useEffect(() => void become(false), [become])
  if (asked === null && problem === null) return <Starting />
  return (
    <>
      <TopBar />
      <main className="plain-page">
        {asked !== null && <Choice asked={asked} onSure={() => void become(true)} />}
        {problem !== null && (
          <p className="notice warn" role="alert">
            {w(problem)}
          </p>
        )}
        <Link className="btn main" href="/" replace>
          {w(asked === null ? 'app.toLobby' : 'become.stay')}
        </Link>
      </main>
    </>
  )
}

function Choice({ asked: { you, name: theirs }, onSure }: { asked: Became; onSure: () => void }) {
  const name = personName(theirs)
  const w = useWords()
  return (
    <>
      <h1>{w('become.title', { you: personName(you.name) })}</h1>
      <p>{w('become.what', { name })}</p>
      <label htmlFor="own-link">{w('become.keep')}</label>
      <input id="own-link" className="field" readOnly value={you.link} onFocus={(e) => e.target.select()} />
      <CopyLink link={you.link} label={w('become.copy')} />
      <p className="dim">{w('person.linkWarn')}</p>
      <button type="button" className="btn" onClick={onSure}>
        {w('become.go', { name })}
      </button>
    </>
  )
}
