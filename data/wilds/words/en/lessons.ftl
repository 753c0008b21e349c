# What the guides of the lessons say (`data/wilds/lessons`): of each step before its move, and after it.

lesson-first = Your first expedition
    .about = Search, follow a clue, camp, and find whom you came for.
    .end = With friends you walk together, and every action is a vote: press the same button to agree. Other regions hide other goals, and most take a week or two of days. The boy is safe; your Hunter may walk on.
lesson-first-search = A boy flew off with his kite, and you came to find him: that is the **goal**. The region is hidden; you know this hex, and that the goal lies somewhere north or north-east. A day has 4 stretches, and nearly everything takes one. Begin with a **search**: who looks around well learns where to go.
    .after = Two dice and a skill, against 10. The first throw was 8; 1 **Resolve** threw it again, for an 11. No secret was here, but you know more of the way: it is 1 of the **steps to the goal**. At 0 steps you know where it is.
lesson-first-look = People live here, and a known place can be **studied**. Where people live, as in the cottage, you ask what they know, and that needs no roll.
    .after = A **clue**: somebody saw him toward N20. Clues and tales stand in `/look clues`, so you need not write them down. The **timer** fell to 4: most actions take 1 off, and at 0 something happens.
lesson-first-track = A clue points a way; to **track** it tells how far, and what to expect. It takes a stretch and a roll, and it is evening already.
    .after = Toward N20, and it is 3 steps to the goal. So near, a search brings you nearer only where a clue counts, or where it finds something.
lesson-first-forager = Your food has to last, so be the **Forager** as well: you look for some as you make camp. You find it seldom here, but trying costs nothing but a risk.
    .after = You forage from now on.
lesson-first-camp = Night falls. Who goes on in the dark tires and rolls worse, so make **camp**. You eat, sleep, and forage a little; here it costs a coin.
    .after = The foraging went wrong, but you held out against it. You slept well in the kite maker's house: Resolve is back, and day 2 of 9 begins.
lesson-first-east = Follow the clue, even if the goal is said to lie elsewhere: a search where a clue leads brings you nearer wherever the goal is. A **move** takes a stretch too, and shows the hex that you reach. The label says where a clue or a lead points.
    .after = A good roll on the way: the route was efficient, so the timer stood still. And a landmark is in sight at O19: what stands high is seen from a hex away.
lesson-first-search-two = This is where the clue pointed. Search again: the button says that it brings you nearer the goal 3 times in 4.
    .after = Nearer: 2 steps to the goal. The lenses on the map show where this clue still counts.
lesson-first-landmark = The landmark at O19 lies north-east, and that is a way where the goal was said to be. One stretch of daylight is left for it.
    .after = The lime kilns: what hides there can wait. The timer ran out on the way, and for once it did no harm: it brought another **clue**, toward O18. And there are bees, a **dilemma**: a small scene that asks what you do.
lesson-first-bees = Each way of a dilemma tells its odds, and the lines above the buttons what it brings and costs. Honey for 1 in 3 and a good chance of being stung? Leave them.
    .after = Nothing won, nothing lost, and it is night.
lesson-first-camp-two = Out here there is no house and no coin to pay: your own supplies, and what shelter you find.
    .after = A good shelter, and Resolve is back. There are no hit points here: a bad night brings **Fatigue**, and Fatigue and wounds make rolls harder.
lesson-first-track-two = The new clue may settle it. **With care** an action takes 2 off the timer instead of 1, and rolls with a boon. Now that is worth it.
    .after = One step to the goal. One more, and you know.
lesson-first-elm = Go where the clue points. A new place may bring the goal nearer by itself.
    .after = **0 steps to the goal: he is here**, at the last elm. From now on the map shows the goal.
lesson-first-elm-one = A goal is not done by standing beside it. **Study** it: this one takes **three successes**, each with a roll of its own.
    .after = One of three, and two sets of prints beside it: another dilemma.
lesson-first-prints = Following either is a poor bet, and you know where he is. Follow neither.
    .after = The prints will be gone by morning.
lesson-first-elm-two = Camp, or push on in the dark for 1 Fatigue and a worse roll? He has been up there for days, and you are close. Push on, and see what it costs.
    .after = Two of three, by a second throw. But it had its price: nobody stays up all night, the camp was open, and you foraged something bad. Poisoned, you roll with a **bane** until it passes.
lesson-first-elm-three = One success more. With care the boon makes up for the poison; look at the odds on both buttons.
    .after = **The goal is reached**, on day 4 of 9.

## Tracking.

lesson-tracking = Tracking
    .about = Where clues come from, what a good roll tells, and when care is worth its time.
    .end = Ask at known places first, track what you have, and search where the clue ends. A Blunder points anywhere and sounds as sure, so take care where a wrong way would cost you a day.
lesson-tracking-ask = You look for the boy who went with his kite. To **search** at random wins little; a **clue** is better, and people have them. Ask at the **cottage**: that needs no roll.
    .after = A clue, and it points toward N20. By itself that is only a direction.
lesson-tracking-track = **Track** it: a roll against the difficulty of 10. Weak says which way, Strong also how far, Critical also what it is. Each clue is tracked once, so do it **with care**: 2 off the timer in place of 1, and a boon.
    .after = The first throw was a 9, too little. A point of **Resolve** bought a second one, and that made it Critical: toward N20, 2 hexes off, something hidden. And it is 3 **steps to the goal**.
lesson-tracking-follow = Now go after it. One stretch brings you one hex: to N20.
    .after = You are there, and the evening with you. A man with a broken leg lies by the way.
lesson-tracking-leg = To set the leg goes well 1 in 2, and whatever you give him you lack yourself. Leave, and send help: it costs nothing.
    .after = Night falls.
lesson-tracking-camp = Who goes on in the dark tires and rolls worse, and the shepherd's wagon is shelter. Camp.
    .after = Morning, and you are rested. The line below the map says that **a clue points here**.
lesson-tracking-search = From half of the steps to the goal on, a search counts only where you have a clue or a find, and you have one. Search here, with care again: you are near.
    .after = **1** step to the goal: one more like this, and you know where the boy is. But the timer ran out on the way, and three dogs came up.
lesson-tracking-dogs = They are wary, not hostile, so to **withdraw** simply ends it. Talking might win a favour 2 in 3; you need none.
    .after = They lose interest. The trail is yours again.
