"""Moves: checked, recorded and resolved, with all that follows from them."""
