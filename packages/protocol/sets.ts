/**
 * The keys of a whole set, order or division, so that a client can send them at once. What has only one possible answer is
 * not asked, so its key must not be sent: these functions follow the same rule as the questions do.
 */

type Ref = string | number

/**
 * Keys that pick `chosen` from a set of `min` to `max` of `ids`. A `concealed` question asks for what is forced as well.
 * Throws RangeError when `chosen` is not such a set.
 */
export function setKeys(ids: readonly Ref[], min: number, max: number, chosen: readonly Ref[], concealed = false): string[] {
  const wanted = new Set(chosen)
  if (wanted.size < min || wanted.size > max || chosen.some((c) => !ids.includes(c))) throw new RangeError(`a set of ${min} to ${max} was asked for`)
  if (min === ids.length && !concealed) return []
  const keys: string[] = []
  let from = 0
  for (let n = 0; n < max; n++) {
    const need = min - n
    const end = need > 0 ? ids.length - need + 1 : ids.length
    if (from >= end) break
    const at = ids.findIndex((id, i) => i >= from && i < end && wanted.has(id))
    if (need > 0 && end - from === 1 && !concealed) {
      from = end
      continue
    }
    if (at < 0) {
      keys.push('done')
      break
    }
    keys.push(`pick:${ids[at]}`)
    from = at + 1
  }
  return keys
}

/** Keys that put things into an order. */
export function orderKeys(order: readonly Ref[]): string[] {
  return order.slice(0, -1).map((id) => `next:${id}`)
}

/** Keys that give each of `ids` its share of `total`; forced shares are left out. */
export function divideKeys(ids: readonly Ref[], limits: readonly number[], total: number, shares: readonly number[]): string[] {
  const keys: string[] = []
  let left = total
  let room = limits.reduce((a, b) => a + b, 0)
  ids.forEach((id, i) => {
    const limit = limits[i] ?? 0
    room -= limit
    const share = shares[i] ?? 0
    if (Math.max(0, left - room) !== Math.min(limit, left)) keys.push(`give:${id}:${share}`)
    left -= share
  })
  return keys
}
