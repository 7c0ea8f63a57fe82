/** Connect Four, on the kernel and on boardgame.io: the same win check, the same games. */
import { createRequire } from 'node:module'
import { Ctx, keyOf, run, Table, type Ask, type Base, type Game, type Opt } from '@orrery/kernel'

export const COLUMNS = 7
const ROWS = 6
const EMPTY = -1
const BLANK: readonly number[] = Array.from({ length: COLUMNS * ROWS }, () => EMPTY)

/** Cells by column and height; `last` is the cell that was filled last. */
interface Board {
  cells: number[]
  last: number
  /** Empty cells. */
  left: number
}

/** From each cell the cells in seven directions, nearest first: the one below, then pairs of opposite ones. */
const RAYS: readonly (readonly (readonly number[])[])[] = BLANK.map((_, at) =>
  [
    [0, -1],
    [-1, 0],
    [1, 0],
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ].map(([dc = 0, dr = 0]) => {
    const ray: number[] = []
    for (let n = 1; n <= 3; n++) {
      const [c, r] = [Math.floor(at / ROWS) + n * dc, (at % ROWS) + n * dr]
      if (c >= 0 && c < COLUMNS && r >= 0 && r < ROWS) ray.push(c * ROWS + r)
    }
    return ray
  }),
)

/** How many cells along a ray belong to `who`, without a gap. */
function along(cells: readonly number[], ray: readonly number[] | undefined, who: number | undefined): number {
  let n = 0
  if (ray !== undefined) while (n < ray.length && cells[ray[n] as number] === who) n++
  return n
}

/** Does the cell that was filled last close a row of four? */
export function closesFour(cells: readonly number[], at: number): boolean {
  const rays = RAYS[at] as readonly (readonly number[])[]
  const who = cells[at]
  if (along(cells, rays[0], who) >= 3) return true
  for (let i = 1; i < 7; i += 2) if (along(cells, rays[i], who) + along(cells, rays[i + 1], who) >= 3) return true
  return false
}

/** The cell where a disc falls in a column; -1 when it is full. */
function landing(cells: readonly number[], col: number): number {
  for (let at = col * ROWS; at < (col + 1) * ROWS; at++) if (cells[at] === EMPTY) return at
  return -1
}

interface State extends Base, Board {
  active: number
}

const DROP: readonly Opt[] = Array.from({ length: COLUMNS }, (_, c) => Object.freeze({ t: 'drop', c }))

/** Everything that a table needs; there is nothing hidden and nothing to search. */
export const connectFour: Game<State, Board & { active: number }, object> = {
  id: 'connect-four',
  version: '1',
  seats: () => [{ id: 'red' }, { id: 'yellow' }],
  parseOptions: () => ({ ok: {} }),
  setup: (_options, rng) => ({ rng, step: 'turn', result: null, cells: BLANK.slice(), last: -1, left: COLUMNS * ROWS, active: 0 }),
  steps: {
    turn: (g) => {
      const { s } = g
      const open: Opt[] = []
      for (let c = 0; c < COLUMNS; c++) if (s.cells[(c + 1) * ROWS - 1] === EMPTY) open.push(DROP[c] as Opt)
      const { c } = g.choose(s.active, 'drop', open)
      s.last = landing(s.cells, c as number)
      s.cells[s.last] = s.active
      if (closesFour(s.cells, s.last)) s.result = s.active === 0 ? [1, 0] : [0, 1]
      else if (--s.left === 0) s.result = [0.5, 0.5]
      s.active = 1 - s.active
    },
  },
  clone: ({ rng, step, result, cells, last, left, active }) => ({
    rng: [rng[0], rng[1], rng[2], rng[3]],
    step,
    result,
    cells: cells.slice(),
    last,
    left,
    active,
  }),
  hash: (s) => s.cells.reduce((h, x) => (h * 31 + x + 2) | 0, s.active),
  view: ({ cells, last, left, active }) => ({ cells: cells.slice(), last, left, active }),
  diffView: (from, to) => (from.last === to.last ? undefined : { cells: [to.cells], last: [to.last], active: [to.active] }),
  redact: (e) => e,
  redeal: () => undefined,
  whyNot: () => null,
  arrange: () => ({ problem: { where: 'position', what: 'can only be played' } }),
  check: () => null,
  bot: {
    evaluate: () => 0.5,
    order: (_s, ask) => ask.opts.map((_, i) => i),
    edge: (_s, _ask, o) => keyOf(o),
    rollout: (_s, ask, rnd) => rnd(ask.opts.length),
  },
}

/** Games of random columns, each played until it is over. */
export function randomGames(count: number, rnd: (n: number) => number): number[][] {
  return Array.from({ length: count }, () => {
    const game: number[] = []
    const s = connectFour.setup({}, [1, 2, 3, 4])
    const g = new Ctx(s, (ask) => {
      const at = rnd(ask.opts.length)
      game.push(ask.opts[at]?.c as number)
      return at
    })
    run(connectFour, g)
    return game
  })
}

/** The option that drops into a column. */
function indexOf({ opts }: Ask, col: number): number {
  for (let i = 0; i < opts.length; i++) if (opts[i]?.c === col) return i
  return -1
}

/** Inline, as bots and replays run: the winner (0, 1, or -1 for a draw). */
export function playInline(game: readonly number[]): number {
  const s = connectFour.setup({}, [1, 2, 3, 4])
  let n = 0
  const g = new Ctx(s, (ask) => indexOf(ask, game[n++] as number))
  run(connectFour, g)
  return winner(s.result)
}

/** Through the server's table object: every answer checked, the step run again from its checkpoint, entries and events kept. */
export function playTable(game: readonly number[]): number {
  const table = new Table(connectFour, {}, () => [1, 2, 3, 4])
  for (const col of game) table.submit(table.s.active, `drop:${col}`)
  return winner(table.result)
}

const winner = (result: readonly number[] | null): number => (result === null ? -2 : result.indexOf(1))

interface PeerState {
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: { readonly winner: number } }
}
interface Internal {
  ProcessGameConfig(game: object): object
  InitializeGame(setup: { game: object; numPlayers: number }): PeerState
  CreateGameReducer(setup: { game: object }): (state: PeerState, action: object) => PeerState
}

// Its package has no entry for ES modules.
const require = createRequire(import.meta.url)

/** boardgame.io's own reducer, as its server runs it, with the game written as its documentation does. Gives the winner. */
export function peer(): (game: readonly number[]) => number {
  const { ProcessGameConfig, InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as Internal
  const game = ProcessGameConfig({
    name: 'connect-four',
    setup: (): Board => ({ cells: BLANK.slice(), last: -1, left: COLUMNS * ROWS }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      drop: ({ G, playerID }: { G: Board; playerID: string }, col: number) => {
        const at = landing(G.cells, col)
        if (at < 0) return 'INVALID_MOVE'
        G.cells[at] = Number(playerID)
        G.last = at
        G.left--
        return undefined
      },
    },
    endIf: ({ G }: { G: Board }) => {
      if (G.last >= 0 && closesFour(G.cells, G.last)) return { winner: G.cells[G.last] }
      return G.left > 0 ? undefined : { winner: -1 }
    },
  })
  const reducer = CreateGameReducer({ game })
  return (columns) => {
    let state = InitializeGame({ game, numPlayers: 2 })
    for (const col of columns) {
      const playerID = state.ctx.currentPlayer
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'drop', args: [col], playerID } })
    }
    return state.ctx.gameover?.winner ?? -2
  }
}
