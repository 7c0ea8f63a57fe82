/** Every card of the Rebellion game has a picture of its own. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { ACTIONS } from '@orrery/rebellion/content/actions'
import { MISSIONS } from '@orrery/rebellion/content/missions'
import { OBJECTIVES } from '@orrery/rebellion/content/objectives'
import { describe, expect, test } from 'vitest'
import { CARD_PICTURES, MOST_BYTES, paintCard } from '../rebellion/cards/paint.ts'
import { CARD } from '../rebellion/cards/sheet.ts'

const folder = fileURLToPath(new URL('../../public/art/rebellion/cards', import.meta.url))
const fileOf = (id: string) => `${folder}/${id}.webp`
const cards = [...MISSIONS, ...ACTIONS, ...OBJECTIVES].map((c) => c.id)
/** Size of the grey thumbnails that are compared, and how far two must be apart (mean of 0..255). */
const SMALL = { width: 16, height: 9 }
const APART = 9
/** Red over blue, mean of 0..255, that parts warm from cold. */
const WARM = 4

async function pixels(id: string): Promise<Uint8ClampedArray> {
  const context = createCanvas(SMALL.width, SMALL.height).getContext('2d')
  context.drawImage(await loadImage(readFileSync(fileOf(id))), 0, 0, SMALL.width, SMALL.height)
  return context.getImageData(0, 0, SMALL.width, SMALL.height).data
}

const greyOf = (data: Uint8ClampedArray): number[] =>
  Array.from({ length: data.length / 4 }, (_, i) => data[i * 4]! * 0.3 + data[i * 4 + 1]! * 0.59 + data[i * 4 + 2]! * 0.11)

const mean = (list: readonly number[]) => list.reduce((sum, v) => sum + v, 0) / list.length
const difference = (a: readonly number[], b: readonly number[]) => mean(a.map((v, i) => Math.abs(v - b[i]!)))
const redness = (data: Uint8ClampedArray) => mean(Array.from({ length: data.length / 4 }, (_, i) => data[i * 4]! - data[i * 4 + 2]!))

describe('pictures of the Rebellion cards', () => {
  test('each of the 53 missions, 34 actions and 15 objectives has one, in its size, and nothing else lies there', async () => {
    expect(cards).toHaveLength(53 + 34 + 15)
    expect(Object.keys(CARD_PICTURES).toSorted()).toEqual(cards.toSorted())
    expect(readdirSync(folder).toSorted()).toEqual(cards.map((id) => `${id}.webp`).toSorted())
    for (const id of cards) {
      const image = await loadImage(readFileSync(fileOf(id)))
      expect([id, image.width, image.height]).toEqual([id, CARD.width, CARD.height])
      expect([id, statSync(fileOf(id)).size <= MOST_BYTES]).toEqual([id, true])
    }
  })

  test('no two are alike, in grey and small', async () => {
    const small = await Promise.all(cards.map(async (id) => greyOf(await pixels(id))))
    const alike = cards.flatMap((a, i) =>
      cards.slice(i + 1).flatMap((b, j) => {
        const apart = difference(small[i]!, small[i + 1 + j]!)
        return apart < APART ? [`${a} ~ ${b}: ${apart.toFixed(1)}`] : []
      }),
    )
    expect(alike).toEqual([])
  })

  test('Rebel cards are warmer than Imperial ones on the whole', async () => {
    const sideOf = new Map<string, string>([...MISSIONS, ...ACTIONS].map((c) => [c.id, c.side]))
    const of = async (side: string) =>
      mean(await Promise.all(cards.filter((id) => (sideOf.get(id) ?? 'rebel') === side).map(async (id) => redness(await pixels(id)))))
    expect(await of('rebel')).toBeGreaterThan(WARM)
    expect(await of('imperial')).toBeLessThan(-WARM)
  })

  test.each(['long-range-probe', 'wookiee-uprising', 'regional-support'])('%s is painted the same in every run', async (id) => {
    const data = async () => (await paintCard(id)).getContext('2d').getImageData(0, 0, CARD.width, CARD.height).data
    expect(await data()).toEqual(await data())
  })
})
