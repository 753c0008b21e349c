"""What an idea is for: the same until that is reached."""

from __future__ import annotations

import msgspec


class Aim(msgspec.Struct, frozen=True):
    """What an idea serves. ``kind`` is "goal" for whatever brings the party to its goal, else what comes before that.
    ``place`` is where, as moves name it; ``site`` is what a move looks into there, ``what`` it brings: of the goal
    "anywhere", where it leads another way than the goal is said to lie."""

    kind: str = "goal"
    place: str = ""
    site: str = ""
    what: str = ""


GOALWARD, ANYWHERE = Aim(), Aim(what="anywhere")
