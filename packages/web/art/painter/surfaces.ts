import { clamp, hex, mix, ramp, scaled, smooth, type Colour } from './colour.ts'
import type { Noise } from './noise.ts'
import { cellRandom, type Random } from './random.ts'
import type { World } from './scene.ts'

/** A point of the unit sphere, turned by the world's tilt, and how much light falls on it (-1..1). */
interface SpherePoint {
  x: number
  y: number
  z: number
  facing: number
}

/** What the surface does with the light there. */
interface Skin {
  colour: Colour
  /** Change of brightness by relief. */
  relief: number
  shine: number
  emission: Colour
}

export type SkinOf = (point: SpherePoint) => Skin

const NONE: Colour = [0, 0, 0]
const ICE_CAP: Colour = [0.9, 0.93, 0.95]
const CLOUD: Colour = [0.96, 0.95, 0.93]
const plain = (colour: Colour, relief = 0): Skin => ({ colour, relief, shine: 0, emission: NONE })

/** The surface of a world as a function of the point on its sphere. `light` points to the light. */
export function skinOf(world: World, noise: Noise, random: Random, light: Colour): SkinOf {
  const palette = world.palette.map(hex)
  switch (world.surface) {
    case 'gas':
      return gas(world, palette, noise)
    case 'terra':
      return terra(world, palette, noise)
    case 'ice':
    case 'desert':
    case 'lava':
      return rock(world, palette, noise)
    case 'city':
      return city(world, palette, noise)
    case 'station':
      return station(palette, noise, light)
    case 'moon':
      return moon(world, palette, noise, random, light)
  }
}

function gas(world: World, palette: readonly Colour[], noise: Noise): SkinOf {
  const scale = world.scale ?? 1.6
  return ({ x, y, z }) => {
    const latitude = y + noise.solidSum(x * 1.5, y * 3, z * 1.5, 4) * 0.16
    const band = 0.5 + 0.5 * Math.sin(latitude * scale * 7 + noise.solidSum(x * 2, latitude * 6, z * 2, 3) * 1.6)
    return plain(ramp(palette, band * 0.7 + 0.3 * (0.5 + 0.5 * noise.solid(x * 4, latitude * 22, z * 4))))
  }
}

function terra(world: World, palette: readonly Colour[], noise: Noise): SkinOf {
  const scale = world.scale ?? 1.6
  const sea = world.sea ?? 0
  const deep = palette[0] ?? NONE
  const shallow = palette[1] ?? NONE
  const ground = palette.slice(2)
  return ({ x, y, z, facing }) => {
    const height = noise.solidSum(x * scale, y * scale, z * scale, 6)
    const land = smooth(sea - 0.015, sea + 0.02, height)
    let colour = mix(mix(deep, shallow, clamp(0.55 + (height - sea) * 1.6)), ramp(ground, clamp((height - sea) * 1.9)), land)
    if (world.caps !== false) colour = mix(colour, ICE_CAP, smooth(0.72, 0.86, Math.abs(y) + height * 0.2) * 0.9)
    const cover = smooth(0.05, 0.4, noise.solidSum(x * 2.1 + 9, y * 3.4, z * 2.1, 5)) * (world.clouds ?? 0.75)
    colour = mix(colour, CLOUD, cover)
    const slope = noise.solidSum((x + 0.02) * scale, y * scale, z * scale, 4) - noise.solidSum(x * scale, y * scale, z * scale, 4)
    return { colour, relief: slope * land * 3, shine: (1 - land) * Math.max(0, facing) ** 22 * 0.35, emission: NONE }
  }
}

function rock(world: World, palette: readonly Colour[], noise: Noise): SkinOf {
  const scale = world.scale ?? 1.6
  const crackColour = palette[0] ?? NONE
  return ({ x, y, z }) => {
    const swirl = noise.solidSum(x * 3, y * 3, z * 3, 3) * 0.5
    const height = noise.solidSum(x * scale + swirl, y * scale * 1.2, z * scale, 6) * 0.8 + 0.5
    const fine = scale * 2
    const slope = noise.solidSum((x + 0.015) * fine, y * fine, z * fine, 5) - noise.solidSum(x * fine, y * fine, z * fine, 5)
    const seam = 1 - Math.abs(noise.solid(x * scale * 1.7, y * scale * 1.7, z * scale * 1.7))
    const skin = plain(ramp(palette, height), slope * (world.relief ?? 5))
    if (world.surface === 'ice') return { ...skin, colour: mix(skin.colour, crackColour, smooth(0.93, 1, seam) * 0.45) }
    if (world.surface === 'lava') return { ...skin, emission: scaled([1, 0.35, 0.1], smooth(0.8, 1, seam)) }
    return skin
  }
}

function city(world: World, palette: readonly Colour[], noise: Noise): SkinOf {
  const scale = world.scale ?? 1.6
  return ({ x, y, z, facing }) => {
    const height = noise.solidSum(x * scale, y * scale, z * scale, 5) * 0.7 + 0.5
    const avenues = Math.abs(noise.solid(x * 5, y * 5, z * 5))
    const streets = Math.abs(noise.solid(x * 11 + 3, y * 11, z * 11))
    const blocks = noise.solid(x * 40, y * 40, z * 40)
    const hub = clamp(noise.solidSum(x * 2.4 + 5, y * 2.4, z * 2.4, 3) * 1.3 + 0.6) ** 1.6
    const web = Math.max(1 - smooth(0, 0.05, avenues), (1 - smooth(0, 0.07, streets)) * 0.8)
    const lights = clamp((web * (0.55 + 0.45 * smooth(-0.3, 0.5, blocks)) + smooth(0.3, 0.75, blocks) * 0.6) * hub) * 1.7
    const night = 1 - smooth(-0.12, 0.25, facing)
    const colour = mix(ramp(palette, height), [0.13, 0.16, 0.22], web * 0.45)
    return { colour, relief: blocks * 0.25, shine: 0, emission: scaled([1, 0.74, 0.38], lights * night) }
  }
}

/** A station the size of a moon: panels, one trench, one dish, a few lit ports on the night side. */
function station(palette: readonly Colour[], noise: Noise, light: Colour): SkinOf {
  return ({ x, y, z, facing }) => {
    const latitude = Math.asin(clamp(y, -1, 1))
    const longitude = Math.atan2(x, z)
    const plates = 0.5 + 0.12 * noise.solid(Math.round(longitude * 16) * 3.1, Math.round(latitude * 20) * 2.7, 1)
    const panels = 0.08 * noise.solid(Math.round(longitude * 44), Math.round(latitude * 52), 5)
    let colour = ramp(palette, plates + panels)
    if (Math.abs(y - 0.03) < 0.035) colour = mix(colour, [0.02, 0.03, 0.05], 0.85)
    if (Math.abs((latitude * 20) % 1) < 0.09) colour = scaled(colour, 0.65)
    let relief = 0
    const dishX = x + 0.36
    const dishY = y + 0.42
    const fromDish = Math.hypot(dishX, dishY) / 0.27
    if (fromDish < 1) {
      relief = (dishX * light[0] + dishY * light[1]) * -4.2 * (1 - fromDish * 0.3)
      colour = mix(colour, [0.03, 0.04, 0.06], 0.35 * (1 - fromDish))
    }
    const port = cellRandom(Math.round(longitude * 60), Math.round(latitude * 70), 9) > 0.93 ? 1 - smooth(-0.1, 0.2, facing) : 0
    return { colour, relief, shine: 0, emission: scaled([0.9, 0.85, 0.7], port * 0.8) }
  }
}

function moon(world: World, palette: readonly Colour[], noise: Noise, random: Random, light: Colour): SkinOf {
  const scale = world.scale ?? 1.6
  const craters = Array.from({ length: 26 }, () => {
    const height = random() * 2 - 1
    const around = random() * Math.PI * 2
    const girth = Math.sqrt(1 - height * height)
    return { x: girth * Math.cos(around), y: girth * Math.sin(around), z: Math.abs(height) * 0.9 + 0.1, radius: 0.05 + random() * random() * 0.22 }
  })
  return ({ x, y, z }) => {
    let relief = 0
    for (const crater of craters) {
      const reach = Math.hypot(x - crater.x, y - crater.y, z - crater.z) / crater.radius
      if (reach > 1.25) continue
      const towards = ((x - crater.x) * light[0] + (y - crater.y) * light[1]) / crater.radius
      relief += reach < 1 ? -towards * 0.55 * smooth(0.35, 0.95, reach) : towards * 0.6 * (1.25 - reach)
    }
    return plain(ramp(palette, noise.solidSum(x * scale, y * scale, z * scale, 6) * 0.7 + 0.5), relief)
  }
}
