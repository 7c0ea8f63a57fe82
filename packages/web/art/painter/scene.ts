/**
 * What a picture shows behind its subject. Places and radii are parts of the picture's width (heights: of its
 * height); colours are `#rrggbb`.
 */
export interface Scene {
  /** Two to five colours from top to bottom. */
  sky: readonly string[]
  nebulae?: readonly { hue: string; strength: number; scale: number }[]
  stars?: number
  /** 1: as on a card; less for wide skies. */
  starSize?: number
  /** How far down stars are strewn, 0..1 of the height. */
  starsDownTo?: number
  suns?: readonly Sun[]
  orbits?: readonly Orbits[]
  worlds?: readonly World[]
  ridges?: readonly Ridge[]
  weather?: { kind: 'snow' | 'rain' | 'embers' | 'dust'; amount: number; hue?: string }
  /** Strength of the engraved lines on the night side of worlds. */
  engraving?: number
  saturation?: number
  vignette?: number
}

export interface Sun {
  x: number
  y: number
  radius: number
  hue: string
  /** Reach of the falloff: 2 is tight, 8 fills the sky. */
  halo?: number
  glow?: number
  /** Brightness of the disc itself. */
  disc?: number
}

export interface Orbits {
  x: number
  y: number
  radii: readonly number[]
  hue?: string
  strength?: number
  dashed?: boolean
  /** Height to width of the ellipse. */
  flat?: number
  /** Engraved ticks on the last orbit. */
  ticks?: number
}

type Surface = 'gas' | 'terra' | 'ice' | 'desert' | 'lava' | 'city' | 'station' | 'moon'

export interface World {
  x: number
  y: number
  radius: number
  surface: Surface
  palette: readonly string[]
  /** Towards the light: right, down, to the viewer. */
  light?: readonly [number, number, number]
  air?: string
  tilt?: number
  scale?: number
  ambient?: number
  sea?: number
  clouds?: number
  caps?: boolean
  relief?: number
  ring?: { hue: string; flat?: number; angle?: number; strength?: number; inner?: number; outer?: number }
}

export interface Ridge {
  shape?: 'mountain' | 'dune' | 'forest' | 'towers' | 'pillars' | 'domes'
  /** Foot of the ridge. */
  y: number
  height: number
  frequency?: number
  hue: string
  /** Colour at the crest, where haze takes it. */
  haze?: string
  /** Share of lit windows in towers. */
  windows?: number
  windowHue?: string
  mist?: { hue: string; spread: number; strength: number; drop?: number }
}
