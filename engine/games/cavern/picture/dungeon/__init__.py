"""The board of a cavern, drawn with the kit: tiles and what stands on them, the plank, an overview, sheets of tiles."""
