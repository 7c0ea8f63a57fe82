/** Finished games, and a game brought in from a file: fetched when they are asked for. */
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ChangeEvent } from 'react'
import { useLocation } from 'wouter'
import { Sign } from '../art/Signs.tsx'
import { api, Refused } from '../net/http.ts'
import { useWords, type WordId } from '../words/index.ts'
import { Shelf } from './Tables.tsx'

/** What a file is refused for, in words; whatever else the server finds, the file does not hold together. */
const FILE_WORDS: Readonly<Record<string, WordId>> = {
  'bad-request': 'bringIn.none',
  'no-game': 'bringIn.none',
  'too-large': 'bringIn.large',
  'too-many': 'error.tooMany',
  store: 'error.store',
  internal: 'error.store',
}

function whyNot(e: unknown): WordId {
  if (e instanceof SyntaxError) return 'bringIn.none'
  return e instanceof Refused ? (FILE_WORDS[e.code] ?? 'bringIn.altered') : 'net.lost'
}

/** Finished games, and a game brought in from a file. */
export function ReplayTables() {
  const w = useWords()
  const [, go] = useLocation()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<WordId | null>(null)
  const bring = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0]
    if (file === undefined) return
    setProblem(null)
    try {
      const game = JSON.parse(await file.text()) as { over?: unknown } | null
      const { id } = await api.bringIn(game)
      await queries.invalidateQueries({ queryKey: ['tables'] })
      go(game?.over === null ? `/t/${id}` : `/replay/${id}`)
    } catch (e) {
      setProblem(whyNot(e))
      // The same file, mended, may be chosen again.
      input.value = ''
    }
  }
  return (
    <Shelf list="replays">
      <label className="btn quiet bring-in">
        <Sign name="log" size={18} /> {w('lobby.bringIn')}
        <input
          type="file"
          accept="application/json"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : 'bring-in-problem'}
          onChange={(e) => void bring(e)}
        />
      </label>
      {problem !== null && (
        <p id="bring-in-problem" className="notice warn" role="alert">
          {w(problem)}
        </p>
      )}
    </Shelf>
  )
}
