"""What the host of an expedition may choose in the lobby."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

WINDOWS = {"off": 0, "10 minutes": 600, "1 hour": 3600, "6 hours": 21600}
"""Seconds that somebody has to decide on a second throw for 1 Resolve, by the option's value (WLD-G06)."""

HandMade = Literal[
    "thornwood", "hollowdown", "drownedmile", "sunscar", "emberfell", "ninecairns", "gullcrown", "kitehill", "nightferry"
]
HAND_MADE: tuple[str, ...] = get_args(HandMade)
"""The regions of data/wilds/regions."""


class Options(msgspec.Struct, frozen=True):
    """The options of an expedition, each with its default.

    ``region`` names a region of data/wilds/regions, or "generated", which the next four describe (WLD-G79..G81). A
    prepared file is used in place of all five (WLD-G106). ``reveal``, ``weather`` and ``pace`` can overrule what a region
    says.
    ``map``: hexes for open country, points for less of it where the ground says which ways there are (WLD-023, WLD-024).
    """

    region: Annotated[
        Literal["generated", HandMade],
        msgspec.Meta(
            description="Made by hand (begin with Hollowdown; alone, Kite Hill), or new, from theme, map, size and danger."
        ),
    ] = "hollowdown"
    theme: Annotated[
        Literal["any", "forest", "marsh", "desert", "isles", "mountains"],
        msgspec.Meta(description="What a new region is like."),
    ] = "any"
    map: Annotated[
        Literal["hexes", "points"],
        msgspec.Meta(description="A new region of hexes, where any direction is open, or of places joined by paths."),
    ] = "hexes"
    size: Annotated[
        Literal["small", "medium", "large"],
        msgspec.Meta(description="How large a new region is: 15, 20 or 30 hexes, or 8, 12 or 15 points."),
    ] = "medium"
    danger: Annotated[
        Literal["gentle", "standard", "harsh"],
        msgspec.Meta(description="Gentle lowers the difficulty of a new region by 2, harsh raises it by 2, to 12 at most."),
    ] = "standard"
    pace: Annotated[
        Literal["region", "perilous", "normal", "vast"],
        msgspec.Meta(description="How often events come: a timer of 4, 6 or 8. Region: as the region says."),
    ] = "region"
    reveal: Annotated[
        Literal["region", "fog", "partial", "full"],
        msgspec.Meta(description="What the party's map shows at first. Region: as the region says."),
    ] = "region"
    weather: Annotated[
        Literal["region", "off", "daily"],
        msgspec.Meta(description="Whether the weather is rolled each morning. Region: as the region says."),
    ] = "region"
    season: Annotated[
        Literal["region", "spring", "summer", "autumn", "winter", "chance"],
        msgspec.Meta(description="When you go: it changes weather, food and danger. Region: as the region says."),
    ] = "region"
    changes: Annotated[
        Literal["on", "off"],
        msgspec.Meta(description="Whether hidden things lie elsewhere from one expedition to the next."),
    ] = "on"
    rules: Annotated[
        Literal["house", "letter"],
        msgspec.Meta(description="Where a house rule differs from the source: that, or the source to the letter."),
    ] = "house"
    decide: Annotated[
        Literal["vote", "leader", "anyone", "gm"],
        msgspec.Meta(description="Who decides for the party: a vote, the leader, whoever is first, or the game master."),
    ] = "vote"
    referee: Annotated[
        Literal["bot", "mixed", "gm"],
        msgspec.Meta(description="With a game master: who answers for the world. Mixed: scenes are theirs, the rest mine."),
    ] = "bot"
    characters: Annotated[
        Literal["seasoned", "novice"],
        msgspec.Meta(description="How much new characters can do. Novices fail more often than not."),
    ] = "seasoned"
    ladder: Annotated[
        Literal["narrow", "wide"],
        msgspec.Meta(description="How far a total must lie from the target for more than a plain result."),
    ] = "narrow"
    backtrack: Annotated[
        Literal["free", "ticks"],
        msgspec.Meta(description="Whether going back over known ground leaves the timer alone or ticks it."),
    ] = "free"
    deadly: Annotated[
        Literal["no", "yes"],
        msgspec.Meta(description="Whether a third wound can kill, and a defeat ends the expedition."),
    ] = "no"
    picks: Annotated[
        Literal[1, 2, 6, 12, 24],
        msgspec.Meta(description="Hours until the safe choice is made for a player who is asked something alone."),
    ] = 2
    resolve: Annotated[
        Literal["off", "10 minutes", "1 hour", "6 hours"],
        msgspec.Meta(description="How long somebody may think about a second throw for 1 Resolve."),
    ] = "10 minutes"
