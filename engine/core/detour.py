"""What a game has in place of a command of other games (`Leads`, a capability)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from .errors import Text
from .game import AnyGame


class Detour(msgspec.Struct, frozen=True):
    """What a game has in place of a verb that only others have.

    ``said`` goes on from "This game has no /fly: ", without a full stop. ``verb`` is the game's own verb that does
    it, "" for none.
    """

    said: Text
    verb: str = ""


class Leads:
    """A member who types a verb that only other games have is told what does it here: ``detours``, by that verb."""

    detours: Mapping[str, Detour]


def detours(game: AnyGame) -> Mapping[str, Detour]:
    """Return what a game has in place of verbs that only others have, by those verbs."""
    return game.detours if isinstance(game, Leads) else {}
