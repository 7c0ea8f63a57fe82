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

const SET_ASIDE = ['probe-corellia', 'probe-mandalore', 'probe-mustafar', 'probe-saleucami', 'probe-sullust']

/** Where the Empire stands in both walk-throughs: one fleet next door to something that it can win or lose. */
const empireStands = {
  coruscant: 'star-destroyer, assault-carrier, 2 tie-fighter, 3 stormtrooper, at-at',
  sullust: 'star-destroyer, 2 tie-fighter, 2 stormtrooper, at-st',
  corellia: 'assault-carrier, stormtrooper, imperial',
  mustafar: 'tie-fighter, 2 stormtrooper, imperial',
}

/**
 * The Empire's first game with explanations; the Rebels are a bot. Round 5, the Rebels have assigned. The intended course, upon
 * which the client scripts its lessons: assign Gather Intel, activate Kashyyyk from Mandalore (a fleet with more passengers than
 * seats against a weak one), fight, reveal the mission, look the hunt up, pass; the refresh phase goes to round 6, which builds.
 */
function walkthroughEmpire(): unknown {
  return {
    seed: 'walkthrough-empire',
    options: { players: 2, setup: 'first-game' },
    round: 5,
    reputation: 13,
    step: 'assign',
    current: 'imperial',
    turn: 'imperial-admiral',
    base: 'dantooine',
    box: SET_ASIDE,
    probes: ['kessel', 'tatooine', 'endor', 'ryloth', 'hoth', 'geonosis', 'toydaria', 'ilum'],
    suspects:
      'alderaan bespin bothawui cato-neimoidia dagobah dantooine dathomir endor felucia geonosis hoth ilum kashyyyk kessel malastare mygeeto naboo ord-mantell ryloth tatooine toydaria utapau yavin'.split(
        ' ',
      ),
    systems: {
      ...empireStands,
      mandalore: 'star-destroyer, 4 tie-fighter, 4 stormtrooper, at-st',
      kashyyyk: 'rebel, corellian-corvette, x-wing, rebel-trooper',
      bothawui: 'rebel, 2 rebel-trooper, y-wing',
      naboo: 'rebel, rebel-trooper',
      'rebel-base-space': '2 x-wing, rebel-transport, 3 rebel-trooper, airspeeder, shield-generator',
    },
    leaders: {
      'mon-mothma': 'pool',
      'jan-dodonna': 'pool',
      'general-rieekan': 'pool',
      'emperor-palpatine': 'pool',
      'grand-moff-tarkin': 'pool',
      'darth-vader': 'pool',
      'general-tagge': 'pool',
      'admiral-piett': 'pool',
    },
    rebel: { assigned: { sabotage: ['princess-leia'] } },
    queues: { imperial: { '1': '2 stormtrooper, tie-fighter' }, rebel: { '1': 'x-wing' } },
    objectives: ['major-victory'],
  }
}

/**
 * The Rebels' first game with explanations; the Empire is a bot. The base is chosen first. The intended course: hide, assign Rapid
 * Mobilization, activate Rodia from Bothawui and Naboo (a fight that can be won, and an objective in hand for it), reveal the
 * mission, read what the Empire can know, pass, carry the mobilization out, refresh.
 */
function walkthroughRebels(): unknown {
  return {
    seed: 'walkthrough-rebels',
    options: { players: 2, setup: 'first-game' },
    round: 5,
    reputation: 12,
    step: 'choose-base',
    current: 'rebel',
    box: SET_ASIDE,
    systems: {
      ...empireStands,
      mandalore: 'star-destroyer, 2 tie-fighter, 2 stormtrooper, at-st',
      rodia: 'assault-carrier, tie-fighter, stormtrooper',
      bothawui: 'rebel, corellian-corvette, 2 x-wing, y-wing, 3 rebel-trooper, airspeeder',
      naboo: 'rebel, rebel-transport, x-wing, 2 rebel-trooper',
      kashyyyk: 'rebel',
      'rebel-base-space': 'x-wing, y-wing, 3 rebel-trooper, airspeeder',
    },
    leaders: {
      'mon-mothma': 'pool',
      'jan-dodonna': 'pool',
      'general-rieekan': 'pool',
      'princess-leia': 'pool',
      'emperor-palpatine': 'pool',
      'grand-moff-tarkin': 'pool',
      'darth-vader': 'pool',
      'general-tagge': 'pool',
    },
    queues: { imperial: { '1': 'stormtrooper' }, rebel: { '1': 'x-wing', '2': 'rebel-trooper' } },
    objectives: ['crippling-blow', 'major-victory'],
  }
}

/** Descriptions by name. */
export const prepared: Readonly<Record<string, () => unknown>> = {
  battle: () => battle,
  siege: () => siege,
  'walkthrough-empire': walkthroughEmpire,
  'walkthrough-rebels': walkthroughRebels,
}
