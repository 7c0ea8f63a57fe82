/** The product's own mark: a sun, a tilted orbit, two worlds. In the colour of its text. */
export function Mark({ size = 24, className }: { size?: number | string; className?: string }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor">
        <ellipse cx="20" cy="20" rx="18" ry="7.500" strokeWidth="1.600" transform="rotate(-24 20 20)" />
        <circle cx="20" cy="20" r="12.500" strokeWidth="1.200" strokeDasharray="1.600 2" />
      </g>
      <circle cx="20" cy="20" r="5" fill="currentColor" />
      <circle cx="36.200" cy="12.600" r="2.600" fill="currentColor" />
      <circle cx="9" cy="14" r="1.800" fill="currentColor" />
    </svg>
  )
}
