/** Pictures of the objectives: one row a card. */
import { bust, crowd, deathStar, people, unit, units, world } from './people.ts'
import { city, light, nebula, type Part, plain, ridge, sky, spires, stars, sun, trees } from './sheet.ts'
import { WARM } from './skies.ts'
import { beam, blade, blast, chart, debris, grid, lantern, rings, smoke, wireBall } from './lights.ts'
import { banner, crates, dish, tower } from './things.ts'

const RED = '#ff6a4a'

export const OBJECTIVES: Readonly<Record<string, readonly Part[]>> = {
  'crippling-blow': [
    WARM.rust,
    smoke(190, 120, 90, '#1c0a08'),
    unit('at-at', 206, 100, 124, '#1a0a0a', { turn: 0.35, rim: '#ffb890' }),
    blast(238, 94, 44),
    ridge(176, 14, '#100505', 3),
  ],
  'cut-supply-lines': [
    WARM.amber,
    chart(
      [
        [20, 60],
        [90, 90],
        [150, 76],
      ],
      '#3c1408',
      '#ffe0a0',
    ),
    unit('assault-carrier', 236, 74, 110, '#3a140c', { rim: '#ffe8c0', flip: true }),
    blast(172, 82, 34),
    crates(40, 168, 26, '#3a140c', '#f0a060'),
    ridge(180, 10, '#240c08', 2),
  ],
  'defend-the-people': [
    WARM.sand,
    sun(60, 50, 14, '#fff0d0'),
    city(146, 46, '#9c6a3c', '#fff0c0'),
    people(6, 150, 172, 24, 40, '#5a3018'),
    units('rebel-trooper', 3, 60, 146, 110, 0, 64, '#2c140a', { rim: '#fff0d0' }),
  ],
  'rebel-assault': [
    WARM.space,
    stars(60),
    unit('star-destroyer', 206, 70, 200, '#4a3c44', { rim: '#d0b0a0' }),
    blast(190, 66, 44),
    blast(256, 84, 24),
    units('x-wing', 3, 56, 120, 60, 16, 34, '#ffd8c0', { turn: -0.5 }),
  ],
  'regional-support': [
    WARM.plum,
    stars(50),
    ...[
      ['naboo', 160, 54],
      ['utapau', 232, 48],
      ['kashyyyk', 190, 120],
      ['mon-calamari', 270, 108],
    ].flatMap(([id, x, y]) => [world(String(id), Number(x), Number(y), 27), rings(Number(x), Number(y), 36, 1, '#ff8a5a')]),
  ],
  'death-star-plans-ii': [
    WARM.hall,
    grid('#ff9a5a', 16),
    wireBall(206, 84, 62, '#ffb070', true),
    chart(
      [
        [30, 140],
        [90, 120],
        [140, 96],
      ],
      '#ffb070',
      RED,
    ),
  ],
  'heart-of-the-empire': [
    WARM.dawn,
    sun(214, 110, 30, '#ffb070'),
    spires(150, 110, '#5c2c38'),
    spires(176, 60, '#240f1a'),
    unit('mon-calamari-cruiser', 110, 54, 90, '#3c1824', { rim: '#ffe0c0' }),
  ],
  'leave-no-one-behind': [
    WARM.noon,
    ridge(140, 50, '#a88c74', 4),
    unit('rebel-transport', 214, 74, 140, '#5c2c1c', { rim: '#fff4dc' }),
    beam(206, 100, 180, 180, 26, '#ffffd8', 0.8),
    people(5, 140, 176, 24, 40, '#3a1a10'),
  ],
  liberation: [
    WARM.sea,
    sun(230, 80, 22, '#ffe8c0'),
    city(150, 56, '#5a2c38', null),
    banner(214, 18, 92, '#d8602c', 'ring'),
    banner(96, 44, 60, '#b04a24', 'ring'),
    crowd(150, '#1c0c12', 1),
  ],
  // One light for each of the six worlds.
  'popular-support': [
    sky('#1a0e22', '#5c2c3c', '#d88048'),
    stars(40),
    city(150, 46, '#2c141e', '#ffca80'),
    lantern(182, 34, 10),
    lantern(286, 52, 13),
    lantern(128, 66, 13),
    lantern(76, 92, 10),
    lantern(244, 88, 17),
    lantern(184, 96, 20),
    crowd(146, '#12060a', 0.5),
  ],
  'death-star-plans-iii': [
    sky('#1c0808', '#6a1c10', '#e87a2c'),
    deathStar(206, 80, 66, 0.6),
    blast(226, 92, 48, '#ffb040'),
    units('x-wing', 2, 60, 70, 42, 46, 32, '#2a0c08', { turn: 0.4 }),
  ],
  'establish-outposts': [
    WARM.sand,
    sun(270, 38, 10, '#fff6dc'),
    ridge(128, 40, '#b07c48', 3),
    tower(200, 164, 96, '#4c2814', '#ffe0a0'),
    dish(108, 124, 48, '#5c3018', '#ffe0b0'),
    plain(164, '#7c4c28', '#3c2010'),
  ],
  'inspire-sympathy': [
    WARM.rose,
    nebula('#ffb0a0', 6),
    stars(40),
    world('alderaan', 206, 80, 46),
    rings(206, 80, 110, 4, '#ffe0d0'),
    crowd(158, '#240f20', 0.2),
  ],
  'major-victory': [
    WARM.ember,
    stars(40),
    blast(240, 60, 56, '#ff7a30'),
    unit('star-destroyer', 206, 84, 150, '#100504', { turn: 0.5, rim: '#ffb080' }),
    units('mon-calamari-cruiser', 2, 64, 66, 20, 56, 90, '#6c2e1e', { rim: '#ffd0b0' }),
    debris(232, 96, 70, 12, '#0c0404'),
  ],
  'return-of-the-jedi': [
    WARM.forest,
    light(160, 90, 150, '#b8ffb0', 0.6),
    trees(70, '#33491f', 1.6),
    bust('luke-skywalker-jedi', 208, 36, 'green'),
    blade(106, 166, 132, 20, '#7dff8a'),
  ],
}
