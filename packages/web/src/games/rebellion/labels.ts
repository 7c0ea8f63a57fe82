/** Answers in words: what an option's key says, readable in the language that is shown. */
import type { View } from '@orrery/rebellion/view'
import { BASE_SPACE } from '@orrery/rebellion/content/map'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { UNITS } from '@orrery/rebellion/content/units'
import type { WireAsk } from '@orrery/protocol'
import { cardId, dieColor, dieFace, NO_CARD, placeNo, REBEL, SPACE, unitNo, type Option } from './model.ts'
import { nameOf, unitsNamed, type Texts } from './texts.ts'
import { gameWord, type GameWordId } from './words/index.ts'

/** Answers whose number is the place of a unit in the list of the combat's units. */
const UNIT_AT = new Set(['hit', 'block', 'go'])

/** A sentence, if there is one for this id. */
function wordIf(id: string, values?: Readonly<Record<string, string | number>>): string | null {
  const said = gameWord(id as GameWordId, values)
  return said === id ? null : said
}

/** The name of what an answer points at: a place, leader, unit, card number, die. */
export function refName(view: View, texts: Texts, ref: unknown, t = ''): string {
  if (ref === undefined) return ''
  if (typeof ref === 'number' || /^\d+$/.test(String(ref))) {
    const fighter = view.combat?.units[Number(ref)]
    if (UNIT_AT.has(t) || (t === 'destroy' && fighter !== undefined)) return nameOf(texts, UNITS[fighter?.type ?? -1]?.id ?? '')
    if (t === 'die') return dieWords(view, texts, Number(ref))
    const def = NO_CARD.has(t) ? undefined : cardId(view, ref)
    return def === undefined ? String(ref) : nameOf(texts, def)
  }
  const id = String(ref)
  if (placeNo(id) === SPACE) return gameWord('reb.space')
  const name = nameOf(texts, id)
  if (name !== id) return name
  return texts.terms.faces[id] ?? texts.terms.colors[id] ?? texts.terms.theatres[id as 'space'] ?? texts.terms.skills[id as 'intel'] ?? id
}

/**
 * The Rebels' die at this place of the roll on the table: in a combat, also one that a mission has led to, Death Star Plans', else
 * the mission's; by its number where the roll is not part of the view.
 */
function dieWords({ attempt, combat }: View, { terms }: Texts, at: number): string {
  const die = (combat !== null ? combat.dice : attempt?.side === REBEL ? attempt.dice : attempt?.foeDice)?.[at]
  if (die === undefined) return gameWord('reb.opt.dieAt', { n: at + 1 })
  return `${terms.colors[dieColor(die)] ?? ''}: ${terms.faces[dieFace(die)]?.toLowerCase() ?? ''}`
}

/** The colour of a die as a word within a sentence; null for anything else. */
const inSentence = (texts: Texts, ref: unknown): string | null => texts.terms.colors[String(ref)]?.toLowerCase() ?? null

/** The words of a button for this answer. */
export function optionWords(view: View, texts: Texts, ask: WireAsk, o: Option): string {
  const c = inSentence(texts, o.c) ?? refName(view, texts, o.c, o.t)
  // The second part of an answer is never a card: a number there is one.
  const d = inSentence(texts, o.d) ?? (/^\d+$/.test(String(o.d ?? '')) ? String(o.d) : refName(view, texts, o.d))
  const named = o.t === 'hit' || o.t === 'block' ? c + lostHealth(view, o.c) : c
  const values = { c: named, d, color: d === '' ? 'none' : 'some', with: d === '' ? '' : ` (${d.toLowerCase()})` }
  const said = wordIf(`reb.opt.${ask.kind}.${o.t}`, values) ?? wordIf(`reb.opt.${o.t}`, values)
  // An answer that names nothing ends where the name would begin.
  return said?.replace(/:? $/, '') ?? ([named, d].filter((x) => x !== '').join(' · ') || o.t)
}

/** Health that a unit of the combat has left, as an addition to its name. */
function lostHealth(view: View, ref: unknown): string {
  const u = view.combat?.units[Number(ref)]
  const health = UNITS[u?.type ?? -1]?.health?.value
  if (u === undefined || health === undefined) return ''
  return ` (${gameWord('reb.opt.health', { left: Math.max(0, health - u.damage - u.fresh), of: health })})`
}

/** The icon that builds, and the space of the queue that its place builds to. */
function buildWords({ terms }: Texts, { about, options }: WireAsk): Readonly<Record<string, string | number>> {
  const unit = options.map((o) => unitNo(o.t === 'scrap' ? o.d : o.c)).find((u) => u !== undefined)
  const icon = UNITS[unit ?? -1]?.buildIcon
  const [shape, theatre] = icon ? [terms.shapes[icon.shape], terms.theatres[icon.domain]].map((x) => x?.toLowerCase() ?? '') : []
  return { space: (SYSTEMS[placeNo(about) ?? SPACE] ?? BASE_SPACE).buildQueueNumber ?? 1, shape: shape ?? '', theatre: theatre ?? '' }
}

/** The sentence of an open question. */
export function question(view: View, texts: Texts, ask: WireAsk): string {
  const most = ask.set?.max ?? 1
  const about = most > 1 && unitNo(ask.about) !== undefined ? unitsNamed(texts, String(ask.about), most) : refName(view, texts, ask.about)
  if (ask.kind === 'build') return gameWord('reb.ask.build', { about, ...buildWords(texts, ask) })
  const leader = ask.kind === 'allow-assignment' ? refName(view, texts, ask.options[0]?.c) : ''
  const values = { about, leader, min: ask.set?.min ?? 1, max: most, hit: ask.options[0]?.d ?? '' }
  if (ask.kind === 'retreat' && ask.options.every((o) => o.t !== 'pass')) return gameWord('reb.ask.retreatMust')
  if (ask.kind === 'mission-target' && ask.options.every((o) => o.t === 'leader')) return gameWord('reb.ask.mission-leader', values)
  return wordIf(`reb.ask.${ask.kind}`, values) ?? gameWord('reb.ask.other', values)
}
