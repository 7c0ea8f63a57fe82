/** The kernel against a peer, in one thread. */
import { peer, playInline, playTable, randomGames } from '../connect-four.ts'
import { quantile, rate, type Line } from '../lines.ts'
import { rndFrom } from './game.ts'

type Say = (what: string) => void

/** Connect Four against boardgame.io: the same games, in turns, so that both meet the same machine. Throws when a game ends differently. */
export function connectFour(say: Say): Line[] {
  say('Connect Four against boardgame.io')
  const games = randomGames(60, rndFrom('connect-four'))
  const byPeer = peer()
  for (const g of games) {
    const ends = [playInline(g), playTable(g), byPeer(g)]
    if (new Set(ends).size > 1) throw new Error(`one game of Connect Four ended in different ways: ${ends.join(', ')}`)
  }
  const all = (play: (g: readonly number[]) => number) => () => {
    for (const g of games) play(g)
    return games.length
  }
  const rounds = Array.from({ length: 3 }, () => ({
    peer: rate(all(byPeer), 1500, 1),
    inline: rate(all(playInline), 600, 1),
    table: rate(all(playTable), 600, 1),
  }))
  const best = (of: (r: (typeof rounds)[number]) => number): number => quantile(rounds.map(of), 0.5)
  const [slow, inline, table] = [best((r) => r.peer), best((r) => r.inline), best((r) => r.table)]
  const more = { 'boardgame.io games/s': slow }
  return [
    {
      id: 'connect-four-inline',
      what: "Connect Four inline against boardgame.io's reducer, same games",
      value: inline / slow,
      unit: '×',
      floor: { is: '>=', value: 300 },
      more: { ...more, 'games/s': inline },
    },
    {
      id: 'connect-four-table',
      what: 'Connect Four through Table against the same',
      value: table / slow,
      unit: '×',
      floor: { is: '>=', value: 50 },
      more: { ...more, 'games/s': table },
    },
  ]
}
