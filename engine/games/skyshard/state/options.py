"""What the host of a delve may choose in the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .content import Objective

MOST_HEROES = 4
"""How many adventurers there are at most."""
THREATS = {"easy": 3, "standard": 5, "hard": 8, "deadly": 12}
"""Enemy points per adventurer and tile (SKY-G16)."""


class Options(msgspec.Struct, frozen=True):
    """The options of a delve, each with its default (SKY-G01, SKY-G06, SKY-G10, SKY-G16, SKY-G47, SKY-G50, SKY-G53,
    SKY-G80)."""

    objective: Annotated[
        Objective,
        msgspec.Meta(description="Survey: gather every shard. Uncover: leave in time, each scores. Or a scenario's goal."),
    ] = "survey"
    setting: Annotated[
        Literal["undercroft", "observatory", "ropeworks", "glasshouse", "any", "deeper"],
        msgspec.Meta(description="Where the delve goes: each setting has tiles, cards and enemies of its own."),
    ] = "undercroft"
    threat: Annotated[
        Literal["easy", "standard", "hard", "deadly"],
        msgspec.Meta(description="How strong the enemies of each tile may be, per adventurer: 3, 5, 8 or 12 levels."),
    ] = "standard"
    shards: Annotated[Literal[2, 3, 4, 5], msgspec.Meta(description="How many star shards the delve asks for.")] = 3
    adventurers: Annotated[Literal[1, 2], msgspec.Meta(description="Adventurers per player; at most four in all.")] = 1
    companion: Annotated[
        Literal["none", "hound", "lantern_bearer"],
        msgspec.Meta(description="A companion who comes along: acts by itself after the adventurers, explores nothing."),
    ] = "none"
    ties: Annotated[
        Literal["referee", "party"],
        msgspec.Meta(description="Who decides between equal enemies, targets and hexes: the referee, or the party."),
    ] = "referee"
    deck: Annotated[
        Literal["all", "drawn"],
        msgspec.Meta(description="All: every card of the setting. Drawn: nobody knows which cards are in."),
    ] = "all"
    rules: Annotated[
        Literal["house", "letter"],
        msgspec.Meta(description="House: no dead end is laid first. Letter: the top tile, whatever it is."),
    ] = "house"
