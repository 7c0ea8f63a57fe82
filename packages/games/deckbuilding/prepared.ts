/** Tables that are laid out for a purpose: descriptions for `arrange`. */

/**
 * The first game with explanations. The learner plays the Rebels against a bot; it is a beginner game in which the Empire
 * has made its first turn. The intended course, upon which the client scripts its lessons:
 *
 * 1. First turn of the learner (turn 2). Playing the three Alliance Shuttles gives 3 resources; the Temple Guardian asks for
 *    a choice (attack, resource or Force) and can move the marker; the Rebel Trooper has 2 attack.
 *    Sabotage: the TIE Fighter in the row has target value 1, so the Trooper alone defeats it; its reward is 1 resource, and
 *    the row is refilled with a Snowspeeder. With 4 resources an X-Wing (3) or a Hammerhead Corvette (4) can be purchased;
 *    both lie in the row. Ending the turn discards all and draws the stacked hand of the second turn.
 * 2. The Empire holds two Stormtroopers and three shuttles: with 4 attack it can destroy Dantooine, which has 4 of 8 left.
 * 3. Second turn (turn 4). If Dantooine fell, the learner chooses a new base. The hand holds an X-Wing whose ability draws a
 *    card while the Force is with the Rebels (the marker stands on their side), a Rebel Trooper and shuttles. Attacking the base shows
 *    the defender: the Gozanti Cruiser (3 hit points) takes damage first, what is left reaches Lothal (6 of 8 left).
 * 4. Third turn (turn 6). The hand holds a B-Wing and a Trooper, enough to finish Lothal; the Empire then chooses a new base. From here on
 *    the game goes on to its end without lessons.
 */
function walkthrough(): unknown {
  const shuttle = 'alliance-shuttle'
  return {
    seed: 'walkthrough',
    options: { baseSet: 'beginner', toWin: 3, neutralDiscard: false },
    active: 'rebels',
    turn: 2,
    force: 1,
    step: 'new-base',
    rebels: {
      base: 'dantooine',
      damage: 4,
      hand: [shuttle, shuttle, shuttle, 'rebel-trooper', 'temple-guardian'],
      deck: ['x-wing', 'rebel-trooper', shuttle, shuttle, 'duros-spy', 'b-wing', shuttle, shuttle, 'snowspeeder', 'outer-rim-pilot'],
    },
    empire: {
      base: 'lothal',
      damage: 2,
      ships: ['gozanti-cruiser'],
      hand: ['stormtrooper', 'stormtrooper', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle'],
      deck: ['imperial-shuttle', 'imperial-shuttle', 'inquisitor', 'imperial-shuttle', 'imperial-shuttle'],
    },
    row: ['tie-fighter', 'x-wing', 'hammerhead-corvette', 'death-trooper', 'twilek-smuggler', 'gozanti-cruiser'],
    galaxyDeck: ['snowspeeder', 'tie-bomber', 'y-wing', 'scout-trooper', 'rebel-commando', '...'],
  }
}

/** Descriptions by name; each call gives a fresh one. */
export const prepared: Readonly<Record<string, () => unknown>> = { walkthrough }
