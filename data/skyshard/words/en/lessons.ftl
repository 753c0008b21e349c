# What the guides of the lessons say (`data/skyshard/lessons`): of each step before its move, and after it.

lesson-first = Your first delve
    .about = A whole small delve: doors, a lock with a key, a crossbow, and two shards to take.
    .end = A real delve asks for 3 shards, with companions. In a party of three or more each enemy that stands as a door opens calls one of level 5, and a level 10 keeps the last shard: it strikes as you take it. After round 5 each round takes health from all of you: 1, then 2, then 3.
lesson-first-door = Behind these doors lie **2 star shards**. Hold both when a round ends, and you win. You stand in door **B**, so opening it is free: press the coloured button.
    .after = A new tile, and you choose how it lies.
lesson-first-lay = Each layout is a way in which the tile fits. An orange ring is where an enemy may come, a chest where a cache may lie. **Layout 1** has 2 doors, and keeps enemies 2 steps off.
    .after = A **gloom rat**. The 1 on its disc is its level: 1 health, 1 die.
lesson-first-onward = No shard here. Door **D** is 2 steps away, and hides one 1 time in 4. The rat can wait, for alone you call nobody by opening a door.
    .after = A hall **with a star shard**.
lesson-first-hall = Press **Layout 1** again: enemies start 2 steps off. Where a tile joins 1 more tile, you can walk across.
    .after = The crystal is the shard. The **crossbow raider** is level 5: 3 health, 2 dice, and it shoots 3 hexes far.
lesson-first-shard = Whoever enters a shard's tile takes it, and that is 1 step: press **Take the shard**. Each shard has a gift besides: it heals, takes off fatigue, or shows the next card.
    .after = **1 of 2 shards.** Its gift: the next card has a shard, whichever door you open.
lesson-first-attack = One **attack a turn is free**. You roll three dice: 3, 4 or 5 is 1 damage, a 6 is 2. The lookout has 1 health. After a walk an attack ends your turn.
    .after = It falls. Then the **enemies** act: the raider shot a 5, which is 1 damage, and your **guard** of 1 stopped it. The rat came and missed.
lesson-first-rat = Round 2: your attack is free again. **Attack before you walk**, and you keep all 3 steps.
    .after = Down. Only the raider is left.
lesson-first-cache = A **legendary cache** is 1 step away: what lies in it lasts. Its lock opens 3 times in 5. You have one try, and a lock that beats you is lost.
    .after = The code is 4, 2, 2. The **4 is the key**: until a die shows it, nothing else counts. You rolled 4, 1, 2, so the 4 and a 2 stay.
lesson-first-key = A 2 is missing, and your last die shows 1. **1 fatigue** changes a die by 1. You can hold 3 fatigue, and each turn takes 1 off.
    .after = Open: the **oak charm** raises your greatest health by 3, and heals nothing.
lesson-first-last = Now door **F**, 1 step away: it hides a shard for sure, as the gift showed. The raider stays behind you, for shards win and not kills.
    .after = A gallery with the last shard.
lesson-first-layout = **Layout 1** keeps the new enemy 2 steps off. It has no door, and you need none any more.
    .after = The last shard lies 1 step away.
lesson-first-take = One step takes it: press **Take the last shard**, and both are yours.
    .after = **2 of 2 shards**, and its gift took 1 fatigue off. Stand when the round ends, and you win.
lesson-first-raider = The raider beside you has 3 health. Your free attack is spent, and each further attack costs 1 fatigue. **Defeat the crossbow raider** attacks until it falls: 14 times in 15.
    .after = 3, 3, 1 left it 1 health. Then a **6**: down with the last blow. You stand with both shards as the round ends.

## A fight.

lesson-fight = A fight
    .about = Two enemies, one of them too strong to stand beside: reach, fatigue, and a step back.
    .end = Strike first at what falls for sure, and stay out of reach of what does not. Keep fatigue for the turn that ends it. In a party a friend can take the blow: guard makes all the difference.
lesson-fight-door = You are the Trailfinder this time: quick, frail, and she hits from 3 hexes away. Open door **A** beside you.
    .after = Some doors say that what waits behind is stronger than usual. This is one.
lesson-fight-lay = Press **Layout 3**: 1 door, and enemies start 2 steps off.
    .after = An **axe raider** of level 5 and a **lookout** of level 1. The number of an enemy is how hard it is to bring down, and how hard it hits.
lesson-fight-near = The buttons show the odds: one attack hardly ever fells the axe raider, and the lookout 9 times in 10. Your one free attack goes where it ends something: a fallen enemy strikes nobody.
    .after = One less. The card shows your two dice, and the damage of each.
lesson-fight-back = The shard can wait: an enemy walks 2 steps and strikes what is then beside it. **Move to M21** takes you out of its reach, with 2 of your 4 steps.
    .after = Nothing can reach you here.
lesson-fight-wait = End your turn. The raider moves now.
    .after = It came to O20 and could not strike. You are 2 hexes apart, which is within your reach and not within his.
lesson-fight-free = A new turn, a new free attack. He has 4 health and no guard, so all that you roll counts.
    .after = 1 damage, 3 health left.
lesson-fight-again = Further attacks in the same turn cost 1 **fatigue** each. You can hold 3, and lose 1 at the start of each turn.
    .after = 2 damage, 1 left.
lesson-fight-third = Once more: 9 in 10 that he falls. If he stood, he would be beside you next, so this is what fatigue is for.
    .after = Down, and without a scratch. He needed three attacks, so alone you could not have stood your ground.
lesson-fight-shard = The hall is yours. Step onto its tile and take the shard.
    .after = 1 of 2 shards.

## A lock.

lesson-lock = A lock
    .about = A legendary cache under a level 5 enemy's eyes: the key, what stays, and when fatigue is worth it.
    .end = A legendary lock gives 4 rolls and has a key, a common one gives 3 and has none. Roll while many digits are missing, and spend fatigue on the last. Traps are locks too.
lesson-lock-door = You are the Bulwark, who is hard to hurt. Open door **B**, in which you stand.
    .after = A hall with a star shard.
lesson-lock-lay = Press **Layout 1**: 2 doors, and enemies start 2 steps off.
    .after = Here lies a **legendary cache**: what it holds lasts. A **slinger husk** of level 5 stands behind it.
lesson-lock-shard = First the shard: **Take the shard**, 1 step away.
    .after = **1 of 2 shards**, and you have 2 steps left.
lesson-lock-kneel = **Open the cache** walks there and makes the first roll. You have one try, and a cache that beats you is lost.
    .after = The code is 6, 2, 2, and the **6 is the key**: until a die shows it, nothing else counts. You rolled 1, 6, 5, so the 6 stays.
lesson-lock-turn = Two 2s are missing. Your 1 is one step from a 2, and **1 fatigue** changes it. The lock then opens 7 times in 8.
    .after = One 2 stays. Only one die is left to roll.
lesson-lock-roll = The roll is free, and you have 3 left: roll the last die.
    .after = A 1. You have 2 rolls left.
lesson-lock-force = It is one step from the 2. For 1 fatigue it **opens for sure**, where a roll opens it 1 time in 6. You can hold 3 fatigue, and this makes 2.
    .after = Open. The **gatekeeper's ring** gives 1 guard: each hit on you does 1 less from now on.
lesson-lock-strike = The husk is beside you with 3 health, and your first attack is free: it falls 1 time in 2. What you take off stays off.
    .after = 1 damage: it has 2 left.
lesson-lock-again = It would strike you next, so your last fatigue is well spent: **Attack the slinger husk** fells it 4 times in 5.
    .after = 3 damage: down. A lasting relic, a shard and a level 5 enemy in one turn.
