# What the guides of the lessons say (`data/skyshard/lessons`): of each step before its move, and after it.

lesson-first = Your first delve
    .about = A whole small delve: doors, dice, a lock, and out with two shards.
    .end = With friends you are up to 4, and the shards are 3. With three or more of you, enemies that still stand call others to each new tile: defeat them before you open a door. An attack ends your walk, so attack first. From round 6 on the dark itself takes health.
lesson-first-door = Somewhere below lie **2 star shards**: have both when a round ends, and you have won. The map is not there yet: each lettered door that you open shows a piece of it. You stand on door **A**, so opening it costs nothing.
    .after = A bend of the passage, and a shard somewhere in it. A tile's card says what else comes with it.
lesson-first-lay = First say how the new tile lies: each number is a way that it fits, door against door. Under each stands what it brings: how near the next door is, and whether an enemy starts beside you. Way **1** has both close, and you can take the rat at once.
    .after = On the picture: the pale crystal is the shard, the box a **cache**, and the spiked disc with a 1 an **enemy** of level 1. A tile brings these along, so more doors mean more loot and more teeth.
lesson-first-rat = The rat stands beside you, and would bite when your turn is over. You have **one free attack a turn**: three dice, where 1-2 miss, 3-5 hit once and a 6 twice. It has 1 health, so nearly any roll does.
    .after = Down. The small print shows the dice and what each one did.
lesson-first-cache = You may still walk as far as your **steps** reach, the blue line. The cache lies on the shard's tile, so this one walk gets you both: whoever enters that tile takes the shard, even in passing.
    .after = **One of two shards.** Each shard gives a small boon besides. The cache is locked: three dice have to match its three digits, and two already do.
lesson-first-dial = You can roll the last die again, up to twice. Or you spend 1 **fatigue** to turn a die by 1, and here that opens it for sure. You can hold 3 fatigue, and lose 1 at the start of each turn.
    .after = Open. A **relic** from a common cache works once: this flask gives two more dice for one attack. Keep it for now.
lesson-first-onward = You have steps left, and there is a new door A at M18. This button walks there and opens it: in a doorway that costs nothing more.
    .after = The second shard lies in here.
lesson-first-second = How does the tile lie? No door is needed any more, so keep the enemies away from you: **1**.
    .after = A husk waits beside the door, on its cache. But your attack for this turn is spent, and so are your steps.
lesson-first-rest = Nothing is left to do, so end the turn. Then the **enemies** act, the highest level first: each comes at whom it can reach, and rolls dice like yours.
    .after = Round 2. The husk rolled a hit, but your **guard** of 1 takes that off. Not everybody has guard: you were dealt the Bulwark, who is slow and hard to hurt.
lesson-first-flask = A husk of level 1 is no great danger, but you may as well see what a relic does. Using one costs no action.
    .after = Two dice more for your next attack.
lesson-first-fight = Five dice now, against 1 health.
    .after = It falls, and the way is clear.
lesson-first-shard = The shard lies on that tile: one step onto it is enough. You have 3 steps, so you keep 2 steps for later.
    .after = **Both shards.** You win as soon as this round ends with you on your feet. No enemy is left, so there is time for the cache.
lesson-first-lock = Go and kneel before the second cache. If the lock beats you it costs nothing but the cache.
    .after = One digit of three fits.
lesson-first-roll = Turning both other dice would open it for 2 fatigue. Nothing hangs on this one, so see what rolling does: what fits stays, the rest is thrown again. 2 rolls open it about 1 time in 2.
    .after = A 3, which stays, and a 1.
lesson-first-again = Only the 5 is missing, and this is the last roll. A 5 opens it, and so does a 4 or a 6 for 1 fatigue: 1 time in 2.
    .after = Open on the last roll, and another flask for it.
lesson-first-out = That is all there is down here. End the turn: the round ends with both shards in hand.
    .after = Won in round 2. That was a whole delve.

## A fight.

lesson-fight = A fight
    .about = Two enemies, one of them too strong to stand beside: reach, fatigue, and a step back.
    .end = Strike first at what falls for sure, and stay out of reach of what does not. Keep fatigue for the turn that ends it. In a party a friend can take the blow: guard makes all the difference.
lesson-fight-door = You are the Trailfinder this time: quick, frail, and she hits from 3 hexes away. Open door **A** beside you.
    .after = Some doors say that what waits behind is stronger than usual. This is one.
lesson-fight-lay = Lay the hall, **1** as usual.
    .after = An **axe raider** of level 5 and a **lookout** of level 1. The number of an enemy is how hard it is to bring down, and how hard it hits.
lesson-fight-near = The buttons show the odds: 1 in 30 to fell the raider with one attack, 9 in 10 for the lookout. Your one free attack goes where it ends something: a fallen enemy strikes nobody.
    .after = One less. The small print shows your two dice, and the damage of each.
lesson-fight-back = You still have your 4 steps. An enemy comes as far as it can walk and strikes if it gets next to you, so walk away: **M21** is farther than the raider goes. `/map mode:threats` shows that for any place.
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
    .about = A legendary cache: the digit that has to come first, and when fatigue is worth it.
    .end = A common lock gives 3 attempts in any order, a legendary one 4 with a key digit. Roll while many digits are missing, and spend fatigue on the last. Traps are locks too.
lesson-lock-door = Behind door **A** lies a legendary cache. It costs your whole move to open.
    .after = A nook: small, and nothing waits in it.
lesson-lock-lay = Lay it, **1** as usual. Then nothing is left to do, and your turn ends by itself.
    .after = A **legendary cache**. What lies in it works for the rest of the delve, not once as from a common one.
lesson-lock-kneel = Walk there and try the lock. You have one try, and a cache that beats you is lost.
    .after = Three dice against 3, 5, 6. The **3 has to come first**: until a die shows it, nothing else counts.
lesson-lock-key = 1 **fatigue** changes a die by 1. Your 4 is one step from the **3**, so turn it: without the key digit a roll keeps nothing else. The odds rise from 1 in 2 to 3 in 5.
    .after = The 3 fits and stays. The other two dice are ones, far from 5 and 6.
lesson-lock-roll = Rolling is free, and 2 digits are missing: throw both dice again.
    .after = A 6, which stays, and a 4.
lesson-lock-force = The last die shows 4 and wants 5: one step. For 1 fatigue it opens for sure, where a roll opens it 1 time in 6. You hold 2 of 3 fatigue then, and lose 1 at the start of each turn.
    .after = Open. The ring gives 1 guard for as long as you wear it.
