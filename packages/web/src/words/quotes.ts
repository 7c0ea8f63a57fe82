/** Quotation marks within quotation marks, as Ukrainian and Russian set them: «Крейсер „Гозанти“». */

const inner = (c: string): string => (c === '«' ? '„' : '“')

/** Marks inside others become inner ones; all else stays. */
export function nested(text: string): string {
  if (text.indexOf('«') === text.lastIndexOf('«')) return text
  let depth = 0
  return text.replaceAll(/[«»]/g, (c) => {
    if (c === '«') return depth++ === 0 ? c : inner(c)
    return --depth <= 0 ? c : inner(c)
  })
}

/** A name that stands behind `before`: its own marks are inner ones where that ends with an open one. */
export const quoted = (before: string, name: string): string => (before.endsWith('«') ? name.replaceAll(/[«»]/g, inner) : name)
