/** Colours of worlds, dark to light, as the surfaces in `painter/surfaces.ts` want them. */
export const PALETTE = {
  ice: ['#5d7f9c', '#a9c3d6', '#dfeaf0', '#ffffff'],
  desert: ['#4a2a16', '#8f5a2d', '#c88f52', '#efcf98'],
  gasAmber: ['#5a3a26', '#b07a4a', '#e6c48e', '#8a5634', '#f1dfb4'],
  gasBlue: ['#1c2f4a', '#456f94', '#a3c3d6', '#2c4d70', '#d5e3e6'],
  gasRed: ['#2b0d10', '#6d2020', '#b84a2c', '#47161a', '#e09a5a'],
  gasViolet: ['#221a3a', '#5a4488', '#9a80b8', '#3a2a5c', '#d8c0d8'],
  terra: ['#0b2440', '#1f5a80', '#4a6b35', '#8a8148', '#b9a77c', '#e8e2d4'],
  forest: ['#0e2a3a', '#2b6377', '#2c4b25', '#49663a', '#6f7f4c', '#a6a877'],
  ocean: ['#0a3a58', '#2a86a0', '#6fa08a', '#a8b890', '#cfcfa8', '#e8e8e0'],
  moon: ['#34363d', '#6b6d74', '#a5a49f', '#d9d5c8'],
  city: ['#232b3c', '#4b5770', '#8a93a4', '#cfc6b4'],
  lava: ['#0d0707', '#2a1210', '#4a1c14', '#6b2a18'],
  station: ['#4d545e', '#7c8590', '#a9b1b8', '#c9ced1'],
} as const
