/** Dice: colour by frame and word, face by sign; never by colour alone. */
import { useGameWords } from '../words/index.ts'
import { dieColor, dieFace, type Face } from '../model.ts'

/** Outlines on a sheet of 24: a burst, a burst in a ring, crossed blades. */
const SIGNS: Readonly<Record<Face, string>> = {
  blank: '',
  hit: 'M12 1.5l2 6.2 5.4-3.1-3.1 5.4 6.2 2-6.2 2 3.1 5.4-5.4-3.1-2 6.2-2-6.2-5.4 3.1 3.1-5.4-6.2-2 6.2-2-3.1-5.4 5.4 3.1z',
  'direct-hit':
    'M12 2.6a9.4 9.4 0 1 0 0 18.8 9.4 9.4 0 0 0 0-18.8zm0 2.2a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4zM12 6.4l1.2 3.4 3.5-2-2 3.5 3.4 1.2-3.4 1.2 2 3.5-3.5-2L12 18.6l-1.2-3.4-3.5 2 2-3.5-3.4-1.2 3.4-1.2-2-3.5 3.5 2z',
  special: 'M3.2 2.6l9 9 .8-.8L20.8 3l1 .2.2 1L14.4 12l7 7-1.2 2.6-2.6-2.6-4.4-4.4-.8.8 1 1-1.4 1.4-1-1-3.8 3.8-1 1.2-2.6-2.6 6.2-6.2L2 4z',
}

/** One die as it lies. */
function Die({ die, size = 40 }: { die: number; size?: number }) {
  const w = useGameWords()
  const face = dieFace(die)
  const label = w('reb.die', { color: w(dieColor(die) === 'red' ? 'reb.red' : 'reb.black'), face: w(`reb.face.${face}`) })
  return (
    <span
      className={`die is-${dieColor(die)} is-${face}`}
      style={{ '--die': `${size}px` } as React.CSSProperties}
      role="img"
      aria-label={label}
      title={label}
    >
      <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        <path d={SIGNS[face]} />
      </svg>
    </span>
  )
}

/** A tray of dice; a sentence where there are none yet. */
export function Tray({ dice, size }: { dice: readonly number[]; size?: number }) {
  return (
    <span className="dice-tray">
      {dice.map((d, i) => (
        // Dice that look alike are alike: their place is their name.
        <Die key={`${i}-${d}`} die={d} {...(size !== undefined && { size })} />
      ))}
    </span>
  )
}
