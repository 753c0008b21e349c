# What is explained the first time (data/regions/tips.toml); at most 20 words each.

tip-fight = Attackers roll Inflict, targets Endure: the higher wins, a tie hits. Damage less Defence comes off EP.
tip-lock = Your Lockpick is rolled against the Lock, and a tie opens it. After a failure you may try again.
tip-key = The right key takes a Lock away, and the Challenge with it.
tip-passage = A hidden way, once found, is on the map for all of you.
tip-alert = An Alerted Seeker strikes harder, and may come looking for you.
tip-light = A light in the dark within sight of a Seeker costs at least a Stealth Token.
tip-body = A Seeker that comes upon another's body is Alerted. A body that you hide is never found.
tip-alarm = From now on each round costs Stealth Tokens: 1, then 2, then 3.
tip-down = At 0 EP nothing strikes you. You get up next turn with an Injury: 5 EP less for good.
tip-hand = At a round's end your hand is cut to its limit. Choose which cards go with **Your hand**.
tip-search = A search finds what it beats. After a 6, or three searches of a place, hardly anything is left.
tip-level = A level is a die size: +1 makes a d6 a d8, -1 a d4.
tip-out = Each of you goes out in a turn of your own, for good.
tip-fortune = A Fortune is luck, good or bad. Valuables buy Gear and healing in a town, between scenarios.
