# What is explained the first time (`data/beacon/tips.toml`); at most 20 words each.

tip-fair = All ten things stand at 2, which is fair order.
tip-chore = At 3 a thing is in the best order, and its chore cannot be done.
tip-handing = Who hands a card over does no chore this night. Only the two of them see it.
tip-out-of-use = A thing at 0 is out of use. After the last storm nothing may stand at 0.
tip-storm = The storm strikes once more than there are keepers, each time one of the ten things.
tip-night = A night ends with its storm.
