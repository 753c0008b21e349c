# What is explained the first time (data/cavern/tips.toml); at most 20 words each.

tip-encounter = Only titles are read first: an answer may roll dice, retreat, or cost XP or Gold. Who cannot pay, fails.
tip-battle = Most Combat wins half the Gold, rounded down, and all Treasure; the second half the rest. What remains goes back.
tip-torch = A tile with a Torch turns every Delver in its room faceup.
tip-beast = The beast goes one tile each round, towards the open room with Delvers that holds most.
tip-contract = A Contract is for the first to show its feat. Its points count at the end.
tip-used = A Treasure that you have used stays yours: its points count at the end all the same.
tip-roll = A white die shows Combat or Spoils, red mostly Combat, purple mostly Spoils. Combat wins; most Spoils bring a card.
