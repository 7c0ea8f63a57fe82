/** The `orrery` command: which part does what was asked. */
import { arena } from './commands/arena.ts'
import { bench } from './commands/bench.ts'
import { content } from './commands/content.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { scenario } from './commands/scenario.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import { UsageError, type Io } from './io.ts'

type Command = (argv: readonly string[], io: Io) => number | Promise<number>

const COMMANDS: Readonly<Record<string, Command>> = { serve, play, simulate, arena, scenario, replay, verify, content, rules, bench }

const HELP = `orrery serve [--port N] [--host A] [--data DIR]        the server and the client (more by environment variables: docs/hosting.md)
orrery play GAME [--seat S] [--bot LEVEL] [--seed S] [--options JSON]   a game in the terminal, against bots (easy, steady, sharp)
orrery simulate GAME [--games N] [--seed S] [--bots a,b] [--options JSON] [--save DIR] [--json]
orrery arena GAME [--bots a,b] [--games N] [--seed S] [--options JSON] [--threads N] [--json]
orrery scenario FILE… [--json]                         run scenario files (docs/scenarios.md)
orrery replay FILE [--at N] [--json]                   a saved game, at any decision
orrery verify FILE… [--json]                           re-run a finished game and check its dice and answers
orrery content GAME [--json]                           every component
orrery rules GAME [--untested] [--results FILE] [--json]   the rulebook's statements, and which of them are tested
orrery bench [--json]                                  the measurements of bench/

GAME: deckbuilding, rebellion. Bots: random, rule, greedy, search, search:VISITS; easy, steady, sharp.
What was asked for goes to stdout, everything else to stderr. Exit code: 0 done, 1 something does not hold, 2 wrong input.
`

/** Runs the command and gives its exit code. */
export async function orrery(argv: readonly string[], io: Io): Promise<number> {
  const [name = '', ...rest] = argv
  if (name === '' || name === 'help' || name === '--help' || rest.includes('--help')) {
    if (name === '') io.err(HELP)
    else io.out(HELP)
    return name === '' ? 2 : 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) {
    io.err(`There is no command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}. orrery --help tells what they do.\n`)
    return 2
  }
  try {
    return await command(rest, io)
  } catch (e) {
    if (!(e instanceof UsageError)) throw e
    io.err(`${e.message}\n`)
    return 2
  }
}
