"""What a game has in place of a command of other games (`engine.core.capabilities.Leads`)."""

from __future__ import annotations

import msgspec

from .errors import Text


class Detour(msgspec.Struct, frozen=True):
    """What a game has in place of a verb that only others have.

    ``said`` goes on from "This game has no /fly: ", without a full stop. ``verb`` is the game's own verb that does
    it, "" for none.
    """

    said: Text
    verb: str = ""
