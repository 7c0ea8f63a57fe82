/** The drawn map: outlines of cells, regions, land and impassable areas, as the client shows them. */
import { REGIONS } from '@orrery/rebellion/content/map'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { CENTRES, type Field } from './field.ts'
import { blur, pathOf, rings, simplify, type Ring } from './outline.ts'

const BLUR = 2
/** Cells end slightly inside their ground, regions and land at its edge. */
const CELL_EDGE = 0.54
const EDGE = 0.5
const SLACK = 0.7

function outline(field: Field, isIn: (owner: number, at: number) => boolean, edge: number): Ring[] {
  const mask = Float32Array.from(field.owner, (owner, at) => (isIn(owner, at) ? 1 : 0))
  return rings(blur(mask, BLUR), edge).map((r) => simplify(r, SLACK))
}

export interface Shapes {
  /** Rings of each system's cell, by index in SYSTEMS. */
  readonly cells: readonly (readonly Ring[])[]
  readonly regions: readonly (readonly Ring[])[]
  readonly land: readonly Ring[]
  readonly rifts: readonly Ring[]
}

/** All outlines of a field. */
export function makeShapes(field: Field): Shapes {
  const regionOf = SYSTEMS.map((s) => REGIONS.findIndex((r) => r.systems.includes(s.id)))
  return {
    cells: SYSTEMS.map((_, i) => outline(field, (owner) => owner === i, CELL_EDGE)),
    regions: REGIONS.map((_, i) => outline(field, (owner) => owner >= 0 && regionOf[owner] === i, EDGE)),
    land: outline(field, (owner) => owner >= 0, EDGE),
    rifts: outline(field, (_, at) => field.rift[at] === 1, EDGE),
  }
}

/** The module that the client imports. */
export function shapesModule(shapes: Shapes): string {
  const lines = (list: readonly string[]): string => list.map((x) => `  ${x},\n`).join('')
  const quoted = (list: readonly (readonly Ring[])[]): string => lines(list.map((r) => `'${pathOf(r)}'`))
  const centres = CENTRES.map((c) => `[${Math.round(c.x)}, ${Math.round(c.y)}]`).join(', ')
  return `// Written by packages/web/art/rebellion (npm run paint -- --map). Do not edit.

/** Size of the map in px. */
export const MAP_SIZE = { width: 1440, height: 740 } as const
/** The middle of each system, by index in SYSTEMS. */
export const CENTRES: readonly (readonly [number, number])[] = [${centres}]
/** Outline of each system's cell. */
export const CELLS: readonly string[] = [
${quoted(shapes.cells)}]
/** Outline of each region, in the order of REGIONS. */
export const REGION_SHAPES: readonly string[] = [
${quoted(shapes.regions)}]
export const LAND = '${pathOf(shapes.land)}'
export const RIFTS = '${pathOf(shapes.rifts)}'
`
}
