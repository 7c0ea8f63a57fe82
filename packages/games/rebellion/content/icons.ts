/** Resource icons. */

export interface Icon {
  readonly domain: 'space' | 'ground'
  readonly color: 'blue' | 'orange'
  readonly shape: 'triangle' | 'circle' | 'square'
}
