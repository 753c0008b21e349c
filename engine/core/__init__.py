"""What every game is built from: moves, dice, tables, scenes, content, errors. Knows no game and no room above it."""
