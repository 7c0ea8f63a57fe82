/** Cards: a picture with signs on it, name, target and effect; any card's text in one paragraph. */
import type { ReactNode } from 'react'
import { MarkShape } from './art/Pieces.tsx'
import { action, mission, objective } from './model.ts'
import { actionWords, nameOf, type Texts } from './texts.ts'
import { gameWord as g } from './words/index.ts'

/** What a card says, without its name. */
export function CardText({ def, texts }: { def: string; texts: Texts }) {
  const { cards } = texts
  const m = cards.missions[def]
  if (m !== undefined) {
    return (
      <>
        <b>{m.requirement}</b> {m.text}
        {m.bonus === undefined ? '' : ` ${m.bonus}`}
      </>
    )
  }
  const o = cards.objectives[def]
  if (o !== undefined) return <>{`${o.condition} ${o.text}`.trim()}</>
  const a = cards.actions[def]
  if (a !== undefined) return <>{actionWords(a)}</>
  const other = cards.tactics[def] ?? cards.rings[def] ?? cards.units[def]
  return other === undefined ? null : <>{other.text}</>
}

/** The dark plate on a card's picture, upper left: how a mission is carried out and its skill as often as it is needed, the time of an action. */
function Plate({ def, texts }: { def: string; texts: Texts }) {
  const m = mission(def)
  const a = action(def)
  if (m !== undefined) {
    return (
      <span className="card-plate">
        <span className={`mission-kind ${m.kind}`} role="img" aria-label={texts.terms.missionKinds[m.kind]} title={g(`reb.card.${m.kind}`)}>
          <MarkShape id={m.kind} size={13} />
        </span>
        {Array.from({ length: m.skillCount }, (_, i) => (
          <MarkShape key={i} id={m.skill} size={15} />
        ))}
        <span className="vh">
          {texts.terms.skills[m.skill]} {m.skillCount}
        </span>
      </span>
    )
  }
  const o = objective(def)
  if (o !== undefined) {
    return (
      <span className="card-plate">
        <MarkShape id="rep" size={14} /> {o.reputation ?? '?'}
      </span>
    )
  }
  return a === undefined ? null : <span className="card-plate">{texts.terms.actionTimings[a.timing]}</span>
}

/** The sign of what sort of card it is, upper right: starting mission, project, the stage of an objective. */
function Sort({ def, texts }: { def: string; texts: Texts }) {
  const deck = mission(def)?.deck
  if (deck === 'starting' || deck === 'project') {
    return (
      <span className="card-plate sort" title={texts.terms.missionDecks[deck]}>
        <MarkShape id={deck === 'starting' ? 'start' : 'project'} size={14} />
        <span className="vh">{texts.terms.missionDecks[deck]}</span>
      </span>
    )
  }
  const o = objective(def)
  return o === undefined ? null : <span className="card-plate sort">{'I'.repeat(o.stage)}</span>
}

const sideOf = (def: string): string => mission(def)?.side ?? action(def)?.side ?? (objective(def) === undefined ? 'imperial' : 'rebel')

/** Whether this card has a picture; tactics and others have none. */
const isPainted = (def: string): boolean => (mission(def) ?? action(def) ?? objective(def)) !== undefined

/** A card face up: its picture with signs on it, the name, what it says. `children` are all its words, for a dialog; `says`: the id of what it says. */
export function CardFace({ def, texts, says, children }: { def: string; texts: Texts; says?: string; children?: ReactNode }) {
  return (
    <span className={`reb-card card-${sideOf(def)}${children === undefined ? '' : ' large'}`}>
      {isPainted(def) && (
        <span className="card-picture">
          <img src={`/art/rebellion/cards/${def}.webp`} alt="" width={320} height={184} loading="lazy" decoding="async" draggable={false} />
          <Plate def={def} texts={texts} />
          <Sort def={def} texts={texts} />
        </span>
      )}
      <b className="card-title">{nameOf(texts, def)}</b>
      {children ?? (
        <span className="card-words" id={says}>
          <CardText def={def} texts={texts} />
        </span>
      )}
    </span>
  )
}
