/** Cards: a mission with its signs, target and effect; actions and objectives; any card's text in one paragraph. */
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { LeaderToken, MarkShape } from './art/Pieces.tsx'
import { action, leaderNo, mission, objective } from './model.ts'
import { nameOf, type Texts } from './texts.ts'
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
  if (a !== undefined) return <>{a.when === undefined ? a.text : `${a.when}, ${a.text}`}</>
  const other = cards.tactics[def] ?? cards.rings[def] ?? cards.units[def]
  return other === undefined ? null : <>{other.text}</>
}

function Skills({ def }: { def: string }) {
  const facts = mission(def)
  if (facts === undefined) return null
  return (
    <span className="card-skills">
      {Array.from({ length: facts.skillCount }, (_, i) => (
        <MarkShape key={i} id={facts.skill} size={15} />
      ))}
    </span>
  )
}

/** The corner of a card: what kind it is. */
function Kind({ def, texts }: { def: string; texts: Texts }) {
  const m = mission(def)
  if (m !== undefined) {
    return (
      <span className="card-kind" title={texts.terms.missionDecks[m.deck]}>
        {m.deck !== 'mission' && <MarkShape id={m.deck === 'starting' ? 'start' : 'project'} size={14} />}
        {texts.terms.missionKinds[m.kind]}
      </span>
    )
  }
  const o = objective(def)
  if (o !== undefined) {
    return (
      <span className="card-kind">
        <MarkShape id="rep" size={14} /> {o.reputation ?? '?'} · {'I'.repeat(o.stage)}
      </span>
    )
  }
  const a = action(def)
  return a === undefined ? null : <span className="card-kind">{texts.terms.actionTimings[a.timing]}</span>
}

const sideOf = (def: string): string => mission(def)?.side ?? action(def)?.side ?? (objective(def) === undefined ? 'imperial' : 'rebel')

/** The picture of a card: the leader who brings its bonus, or the sign of its skill large. */
function Picture({ def }: { def: string }) {
  const m = mission(def)
  const who = leaderNo(m?.portraitLeader ?? action(def)?.leaders[0])
  if (who !== undefined) return <LeaderToken leader={who} side={LEADERS[who]?.side === 'imperial' ? 1 : 0} width={34} />
  return <MarkShape id={m?.skill ?? (objective(def) === undefined ? 'recruit' : 'objective')} size={34} />
}

/** A card face up. */
export function CardFace({ def, texts, large = false }: { def: string; texts: Texts; large?: boolean }) {
  const m = mission(def)
  const leader = m?.portraitLeader
  return (
    <span className={`reb-card card-${sideOf(def)}${large ? ' large' : ''}`}>
      <span className="card-head">
        <Skills def={def} />
        <Kind def={def} texts={texts} />
      </span>
      <span className="card-picture">
        <Picture def={def} />
      </span>
      <b className="card-title">{nameOf(texts, def)}</b>
      <span className="card-words">
        <CardText def={def} texts={texts} />
      </span>
      {large && leader !== null && leader !== undefined && (
        <span className="card-foot">{g('reb.card.bonus', { leader: nameOf(texts, leader) })}</span>
      )}
      {large && m?.kind === 'attempt' && <span className="card-foot">{g('reb.card.opposable')}</span>}
    </span>
  )
}
