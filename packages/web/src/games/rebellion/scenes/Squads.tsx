/** The units of a side in a theatre: those of one type side by side, with one name under them. */
import { UNITS } from '@orrery/rebellion/content/units'
import { Figure } from '../art/Figure.tsx'
import { MarkShape } from '../art/Pieces.tsx'
import { nameOf, type Texts } from '../texts.ts'
import { useGameWords } from '../words/index.ts'
import { squadsOf, type Combat, type Fighter, type Theatre } from './model.ts'

/** Figures of three health and more are drawn larger. */
const BIG = 3

function healthOf({ type, damage, fresh }: Fighter, w: ReturnType<typeof useGameWords>): string {
  const health = UNITS[type]?.health?.value
  return health === undefined ? w('reb.noHealth') : w('reb.health', { n: Math.max(0, health - damage - fresh), of: health })
}

/** Health as shields: struck where damage lies, doubly where it is new and may still be blocked. */
function Shields({ unit }: { unit: Fighter }) {
  const w = useGameWords()
  const { type, damage, fresh } = unit
  const health = UNITS[type]?.health
  if (health === null || health === undefined) return <small className="shields">{w('reb.noHealth')}</small>
  const label = healthOf(unit, w)
  return (
    <span className={`shields is-${health.color}`} role="img" aria-label={label} title={label}>
      {Array.from({ length: health.value }, (_, i) => (
        <i key={i} className={i < damage ? 'gone' : i < damage + fresh ? 'fresh' : ''} />
      ))}
    </span>
  )
}

interface Props {
  readonly combat: Combat
  readonly texts: Texts
  readonly side: number
  readonly theatre: Theatre
  readonly mirrored: boolean
  /** What a click on a unit answers, by its index. */
  readonly answers: ReadonlyMap<number, string>
  readonly send: (...keys: string[]) => void
}

function One({ index, unit, name, p }: { index: number; unit: Fighter; name: string; p: Props }) {
  const w = useGameWords()
  const { answers, send, mirrored } = p
  const key = answers.get(index)
  const facts = UNITS[unit.type]
  const className = `fighter${(facts?.health?.value ?? 9) >= BIG ? ' big' : ''}${unit.lost ? ' is-lost' : ''}${key !== undefined ? ' may' : ''}`
  const body = (
    <>
      <Figure id={facts?.id ?? ''} size="100%" flip={mirrored} />
      {unit.lost ? (
        <span className="lost" role="img" aria-label={w('reb.lost')} title={w('reb.lost')}>
          <MarkShape id="skull" size={14} />
        </span>
      ) : (
        <Shields unit={unit} />
      )}
    </>
  )
  if (key === undefined) return <span className={className}>{body}</span>
  return (
    <button
      type="button"
      className={className}
      data-key={key}
      onClick={() => send(key)}
      aria-label={`${w('reb.hitUnit', { name })}, ${healthOf(unit, w)}`}
    >
      {body}
    </button>
  )
}

export function Squads(p: Props) {
  const w = useGameWords()
  const squads = squadsOf(p.combat, p.side, p.theatre)
  return (
    <ul
      className={`fighters side-${p.side === 0 ? 'rebels' : 'empire'}${p.mirrored ? ' mirrored' : ''}`}
      aria-label={`${w(p.side === 0 ? 'reb.rebels' : 'reb.empire')}, ${p.texts.terms.theatres[p.theatre]}`}
    >
      {squads.map(({ type, units }) => {
        const name = nameOf(p.texts, UNITS[type]?.id ?? '')
        return (
          <li key={type} className="squad">
            <span className="squad-units">
              {units.map(({ index, unit }) => (
                <One key={index} index={index} unit={unit} name={name} p={p} />
              ))}
            </span>
            <span className="squad-name">{name}</span>
          </li>
        )
      })}
      {squads.length === 0 && <li className="dim">{w('reb.nobody')}</li>}
    </ul>
  )
}
