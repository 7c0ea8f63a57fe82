/** The two setups. */

interface Placed {
  readonly place: string
  /** Counts by unit id. */
  readonly units: Readonly<Record<string, number>>
}

export const FIRST_GAME: {
  readonly rebelLoyalty: readonly string[]
  readonly imperialLoyalty: readonly string[]
  readonly subjugated: readonly string[]
  readonly units: readonly Placed[]
} = {
  rebelLoyalty: ['kashyyyk', 'bothawui', 'naboo'],
  imperialLoyalty: ['saleucami', 'corellia', 'mustafar'],
  subjugated: ['mandalore', 'sullust'],
  units: [
  { place: 'bothawui', units: { 'corellian-corvette': 1, 'rebel-transport': 1, 'x-wing': 1, 'y-wing': 1, 'rebel-trooper': 3, airspeeder: 1 } },
  { place: 'rebel-base-space', units: { 'x-wing': 1, 'y-wing': 1, 'rebel-trooper': 3, airspeeder: 1 } },
  { place: 'saleucami', units: { 'star-destroyer': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 } },
  { place: 'mandalore', units: { 'death-star': 1, 'tie-fighter': 4, stormtrooper: 2, 'at-st': 1 } },
  { place: 'coruscant', units: { 'star-destroyer': 1, 'assault-carrier': 1, 'tie-fighter': 2, stormtrooper: 3, 'at-at': 1, 'at-st': 1 } },
  { place: 'corellia', units: { 'assault-carrier': 1, stormtrooper: 1 } },
  { place: 'sullust', units: { 'star-destroyer': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 } },
  { place: 'mustafar', units: { 'assault-carrier': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 } },
],
}

/** Units that each side places by choice in the complete setup. */
export const COMPLETE_SETUP: { readonly imperial: Readonly<Record<string, number>>; readonly rebel: Readonly<Record<string, number>> } = {
  imperial: { 'star-destroyer': 3, 'assault-carrier': 3, 'tie-fighter': 12, stormtrooper: 12, 'at-st': 5, 'at-at': 1, 'death-star': 1 },
  rebel: { 'corellian-corvette': 1, 'rebel-transport': 1, 'x-wing': 2, 'y-wing': 2, 'rebel-trooper': 6, airspeeder: 2 },
}

/** Probe cards with a symbol that the complete setup uses, and how many of the Imperial ones bring subjugation instead of loyalty. */
export const SYMBOLS = { rebel: 3, imperial: 5, subjugated: 2 }
