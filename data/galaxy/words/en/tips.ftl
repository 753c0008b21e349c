# What is explained the first time (data/galaxy/tips.toml); at most 20 words each.

tip-tactic = Your tactic token lies here now: ships that come to this system, or are in it, stay this round.
tip-fight = Both sides roll at once, and each hit removes a unit. Only ground forces that land then take a planet.
tip-gained = A planet that you gain is explored: you draw its card. It pays and votes from the next round on.
tip-tokens = An order or a research takes a strategy token. As a round ends all gain 2, and split theirs anew.
tip-battle = A hit takes the cheapest unit, unless its owner chooses. A fight lasts until a side is gone or retreats.
tip-council = Your vote ends your part in the council: trade and split your tokens before.
tip-trade = In your turn you deal with neighbours, at the council with all; with each once.
tip-goods = A trade good pays 1 resource or influence. Commodities pay nothing until a deal makes them another's trade goods.
tip-research = A technology is yours for good. Your planets pay for it, and are ready again in the next round.
tip-bombardment = Before a landing each battleship may roll once against the ground forces of one planet.
tip-exploring = A planet that no player holds is explored as it is gained; what is taken from a rival is not.
tip-attachment = An attachment stays on the planet that was explored.
tip-relic = A relic lies open before you and cannot be traded. `/use` uses it.
tip-room = Ground forces in space need room on ships. What no ship can carry is lost.
