# What the guides of the lessons say (`data/galaxy/lessons`): of each step before its move, and after it.

lesson-first = Your first voyage
    .about = Take planets, explore them, buy a card, vote, break the seal of Meridian, and win a fight and the game.
    .end = You have won: a short game takes 5 points, a full one 8. Not seen yet: deals (lesson **A trade**), attacks on planets (**A battle**), technologies, for 4 resources each, and frontiers, the **?** on the map, which Void Compass explores.
lesson-first-activate = **5 points** win. Three goals lie open, 1 point each: one is **Far Holdings**, 4 planets outside homes. A turn is mostly this: **activate** a system, bring ships, land. C4 has two free planets.
    .after = That took 1 of your 3 **tactic tokens**: one for each system you activate.
lesson-first-bring = Bring both scouts: they fly 2 systems, and each carries 1 infantry. One infantry takes one planet.
    .after = Your ships stay there until the round ends. Two infantry are left at home.
lesson-first-land = Nobody guards C4: land one on each. A free planet that you gain is **explored**: you turn over a card that nobody has seen.
    .after = On Fallow lay a **fragment**: 3 of one kind make a relic. Gantry gave 2 **commodities**: traded away, each pays 1. Tariq now waits with a fleet in D2, right beside Meridian.
lesson-first-second = Two planets more lie in B3, next to your home. Then you have 4.
    .after = 1 tactic token is left.
lesson-first-bring-two = A **transport** flies only 1 system, but carries 4. Bring it with your last 2 infantry. Tariq is two systems from your home, so it can stand empty for now.
    .after = All you have is in C4 and B3 now.
lesson-first-land-two = Land one on each again.
    .after = On Brine an outpost sells you something.
lesson-first-card = An **order card** stays secret in your hand until you play it. Pay 1 commodity for one: you have 2, and they pay nothing until traded.
    .after = You drew **Escort**: +1 on your dice in a fight. It waits under **Private**. Four planets are yours.
lesson-first-round-over = A token that you keep is a turn next round, so stop here: **End my round**. When all have, goals score by themselves, at most 1 open and 1 hidden.
    .after = **Far Holdings: your first point.** Each player gains 2 tokens and an order card, and the council meets.
lesson-first-vote = The council elects who goes first, and that player gains a token. Votes are the **influence** of your planets, the pale number: you have 8, Tariq 2. A vote costs nothing.
    .after = **You go first in round 2.** Tariq is still beside Meridian.
lesson-first-centre = **Meridian**, in the middle, decides this game. The first to land pays 6 influence for 1 point and a relic. Holding it is 1 point a round, and your hidden goal, **Centre of All**, 1 more.
    .after = Tariq can strike back, so the buttons say how likely you hold it.
lesson-first-scouts = Begin with the scouts and infantry of C4. They alone hold it 1 in 4: more must follow.
    .after = They are on their way.
lesson-first-transport = **Bring all**: with the transport you hold it 3 in 4. B3 stays yours until others land there.
    .after = Three ships and four infantry stand above Meridian.
lesson-first-seal = Land all four: only ground forces hold a planet. Planets pay the 6 influence, and rest until the round ends.
    .after = **The seal is broken: your second point**, and a relic, which meets the goal **Keeper of Relics**. Tariq gains a relic too, and attacks with all that he has: if you hold out, you win.
lesson-first-escort = Ships fight first: 3 of yours against 3 of his. Each rolls a die, scouts hit with 8 or more, and each hit destroys a ship. Now your card counts: **Play Escort**.
    .after = **Three hits: his whole fleet is gone**, and with it the 4 infantry aboard. But he hit twice.
lesson-first-losses = You choose what you lose. The scouts have done their work: lose both, and keep the transport.
    .after = **Meridian is held.** Tariq has nothing left that could take it.
lesson-first-win = Now count: 2 points, and as the round ends **Keeper of Relics**, **Centre of All** and Meridian, 1 each. End your round.
    .after = **5 points: you have won.**

## A trade.

lesson-trade = A trade
    .about = How commodities become trade goods, with whom you can deal, and what it buys.
    .end = Refill commodities whenever you can trade them away, and stay next to somebody. An equal swap makes both of you richer, so almost everybody agrees to it; against whoever leads, ask for more.
lesson-trade-refill = You trade with **commodities**. You have none, and can hold 3. An **order** fills them up: Trade, for 1 strategy token.
    .after = 3 commodities. They buy nothing for yourself: only in another player's hands do they become **trade goods**, which pay 1 resource or 1 influence each.
lesson-trade-near = In the action phase you can deal only with **neighbours**: both of you have ships or planets in the same system, or in adjacent ones. Your rival has just taken D2, which touches the middle. Activate **C3**.
    .after = Your token lies there.
lesson-trade-bring = Bring ships. They need not land: to be there is enough.
    .after = You are neighbours now, and the first thing your rival did was to offer you a deal.
lesson-trade-agree = 1 commodity for 1 commodity looks like nothing at all. But both change hands, so **each of you gains a trade good**. Accept it.
    .after = You have 2 trade goods now. Between the same two players there is one deal a turn.
lesson-trade-pass = Look at the public goals: **Great Works** asks you to spend 6 resources. Your home brings 4, and your 2 trade goods make 6. So keep them, and pass for this round.
    .after = All have passed, and the **status phase** begins: now goals are scored.
lesson-trade-spend = Score it: the home planet and both trade goods pay for it. Without the deal you would be 1 short.
    .after = **1 of 5 points**, bought with a trade. Everything of yours is ready again.
lesson-trade-council = The council: here all may deal with each other, neighbours or not, until they have voted. Your rival has 3 commodities and you have 2. Offer **2 for 2**.
    .after = Agreed: 2 trade goods for you, and 2 for them. Your vote would end your part of the council.

## A battle.

lesson-battle = A battle
    .about = Getting a fleet into reach, the fight in space, and the landing after it.
    .end = Look at the odds on the button before you commit, and bring all you can: half a fleet about halves the odds. Who sees that they lose may retreat from the second exchange on, and so may you.
lesson-battle-gather = Your rival starts on the far side, and scouts fly 2 systems a turn. So the fleet first needs a place from which it reaches them: activate **C3**, in the middle.
    .after = Your token lies there. Ships that come to it stay until the round is over.
lesson-battle-bring = Bring both scouts, each with 1 infantry aboard. Ships win in space, but only **ground forces** take a planet.
    .after = Your rival has landed at D1, beside you: 1 transport above two planets, **Brine** and **Cinder**.
lesson-battle-wait = Your fleet is held by your token for now. Pass: when all have passed, every token leaves the map, and the fleet is free again.
    .after = Meanwhile your rival spread out, and scored a goal. One transport still guards D1.
lesson-battle-vote = The council between the rounds: a vote for the next speaker, who begins. Vote for yourself.
    .after = You were outvoted, so your rival took the first turn of round 2. It left D1 as it was.
lesson-battle-target = Now it is yours to choose: activate **D1**, next to C3, with an enemy ship in it.
    .after = Your token lies there.
lesson-battle-attack = With both scouts and all infantry you win **14 times in 15**, with one scout 1 in 2. Both sides roll a die for each ship, exchange by exchange; each hit removes one, until one side is gone or retreats.
    .after = Your 7 hit: scouts hit on 8, and your technology Ranging Arrays adds 1. The transport is lost, and the infantry aboard with it: it has no other ship.
lesson-battle-land = Space is yours, and with it the landing. Cinder stands empty, Brine is held by 1 infantry: all of yours win there **7 times in 8**, one of them 2 in 5. Land both on Brine.
    .after = Three exchanges, and the last defender falls. The planet is yours, exhausted until the next round.
