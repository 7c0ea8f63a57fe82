/** A game whose only step is a given function: for tests of single calls of the kernel. */
import { cloneBy, Ctx, hashBy, rngFrom, run, t, Table, type Ask, type Game, type Of } from '../../index.ts'
import { testSeeder } from '../../testkit/walk.ts'

export const scriptSchema = t.record({ rng: t.rng, step: t.text, result: t.maybe(t.list(t.int)), out: t.list(t.text) })
export type Script = Of<typeof scriptSchema>
type Step = (g: Ctx<Script>) => void

/** `steps.start` runs first; a step that does not change `s.step` ends the game. */
export function scripted(steps: Readonly<Record<string, Step>>, version = '1'): Game<Script, Script, null> {
  const ending =
    (name: string, step: Step): Step =>
    (g) => {
      step(g)
      if (g.s.step === name) g.s.result = [1, 0, 0]
    }
  return {
    id: 'script',
    version,
    seats: () => [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    parseOptions: () => ({ ok: null }),
    setup: (_, rng) => ({ rng, step: 'start', result: null, out: [] }),
    steps: Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, ending(name, step)])),
    clone: (s) => cloneBy(scriptSchema, s),
    hash: (s) => hashBy(scriptSchema, s),
    view: (s) => s,
    diffView: () => undefined,
    redact: (e) => e,
    redeal: () => {},
    whyNot: () => ({ rule: 'script/no' }),
    arrange: () => ({ problem: { where: '', what: 'scripts start at the start' } }),
    check: () => null,
    bot: { evaluate: () => 0.5, order: (_, ask) => ask.opts.map((_, i) => i), edge: (_s, _a, o) => o.t, rollout: () => 0 },
  }
}

export const tableOfSteps = (steps: Readonly<Record<string, Step>>) => new Table(scripted(steps), null, testSeeder('script'))
export const tableOf = (start: Step) => tableOfSteps({ start })

/** Runs one step inline. `answer` gets each question and says which option. */
export function runScript(start: Step, answer: (ask: Ask) => number): { asks: Ask[]; s: Script; path: string[] } {
  const asks: Ask[] = []
  const s: Script = { rng: rngFrom('script'), step: 'start', result: null, out: [] }
  const g = new Ctx(s, (ask) => {
    asks.push({ ...ask, path: [...ask.path] })
    return answer(ask)
  })
  run(scripted({ start }), g)
  return { asks, s, path: g.path }
}
