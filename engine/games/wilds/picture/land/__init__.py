"""Maps of wild land: hexes without an end, or points and the roads between them."""
