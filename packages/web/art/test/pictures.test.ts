import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { paintPicture } from '../painter/picture.ts'
import { bases } from '../scenes/bases.ts'
import { figures } from '../scenes/figures.ts'
import { pictures, sizeOf } from '../scenes/index.ts'
import { machines } from '../scenes/machines.ts'

const folder = fileURLToPath(new URL('../../public/art/deckbuilding', import.meta.url))
const fileOf = (id: string) => `${folder}/${id}.webp`
const ids = Object.keys(pictures)
/** Edge of the thumbnails that are compared. */
const SMALL = 16

/** The picture in SMALL × SMALL pixels, as RGB bytes. */
async function thumbnail(id: string): Promise<number[]> {
  const canvas = createCanvas(SMALL, SMALL)
  const context = canvas.getContext('2d')
  context.drawImage(await loadImage(readFileSync(fileOf(id))), 0, 0, SMALL, SMALL)
  const { data } = context.getImageData(0, 0, SMALL, SMALL)
  return Array.from(data).filter((_, i) => i % 4 !== 3)
}

/** Mean difference per channel, 0..255. */
const difference = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length

describe('pictures of the Deckbuilding Game', () => {
  test('every card has its own scene: 62 to play, 20 bases', () => {
    expect(Object.keys(machines).length + Object.keys(figures).length).toBe(62)
    expect(Object.keys(bases)).toHaveLength(20)
    expect(ids).toHaveLength(82)
    expect(new Set(ids.map((id) => pictures[id]?.seed)).size).toBe(82)
  })

  test('the folder holds exactly these pictures, in their size', async () => {
    expect(readdirSync(folder).toSorted()).toEqual(ids.map((id) => `${id}.webp`).toSorted())
    for (const id of ids) {
      const image = await loadImage(readFileSync(fileOf(id)))
      expect({ id, width: image.width, height: image.height }).toEqual({ id, ...sizeOf(id) })
    }
  })

  test('no two look alike', async () => {
    const small = await Promise.all(ids.map(thumbnail))
    const alike = ids.flatMap((a, i) =>
      ids.slice(i + 1).flatMap((b, j) => {
        const apart = difference(small[i] ?? [], small[i + 1 + j] ?? [])
        return apart < 6 ? [`${a} ~ ${b}: ${apart.toFixed(1)}`] : []
      }),
    )
    expect(alike).toEqual([])
  })

  test('half of them weigh no more than 22 kB, none more than 64 kB', () => {
    const sizes = ids.map((id) => statSync(fileOf(id)).size).toSorted((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(22 * 1024)
    expect(sizes[sizes.length - 1]).toBeLessThanOrEqual(64 * 1024)
  })
})

describe('the painter', () => {
  test.each(['darth-vader', 'x-wing', 'jedha'])('paints %s the same from the same seed, another from another', (id) => {
    const picture = pictures[id]!
    const first = paintPicture(picture, 64, 64)
    expect(paintPicture(picture, 64, 64)).toEqual(first)
    expect(paintPicture({ ...picture, seed: `${picture.seed}!` }, 64, 64)).not.toEqual(first)
    expect(new Set(first).size).toBeGreaterThan(32)
  })
})
