/** Small drawn things: a unit, a mark, a leader's token, a resource icon. */
import { memo, useId } from 'react'
import type { Icon } from '@orrery/rebellion/content/icons'
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { RINGS } from '@orrery/rebellion/content/rings'
import { BUSTS } from './busts.ts'
import { MARKS, UNIT_SHAPES } from './units.ts'

interface At {
  readonly x?: number
  readonly y?: number
  readonly size: number
}
const markup = (html: string) => ({ __html: html })

export const UnitShape = memo(function UnitShape({ id, x, y, size }: At & { id: string }) {
  if (id === 'death-star') return <DeathStar x={x} y={y} size={size} />
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden
      dangerouslySetInnerHTML={markup(UNIT_SHAPES[id] ?? '')}
    />
  )
})

function DeathStar({ x, y, size }: { x: number | undefined; y: number | undefined; size: number }) {
  const id = useId()
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <radialGradient id={id} cx=".34" cy=".3" r=".8">
        <stop offset="0" stopColor="#e9edf2" />
        <stop offset=".5" stopColor="#8d98a6" />
        <stop offset="1" stopColor="#1b2230" />
      </radialGradient>
      <circle cx="12" cy="12" r="11.4" fill={`url(#${id})`} />
      <circle cx="8.600" cy="7.600" r="3" fill="#4a5361" stroke="#dfe5ec" strokeWidth=".6" />
      <path d="M.7 12.600h22.600M1.500 14h21" stroke="#10151f" strokeOpacity=".75" strokeWidth=".9" />
    </svg>
  )
}

export const MarkShape = memo(function MarkShape({ id, x, y, size }: At & { id: keyof typeof MARKS }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden dangerouslySetInnerHTML={markup(MARKS[id])} />
  )
})

export function Resource({ icon, x, y, size }: At & { icon: Icon }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" className={`res-${icon.color}`} aria-hidden>
      {icon.shape === 'triangle' && <path d="M12 2.500 22.500 21h-21z" />}
      {icon.shape === 'circle' && <circle cx="12" cy="12" r="10" />}
      {icon.shape === 'square' && <path d="M3 3h18v18H3z" />}
    </svg>
  )
}

interface TokenProps {
  readonly leader: number
  /** The side that it belongs to now. */
  readonly side: number
  readonly ring?: number
  readonly captive?: boolean
  readonly x?: number
  readonly y?: number
  readonly width: number
}

/** A leader: an arch for the Rebels, cut corners for the Empire, the bust in it. */
export const LeaderToken = memo(function LeaderToken({ leader, side, ring = -1, captive = false, x, y, width }: TokenProps) {
  const raw = useId()
  const id = raw.replaceAll(':', '')
  const facts = LEADERS[leader]
  const bust = BUSTS[facts?.id ?? '']
  if (facts === undefined || bust === undefined) return null
  const imperial = side === 1
  const frame = imperial ? 'M16 2H84L98 16V112L88 122H12L2 112V16z' : 'M2 122V50C2 20 22 2 50 2S98 20 98 50V122z'
  const rim = facts.side === 'imperial' ? '#b9d6f2' : '#ffc3a4'
  const [light, dark] = facts.side === 'imperial' ? ['#5a7698', '#1a2738'] : ['#a8634a', '#3a1f17']
  const ringId = RINGS[ring]?.id
  return (
    <svg
      x={x}
      y={y}
      width={width}
      height={width * 1.24}
      viewBox="0 0 100 124"
      className={`token token-${imperial ? 'imperial' : 'rebel'}`}
      aria-hidden
    >
      <defs>
        <clipPath id={`${id}f`}>
          <path d={frame} />
        </clipPath>
        <clipPath id={`${id}c`} dangerouslySetInnerHTML={markup(bust.outline)} />
        <linearGradient id={`${id}g`} x1="0" y1="0" x2=".8" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      <path d={frame} className="token-ground" />
      <g clipPath={`url(#${id}f)`} style={{ '--lh': rim } as React.CSSProperties}>
        <g transform="translate(0 6)">
          <g clipPath={`url(#${id}c)`}>
            <rect width="100" height="124" fill={rim} />
            <g transform="translate(3.2 2.6)" fill={`url(#${id}g)`} dangerouslySetInnerHTML={markup(bust.outline)} />
            <g dangerouslySetInnerHTML={markup(bust.details)} />
          </g>
        </g>
        {ringId === 'carbonite' && <rect width="100" height="124" fill="#8a8f96" fillOpacity=".72" />}
        {(captive || ringId === 'captured') && <path d="M22 0V124M41 0V124M60 0V124M79 0V124" stroke="#8db9e3" strokeWidth="4" />}
      </g>
      <path d={frame} className="token-frame" />
      {ringId !== undefined && <ellipse cx="50" cy="116" rx="42" ry="7" className={`token-ring ring-${ringId}`} />}
    </svg>
  )
})
