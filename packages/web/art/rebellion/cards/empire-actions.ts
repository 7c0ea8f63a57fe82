/** Pictures of the Imperial actions: one row a card. */
import { bust, crowd, deathStar, people, unit, units, world } from './people.ts'
import { hall, light, nebula, plain, ridge, sky, stars, sun, type Part } from './sheet.ts'
import { COLD } from './skies.ts'
import { beam, blast, bolt, chart, door, grid, scanLines, sight, table } from './lights.ts'
import { banner, yard } from './things.ts'

const GREEN = '#7dff8a'
const BLUE = '#7fd0ff'
const RED = '#ff5a4a'

export const EMPIRE_ACTIONS: Readonly<Record<string, readonly Part[]>> = {
  'according-to-my-design': [
    COLD.violet,
    stars(80),
    unit('death-star-under-construction', 96, 78, 110, '#584a78', { rim: '#c8b8ff' }),
    bolt(120, 60, 250, 20, GREEN, 2),
    bust('emperor-palpatine', 222, 28),
  ],
  'brilliant-administrator': [
    COLD.teal,
    chart(
      [
        [40, 140],
        [70, 70],
        [130, 110],
        [160, 40],
      ],
      '#9fe0ff',
      '#ffd070',
    ),
    grid('#5ab0d0', 16),
    bust('grand-moff-tarkin', 218, 40),
  ],
  'it-is-your-destiny': [
    sky('#050409', '#1c0a12', '#4a1016'),
    light(200, 70, 150, RED, 0.5),
    bust('darth-vader', 208, 20),
    bolt(60, 170, 110, 30, RED, 4),
  ],
  'more-dangerous-than-you-realize': [
    COLD.steel,
    table(110, 140, 120, BLUE),
    units('x-wing', 3, 74, 66, 36, 16, 26, BLUE),
    bust('general-tagge', 226, 42),
  ],
  blindside: [
    sky('#06080c', '#1c242e', '#4a5a66'),
    light(310, 70, 150, '#ffe8b0', 0.9),
    bust('boba-fett', 230, 38),
    bust('mon-mothma', 110, 62, 'warm'),
  ],
  'boba-fett-where': [
    sky('#4a3a2a', '#a88a5c', '#e8d8a8'),
    sun(80, 52, 12, '#fff0c0'),
    sun(108, 64, 8, '#ffd0a0'),
    ridge(142, 26, '#8a6c44', 2),
    bust('boba-fett', 226, 66, 'green'),
    ridge(178, 22, '#4a3822', 2),
  ],
  'catch-them-by-surprise': [
    COLD.space,
    stars(40),
    light(110, 60, 140, '#8ac0f0', 0.5),
    units('star-destroyer', 3, 196, 46, -62, 30, 120, '#080e18', { rim: '#bcdcff', flip: true }),
    bust('admiral-ozzel', 256, 58),
  ],
  'fully-operational': [
    COLD.green,
    stars(90),
    deathStar(204, 80, 78, 0.7),
    light(176, 50, 56, GREEN, 0.9),
    bolt(176, 50, -10, 130, GREEN, 5),
    blast(36, 116, 22, '#9fff9a'),
  ],
  'good-intel': [
    COLD.deck,
    scanLines('#7fd0ff22'),
    grid('#3a78a8', 40),
    sight(96, 84, 44, '#ffb860'),
    world('bothawui', 96, 84, 20),
    bust('colonel-yularen', 226, 40),
  ],
  'keep-them-from-escaping': [
    COLD.space,
    stars(60),
    world('hoth', 60, 176, 82),
    light(214, 50, 130, '#7ab0e8', 0.45),
    unit('super-star-destroyer', 200, 56, 270, '#060b14', { rim: '#d8ecff', flip: true }),
    beam(190, 70, 96, 140, 24, BLUE, 0.8),
    unit('rebel-transport', 106, 130, 38, '#e08a5c'),
  ],
  'local-rumors': [
    sky('#0c0a12', '#2c2430', '#6a5450'),
    door(74, 160, 70, 112, '#ffb060'),
    people(2, 60, 164, 24, 66, '#140e10'),
    light(214, 60, 90, '#ffb870', 0.4),
    bust('jan-dodonna', 164, 64, 'stone', true),
    bust('colonel-yularen', 256, 52),
  ],
  'proceeding-as-planned': [
    COLD.ice,
    unit('death-star-under-construction', 220, 74, 120, '#4a647e', { rim: '#ffffff' }),
    yard(150, '#33485e', '#ff8a5a'),
    bust('admiral-ozzel', 104, 62),
  ],
  'public-support': [
    COLD.dusk,
    light(214, 40, 140, '#ffd8b0', 0.5),
    banner(84, 12, 74, '#7c2a30', 'nut'),
    banner(290, 4, 66, '#7c2a30', 'nut'),
    bust('janus-greejatus', 206, 46),
    crowd(146, '#0b0e17', 0.5),
  ],
  'ready-for-action': [
    COLD.deck,
    hall(160, 60, '#cfe4ff', '#0d1522'),
    units('stormtrooper', 5, 40, 132, 58, 0, 62, '#dbe5ef', { rim: '#ffffff' }),
    bust('general-veers', 190, 26),
  ],
  'scouting-mission': [
    COLD.dusk,
    stars(50),
    nebula('#4a5aa0', 5),
    world('dathomir', 62, 118, 44),
    unit('tie-fighter', 214, 74, 86, '#121824', { rim: '#a8c4e4', turn: -0.3 }),
    units('tie-fighter', 2, 130, 36, 170, 40, 24, '#2a3850'),
  ],
  'target-the-generator': [
    COLD.ice,
    ridge(130, 50, '#93aac0', 4),
    unit('shield-generator', 216, 96, 96, '#4a2a22', { rim: '#ffd0b0' }),
    sight(216, 90, 52, RED),
    bolt(0, 60, 190, 92, RED, 3),
    plain(150, '#cddbe8', '#8fa6bc'),
  ],
}
