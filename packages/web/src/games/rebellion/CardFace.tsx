/** Cards: a picture with signs on it, name, target and effect; any card's text in one paragraph. */
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { LeaderToken, MarkShape } from './art/Pieces.tsx'
import { action, IMPERIAL, leaderNo, mission, objective, REBEL } from './model.ts'
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

/** How it is resolved, in words. */
function kindOf(def: string, texts: Texts): string | null {
  const { terms } = texts
  const m = mission(def)
  if (m !== undefined) return `${terms.missionKinds[m.kind]} · ${terms.skills[m.skill]} ${m.skillCount}`
  const o = objective(def)
  return o === undefined ? null : (terms.objectiveTimings[o.timing] ?? null)
}

/** What a card says seen closely: kind, target, effect and bonus below each other. */
function LargeText({ def, texts }: { def: string; texts: Texts }) {
  const m = mission(def)
  const words = texts.cards.missions[def]
  const kind = kindOf(def, texts)
  const leader = m?.portraitLeader ?? null
  const who = leaderNo(leader ?? undefined)
  return (
    <>
      {kind !== null && <span className="card-kind">{kind}</span>}
      {words === undefined ? (
        <span className="card-words">
          <CardText def={def} texts={texts} />
        </span>
      ) : (
        <span className="card-words">
          <b className="card-target">{words.requirement}</b>
          <span>{words.text}</span>
          {words.bonus !== undefined && <span>{words.bonus}</span>}
        </span>
      )}
      {who !== undefined && leader !== null && (
        <span className="card-foot">
          <LeaderToken leader={who} side={LEADERS[who]?.side === 'imperial' ? IMPERIAL : REBEL} width={30} />
          {g('reb.card.bonus', { leader: nameOf(texts, leader) })}
        </span>
      )}
      {m?.kind === 'attempt' && <span className="card-foot">{g('reb.card.opposable')}</span>}
    </>
  )
}

const sideOf = (def: string): string => mission(def)?.side ?? action(def)?.side ?? (objective(def) === undefined ? 'imperial' : 'rebel')

/** Whether this card has a picture; tactics and others have none. */
const isPainted = (def: string): boolean => (mission(def) ?? action(def) ?? objective(def)) !== undefined

/** A card face up: its picture with signs on it, the name, what it says. `large` is for a dialog, with all words; `says`: the id of what it says. */
export function CardFace({ def, texts, large = false, says }: { def: string; texts: Texts; large?: boolean; says?: string }) {
  return (
    <span className={`reb-card card-${sideOf(def)}${large ? ' large' : ''}`}>
      {isPainted(def) && (
        <span className="card-picture">
          <img src={`/art/rebellion/cards/${def}.webp`} alt="" width={320} height={184} loading="lazy" decoding="async" draggable={false} />
          <Plate def={def} texts={texts} />
          <Sort def={def} texts={texts} />
        </span>
      )}
      <b className="card-title">{nameOf(texts, def)}</b>
      {large ? (
        <LargeText def={def} texts={texts} />
      ) : (
        <span className="card-words" id={says}>
          <CardText def={def} texts={texts} />
        </span>
      )}
    </span>
  )
}
