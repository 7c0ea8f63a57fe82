import { useId, type ReactNode } from 'react'
import { Back } from './Back.tsx'
import './instruments.css'

export interface InstrumentProps {
  /** Turns slowly, one degree a second, unless the reader prefers stillness. */
  turns?: boolean
  className?: string
}

type Globe = 'amber' | 'blue' | 'ice' | 'desert' | 'lava' | 'green' | 'storm' | 'station' | 'moon'

const BRASS = 'var(--brass)'
const MIDDLE = 200

const polar = (radius: number, degrees: number, x = MIDDLE, y = MIDDLE): readonly [number, number] => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
]
const text = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The sheet of an instrument, 400 units a side, with the brass and the sun that its parts are made of. */
function Plate({ turns, className, id, children }: InstrumentProps & { id: string; children: ReactNode }) {
  const names = ['instrument', turns ? 'turns' : '', className ?? ''].filter(Boolean).join(' ')
  return (
    <svg viewBox="0 0 400 400" className={names} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}brass`} gradientUnits="userSpaceOnUse" x1="60" y1="20" x2="340" y2="380">
          <stop offset="0" stopColor="#fff0c8" />
          <stop offset=".45" stopColor="#d9b36c" />
          <stop offset="1" stopColor="#7d5d26" />
        </linearGradient>
        <radialGradient id={`${id}sun`}>
          <stop offset="0" stopColor="#fff6da" />
          <stop offset=".5" stopColor="#f3cd7c" />
          <stop offset="1" stopColor="#b07a2c" />
        </radialGradient>
        <radialGradient id={`${id}halo`}>
          <stop offset="0" stopColor="#ffe3a3" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffe3a3" stopOpacity="0" />
        </radialGradient>
      </defs>
      {children}
    </svg>
  )
}

function Ring({
  r,
  width = 1,
  opacity = 0.7,
  dash,
  x = MIDDLE,
  y = MIDDLE,
}: {
  r: number
  width?: number
  opacity?: number
  dash?: string
  x?: number
  y?: number
}) {
  return <circle cx={x} cy={y} r={r} fill="none" stroke={BRASS} strokeWidth={width} opacity={opacity} strokeDasharray={dash} />
}

/** Engraved marks on the inside of a ring, every `great`-th one longer. */
function Ticks({
  r,
  count,
  length = 5,
  great = 5,
  from = 0,
  to = 360,
  y = MIDDLE,
}: {
  r: number
  count: number
  length?: number
  great?: number
  from?: number
  to?: number
  y?: number
}) {
  const marks = (long: boolean) =>
    Array.from({ length: count + 1 }, (_, i) => i)
      .filter((i) => (i % great === 0) === long)
      .map((i) => {
        const angle = from + ((to - from) * i) / count
        return `M${text(polar(r, angle, MIDDLE, y))}L${text(polar(r - length * (long ? 1.9 : 1), angle, MIDDLE, y))}`
      })
      .join('')
  return (
    <g stroke={BRASS}>
      <path d={marks(false)} strokeWidth=".8" opacity=".5" />
      <path d={marks(true)} strokeWidth="1.400" opacity=".7" />
    </g>
  )
}

function World({ kind, at, r }: { kind: Globe; at: readonly [number, number]; r: number }) {
  return (
    <>
      <circle cx={at[0]} cy={at[1]} r={r * 1.06} fill="#000" opacity=".5" />
      <image href={`/art/worlds/${kind}.webp`} x={at[0] - r} y={at[1] - r} width={2 * r} height={2 * r} />
      <circle cx={at[0]} cy={at[1]} r={r} fill="none" stroke="#fff" strokeOpacity=".16" />
    </>
  )
}

function Arm({ id, r, angle, from = 0 }: { id: string; r: number; angle: number; from?: number }) {
  return <path d={`M${text(polar(from, angle))}L${text(polar(r, angle))}`} stroke={`url(#${id}brass)`} strokeWidth="3.400" strokeLinecap="round" />
}

/** Orbit, angle, radius and kind of each world of the orrery; the last one is the hidden base. */
const ORBITS: readonly (readonly [number, number, number, Globe])[] = [
  [46, -30, 8, 'lava'],
  [76, 205, 12, 'desert'],
  [108, -62, 16, 'blue'],
  [142, 50, 20, 'amber'],
  [142, 117, 14, 'ice'],
  [166, -122, 10, 'green'],
]

/** An orrery with one hidden world, ringed. */
export function OrreryInstrument(props: InstrumentProps) {
  const id = useId()
  const hidden = polar(166, -122)
  const moonCentre = polar(108, -62)
  const ringed = polar(142, 50)
  return (
    <Plate {...props} id={id}>
      <Ring r={186} width={1.2} />
      <Ring r={180} width={0.7} opacity={0.5} />
      <Ticks r={180} count={72} great={6} />
      {[46, 76, 108, 142].map((r) => (
        <Ring key={r} r={r} width={0.9} opacity={0.55} />
      ))}
      <Ring r={166} width={0.9} opacity={0.55} dash="2 5" />
      <g className="turning">
        {ORBITS.slice(0, 5).map(([r, angle]) => (
          <Arm key={`${r}/${angle}`} id={id} r={r} angle={angle} from={20} />
        ))}
        <circle cx={MIDDLE} cy={MIDDLE} r="60" fill={`url(#${id}halo)`} />
        <circle cx={MIDDLE} cy={MIDDLE} r="20" fill={`url(#${id}sun)`} />
        {ORBITS.map(([r, angle, size, kind]) => (
          <World key={kind} kind={kind} at={polar(r, angle)} r={size} />
        ))}
        <ellipse
          cx={ringed[0]}
          cy={ringed[1]}
          rx="36"
          ry="10"
          fill="none"
          stroke="#e8cfa0"
          strokeWidth="2.500"
          opacity=".7"
          transform={`rotate(-20 ${text(ringed)})`}
        />
        <circle cx={hidden[0]} cy={hidden[1]} r="19" fill="none" stroke="var(--rebels)" strokeWidth="1.800" strokeDasharray="4 4" />
        <Ring r={24} width={0.8} opacity={0.8} x={moonCentre[0]} y={moonCentre[1]} />
        <World kind="moon" at={polar(24, 200, moonCentre[0], moonCentre[1])} r={4.5} />
      </g>
    </Plate>
  )
}

/** The Card Game: an astrolabe with a dial of twelve studs and two worlds in balance. */
export function AstrolabeInstrument(props: InstrumentProps) {
  const id = useId()
  const counted = 7
  const hand = -90 + (counted - 0.5) * 30
  return (
    <Plate {...props} id={id}>
      <Ring r={178} width={8} opacity={0.28} />
      <Ring r={183} width={1.2} />
      <Ring r={172} />
      <Ticks r={172} count={120} great={10} />
      <Ring r={138} width={0.8} opacity={0.5} />
      <Ring r={96} opacity={0.6} y={MIDDLE - 34} />
      <Ring r={74} opacity={0.6} y={MIDDLE + 26} />
      {Array.from({ length: 12 }, (_, i) => {
        const [x, y] = polar(155, -90 + i * 30)
        return <circle key={i} cx={x} cy={y} r="7.500" fill={i < counted ? `url(#${id}brass)` : 'var(--ink-1)'} stroke={BRASS} />
      })}
      <path
        d="M200 72a128 128 0 0 1 0 256c-44-28-68-74-68-128s24-100 68-128z"
        fill="var(--empire)"
        fillOpacity=".12"
        stroke="var(--empire)"
        strokeWidth="1.500"
      />
      <g className="turning">
        <Arm id={id} r={128} angle={hand} />
        <Arm id={id} r={60} angle={hand + 180} />
        <World kind="station" at={[238, 166]} r={40} />
        <World kind="green" at={[156, 236]} r={34} />
      </g>
      <circle cx={MIDDLE} cy={MIDDLE} r="12" fill={`url(#${id}brass)`} />
      <circle cx={MIDDLE} cy={MIDDLE} r="4" fill="#3a2a10" />
      <path d="M190 12h20v14h-20z" fill="none" stroke={BRASS} strokeWidth="2" />
      <circle cx={MIDDLE} cy="6" r="8" fill="none" stroke={BRASS} strokeWidth="2.500" />
    </Plate>
  )
}

const HEX = 25
const SEATS = ['#ff9a4f', '#5fb7e8', '#9fd06a', '#e8d05f', '#c78be0', '#ef7f9d'] as const
const GLOBES: readonly Globe[] = ['amber', 'blue', 'ice', 'desert', 'lava', 'green', 'storm', 'moon']

interface Cell {
  x: number
  y: number
  q: number
  r: number
  distance: number
}

/** The 37 hexes of the galaxy: centre and three rings, flat side up. */
const CELLS: readonly Cell[] = Array.from({ length: 7 }, (_, column) => column - 3).flatMap((q) =>
  Array.from({ length: 7 }, (_, row) => row - 3)
    .filter((r) => Math.abs(q + r) <= 3)
    .map((r) => ({
      q,
      r,
      x: MIDDLE + HEX * 1.5 * q,
      y: MIDDLE + HEX * Math.sqrt(3) * (r + q / 2),
      distance: Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)),
    })),
)
const isHome = ({ q, r, distance }: Cell) => distance === 3 && (q === 0 || r === 0 || q + r === 0)
const HOMES = CELLS.filter(isHome)
const hexagon = (x: number, y: number) => `M${Array.from({ length: 6 }, (_, i) => text(polar(HEX - 2, i * 60, x, y))).join('L')}Z`

function HexCell({ cell }: { cell: Cell }) {
  const { x, y, q, r, distance } = cell
  const home = isHome(cell) ? SEATS[HOMES.indexOf(cell) % SEATS.length] : undefined
  const strong = home !== undefined || distance === 0
  const kind = GLOBES[Math.abs(q * 5 + r * 3 + q * r) % GLOBES.length] ?? 'moon'
  const settled = (q * 7 + r * 13 + 50) % 3 !== 0
  return (
    <g>
      <path
        d={hexagon(x, y)}
        fill={home ?? (distance === 0 ? '#ffe3a3' : 'var(--ink-2)')}
        fillOpacity={home ? 0.18 : distance === 0 ? 0.2 : 0.75}
        stroke={home ?? BRASS}
        strokeWidth={strong ? 1.8 : 0.9}
        opacity={strong ? 1 : 0.75}
      />
      {home ? <circle cx={x} cy={y} r="6.500" fill={home} /> : null}
      {distance === 0 ? <World kind="desert" at={[x, y]} r={13} /> : null}
      {!strong && settled ? (
        <World kind={kind} at={[x + ((q * 3 + r) % 3) * 3, y + ((r * 5) % 3) * 2]} r={6 + Math.abs((q * 2 + r * 5) % 4)} />
      ) : null}
      {!strong && !settled ? <path d={`M${x - 3} ${y}h6M${x} ${y - 3}v6`} stroke={BRASS} opacity=".4" /> : null}
    </g>
  )
}

/** Twilight Imperium: an armillary ring round the 37 hexes of the galaxy. */
export function ArmillaryInstrument(props: InstrumentProps) {
  const id = useId()
  const near = `M${text(polar(178, 148))}A178 60 -32 0 0 ${text(polar(178, -32))}`
  return (
    <Plate {...props} id={id}>
      <Ring r={190} width={1.2} opacity={0.8} />
      <Ticks r={190} count={120} great={10} />
      <ellipse
        cx={MIDDLE}
        cy={MIDDLE}
        rx="178"
        ry="60"
        transform={`rotate(-32 ${MIDDLE} ${MIDDLE})`}
        fill="none"
        stroke={`url(#${id}brass)`}
        strokeWidth="2"
        opacity=".85"
      />
      {CELLS.map((cell) => (
        <HexCell key={`${cell.q}/${cell.r}`} cell={cell} />
      ))}
      <g className="turning">
        <path d={near} fill="none" stroke={`url(#${id}brass)`} strokeWidth="4" />
        {[-32, 148].map((angle) => {
          const [x, y] = polar(178, angle)
          return <circle key={angle} cx={x} cy={y} r="7" fill={`url(#${id}brass)`} />
        })}
      </g>
    </Plate>
  )
}

const FAN = [
  { turn: -40, ink: 'empire' },
  { turn: -24, ink: 'empire' },
  { turn: -8, ink: 'empire' },
  { turn: 8, ink: 'rebels' },
  { turn: 24, ink: 'rebels' },
  { turn: 40, ink: 'rebels' },
] as const
const PIVOT_Y = 330

/** The arc of a sextant over a fan of cards, from left to right with these pictures; cards without one show their backs. */
export function SextantInstrument({ pictures, ...props }: InstrumentProps & { pictures: readonly (string | null)[] }) {
  const id = useId()
  const arc = (r: number) => `M${text(polar(r, -150, MIDDLE, PIVOT_Y))}A${r} ${r} 0 0 1 ${text(polar(r, -30, MIDDLE, PIVOT_Y))}`
  return (
    <Plate {...props} id={id}>
      <Ticks r={300} count={100} length={8} great={10} from={-150} to={-30} y={PIVOT_Y} />
      <path d={arc(300)} fill="none" stroke={`url(#${id}brass)`} strokeWidth="5" />
      <path d={arc(276)} fill="none" stroke={BRASS} opacity=".6" />
      {FAN.map(({ turn, ink }, i) => (
        <g key={turn} transform={`rotate(${turn} ${MIDDLE} ${PIVOT_Y + 60})`}>
          <svg x={MIDDLE - 52} y="108" width="104" height="146" viewBox="0 0 104 146">
            <defs>
              <clipPath id={`${id}card${turn}`}>
                <rect width="104" height="146" rx={ink === 'rebels' ? 10 : 4} />
              </clipPath>
            </defs>
            <g clipPath={`url(#${id}card${turn})`}>
              {pictures[i] ? <image href={pictures[i]} x="-21" width="146" height="146" /> : <Back ink={ink} />}
            </g>
            <rect
              x=".75"
              y=".75"
              width="102.500"
              height="144.500"
              rx={ink === 'rebels' ? 10 : 4}
              fill="none"
              stroke={`var(--${ink})`}
              strokeWidth="1.500"
            />
          </svg>
        </g>
      ))}
    </Plate>
  )
}
