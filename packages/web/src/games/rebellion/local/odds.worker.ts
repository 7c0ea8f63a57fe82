/** Plays a battle often, off the page's thread. */
import { battleOdds, type BattleOdds, type BattleSetup } from '@orrery/rebellion/odds'

const BATTLES = 1_000
/** The same picture of the same battle at every look. */
const SEED = 0x2545f491

function source(seed: number): (n: number) => number {
  let x = seed
  return (n) => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return (x >>> 0) % n
  }
}

addEventListener('message', (e: MessageEvent<{ setup: BattleSetup }>) => {
  const odds: BattleOdds = battleOdds(e.data.setup, BATTLES, source(SEED))
  postMessage({ odds })
})
