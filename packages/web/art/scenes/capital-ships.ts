import type { Picture } from '../painter/picture.ts'
import {
  blockadeRunner,
  crocCruiser,
  gozanti,
  hammerhead,
  imperialCarrier,
  monCalamariCruiser,
  nebulonFrigate,
  rebelTransport,
  starDestroyer,
} from '../subjects/ships.ts'
import { PALETTE } from './palettes.ts'

/** Capital ships. */
export const capitalShips: Record<string, Picture> = {
  'gozanti-cruiser': {
    seed: 'gozanti4',
    scene: {
      sky: ['#0c1014', '#24323a', '#4c6468'],
      nebulae: [{ hue: '#a0b8b0', strength: 0.35, scale: 1.7 }],
      stars: 110,
      ridges: [{ y: 1.02, height: 0.12, shape: 'towers', hue: '#0c1216', haze: '#3a4c50', windows: 0.14 }],
      saturation: 0.75,
    },
    subject: { kind: 'machine', key: '#e8f4f0', shade: '#34444a', mesh: gozanti, poses: [{ yaw: 34, pitch: 14, roll: 4, scale: 0.285, y: 0.46 }] },
  },
  'imperial-carrier': {
    seed: 'carrier1',
    scene: {
      sky: ['#070a12', '#111a2c', '#22304a'],
      nebulae: [{ hue: '#6b7fb0', strength: 0.4, scale: 2.4 }],
      stars: 140,
      worlds: [
        {
          x: 0.3,
          y: 1.25,
          radius: 0.75,
          surface: 'desert',
          palette: ['#3a2c2a', '#6d5a50', '#a08a74', '#cdb89a'],
          light: [0.5, -0.8, 0.2],
          air: '#c8b8a0',
          scale: 2,
        },
      ],
      saturation: 0.8,
    },
    subject: { kind: 'machine', key: '#e0eaff', mesh: imperialCarrier, poses: [{ yaw: 30, pitch: 6, roll: -2, scale: 0.3, y: 0.46 }] },
  },
  'star-destroyer': {
    seed: 'destroyer2',
    scene: {
      sky: ['#06080e', '#0e1624', '#1b2a3c'],
      nebulae: [
        { hue: '#50708c', strength: 0.45, scale: 1.9 },
        { hue: '#c09a6a', strength: 0.16, scale: 2.8 },
      ],
      stars: 170,
      worlds: [{ x: 0.2, y: 0.2, radius: 0.12, surface: 'moon', palette: PALETTE.moon, light: [-0.6, -0.3, 0.3] }],
      saturation: 0.8,
    },
    subject: {
      kind: 'machine',
      key: '#e8f0f8',
      shade: '#2c3a4c',
      mesh: starDestroyer,
      poses: [{ yaw: 42, pitch: 18, roll: -8, scale: 0.36, x: 0.53, y: 0.49 }],
    },
  },
  'rebel-transport': {
    seed: 'rtransport3',
    scene: {
      sky: ['#0c1018', '#2c3a52', '#7088a0'],
      nebulae: [{ hue: '#c8d8e8', strength: 0.35, scale: 1.6 }],
      stars: 80,
      worlds: [{ x: 0.5, y: 1.5, radius: 1.0, surface: 'ice', palette: PALETTE.ice, light: [-0.3, -0.9, 0.2], air: '#c8ecff' }],
      saturation: 0.82,
    },
    subject: {
      kind: 'machine',
      key: '#fff6e8',
      shade: '#46506a',
      mesh: rebelTransport,
      poses: [{ yaw: 30, pitch: 4, roll: -6, scale: 0.285, y: 0.45 }],
    },
  },
  'hammerhead-corvette': {
    seed: 'hammer5',
    scene: {
      sky: ['#120a0e', '#3a1a20', '#7a3a34'],
      nebulae: [{ hue: '#e0704a', strength: 0.45, scale: 1.7 }],
      stars: 120,
      suns: [{ x: 0.82, y: 0.24, radius: 0.04, hue: '#ffd8b0', halo: 9, glow: 0.6 }],
      saturation: 0.85,
    },
    subject: { kind: 'machine', key: '#ffe8d8', shade: '#4c3440', mesh: hammerhead, poses: [{ yaw: 30, pitch: 12, roll: 6, scale: 0.275, y: 0.47 }] },
  },
  'mon-calamari-cruiser': {
    seed: 'calamari3',
    scene: {
      sky: ['#070d18', '#0e2434', '#1d4a58'],
      nebulae: [
        { hue: '#3f9a9a', strength: 0.5, scale: 1.8 },
        { hue: '#e0b080', strength: 0.16, scale: 3 },
      ],
      stars: 150,
      worlds: [{ x: 0.2, y: 0.2, radius: 0.13, surface: 'terra', palette: PALETTE.ocean, light: [0.5, -0.4, 0.5], air: '#8fe0f0', sea: 0.3 }],
      saturation: 0.85,
    },
    subject: {
      kind: 'machine',
      key: '#e4fffa',
      shade: '#27485a',
      mesh: monCalamariCruiser,
      poses: [{ yaw: 26, pitch: 14, roll: -4, scale: 0.305, x: 0.52, y: 0.48 }],
    },
  },
  'c-roc-cruiser': {
    seed: 'croc3',
    scene: {
      sky: ['#0c0b10', '#241c20', '#5a4230'],
      nebulae: [{ hue: '#c08a4a', strength: 0.5, scale: 1.8 }],
      stars: 130,
      worlds: [{ x: 0.82, y: 0.2, radius: 0.16, surface: 'desert', palette: PALETTE.desert, light: [-0.7, -0.3, 0.4], air: '#ffcf8f', scale: 2 }],
      saturation: 0.85,
    },
    subject: { kind: 'machine', key: '#ffeccc', shade: '#4c3c34', mesh: crocCruiser, poses: [{ yaw: 38, pitch: 22, roll: 4, scale: 0.29, y: 0.48 }] },
  },
  'blockade-runner': {
    seed: 'runner7',
    scene: {
      sky: ['#140e08', '#4a3418', '#a87a38'],
      nebulae: [{ hue: '#f0c878', strength: 0.4, scale: 1.6 }],
      stars: 90,
      worlds: [{ x: 0.5, y: 1.42, radius: 0.92, surface: 'desert', palette: PALETTE.desert, light: [0.3, -0.9, 0.2], air: '#ffd8a0', scale: 1.3 }],
      saturation: 0.85,
    },
    subject: {
      kind: 'machine',
      key: '#fff4e4',
      shade: '#54463c',
      mesh: blockadeRunner,
      poses: [{ yaw: -34, pitch: 18, roll: -8, scale: 0.285, y: 0.45 }],
    },
  },
  'nebulon-b-frigate': {
    seed: 'nebulon3',
    scene: {
      sky: ['#0a0a14', '#241e3c', '#54406a'],
      nebulae: [
        { hue: '#b07ac0', strength: 0.5, scale: 2 },
        { hue: '#6a8ac0', strength: 0.3, scale: 2.8 },
      ],
      stars: 160,
      suns: [{ x: 0.8, y: 0.24, radius: 0.035, hue: '#fff0d0', halo: 10, glow: 0.6 }],
      saturation: 0.85,
    },
    subject: {
      kind: 'machine',
      key: '#fff0f4',
      shade: '#3c3652',
      mesh: nebulonFrigate,
      poses: [{ yaw: 24, pitch: 8, roll: 4, scale: 0.275, y: 0.46 }],
    },
  },
}
