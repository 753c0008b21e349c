"""The moves of Beacon and the verbs they are made with."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from engine.core.moves import Move
from engine.core.verbs import GIVE, worded

from .catalogue import WORDS


class Kindle(Move, frozen=True, tag="kindle"):
    """See to the lamp."""


class Trim(Move, frozen=True, tag="trim"):
    """See to the wick."""


class Polish(Move, frozen=True, tag="polish"):
    """See to the mirror."""


class Wind(Move, frozen=True, tag="wind"):
    """See to the clockwork."""


class Haul(Move, frozen=True, tag="haul"):
    """See to the oil."""


class Bail(Move, frozen=True, tag="bail"):
    """See to the cellar."""


class Patch(Move, frozen=True, tag="patch"):
    """See to the roof."""


class Ring(Move, frozen=True, tag="ring"):
    """See to the bell."""


class Tar(Move, frozen=True, tag="tar"):
    """See to the boat."""


class Sweep(Move, frozen=True, tag="sweep"):
    """See to the stairs, which takes no card (BEA-006)."""


CHORES: dict[type[Move], str] = {
    Kindle: "lamp",
    Trim: "wick",
    Polish: "mirror",
    Wind: "clockwork",
    Haul: "oil",
    Bail: "cellar",
    Patch: "roof",
    Ring: "bell",
    Tar: "boat",
    Sweep: "stairs",
}
"""The thing that each chore sees to (BEA-001)."""

OWN = "beacon"
"""The group of commands of what only this game has, called by the game."""

verb = partial(worded, WORDS)
VERBS = (
    # What needs a card is private: who could press it in public would be known to hold that card.
    *(verb(kind, private=kind is not Sweep, group=OWN) for kind in CHORES),
    replace(GIVE, private=True),
)
