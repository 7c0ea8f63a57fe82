import type { Picture } from '../painter/picture'
export const figures: Record<string, Picture> = {}
