/** What a screen reader says of the things on the table. */
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { RINGS } from '@orrery/rebellion/content/rings'
import { UNITS } from '@orrery/rebellion/content/units'
import type { View } from '@orrery/rebellion/view'
import { word } from '../../words/index.ts'
import type { Look } from './map/look.ts'
import { action, leadersAt, mission, objective, SPACE } from './model.ts'
import { nameOf, unitsNamed, type Texts } from './texts.ts'
import { gameWord as g } from './words/index.ts'

/** Units of a list of counts, with their numbers. */
const unitsLabel = (counts: readonly number[], texts: Texts): readonly string[] =>
  counts.flatMap((n, u) => (n > 0 ? [unitsNamed(texts, UNITS[u]?.id ?? '', n)] : []))

/** A system: who is there, whose it is, what can be done with it now. */
export function systemLabel(
  place: Pick<Look, 'owner' | 'units' | 'leaders' | 'sabotage'> & { legal?: boolean; idle?: boolean },
  id: string,
  texts: Texts,
): string {
  const who = place.leaders.map((leader) => nameOf(texts, leader))
  const marks = [
    g(`reb.own.${place.owner}`),
    ...(place.sabotage ? [g('reb.sabotage')] : []),
    ...(place.legal === true ? [mayBeChosen()] : []),
    ...(place.idle === true ? [g('reb.idle')] : []),
  ]
  return `${nameOf(texts, id)}: ${[...unitsLabel(place.units, texts), ...who, ...marks].join(', ')}`
}

/** The Rebel Base space: where it is as far as is known, who is there. */
export function baseLabel(view: View, name: string, legal: boolean, texts: Texts): string {
  const counts = unitsLabel(view.places[SPACE]?.units ?? [], texts)
  const who = leadersAt(view, SPACE)
  return `${name}: ${[...counts, ...(who.length > 0 ? [leadersLabel(view, who, texts)] : []), ...(legal ? [mayBeChosen()] : [])].join(', ')}`
}

/** Leaders by name, each with what befell it. */
export const leadersLabel = (view: View, leaders: readonly number[], texts: Texts): string =>
  leaders.map((l) => leaderLabel(texts, { id: LEADERS[l]?.id ?? '', ring: view.leaders[l]?.ring, captive: view.leaders[l]?.captive })).join(', ')

/** A free leader: its skills and tactic values, whether it can be chosen. */
export function poolLabel(l: number, ring: number, legal: boolean, texts: Texts): string {
  const facts = LEADERS[l]
  if (facts === undefined) return ''
  const skills = SKILLS.flatMap((s) => (facts.skills[s] > 0 ? [`${texts.terms.skills[s]} ${facts.skills[s]}`] : []))
  const values = facts.tactics === null ? [] : [g('reb.tacticValues', { ...facts.tactics })]
  return [leaderLabel(texts, { id: facts.id, ring }), ...skills, ...values, ...(legal ? [mayBeChosen()] : [])].join(', ')
}
const SKILLS = ['diplomacy', 'intel', 'specOps', 'logistics'] as const

/** A card in hand: how it is carried out, the leaders on it, whether it can be chosen. What it says is its description. */
export function cardLabel(def: string, on: string, legal: boolean, texts: Texts): string {
  const m = mission(def)
  const a = action(def)
  const o = objective(def)
  const kind =
    m !== undefined
      ? [texts.terms.missionKinds[m.kind] ?? '', `${texts.terms.skills[m.skill] ?? ''} ${m.skillCount}`]
      : o !== undefined
        ? [`${g('reb.course.reputation')} ${o.reputation ?? '?'}`]
        : a !== undefined
          ? [texts.terms.actionTimings[a.timing] ?? '']
          : []
  return [nameOf(texts, def), ...kind, ...(on === '' ? [] : [on]), ...(legal ? [mayBeChosen()] : [])].join(', ')
}

/** A leader, with what befell it. */
export function leaderLabel(
  texts: Texts,
  { id, ring = -1, captive = false, legal = false }: { id: string; ring?: number | undefined; captive?: boolean | undefined; legal?: boolean },
): string {
  const worn = RINGS[ring]?.id
  const marks = [
    ...(worn !== undefined ? [nameOf(texts, worn)] : []),
    ...(captive && worn !== 'captured' ? [nameOf(texts, 'captured')] : []),
    ...(legal ? [mayBeChosen()] : []),
  ]
  return [nameOf(texts, id), ...marks].join(', ')
}

const mayBeChosen = (): string => word('table.canChoose').toLowerCase()
