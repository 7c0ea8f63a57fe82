import * as lords from '../subjects/figures-neutral-lords.ts'
import * as neutral from '../subjects/figures-neutral.ts'
import * as outlaws from '../subjects/figures-outlaws.ts'
import type { Picture } from '../painter/picture.ts'
import { PALETTE } from './palettes.ts'
import { disc, rings, stands } from './staging.ts'

/** The people who serve neither side. */
export const theNeutral: Record<string, Picture> = {
  'jawa-scavenger': stands(
    'jawa3',
    '#ffd8a0',
    neutral.jawaScavenger,
    {
      sky: ['#141a34', '#3c3458', '#8c5c68', '#e09a70'],
      stars: 60,
      starsDownTo: 0.5,
      worlds: [{ x: 0.26, y: 0.24, radius: 0.07, surface: 'moon', palette: PALETTE.moon, light: [0.5, 0.6, 0.4] }],
      ridges: [
        { y: 0.8, height: 0.2, frequency: 2.2, hue: '#5c3840', haze: '#a06c64', mist: { hue: '#ffb890', spread: 0.06, strength: 0.4 } },
        { y: 0.94, height: 0.05, shape: 'dune', hue: '#3c2028', haze: '#7c4c48' },
      ],
    },
    { x: 4, y: -6, scale: 0.98 },
  ),
  'kel-dor-mystic': stands('keldor6', '#ffd3ae', neutral.kelDorMystic, {
    sky: ['#130c14', '#3a1f38', '#8a4a52', '#e0946a'],
    nebulae: [{ hue: '#d8a0a0', strength: 0.28, scale: 2 }],
    stars: 24,
    starsDownTo: 0.5,
    worlds: [
      {
        x: 0.5,
        y: 0.38,
        radius: 0.23,
        surface: 'gas',
        palette: PALETTE.gasRed,
        light: [-0.5, -0.6, 0.5],
        air: '#ffb48a',
        scale: 1.3,
        ambient: 0.16,
        ring: { hue: '#f0c8a0', flat: 0.16, angle: 0.2, strength: 0.6 },
      },
    ],
    ridges: [{ y: 0.96, height: 0.18, frequency: 4, hue: '#2a141e', haze: '#74404a' }],
    saturation: 0.82,
  }),
  'rodian-gunslinger': stands('rodian2', '#ffe7a4', outlaws.rodianGunslinger, {
    sky: ['#150f0b', '#43290f', '#9a6420', '#e9b958'],
    suns: [disc(0.23, '#ffd774', 0.9, 0.38)],
    orbits: rings(0.5, 0.38, 0.23, '#fff0b0', 0.25),
    ridges: [
      { y: 0.84, height: 0.24, shape: 'towers', hue: '#6b451c', haze: '#c48a3a', frequency: 1.2 },
      { y: 0.98, height: 0.18, shape: 'towers', hue: '#221408', haze: '#5e3c18', frequency: 1.8, windows: 0.02 },
    ],
    saturation: 0.85,
  }),
  bossk: stands('bossk4', '#fff0a8', outlaws.bossk, {
    sky: ['#1c1c08', '#4c4c14', '#989428', '#e8dc60'],
    suns: [disc(0.24, '#f4e878', 0.8, 0.38, 0.46)],
    orbits: rings(0.46, 0.38, 0.24, '#5c5c14', 0.12),
    ridges: [{ y: 0.9, height: 0.4, shape: 'pillars', hue: '#34340e', haze: '#88842c', mist: { hue: '#e8e078', spread: 0.07, strength: 0.4 } }],
    saturation: 0.78,
  }),
  lobot: stands('lobot2', '#ffe8e0', lords.lobot, {
    sky: ['#3c4c78', '#8c88a8', '#e0b0a0', '#ffdcb0'],
    nebulae: [{ hue: '#fff0e0', strength: 0.25, scale: 1.4 }],
    suns: [disc(0.22, '#fff0e0', 0.9)],
    orbits: rings(0.5, 0.4, 0.22, '#8c88a8', 0.15),
    ridges: [{ y: 0.95, height: 0.3, shape: 'domes', hue: '#5c5474', haze: '#b898a0', mist: { hue: '#ffe0c8', spread: 0.08, strength: 0.5 } }],
    saturation: 0.8,
  }),
  'twilek-smuggler': stands('twilek5', '#f0d0ff', neutral.twilekSmuggler, {
    sky: ['#12081c', '#3c1458', '#8c2c88', '#e05c94'],
    stars: 30,
    starsDownTo: 0.4,
    suns: [disc(0.22, '#ff9cc8', 0.85, 0.4)],
    orbits: rings(0.5, 0.4, 0.22, '#ffc8e8', 0.28),
    ridges: [{ y: 0.96, height: 0.36, shape: 'towers', hue: '#1c0a2c', haze: '#5c2468', windows: 0.14, windowHue: '#ff9ad8' }],
    saturation: 0.8,
  }),
  dengar: stands('dengar3', '#ffe0b8', outlaws.dengar, {
    sky: ['#e8dcc4', '#d0bc98', '#a48862', '#5c4834'],
    suns: [disc(0.22, '#fff8e4', 0.95)],
    ridges: [
      { y: 0.82, height: 0.3, frequency: 6, hue: '#4c3424', haze: '#8c6448', mist: { hue: '#d0a078', spread: 0.06, strength: 0.4 } },
      { y: 1, height: 0.2, frequency: 4, hue: '#1c120c', haze: '#4c3424' },
    ],
    weather: { kind: 'dust', amount: 80, hue: '#fff0d0' },
    saturation: 0.8,
  }),
  'quarren-mercenary': stands('quarren4', '#a8ffe4', neutral.quarrenMercenary, {
    sky: ['#0a5c60', '#08484c', '#063034', '#031c20'],
    nebulae: [{ hue: '#3cc8b0', strength: 0.4, scale: 2.6 }],
    suns: [{ x: 0.5, y: -0.05, radius: 0.3, hue: '#a8ffe0', halo: 4, glow: 0.5, disc: 0.9 }],
    orbits: rings(0.5, 0.38, 0.22, '#a8ffe8', 0.35),
    ridges: [
      { y: 0.94, height: 0.2, frequency: 8, hue: '#042024', haze: '#0c4c50' },
      { y: 1.02, height: 0.2, shape: 'forest', frequency: 16, hue: '#021012', haze: '#08343a' },
    ],
    weather: { kind: 'dust', amount: 130, hue: '#b8fff0' },
    saturation: 0.82,
  }),
  'ig-88': stands('ig88b', '#e0e8ff', outlaws.ig88, {
    sky: ['#04081c', '#0c1c4c', '#20409a', '#5078c8'],
    suns: [disc(0.21, '#7fa4f0', 0.7, 0.38)],
    orbits: rings(0.5, 0.38, 0.21, '#ff8a6a', 0.35),
    ridges: [{ y: 1, height: 0.5, shape: 'towers', hue: '#060a1c', haze: '#1c3272', windows: 0.05, windowHue: '#ff8a5a', frequency: 1.2 }],
    saturation: 0.75,
  }),
  'lando-calrissian': stands('lando4', '#ffe8c0', lords.landoCalrissian, {
    sky: ['#1c2c5c', '#6c5c94', '#e08a70', '#ffd090'],
    nebulae: [{ hue: '#ffd8b0', strength: 0.35, scale: 1.5 }],
    suns: [disc(0.19, '#ffe0a8', 0.95, 0.38)],
    orbits: rings(0.5, 0.38, 0.19, '#fff0d0', 0.3),
    ridges: [{ y: 0.94, height: 0.22, shape: 'domes', hue: '#5c3c64', haze: '#c08080', mist: { hue: '#ffd8b0', spread: 0.09, strength: 0.6 } }],
    saturation: 0.88,
  }),
  'jabba-the-hutt': stands(
    'jabba5',
    '#ffe0a0',
    lords.jabbaTheHutt,
    {
      sky: ['#0c0806', '#2c1a0c', '#5c3a18', '#8c6028'],
      suns: [{ x: 0.5, y: 0.3, radius: 0.24, hue: '#c88a40', halo: 3, glow: 0.4, disc: 0.6 }],
      orbits: rings(0.5, 0.3, 0.24, '#ffd890', 0.28),
      ridges: [{ y: 0.92, height: 0.6, shape: 'pillars', hue: '#140c06', haze: '#44290f' }],
      saturation: 0.85,
    },
    { x: 34, y: 40 },
  ),
  'outer-rim-pilot': stands('pilot7', '#ffe6bc', neutral.outerRimPilot, {
    sky: ['#0b1420', '#223a4c', '#64808a', '#d8b98a'],
    stars: 60,
    starsDownTo: 0.6,
    worlds: [
      {
        x: 0.7,
        y: 0.3,
        radius: 0.2,
        surface: 'desert',
        palette: PALETTE.desert,
        light: [-0.6, -0.4, 0.4],
        air: '#ffd9a0',
        scale: 1.7,
        ambient: 0.1,
        ring: { hue: '#f0d8b0', flat: 0.2, angle: -0.4, strength: 0.75 },
      },
    ],
    ridges: [
      { y: 0.86, height: 0.04, frequency: 1, shape: 'dune', hue: '#6a5a4a', haze: '#c2a27a' },
      { y: 1.02, height: 0.05, frequency: 1.4, shape: 'dune', hue: '#1e1c1e', haze: '#5a4a40' },
    ],
    saturation: 0.82,
  }),
}
