import { memo, useId } from 'react'
import { Sign } from './Signs.tsx'

export type Ink = 'galaxy' | 'empire' | 'rebels'

interface Rosette {
  /** Petals of the outer ring. */
  petals: number
  /** Middle of the curve's swing, in parts of the ring's radius. */
  middle: number
  paper: readonly [string, string]
  ink: string
}

const ROSETTES: Readonly<Record<Ink, Rosette>> = {
  galaxy: { petals: 28, middle: 0.64, paper: ['#1b2436', '#0a0f18'], ink: '#d9b36c' },
  empire: { petals: 18, middle: 0.58, paper: ['#14283f', '#08111d'], ink: '#c9b27c' },
  rebels: { petals: 20, middle: 0.64, paper: ['#3a1a10', '#140a07'], ink: '#e0a268' },
}

const CENTRE_X = 50
const CENTRE_Y = 70
const RADIUS = 44
const STEPS = 240

/** One closed wave round the middle: a guilloche curve. */
function wave(radius: number, middle: number, swing: number, petals: number, phase: number): string {
  let path = ''
  for (let i = 0; i < STEPS; i++) {
    const angle = (i / STEPS) * Math.PI * 2
    const reach = radius * (middle + swing * Math.cos((petals * angle) / 2 + phase * Math.PI * 2))
    path += `${i === 0 ? 'M' : 'L'}${(CENTRE_X + reach * Math.cos(angle)).toFixed(1)} ${(CENTRE_Y + reach * Math.sin(angle)).toFixed(1)}`
  }
  return `${path}Z`
}

function rosetteOf({ petals, middle }: Rosette): { path: string; opacity: number }[] {
  return [0, 1, 2].flatMap((ring) =>
    [0, 0.5].map((phase) => ({
      path: wave(RADIUS * (1 - ring * 0.27), middle, 0.34 * (1 - ring * 0.12), 2 * Math.floor(petals / (ring + 1) / 2), phase),
      opacity: 0.85 - ring * 0.12,
    })),
  )
}

/** Computed once per ink: a table shows many backs. */
const CURVES: Readonly<Record<Ink, { path: string; opacity: number }[]>> = {
  galaxy: rosetteOf(ROSETTES.galaxy),
  empire: rosetteOf(ROSETTES.empire),
  rebels: rosetteOf(ROSETTES.rebels),
}

const CORNERS = 'M8 18V8h10M82 8h10v10M92 122v10H82M18 132H8v-10'

/**
 * The back of a card, 5:7, filling its box: a rosette as on old paper money, in the ink of its deck, with the mark of
 * its side in the middle.
 */
export const Back = memo(function Back({ ink, className }: { ink: Ink; className?: string }) {
  const { paper, ink: line } = ROSETTES[ink]
  const gradient = useId()
  return (
    <svg
      viewBox="0 0 100 140"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
      style={{ color: line, display: 'block' }}
    >
      <defs>
        <radialGradient id={gradient} cx=".5" cy=".5" r=".75">
          <stop offset="0" stopColor={paper[0]} />
          <stop offset="1" stopColor={paper[1]} />
        </radialGradient>
      </defs>
      <rect width="100" height="140" fill={`url(#${gradient})`} />
      <g fill="none" stroke="currentColor" strokeWidth=".7">
        {CURVES[ink].map(({ path, opacity }) => (
          <path key={path.slice(0, 40) + opacity} d={path} opacity={opacity} />
        ))}
        <circle cx={CENTRE_X} cy={CENTRE_Y} r="46" strokeWidth=".6" />
        <path d={CORNERS} strokeWidth=".9" opacity=".7" />
        <path d="M30 12h40M30 128h40" strokeWidth=".6" opacity=".5" strokeDasharray="1 2" />
      </g>
      <circle cx={CENTRE_X} cy={CENTRE_Y} r="9" fill={paper[1]} stroke="currentColor" />
      {ink === 'galaxy' ? (
        <circle cx={CENTRE_X} cy={CENTRE_Y} r="3.200" fill="currentColor" />
      ) : (
        <g transform={`translate(${CENTRE_X - 6} ${CENTRE_Y - 6})`}>
          <Sign name={ink} size={12} />
        </g>
      )}
    </svg>
  )
})
