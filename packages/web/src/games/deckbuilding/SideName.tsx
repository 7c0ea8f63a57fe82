import { Sign } from '../../art/Signs.tsx'
import { useTexts } from './texts.ts'

/** A side with its sign. */
export function SideName({ side }: { side: string }) {
  const texts = useTexts()
  return (
    <span className={`side-name side-${side}`}>
      <Sign name={side === 'empire' ? 'empire' : 'rebels'} size={18} /> {texts?.terms.factions[side] ?? side}
    </span>
  )
}
