# What is explained the first time (data/skyshard/tips.toml); at most 20 words each.

tip-fight = A 3, 4 or 5 does 1 damage, a 6 does 2, less guard.
tip-layouts = A layout with more doors shows more ways on; where it joins another tile, you can walk across.
tip-signs = An orange ring is where an enemy may come, a chest where a cache may lie.
tip-walk = An attack ends a walk that has begun: attack first, and walk afterwards.
tip-heal = A Mender heals 2 once a turn, herself or a neighbour, and keeps her steps.
tip-afar = Opening a door where you stand is free. From afar it takes all your steps.
tip-chain = You keep the steps that are left: walk on and open another door in the same turn.
tip-fatigue = A further attack or die change costs 1 fatigue. You can take 3; each turn takes 1 off.
tip-lock = Roll a die for each digit and keep what matches. 1 fatigue changes a die by 1.
tip-trap = Who enters a tile with a trap first tries its lock at once. Then the trap is spent.
tip-shard = A star shard is what you came for: entering any hex of its tile takes it, for the whole party.
tip-down = At 0 health there are no turns. A Mender who begins her turn beside the fallen can bring them back.
tip-retreat = The party retreats once all still standing agree in the same round. **Stay** takes your word back.
tip-water = Under water every hex takes 2 steps, and ending a round there costs 1 health.
