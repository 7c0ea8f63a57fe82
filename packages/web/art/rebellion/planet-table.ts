/** What each planet looks like: colours dark to light, and what lies on it. No two are alike. */

export interface Planet {
  readonly kind?: 'gas' | 'city'
  readonly colours: readonly string[]
  /** Share of the surface under water, and its colours from deep to shallow. */
  readonly sea?: number
  readonly deep?: string
  readonly shallow?: string
  readonly clouds?: number
  /** Latitude (0..1) from which ice lies. */
  readonly ice?: number
  /** How fine the surface is, and how twisted. */
  readonly grain?: number
  readonly twist?: number
  readonly craters?: boolean
  readonly lava?: number
  readonly bands?: number
  /** Colour of a ring and how open it lies. */
  readonly ring?: { readonly colour: string; readonly tilt: number }
  /** Size beside the planet, direction, colour. */
  readonly moon?: { readonly size: number; readonly angle: number; readonly colour: string }
  readonly air: string
}

export const PLANETS: Readonly<Record<string, Planet>> = {
  alderaan: { colours: ['#6d7f6a', '#9db0a0', '#e6e8e2'], sea: 0.5, clouds: 0.6, air: '#bcd4e4' },
  bespin: { kind: 'gas', colours: ['#8a5a48', '#c98f6a', '#e6c6a0', '#f0dfc6'], bands: 7, air: '#f0d2b0' },
  bothawui: { colours: ['#5e5236', '#8f7e52', '#c2b07c'], sea: 0.3, shallow: '#5a7c82', clouds: 0.4, grain: 1.2, air: '#d8d0a8' },
  'cato-neimoidia': { colours: ['#5c5468', '#8c8296', '#c6bcc4'], clouds: 0.8, grain: 1.2, air: '#d0c4d8' },
  corellia: {
    colours: ['#3e5a3a', '#6f8a56', '#b9a878'],
    sea: 0.54,
    deep: '#142c44',
    shallow: '#2f5f8c',
    clouds: 0.5,
    ice: 0.8,
    grain: 1.1,
    air: '#a8cdea',
  },
  coruscant: { kind: 'city', colours: ['#5a5148', '#837766', '#b0a188', '#cfc2a4'], air: '#e8cf9c' },
  dagobah: { colours: ['#1e2a20', '#3a4a34', '#5c6a48'], clouds: 0.55, grain: 2.2, air: '#9ab09a' },
  dantooine: { colours: ['#6a6a34', '#98924a', '#c4b878'], sea: 0.2, clouds: 0.3, grain: 1.4, air: '#dcdcb0' },
  dathomir: { colours: ['#2c1614', '#5a2a22', '#8a4636', '#6a5048'], grain: 2, clouds: 0.15, air: '#d49a80' },
  endor: {
    colours: ['#16281a', '#2c4a2c', '#4a6a3e', '#35553a'],
    grain: 1.8,
    twist: 0.3,
    clouds: 0.38,
    moon: { size: 0.34, angle: -2.45, colour: '#b8a8a0' },
    air: '#9cc8a4',
  },
  felucia: { colours: ['#3a5a6a', '#6a8a7a', '#b08a9a', '#8a5a86'], grain: 1.9, twist: 0.6, clouds: 0.25, air: '#d0c0e0' },
  geonosis: {
    colours: ['#6a2e1a', '#9a4a2a', '#c47a4a', '#dca678'],
    grain: 2,
    craters: true,
    ring: { colour: '#b98a68', tilt: 0.3 },
    air: '#e0a480',
  },
  hoth: { colours: ['#a8bccc', '#d6e2ea', '#f4f8fa'], grain: 2.2, twist: 0.4, air: '#dcecf6' },
  ilum: { colours: ['#8aa4b8', '#c0d4e2', '#eef4f8', '#9ab8d0'], grain: 3, twist: 0.8, ring: { colour: '#a8bcc8', tilt: 0.16 }, air: '#cfe6f6' },
  kashyyyk: {
    colours: ['#1c3a1c', '#37602c', '#688a42', '#8c9650'],
    sea: 0.27,
    deep: '#15333a',
    shallow: '#35707c',
    clouds: 0.28,
    grain: 1.25,
    air: '#b8dca8',
  },
  kessel: { colours: ['#2a2622', '#4a4038', '#6e5e4e', '#8a745a'], grain: 2.6, craters: true, air: '#a89884' },
  malastare: { colours: ['#6a5c2c', '#9a8844', '#c2aa60'], sea: 0.3, shallow: '#5a7468', clouds: 0.35, grain: 1.3, air: '#dcd0a0' },
  mandalore: { colours: ['#6a7068', '#96988a', '#c6c4b4', '#e2decd'], grain: 2, twist: 0.3, clouds: 0.25, air: '#d8dcd4' },
  'mon-calamari': { colours: ['#5a8a7a', '#8ab49a'], sea: 0.68, deep: '#0e2c46', shallow: '#3a82a8', clouds: 0.55, air: '#a4d8f0' },
  mustafar: { colours: ['#141012', '#2a1c1a', '#40261e'], grain: 2.4, lava: 1, air: '#ff9a60' },
  mygeeto: { colours: ['#7a8496', '#a8b2c2', '#dce2ea'], grain: 3.2, craters: true, air: '#c8d4e6' },
  naboo: { colours: ['#4a6a3c', '#7c9a56', '#b8b47c'], sea: 0.5, deep: '#123450', shallow: '#3a7cab', clouds: 0.5, grain: 1.15, air: '#b0dcf0' },
  'nal-hutta': {
    colours: ['#3c3e22', '#66643a', '#8a8450', '#6a7a44'],
    grain: 1.8,
    clouds: 0.3,
    moon: { size: 0.26, angle: -0.5, colour: '#a49a8a' },
    air: '#c0c48c',
  },
  'ord-mantell': {
    colours: ['#5a4a3e', '#867058', '#b49a78'],
    sea: 0.4,
    shallow: '#4c6a7a',
    clouds: 0.35,
    moon: { size: 0.2, angle: -0.8, colour: '#b9ad98' },
    air: '#d4c8b4',
  },
  rodia: { colours: ['#1f4438', '#37705a', '#6aa084', '#4a8468'], grain: 1.3, twist: 0.4, clouds: 0.35, air: '#a0e4cc' },
  ryloth: { colours: ['#6a3e28', '#9c6640', '#c89866', '#8a5a42'], grain: 2, twist: 0.3, air: '#e6b890' },
  saleucami: { colours: ['#7a5a3a', '#a88454', '#d0b07c'], grain: 1.8, craters: true, clouds: 0.15, air: '#e6d0a0' },
  sullust: { colours: ['#1e1a1c', '#3a3230', '#5c4a40', '#7a6250'], grain: 2.6, lava: 0.5, air: '#c8886a' },
  tatooine: { colours: ['#b88a54', '#d8b078', '#ecd2a0', '#c89660'], grain: 1.5, twist: 0.3, air: '#f0d8a8' },
  toydaria: { colours: ['#3c5236', '#66784a', '#94905c'], sea: 0.3, shallow: '#5a7458', clouds: 0.75, grain: 1.2, air: '#c8d4b0' },
  utapau: { colours: ['#5a4c3e', '#8a7860', '#b8a888'], grain: 2.2, craters: true, ring: { colour: '#8f8068', tilt: 0.12 }, air: '#d8ccb0' },
  yavin: {
    kind: 'gas',
    colours: ['#5a2a1c', '#a04e30', '#cc7e50', '#e2ac7c'],
    bands: 9,
    moon: { size: 0.22, angle: -0.45, colour: '#6a9a70' },
    air: '#f0a880',
  },
}
