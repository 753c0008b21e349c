"""What the host of a galaxy game may choose in the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Options(msgspec.Struct, frozen=True):
    """The options of a galaxy game, each with its default (GAL-G01, GAL-G49)."""

    play: Annotated[
        Literal["expedition", "desk"],
        msgspec.Meta(description="A whole game for 2 to 6 rivals, or only the decks, for a big game played elsewhere."),
    ] = "expedition"
    frontier: Annotated[
        Literal["20", "14"],
        msgspec.Meta(description="How many cards the frontier deck has: all 20, or the 14 of the older printing."),
    ] = "20"
