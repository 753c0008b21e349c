"""Prepared files: TOML that a person writes for a game, read with every problem by line, checked, and written again.

`values` reads single values, `tables` the tables of a text, `troubles` says what is wrong in what they describe, `writing`
writes a thing back as TOML, `lines` finds where in the text something stands. Which tables and keys there are is each
game's own.
"""
