# What the guides of the lessons say (`data/galaxy/lessons`): of each step before its move, and after it.

lesson-first = Your first voyage
    .about = Take planets, explore them, trade, vote, break the seal of Meridian, and score goals.
    .end = A short game is won with 5 points, a full one with 8: from goals, which `/look goals` shows, and from holding Meridian. Fights are shown by the lesson **A battle**, goods by **A trade**.
lesson-first-activate = You and a rival are at the edge of a galaxy; 5 **points** win. A turn is one thing, mostly this: **activate** a system, bring ships, land. A1 has two free planets, and lies two systems from your home.
    .after = That took 1 of 3 **tactic** tokens: so many systems you can activate this round.
lesson-first-bring = Now bring ships. Scouts fly that far, and carry 1 infantry each. Two planets want two, so send both scouts full.
    .after = They are there, and stay this round: ships in an activated system do not move again till the next.
lesson-first-land = Nobody is here to fight, so land: one infantry holds a planet, and you have one for each. A free planet that you gain is **explored** at once: its card is turned over, and nobody has seen it before.
    .after = Both are yours. The numbers beside a planet are what it pays once a round: yellow **resources** for units and technologies, or pale **influence** for votes and Meridian. New ones are **exhausted**, and pay from the next round on.
lesson-first-mech = Fallow has a wormhole, a short way for whoever finds another. Gantry has shipyard people: gain a commodity, or pay 1 of your trade goods for a **mech**, worth two infantry in a fight, and seldom this cheap. Take it.
    .after = A mech stands on Gantry. With that your turn is over, and your rival took hers: the same, on her side of the map.
lesson-first-second = Your second turn. B4 is next to your home, and has two planets more.
    .after = 1 tactic token left after this.
lesson-first-bring-two = A **transport** carries more than a scout. The button warns you that your home stays unguarded: a rival beside it could take it. Yours is far away, so this time it is worth it.
    .after = All that you had is on the way now.
lesson-first-land-two = Land as before, one on each.
    .after = Empty depots on Brine gave you 2 **commodities**: goods that are worth nothing to you, and something to everybody else. On Cinder lay a **fragment**; three of one kind make a relic. Your rival has gone on as well.
lesson-first-round-over = You could go on with your last token, but your ships are all out. **End my round** is how you pass: the round is over when all have, and then comes the council.
    .after = Your rival took a few turns more. **Goals** score by themselves as a round ends, 1 public and 1 hidden at most; where you can choose, I ask. Everything came back, and the **council** met. She offers you a trade.
lesson-first-deal = Two commodities for two sounds like nothing, but what you receive becomes **trade goods**, and these pay for anything. You trade under **Private**: in a turn with neighbours, at the council with all. Bots trade among themselves, too. Accept, for who has voted trades no more.
    .after = Done: you have 2 trade goods more, and so has she.
lesson-first-vote = The council elects the **speaker**, who goes first and gains a token. Planets vote with their **influence**, and you have 8. Votes are shown together.
    .after = **8 to 5: you are speaker**, and have a token more. Round 2 begins with you.
lesson-first-centre = In the middle lies **Meridian**. The first to land there pays 6 influence, and gets a point and a relic. You go first, so be the first.
    .after = Your scouts in A1 reach it.
lesson-first-mech-away = One scout carries the **mech** as it would infantry. That is enough, and both planets of A1 keep their infantry.
    .after = Ships from other systems could join them now.
lesson-first-go = You need no more. Go on.
    .after = The mech looks down on a sealed planet.
lesson-first-seal = Land. The 6 influence are paid with planets, which rest till the round is over.
    .after = **The seal is broken: your first point**, and a relic for you. You lead 1 to 0, and if you still hold Meridian as the round ends, it is a point more.
lesson-first-produce = Now the next fleet: a **dock** produces where you activate, and yours is at home. No ships need to come along.
    .after = The dock asks what to produce.
lesson-first-units = 3 units at most. A transport costs 3 resources and two infantry cost 1, together just what your home pays.
    .after = They guard your home now, and fly in the next round. Your rival passes.
lesson-first-build = Your hidden goal **Shipwrights** wants 2 docks, and you have 1. **Build a dock** is an order: a strategy token and 4 resources, here Cinder and your 2 trade goods.
    .after = One question more: your relic could pay the token.
lesson-first-scepter = The **Scepter of Orders** stands in for a strategy token once a round. Exhaust it, and keep your token.
    .after = The order is paid.
lesson-first-where = Cinder is guarded, and lies beside your home. Build there.
    .after = **2 docks: Shipwrights is met.** It scores as the round ends.
lesson-first-finish = Your rival has passed. End your round too: then all score 1 public and 1 hidden goal at most, 1 point each, and Meridian pays its point.
    .after = You meet two public goals, and one scores a round. So I ask you, in secret.
lesson-first-score = You hold a relic, and planets of all three traits. Planets can be taken from you, a relic cannot: score **Three Natures** now, the other next round.
    .after = **Three points at once: Three Natures, Shipwrights, Meridian.** You have 4 of 5, and the relic's goal would win it.

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
