/** The rules of the base box in English, by rule id, in the order of `RULES`. The words are ours. */
export const rules: Readonly<Record<string, string>> = {
  'deckbuilding/overview/01':
    'The game is for two players: one plays the Galactic Empire, the other the Rebel Alliance.',
  'deckbuilding/overview/02':
    'The box holds 10 Empire starter cards, 10 Rebel starter cards, 90 galaxy cards, 10 Outer Rim Pilots, 20 bases (10 for each faction) and 2 reference cards.',
  'deckbuilding/overview/03':
    'It also holds 1 Force track, 1 Force marker, 50 damage counters and 20 resource counters.',
  'deckbuilding/overview/04':
    'The number of counters in the box limits nothing: they only record amounts, and an amount may be larger.',
  'deckbuilding/overview/05':
    'Your deck starts with 10 cards and grows with every card that you purchase.',
  'deckbuilding/overview/06':
    'The reference cards are only a reminder; they do nothing in the game.',
  'deckbuilding/setup/1': 'Step 1: the players choose sides, one the Empire and one the Rebels.',
  'deckbuilding/setup/2.1':
    'Step 2: each player takes the five beginner bases of their faction and uses only these.',
  'deckbuilding/setup/2.2':
    'The Rebel beginner bases are Dantooine (the starting base), Hoth, Mon Cala, Sullust and Yavin 4.',
  'deckbuilding/setup/2.3':
    'The Empire beginner bases are Lothal (the starting base), Corellia, Coruscant, Death Star and Endor.',
  'deckbuilding/setup/3':
    'Step 3: put your starting base faceup in front of you, with your other bases in a stack under it, in any order.',
  'deckbuilding/setup/4.1':
    'Step 4: each player shuffles the 10 starter cards of their faction into a facedown deck.',
  'deckbuilding/setup/4.2':
    'The Rebel starter deck is 7 Alliance Shuttles, 2 Rebel Troopers and 1 Temple Guardian.',
  'deckbuilding/setup/4.3':
    'The Empire starter deck is 7 Imperial Shuttles, 2 Stormtroopers and 1 Inquisitor.',
  'deckbuilding/setup/5.1':
    'The 90 galaxy cards are shuffled into the galaxy deck; its top six cards are laid out faceup as the galaxy row.',
  'deckbuilding/setup/5.2':
    'Turn each card in the row towards the player of its faction, and neutral cards so that both can read them.',
  'deckbuilding/setup/6.1':
    'The 10 Outer Rim Pilots form a faceup stack at the other end of the row.',
  'deckbuilding/setup/6.2': 'The Outer Rim Pilot stack is not part of the galaxy row.',
  'deckbuilding/setup/7': 'Put the damage and resource counters within reach of both players.',
  'deckbuilding/setup/8': 'The Force marker starts on the last Rebel space of the track.',
  'deckbuilding/setup/9': 'Each player draws 5 cards from their deck.',
  'deckbuilding/force/01':
    'The Force track has three dark side spaces (Empire), one neutral space and three light side spaces (Rebels).',
  'deckbuilding/force/02':
    'The Force is with the Empire player while the marker is on any of the three dark spaces, and with the Rebel player while it is on any of the three light spaces.',
  'deckbuilding/force/03':
    'While the marker is on the neutral space, the Force is with neither player.',
  'deckbuilding/force/04':
    'An ability that needs the Force to be with you works only while the marker is on your side of the track. If only a part of the ability needs the Force, the rest works without it.',
  'deckbuilding/force/05':
    'When you gain Force, move the marker that many spaces towards your end of the track.',
  'deckbuilding/force/06': 'The marker never goes past the last space; any further Force is lost.',
  'deckbuilding/force/07':
    'You gain the extra resource for the marker on your last space only at the start of your turn. Getting it there later gives nothing at once.',
  'deckbuilding/cards/01': 'There are three card types: units, capital ships and bases.',
  'deckbuilding/cards/02': 'Attack is the damage that the card adds to an attack.',
  'deckbuilding/cards/03': 'Resources is the number of resources that the card gives you.',
  'deckbuilding/cards/04': 'Force is the amount of Force that the card gives you.',
  'deckbuilding/cards/05': 'The name of a card is what other cards call it by.',
  'deckbuilding/cards/06':
    'The target value is the attack needed to defeat the card while it is in the galaxy row.',
  'deckbuilding/cards/07': 'The cost is the number of resources that you pay to purchase the card.',
  'deckbuilding/cards/08': 'The reward is the bonus for defeating the card in the galaxy row.',
  'deckbuilding/cards/09':
    'The unique symbol marks a card as unique, so that other cards can refer to it. The symbol by itself restricts nothing.',
  'deckbuilding/cards/10': 'The faction symbol shows which faction the card belongs to.',
  'deckbuilding/cards/11': 'Traits are labels that other cards refer to.',
  'deckbuilding/cards/12': 'The ability says what the card does in the game.',
  'deckbuilding/cards/13':
    "Hit points are the damage that destroys a capital ship or a base in a player's area.",
  'deckbuilding/cards/14':
    'Different words printed for the target value, or for the reward, always mean the same one value and the same one reward.',
  'deckbuilding/affiliation/01':
    'Galaxy cards belong to the Empire, to the Rebels or to neither; a card without a faction symbol is neutral.',
  'deckbuilding/affiliation/02':
    'Only the Empire player can purchase Empire cards, and only the Rebel player Rebel cards.',
  'deckbuilding/affiliation/03': 'Either player can purchase neutral cards.',
  'deckbuilding/affiliation/04':
    "An enemy card is a card of your opponent's faction; a neutral card is never an enemy card.",
  'deckbuilding/turns/01':
    'The Empire player takes the first turn; after that the players alternate.',
  'deckbuilding/turns/02':
    'The turns go on until a player has destroyed as many opposing bases as are needed to win.',
  'deckbuilding/turns/03': 'A round is one turn of each player; no rule depends on it.',
  'deckbuilding/start-of-turn/0':
    'The start of the turn has three steps in this order: new base, extra resource, resources from capital ships.',
  'deckbuilding/start-of-turn/1.1':
    'Step 1: if you have no base, look at your remaining bases and choose one as your new base.',
  'deckbuilding/start-of-turn/1.2':
    'You choose a new base freely; it is not random and need not be the top one of the stack.',
  'deckbuilding/start-of-turn/1.3': 'While you have a base you cannot change it for another.',
  'deckbuilding/start-of-turn/1.4':
    'An ability "when you reveal this base" is used right after the base is revealed.',
  'deckbuilding/start-of-turn/2':
    'Step 2: if the Force marker is on your last space, gain 1 resource.',
  'deckbuilding/start-of-turn/3':
    'Step 3: gain the resources printed on each of your capital ships in play.',
  'deckbuilding/start-of-turn/4':
    'Resources gained at the start of the turn go to your resource pool and can be spent this turn.',
  'deckbuilding/start-of-turn/5':
    'At the start of the turn capital ships give only resources; their Force is gained only when they are played.',
  'deckbuilding/actions/01':
    'In your turn you may play a card, purchase a card, use an ability, commit to an attack and resolve an attack, in any order and as often as you can; finally you end the turn.',
  'deckbuilding/actions/02': 'You need not play every card from your hand.',
  'deckbuilding/actions/03': 'You may end your turn even if there is still something you could do.',
  'deckbuilding/play/01':
    'To play a card, move it from your hand to your play area; it is now in play.',
  'deckbuilding/play/02': 'Playing a card from your hand costs nothing.',
  'deckbuilding/play/03':
    'Right after you play a card you gain its resources; then its Force moves the marker.',
  'deckbuilding/play/04':
    'A card may use its ability and attack in the turn in which it is played, in either order.',
  'deckbuilding/play/05': 'Your units stay in play until the end of your turn.',
  'deckbuilding/play/06':
    'Your capital ships stay in play until the damage on them reaches their hit points.',
  'deckbuilding/purchase/01':
    'You purchase cards from the galaxy row or from the Outer Rim Pilot stack.',
  'deckbuilding/purchase/02':
    'To purchase a card, pay resources equal to its cost; they go back to the supply.',
  'deckbuilding/purchase/03': 'A purchased card goes faceup on top of your discard pile.',
  'deckbuilding/purchase/04':
    'You can play a purchased card only after it has been reshuffled into your deck and drawn.',
  'deckbuilding/purchase/05':
    'Whenever a card leaves the galaxy row, the top card of the galaxy deck is put faceup into the gap at once.',
  'deckbuilding/purchase/06': 'Purchased pilots are not replaced; the stack only shrinks.',
  'deckbuilding/purchase/07': 'You may purchase as many cards in a turn as your resources allow.',
  'deckbuilding/abilities/01': 'To use an ability, name the card and then carry out its effect.',
  'deckbuilding/abilities/02': 'Abilities are optional, those of bases included.',
  'deckbuilding/abilities/03':
    'Once you use an ability, carry it out as completely as possible; you cannot pick only the parts you like.',
  'deckbuilding/abilities/04': 'Parts of an effect that cannot be carried out are ignored.',
  'deckbuilding/abilities/05': 'The ability of each card can be used at most once per turn.',
  'deckbuilding/abilities/06': 'You may use an ability in the turn in which its card was played.',
  'deckbuilding/abilities/07':
    'You use abilities in your own turn, at the time that the text names. If it names none, any moment of your turn will do while the card is in play.',
  'deckbuilding/abilities/08':
    'You need not use an ability at the moment you play its card, unless its text says "when".',
  'deckbuilding/abilities/09': 'Turn a card slightly to show that its ability has been used.',
  'deckbuilding/abilities/10':
    'The limit of one use per turn counts for each ability of each copy separately: two copies of a card may each be used once.',
  'deckbuilding/commit/01': "You may group units and capital ships to attack your opponent's base.",
  'deckbuilding/commit/02': 'You may group units to attack a card in the galaxy row.',
  'deckbuilding/commit/03': 'The defender protects the base with the capital ships in play.',
  'deckbuilding/commit/04': 'Each card can attack only once per turn.',
  'deckbuilding/commit/05':
    'Committing cards is not yet the attack: you may put together several groups before you resolve any of them.',
  'deckbuilding/commit/06':
    'A card that has attacked cannot attack again this turn, whatever the result.',
  'deckbuilding/commit/07':
    'Lay attackers before their target, turn them after the attack and keep them apart until the end of the turn.',
  'deckbuilding/commit/08':
    'An attack on the galaxy row is called sabotage for the Rebel player and bounty hunting for the Empire player.',
  'deckbuilding/attack-base/01':
    'Add up the attack of all cards in the group; that much damage is dealt.',
  'deckbuilding/attack-base/02':
    'All capital ships that your opponent has in play must be destroyed before your attack can damage the base.',
  'deckbuilding/attack-base/03':
    "A capital ship whose damage reaches its hit points is destroyed and goes to its owner's discard pile.",
  'deckbuilding/attack-base/04':
    'If there are several capital ships, the attacker decides how the damage is divided among them.',
  'deckbuilding/attack-base/05':
    'Damage left over after all capital ships are destroyed goes to the base.',
  'deckbuilding/attack-base/06':
    'Damage stays on bases and capital ships from turn to turn, until an ability removes it or the card is destroyed.',
  'deckbuilding/attack-base/07': 'A base whose damage reaches its hit points is destroyed.',
  'deckbuilding/attack-base/08':
    "A destroyed base goes to the attacker's victory pile; its damage counters go back to the supply.",
  'deckbuilding/attack-base/09':
    'Damage left over after a base is destroyed is lost; it never carries over to the next base.',
  'deckbuilding/attack-base/10':
    'The owner of a destroyed base chooses a new one at the start of their own next turn, not at once.',
  'deckbuilding/attack-base/11':
    'You may attack an opponent who has no base: the damage goes to their capital ships and the rest is lost.',
  'deckbuilding/attack-base/12':
    'You may attack the base several times in a turn with different groups; the damage adds up.',
  'deckbuilding/attack-base/13':
    'What a repair ability can repair is what its text names. In this box that is always the base, never a capital ship.',
  'deckbuilding/attack-base/14':
    "The victory pile lies beside the last space of the player's side of the Force track.",
  'deckbuilding/attack-row/01':
    'Sabotage and bounty hunting are two names for the same kind of attack.',
  'deckbuilding/attack-row/02':
    'Every Empire and Rebel unit in the galaxy row has a target value and a reward.',
  'deckbuilding/attack-row/03':
    "The target is a card of your opponent's faction in the galaxy row.",
  'deckbuilding/attack-row/04': 'Neutral cards in the galaxy row cannot be attacked.',
  'deckbuilding/attack-row/05': 'Capital ships cannot attack cards in the galaxy row.',
  'deckbuilding/attack-row/06':
    'The attack succeeds if the total attack of the units is at least the target value.',
  'deckbuilding/attack-row/07':
    'When the attack succeeds, the card goes to the galaxy discard pile, then the row is refilled, and only then the attacker decides on the reward.',
  'deckbuilding/attack-row/08': 'You may decline the reward.',
  'deckbuilding/attack-row/09': 'Resources and Force from a reward can be used in the same turn.',
  'deckbuilding/attack-row/10': 'Attack beyond the target value is lost.',
  'deckbuilding/attack-row/11':
    'Cards in the galaxy row keep no damage: an attack that is too weak does nothing.',
  'deckbuilding/attack-row/12':
    'Example: Rebel Commando and X-Wing (attack 6 together) defeat Director Krennic (target value 5), and the Rebel player gains 3 resources and 2 Force.',
  'deckbuilding/attack-row/13':
    "Only units of your opponent's faction can be attacked in the galaxy row, because only they have a target value.",
  'deckbuilding/attack-row/14':
    "A defeated card always goes to the galaxy discard pile, never to a player's.",
  'deckbuilding/attack-row/15':
    'The ban on attacking neutral cards holds in every game; only a card that expressly allows it (Ord Mantell) lifts it.',
  'deckbuilding/attack-row/16':
    'Different groups may attack several cards in the row in one turn, newly laid ones too, and you may mix these with attacks on the base.',
  'deckbuilding/end-of-turn/0': 'The end of the turn has four steps, carried out in their order.',
  'deckbuilding/end-of-turn/1': 'Step 1: discard all your units in play.',
  'deckbuilding/end-of-turn/2': 'Step 2: your base and capital ships become unused again.',
  'deckbuilding/end-of-turn/3.1': 'Step 3: discard all cards left in your hand.',
  'deckbuilding/end-of-turn/3.2': 'Unspent resources go back to the supply.',
  'deckbuilding/end-of-turn/4.1': 'Step 4: draw 5 cards.',
  'deckbuilding/end-of-turn/4.2':
    'If your deck runs out while you draw, shuffle your discard pile into a new deck and draw the rest.',
  'deckbuilding/end-of-turn/5':
    "You announce the end of your turn; your opponent's turn begins after step 4.",
  'deckbuilding/victory/01': "The first player to destroy three of the opponent's bases wins.",
  'deckbuilding/victory/02':
    'The game ends the moment that base is destroyed; no attack, ability, Force or resource can be used after it.',
  'deckbuilding/victory/03': 'If the players agreed on another number of bases, it replaces three.',
  'deckbuilding/choose/01':
    'If a card lists several options, the player it names chooses one of them.',
  'deckbuilding/choose/02': 'You cannot choose an option that cannot be carried out.',
  'deckbuilding/choose/03':
    'This binds the opponent too: if Duros Spy is used while the marker is on the last Rebel space, the Empire player can only discard a card.',
  'deckbuilding/choose/04':
    'An option that can be carried out at least in part may be chosen; it is then carried out as far as possible.',
  'deckbuilding/deal-damage/01':
    "An ability that deals damage to your opponent's base puts it straight on the base.",
  'deckbuilding/deal-damage/02': 'Capital ships cannot protect the base from this damage.',
  'deckbuilding/deal-damage/03':
    'Damage from abilities can destroy a base just like damage from an attack.',
  'deckbuilding/destroy/01':
    'An ability that destroys a capital ship does so whatever damage is on it; the ship goes to the matching discard pile at once.',
  'deckbuilding/destroy/02':
    "A destroyed capital ship of your opponent goes to your opponent's discard pile.",
  'deckbuilding/destroy/03':
    'A capital ship destroyed in the galaxy row goes to the galaxy discard pile.',
  'deckbuilding/discard/01':
    'If you must discard from your hand, you choose the card, unless the text says "random".',
  'deckbuilding/discard/02': "A card discarded from a hand goes to that player's own discard pile.",
  'deckbuilding/discard/03':
    'A card discarded from the galaxy row goes to the galaxy discard pile.',
  'deckbuilding/discard/04': 'Discarding a card from the galaxy row gives no reward.',
  'deckbuilding/discard/05':
    'All three discard piles can be looked through by both players at any time.',
  'deckbuilding/discard/06': 'The order of a discard pile cannot be changed.',
  'deckbuilding/gain/01':
    'Abilities can give additional attack, resources or Force, on the conditions that they name.',
  'deckbuilding/gain/02': 'Each printed value of a card counts at most once per turn.',
  'deckbuilding/gain/03':
    'A capital ship gives its resources when it is played and again at the start of each of your later turns: these are different turns.',
  'deckbuilding/if/01':
    'An ability with "if" can be used only when its condition is met; an "if" inside an ability governs only the part that follows it.',
  'deckbuilding/if/02': 'The condition is checked at the moment the ability is used.',
  'deckbuilding/look/01': 'When you look at the top card of the galaxy deck, only you see it.',
  'deckbuilding/look/02':
    'Afterwards the card goes back facedown on top of the galaxy deck, unless the ability itself moves it.',
  'deckbuilding/exile/01': 'An exiled card leaves the game and is not used again.',
  'deckbuilding/exile/02':
    'A card in play that can exile itself may attack and give its resources and Force first.',
  'deckbuilding/exile/03':
    'A card exiled from your hand or discard pile must be there at that moment.',
  'deckbuilding/exile/04': 'A card exiled from your hand cannot be played this turn.',
  'deckbuilding/exile/05':
    '"From your hand or discard pile" lets you take the cards from either of them or from both.',
  'deckbuilding/exile/06':
    'Example: Kel Dor Mystic gives its Force when it is played, and later its ability exiles an Imperial Shuttle from the hand.',
  'deckbuilding/repair/01':
    'Repair removes as many damage counters from your damaged base as the card says.',
  'deckbuilding/repair/02': 'Repair never brings damage below 0.',
  'deckbuilding/reveal/01':
    'When the top card of the galaxy deck is revealed, both players see it.',
  'deckbuilding/reveal/02':
    'Unless it must be discarded, the revealed card goes back facedown on top of the galaxy deck.',
  'deckbuilding/reveal/03':
    'If Scout Trooper reveals a neutral card, nothing happens and the card goes back facedown.',
  'deckbuilding/when/01': 'An ability with "when" is used at the moment its condition occurs.',
  'deckbuilding/when/02':
    'A "when" ability can be used more than once per turn: each time its condition occurs.',
  'deckbuilding/when/03':
    'If a "when" ability and a reward come up together, take the reward first.',
  'deckbuilding/when/04':
    'A "when" ability is optional, but it is now or never: you cannot use it later.',
  'deckbuilding/while/01':
    'Abilities with "while" are constant and work as long as their condition is met.',
  'deckbuilding/while/02':
    'When a card with a constant ability leaves play, its effect ends at once.',
  'deckbuilding/while/03': 'Constant abilities are not used and have no limit per turn.',
  'deckbuilding/empty-deck/01':
    'If you must draw and your deck is empty, shuffle your discard pile into a new deck and then draw.',
  'deckbuilding/empty-deck/02':
    'The discard pile is not reshuffled when the deck becomes empty, only when a card must be drawn from it.',
  'deckbuilding/empty-deck/03':
    'If a card must be laid into the galaxy row and the galaxy deck is empty, shuffle the galaxy discard pile into a new galaxy deck.',
  'deckbuilding/empty-deck/04':
    'If your deck and discard pile are both empty, you draw only what there is.',
  'deckbuilding/empty-deck/05':
    'If the galaxy deck and the galaxy discard pile are both empty, the gap in the row stays open and is filled at the next refill for which there is a card.',
  'deckbuilding/empty-deck/06':
    'The galaxy discard pile is reshuffled only to refill the row. While the galaxy deck is empty, abilities that look at or reveal its top card cannot be used.',
  'deckbuilding/variants/01':
    'The five named bases of each player are the beginner game; the other sets of bases replace them.',
  'deckbuilding/variants/02':
    'Whole Galaxy: each player uses all 10 bases of their faction; nothing else changes.',
  'deckbuilding/variants/03':
    'Secret Bases: after the starting bases are laid out, each player secretly chooses 4 of their other 9 bases.',
  'deckbuilding/variants/04':
    'The 4 chosen bases lie facedown under the starting base; the rest leave the game.',
  'deckbuilding/variants/05':
    'All other rules stay as they are: you choose a new base from your own facedown bases at the start of your turn.',
  'deckbuilding/variants/06':
    'With Whole Galaxy or Secret Bases it is recommended to play to 4 destroyed bases.',
  'deckbuilding/variants/07':
    'Team play, two against two, needs a second copy of the game and rules that this rulebook does not contain.',
  'deckbuilding/alternative-rules/01': 'Alternative rules may be combined freely.',
  'deckbuilding/alternative-rules/02':
    'Game length: the number of bases to destroy may be set to 2 for a short game, or to 4 or 5 for a long one.',
  'deckbuilding/alternative-rules/03': 'This number must be agreed before the game.',
  'deckbuilding/alternative-rules/04':
    'Discarding neutral cards: in your turn you may pay the cost of a neutral card in the galaxy row to put it into the galaxy discard pile.',
  'deckbuilding/alternative-rules/05':
    'It works for neutral units and neutral capital ships alike (for example Rodian Gunslinger and C-ROC Cruiser), but only in the galaxy row.',
  'deckbuilding/alternative-rules/06': 'The card does not go to your deck: this is not a purchase.',
}
