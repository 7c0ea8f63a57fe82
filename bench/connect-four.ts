/** Connect Four, on the kernel and on boardgame.io: the same win check, the same games. */
import { createRequire } from 'node:module'
import { Ctx, keyOf, run, Table, type Base, type Game, type Opt } from '@orrery/kernel'

export const COLUMNS = 7
const ROWS = 6
const EMPTY = -1

/** Cells by column and height; `last` is the cell that was filled last. */
interface Board {
  cells: number[]
  last: number
}

/** Does the cell that was filled last close a row of four? */
export function closesFour(cells: readonly number[], at: number): boolean {
  const who = cells[at]
  const [col, row] = [Math.floor(at / ROWS), at % ROWS]
  const same = (c: number, r: number): boolean => c >= 0 && c < COLUMNS && r >= 0 && r < ROWS && cells[c * ROWS + r] === who
  const along = (dc: number, dr: number): number => {
    let n = 0
    while (same(col + dc * (n + 1), row + dr * (n + 1))) n++
    return n
  }
  return [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ].some(([dc = 0, dr = 0]) => 1 + along(dc, dr) + along(-dc, -dr) >= 4)
}

/** The cell where a disc falls in a column; -1 when it is full. */
function landing(cells: readonly number[], col: number): number {
  for (let r = 0; r < ROWS; r++) if (cells[col * ROWS + r] === EMPTY) return col * ROWS + r
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
  setup: (_options, rng) => ({ rng, step: 'turn', result: null, cells: Array.from({ length: COLUMNS * ROWS }, () => EMPTY), last: -1, active: 0 }),
  steps: {
    turn: (g) => {
      const { s } = g
      const open = DROP.filter((o) => landing(s.cells, o.c as number) >= 0)
      const { c } = g.choose(s.active, 'drop', open)
      s.last = landing(s.cells, c as number)
      s.cells[s.last] = s.active
      if (closesFour(s.cells, s.last)) s.result = s.active === 0 ? [1, 0] : [0, 1]
      else if (!s.cells.includes(EMPTY)) s.result = [0.5, 0.5]
      s.active = 1 - s.active
    },
  },
  clone: ({ rng, step, result, cells, last, active }) => ({
    rng: [rng[0], rng[1], rng[2], rng[3]],
    step,
    result,
    cells: cells.slice(),
    last,
    active,
  }),
  hash: (s) => s.cells.reduce((h, x) => (h * 31 + x + 2) | 0, s.active),
  view: ({ cells, last, active }) => ({ cells: cells.slice(), last, active }),
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

/** Inline, as bots and replays run: the winner (0, 1, or -1 for a draw). */
export function playInline(game: readonly number[]): number {
  const s = connectFour.setup({}, [1, 2, 3, 4])
  let n = 0
  const g = new Ctx(s, (ask) => {
    const col = game[n++]
    return ask.opts.findIndex((o) => o.c === col)
  })
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

/** boardgame.io's own reducer, as its server runs it, with the game written as its documentation does. Gives the winner. */
export function peer(): (game: readonly number[]) => number {
  const { ProcessGameConfig, InitializeGame, CreateGameReducer } = createRequire(import.meta.url)('boardgame.io/internal') as Internal
  const game = ProcessGameConfig({
    name: 'connect-four',
    setup: (): Board => ({ cells: Array.from({ length: COLUMNS * ROWS }, () => EMPTY), last: -1 }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      drop: ({ G, playerID }: { G: Board; playerID: string }, col: number) => {
        const at = landing(G.cells, col)
        if (at < 0) return 'INVALID_MOVE'
        G.cells[at] = Number(playerID)
        G.last = at
        return undefined
      },
    },
    endIf: ({ G }: { G: Board }) => {
      if (G.last >= 0 && closesFour(G.cells, G.last)) return { winner: G.cells[G.last] }
      return G.cells.includes(EMPTY) ? undefined : { winner: -1 }
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
