/** A card seen closely: all its words, which come with the dialog that shows them. */
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { LeaderToken } from './art/Pieces.tsx'
import { CardText } from './CardFace.tsx'
import { IMPERIAL, leaderNo, mission, objective, REBEL } from './model.ts'
import { nameOf, type Texts } from './texts.ts'
import { gameWord as g } from './words/index.ts'

/** How it is resolved, in words. */
function kindOf(def: string, texts: Texts): string | null {
  const { terms } = texts
  const m = mission(def)
  if (m !== undefined) return `${terms.missionKinds[m.kind]} · ${terms.skills[m.skill]} ${m.skillCount}`
  const o = objective(def)
  return o === undefined ? null : (terms.objectiveTimings[o.timing] ?? null)
}

/** What a card says seen closely: kind, target, effect and bonus below each other. */
export function LargeText({ def, texts }: { def: string; texts: Texts }) {
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
