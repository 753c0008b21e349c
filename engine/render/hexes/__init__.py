"""Maps of hexes in tiles: what is known of a place, and what could be laid next."""
