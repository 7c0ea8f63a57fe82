/** The pages of the web client: its router reads the patterns, and the server answers every other address with 404. */

export const PAGES = { lobby: '/', table: '/t/:id', replay: '/replay/:id', person: '/me/:secret', rules: '/rules/:game' } as const

export type PageName = keyof typeof PAGES

/** The page at a path, with the part of the path that is its own (empty for the lobby); null where there is none. */
export function pageOf(path: string): { readonly page: PageName; readonly param: string } | null {
  for (const page of Object.keys(PAGES) as PageName[]) {
    const begin = PAGES[page].split(':')[0] ?? ''
    if (page === 'lobby' ? path === begin : path.toLowerCase().startsWith(begin)) {
      // As the router has it: one part, and perhaps a slash after it.
      const param = path.slice(begin.length).replace(/\/$/, '')
      if (page === 'lobby' || (param !== '' && !param.includes('/'))) return { page, param }
    }
  }
  return null
}
