import './sky.css'

const TICKS = 72

/** Engraved circles and their ticks, as on the plates of a star atlas. */
function Engraving() {
  const marks = Array.from({ length: TICKS }, (_, i) => {
    const angle = (i / TICKS) * Math.PI * 2
    const length = i % 6 ? 8 : 16
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return `M${(800 + 460 * c).toFixed(1)} ${(500 + 460 * s).toFixed(1)}l${(-length * c).toFixed(1)} ${(-length * s).toFixed(1)}`
  }).join('')
  return (
    <svg className="sky-engraving" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor">
        {[160, 262, 372, 460, 472, 640, 820].map((radius) => (
          <circle key={radius} cx="800" cy="500" r={radius} opacity={radius === 472 ? 0.6 : 1} />
        ))}
        <path d={marks} />
        <ellipse cx="800" cy="500" rx="820" ry="240" transform="rotate(-23.500 800 500)" strokeDasharray="2 8" />
        <path d="M0 500h1600M800 0v1000M234 -66l1132 1132M1366 -66L234 1066" opacity=".5" />
      </g>
    </svg>
  )
}

/** What lies behind the lobby: stars in the dark theme, an engraved atlas page in the light one. Fills its positioned parent. */
export function Sky() {
  return (
    <div className="sky" aria-hidden="true">
      <Engraving />
    </div>
  )
}
