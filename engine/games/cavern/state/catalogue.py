"""The messages of a cavern (data/cavern/words), and how ids of its content are named in them."""

from __future__ import annotations

from engine.core.catalogue import Catalogue, Noun

from .content import content
from .naming import class_name, mark_of, tile_name, treasure_name


def _tile(tile: str) -> Noun:
    return Noun(tile_name(tile), tile)


def _marked_tile(tile: str) -> Noun:
    """Return a tile with the mark that matters: "crossroads (Sun)"."""
    return Noun(WORDS("tile-marked", tile=tile, mark=mark_of(content().tiles[tile])), tile)


def _floor(floor: str) -> Noun:
    return Noun(WORDS(f"floor-{floor}"), f"floor-{floor}")


WORDS = Catalogue(
    "cavern",
    nouns={
        "tile": _tile,
        "tiles": _marked_tile,
        "treasure": lambda card: Noun(treasure_name(card), card),
        "kind": lambda kind: Noun(class_name(kind), f"class-{kind}"),
        "floor": _floor,
        "faction": lambda faction: Noun(content().band.factions[faction].name, faction, many=True),
        "contract": lambda card: Noun(content().contracts[card].name, card),
    },
)
"""All that a cavern says."""

refused = WORDS.refused
"""Refuses a move: see `Catalogue.refused`."""
