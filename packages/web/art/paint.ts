import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import { paintPicture, type Picture } from './painter/picture.ts'
import { atlas } from './scenes/atlas.ts'
import { paintRebellionCards } from './rebellion/cards/paint.ts'
import { paintMap } from './rebellion/paint.ts'
import { pictures, sizeOf } from './scenes/index.ts'

/** WebP quality that keeps the median card within 22 kB; the sky is soft and stands more. */
const QUALITY = 78
const SKY_QUALITY = 62
/** Edge of a picture on the contact sheet, in px. */
const THUMB = 200

function canvasOf(picture: Picture, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const data = context.createImageData(width, height)
  data.data.set(paintPicture(picture, width, height))
  context.putImageData(data, 0, 0)
  return canvas
}

async function paintCards(ids: readonly string[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const id of ids) {
    const picture = pictures[id]
    if (!picture) throw new Error(`No scene for card ${id}`)
    const started = performance.now()
    const { width, height } = sizeOf(id)
    const bytes = await canvasOf(picture, width, height).encode('webp', QUALITY)
    await writeFile(join(folder, `${id}.webp`), bytes)
    console.log(`${id} ${(bytes.length / 1024).toFixed(1)} kB, ${Math.round(performance.now() - started)} ms`)
  }
}

/** Clears everything outside the disc that fills the canvas. */
function cutToDisc(canvas: Canvas): void {
  const context = canvas.getContext('2d')
  context.globalCompositeOperation = 'destination-in'
  context.beginPath()
  context.arc(canvas.width / 2, canvas.height / 2, canvas.width * 0.487, 0, Math.PI * 2)
  context.fill()
}

async function paintAtlas(out: string): Promise<void> {
  for (const plate of atlas) {
    const canvas = canvasOf(plate.picture, plate.width, plate.height)
    if (plate.cutOut) cutToDisc(canvas)
    const file = join(out, plate.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await canvas.encode('webp', plate.cutOut ? QUALITY : SKY_QUALITY))
    console.log(plate.file)
  }
}

/** All given cards on one PNG, to be looked at. */
async function contactSheet(ids: readonly string[], folder: string, file: string): Promise<void> {
  const columns = Math.min(8, ids.length)
  const canvas = createCanvas(columns * (THUMB + 8), Math.ceil(ids.length / columns) * (THUMB + 26))
  const context = canvas.getContext('2d')
  context.fillStyle = '#080b12'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.font = '13px sans-serif'
  context.fillStyle = '#ece6d8'
  for (const [index, id] of ids.entries()) {
    const image = await loadImage(join(folder, `${id}.webp`))
    const x = (index % columns) * (THUMB + 8)
    const y = Math.floor(index / columns) * (THUMB + 26)
    context.drawImage(image, x, y, THUMB, (THUMB * image.height) / image.width)
    context.fillText(id, x + 2, y + THUMB + 14)
  }
  await writeFile(file, canvas.toBuffer('image/png'))
  console.log(file)
}

/**
 * `node paint.mjs` paints everything; `node paint.mjs darth-vader hoth` some cards; `--sheet` only lays out a contact
 * sheet of what is there, in the cache folder; `--atlas` paints only the sky and the small worlds of the lobby,
 * `--map` only the planets and outlines of the Rebellion map, `--cards-rebellion` only the pictures of its cards (and their
 * own sheet, `sheet-rebellion.png`).
 */
export async function main(args: readonly string[], out: string, cache: string): Promise<void> {
  const named = args.filter((arg) => !arg.startsWith('--'))
  const ids = named.length > 0 ? named : Object.keys(pictures)
  const folder = join(out, 'deckbuilding')
  if (args.includes('--atlas') || args.length === 0) await paintAtlas(out)
  if (args.includes('--map') || args.length === 0) await paintMap(out)
  if (args.includes('--cards-rebellion') || args.length === 0) {
    await contactSheet(await paintRebellionCards(out), join(out, 'rebellion/cards'), join(cache, 'sheet-rebellion.png'))
  }
  if (['--atlas', '--map', '--cards-rebellion'].some((flag) => args.includes(flag))) return
  if (!args.includes('--sheet')) await paintCards(ids, folder)
  await contactSheet(ids, folder, join(cache, 'sheet.png'))
}
