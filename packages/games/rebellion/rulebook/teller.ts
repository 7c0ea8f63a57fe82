/** Every event as one sentence. Names of components are set between `\u0001`, so that they can be set apart. */
import { LEADERS } from '../content/leaders.ts'
import { BASE_SPACE } from '../content/map.ts'
import type { Told } from '../events.ts'
import type { log } from './en/log.ts'
import { unitWords, type Texts } from './named.ts'

/** The sentences of the log in one language, by id. */
export type Log = Readonly<Record<keyof typeof log, string>>
/** An event as somebody may see it. */
interface Seen {
  readonly t: string
  readonly [key: string]: unknown
}

const ROLES = ['admiral', 'general'] as const
type Role = (typeof ROLES)[number]
/** A role by its name in the game's list: `rebel-general`. */
const roleNamed = (name: string): Role | undefined => ROLES.find((role) => name.endsWith(role))
/** Whose a leader is in a team: the general's, else the admiral's. */
const roleOfLeader = (id: string | null): Role => (LEADERS.find((l) => l.id === id)?.role === 'general' ? 'general' : 'admiral')

/** Events that another line tells too, or that change nothing to be seen. A hit is told by what becomes of it. */
const QUIET = new Set(['shuffled', 'combat-round', 'spend', 'mission-over', 'hit'])

/** Whether an event has a line in the log. What damage destroys is told once, as it leaves at the end of the battle. */
export const told = (e: Seen): boolean => !QUIET.has(e.t) && e['lost'] !== true

interface Sentence {
  readonly id: keyof Log
  readonly values: Readonly<Record<string, string | number>>
}
type Say = (id: keyof Log, values?: Readonly<Record<string, string | number>>) => string

/** Marks a content id inside a sentence, so that it can be set as a name afterwards. */
const marked = (def: string): string => `\u0001${def}\u0001`

/** So many units of a kind, marked. */
const units = (unit: string, n: number): string => marked(n === 1 ? unit : `${unit}*${n}`)

class Teller {
  constructor(
    private readonly texts: Texts,
    private readonly g: Say,
    private readonly teams: readonly boolean[],
  ) {}
  /** A side; of a team the one who has the role. */
  who = (side: number, role?: Role): string => {
    const name = this.texts.terms.sides[side === 0 ? 'rebel' : 'imperial']
    return role === undefined || this.teams[side] !== true ? name : `${name} (${this.texts.terms.roles[role].toLowerCase()})`
  }
  /** A side by the leaders with whom somebody acts; where they are of both roles they do not tell who. */
  by = (side: number, leaders: readonly (string | null)[]): string => {
    const roles = new Set(leaders.map((id) => roleOfLeader(id)))
    return this.who(side, roles.size === 1 ? [...roles][0] : undefined)
  }
  names = (ids: readonly string[]): string => ids.map(marked).join(', ')
  place = (id: string | null | undefined): string => {
    if (id === null || id === undefined) return ''
    if (id === 'pool' || id === 'leader-pool') return this.g('reb.pool')
    return id === BASE_SPACE.id ? this.g('reb.space') : marked(id)
  }
  theatre = (t: 'space' | 'ground'): string => this.texts.terms.theatres[t]
  face = (face: string): string => (this.texts.terms.faces[face] ?? face).toLowerCase()
  /** Dice by colour: `red: hit, blank; black: hit`. Combats write a die `red:hit`, missions `red-hit`. */
  dice = (dice: readonly string[]): string => {
    const faces = new Map<string, string[]>()
    for (const die of dice) {
      const [, color = '', face = ''] = /^([a-z]+)[:-](.+)$/.exec(die) ?? []
      faces.set(color, [...(faces.get(color) ?? []), this.face(face)])
    }
    return [...faces].map(([color, list]) => `${(this.texts.terms.colors[color] ?? color).toLowerCase()}: ${list.join(', ')}`).join('; ')
  }

  line(e: Told): Sentence | null {
    return this.board(e) ?? this.people(e) ?? this.cards(e) ?? this.fight(e)
  }

  private board(e: Told): Sentence | null {
    const { place } = this
    switch (e.t) {
      case 'round':
        return { id: 'reb.round', values: { n: e.round } }
      case 'phase':
        return { id: 'reb.log.phase', values: { phase: this.g(`reb.phase.${e.phase}`) } }
      case 'pass':
        return { id: 'reb.log.pass', values: { who: this.who(e.side, roleNamed(e.role)) } }
      case 'activate':
        return { id: 'reb.log.activate', values: { leader: marked(e.leader), place: place(e.place) } }
      case 'move': {
        const who = [unitWords(this.texts, e.units), this.names(e.captives)].filter((x) => x !== '').join(', ')
        return { id: 'reb.log.move', values: { from: place(e.from), to: place(e.to), units: who } }
      }
      case 'gain':
      case 'deploy':
        return { id: `reb.log.${e.t}`, values: { place: place(e.place), unit: units(e.unit, e.n) } }
      case 'destroy':
        return { id: 'reb.log.destroy', values: { place: e.place === null ? '' : `(${place(e.place)})`, unit: units(e.unit, e.n) } }
      case 'scrap':
        return { id: 'reb.log.scrap', values: { place: place(e.place), unit: marked(e.unit) } }
      case 'queue':
        return {
          id: 'reb.log.queue',
          values: { who: this.who(e.side), space: e.space, unit: units(e.unit, e.n), from: e.from === null ? '' : ` (${place(e.from)})` },
        }
      case 'hasten':
        return { id: 'reb.log.hasten', values: { unit: marked(e.unit), from: e.from, to: e.to } }
      case 'loyalty': {
        const to = this.g(e.to === 0 ? 'reb.own.rebel' : e.to === 1 ? 'reb.own.imperial' : 'reb.own.neutral')
        return { id: 'reb.log.loyalty', values: { place: place(e.place), to } }
      }
      case 'subjugation':
        return { id: e.on ? 'reb.log.subjugated' : 'reb.log.freed', values: { place: place(e.place) } }
      case 'sabotage':
        return { id: 'reb.log.sabotage', values: { place: place(e.place), on: this.g(e.on ? 'reb.on' : 'reb.off') } }
      case 'system-destroyed':
        return { id: 'reb.log.systemDestroyed', values: { place: place(e.place) } }
      case 'closed':
        return { id: 'reb.log.closed', values: { place: place(e.place) } }
      default:
        return this.war(e)
    }
  }

  private war(e: Told): Sentence | null {
    const { place } = this
    switch (e.t) {
      case 'reputation':
        return { id: 'reb.log.reputation', values: { to: e.to } }
      case 'time':
        return { id: 'reb.log.time', values: { to: e.to } }
      case 'base-chosen':
        return e.def === undefined ? { id: 'reb.log.baseChosen', values: {} } : { id: 'reb.log.baseChosenKnown', values: { place: place(e.def) } }
      case 'base-revealed':
        return { id: 'reb.log.baseRevealed', values: { place: place(e.place) } }
      case 'new-base':
        return { id: 'reb.log.newBase', values: { place: place(e.old) } }
      case 'no-new-base':
        return { id: 'reb.log.noNewBase', values: {} }
      case 'statement':
        return { id: e.yes ? 'reb.log.statementYes' : 'reb.log.statementNo', values: { places: this.names(e.places) } }
      case 'mobilization':
        return { id: `reb.log.mobilization.${e.what ?? 'none'}`, values: {} }
      case 'end':
        return { id: 'reb.log.end', values: { who: this.who(e.side), why: this.g(`reb.end.${e.why}`) } }
      default:
        return null
    }
  }

  private people(e: Told): Sentence | null {
    switch (e.t) {
      case 'assign':
        return e.def === undefined
          ? { id: 'reb.log.assign', values: { who: this.by(e.side, e.leaders), leaders: this.names(e.leaders) } }
          : { id: 'reb.log.assignKnown', values: { who: this.by(e.side, e.leaders), leaders: this.names(e.leaders), card: marked(e.def) } }
      case 'unassign':
        return { id: 'reb.log.unassign', values: { who: this.who(e.side), leaders: this.names(e.leaders) } }
      case 'leader':
        return { id: 'reb.log.leader', values: { leader: marked(e.leader), place: this.place(e.to) } }
      case 'captured':
        return { id: 'reb.log.captured', values: { leader: marked(e.leader), place: this.place(e.place) } }
      case 'rescued':
        return { id: 'reb.log.rescued', values: { leader: marked(e.leader), place: this.place(e.to) } }
      case 'eliminated':
      case 'unopposed':
      case 'detained':
      case 'lured':
        return { id: `reb.log.${e.t}`, values: { leader: marked(e.leader) } }
      case 'join':
        return { id: 'reb.log.join', values: { leader: marked(e.leader) } }
      case 'replaced':
        return { id: 'reb.log.replaced', values: { leader: marked(e.leader), by: marked(e.by) } }
      case 'prepared':
        return { id: 'reb.log.prepared', values: { leader: marked(e.leader), n: e.successes } }
      case 'ring':
        return { id: e.on ? 'reb.log.ring' : 'reb.log.ringOff', values: { leader: marked(e.leader), ring: marked(e.ring) } }
      case 'recruit':
        return e.leader === null
          ? { id: 'reb.log.recruitNone', values: { who: this.who(e.side) } }
          : { id: 'reb.log.recruit', values: { who: this.by(e.side, [e.leader]), leader: marked(e.leader) } }
      case 'opposed':
        return e.leader === null
          ? { id: 'reb.log.opposedNone', values: { who: this.who(e.side) } }
          : { id: 'reb.log.opposed', values: { leader: marked(e.leader) } }
      default:
        return null
    }
  }

  private cards(e: Told): Sentence | null {
    switch (e.t) {
      case 'draw':
        return e.defs === undefined || e.n === 0
          ? { id: 'reb.log.draw', values: { who: this.who(e.side), n: e.n, kind: this.g(`reb.kind.${e.kind}`) } }
          : { id: 'reb.log.drawKnown', values: { who: this.who(e.side), cards: this.names(e.defs), kind: this.g(`reb.kind.${e.kind}`) } }
      case 'discard':
        return { id: 'reb.log.discard', values: { who: this.who(e.side), cards: this.names(e.defs) } }
      case 'look':
        return e.defs === undefined || e.n === 0
          ? { id: 'reb.log.look', values: { n: e.n } }
          : { id: 'reb.log.lookKnown', values: { cards: this.names(e.defs) } }
      case 'put-back':
        return { id: 'reb.log.putBack', values: { kind: this.g(`reb.kind.${e.kind}`), top: e.top, bottom: e.bottom } }
      case 'objective':
        return { id: 'reb.log.objective', values: { card: marked(e.def), n: e.reputation } }
      case 'action':
        return { id: 'reb.log.action', values: { who: this.who(e.side), card: marked(e.def) } }
      case 'reveal':
        return { id: 'reb.log.reveal', values: { who: this.by(e.side, e.leaders), leaders: this.names(e.leaders), card: marked(e.def) } }
      case 'mission-at': {
        if (e.place === null && e.target === null) return { id: 'reb.log.missionNowhere', values: { card: marked(e.def) } }
        const where = [this.place(e.place), e.target === null ? '' : marked(e.target)].filter((x) => x !== '').join(', ')
        return { id: 'reb.log.missionAt', values: { card: marked(e.def), where } }
      }
      case 'mission-result': {
        const score = e.why === 'dice' ? ` (${e.own} : ${e.foe})` : ''
        return { id: e.success ? 'reb.log.success' : 'reb.log.failure', values: { card: marked(e.def), score } }
      }
      default:
        return null
    }
  }

  private fight(e: Told): Sentence | null {
    switch (e.t) {
      case 'mission-roll':
        return { id: 'reb.log.missionRoll', values: { who: this.who(e.side), dice: this.dice(e.dice), bonus: e.bonus, n: e.dice.length } }
      case 'die-blanked':
        return { id: 'reb.log.dieBlanked', values: { face: this.face(e.face) } }
      case 'combat':
        return { id: 'reb.log.combat', values: { place: this.place(e.place) } }
      case 'tactics':
        return e.defs === undefined || e.n === 0
          ? { id: 'reb.log.tactics', values: { who: this.who(e.side), n: e.n } }
          : { id: 'reb.log.tacticsKnown', values: { who: this.who(e.side), cards: this.names(e.defs) } }
      case 'battle':
        return { id: 'reb.log.battle', values: { theatre: this.theatre(e.theatre), round: e.round } }
      case 'roll':
        return { id: 'reb.log.roll', values: { who: this.who(e.side), dice: this.dice(e.dice) } }
      case 'tactic':
        return { id: e.played ? 'reb.log.tactic' : 'reb.log.tacticPaid', values: { who: this.who(e.side), card: marked(e.def) } }
      case 'plans':
        return { id: 'reb.log.plans', values: { card: marked(e.def), unit: marked(e.target) } }
      case 'blocked':
        return { id: 'reb.log.blocked', values: { unit: marked(e.unit) } }
      case 'damaged':
        return { id: 'reb.log.damaged', values: { unit: marked(e.unit), n: e.damage } }
      case 'retreat':
        return { id: 'reb.log.retreat', values: { who: this.by(e.side, [e.leader]), place: this.place(e.to) } }
      case 'battle-won':
        return { id: 'reb.log.battleWon', values: { who: this.who(e.side), theatre: this.theatre(e.theatre) } }
      case 'combat-end':
        return { id: 'reb.log.combatEnd', values: { place: this.place(e.place) } }
      default:
        return null
    }
  }
}

const ALONE: readonly boolean[] = [false, false]

/** The sentence of an event; null for what needs no line. `teams`: by side, whether two share it. */
export function sentenceOf(e: Seen, texts: Texts, say: Say, teams = ALONE): string | null {
  const said = told(e) ? new Teller(texts, say, teams).line(e as unknown as Told) : null
  return said === null ? null : say(said.id, said.values).replaceAll(/ +/g, ' ').trim()
}
