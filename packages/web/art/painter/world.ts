import { BRASS, clamp, hex, smooth, type Colour } from './colour.ts'
import type { Noise } from './noise.ts'
import type { Random } from './random.ts'
import { addLight, lay, type Raster } from './raster.ts'
import type { World } from './scene.ts'
import { skinOf, type SkinOf } from './surfaces.ts'

function lightOf(world: World): Colour {
  const [x, y, z] = world.light ?? [-0.6, -0.5, 0.55]
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** A world: far half of its ring, the sphere with its hatched night side and thin air, near half of the ring. */
export function paintWorld(on: Raster, world: World, noise: Noise, random: Random, engraving: number): void {
  const light = lightOf(world)
  paintRing(on, world, light, noise, 'behind')
  paintSphere(on, world, light, skinOf(world, noise, random, light), engraving)
  paintRing(on, world, light, noise, 'before')
}

function forBox(on: Raster, world: World, reach: number, visit: (x: number, y: number, dx: number, dy: number) => void): void {
  const radius = world.radius * on.width
  const centreX = world.x * on.width
  const centreY = world.y * on.height
  const far = radius * reach
  for (let y = Math.max(0, Math.floor(centreY - far)); y < Math.min(on.height, centreY + far + 1); y++) {
    for (let x = Math.max(0, Math.floor(centreX - far)); x < Math.min(on.width, centreX + far + 1); x++) {
      visit(x, y, (x - centreX) / radius, (y - centreY) / radius)
    }
  }
}

function paintSphere(on: Raster, world: World, light: Colour, skin: SkinOf, engraving: number): void {
  const radius = world.radius * on.width
  const unit = on.width / 480
  const air = world.air ? hex(world.air) : undefined
  const cos = Math.cos(world.tilt ?? 0.35)
  const sin = Math.sin(world.tilt ?? 0.35)
  forBox(on, world, air ? 1.35 : 1.02, (px, py, dx, dy) => {
    const distance = Math.hypot(dx, dy)
    const cover = clamp((1 - distance) * radius + 0.5)
    if (cover > 0) {
      const z = Math.sqrt(Math.max(0, 1 - distance * distance))
      const facing = dx * light[0] + dy * light[1] + z * light[2]
      const y = dx * sin + dy * cos
      const { colour, relief, shine, emission } = skin({ x: dx * cos - dy * sin, y, z, facing })
      const ambient = world.ambient ?? 0.03
      const lit = ambient + (1 - ambient) * clamp(facing * 1.15 + relief * 0.6 * clamp(facing + 0.3)) ** 0.85
      const limb = 0.55 + 0.45 * Math.sqrt(z)
      const glow = air ? (1 - z) ** 2.6 * clamp(facing + 0.35) * 1.1 : 0
      const hatch = nightHatch((y * radius) / unit, lit, z) * engraving
      const channel = (part: 0 | 1 | 2) => colour[part] * lit * limb + shine + emission[part] + (air?.[part] ?? 0) * glow + BRASS[part] * hatch
      lay(on, py * on.width + px, [channel(0), channel(1), channel(2)], cover)
    }
    if (air && cover < 1) {
      const towards = clamp(((dx * light[0] + dy * light[1]) / distance) * 0.8 + 0.42)
      addLight(on, px, py, air, Math.exp(((1 - distance) * radius) / unit / 7) * towards * 0.75 * (1 - cover))
    }
  })
}

/** Fine latitude lines where no light falls, as an engraver shades a globe. */
function nightHatch(latitude: number, lit: number, z: number): number {
  const line = latitude / 4.6
  const offset = Math.abs(line - Math.round(line)) * 2
  return (1 - smooth(0.18, 0.34, offset)) * clamp(0.62 - lit) * (0.4 + 0.6 * z) * 0.6
}

function paintRing(on: Raster, world: World, light: Colour, noise: Noise, part: 'behind' | 'before'): void {
  const ring = world.ring
  if (!ring) return
  const colour = hex(ring.hue)
  const inner = ring.inner ?? 1.35
  const outer = ring.outer ?? 2.25
  const angle = ring.angle ?? -0.35
  forBox(on, world, outer * 1.15, (px, py, dx, dy) => {
    const along = dx * Math.cos(angle) + dy * Math.sin(angle)
    const across = -dx * Math.sin(angle) + dy * Math.cos(angle)
    if (across > 0 !== (part === 'before')) return
    const distance = Math.hypot(along, across / (ring.flat ?? 0.24))
    if (distance < inner || distance > outer) return
    const edge = smooth(inner, inner + 0.07, distance) * (1 - smooth(outer - 0.15, outer, distance))
    const gap = Math.abs(distance - (inner + outer) / 2) < 0.03 ? 0.2 : 1
    const grooves = 0.35 + 0.4 * Math.abs(noise.flat(distance * 9, 1)) + 0.2 * noise.flat(distance * 31, 4)
    const cover = clamp(grooves * edge * gap) * (ring.strength ?? 0.8)
    const inShadow = light[0] * dx + light[1] * dy < -0.25 && Math.abs(-light[1] * dx + light[0] * dy) < 0.95
    const shade = inShadow ? 0.25 : 1
    lay(on, py * on.width + px, [colour[0] * shade, colour[1] * shade, colour[2] * shade], cover * 0.85)
  })
}
