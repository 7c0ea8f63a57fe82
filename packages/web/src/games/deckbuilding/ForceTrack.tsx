/** The Force track: an arc from the dark side down (or across) to the light side, the marker a brass bead. */
import { Sign } from '../../art/Signs.tsx'
import { useWords } from '../../words/index.ts'
import { SIDES } from './model.ts'
import type { Texts } from './texts.ts'

const SPACES = [-3, -2, -1, 0, 1, 2, 3]

/** `nameOf`: what the player of a seat is called, for those who only watch. */
export function ForceTrack({ force, you, texts, nameOf }: { force: number; you: number; texts: Texts; nameOf: (seat: number) => string }) {
  const w = useWords()
  const withSide = force < 0 ? 'empire' : force > 0 ? 'rebels' : null
  const holder = SIDES.findIndex((side) => side === withSide)
  const text = holder < 0 ? w('force.nobody') : you < 0 ? w('force.with', { name: nameOf(holder) }) : holder === you ? w('force.you') : w('force.foe')
  return (
    <section className="force" aria-label={w('force.track')}>
      <span className="force-end side-empire" aria-hidden="true">
        {w('force.dark')}
      </span>
      <ol className="force-spaces" aria-hidden="true">
        {SPACES.map((n) => (
          <li
            key={n}
            className={`${n < 0 ? 'side-empire hex' : n > 0 ? 'side-rebels' : 'side-neutral'}${n === force ? ' here' : ''}`}
            style={{ '--bend': String(1 - (n / 3) ** 2) } as React.CSSProperties}
          >
            <span>{n === force ? '' : Math.abs(n) === 3 ? <Sign name="resources" size="0.95em" /> : n === 0 ? '·' : Math.abs(n)}</span>
          </li>
        ))}
      </ol>
      <span className={`force-end side-${withSide ?? 'neutral'}`} role="status">
        {text}
        <span className="vh">{` ${w('force.place', { place: Math.abs(force), side: withSide === null ? '' : (texts.terms.factions[withSide] ?? '') })}`}</span>
      </span>
    </section>
  )
}
