import type { Picture } from '../painter/picture.ts'
import { bWing, xWing, yWing } from '../subjects/fighters.ts'
import { fangFighter, headhunter } from '../subjects/fighters-neutral.ts'
import { freighter, smugglerBird } from '../subjects/freighters.ts'
import { tieBomber, tieFighter, tieInterceptor } from '../subjects/ties.ts'
import { allianceShuttle, imperialShuttle, landingCraft, uWing } from '../subjects/transports.ts'
import { fourLegged, sailBarge, snowspeeder, twoLegged } from '../subjects/walkers.ts'
import { PALETTE } from './palettes.ts'

import { capitalShips } from './capital-ships.ts'

const COLD = ['#05080f', '#0a1322', '#101f33']

const fighters: Record<string, Picture> = {
  'tie-fighter': {
    seed: 'tie5',
    scene: {
      sky: COLD,
      nebulae: [
        { hue: '#3a6a9a', strength: 0.5, scale: 2 },
        { hue: '#7aa0b8', strength: 0.18, scale: 3.4 },
      ],
      stars: 150,
      worlds: [
        { x: 0.12, y: 1.02, radius: 0.6, surface: 'gas', palette: PALETTE.gasBlue, light: [0.3, -0.9, 0.25], air: '#9fd0f0', scale: 1.5, tilt: 0.5 },
      ],
      saturation: 0.85,
    },
    subject: { kind: 'machine', key: '#cfe8ff', mesh: tieFighter, poses: [{ yaw: 122, pitch: 8, roll: 14, scale: 0.3, y: 0.43 }] },
  },
  'tie-interceptor': {
    seed: 'tieint3',
    scene: {
      sky: ['#10060c', '#2c0e1c', '#5a1c2c'],
      nebulae: [{ hue: '#c4405a', strength: 0.5, scale: 1.9 }],
      stars: 120,
      suns: [{ x: 0.76, y: 0.2, radius: 0.05, hue: '#ffb0a0', halo: 8, glow: 0.55 }],
      saturation: 0.85,
    },
    subject: {
      kind: 'machine',
      key: '#ffd0d0',
      shade: '#4a2a40',
      mesh: tieInterceptor,
      poses: [
        { yaw: 140, pitch: 24, roll: -8, scale: 0.085, x: 0.24, y: 0.26 },
        { yaw: 130, pitch: 18, roll: -14, scale: 0.31, x: 0.52, y: 0.46 },
      ],
    },
  },
  'tie-bomber': {
    seed: 'tiebomb6',
    scene: {
      sky: ['#0a0c0a', '#22281a', '#4a4a26'],
      nebulae: [{ hue: '#a8a04a', strength: 0.4, scale: 2 }],
      stars: 90,
      worlds: [
        {
          x: 0.5,
          y: 1.35,
          radius: 0.82,
          surface: 'moon',
          palette: ['#3a3826', '#6f6a48', '#a8a078', '#dcd4ac'],
          light: [-0.4, -0.9, 0.15],
          scale: 2,
        },
      ],
      saturation: 0.82,
    },
    subject: {
      kind: 'machine',
      key: '#f4f0d0',
      shade: '#383c2e',
      mesh: tieBomber,
      poses: [{ yaw: 144, pitch: 22, roll: -10, scale: 0.29, y: 0.43 }],
    },
  },
  'x-wing': {
    seed: 'xwing6',
    scene: {
      sky: ['#0b0a12', '#231629', '#54303a', '#a85b40'],
      nebulae: [
        { hue: '#c0603a', strength: 0.42, scale: 2.2 },
        { hue: '#6a5aa0', strength: 0.2, scale: 3 },
      ],
      stars: 140,
      worlds: [
        {
          x: 0.86,
          y: 0.92,
          radius: 0.4,
          surface: 'gas',
          palette: PALETTE.gasAmber,
          light: [-0.7, -0.5, 0.3],
          air: '#ffcf9a',
          ring: { hue: '#e8c79a', flat: 0.2, angle: -0.3, strength: 0.65 },
        },
      ],
      saturation: 0.88,
    },
    subject: { kind: 'machine', key: '#ffe6cc', shade: '#46344a', mesh: xWing, poses: [{ yaw: 52, pitch: 22, roll: 14, scale: 0.3, y: 0.42 }] },
  },
  'y-wing': {
    seed: 'ywing4',
    scene: {
      sky: ['#0c0a06', '#33270c', '#7a5c1c', '#d8a840'],
      nebulae: [{ hue: '#e0b04a', strength: 0.35, scale: 1.8 }],
      stars: 90,
      starsDownTo: 0.5,
      worlds: [{ x: 0.2, y: 0.2, radius: 0.11, surface: 'moon', palette: PALETTE.moon, light: [0.6, 0.5, 0.4] }],
      ridges: [{ y: 1.02, height: 0.1, hue: '#2a1e0a', haze: '#a8843a', mist: { hue: '#f0c868', spread: 0.08, strength: 0.5 } }],
      saturation: 0.85,
    },
    subject: { kind: 'machine', key: '#fff0c8', shade: '#4a4234', mesh: yWing, poses: [{ yaw: 40, pitch: 34, roll: 16, scale: 0.28, y: 0.43 }] },
  },
  'b-wing': {
    seed: 'bwing2',
    scene: {
      sky: ['#0a0c1c', '#1e2458', '#4a54a0'],
      nebulae: [
        { hue: '#7080f0', strength: 0.5, scale: 1.7 },
        { hue: '#f080c0', strength: 0.2, scale: 2.8 },
      ],
      stars: 160,
      suns: [{ x: 0.24, y: 0.26, radius: 0.035, hue: '#fff0ff', halo: 9, glow: 0.5 }],
      saturation: 0.85,
    },
    subject: { kind: 'machine', key: '#f0ecff', shade: '#383a68', mesh: bWing, poses: [{ yaw: 134, pitch: 12, roll: -22, scale: 0.31, y: 0.45 }] },
  },
  'z-95-headhunter': {
    seed: 'z95b',
    scene: {
      sky: ['#04100f', '#0a302c', '#1c6a5c'],
      nebulae: [{ hue: '#3ac0a0', strength: 0.45, scale: 2.1 }],
      stars: 150,
      worlds: [
        {
          x: 0.84,
          y: 0.22,
          radius: 0.2,
          surface: 'ice',
          palette: ['#2a5a58', '#6fa8a0', '#b8dcd0', '#f0fff8'],
          light: [-0.6, 0.4, 0.4],
          air: '#9ff0dc',
        },
      ],
      saturation: 0.82,
    },
    subject: {
      kind: 'machine',
      key: '#e8fff4',
      shade: '#2c4a48',
      mesh: headhunter,
      poses: [{ yaw: -32, pitch: 26, roll: -14, scale: 0.27, y: 0.47 }],
    },
  },
  'fang-fighter': {
    seed: 'fang8',
    scene: {
      sky: ['#d8c8a8', '#b88a68', '#6a3c34', '#2c1a20'],
      nebulae: [{ hue: '#fff0d0', strength: 0.2, scale: 1.8 }],
      suns: [{ x: 0.5, y: 0.3, radius: 0.12, hue: '#fff0d0', halo: 6, glow: 0.5, disc: 0.95 }],
      ridges: [
        { y: 0.92, height: 0.3, shape: 'pillars', hue: '#3c2024', haze: '#8a5a4c', mist: { hue: '#d8b090', spread: 0.07, strength: 0.45 } },
        { y: 1.05, height: 0.12, hue: '#170c10', haze: '#4a2a2c' },
      ],
      saturation: 0.85,
    },
    subject: {
      kind: 'machine',
      key: '#fff0e0',
      shade: '#4a2c34',
      mesh: fangFighter,
      poses: [{ yaw: 134, pitch: 14, roll: 18, scale: 0.31, y: 0.44 }],
    },
  },
}

const transports: Record<string, Picture> = {
  'imperial-shuttle': {
    seed: 'ishuttle8',
    scene: {
      sky: ['#0a0f18', '#1b2c42', '#42607c'],
      nebulae: [{ hue: '#7fa0bc', strength: 0.35, scale: 2.2 }],
      stars: 100,
      worlds: [{ x: 0.5, y: 1.5, radius: 0.98, surface: 'city', palette: PALETTE.city, light: [-0.4, -0.8, 0.1], air: '#ffb070', scale: 2 }],
      saturation: 0.85,
    },
    subject: { kind: 'machine', key: '#dcebf8', mesh: imperialShuttle, poses: [{ yaw: 128, pitch: 6, roll: 0, scale: 0.27, x: 0.5, y: 0.47 }] },
  },
  'landing-craft': {
    seed: 'landing5',
    scene: {
      sky: ['#140f1c', '#3a2c4c', '#7a5a7c', '#c89a9a'],
      stars: 40,
      starsDownTo: 0.4,
      suns: [{ x: 0.72, y: 0.62, radius: 0.06, hue: '#ffd0b8', halo: 8, glow: 0.5 }],
      ridges: [
        { y: 0.8, height: 0.22, shape: 'towers', hue: '#3a2c44', haze: '#8a6a84', frequency: 1.2, windows: 0.05 },
        { y: 0.9, height: 0.01, shape: 'dune', hue: '#1a1420', haze: '#5c465c', mist: { hue: '#c8a0a8', spread: 0.05, strength: 0.4 } },
      ],
      saturation: 0.8,
    },
    subject: { kind: 'machine', key: '#ffe4e0', shade: '#40364e', mesh: landingCraft, poses: [{ yaw: 52, pitch: 9, roll: 0, scale: 0.31, y: 0.52 }] },
    foreground: [{ y: 1.04, height: 0.02, shape: 'dune', hue: '#0c0910', haze: '#2c2130', mist: { hue: '#c8a0a8', spread: 0.05, strength: 0.25 } }],
  },
  'alliance-shuttle': {
    seed: 'ashuttle8',
    scene: {
      sky: ['#15243c', '#3f6a8a', '#a8c0bc', '#f3dcae'],
      nebulae: [{ hue: '#fff0d8', strength: 0.25, scale: 1.7 }],
      suns: [{ x: 0.76, y: 0.62, radius: 0.06, hue: '#ffe2a8', halo: 8, glow: 0.6 }],
      ridges: [
        { y: 0.9, height: 0.16, hue: '#3c6070', haze: '#a9bfb8', mist: { hue: '#f5e6c4', spread: 0.07, strength: 0.6 } },
        { y: 1.02, height: 0.06, hue: '#14303c', haze: '#41687a' },
      ],
      saturation: 0.85,
    },
    subject: {
      kind: 'machine',
      key: '#fff4d8',
      shade: '#4a5a68',
      mesh: allianceShuttle,
      poses: [{ yaw: 28, pitch: 12, roll: 8, scale: 0.26, y: 0.5 }],
    },
  },
  'u-wing': {
    seed: 'uwing7',
    scene: {
      sky: ['#28403c', '#5c8a80', '#a8c8b0', '#e8e8c8'],
      nebulae: [{ hue: '#ffffff', strength: 0.2, scale: 1.5 }],
      ridges: [
        { y: 0.82, height: 0.2, hue: '#4c7a70', haze: '#a0c0ae', mist: { hue: '#e8f0d8', spread: 0.08, strength: 0.6 } },
        { y: 0.96, height: 0.1, shape: 'forest', frequency: 12, hue: '#1c3c34', haze: '#4c7a68' },
        { y: 1.06, height: 0.1, shape: 'forest', frequency: 20, hue: '#0c1f1a', haze: '#1f4036' },
      ],
      weather: { kind: 'rain', amount: 120 },
      saturation: 0.78,
    },
    subject: {
      kind: 'machine',
      key: '#f8fff4',
      shade: '#3c524e',
      mesh: uWing,
      poses: [{ yaw: 38, pitch: 30, roll: -6, scale: 0.26, x: 0.52, y: 0.44 }],
    },
  },
  'millennium-falcon': {
    seed: 'falcon4',
    scene: {
      sky: ['#04060c', '#0a1428', '#163058'],
      nebulae: [{ hue: '#4a80e0', strength: 0.4, scale: 1.6 }],
      stars: 260,
      suns: [{ x: 0.2, y: 0.2, radius: 0.022, hue: '#e8f0ff', halo: 14, glow: 0.5 }],
      worlds: [{ x: 0.94, y: 0.96, radius: 0.34, surface: 'moon', palette: PALETTE.moon, light: [-0.8, -0.5, 0.25] }],
      saturation: 0.85,
    },
    subject: {
      kind: 'machine',
      key: '#fff6e8',
      shade: '#3c4458',
      mesh: freighter,
      poses: [{ yaw: 46, pitch: 42, roll: -16, scale: 0.34, x: 0.5, y: 0.44 }],
    },
  },
  'hwk-290': {
    seed: 'hwk3',
    scene: {
      sky: ['#1a0e08', '#5a2c14', '#b8622c', '#f0a858'],
      nebulae: [{ hue: '#ffd090', strength: 0.3, scale: 1.6 }],
      stars: 30,
      starsDownTo: 0.3,
      worlds: [{ x: 0.2, y: 0.3, radius: 0.15, surface: 'gas', palette: PALETTE.gasRed, light: [0.5, 0.5, 0.4], air: '#ff9a5a' }],
      ridges: [
        { y: 0.88, height: 0.16, shape: 'pillars', hue: '#6a3418', haze: '#c87a40', mist: { hue: '#ffc888', spread: 0.07, strength: 0.5 } },
        { y: 1.04, height: 0.08, hue: '#22100a', haze: '#6a3418' },
      ],
      saturation: 0.85,
    },
    subject: {
      kind: 'machine',
      key: '#fff0d0',
      shade: '#543a34',
      mesh: smugglerBird,
      poses: [{ yaw: -28, pitch: 28, roll: -10, scale: 0.265, x: 0.5, y: 0.46 }],
    },
  },
}

const grounded: Record<string, Picture> = {
  'at-at': {
    seed: 'atat4',
    scene: {
      sky: ['#30465c', '#6f90a6', '#bcd0d6', '#efe6d2'],
      nebulae: [{ hue: '#c7d6da', strength: 0.22, scale: 1.6 }],
      suns: [{ x: 0.2, y: 0.5, radius: 0.06, hue: '#fff1cf', halo: 7, glow: 0.55 }],
      ridges: [
        { y: 0.76, height: 0.16, frequency: 2.6, hue: '#8fa9b8', haze: '#c3d3d8' },
        { y: 0.88, height: 0.03, hue: '#9fb6c2', haze: '#dbe5e6', mist: { hue: '#f2efe4', spread: 0.07, strength: 0.55 } },
      ],
      weather: { kind: 'snow', amount: 80 },
      saturation: 0.8,
    },
    subject: {
      kind: 'machine',
      key: '#f4f8ff',
      shade: '#3a4a5e',
      mesh: fourLegged,
      poses: [{ yaw: 52, pitch: 3, roll: 0, scale: 0.33, x: 0.56, y: 0.5 }],
    },
    foreground: [{ y: 0.97, height: 0.03, frequency: 2, hue: '#7d99aa', haze: '#c9d8dd', mist: { hue: '#ffffff', spread: 0.05, strength: 0.35 } }],
  },
  'at-st': {
    seed: 'atst5',
    scene: {
      sky: ['#3c4a2c', '#6f8a4c', '#b8c078', '#f0e8b0'],
      suns: [{ x: 0.68, y: 0.3, radius: 0.06, hue: '#fff6c8', halo: 8, glow: 0.5 }],
      ridges: [
        { y: 0.86, height: 0.7, shape: 'pillars', hue: '#4a5c30', haze: '#8a9a58', mist: { hue: '#e0e0a0', spread: 0.12, strength: 0.5 } },
        { y: 0.95, height: 0.16, shape: 'forest', frequency: 12, hue: '#263618', haze: '#5c7038' },
      ],
      saturation: 0.8,
    },
    subject: {
      kind: 'machine',
      key: '#fbf6d8',
      shade: '#38452e',
      mesh: twoLegged,
      poses: [{ yaw: 62, pitch: 4, roll: 0, scale: 0.38, x: 0.5, y: 0.54 }],
    },
    foreground: [{ y: 1.05, height: 0.16, shape: 'forest', frequency: 24, hue: '#0e160a', haze: '#26361a' }],
  },
  snowspeeder: {
    seed: 'speeder2',
    scene: {
      sky: ['#6a7c9c', '#a8b4c8', '#e0dce0', '#f8ece0'],
      suns: [{ x: 0.74, y: 0.34, radius: 0.045, hue: '#fff0e0', halo: 9, glow: 0.5 }],
      ridges: [
        { y: 0.7, height: 0.24, frequency: 3.4, hue: '#8a94b0', haze: '#c8ccdc' },
        { y: 0.84, height: 0.12, frequency: 2.4, hue: '#7c8cb0', haze: '#c0cce0', mist: { hue: '#ffffff', spread: 0.06, strength: 0.5 } },
        { y: 1.0, height: 0.04, shape: 'dune', hue: '#98a8c8', haze: '#e8f0f8' },
      ],
      weather: { kind: 'snow', amount: 110 },
      saturation: 0.85,
    },
    subject: {
      kind: 'machine',
      key: '#fffaf4',
      shade: '#48547a',
      mesh: snowspeeder,
      poses: [{ yaw: 40, pitch: 24, roll: -18, scale: 0.32, x: 0.5, y: 0.46 }],
    },
  },
  'jabbas-sail-barge': {
    seed: 'barge6',
    scene: {
      sky: ['#28406a', '#6a8aa8', '#d8c8a0', '#f8d898'],
      suns: [{ x: 0.2, y: 0.22, radius: 0.05, hue: '#fff4d0', halo: 7, glow: 0.5 }],
      ridges: [
        { y: 0.82, height: 0.06, shape: 'dune', frequency: 1, hue: '#c08a50', haze: '#e8c088' },
        {
          y: 0.92,
          height: 0.05,
          shape: 'dune',
          frequency: 0.8,
          hue: '#9a6434',
          haze: '#d8a060',
          mist: { hue: '#f8dca0', spread: 0.05, strength: 0.4 },
        },
      ],
      weather: { kind: 'dust', amount: 60, hue: '#ffe0a8' },
      saturation: 0.85,
    },
    subject: {
      kind: 'machine',
      key: '#fff0cc',
      shade: '#5c4030',
      mesh: sailBarge,
      poses: [{ yaw: 26, pitch: 8, roll: -2, scale: 0.275, x: 0.5, y: 0.53 }],
    },
    foreground: [{ y: 1.02, height: 0.06, shape: 'dune', frequency: 0.9, hue: '#4a2c18', haze: '#a87040' }],
  },
}

/** Ships, fighters, transports and what walks, flies low or floats. */
export const machines: Record<string, Picture> = { ...fighters, ...transports, ...grounded, ...capitalShips }
