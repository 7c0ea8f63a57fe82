/** What lies over the map: the pencil's marks always, signs and notes while the notebook is open. */
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import type { View } from '@orrery/rebellion/view'
import type { Scene } from '../../../table/game-ui.ts'
import { centreOf } from '../map/tall.ts'
import { knownOf } from './known.ts'
import { usePencil } from './pencil.ts'
import { PencilMark, ReasonSign } from './Signs.tsx'
import './hunt.css'

/** A note in lines of about so many letters, three at most. */
function linesOf(note: string): readonly string[] {
  const lines: string[] = []
  for (const word of note.split(/\s+/)) {
    const last = lines[lines.length - 1]
    if (last !== undefined && last.length + word.length < 18) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length > 3 ? [...lines.slice(0, 2), `${lines[2] ?? ''}…`] : lines
}

export function HuntLayer({ scene, open, tall }: { scene: Scene; open: boolean; tall: number }) {
  const { marks } = usePencil(scene.table.id, scene.you)
  const { reasons } = knownOf(scene.view as View, open ? scene.log : [])
  return (
    <g className={`hunt-layer${open ? ' open' : ''}`} aria-hidden="true">
      {SYSTEMS.map(({ id, kind }, at) => {
        const [x, y] = centreOf(at, tall)
        const r = kind === 'remote' ? 22 : 26
        const mine = marks[id]
        const reason = reasons[at] ?? null
        return (
          <g key={id} className={reason === null ? 'hunt-on-paper' : undefined}>
            {mine?.mark !== undefined && <PencilMark mark={mine.mark} x={x} y={y} r={r + 6} />}
            {open && reason !== null && (
              <g className="reason-sign" transform={`translate(${x + r * 0.62} ${y - r - 4})`}>
                <circle cx="9" cy="9" r="11" />
                <ReasonSign reason={reason} x={2} y={2} size={14} />
              </g>
            )}
            {open && mine?.note !== undefined && (
              <text className={`hunt-note${reason === null ? ' on-paper' : ''}`} x={x} y={y + r + 34} textAnchor="middle">
                {linesOf(mine.note).map((line, i) => (
                  <tspan key={`${i}${line}`} x={x} dy={i === 0 ? 0 : 13}>
                    {line}
                  </tspan>
                ))}
              </text>
            )}
            {!open && mine?.note !== undefined && (
              <g className="note-sign" transform={`translate(${x - r - 8} ${y + r - 6})`}>
                <path d="M0 0H10L14 4V15H0z" />
                <path d="M3 6H11M3 9H11M3 12H8" className="note-lines" />
                <title>{mine.note}</title>
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}
