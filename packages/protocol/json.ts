/** JSON from outside. A key that could get at the prototypes of objects is refused by name, before anything reads the value. */

export type ReadJson =
  | { readonly ok: unknown }
  /** `why` is what the engine says of it: half a sentence. */
  | { readonly flaw: 'no-json'; readonly why: string }
  /** `where` leads to the object with the key, its names joined by dots: empty for the outermost one. */
  | { readonly flaw: 'key'; readonly key: string; readonly where: string }

interface Place {
  readonly value: object
  readonly name: string
  readonly outer: Place | null
}

/** As much of a path as a sentence bears: whoever sends it may have made it as long as the whole text. */
function pathOf(place: Place): string {
  const names: string[] = []
  for (let p = place; p.outer !== null; p = p.outer) names.push(p.name.length > 40 ? `${p.name.slice(0, 40)}…` : p.name)
  return (names.length > 16 ? [...names.slice(0, 1), '…', ...names.slice(-8)] : names).toReversed().join('.')
}

/** `__proto__`; and `prototype` in a `constructor`, which leads to the same. */
function badKeyOf({ value, name }: Place): string | null {
  if (Object.hasOwn(value, '__proto__')) return '__proto__'
  return name === 'constructor' && Object.hasOwn(value, 'prototype') ? 'prototype' : null
}

/** Reads a text as JSON. Nothing of it is taken where a key in it may not be used. */
export function readJson(text: string): ReadJson {
  let ok: unknown
  try {
    ok = JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text)
  } catch (e) {
    return { flaw: 'no-json', why: e instanceof Error ? e.message : '' }
  }
  // A list of what is to be looked at: text from outside may be nested deeper than calls may be.
  const open: Place[] = []
  const look = (value: unknown, name: string, outer: Place | null): void => {
    if (typeof value === 'object' && value !== null) open.push({ value, name, outer })
  }
  look(ok, '', null)
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const key = badKeyOf(place)
    if (key !== null) return { flaw: 'key', key, where: pathOf(place) }
    for (const [name, inner] of Object.entries(place.value)) look(inner, name, place)
  }
  return { ok }
}

/** Half a sentence about such a key. */
export const badKeySaid = (key: string): string => `the key "${key}" may not be used`
