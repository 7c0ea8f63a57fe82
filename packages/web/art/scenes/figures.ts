import type { Figure, Picture } from '../painter/picture.ts'
import type { Orbits, Ridge, Scene } from '../painter/scene.ts'
import * as empire from '../subjects/figures-empire.ts'
import * as neutral from '../subjects/figures-neutral.ts'
import * as rebels from '../subjects/figures-rebels.ts'
import { PALETTE } from './palettes.ts'

/** A figure before its scene, in the colour of the light behind it. */
function stands(seed: string, key: string, draw: Figure['draw'], scene: Scene, placement: Figure['placement'] = {}): Picture {
  return { seed, scene: { saturation: 0.88, ...scene }, subject: { kind: 'figure', key, draw, placement } }
}

/** Circles engraved round a light. */
const rings = (x: number, y: number, radius: number, hue: string, strength = 0.32): Orbits[] => [
  { x, y, radii: [radius * 1.15, radius * 1.25], hue, strength, ticks: 90 },
  { x, y, radii: [radius * 1.6], hue, strength: strength * 0.7, dashed: true },
]
const disc = (radius: number, hue: string, brightness = 0.9, y = 0.4, x = 0.5) => ({ x, y, radius, hue, halo: 3, glow: 0.45, disc: brightness })
const bridge = (hue: string, haze: string, windows = 0.1): Ridge => ({ y: 1.02, height: 0.5, shape: 'pillars', hue, haze, windows })

const theEmpire: Record<string, Picture> = {
  'darth-vader': stands('vader3', '#ffb27a', empire.darthVader, {
    sky: ['#0a0507', '#2a0a0c', '#5c1712', '#8c2a14'],
    nebulae: [{ hue: '#b3331a', strength: 0.35, scale: 2.6 }],
    stars: 40,
    suns: [disc(0.27, '#ff7a3d', 0.95)],
    orbits: rings(0.5, 0.4, 0.27, '#ffb070'),
    ridges: [{ y: 0.9, height: 0.16, hue: '#1a0808', haze: '#5a1a12', mist: { hue: '#c4481f', spread: 0.06, strength: 0.35, drop: 0.02 } }],
  }),
  'director-krennic': stands('krennic8', '#fff3d0', empire.directorKrennic, {
    sky: ['#23313c', '#5d7883', '#a9b8b4', '#d6cdb4'],
    worlds: [{ x: 0.72, y: 0.25, radius: 0.23, surface: 'station', palette: PALETTE.station, light: [-0.7, -0.4, 0.35], ambient: 0.18 }],
    ridges: [
      { y: 0.8, height: 0.1, shape: 'dune', hue: '#6a7d7f', haze: '#b3b8ab', mist: { hue: '#d8d2bc', spread: 0.06, strength: 0.6 } },
      { y: 0.94, height: 0.05, shape: 'dune', hue: '#2e3d3c', haze: '#7d8c84' },
    ],
    engraving: 0.3,
    weather: { kind: 'rain', amount: 60 },
  }),
  'grand-moff-tarkin': stands(
    'tarkin2',
    '#cfe0ee',
    empire.grandMoffTarkin,
    {
      sky: ['#0a0d13', '#1d2733', '#4a5a66'],
      stars: 70,
      worlds: [
        {
          x: 0.52,
          y: 0.4,
          radius: 0.27,
          surface: 'terra',
          palette: PALETTE.terra,
          light: [0.7, -0.5, 0.45],
          air: '#a8dcff',
          ambient: 0.1,
          clouds: 0.9,
        },
      ],
      orbits: rings(0.52, 0.4, 0.27, '#9fe0a8', 0.4),
      ridges: [{ y: 1, height: 0.04, shape: 'dune', hue: '#06080c', haze: '#1a242e' }],
      saturation: 0.75,
    },
    { x: 38 },
  ),
  'admiral-piett': stands('piett4', '#d8e4f0', empire.admiralPiett, {
    sky: ['#04060c', '#0c1830', '#1c3454'],
    stars: 240,
    nebulae: [{ hue: '#4a6aa8', strength: 0.4, scale: 1.8 }],
    suns: [disc(0.05, '#e8f4ff', 1, 0.22, 0.76)],
    orbits: [{ x: 0.5, y: 0.42, radii: [0.3, 0.31], hue: '#a8c8e8', strength: 0.5, ticks: 60 }],
    ridges: [{ y: 0.92, height: 0.2, shape: 'towers', hue: '#0c1420', haze: '#2c4058', windows: 0.22, frequency: 0.8, windowHue: '#9fd0ff' }],
    saturation: 0.8,
  }),
  'general-veers': stands('veers6', '#e4f4ff', empire.generalVeers, {
    sky: ['#5a7890', '#98b4c4', '#dce8ea'],
    suns: [disc(0.22, '#f4fbff', 0.95)],
    orbits: rings(0.5, 0.4, 0.22, '#5a7890', 0.1),
    ridges: [{ y: 0.86, height: 0.2, hue: '#7c98ac', haze: '#b8ccd8', frequency: 4, mist: { hue: '#ffffff', spread: 0.06, strength: 0.5 } }],
    weather: { kind: 'snow', amount: 120 },
    saturation: 0.75,
  }),
  'moff-jerjerrod': stands('jerjerrod3', '#c8f4ff', empire.moffJerjerrod, {
    sky: ['#06100f', '#0e2a2c', '#1e5256'],
    stars: 60,
    nebulae: [{ hue: '#2a8a8a', strength: 0.4, scale: 2 }],
    worlds: [{ x: 0.78, y: 0.26, radius: 0.13, surface: 'terra', palette: PALETTE.forest, light: [-0.6, -0.5, 0.4], air: '#b8f0d8', sea: -0.25 }],
    ridges: [bridge('#06100f', '#1c4446', 0.03)],
  }),
  stormtrooper: stands('trooper9', '#e4f2fc', empire.stormtrooper, {
    sky: ['#0a0e15', '#182334', '#33485c', '#6d8797'],
    suns: [disc(0.22, '#a9cfe8', 0.6)],
    orbits: rings(0.5, 0.4, 0.22, '#d6e8f4'),
    ridges: [{ y: 0.9, height: 0.42, shape: 'pillars', hue: '#0a1017', haze: '#2a3a48' }],
    saturation: 0.8,
  }),
  'scout-trooper': stands('scout5', '#f4f0c0', empire.scoutTrooper, {
    sky: ['#1c3420', '#4c7040', '#98b060', '#e8e090'],
    suns: [disc(0.17, '#f8f4b8', 0.95, 0.32)],
    ridges: [
      { y: 0.8, height: 0.7, shape: 'pillars', hue: '#2c4826', haze: '#6c8848', mist: { hue: '#e0e090', spread: 0.12, strength: 0.45 } },
      { y: 0.98, height: 0.12, shape: 'forest', frequency: 14, hue: '#16280f', haze: '#3c5a2c' },
    ],
  }),
  'death-trooper': stands('deathtr2', '#b0c4c0', empire.deathTrooper, {
    sky: ['#080c0d', '#141f21', '#2c4244', '#5c7876'],
    suns: [disc(0.24, '#7a9c98', 0.45)],
    orbits: rings(0.5, 0.4, 0.24, '#a8d0c8', 0.25),
    ridges: [{ y: 0.92, height: 0.16, hue: '#0a1213', haze: '#2c4244', frequency: 5, mist: { hue: '#6c8c88', spread: 0.06, strength: 0.4 } }],
    weather: { kind: 'rain', amount: 330 },
    saturation: 0.8,
  }),
  inquisitor: stands('inquis3', '#ffb08a', empire.inquisitor, {
    sky: ['#08070c', '#1d1524', '#43273a', '#7a3f42'],
    nebulae: [{ hue: '#8a4a6a', strength: 0.35, scale: 2.5 }],
    stars: 60,
    worlds: [{ x: 0.5, y: 0.38, radius: 0.23, surface: 'lava', palette: PALETTE.lava, light: [-0.5, -0.6, 0.3], air: '#ff8a4a', scale: 1.8 }],
    ridges: [{ y: 0.95, height: 0.3, shape: 'pillars', hue: '#0d080c', haze: '#3a2029' }],
  }),
  'boba-fett': stands('boba7', '#ffe6b0', empire.bobaFett, {
    sky: ['#082026', '#1c5058', '#6c8070', '#e89850'],
    suns: [disc(0.24, '#ffd09a', 0.9)],
    orbits: rings(0.5, 0.4, 0.24, '#7a4c20', 0.1),
    ridges: [
      { y: 0.84, height: 0.06, shape: 'dune', hue: '#7c4c30', haze: '#c88858' },
      { y: 1, height: 0.06, shape: 'dune', frequency: 0.9, hue: '#2c1a0c', haze: '#6c4430' },
    ],
    weather: { kind: 'dust', amount: 80, hue: '#ffe0a0' },
  }),
}

const theRebels: Record<string, Picture> = {
  'luke-skywalker': stands('luke7', '#fff0c4', rebels.lukeSkywalker, {
    sky: ['#26324e', '#6a5f7c', '#c98a6a', '#f2c48a', '#f6e0b0'],
    stars: 26,
    starsDownTo: 0.4,
    suns: [
      { x: 0.42, y: 0.4, radius: 0.1, hue: '#ffd28a', halo: 6, glow: 0.6 },
      { x: 0.68, y: 0.52, radius: 0.06, hue: '#ff9a5e', halo: 6, glow: 0.45 },
    ],
    orbits: [{ x: 0.42, y: 0.4, radii: [0.19, 0.28, 0.29], hue: '#fff0cf', strength: 0.28, ticks: 90 }],
    ridges: [
      { y: 0.84, height: 0.05, frequency: 1.2, shape: 'dune', hue: '#9a6440', haze: '#dda06c' },
      { y: 0.98, height: 0.06, frequency: 0.8, shape: 'dune', hue: '#4e2d20', haze: '#a9683f' },
    ],
  }),
  'princess-leia': stands('leia2', '#fff4dc', rebels.princessLeia, {
    sky: ['#132238', '#31587a', '#8fb3bd', '#f0dcc0'],
    nebulae: [{ hue: '#d6c8b0', strength: 0.2, scale: 1.8 }],
    stars: 20,
    starsDownTo: 0.5,
    worlds: [
      {
        x: 0.5,
        y: 0.4,
        radius: 0.27,
        surface: 'terra',
        palette: PALETTE.terra,
        light: [-0.5, -0.7, 0.45],
        air: '#a8dcff',
        ambient: 0.12,
        sea: 0.02,
        clouds: 0.9,
      },
    ],
    orbits: rings(0.5, 0.4, 0.27, '#fff0d0'),
    ridges: [{ y: 0.9, height: 0.22, hue: '#5c7f92', haze: '#b9cdd0', mist: { hue: '#f2e6d0', spread: 0.05, strength: 0.5 } }],
  }),
  'han-solo': stands('han5', '#ffe8c0', rebels.hanSolo, {
    sky: ['#1c0f1c', '#5c2440', '#b8485c', '#f0946c'],
    suns: [disc(0.2, '#ffc090', 0.92, 0.42)],
    orbits: rings(0.5, 0.42, 0.2, '#ffe0c0', 0.3),
    ridges: [
      { y: 0.86, height: 0.2, shape: 'domes', hue: '#5c2430', haze: '#b05c58', mist: { hue: '#ffb890', spread: 0.05, strength: 0.4 } },
      { y: 1, height: 0.03, shape: 'dune', hue: '#220e18', haze: '#5c2838' },
    ],
  }),
  chewbacca: stands('chewie4', '#fff0b8', rebels.chewbacca, {
    sky: ['#101c14', '#33502a', '#8a9a4a', '#f0d88a'],
    suns: [disc(0.25, '#ffe9a0', 0.9, 0.42)],
    ridges: [
      { y: 0.8, height: 0.36, shape: 'forest', frequency: 7, hue: '#3e5a2c', haze: '#a0a85c', mist: { hue: '#f0e8a0', spread: 0.07, strength: 0.4 } },
      { y: 1.02, height: 0.2, shape: 'forest', frequency: 12, hue: '#10200f', haze: '#2c4420' },
    ],
    saturation: 0.85,
  }),
  'jyn-erso': stands('jyn6', '#d8f4ff', rebels.jynErso, {
    sky: ['#0c0a14', '#2c2440', '#5c4c78', '#98809c'],
    nebulae: [{ hue: '#a890d0', strength: 0.3, scale: 1.9 }],
    stars: 70,
    starsDownTo: 0.6,
    suns: [disc(0.21, '#b8a8e0', 0.6)],
    orbits: rings(0.5, 0.4, 0.21, '#e0d0ff'),
    ridges: [{ y: 0.92, height: 0.3, shape: 'pillars', hue: '#1c1428', haze: '#54446c' }],
    weather: { kind: 'rain', amount: 90 },
  }),
  'cassian-andor': stands('cassian3', '#e4f4f8', rebels.cassianAndor, {
    sky: ['#16262c', '#34545c', '#7c9c98', '#c8d4b8'],
    suns: [disc(0.2, '#e0ecd0', 0.8, 0.36, 0.56)],
    ridges: [
      { y: 0.78, height: 0.3, frequency: 5, hue: '#34504c', haze: '#7c9890', mist: { hue: '#d0dcc8', spread: 0.08, strength: 0.5 } },
      { y: 0.96, height: 0.16, frequency: 7, hue: '#12201f', haze: '#34504c' },
    ],
    weather: { kind: 'rain', amount: 220 },
    saturation: 0.75,
  }),
  'baze-malbus': stands('baze2', '#ffd8b0', rebels.bazeMalbus, {
    sky: ['#1c1414', '#5c4034', '#a87858', '#e8bc90'],
    worlds: [
      {
        x: 0.5,
        y: 0.38,
        radius: 0.25,
        surface: 'desert',
        palette: ['#5a3a30', '#a07458', '#d0a888', '#f4dcc0'],
        light: [-0.3, -0.7, 0.6],
        ambient: 0.2,
        air: '#ffd8b0',
      },
    ],
    orbits: rings(0.5, 0.38, 0.25, '#fff0d8', 0.25),
    ridges: [{ y: 0.92, height: 0.3, shape: 'towers', hue: '#3c241c', haze: '#8c6048', frequency: 1.4, windows: 0.03 }],
  }),
  'chirrut-imwe': stands('chirrut5', '#fff0d8', rebels.chirrutImwe, {
    sky: ['#2c1418', '#7c3430', '#d07c58', '#ffd8a0'],
    suns: [disc(0.23, '#fff0c8', 0.95, 0.39)],
    orbits: rings(0.5, 0.39, 0.23, '#b85c48', 0.12),
    ridges: [
      { y: 0.84, height: 0.26, frequency: 2, hue: '#8c4438', haze: '#d89070', mist: { hue: '#ffd8b0', spread: 0.06, strength: 0.5 } },
      { y: 0.98, height: 0.12, hue: '#3c1c1c', haze: '#8c4c40' },
    ],
  }),
  'rebel-trooper': stands('rtrooper4', '#ffe4d0', rebels.rebelTrooper, {
    sky: ['#d8d4cc', '#b8b0a8', '#847c7c', '#4c4850'],
    suns: [disc(0.21, '#ffffff', 0.95, 0.4)],
    orbits: [{ x: 0.5, y: 0.4, radii: [0.26], hue: '#ff9a6a', strength: 0.25, ticks: 60 }],
    ridges: [{ y: 0.95, height: 0.5, shape: 'pillars', hue: '#5c5860', haze: '#989498', mist: { hue: '#e8d8c8', spread: 0.09, strength: 0.4 } }],
    saturation: 0.8,
    vignette: 0.7,
  }),
  'rebel-commando': stands('commando5', '#f4f2c4', rebels.rebelCommando, {
    sky: ['#0f2420', '#2f5a45', '#7f9a6a', '#d8d69a'],
    suns: [disc(0.2, '#f1eebc', 0.9, 0.38)],
    ridges: [
      {
        y: 0.72,
        height: 0.3,
        shape: 'forest',
        frequency: 14,
        hue: '#476a4c',
        haze: '#9db37c',
        mist: { hue: '#dfe0a8', spread: 0.08, strength: 0.5 },
      },
      { y: 0.92, height: 0.34, shape: 'forest', frequency: 9, hue: '#1c3a2c', haze: '#4c7050' },
      { y: 1.04, height: 0.14, shape: 'forest', frequency: 22, hue: '#0a1a14', haze: '#1e3a2c' },
    ],
    saturation: 0.85,
  }),
  'temple-guardian': stands('guardian4', '#fff3d4', rebels.templeGuardian, {
    sky: ['#1c1a2a', '#4f4560', '#b8907a', '#f0d4a2'],
    stars: 30,
    starsDownTo: 0.5,
    suns: [disc(0.24, '#ffe7b8', 0.85, 0.38)],
    orbits: rings(0.5, 0.38, 0.24, '#fff6da'),
    ridges: [{ y: 0.95, height: 0.62, shape: 'pillars', hue: '#4a3a40', haze: '#a98a7a' }],
    saturation: 0.8,
  }),
  'duros-spy': stands('duros1', '#a8e8dc', rebels.durosSpy, {
    sky: ['#060c10', '#0e2028', '#1e4048', '#3c7070'],
    suns: [disc(0.2, '#5cb8b0', 0.5, 0.4)],
    ridges: [
      { y: 0.92, height: 0.4, shape: 'towers', hue: '#081418', haze: '#245058', windows: 0.1, frequency: 0.9 },
      { y: 1.05, height: 0.2, shape: 'towers', hue: '#04090c', haze: '#10282e', windows: 0.06, frequency: 1.6 },
    ],
    weather: { kind: 'rain', amount: 100 },
    saturation: 0.85,
  }),
}

const theNeutral: Record<string, Picture> = {
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
  'rodian-gunslinger': stands('rodian2', '#ffe7a4', neutral.rodianGunslinger, {
    sky: ['#150f0b', '#43290f', '#9a6420', '#e9b958'],
    suns: [disc(0.23, '#ffd774', 0.9, 0.38)],
    orbits: rings(0.5, 0.38, 0.23, '#fff0b0', 0.25),
    ridges: [
      { y: 0.84, height: 0.24, shape: 'towers', hue: '#6b451c', haze: '#c48a3a', frequency: 1.2 },
      { y: 0.98, height: 0.18, shape: 'towers', hue: '#221408', haze: '#5e3c18', frequency: 1.8, windows: 0.02 },
    ],
    saturation: 0.85,
  }),
  bossk: stands('bossk4', '#fff0a8', neutral.bossk, {
    sky: ['#1c1c08', '#4c4c14', '#989428', '#e8dc60'],
    suns: [disc(0.24, '#f4e878', 0.8, 0.38, 0.46)],
    orbits: rings(0.46, 0.38, 0.24, '#5c5c14', 0.12),
    ridges: [{ y: 0.9, height: 0.4, shape: 'pillars', hue: '#34340e', haze: '#88842c', mist: { hue: '#e8e078', spread: 0.07, strength: 0.4 } }],
    saturation: 0.78,
  }),
  lobot: stands('lobot2', '#ffe8e0', neutral.lobot, {
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
  dengar: stands('dengar3', '#ffe0b8', neutral.dengar, {
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
  'ig-88': stands('ig88b', '#e0e8ff', neutral.ig88, {
    sky: ['#04081c', '#0c1c4c', '#20409a', '#5078c8'],
    suns: [disc(0.21, '#7fa4f0', 0.7, 0.38)],
    orbits: rings(0.5, 0.38, 0.21, '#ff8a6a', 0.35),
    ridges: [{ y: 1, height: 0.5, shape: 'towers', hue: '#060a1c', haze: '#1c3272', windows: 0.05, windowHue: '#ff8a5a', frequency: 1.2 }],
    saturation: 0.75,
  }),
  'lando-calrissian': stands('lando4', '#ffe8c0', neutral.landoCalrissian, {
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
    neutral.jabbaTheHutt,
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

/** People, and whoever else stands for one. */
export const figures: Record<string, Picture> = { ...theEmpire, ...theRebels, ...theNeutral }
