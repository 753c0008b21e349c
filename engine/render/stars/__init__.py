"""Maps of star systems, cards that were explored, and the desk they come from."""
