# What is explained the first time (data/cavern/tips.toml); at most 20 words each.

tip-battle = Battle: most Combat takes half the Gold, the second half the rest, no one what remains. Ties: first to roll.
tip-encounter = Only titles are read first: an answer may roll dice, retreat, or cost XP or Gold. Who cannot pay, fails.
tip-deserted = A room that is completed with no Delver in it stays quiet. Its loot goes to nobody.
tip-torch = A tile with a Torch turns every Delver in its room faceup.
tip-sun = Each tile with a Sun moves the Sun marker. On its last space the game is about to end.
tip-stuck = If none of your tiles fits, breach or swap for XP, or pass and draw a new hand.
tip-beast = The beast goes one tile each round, towards the open room with Delvers that holds most.
tip-contract = A Contract is for the first to show its feat. Its points count at the end.
tip-used = A Treasure that you have used stays yours: its points count at the end all the same.
tip-xp = Each XP pays for 2 dice, other tiles or a Delver home. Few stories bring more; unspent it counts nothing.
tip-fast = A tile with the arrows » gives you one more whole turn right after this one.
tip-waits = A Delver stays in an open room until a tile closes it. If rivals join it, you battle then.
tip-spoils = Most Spoils in a Battle bring 1 Gold, from 5 on 1 Treasure, win or lose. Tied, they bring nothing.
tip-band = Wraiths may send a second Delver beside their tile for 1 XP. Each band has a use of its own.
