/** Positions with the answers that are right in them, and why: a yardstick for the bots. */
import type { Raw } from './at.ts'

export interface Position {
  readonly name: string
  readonly raw: Raw
  /** Answers that lead to the question. */
  readonly after?: readonly string[]
  /** Beginnings of the answers that are right. */
  readonly best: readonly string[]
  readonly why: string
}

const FREE = {
  'darth-vader': 'pool',
  'general-tagge': 'pool',
  'grand-moff-tarkin': 'pool',
  'emperor-palpatine': 'pool',
  'princess-leia': 'pool',
  'jan-dodonna': 'pool',
  'mon-mothma': 'pool',
  'general-rieekan': 'pool',
}
const FLEET = '2 star-destroyer, 4 tie-fighter, 4 stormtrooper, 2 at-st'
const empire = (systems: Raw, more: Raw = {}): Raw => ({ current: 'imperial', leaders: FREE, base: 'hoth', systems, ...more })
const rebels = (systems: Raw, more: Raw = {}): Raw => ({ current: 'rebel', leaders: FREE, base: 'hoth', systems, ...more })
const GARRISON = '3 rebel-trooper, airspeeder, x-wing'

export const POSITIONS: readonly Position[] = [
  {
    name: 'the base is found, a fleet stands next door',
    raw: empire({ bespin: `imperial, ${FLEET}`, hoth: '2 rebel-trooper' }, { revealed: true }),
    best: ['activate:hoth'],
    why: 'Six ground units against two: the game ends here.',
  },
  {
    name: 'one suspect is left, a fleet stands next door',
    raw: empire({ bespin: `imperial, ${FLEET}`, 'rebel-base-space': GARRISON }, { suspects: ['hoth'] }),
    best: ['activate:hoth'],
    why: 'The base can be nowhere else.',
  },
  {
    name: 'two suspects, one of them in reach',
    raw: empire({ endor: `${FLEET}`, 'rebel-base-space': GARRISON }, { suspects: ['hoth', 'ilum'] }),
    best: ['activate:hoth'],
    why: 'Half a chance to end the game.',
  },
  {
    name: 'few suspects around one fleet',
    raw: empire({ endor: FLEET, coruscant: '3 stormtrooper', 'rebel-base-space': GARRISON }, { suspects: ['hoth', 'bespin', 'ilum', 'dantooine'] }),
    best: ['activate:hoth', 'activate:bespin'],
    why: 'Suspects in reach are looked into first.',
  },
  {
    name: 'a neutral system that builds lies next door',
    raw: empire({ coruscant: '2 assault-carrier, 4 stormtrooper' }, { base: 'ryloth', suspects: ['ryloth'] }),
    best: ['activate:corellia', 'activate:ord-mantell'],
    why: 'Capital ships or two icons for one activation: the best of what can be subjugated.',
  },
  {
    name: 'a Rebel system without troops lies next door',
    raw: empire(
      { mandalore: 'imperial, assault-carrier, 4 stormtrooper', kashyyyk: 'rebel' },
      { base: 'ryloth', suspects: ['ryloth', 'alderaan', 'kashyyyk'] },
    ),
    best: ['activate:kashyyyk', 'activate:alderaan'],
    why: 'It takes a Rebel factory and looks into a suspect.',
  },
  {
    name: 'a lone trooper beside a fleet',
    raw: empire(
      { coruscant: FLEET, alderaan: 'rebel, rebel-trooper', corellia: 'imperial, stormtrooper' },
      { base: 'ryloth', suspects: ['ryloth', 'geonosis', 'rodia', 'nal-hutta'] },
    ),
    best: ['activate:alderaan'],
    why: 'The fight is won before it begins, and the system falls.',
  },
  {
    name: 'no ships: troops cannot move',
    raw: empire({ coruscant: '6 stormtrooper' }, { base: 'ryloth' }),
    best: ['pass'],
    why: 'An activation would move nothing.',
  },
  {
    name: 'a leader of the Rebels stands among stormtroopers',
    raw: empire(
      { corellia: 'imperial, 2 stormtrooper' },
      { leaders: { ...FREE, 'jan-dodonna': 'corellia' }, imperial: { assigned: { 'capture-rebel-operative': ['darth-vader'] } } },
    ),
    best: ['mission:'],
    why: 'Vader against no skill at all takes a captive.',
  },
  {
    name: 'Rule by Fear has a system to win',
    raw: empire({ corellia: 'stormtrooper' }, { imperial: { assigned: { 'rule-by-fear': ['emperor-palpatine'] } } }),
    best: ['mission:'],
    why: 'Capital ships for one success.',
  },
  {
    name: 'more troops than needed are left behind',
    raw: empire({ coruscant: '2 assault-carrier, 4 stormtrooper' }, { base: 'ryloth', suspects: ['ryloth', 'geonosis', 'rodia', 'nal-hutta'] }),
    after: ['activate:corellia:general-tagge', 'take:coruscant:assault-carrier'],
    best: ['take:coruscant:stormtrooper'],
    why: 'A carrier that comes empty holds nothing down.',
  },
  {
    name: 'the last strike takes everything along',
    raw: empire({ bespin: `imperial, ${FLEET}`, hoth: GARRISON }, { revealed: true }),
    after: ['activate:hoth:darth-vader'],
    best: ['take:bespin:star-destroyer'],
    why: 'The base falls to numbers.',
  },
  {
    name: 'the Rebels assign their diplomat',
    raw: rebels({ naboo: 'rebel, rebel-trooper' }, { step: 'assign' }),
    best: ['assign:@hand/build-alliance:mon-mothma', 'assign:@hand/build-alliance:princess-leia'],
    why: 'Loyal systems build and count for objectives.',
  },
  {
    name: 'the Empire assigns a builder',
    raw: empire({ corellia: 'imperial, stormtrooper' }, { step: 'assign', turn: 'imperial-admiral' }),
    best: ['assign:@hand/research-and-development:', 'assign:@hand/gather-intel', 'assign:@hand/rule-by-fear:'],
    why: 'Projects cannot be opposed; Tagge and Tarkin have the skill.',
  },
  {
    name: 'Build Alliance is ready',
    raw: rebels({ naboo: 'rebel-trooper' }, { rebel: { assigned: { 'build-alliance': ['mon-mothma'] } } }),
    best: ['mission:'],
    why: 'Nothing else moves the race as much.',
  },
  {
    name: 'Build Alliance: where',
    raw: rebels({ 'mon-calamari': 'rebel-trooper', coruscant: 'stormtrooper' }, { rebel: { assigned: { 'build-alliance': ['mon-mothma'] } } }),
    after: ['mission:@assigned/build-alliance'],
    best: ['at:mon-calamari'],
    why: 'Two more dice, and the best yard.',
  },
  {
    name: 'Sabotage: where',
    raw: rebels(
      { corellia: 'imperial, 2 stormtrooper', alderaan: 'imperial, stormtrooper' },
      { rebel: { assigned: { sabotage: ['princess-leia'] } } },
    ),
    after: ['mission:@assigned/sabotage'],
    best: ['at:corellia'],
    why: 'The yard that builds Star Destroyers.',
  },
  {
    name: 'Rebels: a lone stormtrooper holds a system down',
    raw: rebels(
      { bothawui: '2 rebel-transport, 4 rebel-trooper, 2 airspeeder, 2 y-wing', rodia: 'stormtrooper' },
      { objectives: ['liberation'], base: 'ilum', leaders: { ...FREE, 'general-rieekan': 'pool' } },
    ),
    best: ['activate:rodia'],
    why: 'It frees the system and scores.',
  },
  {
    name: 'Rebels: an Imperial fleet next door is too strong',
    raw: rebels({ bothawui: 'rebel-transport, 2 rebel-trooper', rodia: `imperial, ${FLEET}` }, { base: 'ilum' }),
    best: ['pass'],
    why: 'Two troopers would be thrown away.',
  },
  {
    name: 'Rebels: the hidden base stays hidden',
    raw: rebels({ 'rebel-base-space': `${GARRISON}, rebel-transport` }, { base: 'hoth' }),
    best: ['pass'],
    why: 'Each move out of the space would show where it is.',
  },
  {
    name: 'Rebels: help for a base that was found',
    raw: rebels({ bespin: '2 corellian-corvette, 4 rebel-trooper', hoth: 'rebel-trooper', endor: FLEET }, { revealed: true }),
    best: ['activate:hoth'],
    why: 'One trooper does not stop six units.',
  },
  {
    name: 'the hunt closes in: the base moves',
    raw: rebels(
      { 'rebel-base-space': '2 rebel-trooper', endor: FLEET, bespin: 'imperial, 2 stormtrooper' },
      { step: 'end-of-command', suspects: ['hoth'], mobilizations: [8] },
    ),
    best: ['new-base'],
    why: 'The next activation would find it.',
  },
  {
    name: 'a base that was found moves',
    raw: rebels({ hoth: '2 rebel-trooper', endor: FLEET }, { step: 'end-of-command', revealed: true, mobilizations: [4] }),
    best: ['new-base'],
    why: 'It cannot be held.',
  },
  {
    name: 'a base without danger stays',
    raw: rebels({ 'rebel-base-space': '6 rebel-trooper', coruscant: 'stormtrooper' }, { step: 'end-of-command', mobilizations: [4] }),
    best: ['pass', 'move'],
    why: 'Moving gives the old system away and leaves its garrison.',
  },
  {
    name: 'Rapid Mobilization when one suspect is left',
    raw: rebels(
      { 'rebel-base-space': 'rebel-trooper', endor: FLEET, bespin: 'imperial, 2 stormtrooper' },
      { suspects: ['hoth'], rebel: { assigned: { 'rapid-mobilization': ['general-rieekan'], sabotage: ['princess-leia'] } } },
    ),
    best: ['mission:@assigned/rapid-mobilization'],
    why: 'Nothing else matters when the base is about to fall.',
  },
  {
    name: 'an objective that is fulfilled is played',
    raw: rebels(
      { naboo: 'rebel', kashyyyk: 'rebel', bothawui: 'rebel', ryloth: 'rebel', 'mon-calamari': 'rebel', rodia: 'rebel' },
      { step: 'refresh-objective', objectives: ['popular-support'] },
    ),
    best: ['play:popular-support'],
    why: 'Reputation is what the Rebels win by.',
  },
  {
    name: 'where to hide: not beside a fleet',
    raw: { step: 'choose-base', current: 'rebel', systems: { coruscant: FLEET, endor: FLEET, mustafar: `imperial, ${FLEET}` }, leaders: FREE },
    best: [
      'base:yavin',
      'base:dantooine',
      'base:tatooine',
      'base:dathomir',
      'base:saleucami',
      'base:felucia',
      'base:mon-calamari',
      'base:kessel',
      'base:ryloth',
      'base:toydaria',
      'base:geonosis',
      'base:nal-hutta',
      'base:mygeeto',
      'base:bothawui',
      'base:rodia',
    ],
    why: 'Systems in the far half of the board take three activations to reach.',
  },
  {
    name: 'the Empire deploys near the last suspects',
    raw: empire(
      { mustafar: 'imperial, assault-carrier', saleucami: 'imperial' },
      { step: 'deploy', suspects: ['bespin'], queues: { imperial: { '1': '2 stormtrooper' } } },
    ),
    best: ['deploy:mustafar:stormtrooper'],
    why: 'Beside the ship that carries them, next to the suspect.',
  },
  {
    name: 'the Rebels deploy at the base',
    raw: rebels({ naboo: 'rebel', endor: FLEET }, { step: 'deploy', suspects: ['hoth', 'bespin'], queues: { rebel: { '1': '2 rebel-trooper' } } }),
    best: ['deploy:rebel-base-space:rebel-trooper'],
    why: 'The garrison decides whether a find is a loss.',
  },
  {
    name: 'Build Alliance of the Rebels is opposed by who can stop it',
    raw: rebels({ corellia: 'rebel-trooper' }, { rebel: { assigned: { 'build-alliance': ['general-rieekan'] } } }),
    after: ['mission:@assigned/build-alliance', 'at:corellia'],
    best: ['send:emperor-palpatine'],
    why: 'Three dice against three at the price of one leader, for the best yard on the board.',
  },
]
