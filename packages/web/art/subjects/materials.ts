import type { Material } from '../painter/mesh.ts'

/** Engine fires. */
export const BLUE_FIRE: Material = { tone: '#bfe4ff', glow: '#9fd4ff' }
export const AMBER_FIRE: Material = { tone: '#ffc38a', glow: '#ffb066' }
export const RED_FIRE: Material = { tone: '#ff8a7a', glow: '#ff6a50' }
export const GLASS: Material = { tone: '#16212c' }
export const LAMP: Material = { tone: '#ffe6b0', glow: '#ffdf9a' }

export const hullOf = (tone: string, panel = 0.14, windows = 0): Material => ({ tone, panel, windows })
