"""What the host of an expedition may choose in the lobby."""

from __future__ import annotations

from typing import ClassVar, Literal, get_args

from engine.core.catalogue import Catalogue
from engine.core.options import Described

WINDOWS = {"off": 0, "10 minutes": 600, "1 hour": 3600, "6 hours": 21600}
"""Seconds that a member has to decide on a second throw for 1 Resolve, by the option's value (WLD-G06)."""

HandMade = Literal[
    "thornwood", "hollowdown", "drownedmile", "sunscar", "emberfell", "ninecairns", "gullcrown", "kitehill", "nightferry"
]
HAND_MADE: tuple[str, ...] = get_args(HandMade)
"""The regions of data/wilds/regions."""


class Options(Described, frozen=True):
    """The options of an expedition, each with its default.

    ``region`` names a region of data/wilds/regions, or "generated", which the next four describe (WLD-G79..G81). A
    prepared file is used in place of all five (WLD-G106). ``reveal``, ``weather`` and ``pace`` can overrule what a region
    says.
    ``map``: hexes for open country, points for less of it where the ground says which ways there are (WLD-023, WLD-024).
    """

    words: ClassVar = Catalogue("wilds")

    region: Literal["generated", HandMade] = "hollowdown"
    theme: Literal["any", "forest", "marsh", "desert", "isles", "mountains"] = "any"
    map: Literal["hexes", "points"] = "hexes"
    size: Literal["small", "medium", "large"] = "medium"
    danger: Literal["gentle", "standard", "harsh"] = "standard"
    pace: Literal["region", "perilous", "normal", "vast"] = "region"
    reveal: Literal["region", "fog", "partial", "full"] = "region"
    weather: Literal["region", "off", "daily"] = "region"
    season: Literal["region", "spring", "summer", "autumn", "winter", "chance"] = "region"
    changes: Literal["on", "off"] = "on"
    wayside: Literal["on", "off"] = "on"
    rules: Literal["house", "letter"] = "house"
    decide: Literal["vote", "leader", "anyone", "gm"] = "vote"
    referee: Literal["bot", "mixed", "gm"] = "bot"
    characters: Literal["seasoned", "novice"] = "seasoned"
    ladder: Literal["narrow", "wide"] = "narrow"
    backtrack: Literal["free", "ticks"] = "free"
    deadly: Literal["no", "yes"] = "no"
    picks: Literal[1, 2, 6, 12, 24] = 2
    resolve: Literal["off", "10 minutes", "1 hour", "6 hours"] = "10 minutes"
