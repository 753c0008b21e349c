"""Plays carried out: Actions with their windows, rolls and effects, harm, and what lasts."""
