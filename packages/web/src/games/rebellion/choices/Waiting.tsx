/** The units that wait to be deployed. */
import { UnitShape } from '../art/Pieces.tsx'
import { nameOf, type Texts } from '../texts.ts'
import type { Hand } from '../use-hand.ts'
import { leftToDeploy } from './left.ts'

export function Waiting({ hand: { ask, view }, texts }: { hand: Hand; texts: Texts }) {
  const units = [...new Set(ask?.options.flatMap((o) => (o.t === 'deploy' ? [String(o.d)] : [])))]
  return units.map((id) => (
    <span key={id} className="waiting-unit">
      <UnitShape id={id} size={18} /> <span>{nameOf(texts, id)}</span> <b>{leftToDeploy(view, id)}</b>
    </span>
  ))
}
