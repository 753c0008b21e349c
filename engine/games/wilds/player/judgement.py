"""How well a member judges what the party does next, by levels and as it is advised; and what an idea is for."""

from __future__ import annotations

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """How well a member judges. ``sight``: how far off, in stretches, something is still worth the way. ``looks_on``: they
    follow the line of a clue further on. ``careful``: how likely something hides where they take their time.
    ``keeps_count``: they mind that a good look brings the goal nearer. ``swaps``: after a failure another member tries.
    ``ahead``: how much better new ground is to them where the goal is said to lie. ``clever``: they put their tools, their
    Resolve and their nights to use, and go in pairs that can live off the land. ``counts``: they
    reckon what a success is worth that counts 2. They know when a clue is of no more use, and how much of a hunt a place
    still tells."""

    sight: float = 99.0
    looks_on: bool = True
    careful: float = 0.4
    keeps_count: bool = True
    swaps: bool = True
    ahead: float = 1.6
    clever: bool = False
    counts: bool = False


TEMPERS = {
    "easy-going": Temper(sight=1.2, looks_on=False, careful=2.0, keeps_count=False, swaps=False, ahead=1.2),
    "steady": Temper(),
    "sharp": Temper(careful=0.0, ahead=2.0, clever=True),
}
"""The tempers, by the level."""

ADVISER = Temper(counts=True)
"""How the coloured button judges: as the steady do, and it counts."""


class Aim(msgspec.Struct, frozen=True):
    """What an idea serves, the same until that is reached. ``kind`` is "goal" for whatever brings the party to its goal,
    else what comes before that. ``place`` is where, as moves name it. ``site`` is what a move looks into there, ``what`` it
    brings: of the goal "anywhere", where it leads another way than the goal is said to lie."""

    kind: str = "goal"
    place: str = ""
    site: str = ""
    what: str = ""


GOALWARD, ANYWHERE = Aim(), Aim(what="anywhere")
