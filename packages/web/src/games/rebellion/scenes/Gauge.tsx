import { useGameWords } from '../words/index.ts'
import { percentOf } from './chance.ts'

const RADIUS = 40
const point = (share: number, r: number): string => {
  const angle = Math.PI * (1 - share)
  return `${(50 + Math.cos(angle) * r).toFixed(1)} ${(50 - Math.sin(angle) * r).toFixed(1)}`
}

/** A half dial: how likely something is (0..1), as needle and figure. `sure`: a share of 0 or 1 is no estimate. */
export function Gauge({ share, label, side, sure = false }: { share: number; label: string; side: number; sure?: boolean }) {
  const w = useGameWords()
  // An estimate of all or nothing is none.
  const figure = percentOf(sure ? share : Math.min(0.999, Math.max(0.001, share)))
  return (
    <figure className={`gauge side-${side === 0 ? 'rebels' : 'empire'}`} title={sure ? undefined : w('reb.oddsNote')}>
      <svg viewBox="0 0 100 56" aria-hidden="true">
        <path className="rest" d={`M${point(0, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point(1, RADIUS)}`} />
        <path className="share" d={`M${point(0, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point(Math.max(0.001, share), RADIUS)}`} />
        <path className="needle" d={`M50 50L${point(share, RADIUS - 6)}`} />
      </svg>
      <figcaption>
        <b>{figure}</b> <span>{label}</span>
      </figcaption>
    </figure>
  )
}
