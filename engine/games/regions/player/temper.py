"""How well a bot player plays: what each level minds, waits for and thinks of."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.core.bot_players import Level


class Temper(msgspec.Struct, frozen=True):
    """What a player's judgement is like.

    ``patience``: for so many rounds they wait for others, or for a Seeker to go away. ``dread``: what danger counts for,
    and in a ``rush``, in a chase. ``falls``: with so few falls left for each they give up while something is missing;
    ``longest``: so they do after so many rounds. ``first``: what is worth so much is done before one goes on. ``thinks``:
    plays Strategies, and steps in for others. ``reckons``: knows what an Environ comes to where one stays. ``follows``: one
    of them leads, and the others are where that one is, but in a chase. ``strays``: how much more a way counts than what it
    leads to. ``picks``: takes Crafts and Gear that fit the scenario. ``finishes``: beats what is beside them before they go
    on.
    """

    patience: int = 5
    dread: float = 1.0
    rush: float = 0.3
    falls: float = 1.0
    longest: int = 56
    first: float = 1.1
    thinks: bool = True
    reckons: bool = False
    follows: bool = True
    strays: float = 1.0
    picks: bool = False
    finishes: bool = False


TEMPERS: dict[Level, Temper] = {
    "easy-going": Temper(
        patience=0,
        dread=0.3,
        rush=0.8,
        falls=1.4,
        first=0.6,
        thinks=False,
        follows=False,
        strays=1.4,
    ),
    "steady": Temper(),
    "sharp": Temper(falls=0.7, first=2.0, reckons=True, picks=True),
}
"""Easy-going players run on ahead to what is near, strike at whatever is there, forget what is in their hand and turn back
sooner."""
ALONE = replace(TEMPERS["steady"], follows=False, finishes=True)
"""What is advised does not wait for others to begin, and ends what it begins."""
