"""What the host of a delve may choose in the lobby."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core.catalogue import Catalogue
from engine.core.options import Described

from .content import Objective

MOST_HEROES = 4
"""How many adventurers there are at most."""
THREATS = {"easy": 3, "standard": 5, "hard": 8, "deadly": 12}
"""Enemy points per adventurer and tile where doors call no enemy (SKY-G16)."""
LOUD = 3
"""So many adventurers, or more, make a noise at doors (SKY-G102)."""
LOUD_POINTS = {"easy": (3, 4), "standard": (3, 9), "hard": (10, 16), "deadly": (15, 24)}
"""Enemy points of a tile for three and for four who do (SKY-G16)."""
CALLS = {"easy": 1, "standard": 3, "hard": 3, "deadly": 3}
"""So many of the enemies on the map call another one to a new tile at most (SKY-G102)."""
SHARDLESS = 2
"""So many of the cards that such a party draws first hold no shard (SKY-G103)."""
DUE = 5
"""After so many cards in a row without a shard the next one that such a party draws has one (SKY-G106)."""
KEEPERS = {"easy": 5, "standard": 10, "hard": 10, "deadly": 10}
"""The level of the enemy that comes to them with the last shard (SKY-G103)."""


def is_loud(party: int, rules: str) -> bool:
    """Return whether a party calls enemies by opening doors: a large one does, but not by the letter (SKY-G102)."""
    return party >= LOUD and rules == "house"


class Options(Described, frozen=True):
    """The options of a delve, each with its default (SKY-G01, SKY-G06, SKY-G10, SKY-G16, SKY-G47, SKY-G50, SKY-G53,
    SKY-G80)."""

    words: ClassVar = Catalogue("skyshard")

    objective: Objective = "survey"
    setting: Literal["undercroft", "observatory", "ropeworks", "glasshouse", "any", "deeper"] = "undercroft"
    threat: Literal["easy", "standard", "hard", "deadly"] = "standard"
    shards: Literal[2, 3, 4, 5] = 3
    adventurers: Literal[1, 2] = 1
    companion: Literal["none", "hound", "lantern_bearer"] = "none"
    ties: Literal["referee", "party"] = "referee"
    deck: Literal["all", "drawn"] = "all"
    rules: Literal["house", "letter"] = "house"
