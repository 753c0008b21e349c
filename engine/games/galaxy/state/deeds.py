"""What players did that others have still to read of in a turn of their own: it stays in their posts until that is over."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["took", "beat", "failed", "destroyed", "broke", "relic", "explored", "built", "placed", "landed"]
"""What was done. "failed": an attack on a planet; "broke": the seal of Meridian; "beat": ships, which may have fled;
"destroyed": units of a player; "placed": units that a card or an order gives. The others say it themselves."""


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What player ``by`` did. ``what`` is a planet, a system, a relic or units, as events name them; ``of`` is whom
    it was done to, "" for no player; ``where`` is the place of units. ``unread`` are the seats that are told of it until
    their next turn is over."""

    by: str
    did: Kind
    what: str
    of: str = ""
    where: str = ""
    unread: tuple[int, ...] = ()
