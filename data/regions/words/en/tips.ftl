# What is explained the first time (data/regions/tips.toml); at most 20 words each.

tip-lock = Your Lockpick is rolled against the Lock, and a tie opens it. After a failure you may try again.
tip-alert = An Alerted Seeker strikes harder, and may come looking for you.
tip-body = A Seeker that comes upon another's body is Alerted. A body that you hide is never found.
tip-hand = At a round's end cards over your hand limit go (5 as a rule): a button says so.
tip-level = +1 die size makes a d6 a d8, -1 makes it a d4.
tip-out = Who is out stays out. The others still have to get out, each in a turn of their own.
tip-hit = An attack hits if its roll is at least the other roll. A second die is the damage, less Defence.
