# What the guides of the lessons say (`data/cavern/lessons`): of each step before its move, and after it.

lesson-first = Your first cavern
    .about = Lay tiles, send Delvers, pass a test, win a battle.
    .end = A cavern goes on like this for about a dozen turns, until the Suns on the tiles have run the marker down. Then Gold and Treasure are counted, and most points win. With friends you are rivals, up to 4.
lesson-first-tile = You and a rival build one dungeon, tile by tile, and rob it. Your three tiles are above the map. A place with a coordinate is free: a tile lies there along a side of another, corridor to corridor. Lay **tile 1** at **L1**: its blue room then has no open side left.
    .after = The tile lies, and you drew another. Coloured areas are rooms, and so are corridors; bags in them are **Gold**, chests **Treasure**. A side where the same kind may still be added is **open**.
lesson-first-thief = Now send one of your five **Delvers** into a room of that tile, facedown. White dice roll a bit of everything, red ones fight, purple ones steal. Room **2** is closed already and holds a Treasure, so this is work for the **Thief**.
    .after = The room is **complete**: no side of it is open, so what happens in it happens now. Your Thief is alone there and meets an **Encounter**: a story with two answers. You choose by their titles; what they ask shows once you have chosen.
lesson-first-another = Each band has an **ability**. Yours, the Forestfolk, may pay 1 **XP** to hear another story, and gets 1 Gold with it. You have 3 XP, and the Gold is sure, so do that.
    .after = Another story, and 1 Gold in hand. 2 XP are left.
lesson-first-thaw = Splitting ice sounds like **Combat**, thawing a tunnel like **Spoils**. Your Thief rolls purple dice, which show Spoils, so thaw.
    .after = This is a **test**: 2 purple dice, and 5 Spoils are needed for 2 Treasure.
lesson-first-test = The buttons tell the odds. As it is you pass 2 times in 5; 1 XP adds two white dice, then it is 3 in 4. XP is for moments like this, but keep one for the fight to come.
    .after = **5 Spoils, just enough: 2 Treasure.** One paid 1 Gold at once, the other is a glove to be used in a roll. All Delvers go home after a room is done; none of them ever dies. Meanwhile your rival took a turn of her own.
lesson-first-tile-two = Your second turn. **Tile 3** at **K2** makes the blue room at K1 larger: a bag and a chest in it now, and one side still open.
    .after = A rich room, not closed yet. Whoever closes it decides who was in time.
lesson-first-brute = Put a Delver in before your rival does. If she comes too there will be a **battle**, and most Combat wins it: send the **Brute**. She sees that somebody is there, not who.
    .after = She closed the room and sent her own Brute: a **battle**. She has rolled first, with an XP and her band's ability in it: 4 Combat. The winner takes the Treasure and half of the Gold.
lesson-first-glove = Three white dice against 4 Combat would be 1 in 20. So bring what you have: the **velvet glove**, which adds a purple die once, and your last XP for two white ones: 2 times in 5. Purple seldom fights, but most **Spoils** in a battle takes a Treasure card more.
    .after = **5 to 4: the room is yours**, its Treasure and 1 of 2 Gold, and with 8 Spoils another Treasure. You lead.
