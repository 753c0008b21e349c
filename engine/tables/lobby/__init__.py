"""A table before its game, and who has which seat."""
