import { clamp, hex, mix, scaled, type Colour } from './colour.ts'
import { newLayer, type Layer } from './layer.ts'
import { cross, type Face, type Material, type Mesh, type Vec } from './mesh.ts'
import { cellRandom } from './random.ts'

/** How a model is seen: degrees of turning, size and place of its middle in parts of the picture's width. */
export interface Pose {
  /** Turns the nose to the viewer. */
  yaw: number
  /** Shows the top. */
  pitch: number
  /** Turns the picture, clockwise. */
  roll: number
  /** Picture widths per model unit. */
  scale: number
  x: number
  y: number
}

/** Edge of a sample: each pixel is made of SAMPLES × SAMPLES. */
const SAMPLES = 2
const EYE = 6
const LIGHT: Vec = [-0.5, 0.68, 0.54]

interface Samples {
  width: number
  depth: Float32Array
  face: Int32Array
  model: Float32Array
}

interface Corner {
  x: number
  y: number
  z: number
  model: Vec
}

/** A model as flat facets in the key light, with engraved edges, hull panels, windows and engine glow. */
export function renderMesh(mesh: Mesh, pose: Pose, size: number, key: Colour, shade: Colour): Layer {
  const width = size * SAMPLES
  const samples: Samples = {
    width,
    depth: new Float32Array(width * width).fill(-1e9),
    face: new Int32Array(width * width).fill(-1),
    model: new Float32Array(width * width * 3),
  }
  const turn = turning(pose)
  const normals = mesh.map((face) => turn(normalOf(face.points)))
  mesh.forEach((face, index) => {
    const corners = face.points.map((point) => project(point, turn, pose, width))
    for (let i = 1; i + 1 < corners.length; i++) {
      const [a, b, c] = [corners[0], corners[i], corners[i + 1]]
      if (a && b && c) fillTriangle(samples, index, a, b, c)
    }
  })
  return shadeSamples(samples, mesh, normals, size, key, shade)
}

function turning({ yaw, pitch, roll }: Pose): (v: Vec) => Vec {
  const [cy, sy] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)]
  const [cp, sp] = [Math.cos((pitch * Math.PI) / 180), Math.sin((pitch * Math.PI) / 180)]
  const [cr, sr] = [Math.cos((-roll * Math.PI) / 180), Math.sin((-roll * Math.PI) / 180)]
  return ([x, y, z]) => {
    const x1 = x * cy + z * sy
    const z1 = -x * sy + z * cy
    const y2 = y * cp - z1 * sp
    return [x1 * cr - y2 * sr, x1 * sr + y2 * cr, y * sp + z1 * cp]
  }
}

function project(point: Vec, turn: (v: Vec) => Vec, pose: Pose, width: number): Corner {
  const [x, y, z] = turn(point)
  const near = EYE / (EYE - z)
  return { x: (pose.x + x * near * pose.scale) * width, y: (pose.y - y * near * pose.scale) * width, z, model: point }
}

/** Newell's normal: right for any flat outline, whatever its first corners. */
function normalOf(points: readonly Vec[]): Vec {
  let n: Vec = [0, 0, 0]
  const origin = points[0] ?? [0, 0, 0]
  const from = (p: Vec): Vec => [p[0] - origin[0], p[1] - origin[1], p[2] - origin[2]]
  for (let i = 1; i + 1 < points.length; i++) {
    const c = cross(from(points[i] ?? origin), from(points[i + 1] ?? origin))
    n = [n[0] + c[0], n[1] + c[1], n[2] + c[2]]
  }
  const length = Math.hypot(...n) || 1
  return [n[0] / length, n[1] / length, n[2] / length]
}

function fillTriangle(to: Samples, face: number, a: Corner, b: Corner, c: Corner): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  if (Math.abs(area) < 1e-6) return
  const last = to.width - 1
  for (let y = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y))); y <= Math.min(last, Math.ceil(Math.max(a.y, b.y, c.y))); y++) {
    for (let x = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x))); x <= Math.min(last, Math.ceil(Math.max(a.x, b.x, c.x))); x++) {
      const v = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area
      const w = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area
      const u = 1 - v - w
      if (u < -1e-4 || v < -1e-4 || w < -1e-4) continue
      const z = a.z * u + b.z * v + c.z * w
      const index = y * to.width + x
      if (z <= (to.depth[index] ?? 0)) continue
      to.depth[index] = z
      to.face[index] = face
      for (let part = 0; part < 3; part++) {
        to.model[index * 3 + part] = (a.model[part] ?? 0) * u + (b.model[part] ?? 0) * v + (c.model[part] ?? 0) * w
      }
    }
  }
}

function shadeSamples(samples: Samples, mesh: Mesh, normals: readonly Vec[], size: number, key: Colour, shade: Colour): Layer {
  const layer = newLayer(size, size)
  const share = 1 / (SAMPLES * SAMPLES)
  const facets = mesh.map((face, index) => facetOf(face, normals[index] ?? [0, 0, 1], key, shade))
  for (let index = 0; index < samples.face.length; index++) {
    const facet = facets[samples.face[index] ?? -1]
    if (!facet) continue
    const point: Vec = [samples.model[index * 3] ?? 0, samples.model[index * 3 + 1] ?? 0, samples.model[index * 3 + 2] ?? 0]
    const pixel = Math.floor(Math.floor(index / samples.width) / SAMPLES) * size + Math.floor((index % samples.width) / SAMPLES)
    const { colour, light } = detail(facet, point)
    const ink = facet.material.glow ? 1 : edgeInk(samples, normals, index)
    layer.cover[pixel] = (layer.cover[pixel] ?? 0) + share
    for (let part = 0; part < 3; part++) {
      const at = pixel * 3 + part
      layer.rgb[at] = (layer.rgb[at] ?? 0) + (colour[part] ?? 0) * ink * share
      layer.light[at] = (layer.light[at] ?? 0) + (light[part] ?? 0) * share
    }
  }
  layer.cover.forEach((cover, pixel) => {
    if (cover > 0) for (let part = 0; part < 3; part++) layer.rgb[pixel * 3 + part] = (layer.rgb[pixel * 3 + part] ?? 0) / cover
  })
  return layer
}

interface Facet {
  material: Material
  lit: Colour
  /** The two model axes that its panels are laid along. */
  axes: readonly [0 | 1 | 2, 0 | 1 | 2]
  salt: number
}

function facetOf(face: Face, turnedNormal: Vec, key: Colour, shade: Colour): Facet {
  const n = turnedNormal[2] < 0 ? scaled(turnedNormal, -1) : turnedNormal
  const diffuse = n[0] * LIGHT[0] + n[1] * LIGHT[1] + n[2] * LIGHT[2]
  const strength = clamp(diffuse * 0.82 + 0.18)
  const light = mix(shade, key, strength)
  const tone = hex(face.material.tone)
  const level = 0.32 + strength * 0.9
  const flat = normalOf(face.points)
  const [ax, ay, az] = [Math.abs(flat[0]), Math.abs(flat[1]), Math.abs(flat[2])]
  const axes = ax >= ay && ax >= az ? ([2, 1] as const) : ay >= az ? ([0, 2] as const) : ([0, 1] as const)
  return {
    material: face.material,
    lit: [tone[0] * light[0] * level, tone[1] * light[1] * level, tone[2] * light[2] * level],
    axes,
    salt: Math.round((flat[0] + flat[1] * 3 + flat[2] * 7) * 20),
  }
}

const DARK: Colour = [0, 0, 0]
const WINDOW: Colour = [1, 0.86, 0.6]

/** Panels of slightly different tone with engraved joints, and lit windows. */
function detail(facet: Facet, point: Vec): { colour: Colour; light: Colour } {
  const { material, lit } = facet
  if (material.glow) {
    const glow = hex(material.glow)
    return { colour: glow, light: scaled(glow, 0.9) }
  }
  const u = point[facet.axes[0]]
  const v = point[facet.axes[1]]
  let colour = lit
  if (material.panel) {
    colour = scaled(colour, plating(u / material.panel, v / material.panel, facet.salt))
  }
  if (material.windows) {
    const [column, row] = [Math.floor(u / 0.018), Math.floor(v / 0.018)]
    if (cellRandom(column, row, facet.salt + 5) < material.windows) return { colour: WINDOW, light: scaled(WINDOW, 0.35) }
  }
  return { colour, light: DARK }
}

/** Brightness of hull plates: broad plates, some of them cut into small ones, so that no wall looks like masonry. */
function plating(u: number, v: number, salt: number): number {
  const [column, row] = [Math.floor(u / 2), Math.floor(v / 1.6)]
  const broad = cellRandom(column, row, salt)
  const joint = Math.min(u / 2 - column, v / 1.6 - row) < 0.035 ? 0.82 : 1
  if (broad < 0.55) return joint * (0.95 + 0.12 * broad)
  const [fineColumn, fineRow] = [Math.floor(u * 1.5), Math.floor(v * 2.5)]
  const fineJoint = Math.min(u * 1.5 - fineColumn, v * 2.5 - fineRow) < 0.07 ? 0.88 : 1
  return joint * fineJoint * (0.9 + 0.16 * cellRandom(fineColumn, fineRow, salt + 3))
}

/** Darkens where two faces meet at an angle or one stands before another: the engraver's contour. */
function edgeInk(samples: Samples, normals: readonly Vec[], index: number): number {
  const here = samples.face[index] ?? -1
  for (const step of [1, samples.width]) {
    const there = samples.face[index + step] ?? -1
    if (there < 0 || there === here) continue
    const [a, b] = [normals[here], normals[there]]
    if (!a || !b) continue
    const turn = Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2])
    if (turn < 0.86 || Math.abs((samples.depth[index] ?? 0) - (samples.depth[index + step] ?? 0)) > 0.06) return 0.5
  }
  return 1
}
