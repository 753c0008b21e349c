"""Maps of square tiles, and sheets of such tiles to compare."""
