# What the guides of the lessons say (`data/cavern/lessons`): of each step before its move, and after it.

lesson-first = Your first cavern
    .about = Lay tiles, send Delvers, pass a test, win a battle.
    .end = So it goes for about a dozen turns, until the Suns on tiles have run the marker down. Most points in Gold and Treasure win; open rooms pay nothing then. A **Rift** gives a Mage 3 Combat, a **torch** shows who is there.
lesson-first-tile = You and a rival build one dungeon, tile by tile, and loot it. Your three tiles are above the map. Lay **tile 1** at **L1**: its blue room then has no open side, so that it pays at once.
    .after = Coloured areas are rooms, and so are corridors. Bags are **Gold** (1 to 3 points each), chests **Treasure** (2 to 5). A number like **+3** on a button: about so many points, with the risk counted.
lesson-first-thief = Send one of your **Delvers** into the closed room, **2**. Red dice are for battles, purple ones for loot, white ones for either. No rival can come in there, so the **Thief** is enough: keep who fights.
    .after = Who is alone in a closed room meets a **story** with two answers. You choose by their titles; what they ask shows afterwards. Success pays all that lies there, failure half of the Gold.
lesson-first-another = Each band has an **ability**. Yours, the Forestfolk: pay 1 **XP**, get 1 Gold, and hear another story. You have 3 XP, and the Gold is sure, so do that.
    .after = Another story, and 1 Gold in hand. 2 XP are left.
lesson-first-thaw = Splitting ice sounds like strength, **Combat**; thawing a tunnel like skill, **Spoils**. Your Thief's purple dice show Spoils, so thaw.
    .after = This is a **test**: you need 5 Spoils, for 2 Treasure.
lesson-first-test = The buttons tell the odds. As it is you pass 2 times in 5; 1 XP adds two white dice, then it is 3 in 4. Pay **1 XP**, and keep the last for a battle.
    .after = **Just enough: 2 Treasure.** They keep their points to the end, also once they are used. Your Thief is home again, as all are after a room, and your rival took a turn.
lesson-first-tile-two = **Tile 3** at **K2** adds to the blue room at K1: 1 Gold and 1 Treasure, and one side open, at **J2**. It pays once a tile closes it, and until then your rival may come in. **A** is as good, but fight her once.
    .after = Whoever closes the room chooses the moment.
lesson-first-brute = Put a Delver in before she does. If she comes too, there is a **battle**, and most Combat wins it: send the **Brute** to **1**. She sees that somebody is there, not who.
    .after = She closed the room with a Delver of her own: a **battle**. She has rolled first: 4 Combat. Most Combat takes all the Treasure and half of the Gold, rounded down.
lesson-first-glove = Three white dice win 1 time in 20. With the **velvet glove**, a purple die, and your last XP, two white ones, it is 2 in 5. And most **Spoils** bring a card more, win or lose: 5 or more a Treasure.
    .after = **5 to 4: the room is yours**, its Treasure and 1 of 2 Gold, and with 8 Spoils another Treasure. You lead.
