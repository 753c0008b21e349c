# What is explained the first time (data/regions/tips.toml); at most 20 words each.

tip-fight = Who attacks rolls Inflict, who is attacked Endure; the higher wins, a tie hits. Damage less Defence comes off EP.
tip-lock = Your Lockpick is rolled against the Lock, and a tie opens it. After a failure you may try again.
tip-key = The right key takes a Lock away, and with it the Challenge that it belonged to.
tip-obstacle = This obstacle stays: each of you passes it alone. What you did counts until you leave the region.
tip-passage = A hidden way that was found is on the map from now on, for all of you.
tip-alert = An Alerted Seeker strikes harder, and may come looking for you.
tip-light = A light in the dark within sight of a Seeker costs at least a Stealth Token.
tip-body = A Seeker that comes upon another's body is Alerted. A body that you hide is never found.
tip-alarm = From now on each round costs Stealth Tokens: 1, then 2, then 3.
tip-down = At 0 EP nothing strikes you. Your turn begins with full EP, less 5 for the Injury; a few kill.
tip-hand = At a round's end hands are cut to the Hand Limit. The menu under Your hand says which card goes.
tip-search = A search finds what its roll beats. After a roll of 6 or more little can still hide there.
tip-level = A level is a die size: +1 level makes a d6 a d8, -1 level makes it a d4.
tip-out = Each of you goes out in a turn of your own. Who is out does not come back in.
