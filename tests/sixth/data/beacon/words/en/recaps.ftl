# What events come to for a keeper who was away.

recap-done = saw to { $them }
    .one = { THE($thing) }
recap-handed = handed a card to { $them }
    .one = { $whom }
recap-worn = the storm struck { $them }
    .one = time
recap-ended = { $kept ->
        [yes] the light was kept
       *[no] the light went out
    }
