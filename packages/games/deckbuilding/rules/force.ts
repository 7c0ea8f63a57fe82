/** The balance of the Force. */
import { DARK_END, EMPIRE, LIGHT_END, type State } from '../state.ts'
import { tell, type G } from './context.ts'

/** The marker stands on one of the seat's three spaces (deckbuilding/force/02, /03). */
export function forceIsWith(s: State, seat: number): boolean {
  return seat === EMPIRE ? s.force < 0 : s.force > 0
}

/** The marker stands on the seat's last space, so that further Force would be lost (deckbuilding/force/06). */
export function atLastSpace(s: State, seat: number): boolean {
  return s.force === (seat === EMPIRE ? DARK_END : LIGHT_END)
}

/** Moves the marker towards the seat's end, never beyond it (deckbuilding/force/05, /06). */
export function gainForce(g: G, seat: number, n: number, def?: string): void {
  const s = g.s
  const before = s.force
  s.force = seat === EMPIRE ? Math.max(DARK_END, before - n) : Math.min(LIGHT_END, before + n)
  if (g.events !== null && s.force !== before) {
    tell(g, { t: 'force', seat, n: Math.abs(s.force - before), at: s.force, ...(def !== undefined && { def }) })
  }
}
