import type { Picture } from '../painter/picture.ts'
import type { Scene, World } from '../painter/scene.ts'
import { PALETTE } from './palettes.ts'

/** Where the picture lies under `public/art`, and how big it is, in px. */
interface AtlasPlate {
  file: string
  width: number
  height: number
  picture: Picture
  /** Cut to the disc of its world, clear round it. */
  cutOut?: boolean
}

const globe = (name: string, world: Partial<World> & Pick<World, 'surface' | 'palette'>): AtlasPlate => ({
  file: `worlds/${name}.webp`,
  width: 160,
  height: 160,
  cutOut: true,
  picture: {
    seed: `globe-${name}`,
    scene: {
      sky: ['#05080f', '#05080f'],
      vignette: 0,
      engraving: 0.1,
      saturation: 0.9,
      worlds: [{ x: 0.5, y: 0.5, radius: 0.49, light: [-0.6, -0.5, 0.5], scale: 1.6, ambient: 0.16, ...world }],
    },
  },
})

const night: Scene = {
  sky: ['#05070c', '#0a101b', '#0f1828'],
  nebulae: [
    { hue: '#3f5f8a', strength: 0.34, scale: 1.3 },
    { hue: '#9a6a4a', strength: 0.16, scale: 1.9 },
  ],
  stars: 1100,
  starSize: 0.42,
  vignette: 0.3,
  saturation: 0.85,
}

/** The sky behind the lobby and the small worlds of its instruments. */
export const atlas: readonly AtlasPlate[] = [
  { file: 'sky.webp', width: 1600, height: 1000, picture: { seed: 'lobby9', scene: night } },
  globe('amber', { surface: 'gas', palette: PALETTE.gasAmber }),
  globe('blue', { surface: 'terra', palette: PALETTE.terra }),
  globe('ice', { surface: 'ice', palette: PALETTE.ice, relief: 6 }),
  globe('desert', { surface: 'desert', palette: PALETTE.desert }),
  globe('lava', { surface: 'lava', palette: PALETTE.lava }),
  globe('green', { surface: 'terra', palette: PALETTE.forest, sea: -0.25 }),
  globe('storm', { surface: 'gas', palette: PALETTE.gasBlue }),
  globe('station', { surface: 'station', palette: PALETTE.station }),
  globe('moon', { surface: 'moon', palette: PALETTE.moon }),
]
