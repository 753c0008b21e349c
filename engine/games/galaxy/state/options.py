"""What the host of a galaxy game may choose in the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Options(msgspec.Struct, frozen=True):
    """The options of a galaxy game, each with its default (GAL-G01, GAL-G49, GAL-G81, GAL-G90, GAL-G94)."""

    play: Annotated[
        Literal["expedition", "desk"],
        msgspec.Meta(description="A whole game for 2 to 6 rivals, or only the decks, for a big game played elsewhere."),
    ] = "expedition"
    length: Annotated[
        Literal["full", "short"],
        msgspec.Meta(description="How long an expedition lasts: to 8 points in 6 rounds, or to 5 in 4."),
    ] = "full"
    factions: Annotated[
        Literal["off", "on"],
        msgspec.Meta(description="Whether each of you plays a faction, with an ability and a beginning of its own."),
    ] = "off"
    worlds: Annotated[
        Literal["36", "12"],
        msgspec.Meta(description="How many planets a map is made from, 36 or always the same 12, and how many goals."),
    ] = "36"
    frontier: Annotated[
        Literal["20", "14"],
        msgspec.Meta(description="How many cards the frontier deck has: all 20, or the 14 of the older printing."),
    ] = "20"
