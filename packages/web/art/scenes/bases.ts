import type { Picture } from '../painter/picture.ts'
import type { Scene, World } from '../painter/scene.ts'
import { miningBridge } from '../subjects/stations.ts'
import { PALETTE } from './palettes.ts'

/** A world in the middle of its plate with engraved orbits round it; the rest is the world's own. */
function worldPlate(seed: string, world: Partial<World> & Pick<World, 'surface' | 'palette'>, rest: Partial<Scene> = {}): Picture {
  const main: World = { x: 0.54, y: 0.54, radius: 0.29, light: [-0.7, -0.5, 0.4], ...world }
  const around = { x: main.x, y: main.y }
  return {
    seed,
    scene: {
      sky: ['#060a12', '#0c1626', '#152438'],
      stars: 170,
      saturation: 0.9,
      ...rest,
      worlds: [...(rest.worlds ?? []), main],
      orbits: [
        { ...around, radii: [main.radius + 0.055, main.radius + 0.062], strength: 0.3, ticks: 120 },
        { ...around, radii: [main.radius + 0.13], strength: 0.22, dashed: true },
        ...(rest.orbits ?? []),
      ],
    },
  }
}

const moonAt = (x: number, y: number, radius: number): World => ({ x, y, radius, surface: 'moon', palette: PALETTE.moon, light: [-0.7, -0.5, 0.3] })

/** The twenty bases: worlds, and one thing that is no moon. */
export const bases: Record<string, Picture> = {
  lothal: worldPlate(
    'lothal4',
    {
      surface: 'terra',
      palette: ['#1d4254', '#3f7f8c', '#6a7a3c', '#a89a58', '#cdbb80', '#e8e2c4'],
      sea: -0.12,
      clouds: 0.5,
      air: '#e6e0a8',
      scale: 1.4,
    },
    {
      sky: ['#090b10', '#1a1c1e', '#38341f'],
      nebulae: [{ hue: '#b09a4a', strength: 0.3, scale: 2 }],
      worlds: [moonAt(0.16, 0.24, 0.06), moonAt(0.85, 0.2, 0.03)],
    },
  ),
  corellia: worldPlate(
    'corellia2',
    {
      surface: 'terra',
      palette: ['#0a2a44', '#2a6a86', '#3d6a44', '#6f8a56', '#9aa27a', '#dcdccc'],
      sea: 0.02,
      clouds: 0.8,
      air: '#9fe0ff',
      scale: 2.1,
      x: 0.5,
    },
    {
      sky: ['#060b12', '#0d2030', '#174050'],
      nebulae: [{ hue: '#4a9aa0', strength: 0.3, scale: 1.8 }],
      worlds: [{ x: 0.86, y: 0.28, radius: 0.07, surface: 'terra', palette: PALETTE.forest, air: '#a8e0d0' }, moonAt(0.14, 0.7, 0.045)],
    },
  ),
  kessel: worldPlate(
    'kessel7',
    { surface: 'desert', palette: ['#2a2420', '#5c4a3e', '#8f7458', '#c8a878'], air: '#d8a868', relief: 8, scale: 2.2, x: 0.46, radius: 0.26 },
    {
      sky: ['#0c0808', '#2c1a14', '#5a3a22'],
      nebulae: [
        { hue: '#e08a3a', strength: 0.8, scale: 1.5 },
        { hue: '#a04a2a', strength: 0.5, scale: 2.6 },
      ],
      suns: [{ x: 0.88, y: 0.28, radius: 0.03, hue: '#ffd49a', halo: 8, glow: 0.6 }],
      stars: 90,
    },
  ),
  kafrene: {
    seed: 'kafrene5',
    scene: {
      sky: ['#0a0b12', '#1c1a26', '#3a2c34'],
      nebulae: [{ hue: '#a0607a', strength: 0.5, scale: 1.8 }],
      stars: 150,
      saturation: 0.88,
      worlds: [
        {
          x: 0.3,
          y: 0.42,
          radius: 0.14,
          surface: 'moon',
          palette: ['#4a3c34', '#7a6656', '#a8907a', '#dcc4a4'],
          scale: 2.6,
          light: [-0.7, -0.5, 0.35],
        },
        {
          x: 0.74,
          y: 0.58,
          radius: 0.16,
          surface: 'moon',
          palette: ['#463a32', '#746252', '#a48c74', '#d4bc9c'],
          scale: 2.2,
          light: [-0.7, -0.5, 0.35],
        },
      ],
      orbits: [{ x: 0.52, y: 0.5, radii: [0.4, 0.41], strength: 0.28, ticks: 120, flat: 0.8 }],
    },
    subject: {
      kind: 'machine',
      key: '#ffe4d0',
      shade: '#4a3a48',
      mesh: miningBridge,
      poses: [{ yaw: 12, pitch: 10, roll: 15, scale: 0.17, x: 0.525, y: 0.36 }],
    },
  },
  mustafar: worldPlate(
    'mustafar3',
    { surface: 'lava', palette: PALETTE.lava, air: '#ff7a3a', scale: 1.7, ambient: 0.08 },
    {
      sky: ['#0a0505', '#2a0c08', '#5a1a0c'],
      nebulae: [{ hue: '#c43a1a', strength: 0.5, scale: 2.2 }],
      stars: 80,
      weather: { kind: 'embers', amount: 40 },
    },
  ),
  'ord-mantell': worldPlate(
    'mantell6',
    {
      surface: 'desert',
      palette: ['#3a3a2c', '#7a7048', '#a8a070', '#d8d0a8'],
      air: '#d0d8a0',
      ring: { hue: '#c8b890', flat: 0.18, angle: 0.3, strength: 0.75 },
      radius: 0.22,
      x: 0.5,
    },
    { sky: ['#080c0c', '#14201c', '#26382e'], nebulae: [{ hue: '#6a8a5a', strength: 0.35, scale: 2.2 }] },
  ),
  coruscant: worldPlate(
    'coruscant5',
    { surface: 'city', palette: PALETTE.city, light: [-0.72, -0.55, 0.2], air: '#a8ccf4', scale: 2.4, tilt: 0.4, ambient: 0.035, radius: 0.31 },
    { sky: ['#07090f', '#0f1624', '#1a2233'], nebulae: [{ hue: '#5a5a80', strength: 0.25, scale: 2.4 }], worlds: [moonAt(0.15, 0.26, 0.04)] },
  ),
  'death-star': worldPlate(
    'station1',
    { surface: 'station', palette: PALETTE.station, x: 0.5, y: 0.52, radius: 0.3, tilt: 0.12, light: [-0.65, -0.45, 0.45] },
    { sky: ['#06080d', '#10161f', '#222c38'], nebulae: [{ hue: '#5a6a7a', strength: 0.3, scale: 2 }], stars: 200, saturation: 0.7 },
  ),
  endor: worldPlate(
    'endor4',
    { surface: 'terra', palette: PALETTE.forest, air: '#b8f0d8', scale: 1.7, sea: -0.25, clouds: 0.6 },
    {
      sky: ['#060a0e', '#0c1a20', '#143038'],
      nebulae: [{ hue: '#4a8a80', strength: 0.25, scale: 2 }],
      worlds: [{ x: 0.15, y: 0.3, radius: 0.1, surface: 'gas', palette: PALETTE.gasBlue, light: [-0.7, -0.5, 0.3] }],
    },
  ),
  rodia: worldPlate(
    'rodia8',
    {
      surface: 'terra',
      palette: ['#1a3a30', '#3f7a58', '#5a7a2c', '#8a9a3c', '#b8b860', '#e0dca8'],
      air: '#c8ff9a',
      scale: 2.4,
      sea: 0.08,
      clouds: 0.95,
      caps: false,
      x: 0.48,
    },
    {
      sky: ['#080c06', '#1a2410', '#3a481a'],
      nebulae: [{ hue: '#9ab03a', strength: 0.45, scale: 1.9 }],
      stars: 110,
      worlds: [moonAt(0.85, 0.72, 0.05)],
    },
  ),
  dantooine: worldPlate(
    'dantooine2',
    {
      surface: 'terra',
      palette: ['#23405a', '#5a86a0', '#7a6a7c', '#a88c8a', '#cdb49a', '#f0e4d0'],
      air: '#e8c8e0',
      scale: 1.3,
      sea: -0.05,
      clouds: 0.4,
    },
    {
      sky: ['#0c0a14', '#261e38', '#52405c'],
      nebulae: [{ hue: '#b080b0', strength: 0.35, scale: 1.7 }],
      worlds: [moonAt(0.18, 0.22, 0.055), moonAt(0.1, 0.44, 0.025)],
    },
  ),
  'mon-cala': worldPlate(
    'moncala3',
    {
      surface: 'terra',
      palette: ['#063a5c', '#1f9ab8', '#5aa890', '#a8c8a0', '#d8e0b8', '#ffffff'],
      air: '#7ff0ff',
      scale: 2.6,
      sea: 0.34,
      clouds: 0.9,
    },
    { sky: ['#040c16', '#08263a', '#0e4a5c'], nebulae: [{ hue: '#2aa0b0', strength: 0.4, scale: 1.7 }] },
  ),
  dagobah: worldPlate(
    'dagobah6',
    {
      surface: 'terra',
      palette: ['#1a2420', '#3a4a3a', '#34402a', '#56604a', '#7a806a', '#a8a890'],
      air: '#a8b890',
      scale: 2,
      sea: -0.1,
      clouds: 1.15,
      caps: false,
      ambient: 0.06,
      x: 0.5,
    },
    { sky: ['#070a09', '#111a17', '#22302a'], nebulae: [{ hue: '#6a8070', strength: 0.5, scale: 1.4 }], stars: 60, saturation: 0.8 },
  ),
  alderaan: worldPlate(
    'alderaan4',
    {
      surface: 'terra',
      palette: PALETTE.terra,
      air: '#a8dcff',
      scale: 1.6,
      sea: 0.04,
      clouds: 0.95,
      ambient: 0.07,
      light: [-0.55, -0.55, 0.6],
      x: 0.5,
    },
    {
      sky: ['#0a1222', '#1c3658', '#4a7090'],
      nebulae: [{ hue: '#a8c8e0', strength: 0.3, scale: 1.7 }],
      stars: 100,
      suns: [{ x: 0.13, y: 0.16, radius: 0.028, hue: '#fff2d0', halo: 9, glow: 0.6 }],
    },
  ),
  bespin: worldPlate(
    'bespin9',
    {
      surface: 'gas',
      palette: ['#8a4a3a', '#d88a5a', '#f4c08a', '#b8664a', '#ffe4bc'],
      air: '#ffc09a',
      scale: 1.2,
      tilt: 0.18,
      ambient: 0.06,
      radius: 0.32,
    },
    {
      sky: ['#140c14', '#4a2434', '#a85a48'],
      nebulae: [{ hue: '#ff9a6a', strength: 0.35, scale: 1.6 }],
      stars: 90,
      worlds: [moonAt(0.12, 0.3, 0.03)],
    },
  ),
  hoth: worldPlate(
    'hoth4',
    { surface: 'ice', palette: PALETTE.ice, air: '#c8ecff', scale: 1.5, relief: 6 },
    {
      sky: ['#070b14', '#0d1a2c', '#17324a'],
      nebulae: [{ hue: '#5a8ab0', strength: 0.3, scale: 2 }],
      worlds: [moonAt(0.16, 0.26, 0.05), moonAt(0.24, 0.13, 0.022)],
    },
  ),
  jedha: worldPlate(
    'jedha5',
    {
      surface: 'desert',
      palette: ['#3a2620', '#7a5242', '#b08a70', '#e0c8ac'],
      air: '#f0c8b0',
      scale: 1.5,
      relief: 7,
      radius: 0.21,
      x: 0.42,
      y: 0.5,
    },
    {
      sky: ['#0c0a10', '#241c28', '#4a3640'],
      nebulae: [{ hue: '#9a6a70', strength: 0.3, scale: 2.2 }],
      worlds: [
        {
          x: 0.92,
          y: 0.92,
          radius: 0.42,
          surface: 'desert',
          palette: ['#2c2030', '#5a4450', '#8a6c6c', '#b89a8a'],
          light: [-0.8, -0.6, 0.15],
          air: '#d8a8a0',
          scale: 1.1,
        },
      ],
    },
  ),
  sullust: worldPlate(
    'sullust2',
    {
      surface: 'lava',
      palette: ['#141216', '#2c2a30', '#48424a', '#6a5e62'],
      air: '#ff9a6a',
      scale: 2.6,
      ambient: 0.05,
      x: 0.5,
      radius: 0.26,
      tilt: 1.1,
    },
    { sky: ['#08080c', '#181620', '#302630'], nebulae: [{ hue: '#7a4a6a', strength: 0.4, scale: 2 }], worlds: [moonAt(0.86, 0.24, 0.06)] },
  ),
  tatooine: worldPlate(
    'tatooine7',
    {
      surface: 'desert',
      palette: ['#6a3e1c', '#b0763c', '#dca868', '#f8dfb0'],
      air: '#ffd8a0',
      scale: 1.1,
      relief: 4,
      light: [-0.6, -0.55, 0.5],
      x: 0.56,
    },
    {
      sky: ['#120c0c', '#3c2418', '#8a5230'],
      nebulae: [{ hue: '#d8894a', strength: 0.3, scale: 1.8 }],
      stars: 90,
      suns: [
        { x: 0.13, y: 0.22, radius: 0.045, hue: '#ffe0a0', halo: 6, glow: 0.6 },
        { x: 0.235, y: 0.34, radius: 0.028, hue: '#ff9a5e', halo: 6, glow: 0.5 },
      ],
    },
  ),
  'yavin-4': worldPlate(
    'yavin3',
    {
      surface: 'terra',
      palette: ['#103038', '#2a6a60', '#2e5a26', '#56803a', '#86a050', '#c0c890'],
      air: '#b8ffb0',
      scale: 2,
      sea: -0.2,
      clouds: 0.55,
      radius: 0.2,
      x: 0.46,
      y: 0.55,
      caps: false,
    },
    {
      sky: ['#0a0a0c', '#26180e', '#5a3414'],
      nebulae: [{ hue: '#d07a2a', strength: 0.3, scale: 2 }],
      worlds: [{ x: 0.86, y: 0.2, radius: 0.34, surface: 'gas', palette: PALETTE.gasRed, light: [-0.7, 0.3, 0.35], air: '#ff9a5a', tilt: 0.5 }],
    },
  ),
}
