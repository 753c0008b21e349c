# What the guides of the lessons say (`data/wilds/lessons`): of each step before its move, and after it.

lesson-first = Your first expedition
    .about = With two companions: find the White Mare of Hollowdown, and lay her bare.
    .end = So a region is won: find what you came for, and be clever at the goal. The goal brings 3 points, each site you found 1, and your points make your rank. In a real game **Hint** compares your best moves.
lesson-first-search = The **White Mare** lies lost under the grass: she is your **goal**, at 1 of the 12 hexes marked ?. A **search** looks far around. Each button says what it brings, and how likely.
    .after = Well looked: only 5 are left. The dice card shows how: dice and a skill, against the difficulty of the ground.
lesson-first-near = A day has 3 actions, and most of them also take 1 off the **timer** above the map. Go and see: she is at N19 1 time in 5. **Astray** on a button is the chance to lose the way.
    .after = Not here, but now you know that: 4 are left.
lesson-first-thorns = On to O19. A **landmark** stands there too: to study it would be an action for a **boon** at the goal, which means that the higher of two d6 counts.
    .after = Not here either. But once a day there is an **encounter**: a ledge leads up the rock to a hole, too square to be natural.
lesson-first-ledge = Each answer says what it may bring, how likely, and what a failure costs. **Resolve** is worth having: 1 of it buys a second throw. **Study it from below**.
    .after = It failed, and cost Yusuf 1 **Fatigue**. From 3 Fatigue on all rolls have a **bane**: the lower of two d6 counts.
lesson-first-camp = It is evening. One action more by night costs each of you Fatigue; a camp takes some away and starts the next day. **Make camp**: here it hardly ever fails.
    .after = Rested. Only beside a **danger**, a skull on the map, does a camp bring no rest.
lesson-first-clearing = Fog comes soon, and makes all rolls harder. So lose no time: O18 is the goal 1 time in 3.
    .after = Not here: 2 are left. A rope across the way, and behind it three men who call it a toll.
lesson-first-toll = To push through may bring a **Wound**, to talk Fatigue, to go around costs time. Coins buy food and the like, and 100 are a point at the end. **Pay them**: that is sure.
    .after = Nothing lost but coins, and no time.
lesson-first-slope = She is east of you or west, 1 time in 2 each. If she is not where you go, she is at the other. Go **east**.
    .after = **There she is!** But the fog is there too: each roll is 2 harder.
lesson-first-tail = To win, lay her bare with 6 **successes**. A total of 13 is 1 success, of 15 it is 2, and each way works once. Each button names who rolls: you are best at **her tail**. Your tools help by themselves.
    .after = A total of 12: just missed.
lesson-first-again = You have 1 **Resolve**, which is for this very moment. **Throw again**.
    .after = 2 successes at once! After a night with shelter you have 1 Resolve again.
lesson-first-night = Evening at the goal, the choice that decides most games: go on tired, or camp? Both buttons say how often that wins in the end, here alike. So **make camp**, and roll better by day.
    .after = No shelter this time: 1 Fatigue each. And the timer ran out: **trouble**. Steps behind you, which stop when you stop.
lesson-first-steps = To lie in wait fails nearly always, to run tires all of you. **Leave food**: it costs a meal, and whom you do a good turn may help at the goal. A **herb**, too, is worth keeping: it ends poison, at no cost.
    .after = It was a dog, and it comes along: until a try succeeds, you roll better.
lesson-first-back = By day, and with help: see how the odds have risen. **Pace her back**.
    .after = 2 more. That makes 4 of 6.
lesson-first-mane = A total of 15 wins at once. Three ways are as likely; her **mane** is yours to clip, and a failure there costs least.
    .after = **You have won!** By your own hand she is bare, on day 3 of 4.

## Tracking.

lesson-tracking = Tracking
    .about = Where clues come from, what a good roll tells, and when care is worth its time.
    .end = Ask at known places first, track what you have, and search where the clue ends. A Blunder points anywhere and sounds as sure, so take care where a wrong way would cost you a day.
lesson-tracking-ask = You look for the boy who went with his kite. To **search** at random wins little; a **clue** is better, and people have them. Ask at the **cottage**: that needs no roll.
    .after = A clue, and it points toward N20. By itself that is only a direction.
lesson-tracking-track = **Track** it: a roll against the difficulty of 10. Weak says which way, Strong also how far, Critical also what it is. Each clue is tracked once, so do it **with care**: 2 off the timer in place of 1, and a boon.
    .after = The throw was a 9, too little.
lesson-tracking-again = A point of **Resolve** buys a second throw: **throw again**.
    .after = That made it Critical: toward N20, 2 hexes off, something hidden. And it is 3 **steps to the goal**.
lesson-tracking-follow = Now go after it. One stretch brings you one hex: to N20.
    .after = You are there, and the evening with you. A beacon stands ready to be lit: a **dilemma**.
lesson-tracking-beacon = A look around from a lit beacon may fail, and its pitch costs time. **Leave it ready**: your next action rolls worse, which a night under a roof can bear.
    .after = Night falls.
lesson-tracking-camp = Who goes on in the dark tires and rolls worse, and the shepherd's wagon is shelter. Camp.
    .after = Morning, and you are rested. The line below the map says that **a clue points here**.
lesson-tracking-search = From half of the steps to the goal on, a search counts only where you have a clue or a find, and you have one. Search here, with care again: you are near.
    .after = **1** step to the goal: one more like this, and you know where the boy is. But the timer ran out, and you have stepped into a nest.
lesson-tracking-nest = Smoke or a run need a roll, and cost more where they fail. To **stand still** is sure: 1 Fatigue.
    .after = 14 stings, and the trail is yours again.
