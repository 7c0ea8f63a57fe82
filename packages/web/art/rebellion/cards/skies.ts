/** Skies that several cards share: cold ones for the Empire, warm ones for the Rebels. */
import { sky } from './sheet.ts'

export const COLD = {
  space: sky('#03060c', '#0c1a2e', '#1d3a5a'),
  steel: sky('#1a2838', '#3d5670', '#8ba6bf'),
  ice: sky('#54718c', '#9db9d0', '#e2edf5'),
  dusk: sky('#161b2c', '#3b4460', '#8c7a84'),
  violet: sky('#0a0716', '#2a1c4c', '#5c4288'),
  green: sky('#030a0c', '#0c2a2a', '#2a5c4c'),
  storm: sky('#10161c', '#2c3a44', '#5c6c74'),
  fire: sky('#120c14', '#4a1f26', '#b8563a'),
  deck: sky('#060a11', '#132236', '#25425e'),
  teal: sky('#04131c', '#0d3a4a', '#3a8090'),
  sulphur: sky('#141820', '#3c4240', '#969470'),
} as const

export const WARM = {
  space: sky('#090510', '#241228', '#5c2a30'),
  amber: sky('#3a1a14', '#a0522c', '#f0b068'),
  rust: sky('#1c0c0c', '#60281c', '#b8643a'),
  rose: sky('#24122a', '#7c3a54', '#e8a088'),
  sand: sky('#7a4a2c', '#cc9458', '#f4d8a0'),
  forest: sky('#16200f', '#4a6230', '#c8c878'),
  dawn: sky('#2c2448', '#a85a60', '#ffd09a', 0.55),
  plum: sky('#120a1e', '#3c2048', '#8a4a68'),
  noon: sky('#5a8098', '#b8b8a0', '#f6dcae'),
  swamp: sky('#10180f', '#38482c', '#8a8a54'),
  sea: sky('#3a2a40', '#b06a58', '#ffcf98', 0.5),
  ember: sky('#0c0608', '#38120e', '#8a3416'),
  hall: sky('#140a0a', '#3a1e14', '#6a3c20'),
} as const
