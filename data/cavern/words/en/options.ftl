# What the host chooses in the lobby. What each value means stands in options.toml.

option-solo = On: the variant for one player, who plays for a high score. Off: 2 to 4 rivals.
option-contracts = On: three public goals of twelve. The first to reach one has its points.
option-beast = On: a beast goes from tile to tile. Those who meet it fight it, for points.

game-about = Build a dungeon tile by tile and take gold and treasure from its rooms, against rival bands or alone.
