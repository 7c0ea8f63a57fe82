/** The attack dial: what the chosen cards bring against what the target needs, with arcs from the attackers and one to the target. */
import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Target } from './model.ts'

interface Spot {
  readonly x: number
  readonly y: number
}
interface Geometry {
  readonly dial: Spot
  readonly target: Spot | null
  readonly from: readonly Spot[]
  readonly w: number
  readonly h: number
}

export function DialFace({ total, need, size = 76 }: { total: number; need: number | null; size?: number }) {
  const scale = Math.max(need ?? 0, total, 1) * (need !== null && total <= need ? 1.15 : 1)
  const r = 30
  const turn = (share: number) => -225 + 270 * Math.min(1, share)
  const at = (deg: number, radius: number): string =>
    `${40 + radius * Math.cos((deg * Math.PI) / 180)} ${40 + radius * Math.sin((deg * Math.PI) / 180)}`
  const arc = (a: number, b: number) => `M${at(a, r)} A${r} ${r} 0 ${b - a > 180 ? 1 : 0} 1 ${at(b, r)}`
  const used = need === null ? total : Math.min(total, need)
  return (
    <svg className="dial-face" viewBox="0 0 80 80" width={size} height={size} aria-hidden="true">
      <circle cx="40" cy="40" r="38" className="dial-rim" />
      <path d={arc(-225, 45)} className="dial-track" />
      {total > 0 && <path d={arc(-225, Math.max(-224, turn(used / scale)))} className="dial-fill" />}
      {need !== null && total > need && <path d={arc(turn(need / scale), turn(total / scale))} className="dial-over" />}
      {need !== null && <path d={`M${at(turn(need / scale), 24)} L${at(turn(need / scale), 37)}`} className="dial-notch" />}
      <text x="40" y={need === null ? 48 : 44} className="dial-total">
        {total}
      </text>
      {need !== null && (
        <text x="40" y="58" className="dial-need">
          ≥ {need}
        </text>
      )}
    </svg>
  )
}

const middle = (r: DOMRect, o: DOMRect, edge: 'top' | 'bottom'): Spot => ({
  x: r.left + r.width / 2 - o.left,
  y: (edge === 'top' ? r.top : r.bottom) - o.top,
})

function measure(root: HTMLElement, attackers: readonly number[], target: Target | null, baseId: string | null): Geometry | null {
  const o = root.getBoundingClientRect()
  const box = (thing: string | number) => root.querySelector(`[data-thing="${CSS.escape(String(thing))}"]`)?.getBoundingClientRect()
  const from = attackers.map(box).filter((r): r is DOMRect => r !== undefined)
  if (from.length === 0) return null
  const row = root.querySelector('.zone-row')?.getBoundingClientRect()
  const lane = root.querySelector('.zone-lane')?.getBoundingClientRect()
  if (row === undefined || lane === undefined) return null
  const aimed = target === null ? undefined : box(target === 'base' ? (baseId ?? '') : target)
  const centre = from.reduce((sum, r) => sum + r.left + r.width / 2, 0) / from.length - o.left
  const x = aimed !== undefined && target !== 'base' ? aimed.left + aimed.width / 2 - o.left : centre
  return {
    dial: { x, y: (row.bottom + lane.top) / 2 - o.top },
    target: aimed === undefined ? null : middle(aimed, o, 'bottom'),
    from: from.map((r) => middle(r, o, 'top')),
    w: o.width,
    h: o.height,
  }
}

export interface DialProps {
  readonly root: RefObject<HTMLElement | null>
  readonly attackers: readonly number[]
  readonly target: Target | null
  readonly foeBase: string | null
  readonly total: number
  readonly need: number | null
  readonly words: string
  readonly note: string
  readonly side: string
}

export function Dial({ root, attackers, target, foeBase, total, need, words, note, side }: DialProps) {
  const [g, setG] = useState<Geometry | null>(null)
  useLayoutEffect(() => {
    const el = root.current
    if (el === null) return
    const update = () => setG(measure(el, attackers, target, foeBase))
    update()
    const watch = new ResizeObserver(update)
    watch.observe(el)
    return () => watch.disconnect()
  }, [root, attackers, target, foeBase])
  if (g === null) return null
  return (
    <div className={`dial side-${side}`}>
      <svg className="dial-arcs" viewBox={`0 0 ${g.w} ${g.h}`} width={g.w} height={g.h} aria-hidden="true">
        {g.from.map((p) => (
          <path key={`${p.x}-${p.y}`} d={`M${p.x} ${p.y} C${p.x} ${g.dial.y} ${(p.x + g.dial.x) / 2} ${g.dial.y} ${g.dial.x} ${g.dial.y}`} />
        ))}
        {g.target !== null && <path className="to-target" d={`M${g.dial.x} ${g.dial.y} L${g.target.x} ${g.target.y}`} />}
      </svg>
      <div className="dial-box" style={{ left: g.dial.x, top: g.dial.y }}>
        <DialFace total={total} need={need} />
        <span className="dial-words">
          {words}
          <small>{note}</small>
        </span>
      </div>
    </div>
  )
}
