"""What data/skyshard/ holds: settings with their tiles, delve cards and enemies; relics, adventurers, companions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Literal, get_args

import msgspec

from engine.core.content import load
from engine.core.errors import BadContent
from engine.maps.hexes import Hex

SettingKey = Literal["undercroft", "observatory", "ropeworks", "glasshouse"]
"""The settings (SKY-G80), the one of the source's rules first: pairs of chips are numbered in this order."""
SETTINGS: tuple[SettingKey, ...] = get_args(SettingKey)
UNDERCROFT: SettingKey = "undercroft"

Shape = Literal["nook", "bend", "gallery", "crescent", "span", "bed", "chamber", "hall"]
Rank = Literal["common", "legendary"]
Danger = Literal["light", "middle", "hard"]
Environment = Literal["mire", "murk", "embers", "hush", "gale", "dust", "balm"]
"""What an environment card does to units on its tile (SKY-G46). Each hex costs 2 movement. No attack with a reach of 2 or
more goes into or out of the tile. 1 health is lost when a turn ends there. No relic may be used there. Outside of the
undercroft too (SKY-G83): attacks from there have 1 die less; an adventurer's turn that ends there costs 1 fatigue; a unit
that ends a turn there has 1 health back."""
Habit = Literal["hunts", "wary", "guards", "stalks", "flees", "calls", "swaps", "still"]
"""How an enemy behaves: as the rules of the source have it (SKY-G47), or in one of seven other ways (SKY-G82)."""


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

    - heal, hurt, tire, rest: ``amount`` health or fatigue more or less.
    - relic: draw ``amount`` relics of ``rank``.
    - peek: look at the top delve card.
    - caches: ``amount`` more (or, negative, fewer) caches of ``rank`` on this tile (SKY-G58).
    - spaces: ``levels`` more spaces at the end of the challenge row; ``amount`` -1 drops its last space.
    - points: ``amount`` more or fewer enemy points for this tile.
    - near: enemies of this tile deploy nearest to the door first.
    - whisk: place the adventurer on the new tile's door hex beside the explored one, once it is populated.
    - collapse: remove the tile farthest from the explorer (never the entrance, nor one with an adventurer).
    - dice, stamina, reroll: ``amount`` more attack dice for one attack; more Stamina this turn; one lock die again.

    ``who`` is "explorer" (the one who explored, entered or uses it) or "party" (every adventurer that stands).
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

    @property
    def danger(self) -> Danger:
        """How much its row for two asks for: levels of 1 at most, of 5 at most, or more (SKY-G81)."""
        most = max(self.scale[1], default=0)
        return "light" if most <= 1 else "middle" if most <= 5 else "hard"

    @property
    def sort(self) -> tuple[str, int, str]:
        """Its shape, shards and danger: a drawn deck has as many cards of each sort as the whole one (SKY-G81)."""
        return self.shape, self.shards, self.danger


class Relic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A relic (SKY-G43). Common ones are used once for their ``effect``; legendary ones last and give ``bonus``.

    ``count`` is how many of it the deck holds. ``many``: the name is a plural ("Mile boots").
    """

    id: str
    name: str
    rank: Rank
    text: str
    many: bool = False
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

    @property
    def knack(self) -> Literal["heal", "locks", "far", "hard"]:
        """What it is for."""
        return self.trick or ("far" if self.reach > 1 else "hard")


DAMAGE = (0, 0, 0, 1, 1, 1, 2)
"""What a battle die's face deals (SKY-G20)."""

TOUGH = 5
"""From this level on an enemy that falls is a moment to remember."""

CALM_ROUNDS = 5
"""The last round without exhaustion, but where a scenario has another (SKY-G24)."""


class Chip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of an enemy chip (SKY-G20, SKY-G82). ``plural`` is that of its name, where it is not regular; ``figure`` its
    icon, where it has not that of its family."""

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
    habit: Habit = "hunts"
    plural: str = ""
    figure: str = ""

    @property
    def most(self) -> int:
        """What it hits for at most, before guard."""
        return max(DAMAGE) * self.dice


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


class Shapes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/skyshard/shapes.toml."""

    shapes: dict[Shape, tuple[Hex, ...]]


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/skyshard/settings/NAME/tiles.toml."""

    tile: tuple[Tile, ...]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/skyshard/settings/NAME/cards.toml, and data/skyshard/strays.toml."""

    card: tuple[Card, ...]


class Foes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/skyshard/settings/NAME/enemies.toml."""

    chip: tuple[Chip, ...]
    pair: tuple[Pair, ...]


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/skyshard/settings/NAME/setting.toml: its name, what is told as a delve begins, and where the shards lie.

    ``floors`` are the three that tiles beside each other differ in, the last of them the entrance's.
    """

    name: str
    gate: str
    where: str
    floors: tuple[str, str, str]


class Relics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/skyshard/relics.toml."""

    relic: tuple[Relic, ...]


class Units(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/skyshard/units.toml."""

    adventurer: tuple[Adventurer, ...]
    companion: tuple[Companion, ...]


class Setting:
    """A place to delve in (SKY-G80): its ``tiles``, ``cards`` and ``chips`` by id, the numbers of its ``pairs``, its
    ``shapes`` in the order of its tiles."""

    def __init__(self, key: SettingKey, first: int) -> None:
        """Read data/skyshard/settings/KEY; its first pair has the number ``first``."""
        tiles = load("skyshard", f"settings/{key}/tiles", Tiles).tile
        foes = load("skyshard", f"settings/{key}/enemies", Foes)
        self.key = key
        self.about = load("skyshard", f"settings/{key}/setting", About)
        self.tiles = {tile.id: tile for tile in tiles}
        self.cards = {card.id: card for card in load("skyshard", f"settings/{key}/cards", Cards).card}
        self.chips = {chip.id: chip for chip in foes.chip}
        self.pairs = {first + number: pair for number, pair in enumerate(foes.pair)}
        self.shapes: tuple[Shape, ...] = tuple(dict.fromkeys(tile.shape for tile in tiles))


Scene = Literal["guardian", "rescue", "race", "vault", "siege", "chart"]
"""The scenarios, each a file of this name."""
SCENES: tuple[Scene, ...] = get_args(Scene)
Objective = Literal["survey", "uncover", "guardian", "rescue", "race", "vault", "siege", "chart"]
"""What a delve is for: the two aims of a plain one, or a scenario."""

ByParty = tuple[int, int, int, int]
"""A number for 1, 2, 3 and 4 adventurers."""
MarkKind = Literal["sign", "burden", "lock", "cage", "place", "lair"]
"""What a mark is once it is found. A sign is enough by itself. A burden is carried to the gate (SKY-G92). A lock has to be
opened (SKY-G93), and what a cage holds is carried from then on. At a place all have to meet (SKY-G96). Out of a lair comes
the guardian (SKY-G98)."""
Weakness = Literal["flanked", "lured", "pressed"]
"""When a guardian's guard is down: between two of the party, off the tile that it rose from, after the first blow of a
turn (SKY-G98)."""


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the next star shard card stands for: its kind, and what is told when it is found."""

    kind: MarkKind
    text: str


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens as a round begins (SKY-G91): words, an effect on the party, the rows of a wave by adventurers."""

    round: int
    text: str
    effect: Effect | None = None
    wave: tuple[tuple[int, ...], ...] = ()


class Phase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phase of a guardian (SKY-G98): its numbers, its ``health`` for 1 to 4 adventurers, its weakness; ``text`` is
    told as it begins, ``hint`` as long as it lasts."""

    name: str
    text: str
    hint: str
    weakness: Weakness
    health: ByParty
    dice: int
    guard: int
    targets: int = 1
    reach: int = 1
    taste: Literal["strongest", "weakest"] = "strongest"


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A goal and its course, in words and numbers.

    ``sought`` is what its marks are called, one and several; ``burden`` what is carried. ``rules`` are its rules in short
    lines. ``late`` is told when it is lost while an adventurer stands. Of the numbers the first three are for 1 to 4
    adventurers. ``points`` are added to the enemy points of each adventurer. ``calm`` is the last round without exhaustion
    (SKY-G91), ``gate`` what the gate stands (SKY-G97). ``last`` is the last round of all, 0 for none. ``water`` is the
    round in which it begins to rise (SKY-G95), ``shapes`` are the tiles that have to lie on the map (SKY-G99). With
    ``order`` locks are opened in one order, and with ``ahead`` one more is at the entrance from the first (SKY-G94).
    """

    name: str
    sought: tuple[str, str]
    icon: str
    opening: str
    rules: tuple[str, ...]
    won: str
    lost: str
    mark: Annotated[tuple[Mark, ...], msgspec.Meta(min_length=2)]
    late: str = ""
    burden: str = ""
    lock: str = "lock"
    points: ByParty = (0, 0, 0, 0)
    calm: ByParty = (5, 5, 5, 5)
    last: int = 0
    water: int = 0
    gate: ByParty = (0, 0, 0, 0)
    order: bool = False
    ahead: bool = False
    shapes: dict[Shape, int] = {}
    moment: tuple[Moment, ...] = ()
    phase: tuple[Phase, ...] = ()

    def told_to(self, party: int, said: Callable[[str], str]) -> tuple[str, ...]:
        """Return its rules as a party of so many adventurers is told them, in the language of ``said``."""
        return tuple(said(line).format(gate=self.gate[party - 1]) for line in self.rules)


class Content:
    """Everything of data/skyshard/, by id, read and checked once."""

    def __init__(self) -> None:
        relics, units = load("skyshard", "relics", Relics), load("skyshard", "units", Units)
        self.shapes = load("skyshard", "shapes", Shapes).shapes
        self.settings: dict[SettingKey, Setting] = {}
        self.pairs: dict[int, Pair] = {}
        for key in SETTINGS:
            self.settings[key] = Setting(key, len(self.pairs))
            self.pairs |= self.settings[key].pairs
        known = self.settings.values()
        self.tiles = {id: tile for setting in known for id, tile in setting.tiles.items()}
        self.strays = {card.id: card for card in load("skyshard", "strays", Cards).card}
        self.cards = {id: card for setting in known for id, card in setting.cards.items()} | self.strays
        self.chips = {id: chip for setting in known for id, chip in setting.chips.items()}
        self.relics = {relic.id: relic for relic in relics.relic}
        self.adventurers = {adventurer.id: adventurer for adventurer in units.adventurer}
        self.companions = {companion.id: companion for companion in units.companion}
        for setting in known:
            for tile in setting.tiles.values():
                cells = self.shapes[tile.shape]
                strays = [cell for cell in (*tile.doors, *tile.caches, *tile.enemies) if cell not in cells]
                if strays:
                    file = f"data/skyshard/settings/{setting.key}/tiles.toml"
                    raise BadContent(file, tile.id, f"{strays[0]} is no cell of a {tile.shape}")


@cache
def content() -> Content:
    """Return the content of skyshard; `BadContent` names what is wrong in it."""
    return Content()


@cache
def scenario(scene: str) -> Scenario | None:
    """Return a scenario, ``None`` for an objective that is none; `BadContent` names what is wrong in it."""
    if scene not in SCENES:
        return None
    found = load("skyshard", f"scenarios/{scene}", Scenario)
    kinds = [mark.kind for mark in found.mark]
    wrong = [
        ("burden", "what is carried has no name", not found.burden and ("burden" in kinds or "cage" in kinds)),
        ("phase", "goes with a lair", bool(found.phase) != ("lair" in kinds)),
        ("late", "is missing", not found.late and bool(found.last or any(found.gate))),
        ("moment", "has a wave for 1, 2, 3 and 4 adventurers", any(len(item.wave) not in (0, 4) for item in found.moment)),
    ]
    for key, what, is_so in wrong:
        if is_so:
            raise BadContent(f"data/skyshard/scenarios/{scene}.toml", key, what)
    return found


def foe(scene: str, phase: int, party: int) -> str:
    """Return the chip of a guardian in a phase (from 1) against a party of so many."""
    return f"{scene} {phase} {party}"


@cache
def _guardians() -> dict[str, Chip]:
    """Return the guardians of all scenarios as chips, one for each phase and each number of adventurers."""
    found = {}
    for scene in SCENES:
        known = scenario(scene)
        for number, item in enumerate(known.phase if known else (), 1):
            for party, health in enumerate(item.health, 1):
                id = foe(scene, number, party)
                numbers = (health, item.dice, item.guard, item.reach, item.targets, item.taste)
                found[id] = Chip(id, item.name, "husks", 20, *numbers)
    return found


def chip_named(id: str) -> Chip:
    """Return a side of a chip, or a guardian."""
    known = content().chips.get(id)
    return known if known is not None else _guardians()[id]
