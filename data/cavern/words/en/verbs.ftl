# What moves are for, as commands, menus and forms say it.

verb-place =
    .tile = Which of your tiles: 1, 2 or 3
    .turn = How far it is turned clockwise: 0, 90, 180 or 270
    .steps = Place a tile
    .here = Lay a tile of your hand.

verb-breach = Lay a tile against the corridor rule, for 1 XP.
    .tile = { verb-place.tile }
    .turn = { verb-place.turn }
    .steps = Ignore corridors, 1 XP
    .asks = Which tile, and where?

verb-send = Put one of your Delvers on a section of the tile you have just laid.
    .delver = Which Delver: its class
    .to = The number of the section on your map
    .asks = Which Delver, and where?

verb-swap = Pay 1 XP to throw tiles of your hand away and draw as many.
    .tiles = Which ones, in one word: 2, 13, 123
    .asks = Which tiles do you throw away?

verb-retrieve = Pay 1 XP to take one of your Delvers home.
    .delver = Which Delver
    .asks = Which Delver comes home?

verb-reveal = Reveal a treasure and use it.
    .treasure = Which treasure
    .asks = Which treasure do you use?

verb-flip = Turn one of your cards faceup for one that the deck cannot give.
    .card = Which card
    .asks = Which card do you turn over?

verb-spend = Pay XP for more dice, or 1 XP for your faction's ability.
    .on = 1, 2 or 3 XP for two dice each, rolled at once; dice, or ability
    .asks = What do you pay XP for?

verb-reroll = Roll some of your dice once more.
    .dice = Which, by number from the left: 1,3
    .asks = Which dice do you roll again?

verb-prompts = Choose when I ask you about your rolls.
    .setting = On, before, off or all
    .asks = When shall I ask you?
    .steps = Change what I am asked at rolls
