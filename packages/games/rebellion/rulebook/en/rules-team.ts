/** The rules of the team game and the cards that the books quote in English, by rule id. The words are ours. */
export const team: Readonly<Record<string, string>> = {
  'rebellion/team/01': 'With more than two players the sides are teams; a side with two players has one admiral and one general.',
  'rebellion/team/02': 'All rules of the two-player game apply except as changed here; "the Rebel player" means the whole side.',
  'rebellion/team/03': 'Teams use the team side of the faction sheet with two separate leader pools.',
  'rebellion/team/04': 'Each leader goes to the pool of his colour: admiral blue, general orange.',
  'rebellion/team/05': 'At setup admiral and general each take their two starting leaders.',
  'rebellion/team/06': 'Each player makes the decisions for their own leaders.',
  'rebellion/team/07': 'Both players of a team may activate systems and move ships and ground units of the team.',
  'rebellion/team/08': "The units of a player are all units of the player's team.",
  'rebellion/team/09': 'In the command phase players take turns in the order of the initiative numbers printed at their roles.',
  'rebellion/team/10': 'In your turn you activate with one of your own leaders, reveal a mission with one of your own leaders on it, or pass.',
  'rebellion/team/11': 'Only a player with at least one own leader on a mission may reveal it; that player makes all decisions of the mission.',
  'rebellion/team/12r': 'One player rolls for a whole team: in a mission the player who revealed it rolls for all leaders of the team there.',
  'rebellion/team/13': 'At most 2 leaders per mission, whichever partner controls them.',
  'rebellion/team/14': 'Both partners may assign their leaders; the general controls the mission hand and may forbid the admiral an assignment.',
  'rebellion/team/15': 'Both Rebel players assign before the Imperial players do.',
  'rebellion/team/16': 'Only one player of the opposing team may send a leader to oppose a mission.',
  'rebellion/team/17': 'Start of combat: you cannot add a leader if your partner has a leader with tactic values there; each team adds at most one.',
  'rebellion/team/18': 'Steps "starting with the current player" are done by that player\'s whole team first, then by the other team.',
  'rebellion/team/19': 'Each team uses the highest tactic values among all its leaders there, whoever controls them.',
  'rebellion/team/20': 'The admiral draws the space tactic cards, the general the ground tactic cards.',
  'rebellion/team/21': 'In the space battle the admiral rolls, draws and plays space tactic cards and decides.',
  'rebellion/team/22': 'In the ground battle the general does so.',
  'rebellion/team/23': 'Any player may retreat with an own leader; each team may retreat once per combat.',
  'rebellion/team/24': 'Recruiting: only the admiral draws the action cards and decides on card and leader.',
  'rebellion/team/25': 'The player whose pool gets the recruited leader gets the action card and decides when to use it.',
  'rebellion/team/26':
    'At setup each team gets 2 random starting action cards; each goes to the player who controls the leader shown; a card without leader may be used by either partner.',
  'rebellion/team/27': 'Building, deploying and placing the starting units are decided by the admiral alone.',
  'rebellion/team/28': 'The general draws missions, decides on discards and holds the mission hand, also the starting hand.',
  'rebellion/team/29': 'The Imperial general draws and holds the probe cards.',
  'rebellion/team/30': 'Project cards go to the hand of the Imperial general.',
  'rebellion/team/31': 'The Rebel general draws, holds and plays the objectives, at setup too.',
  'rebellion/team/32': 'If the Rebels disagree about the location of the base, the general decides.',
  'rebellion/team/33': 'The admiral or the general of the Rebels may reveal the base voluntarily at the start of their own turn.',
  'rebellion/team/34':
    'A leader won by Lure of the Dark Side is controlled by the Imperial team for the rest of the game; in the refresh phase the leader goes to the Imperial pool of the same colour.',
  'rebellion/team/35': 'Partners may share all information and show each other cards without showing the opponents.',
  'rebellion/team/36': 'Talk must take place in the open: whispers and signs are allowed, leaving the room is not.',
  'rebellion/team/37': 'Three players: one plays both Rebel roles, two share the Empire.',
  'rebellion/team/38': 'The lone Rebel player uses the team side and keeps blue and orange leaders in separate pools.',
  'rebellion/team/39':
    'This player takes two turns per command round, one with the blue and one with the orange leaders, and passes separately for each role.',
  'rebellion/team/40r':
    'The two turns of the lone Rebel player come at the initiative numbers of the two roles; they are consecutive only where those numbers follow each other.',
  'rebellion/team/41r':
    'A starting action card that shows leaders of both colours may be used by either partner who controls one of them; the condition that a shown leader is present stays.',
  'rebellion/cards/rule-by-fear':
    'Rule by Fear (Imperial mission): attempt in any populous system with Imperial units; on success gain 1 loyalty there.',
  'rebellion/cards/display-of-power': 'Display of Power (Imperial mission): attempt in any populous system; on success gain 2 loyalty there.',
  'rebellion/cards/gather-intel':
    'Gather Intel (Imperial mission): attempt in any Rebel system; on success draw 1 probe card per 4 Rebel units at the Rebel base, at least 1.',
  'rebellion/cards/capture-rebel-operative':
    'Capture Rebel Operative (Imperial mission): attempt against a Rebel leader in a system with Imperial units; on success capture that leader.',
  'rebellion/cards/research-and-development':
    'Research and Development (Imperial mission): resolve in any system loyal to the Empire; either draw 2 projects, keep 1 and put the other under the deck, or remove a sabotage marker from this system and draw 1 project.',
  'rebellion/cards/construct-death-star':
    'Construct Death Star (project): resolve in any remote system without Rebel units; gain the Death Star Under Construction there and place 1 Death Star on build queue space 3; when it is deployed it replaces the construction site.',
  'rebellion/cards/address-delays':
    'Address Delays (Imperial mission): resolve in any Imperial system; place units on the build queue by the number and the resource icons of this system.',
  'rebellion/cards/homing-beacon':
    'Homing Beacon (Imperial mission): attempt against a captured leader; on success the leader is rescued, and the Rebel player must place the leader in a system of the region of the base.',
  'rebellion/cards/lure-of-the-dark-side':
    'Lure of the Dark Side (Imperial mission): attempt against a captured leader, counting all skill icons; on success the leader gets the Lure ring and is an Imperial leader for the rest of the game; if it is Luke Skywalker, the Rebels lose 1 reputation.',
  'rebellion/cards/retrieve-the-plans':
    'Retrieve the Plans (Imperial mission): attempt against a captured leader; on success the Rebels reveal their objectives and the Empire puts one of them on the bottom of the objective deck.',
  'rebellion/cards/infiltration':
    'Infiltration (Rebel starting mission): attempt in any system with Imperial units; on success look at the top 2 objectives, put 1 on top and the other on the bottom of the deck.',
  'rebellion/cards/rapid-mobilization':
    'Rapid Mobilization (Rebel starting mission): resolve in the Rebel Base space; at the end of the command phase either move up to 5 units from one system to the space, while the base is hidden and ignoring adjacency, or establish a new base.',
  'rebellion/cards/crippling-blow':
    'Crippling Blow (objective, Combat, 1 reputation): play after Imperial ground units with total health of at least 3 were destroyed in a combat the Rebels started.',
  'rebellion/cards/take-it-down': 'Take It Down (ground tactic card): deal 2 damage to 1 ground unit.',
  'rebellion/cards/according-to-my-design':
    'According to My Design (Imperial action card, Start of Combat): in the first combat round the Rebels roll 1 red and 2 black dice fewer in the space battle and in the ground battle.',
  'rebellion/cards/keep-them-from-escaping': 'Keep Them from Escaping (Imperial action card, Start of Combat): Rebel units cannot retreat.',
  'rebellion/cards/target-the-generator':
    'Target the Generator (Imperial action card, Start of Combat): choose and destroy 1 structure in this system.',
  'rebellion/cards/proceeding-as-planned':
    'Proceeding as Planned (Imperial action card, Assignment): look through the project deck, choose 1 card, assign this leader to it and shuffle the deck.',
  'rebellion/cards/one-in-a-million':
    'One in a Million (Rebel action card, Special): in a combat or mission choose up to 2 own dice and set them to wanted results instead of rolling them.',
  'rebellion/cards/superlaser-online':
    'Superlaser Online (project): destroys the system of a Death Star; it must first be found in the project deck, for example by Research and Development.',
  'rebellion/cards/return-of-the-jedi-luke':
    'Return of the Jedi (objective): with Luke Skywalker (Jedi) in the system of the won battle, an Imperial leader there is eliminated as well; Luke may be captured or carry another ring.',
  'rebellion/cards/plan-the-assault': 'Plan the Assault (Rebel mission) moves units from the Rebel Base space even if leaders are there.',
  'rebellion/cards/contingency-plan': 'Contingency Plan (Rebel mission) may be used on the starting mission Rapid Mobilization.',
}
