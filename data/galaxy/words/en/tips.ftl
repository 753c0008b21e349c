# What is explained the first time (data/galaxy/tips.toml); at most 20 words each.

tip-tactic = A tactic token opens a system: move there, fight, land, explore, produce. Your ships there stay this round.
tip-exploring = You draw a card of the planet's trait, or of the frontier, and resolve it at once.
tip-battle = Both sides roll at once, and each hit removes a unit: the cheapest first, unless its owner chooses.
tip-bombardment = Before a landing each battleship may roll once against the ground forces of one planet.
tip-trade = Commodities become trade goods in other hands: an equal swap makes both richer. Neighbours deal, at the council all.
tip-attachment = An attachment stays on the planet that was explored.
tip-relic = A relic lies open before you and cannot be traded. `/use` uses it.
tip-room = Ground forces in space need room on ships. What no ship can carry is lost.
tip-council = The speaker goes first and scores first in the next round. Your vote ends your part: trade and split before.
tip-gained = A planet that you gain is exhausted: it pays and votes from the next round on.
tip-research = A technology is yours for good. Your planets pay for it, and are ready again in the next round.
tip-tokens = Orders and research take strategy tokens. What is left of your tokens you can split anew at the council.
