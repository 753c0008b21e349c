"""The content of data/galaxy: exploration cards, relics, planets, technologies, order cards, goals, units."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Literal

import msgspec

from engine.core import content as core

KEY = "galaxy"
Trait = Literal["cultural", "hazardous", "industrial"]
TRAITS: tuple[Trait, ...] = ("cultural", "hazardous", "industrial")
"""The traits of planets, in alphabetical order; each has a deck of its own (GAL-007, GAL-008)."""

FRONTIER, RELIC, ORDERS, PUBLIC, HIDDEN_GOALS = "frontier", "relic", "orders", "public", "hidden"
"""The other decks."""

EXPLORATION = (*TRAITS, FRONTIER)
"""The decks that explorations are drawn from."""

UNKNOWN = "unknown"
"""The fragment that stands for any type (GAL-G31)."""

FRAGMENTS = (*TRAITS, UNKNOWN)

MERIDIAN, PHANTOM = "meridian", "phantom-world"
TRUCE, WORLD_FORGE = "truce-world", "world-forge"
DEVICE, VOID_COMPASS, DEEP_SURVEY = "puzzle-engine", "void-compass", "deep-survey"
TRADE_CORE, ARCHIVE, AUTOMATON, SPLINTER = "trade-core", "archive", "builder-automaton", "crown-splinter"
STAR_LANCE, BLACK_BLADE, SCEPTER, SEERS_VIAL = "star-lance", "black-blade", "scepter-of-orders", "seers-vial"
FURNACE, FURY, TOMB_CROWN = "knowledge-furnace", "crown-of-fury", "crown-of-the-tomb"
LONG_SCAN, LEARNED = "long-scan", "learned"
"""Planets, attachments, relics, and other things that the rules of more than one module call by their ids."""

FAIRGROUND, FAIR = "fairground", 2
"""A legendary planet, and how many commodities it gives."""


class Card(msgspec.Struct, frozen=True):
    """An exploration card, ``count`` times in its deck.

    ``after`` is where it goes once it is resolved (GAL-G50): on the planet ("attach"), onto its discard pile, out of the
    game ("purge"), before its explorer ("play") or into the common area ("common"). ``text`` is what it says, ``brief`` the
    same in a few words for a picture. ``resources``, ``influence`` and ``specialty`` are what an attachment brings.
    ``later`` cards are left out of the frontier deck of 14 (GAL-G49). ``fragment``: its kind, if it is one. ``lore``, here
    and below, is what it is like: told once in a game, as it comes up (GAL-G80).
    """

    id: str
    deck: Literal["cultural", "hazardous", "industrial", "frontier"]
    name: str
    text: str
    brief: str
    after: Literal["attach", "discard", "purge", "play", "common"]
    count: int = 1
    resources: int = 0
    influence: int = 0
    specialty: str = ""
    fragment: str = ""
    later: bool = False
    lore: str = ""


class Relic(msgspec.Struct, frozen=True):
    """A relic. ``moment`` is when it is used: as a component "action", by "itself", or where its effect comes up
    ("move", "order", "research", "combat", "council", "survey")."""

    id: str
    name: str
    text: str
    moment: Literal["action", "itself", "move", "order", "research", "combat", "council", "survey"]
    lore: str = ""


class World(msgspec.Struct, frozen=True):
    """A planet as it is printed; ``tile`` is the tile it lies on, "" for a home planet. ``ability``: of a legendary one."""

    id: str
    name: str
    tile: str = ""
    traits: tuple[Trait, ...] = ()
    resources: int = 0
    influence: int = 0
    specialty: str = ""
    legendary: bool = False
    ability: str = ""
    lore: str = ""


class Tile(msgspec.Struct, frozen=True):
    """A tile of the map: its wormhole, if it has one. ``spare`` tiles go first with more players, the lowest number first
    (GAL-G02); 0 for those that always stay. Of each ``suite`` one ``set`` lies on a map, "" for tiles of every map
    (GAL-G81)."""

    id: str
    wormhole: str = ""
    spare: int = 0
    suite: str = ""
    set: str = ""


class Technology(msgspec.Struct, frozen=True):
    """A technology; ``needs`` so many symbols of its own colour (GAL-G38). ``brief`` says in a line what it brings."""

    id: str
    name: str
    colour: Literal["blue", "green", "yellow", "red"]
    needs: int
    text: str
    brief: str
    lore: str = ""


class OrderCard(msgspec.Struct, frozen=True):
    """An order card, ``count`` times in its deck. ``moment``: a component "action", or when it is played: at the start of a
    round of "combat", when "hits" are assigned, when a system is activated ("activate")."""

    id: str
    name: str
    text: str
    moment: Literal["action", "combat", "hits", "activate"]
    count: int = 2
    lore: str = ""


class Goal(msgspec.Struct, frozen=True):
    """A goal, worth 1 point (GAL-G40). ``kind`` is public or hidden; ``text`` says what it takes, after "You", and
    ``brief`` what is counted for it, for a public one. Games with always the same 12 planets have no ``later`` ones
    (GAL-G81)."""

    id: str
    kind: Literal["public", "hidden"]
    name: str
    text: str
    brief: str = ""
    later: bool = False
    lore: str = ""


class Unit(msgspec.Struct, frozen=True):
    """A kind of unit (GAL-G13): ``per`` of them for ``cost`` resources; hits on ``hits`` or more of a d10; ``supply`` 0 for
    as many as one likes."""

    id: str
    name: str
    many: str
    cost: int
    hits: int = 0
    per: int = 1
    move: int = 0
    capacity: int = 0
    bombards: int = 0
    supply: int = 0
    ship: bool = False


Power = Literal["afar", "scholars", "militia", "bowl", "wander", "slip", "mixed", "forms"]
"""Abilities of factions. They trade ``afar``, are ``scholars`` of all colours, raise a ``militia``, pay with either value
(``bowl``). They ``wander`` through all wormholes, ``slip`` their moorings, glean ``mixed`` fragments, fill in ``forms``."""


class Faction(msgspec.Struct, frozen=True):
    """A faction (GAL-G94): who they are, their ``ability`` and what they ``begin`` with, in words and in numbers.

    ``power`` is the ability as the rules know it. To begin with they have more of: trade goods, ``goods`` (commodities),
    ``orders`` (cards).
    """

    id: str
    name: str
    lore: str
    ability: str
    begin: str
    power: Power | Literal[""] = ""
    trade_goods: int = 0
    goods: int = 0
    orders: int = 0


class Factions(msgspec.Struct, frozen=True):
    """data/galaxy/factions.toml."""

    faction: tuple[Faction, ...]


class Cards(msgspec.Struct, frozen=True):
    """data/galaxy/cards.toml."""

    card: tuple[Card, ...]


class Relics(msgspec.Struct, frozen=True):
    """data/galaxy/relics.toml."""

    relic: tuple[Relic, ...]


class Worlds(msgspec.Struct, frozen=True):
    """data/galaxy/planets.toml."""

    planet: tuple[World, ...]
    tile: tuple[Tile, ...]


class Learning(msgspec.Struct, frozen=True):
    """data/galaxy/technologies.toml."""

    technology: tuple[Technology, ...]


class OrderCards(msgspec.Struct, frozen=True):
    """data/galaxy/orders.toml."""

    order: tuple[OrderCard, ...]


class Goals(msgspec.Struct, frozen=True):
    """data/galaxy/goals.toml."""

    goal: tuple[Goal, ...]


class UnitKinds(msgspec.Struct, frozen=True):
    """data/galaxy/units.toml."""

    unit: tuple[Unit, ...]


class Content:
    """Everything in data/galaxy, each kind by id, read when it is first wanted; `BadContent` where a file is wrong."""

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Exploration cards."""
        return {card.id: card for card in core.load(KEY, "cards", Cards).card}

    @cached_property
    def _fragments(self) -> dict[str, str]:
        return {card.fragment: card.id for card in self.cards.values()}

    def fragment_card(self, kind: str) -> str:
        """Return the id of the exploration card that is a fragment of a kind."""
        return self._fragments[kind]

    @cached_property
    def relics(self) -> dict[str, Relic]:
        """Relics."""
        return {relic.id: relic for relic in core.load(KEY, "relics", Relics).relic}

    @cached_property
    def _worlds(self) -> Worlds:
        return core.load(KEY, "planets", Worlds)

    @cached_property
    def planets(self) -> dict[str, World]:
        """Planets of the tiles, the home planet ("home"), that of the Eddy and the phantom world."""
        return {planet.id: planet for planet in self._worlds.planet}

    @cached_property
    def tiles(self) -> dict[str, Tile]:
        """Tiles of the map, without centre and homes."""
        return {tile.id: tile for tile in self._worlds.tile}

    @cached_property
    def technologies(self) -> dict[str, Technology]:
        """Technologies."""
        return {technology.id: technology for technology in core.load(KEY, "technologies", Learning).technology}

    @cached_property
    def orders(self) -> dict[str, OrderCard]:
        """Order cards."""
        return {card.id: card for card in core.load(KEY, "orders", OrderCards).order}

    @cached_property
    def goals(self) -> dict[str, Goal]:
        """Goals, public and hidden."""
        return {goal.id: goal for goal in core.load(KEY, "goals", Goals).goal}

    @cached_property
    def factions(self) -> dict[str, Faction]:
        """Factions."""
        return {faction.id: faction for faction in core.load(KEY, "factions", Factions).faction}

    @cached_property
    def units(self) -> dict[str, Unit]:
        """Kinds of units, cheapest first."""
        return {unit.id: unit for unit in core.load(KEY, "units", UnitKinds).unit}


@lru_cache(maxsize=1)
def content() -> Content:
    """Return the content of data/galaxy."""
    return Content()
