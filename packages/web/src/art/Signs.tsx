import type { ReactNode } from 'react'

/** A stroked group: the common dress of the line signs. */
function Line({ width = 2, children }: { width?: number; children: ReactNode }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  )
}

const solid = (d: string) => <path fill="currentColor" d={d} />
const line = (d: string, width = 2) => (
  <Line width={width}>
    <path d={d} />
  </Line>
)
const dot = (cx: number, cy: number, r: number) => <circle cx={cx} cy={cy} r={r} fill="currentColor" />

const SPEAKER = 'M3 9v6h4l5 4V5L7 9z'
const HOURGLASS = 'M5 2.500h14M5 21.500h14M6.500 3c0 6 11 6 11 9s-11 3-11 9M17.500 3c0 6-11 6-11 9s11 3 11 9'

/** What a card says about itself: numbers, kinds of ability, sides. */
const CARD_SIGNS = {
  attack: solid(
    'M2.500 2.500l4.200.8 6.600 7.100-2.400 2.400L3.300 6.700zM21.500 2.500l-4.200.8-11 11.900 2.500 2.500L20.700 6.700zM3.200 14.600l6.200 6.200-1.600 1.200-2.300-1.700-2.300 2.400-1.900-1.900 2.400-2.300L2 16.200zM20.800 14.600l-6.200 6.200 1.600 1.200 2.300-1.700 2.300 2.400 1.900-1.900-2.400-2.300 1.700-2.300zM14.400 12.200l3.400 3-2.600 2.600-3-3.400z',
  ),
  resources: (
    <>
      <path fill="currentColor" opacity=".32" d="M12 1.600l9 5.200v10.400l-9 5.200-9-5.200V6.800z" />
      {line('M12 2.400l8.300 4.800v9.600L12 21.600l-8.300-4.800V7.200z')}
      {solid('M12 7l4.400 2.500v5L12 17l-4.400-2.500v-5z')}
    </>
  ),
  force: (
    <>
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="1.500" />
      {solid('M12 4.500a7.500 7.500 0 0 1 0 15c2.600-1.700 4-4.400 4-7.500s-1.400-5.800-4-7.500z')}
      {dot(9.3, 12, 2.1)}
    </>
  ),
  hitPoints: (
    <>
      <path fill="currentColor" opacity=".3" d="M12 1.800l9 3.200v6.600c0 5.400-3.700 9-9 10.800-5.300-1.800-9-5.400-9-10.800V5z" />
      {line('M12 2.600l8.200 2.900v6.100c0 5-3.400 8.200-8.200 9.900-4.800-1.700-8.200-4.900-8.200-9.900V5.500z')}
    </>
  ),
  target: (
    <>
      <Line width={1.9}>
        <circle cx="12" cy="12" r="7.200" />
        <path d="M12 .8v7M12 16.200v7M.8 12h7M16.200 12h7" />
      </Line>
      {dot(12, 12, 1.7)}
    </>
  ),
  exile: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="3.200 2.400" d="M4 3h10v18H4z" />
      {line('M10 12h11M17.500 8l4 4-4 4', 2.2)}
    </>
  ),
  freePurchase: (
    <>
      {line('M5 3h14v18H5z')}
      {line('M8.500 12.500l2.500 2.500 4.500-6', 2.2)}
    </>
  ),
  unique: solid('M12 1l2.600 8.400L23 12l-8.400 2.600L12 23l-2.600-8.400L1 12l8.400-2.600z'),
  once: solid('M5 3l15 9-15 9z'),
  constant: line('M7.500 7.500c-6 0-6 9 0 9 4 0 5-9 9-9 6 0 6 9 0 9-4 0-5-9-9-9z', 2.6),
  onPlay: solid('M13.500 1L4 14h6.500L9 23l10-13.500h-6.800z'),
  timed: line(HOURGLASS, 2.2),
  repair: line(
    'M4 20l8.500-8.500M14.500 3.500a5.500 5.500 0 0 0-3 7.500l1.500 1.500a5.500 5.500 0 0 0 7.500-6l-3.200 3.200-2.800-.7-.7-2.800L17 3.200a5.500 5.500 0 0 0-2.500.3z',
  ),
  draw: (
    <>
      {line('M5 3h10v14H5z')}
      {line('M9 21h10V7M10 7v6M7 10h6')}
    </>
  ),
  empire: (
    <>
      {line('M7 2.800h10l5 9.200-5 9.200H7L2 12z')}
      {line('M6.500 15.500l6-10M9 18.500l7.500-12.500M13.500 18.500l4.500-7.500', 1.5)}
    </>
  ),
  rebels: (
    <>
      {line('M5.200 5.200a9.600 9.600 0 1 0 13.600 0', 2.4)}
      {solid('M12 2.500l2.200 7.200 4.300 3.100-4.300 1.500L12 19l-2.200-4.700-4.300-1.500 4.300-3.100z')}
    </>
  ),
  neutral: (
    <>
      <circle cx="12" cy="12" r="9.400" fill="none" stroke="currentColor" strokeWidth="2" />
      {dot(12, 12, 1.6)}
      {dot(8, 9, 1.1)}
      {dot(16, 9, 1.1)}
      {dot(8, 15, 1.1)}
      {dot(16, 15, 1.1)}
    </>
  ),
} satisfies Record<string, ReactNode>

/** Piles, answers and what the table tells. */
const TABLE_SIGNS = {
  hand: (
    <Line width={1.9}>
      <path d="M8.500 4h7v13h-7z" />
      <path d="M8.300 6L3.500 7.300l2.800 11 2-.5M15.700 6l4.800 1.300-2.800 11-2-.5" />
    </Line>
  ),
  deck: line('M5 3h11v14H5zM8 20h11V6', 1.9),
  discard: line('M5 6h12v15H5zM9 3h11v14M8.500 11l5 5M13.500 11l-5 5', 1.9),
  refused: line('M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM5.600 5.600l12.800 12.800', 2.2),
  takeBack: line('M8 5L3 10l5 5M3.500 10H14a6 6 0 0 1 0 12h-3'),
  check: line('M4 12.500l5.500 5.500L20 6.500', 2.6),
  warning: (
    <>
      {line('M12 3.200L22 20.500H2z')}
      {line('M12 9.500v5', 2.2)}
      {dot(12, 17.6, 1.3)}
    </>
  ),
  info: (
    <>
      {line('M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM12 11v6')}
      {dot(12, 7.6, 1.3)}
    </>
  ),
  dice: (
    <>
      {line('M5.500 3h13A2.500 2.500 0 0 1 21 5.500v13a2.500 2.500 0 0 1-2.500 2.500h-13A2.500 2.500 0 0 1 3 18.500v-13A2.500 2.500 0 0 1 5.500 3z')}
      {dot(8, 8, 1.6)}
      {dot(16, 8, 1.6)}
      {dot(12, 12, 1.6)}
      {dot(8, 16, 1.6)}
      {dot(16, 16, 1.6)}
    </>
  ),
  flag: line('M5 22V3M5 4c4-2 7 2 14 0v10c-7 2-10-2-14 0'),
  trophy: line('M7 3h10v6a5 5 0 0 1-10 0zM7 5H3c0 4 2 5 4 5M17 5h4c0 4-2 5-4 5M12 14v4M8 21h8l-1-3H9z'),
  clock: line('M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM12 7v5l3.500 2'),
  eye: (
    <Line>
      <path d="M1.500 12C4.500 6.500 8 4.500 12 4.500S19.500 6.500 22.500 12c-3 5.500-6.500 7.500-10.500 7.500S4.500 17.500 1.500 12z" />
      <circle cx="12" cy="12" r="3" />
    </Line>
  ),
  bot: (
    <>
      {line('M4 9h16v11H4zM12 9V4M9 4h6')}
      {line('M9 14v1M15 14v1', 2.6)}
    </>
  ),
  person: line('M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM4 21c.8-4.500 4-6.500 8-6.500s7.200 2 8 6.500'),
} satisfies Record<string, ReactNode>

/** The product's own furniture: navigation, settings, talk, replays. */
const PRODUCT_SIGNS = {
  log: line('M4 6h16M4 12h16M4 18h10'),
  menu: line('M3.500 6h17M3.500 12h17M3.500 18h17', 2.2),
  book: line('M12 6c-2-2-5-2.500-9-2.500v15c4 0 7 .5 9 2.500 2-2 5-2.500 9-2.500v-15c-4 0-7 .5-9 2.500zM12 6v15'),
  search: line('M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 1 0 0-13zM15.500 15.500L21 21'),
  soundOn: line(`${SPEAKER}M16 9c1.500 1.500 1.500 4.500 0 6M19 6c3.500 3.500 3.500 8.500 0 12`),
  soundOff: line(`${SPEAKER}M16 9.500l5 5M21 9.500l-5 5`),
  sun: line(
    'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M4.900 4.900l1.800 1.800M17.300 17.300l1.800 1.800M19.100 4.900l-1.800 1.800M6.700 17.300l-1.800 1.800',
  ),
  moon: solid('M14.500 2.500a9.600 9.600 0 1 0 7 13.500A8 8 0 0 1 14.500 2.500z'),
  globe: line('M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18', 1.8),
  settings: (
    <Line>
      <circle cx="12" cy="12" r="3.500" />
      <path d="M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.800 2.800M16.200 16.200L19 19M19 5l-2.800 2.800M7.800 16.200L5 19" />
    </Line>
  ),
  link: line(
    'M10 14a4.500 4.500 0 0 0 6.400 0l3.200-3.200a4.500 4.500 0 0 0-6.400-6.400L12 5.600M14 10a4.500 4.500 0 0 0-6.400 0l-3.200 3.200a4.500 4.500 0 0 0 6.400 6.400L12 18.400',
  ),
  copy: line('M9 8h11v13H9zM5 16H4V3h11v1'),
  download: line('M12 3v12M7.500 10.500L12 15l4.500-4.500M4 20.500h16'),
  chat: line(
    'M4 4h16a1.500 1.500 0 0 1 1.500 1.500v10A1.500 1.500 0 0 1 20 17h-8l-5.500 4.500V17H4a1.500 1.500 0 0 1-1.500-1.500v-10A1.500 1.500 0 0 1 4 4zM7.500 8.800h9M7.500 12.300h6',
  ),
  mute: line(
    'M7 17H4a1.500 1.500 0 0 1-1.500-1.500v-10A1.500 1.500 0 0 1 4 4h3M12 4h8a1.500 1.500 0 0 1 1.500 1.500v10M16 17h-4l-5.500 4.500V17M3 1.500l19 19',
  ),
  chevronLeft: line('M14.500 5l-7 7 7 7', 2.2),
  chevronRight: line('M9.500 5l7 7-7 7', 2.2),
  chevronUp: line('M5 15l7-7 7 7', 2.2),
  chevronDown: line('M5 9l7 7 7-7', 2.2),
  close: line('M5 5l14 14M19 5L5 19', 2.2),
  plus: line('M12 4v16M4 12h16', 2.2),
  minus: line('M4 12h16', 2.2),
  pin: line('M9 3h6l-1 7 4 4H6l4-4zM12 14v8'),
  play: solid('M7 4l13 8-13 8z'),
  pause: solid('M6 4h4.500v16H6zM13.500 4H18v16h-4.500z'),
  stepBack: (
    <>
      {solid('M19 4v16L8.500 12z')}
      {line('M5.500 5v14', 2.4)}
    </>
  ),
  stepForward: (
    <>
      {solid('M5 4v16l10.500-8z')}
      {line('M18.500 5v14', 2.4)}
    </>
  ),
} satisfies Record<string, ReactNode>

const SIGNS = { ...CARD_SIGNS, ...TABLE_SIGNS, ...PRODUCT_SIGNS }

/** Every sign the product has. */
export type SignName = keyof typeof SIGNS

/** The names in the order of the tables above, for a legend or a specimen page. */
export const signNames = Object.keys(SIGNS).filter((name): name is SignName => name in SIGNS)

export interface SignProps {
  name: SignName
  /** Edge in px, or any CSS length; `1em` by default, so that a sign follows its text. */
  size?: number | string
  className?: string
}

/**
 * A sign in the colour of its text. It is decoration beside a word or an `aria-label`:
 * hidden from assistive technology, so what it means has to be said next to it.
 */
export function Sign({ name, size = '1em', className }: SignProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className ? `sign ${className}` : 'sign'} aria-hidden="true" focusable="false">
      {SIGNS[name]}
    </svg>
  )
}
