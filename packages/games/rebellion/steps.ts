/** The steps of the setup and of a round. The position between two steps is a checkpoint. */
import { IMPERIAL, REBEL, sideOf, sideOfRole, type State } from './state.ts'
import { receiveAction } from './rules/actions.ts'
import { assigningRoles, assignOne } from './rules/assignment.ts'
import { allPassed, beginCommand, returnUnrevealed, takeTurn } from './rules/command.ts'
import { chooseBase, placeImperialUnits, placeRebelUnits } from './rules/complete-setup.ts'
import { tell, type G } from './rules/context.ts'
import { build, deployUnits } from './rules/deploying.ts'
import { resolveMobilizations } from './rules/new-base.ts'
import { playRefreshObjective } from './rules/objectives.ts'
import { recruit } from './rules/recruiting.ts'
import { advanceTime, launchProbesAndDrawObjective, refreshMissions, retrieveLeaders, trackAt } from './rules/refresh.ts'

/** The starting action cards are received: immediate ones are resolved at once (rebellion/actions/08). */
function receiveStartingActions(g: G, side: number): void {
  const cards = sideOf(g.s, side).actions.splice(0)
  for (const card of cards) receiveAction(g, side, card)
}

function beginRound(g: G): void {
  const s = g.s
  tell(g, { t: 'round', round: s.time })
  tell(g, { t: 'phase', phase: 'assignment' })
  beginAssignment(s, REBEL)
}

function beginAssignment(s: State, side: number): void {
  s.current = side
  s.turn = assigningRoles(s, side)[0] as number
  s.step = 'assign'
}

/** The next role of the side assigns, then the other side, then the command phase begins (rebellion/assignment/01, team/15). */
function endAssignment(g: G): void {
  const s = g.s
  const roles = assigningRoles(s, sideOfRole(s.turn))
  const next = roles[roles.indexOf(s.turn) + 1]
  if (next !== undefined) s.turn = next
  else if (s.current === REBEL) beginAssignment(s, IMPERIAL)
  else {
    s.step = 'command'
    beginCommand(g)
  }
}

/** A step for one side after the other, the Rebels first. */
const bySide =
  (work: (g: G, side: number) => void, next: string) =>
  (g: G): void => {
    const s = g.s
    work(g, s.current)
    if (s.current === REBEL) s.current = IMPERIAL
    else {
      s.current = REBEL
      s.step = next
    }
  }

export const steps: Readonly<Record<string, (g: G) => void>> = {
  'place-imperial': (g) => {
    placeImperialUnits(g)
    g.s.current = REBEL
    g.s.step = 'place-rebel'
  },
  'place-rebel': (g) => {
    placeRebelUnits(g)
    g.s.step = 'starting-actions'
  },
  'starting-actions': bySide(receiveStartingActions, 'choose-base'),
  'choose-base': (g) => {
    chooseBase(g)
    beginRound(g)
  },
  assign: (g) => {
    if (!assignOne(g, g.s.turn)) endAssignment(g)
  },
  command: (g) => {
    takeTurn(g)
    if (allPassed(g.s)) g.s.step = 'end-of-command'
  },
  'end-of-command': (g) => {
    g.s.current = REBEL
    returnUnrevealed(g)
    resolveMobilizations(g)
    tell(g, { t: 'phase', phase: 'refresh' })
    g.s.step = 'refresh-objective'
  },
  'refresh-objective': (g) => {
    playRefreshObjective(g)
    g.s.step = 'retrieve-leaders'
  },
  'retrieve-leaders': (g) => {
    retrieveLeaders(g)
    g.s.step = 'draw-missions'
  },
  'draw-missions': bySide(refreshMissions, 'launch-probes'),
  'launch-probes': (g) => {
    launchProbesAndDrawObjective(g)
    g.s.step = 'advance-time'
  },
  'advance-time': (g) => {
    advanceTime(g)
    const { recruit: recruits, build: builds } = trackAt(g.s)
    g.s.step = recruits ? 'recruit' : builds ? 'build' : 'deploy'
  },
  recruit: bySide(recruit, 'after-recruit'),
  'after-recruit': (g) => {
    g.s.step = trackAt(g.s).build ? 'build' : 'deploy'
  },
  build: bySide(build, 'deploy'),
  deploy: bySide(deployUnits, 'next-round'),
  'next-round': (g) => {
    beginRound(g)
  },
}
