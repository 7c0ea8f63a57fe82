/** Pictures of the Rebel actions: one row a card. */
import { barrelDroid, bust, crowd, deathStar, goldDroid, people, unit, units, world } from './people.ts'
import { clouds, hall, light, ridge, sky, spires, stars, sun, trees, type Part } from './sheet.ts'
import { WARM } from './skies.ts'
import { beam, blade, blast, bolt, flakes, rings, sight, streaks, table } from './lights.ts'
import { freighter, tower, trench } from './things.ts'

const ORANGE = '#ffb066'
const RED = '#ff6a4a'
const GREEN = '#8dff9a'

export const REBEL_ACTIONS: Readonly<Record<string, readonly Part[]>> = {
  'our-most-desperate-hour': [
    WARM.hall,
    light(204, 100, 130, '#8ad0ff', 0.5),
    beam(204, 190, 204, 10, 70, '#8ad0ff', 0.7),
    bust('princess-leia', 204, 42, 'holo'),
    barrelDroid(84, 166, 74),
  ],
  'rebel-planning': [
    WARM.ember,
    table(160, 144, 190, ORANGE),
    world('yavin', 160, 72, 34),
    rings(160, 72, 90, 2, ORANGE, 0.3),
    bust('jan-dodonna', 268, 76, 'warm', true),
    bust('general-madine', 52, 84, 'warm'),
  ],
  'start-the-evacuation': [
    sky('#7a6a7c', '#d0b4a8', '#fff0dc'),
    ridge(136, 60, '#b09aa0', 4),
    units('rebel-transport', 3, 92, 110, 70, -30, 74, '#5a2c24', { rim: '#ffe8d0', turn: -0.4 }),
    people(11, 30, 176, 26, 28, '#3a1c1c'),
    flakes(60, '#ffffff'),
  ],
  'temporary-alliance': [
    WARM.rose,
    sun(160, 60, 18, '#ffe0b8'),
    spires(150, 40, '#6c2f46'),
    bust('mon-mothma', 216, 52, 'warm', true),
    bust('grand-moff-tarkin', 96, 56, 'stone'),
  ],
  'human-cyborg-relations': [WARM.sand, sun(76, 44, 14, '#fff6d8'), ridge(130, 24, '#b8844c', 2), goldDroid(206, 26, 96), barrelDroid(112, 172, 56)],
  'resourceful-astromech': [WARM.amber, hall(160, 70, '#ffe0a8', '#2c120c'), light(206, 90, 110, '#ffe8c0', 0.5), barrelDroid(206, 146, 116)],
  ambush: [
    WARM.forest,
    sun(260, 40, 12, '#fff4b8'),
    ridge(132, 34, '#5c6c38', 3),
    unit('at-st', 214, 92, 84, '#3c4238', { rim: '#f0f0c0' }),
    units('rebel-trooper', 4, 34, 152, 56, 6, 50, '#161d0d', { rim: '#b8c070' }),
    bolt(70, 140, 196, 84, RED, 2),
    trees(150, '#141b0c', 1.1),
  ],
  'an-old-friend': [
    WARM.rose,
    clouds(60, 50, '#ffe0d0', 0.6),
    freighter(80, 76, 64, 0.8, '#6a3440', '#ffe0c0'),
    clouds(150, 50, '#ffc8b0', 0.7),
    bust('han-solo', 182, 62, 'warm'),
    bust('lando-calrissian', 266, 56, 'warm', true),
  ],
  'independent-operation': [
    WARM.dawn,
    clouds(90, 60, '#ffd8b8', 0.6),
    tower(214, 190, 146, '#50243c', '#ffe0a0'),
    tower(280, 190, 90, '#6c3448', '#ffe0a0'),
    unit('airspeeder', 96, 80, 70, '#3c1a2c', { rim: '#ffe8c8' }),
    clouds(166, 40, '#ffb890', 0.6),
  ],
  'its-a-trap': [
    WARM.space,
    stars(60),
    deathStar(60, 50, 70, 0.66),
    bolt(50, 30, 320, 120, GREEN, 3),
    blast(286, 112, 36),
    bust('admiral-ackbar', 196, 48, 'warm'),
  ],
  'noble-sacrifice': [
    WARM.ember,
    hall(160, 76, '#ff9a6a', '#160808'),
    bust('obi-wan-kenobi', 216, 56, 'holo'),
    blade(150, 160, 178, 18, '#6ab8ff'),
    blade(90, 160, 168, 30, '#ff5a4a'),
  ],
  'one-in-a-million': [
    sky('#0c0a10', '#3a2c30', '#8a6a58'),
    trench(),
    light(160, 66, 70, '#ffd8a0', 0.7),
    bolt(214, 106, 162, 72, '#ff8ad0', 3),
    unit('x-wing', 222, 104, 90, '#f0b890', { rim: '#fff0e0', turn: 0.15 }),
    sight(160, 66, 30, ORANGE),
  ],
  'point-blank-assault': [
    WARM.rust,
    stars(40),
    unit('star-destroyer', 250, 70, 170, '#241418', { rim: '#c89080', flip: true }),
    unit('mon-calamari-cruiser', 76, 100, 150, '#4a2018', { rim: '#ffd0a8' }),
    bolt(130, 92, 216, 72, RED, 2),
    bolt(136, 104, 226, 82, RED, 2),
    bolt(210, 64, 120, 80, GREEN, 2),
    blast(176, 82, 28),
  ],
  'son-of-skywalker': [
    WARM.dawn,
    sun(66, 78, 18, '#ffd090'),
    sun(112, 94, 12, '#ff9a70'),
    ridge(146, 18, '#7a4438', 2),
    bust('luke-skywalker-jedi', 218, 38, 'warm'),
    blade(140, 160, 128, 20, '#7dff8a'),
  ],
  'target-the-star-destroyers': [
    WARM.plum,
    stars(70),
    light(230, 70, 130, '#ffa080', 0.5),
    units('star-destroyer', 2, 214, 54, 60, 56, 150, '#1a1028', { rim: '#e0c0e8', flip: true }),
    sight(214, 62, 40, ORANGE),
    units('x-wing', 2, 44, 96, 50, 36, 40, '#ffb890'),
  ],
  'the-millennium-falcon': [WARM.space, streaks(212, 84, '#ffb890'), freighter(212, 86, 96, 0.5, '#c8a898', '#8ad8ff')],
  undercover: [
    sky('#0f0c0a', '#3c2c1c', '#a07840'),
    light(190, 30, 120, '#ffe0a0', 0.6),
    crowd(104, '#2a1c12', 0),
    unit('stormtrooper', 206, 104, 124, '#e8dccc', { rim: '#ffffff' }),
    light(206, 98, 34, ORANGE, 0.8),
    crowd(160, '#0c0805', 0),
  ],
  'wookiee-guardian': [
    WARM.rust,
    beam(206, -20, 206, 200, 100, '#ffd8a0', 0.6),
    bust('chewbacca', 226, 22, 'warm'),
    bust('han-solo', 112, 76, 'warm'),
    bolt(0, 60, 76, 96, RED, 2),
  ],
}
