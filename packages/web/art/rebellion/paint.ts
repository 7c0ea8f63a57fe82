/** Writes the pictures and the outlines of the Rebellion map. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { makeShapes, shapesModule } from './cells.ts'
import { makeField } from './field.ts'
import { PLANETS } from './planet-table.ts'
import { paintPlanet } from './planets.ts'

const RADIUS = 76
const QUALITY = 80

/** Planets into `out`/rebellion/planets, outlines into the client's source. */
export async function paintMap(out: string): Promise<void> {
  const folder = join(out, 'rebellion/planets')
  await mkdir(folder, { recursive: true })
  for (const [id, look] of Object.entries(PLANETS)) {
    const { size, data } = paintPlanet(id, look, RADIUS)
    const canvas = createCanvas(size, size)
    const context = canvas.getContext('2d')
    const image = context.createImageData(size, size)
    image.data.set(data)
    context.putImageData(image, 0, 0)
    const bytes = await canvas.encode('webp', QUALITY)
    await writeFile(join(folder, `${id}.webp`), bytes)
    console.log(`${id} ${(bytes.length / 1024).toFixed(1)} kB`)
  }
  await writeFile(join(out, '../../src/games/rebellion/map/shapes.gen.ts'), shapesModule(makeShapes(makeField())))
}
