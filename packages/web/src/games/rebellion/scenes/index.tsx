/** What lies over the map while a mission is carried out or a combat is fought. */
import type { View } from '@orrery/rebellion/view'
import { UNITS } from '@orrery/rebellion/content/units'
import { LEADERS } from '@orrery/rebellion/content/leaders'
import type { Scene } from '../../../table/game-ui.ts'
import { LeaderToken, UnitShape } from '../art/Pieces.tsx'
import { cardId, placeId, sideName } from '../model.ts'
import { nameOf, type Texts } from '../texts.ts'

interface Props {
  readonly scene: Scene
  readonly view: View
  readonly texts: Texts
  readonly send: (...keys: string[]) => void
}

const FACES = ['hit', 'direct-hit', 'special', 'blank']
const dieWords = (texts: Texts, die: number): string => texts.terms.faces[FACES[die % 8] ?? ''] ?? ''

export function Scenes({ view, texts }: Props) {
  const { combat, attempt } = view
  const place = combat?.place ?? attempt?.place ?? -1
  const card = cardId(view, attempt?.card)
  return (
    <section className="scene-plain">
      <h2>
        {combat === null && card !== undefined ? `${nameOf(texts, card)} ` : ''}
        {place >= 0 ? nameOf(texts, placeId(place)) : ''}
      </h2>
      {[0, 1].map((side) => (
        <div key={side} className={`scene-side strip-${side === 0 ? 'rebel' : 'imperial'}`}>
          {(combat?.units ?? []).map((u, i) =>
            UNITS[u.type]?.side !== sideName(side) ? null : (
              <span key={i} className={u.lost ? 'lost' : ''} title={nameOf(texts, UNITS[u.type]?.id ?? '')}>
                <UnitShape id={UNITS[u.type]?.id ?? ''} size={22} />
                {u.damage + u.fresh > 0 ? `−${u.damage + u.fresh}` : ''}
              </span>
            ),
          )}
          {combat === null &&
            [...(attempt?.leaders ?? []), attempt?.opposer ?? -1].map((l) =>
              l >= 0 && view.leaders[l]?.side === side ? <LeaderToken key={LEADERS[l]?.id} leader={l} side={side} width={44} /> : null,
            )}
        </div>
      ))}
      <p>{(combat?.dice ?? attempt?.dice ?? []).map((d) => dieWords(texts, d)).join(' · ')}</p>
    </section>
  )
}
