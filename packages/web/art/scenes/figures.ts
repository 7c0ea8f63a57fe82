import * as troops from '../subjects/figures-empire-troops.ts'
import * as empire from '../subjects/figures-empire.ts'
import * as ranks from '../subjects/figures-rebels-ranks.ts'
import * as rebels from '../subjects/figures-rebels.ts'
import type { Picture } from '../painter/picture.ts'
import { PALETTE } from './palettes.ts'
import { bridge, disc, rings, stands } from './staging.ts'
import { theNeutral } from './figures-neutral.ts'

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
  stormtrooper: stands('trooper9', '#e4f2fc', troops.stormtrooper, {
    sky: ['#0a0e15', '#182334', '#33485c', '#6d8797'],
    suns: [disc(0.22, '#a9cfe8', 0.6)],
    orbits: rings(0.5, 0.4, 0.22, '#d6e8f4'),
    ridges: [{ y: 0.9, height: 0.42, shape: 'pillars', hue: '#0a1017', haze: '#2a3a48' }],
    saturation: 0.8,
  }),
  'scout-trooper': stands('scout5', '#f4f0c0', troops.scoutTrooper, {
    sky: ['#1c3420', '#4c7040', '#98b060', '#e8e090'],
    suns: [disc(0.17, '#f8f4b8', 0.95, 0.32)],
    ridges: [
      { y: 0.8, height: 0.7, shape: 'pillars', hue: '#2c4826', haze: '#6c8848', mist: { hue: '#e0e090', spread: 0.12, strength: 0.45 } },
      { y: 0.98, height: 0.12, shape: 'forest', frequency: 14, hue: '#16280f', haze: '#3c5a2c' },
    ],
  }),
  'death-trooper': stands('deathtr2', '#b0c4c0', troops.deathTrooper, {
    sky: ['#080c0d', '#141f21', '#2c4244', '#5c7876'],
    suns: [disc(0.24, '#7a9c98', 0.45)],
    orbits: rings(0.5, 0.4, 0.24, '#a8d0c8', 0.25),
    ridges: [{ y: 0.92, height: 0.16, hue: '#0a1213', haze: '#2c4244', frequency: 5, mist: { hue: '#6c8c88', spread: 0.06, strength: 0.4 } }],
    weather: { kind: 'rain', amount: 330 },
    saturation: 0.8,
  }),
  inquisitor: stands('inquis3', '#ffb08a', troops.inquisitor, {
    sky: ['#08070c', '#1d1524', '#43273a', '#7a3f42'],
    nebulae: [{ hue: '#8a4a6a', strength: 0.35, scale: 2.5 }],
    stars: 60,
    worlds: [{ x: 0.5, y: 0.38, radius: 0.23, surface: 'lava', palette: PALETTE.lava, light: [-0.5, -0.6, 0.3], air: '#ff8a4a', scale: 1.8 }],
    ridges: [{ y: 0.95, height: 0.3, shape: 'pillars', hue: '#0d080c', haze: '#3a2029' }],
  }),
  'boba-fett': stands('boba7', '#ffe6b0', troops.bobaFett, {
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
  'baze-malbus': stands('baze2', '#ffd8b0', ranks.bazeMalbus, {
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
  'chirrut-imwe': stands('chirrut5', '#fff0d8', ranks.chirrutImwe, {
    sky: ['#2c1418', '#7c3430', '#d07c58', '#ffd8a0'],
    suns: [disc(0.23, '#fff0c8', 0.95, 0.39)],
    orbits: rings(0.5, 0.39, 0.23, '#b85c48', 0.12),
    ridges: [
      { y: 0.84, height: 0.26, frequency: 2, hue: '#8c4438', haze: '#d89070', mist: { hue: '#ffd8b0', spread: 0.06, strength: 0.5 } },
      { y: 0.98, height: 0.12, hue: '#3c1c1c', haze: '#8c4c40' },
    ],
  }),
  'rebel-trooper': stands('rtrooper4', '#ffe4d0', ranks.rebelTrooper, {
    sky: ['#d8d4cc', '#b8b0a8', '#847c7c', '#4c4850'],
    suns: [disc(0.21, '#ffffff', 0.95, 0.4)],
    orbits: [{ x: 0.5, y: 0.4, radii: [0.26], hue: '#ff9a6a', strength: 0.25, ticks: 60 }],
    ridges: [{ y: 0.95, height: 0.5, shape: 'pillars', hue: '#5c5860', haze: '#989498', mist: { hue: '#e8d8c8', spread: 0.09, strength: 0.4 } }],
    saturation: 0.8,
    vignette: 0.7,
  }),
  'rebel-commando': stands('commando5', '#f4f2c4', ranks.rebelCommando, {
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
  'temple-guardian': stands('guardian4', '#fff3d4', ranks.templeGuardian, {
    sky: ['#1c1a2a', '#4f4560', '#b8907a', '#f0d4a2'],
    stars: 30,
    starsDownTo: 0.5,
    suns: [disc(0.24, '#ffe7b8', 0.85, 0.38)],
    orbits: rings(0.5, 0.38, 0.24, '#fff6da'),
    ridges: [{ y: 0.95, height: 0.62, shape: 'pillars', hue: '#4a3a40', haze: '#a98a7a' }],
    saturation: 0.8,
  }),
  'duros-spy': stands('duros1', '#a8e8dc', ranks.durosSpy, {
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

/** People, and whoever else stands for one. */
export const figures: Record<string, Picture> = { ...theEmpire, ...theRebels, ...theNeutral }
