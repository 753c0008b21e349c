# What is explained the first time (data/galaxy/tips.toml); at most 20 words each.

tip-fight = Both sides roll at once, and each hit removes a unit. Only ground forces that land then take a planet.
tip-battle = A hit takes the cheapest unit, unless its owner chooses. A fight lasts until a side is gone or retreats.
tip-council = After a round all meet in council. Your vote ends your part: trade and split your tokens first.
tip-trade = In your turn you trade once with each neighbour, whose units are beside yours; after the round with everybody.
tip-goods = A trade good pays 1 resource or influence. Commodities pay nothing until a deal makes them another's trade goods.
tip-relic = A relic lies open before you and cannot be traded. `/use` uses it.
tip-ships = Scouts fly 2 systems and carry 1 unit; transports fly 1, carry 4. A system holds 4 of your ships.
tip-tokens = A token that you do not spend stays yours. Each new round brings you 2 more.
