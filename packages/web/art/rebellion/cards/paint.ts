/** Paints the cards of the Rebellion game: every mission, action and objective has a row in the tables. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { noiseFrom } from '../../painter/noise.ts'
import { randomFrom } from '../../painter/random.ts'
import { EMPIRE_ACTIONS } from './empire-actions.ts'
import { EMPIRE_MISSIONS } from './empire-missions.ts'
import { OBJECTIVES } from './objectives.ts'
import { REBEL_ACTIONS } from './rebel-actions.ts'
import { REBEL_MISSIONS } from './rebel-missions.ts'
import { CARD, type Part } from './sheet.ts'

/** Layers by card id. */
export const CARD_PICTURES: Readonly<Record<string, readonly Part[]>> = {
  ...EMPIRE_MISSIONS,
  ...EMPIRE_ACTIONS,
  ...REBEL_MISSIONS,
  ...REBEL_ACTIONS,
  ...OBJECTIVES,
}

/** A picture may weigh this much. */
export const MOST_BYTES = 7 * 1024
const QUALITIES = [80, 72, 64, 56, 48, 40]

/** One card's picture; the same in every run. Throws for an id without a row. */
export async function paintCard(id: string): Promise<Canvas> {
  const parts = CARD_PICTURES[id]
  if (parts === undefined) throw new Error(`No picture for card ${id}`)
  const canvas = createCanvas(CARD.width, CARD.height)
  const sheet = { ctx: canvas.getContext('2d'), random: randomFrom(`card/${id}`), noise: noiseFrom(`card/${id}`) }
  for (const part of parts) await part(sheet)
  return canvas
}

/** The best quality that fits. */
async function encode(canvas: Canvas): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await canvas.encode('webp', quality)
    if (bytes.length <= MOST_BYTES) break
  }
  return bytes
}

/** Writes the pictures into `out`/rebellion/cards; returns their ids. */
export async function paintRebellionCards(out: string): Promise<readonly string[]> {
  const folder = join(out, 'rebellion/cards')
  await mkdir(folder, { recursive: true })
  const ids = Object.keys(CARD_PICTURES)
  for (const id of ids) {
    const bytes = await encode(await paintCard(id))
    await writeFile(join(folder, `${id}.webp`), bytes)
    console.log(`${id} ${(bytes.length / 1024).toFixed(1)} kB`)
  }
  return ids
}
