"""Every event of a cavern: the rules behind it, and the facts that its sentence needs.

Players are named as at the table (``who``), places by the label of their cell ("M1"). Tiles, treasures, classes, factions
and floors go by their ids in data/cavern. ``loot`` of a room is (Gold Bags, Chests). Dice are told as one word each, by
`resolving.dice_words`. What ends in "own" is for the eyes of one seat alone.
"""

from engine.core.events import Happenings

from . import course, extras, gains, resolving

HAPPENINGS = Happenings(course, resolving, gains, extras)
"""Every event of a cavern, by kind."""
