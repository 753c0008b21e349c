# What is explained the first time (data/regions/tips.toml); at most 20 words each.

tip-lock = Your Lockpick is rolled against the Lock, and a tie opens it. After a failure you may try again.
tip-alert = An Alerted Seeker strikes harder, and may come looking for you.
tip-body = A Seeker that comes upon another's body is Alerted. A body that you hide is never found.
tip-hand = At a round's end your hand is cut to its limit. Choose which cards go with **Your hand**.
tip-level = A level is a die size: +1 makes a d6 a d8, -1 a d4.
tip-out = Who is out stays out. The others still have to get out, each in a turn of their own.
tip-hit = A roll that is not lower hits. A second die is the damage, and Defence is taken off it.
