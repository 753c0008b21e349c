"""What the host of a scenario may choose in the lobby."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

WINDOWS = {"10 minutes": 600, "1 hour": 3600, "2 hours": 7200, "6 hours": 21600, "12 hours": 43200}
"""Seconds that somebody has to answer with a Reaction, an Interrupt or an Assist, by the option's value (REG-G21)."""

HandMade = Literal[
    "thornruin",
    "hushwood",
    "saltstair",
    "countinghouse",
    "sleepingduke",
    "fogmarket",
    "fallingmill",
    "longbridge",
    "runaway",
    "longcomedy",
]
HAND_MADE: tuple[str, ...] = get_args(HandMade)
"""The scenarios of data/regions/scenarios: four normal ones, three of stealth, three chases."""

ThemeName = Literal["works", "estate", "hillroad", "quarry"]
THEMES: tuple[str, ...] = get_args(ThemeName)
"""The themes of data/regions/themes, which new scenarios are made of (REG-G90)."""


class Options(msgspec.Struct, frozen=True):
    """The options of a scenario, each with its default. ``scenario`` names one of data/regions/scenarios, or "generated",
    which the next two describe (REG-G90). A prepared file is used in place of all three."""

    scenario: Annotated[
        Literal["generated", HandMade],
        msgspec.Meta(description="Which scenario: places to cross, to sneak through, or to get through in time."),
    ] = "thornruin"
    kind: Annotated[
        Literal["any", "normal", "stealth", "chase"],
        msgspec.Meta(description="What sort of scenario a new one is."),
    ] = "any"
    theme: Annotated[Literal["any", ThemeName], msgspec.Meta(description="Where a new scenario takes place.")] = "any"
    fortunes: Annotated[
        Literal["table", "deck", "off"],
        msgspec.Meta(description="What a search can turn up by luck: rolled on a table, drawn from a deck, or nothing."),
    ] = "table"
    town: Annotated[
        Literal["yes", "no"], msgspec.Meta(description="Whether the party meets in a town first, to heal and to buy.")
    ] = "yes"
    level: Annotated[
        Literal["party", "1", "2", "3", "4", "5", "6"],
        msgspec.Meta(description="How strong what you meet is: as the party's own level, or a level from 1 to 6."),
    ] = "party"
    changes: Annotated[
        Literal["on", "off"],
        msgspec.Meta(description="Whether some things in a scenario are otherwise from one play to the next."),
    ] = "on"
    referee: Annotated[
        Literal["bot", "gm"],
        msgspec.Meta(description="With a game master: whether the bot or they decide what Challenges do on their turns."),
    ] = "bot"
    window: Annotated[
        Literal["10 minutes", "1 hour", "2 hours", "6 hours", "12 hours"],
        msgspec.Meta(description="How long somebody may think about a Reaction before the best one is taken."),
    ] = "2 hours"
