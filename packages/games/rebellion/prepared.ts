/** Positions that a table can begin with, in the form that `arrange` reads. */

/** The Rebels' turn in round 5, their fleet next door to an Imperial garrison: a battle to try. */
const battle = {
  seed: 'battle',
  round: 5,
  reputation: 12,
  base: 'hoth',
  systems: {
    naboo: 'mon-calamari-cruiser, corellian-corvette, rebel-transport, 3 x-wing, 2 y-wing, 4 rebel-trooper, 2 airspeeder, rebel',
    rodia: 'star-destroyer, assault-carrier, 4 tie-fighter, 3 stormtrooper, at-st',
    bothawui: 'rebel, 2 rebel-trooper',
    coruscant: 'star-destroyer, 3 stormtrooper, at-at, 2 tie-fighter',
    sullust: 'assault-carrier, 2 stormtrooper, at-st, imperial',
    mandalore: 'death-star, 4 tie-fighter, 2 stormtrooper',
    kashyyyk: 'rebel',
    'rebel-base-space': '2 x-wing, 3 rebel-trooper, airspeeder, shield-generator',
  },
  leaders: {
    'mon-mothma': 'pool',
    'jan-dodonna': 'pool',
    'princess-leia': 'pool',
    'general-rieekan': 'pool',
    'admiral-ackbar': 'pool',
    'han-solo': 'pool',
    'emperor-palpatine': 'pool',
    'grand-moff-tarkin': 'pool',
    'darth-vader': 'pool',
    'general-tagge': 'pool',
    'admiral-piett': 'pool',
    'general-veers': 'rodia',
  },
  objectives: ['crippling-blow', 'major-victory'],
}

/** The Empire's turn in round 9: the base is found, and the fleet lies next to it. */
const siege = {
  options: { setup: 'complete' },
  seed: 'siege',
  round: 9,
  reputation: 13,
  current: 'imperial',
  base: 'dantooine',
  revealed: true,
  systems: {
    dathomir: '2 star-destroyer, 2 assault-carrier, 4 tie-fighter, 6 stormtrooper, 2 at-st, at-at',
    coruscant: 'star-destroyer, 3 stormtrooper, at-at, 2 tie-fighter',
    mygeeto: '2 stormtrooper, subjugated',
    dantooine: '2 x-wing, 2 rebel-trooper, airspeeder',
    naboo: 'mon-calamari-cruiser, corellian-corvette, 2 x-wing, 2 rebel-trooper, rebel',
    kashyyyk: 'rebel-transport, 2 rebel-trooper, rebel',
  },
  leaders: {
    'mon-mothma': 'pool',
    'princess-leia': 'pool',
    'general-rieekan': 'pool',
    'luke-skywalker': 'pool',
    'emperor-palpatine': 'pool',
    'grand-moff-tarkin': 'pool',
    'darth-vader': 'pool',
    'general-veers': 'pool',
    'admiral-ozzel': 'pool',
  },
  objectives: ['crippling-blow', 'major-victory'],
}

export const prepared: Readonly<Record<string, () => unknown>> = { battle: () => battle, siege: () => siege }
