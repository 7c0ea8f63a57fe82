/** Anything of the game seen closely: a card, unit, leader or system, with clarifications and the rules that it touches. */
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { UNITS } from '@orrery/rebellion/content/units'
import { Dialog } from '../../app/Dialog.tsx'
import { LeaderToken, MarkShape, Resource, UnitShape } from './art/Pieces.tsx'
import { CardFace } from './CardFace.tsx'
import { LeaderValues } from './HandArea.tsx'
import { LargeText } from './LargeText.tsx'
import { leaderNo, placeNo, unitNo } from './model.ts'
import { relatedRules, useRules } from './rulebook.tsx'
import { forOwner, nameOf, unitsNamed, type Texts } from './texts.ts'
import { standingOf } from './map/look.ts'
import { systemLabel } from './names.ts'
import type { Hand } from './use-hand.ts'
import { useGameWords } from './words/index.ts'

function SystemView({ at, hand, texts }: { at: number; hand: Hand; texts: Texts }) {
  const facts = SYSTEMS[at]
  const units = hand.view.places[at]?.units ?? []
  if (facts === undefined) return null
  return (
    <div className="inspect-system">
      <img src={`/art/rebellion/planets/${facts.id}.webp`} alt="" width={120} height={120} />
      <div>
        <p>{systemLabel(standingOf(hand.view, at), facts.id, texts).split(': ').slice(1).join(': ')}</p>
        <p>
          {texts.terms.systemKinds[facts.kind]} · {texts.terms.regions[facts.region]}
        </p>
        <p className="inspect-resources">
          {facts.resources.map((icon, i) => (
            <Resource key={i} icon={icon} size={16} />
          ))}{' '}
          {facts.buildQueueNumber}
        </p>
        <ul className="inspect-units">
          {units.map((n, u) =>
            n === 0 ? null : (
              <li key={u}>
                <UnitShape id={UNITS[u]?.id ?? ''} size={22} /> {unitsNamed(texts, UNITS[u]?.id ?? '', n)}
              </li>
            ),
          )}
        </ul>
      </div>
    </div>
  )
}

interface Props {
  readonly def: string
  readonly hand: Hand
  readonly texts: Texts
  readonly onClose: () => void
  readonly openRule: (id: string) => void
}

export function Inspect({ def, hand, texts, onClose, openRule }: Props) {
  const g = useGameWords()
  const l = leaderNo(def)
  const at = placeNo(def)
  const u = unitNo(def)
  const { cards } = texts
  const text = cards.missions[def] ?? cards.actions[def] ?? cards.objectives[def] ?? cards.tactics[def] ?? cards.units[def]
  const texted = useRules()
  const rules = relatedRules(def).filter((id) => texted[id] !== undefined)
  return (
    <Dialog label={nameOf(texts, def)} onClose={onClose} className="inspect-reb">
      {/* A card says its name itself. */}
      <h2 className={u === undefined && text !== undefined ? 'vh' : undefined}>{nameOf(texts, def)}</h2>
      {at !== undefined && <SystemView at={at} hand={hand} texts={texts} />}
      {l !== undefined && (
        <div className="inspect-leader">
          <LeaderToken leader={l} side={hand.view.leaders[l]?.side ?? 0} ring={hand.view.leaders[l]?.ring ?? -1} width={110} />
          <LeaderValues l={l} />
        </div>
      )}
      {u !== undefined && (
        <p>
          <UnitShape id={def} size={64} /> {text?.text}
        </p>
      )}
      {u === undefined && text !== undefined && (
        <>
          {forOwner(def, hand.view.side)}
          <CardFace def={def} texts={texts}>
            <LargeText def={def} texts={texts} />
          </CardFace>
        </>
      )}
      {text?.rulings !== undefined && (
        <>
          <h3>{g('reb.rulings')}</h3>
          <ul>
            {text.rulings.map((r) => (
              <li key={r}>{r}</li>
            ))}
          </ul>
        </>
      )}
      {rules.length > 0 && (
        <>
          <h3>
            <MarkShape id="note" size={14} /> {g('reb.related')}
          </h3>
          <ul className="inspect-rules">
            {rules.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => {
                    onClose()
                    openRule(id)
                  }}
                >
                  {texted[id]}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
