/** Computer players by name, as the command line writes them. */
import { level, LEVELS, PLAYERS, type Level, type Player, type Thinking } from '@orrery/bots'
import type { Args } from './args.ts'

/** Visits of a `search` that names no number: strong enough to beat `greedy` clearly, quick enough for hundreds of games. */
const SEARCH_VISITS = 200

const CHOICE = `${PLAYERS.join(', ')}, search:VISITS, ${LEVELS.join(', ')}`

/** `random`, `rule`, `greedy`, `search` (or `search:400`), or a level that people are offered (it thinks by time). */
export function botOf(args: Args, name: string): Thinking {
  const search = /^search:([1-9]\d{0,6})$/.exec(name)
  if (search !== null) return { player: 'search', iterations: Number(search[1]) }
  if (name === 'search') return { player: 'search', iterations: SEARCH_VISITS }
  if (PLAYERS.includes(name as Player)) return { player: name as Player }
  if (LEVELS.includes(name as Level)) return level(name as Level)
  return args.fail(`there is no bot "${name}"; there are ${CHOICE}`)
}

/** The names of `--bots`, separated by commas; `preset` when it isn't given. */
export function botNames(args: Args, preset: string): string[] {
  return (args.text('bots') ?? preset).split(',').map((x) => x.trim())
}
