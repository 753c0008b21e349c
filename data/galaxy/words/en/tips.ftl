# What is explained the first time (data/galaxy/tips.toml); at most 20 words each.

tip-tactic = A tactic token opens a system: move there, fight, land, explore, produce. Your ships there stay this round.
tip-exploring = You draw a card of the planet's trait, or of the frontier, and resolve it at once.
tip-battle = Both sides roll at once, and each hit removes a unit: the cheapest first, unless its owner chooses.
tip-bombardment = Before a landing each battleship may roll once against the ground forces of one planet.
tip-trade = Neighbours have units or planets in the same or in adjacent systems. Both have to agree to a trade.
tip-attachment = An attachment stays on the planet that was explored.
tip-relic = A relic lies open before you and cannot be traded. `/use` uses it.
tip-room = Ground forces in space need room on ships. What no ship can carry is lost.
tip-council = Trade with others who have not voted yet, neighbours or not. Your vote ends your part.
