import { hex } from './colour.ts'
import { grade, paintWeather } from './grade.ts'
import { compose, type Layer } from './layer.ts'
import type { Mesh } from './mesh.ts'
import { noiseFrom } from './noise.ts'
import { Pen, type Placement } from './pen.ts'
import { randomFrom } from './random.ts'
import { newRaster, type Raster } from './raster.ts'
import { renderMesh, type Pose } from './render.ts'
import { paintRidge } from './ridges.ts'
import type { Scene } from './scene.ts'
import { paintOrbits, paintSky, paintStars, paintSun } from './sky.ts'
import { paintWorld } from './world.ts'

/** A figure, drawn part by part on a sheet of 420 units. */
export interface Figure {
  kind: 'figure'
  /** Colour of the light behind it. */
  key: string
  draw: (pen: Pen) => void
  placement?: Partial<Placement>
}

/** A ship or machine: a model in one pose, or several of them, far ones first. */
interface Machine {
  kind: 'machine'
  key: string
  /** Colour of what the light does not reach. */
  shade?: string
  mesh: Mesh
  poses: readonly (Partial<Pose> & { mesh?: Mesh })[]
  shadow?: number
}

/** Everything that makes one picture. The seed alone decides all chance in it. */
export interface Picture {
  seed: string
  scene: Scene
  subject?: Figure | Machine
  /** Ridges that stand before the subject. */
  foreground?: Scene['ridges']
}

/** Head in the upper third, shoulders well inside a 5:7 crop. */
const FIGURE_PLACE: Placement = { x: 25, y: 36, scale: 0.88 }
const MACHINE_POSE: Pose = { yaw: 30, pitch: 15, roll: 0, scale: 0.36, x: 0.5, y: 0.45 }

/** Paints a picture: RGBA bytes, row by row. The same picture and size give the same bytes. */
export function paintPicture(picture: Picture, width: number, height: number): Uint8ClampedArray {
  const { scene, seed } = picture
  const noise = noiseFrom(seed)
  const random = randomFrom(seed)
  const canvas = newRaster(width, height)
  paintSky(canvas, scene, noise)
  paintStars(canvas, scene, random)
  for (const sun of scene.suns ?? []) paintSun(canvas, sun)
  for (const orbits of scene.orbits ?? []) paintOrbits(canvas, orbits)
  for (const world of scene.worlds ?? []) paintWorld(canvas, world, noise, random, scene.engraving ?? 0.42)
  scene.ridges?.forEach((ridge, order) => paintRidge(canvas, ridge, noise, seed, order))
  if (picture.subject) paintSubject(canvas, picture.subject)
  picture.foreground?.forEach((ridge, order) => paintRidge(canvas, ridge, noise, seed, order + 10))
  if (scene.weather) paintWeather(canvas, scene.weather, random)
  return grade(canvas, scene)
}

function paintSubject(on: Raster, subject: Figure | Machine): void {
  const key = hex(subject.key)
  if (subject.kind === 'figure') {
    const pen = new Pen(on.width, key, { ...FIGURE_PLACE, ...subject.placement })
    subject.draw(pen)
    compose(on, pen.layer, key, 0.8, 0.35)
    return
  }
  const shade = hex(subject.shade ?? '#3a4660')
  for (const { mesh, ...pose } of subject.poses) {
    const layer: Layer = renderMesh(mesh ?? subject.mesh, { ...MACHINE_POSE, ...pose }, on.width, key, shade)
    compose(on, layer, key, 0.45, subject.shadow ?? 0.3)
  }
}
