"""Prepared files: TOML that a person writes for a game, read with every problem by line, checked, and written again.

`values` reads single values. `tables` reads the tables of a text. `troubles` says what is wrong in what they describe.
`writing` writes a thing back as TOML. `lines` finds the line where something stands in the text. Each game defines its own
tables and keys.
"""
