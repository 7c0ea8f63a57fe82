/** Solids for ships and machines. Nose to -x, up +y, starboard +z; a subject is about two units long. */
export type Vec = readonly [number, number, number]

export interface Material {
  tone: string
  /** Gives off this light instead of taking any. */
  glow?: string
  /** Edge of the hull panels; none if absent. */
  panel?: number
  /** Share of lit windows. */
  windows?: number
}

export interface Face {
  points: readonly Vec[]
  material: Material
}

export type Mesh = readonly Face[]

const face = (material: Material, ...points: Vec[]): Face => ({ points, material })

/** A block from its centre and its three edges. `taper` narrows the -x end (1: none). */
export function box(centre: Vec, size: Vec, material: Material, taper = 1): Mesh {
  const [cx, cy, cz] = centre
  const corner = (sx: number, sy: number, sz: number): Vec => {
    const k = sx < 0 ? taper : 1
    return [cx + (sx * size[0]) / 2, cy + (sy * size[1] * k) / 2, cz + (sz * size[2] * k) / 2]
  }
  const side = (a: Vec, b: Vec, c: Vec, d: Vec) => face(material, a, b, c, d)
  const [a, b, c, d] = [corner(-1, -1, -1), corner(1, -1, -1), corner(1, 1, -1), corner(-1, 1, -1)]
  const [e, f, g, h] = [corner(-1, -1, 1), corner(1, -1, 1), corner(1, 1, 1), corner(-1, 1, 1)]
  return [side(a, b, c, d), side(e, f, g, h), side(a, b, f, e), side(d, c, g, h), side(a, d, h, e), side(b, c, g, f)]
}

/** Rings of equally many points joined to a hull, closed at both ends. */
export function loft(rings: readonly (readonly Vec[])[], material: Material): Mesh {
  const faces: Face[] = []
  rings.forEach((ring, i) => {
    const next = rings[i + 1]
    if (!next) return
    ring.forEach((point, j) => {
      const k = (j + 1) % ring.length
      const [a, b, c] = [ring[k], next[k], next[j]]
      if (a && b && c) faces.push(face(material, point, a, b, c))
    })
  })
  for (const end of [rings[0], rings[rings.length - 1]]) if (end) faces.push({ points: end, material })
  return faces
}

/** An ellipse across x: a ring for `loft`. */
export function ringAt(x: number, halfHeight: number, halfWidth: number, y = 0, z = 0, sides = 14): Vec[] {
  return Array.from({ length: sides }, (_, i) => {
    const angle = ((i + 0.5) / sides) * Math.PI * 2
    return [x, y + Math.cos(angle) * halfHeight, z + Math.sin(angle) * halfWidth]
  })
}

/** A rounded hull from `[x, half height, half width, y?]` along the ship. */
export function hull(sections: readonly (readonly [number, number, number, number?])[], material: Material, sides = 14): Mesh {
  return loft(
    sections.map(([x, h, w, y]) => ringAt(x, h, w, y ?? 0, 0, sides)),
    material,
  )
}

/** A tube between two points with a radius at each. */
export function tube(from: Vec, to: Vec, fromRadius: number, toRadius: number, material: Material, sides = 12): Mesh {
  const axis: Vec = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const length = Math.hypot(...axis) || 1
  const along: Vec = [axis[0] / length, axis[1] / length, axis[2] / length]
  const side = cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0])
  const sideLength = Math.hypot(...side)
  const u: Vec = [side[0] / sideLength, side[1] / sideLength, side[2] / sideLength]
  const v = cross(along, u)
  const ring = (at: Vec, radius: number): Vec[] =>
    Array.from({ length: sides }, (_, i) => {
      const c = Math.cos((i / sides) * Math.PI * 2) * radius
      const s = Math.sin((i / sides) * Math.PI * 2) * radius
      return [at[0] + u[0] * c + v[0] * s, at[1] + u[1] * c + v[1] * s, at[2] + u[2] * c + v[2] * s]
    })
  return loft([ring(from, fromRadius), ring(to, toRadius)], material)
}

/** A ball, or an egg when `squash` differs by axis. */
export function ball(centre: Vec, radius: number, material: Material, squash: Vec = [1, 1, 1], steps = 10): Mesh {
  const rings = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (i / steps) * Math.PI
    const around = Math.max(0.001, Math.sin(angle)) * radius
    return ringAt(0, around * squash[1], around * squash[2], 0, 0, steps * 2).map(([, y, z]): Vec => [
      centre[0] - Math.cos(angle) * radius * squash[0],
      centre[1] + y,
      centre[2] + z,
    ])
  })
  return loft(rings, material)
}

/** A flat outline in x and z, given thickness from `low` to `high` in y. */
export function slab(outline: readonly (readonly [number, number])[], low: number, high: number, material: Material): Mesh {
  return loft([outline.map(([x, z]): Vec => [x, low, z]), outline.map(([x, z]): Vec => [x, high, z])], material)
}

/** A flat outline in x and y, given thickness from `left` to `right` in z. */
export function plate(outline: readonly (readonly [number, number])[], left: number, right: number, material: Material): Mesh {
  return loft([outline.map(([x, y]): Vec => [x, y, left]), outline.map(([x, y]): Vec => [x, y, right])], material)
}

/** A round patch across x, for engines and ports. */
export const disc = (x: number, y: number, z: number, radius: number, material: Material): Mesh => [
  { points: ringAt(x, radius, radius, y, z, 16), material },
]

const mapped = (mesh: Mesh, change: (point: Vec) => Vec): Mesh => mesh.map(({ points, material }) => ({ points: points.map(change), material }))

export const moved = (mesh: Mesh, by: Vec): Mesh => mapped(mesh, ([x, y, z]) => [x + by[0], y + by[1], z + by[2]])
export const sized = (mesh: Mesh, k: number): Mesh => mapped(mesh, ([x, y, z]) => [x * k, y * k, z * k])

/** Turned about one axis, in degrees. */
export function turned(mesh: Mesh, axis: 'x' | 'y' | 'z', degrees: number): Mesh {
  const c = Math.cos((degrees * Math.PI) / 180)
  const s = Math.sin((degrees * Math.PI) / 180)
  return mapped(mesh, ([x, y, z]) => {
    if (axis === 'x') return [x, y * c - z * s, y * s + z * c]
    if (axis === 'y') return [x * c + z * s, y, -x * s + z * c]
    return [x * c - y * s, x * s + y * c, z]
  })
}

/** A part and its twin on the other side of the keel. */
export const bothSides = (mesh: Mesh): Mesh => [...mesh, ...mapped(mesh, ([x, y, z]) => [x, y, -z])]

export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
