"""What the host of a scenario may choose in the lobby."""

from __future__ import annotations

from typing import ClassVar, Literal, get_args

from engine.core.catalogue import Catalogue
from engine.core.options import Described

WINDOWS = {"10 minutes": 600, "1 hour": 3600, "2 hours": 7200, "6 hours": 21600, "12 hours": 43200}
"""Seconds that a member has to answer with a Reaction, an Interrupt or an Assist, by the option's value (REG-G21)."""

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


class Options(Described, frozen=True):
    """The options of a scenario, each with its default. ``scenario`` names one of data/regions/scenarios, or "generated",
    which the next two describe (REG-G90). A prepared file is used in place of all three."""

    words: ClassVar = Catalogue("regions")

    scenario: Literal["generated", HandMade] = "thornruin"
    kind: Literal["any", "normal", "stealth", "chase"] = "any"
    theme: Literal["any", ThemeName] = "any"
    fortunes: Literal["table", "deck", "off"] = "table"
    town: Literal["yes", "no"] = "yes"
    level: Literal["party", "1", "2", "3", "4", "5", "6"] = "party"
    changes: Literal["on", "off"] = "on"
    referee: Literal["bot", "gm"] = "bot"
    window: Literal["10 minutes", "1 hour", "2 hours", "6 hours", "12 hours"] = "2 hours"
