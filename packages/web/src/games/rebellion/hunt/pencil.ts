/** The player's own marks of the hunt: on this device only, one page for each table and seat. */
import { create } from 'zustand'

/** Degrees of suspicion, weak to strong, and doubt: guesses of the player's, never of the program's. */
export const SUSPICIONS = ['suspect-1', 'suspect-2', 'suspect-3'] as const
const MARKS = [...SUSPICIONS, 'out'] as const
export type Mark = (typeof MARKS)[number]
export const NOTE_LENGTH = 80

interface Mine {
  readonly mark?: Mark
  readonly note?: string
}
interface Page {
  /** By content id of the system. */
  readonly marks: Readonly<Record<string, Mine>>
  /** Whether the map shows what is ruled out in the dark. */
  readonly dim: boolean
}
const EMPTY: Page = { marks: {}, dim: false }

const keyOf = (table: string, seat: number): string => `orrery.hunt.${table}.${seat}`

/** A mark as it was stored; before suspicion had degrees it was two rings. */
function readMark(raw: unknown): Mark | undefined {
  return raw === 'suspect' ? 'suspect-2' : MARKS.find((m) => m === raw)
}

/** What of a stored text is a page: anything else is left out. */
export function readPage(raw: string | null): Page {
  try {
    const found = JSON.parse(raw ?? '{}') as { marks?: unknown; dim?: unknown }
    const marks: Record<string, Mine> = {}
    for (const [id, m] of Object.entries((found.marks ?? {}) as Record<string, { mark?: unknown; note?: unknown }>)) {
      const mark = readMark(m.mark)
      const note = typeof m.note === 'string' ? m.note.slice(0, NOTE_LENGTH) : ''
      if (mark !== undefined || note !== '') marks[id] = { ...(mark !== undefined && { mark }), ...(note !== '' && { note }) }
    }
    return { marks, dim: found.dim === true }
  } catch {
    return EMPTY
  }
}

const usePages = create<{ pages: Readonly<Record<string, Page>> }>(() => ({ pages: {} }))

function stored(key: string): Page {
  try {
    return readPage(localStorage.getItem(key))
  } catch {
    return EMPTY
  }
}

function keep(key: string, page: Page): void {
  usePages.setState((s) => ({ pages: { ...s.pages, [key]: page } }))
  try {
    localStorage.setItem(key, JSON.stringify(page))
  } catch {
    // A browser that forbids storage keeps the marks for this visit only.
  }
}

export interface Pencil extends Page {
  /** Changes the mark or the note of one system; `null` and an empty note take it away. */
  write(system: string, change: { mark?: Mark | null; note?: string }): void
  setDim(dim: boolean): void
}

/** The page of a seat; of nobody's seat (-1) it stays empty. */
export function usePencil(table: string, seat: number): Pencil {
  const key = keyOf(table, seat)
  const known = usePages((s) => s.pages[key])
  const page = known ?? (seat < 0 ? EMPTY : stored(key))
  return {
    ...page,
    write(system, change) {
      const { [system]: old = {}, ...rest } = page.marks
      const mark = change.mark === undefined ? old.mark : (change.mark ?? undefined)
      const note = (change.note ?? old.note ?? '').slice(0, NOTE_LENGTH)
      const mine = { ...(mark !== undefined && { mark }), ...(note !== '' && { note }) }
      keep(key, { ...page, marks: Object.keys(mine).length === 0 ? rest : { ...rest, [system]: mine } })
    },
    setDim: (dim) => keep(key, { ...page, dim }),
  }
}
