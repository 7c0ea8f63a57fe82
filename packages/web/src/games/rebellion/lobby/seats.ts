/** Seats of Rebellion's team games, in seat order. */
export const SEATS: Readonly<Record<number, readonly string[]>> = {
  2: ['rebels', 'empire'],
  3: ['rebels', 'imperial-admiral', 'imperial-general'],
  4: ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'],
}
