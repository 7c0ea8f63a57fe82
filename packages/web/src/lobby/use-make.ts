/** Makes a table and goes there. */
import type { CreateTable } from '@orrery/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { TablePage } from '../app/pages.ts'
import { usePrefs } from '../app/prefs.ts'
import { api } from '../net/http.ts'
import { fetchGame } from '../table/game-ui.ts'
import { useWords } from '../words/index.ts'
import { wordOf } from '../words/wrong.ts'

export type Wish = CreateTable['seats'][number]

export type Make = ReturnType<typeof useMake>

/**
 * `make` asks the server for a table of this game with these options and goes there; `mode` (such as `learn`) is what the table's page is told
 * to begin with. `problem` is what went wrong, in words.
 */
export function useMake(game: string, options: CreateTable['options']) {
  const w = useWords()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const make = async (wish: Partial<CreateTable> & { seats: Wish[] }, mode?: string) => {
    setBusy(true)
    // The code of the table comes while the server makes it.
    TablePage.ahead()
    fetchGame(game)
    const made = await api.create({ game, options, awayMinutes: usePrefs.getState().away, ...wish }).catch((e: unknown) => e)
    setBusy(false)
    if (made instanceof Error) return setProblem(w(wordOf(made)))
    go(`/t/${(made as { id: string }).id}${mode === undefined ? '' : `?${mode}=1`}`)
  }
  return { make, problem, busy }
}
