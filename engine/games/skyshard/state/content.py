"""What data/skyshard/ holds: shapes and tiles, delve cards, relics, adventurers, enemies, companions."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from engine.core.content import load
from engine.core.errors import BadContent
from engine.maps.hexes import Hex

Shape = Literal["nook", "bend", "gallery", "chamber", "hall"]
Rank = Literal["common", "legendary"]
Environment = Literal["mire", "murk", "embers", "hush"]
"""What an environment card does to units on its tile (SKY-G46): each hex costs 2 movement; no attack with a reach of 2
or more into or out of the tile; 1 health lost when a turn ends there; no relic may be used there."""


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One delve tile (SKY-032, SKY-G06): which cells of its shape carry doors, caches and enemies. Never mirrored."""

    id: str
    name: str
    shape: Shape
    doors: tuple[Hex, ...]
    caches: tuple[Hex, ...] = ()
    enemies: tuple[Hex, ...] = ()
    text: str = ""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a card, trap, shard or relic does.

    ``kind`` is one of

    - heal, hurt, tire, rest: ``amount`` health or fatigue more or less;
    - relic: draw ``amount`` relics of ``rank``;
    - peek: look at the top delve card;
    - caches: ``amount`` more (or, negative, fewer) caches of ``rank`` on this tile (SKY-G58);
    - spaces: ``levels`` more spaces at the end of the challenge row; ``amount`` -1 drops its last space;
    - points: ``amount`` more or fewer enemy points for this tile;
    - near: enemies of this tile deploy nearest to the door first;
    - whisk: place the adventurer on the new tile's door hex beside the explored one, once it is populated;
    - collapse: remove the tile farthest from the explorer (never the entrance, nor one with an adventurer);
    - dice, stamina, reroll: ``amount`` more attack dice for one attack; more Stamina this turn; one lock die again.

    ``who`` is "explorer" (whoever explored, entered or uses it) or "party" (every adventurer that stands).
    """

    kind: Literal[
        "heal",
        "hurt",
        "tire",
        "rest",
        "relic",
        "peek",
        "caches",
        "spaces",
        "points",
        "near",
        "whisk",
        "collapse",
        "dice",
        "stamina",
        "reroll",
    ]
    amount: int = 0
    who: Literal["explorer", "party"] = "explorer"
    rank: Rank = "common"
    levels: tuple[int, ...] = ()


class Trap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trap (SKY-G44): a lock check of ``code`` digits 1-6 with ``attempts`` rolls, and what follows from either end."""

    name: str
    code: tuple[int, ...]
    attempts: int
    failure: Effect
    success: Effect | None = None
    text: str = ""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One delve card (SKY-031, SKY-G08). ``scale`` has the challenge rows for 1, 2, 3 and 4 adventurers, in this order.

    ``text`` is read aloud when it is drawn. At most two effects: ``revealed``, and one of ``trap``, ``boon`` (the shard
    effect) and ``environment``.
    """

    id: str
    name: str
    shape: Shape
    scale: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    text: str
    shards: int = 0
    legendary: int = 0
    common: int = 0
    revealed: Effect | None = None
    trap: Trap | None = None
    boon: Effect | None = None
    environment: Environment | None = None


class Relic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A relic (SKY-G43). Common ones are used once for their ``effect``; legendary ones last and give ``bonus``.

    ``count`` is how many of it the deck holds.
    """

    id: str
    name: str
    rank: Rank
    text: str
    count: int = 1
    effect: Effect | None = None
    bonus: Literal["dice", "guard", "stamina", "health"] | None = None
    amount: int = 1


class Adventurer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A class of adventurer (SKY-G21). ``trick`` is "heal" (2 health to a unit in reach, once per turn) or "locks"."""

    id: str
    name: str
    health: int
    stamina: int
    dice: int
    guard: int
    reach: int
    text: str
    trick: Literal["heal", "locks"] | None = None


class Chip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of an enemy chip (SKY-G20)."""

    id: str
    name: str
    family: Literal["beasts", "raiders", "husks"]
    level: Literal[1, 5, 10, 20]
    health: int
    dice: int
    guard: int
    reach: int
    targets: int
    taste: Literal["strongest", "weakest"]


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A double-sided chip: the ids of its sides (levels 1 and 5, or 10 and 20), and how many the bag holds (SKY-G19)."""

    low: str
    high: str
    count: int


class Companion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A companion unit (SKY-G53)."""

    id: str
    name: str
    health: int
    dice: int
    guard: int
    reach: int
    text: str


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/skyshard/tiles.toml."""

    shapes: dict[Shape, tuple[Hex, ...]]
    tile: tuple[Tile, ...]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/skyshard/cards.toml."""

    card: tuple[Card, ...]


class Relics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/skyshard/relics.toml."""

    relic: tuple[Relic, ...]


class Units(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/skyshard/units.toml."""

    adventurer: tuple[Adventurer, ...]
    chip: tuple[Chip, ...]
    pair: tuple[Pair, ...]
    companion: tuple[Companion, ...]


class Content:
    """Everything of data/skyshard/, by id, read and checked once."""

    def __init__(self) -> None:
        tiles, cards = load("skyshard", "tiles", Tiles), load("skyshard", "cards", Cards)
        relics, units = load("skyshard", "relics", Relics), load("skyshard", "units", Units)
        self.shapes = tiles.shapes
        self.tiles = {tile.id: tile for tile in tiles.tile}
        self.cards = {card.id: card for card in cards.card}
        self.relics = {relic.id: relic for relic in relics.relic}
        self.adventurers = {adventurer.id: adventurer for adventurer in units.adventurer}
        self.chips = {chip.id: chip for chip in units.chip}
        self.pairs = units.pair
        self.companions = {companion.id: companion for companion in units.companion}
        for tile in tiles.tile:
            cells = self.shapes[tile.shape]
            strays = [cell for cell in (*tile.doors, *tile.caches, *tile.enemies) if cell not in cells]
            if strays:
                raise BadContent("data/skyshard/tiles.toml", tile.id, f"{strays[0]} is no cell of a {tile.shape}")


@cache
def content() -> Content:
    """Return the content of skyshard; `BadContent` names what is wrong in it."""
    return Content()
