"""What data/cavern/ holds: dungeon tiles, factions and their delvers, dice, gold, treasures, encounters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import Annotated, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta

from engine.core.content import load
from engine.core.errors import BadContent

LONGEST_TEXT, LONGEST_RESULT = 160, 110
"""Characters that an option may have before and after the dice."""

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Result = Annotated[str, Meta(max_length=LONGEST_RESULT)]

Floor = Literal["corridor", "tan", "blue"]
Class = Literal["brute", "mage", "leader", "thief"]
Colour = Literal["white", "red", "purple"]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a tile (CAV-035, CAV-G06): the ``sides`` that it reaches, of "NESW", before the tile is turned.

    ``doors`` are the ends of a corridor that are closed within the tile (CAV-041, CAV-G18).
    """

    floor: Floor
    sides: Annotated[str, Meta(pattern="^[NESW]*$")] = ""
    doors: Count = 0
    bags: Annotated[int, Meta(ge=0, le=3)] = 0
    chests: Annotated[int, Meta(ge=0, le=2)] = 0
    rift: bool = False
    torch: bool = False


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One dungeon tile (CAV-009, CAV-G07). Sides that no section reaches are empty space. Never mirrored.

    ``name`` is what players call its layout; tiles of one layout share it. ``sun`` and ``fast`` belong to the whole tile.
    """

    id: str
    name: str
    sections: tuple[Section, ...]
    sun: bool = False
    fast: bool = False


class Delver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A class of delvers (CAV-025, CAV-G29): its dice, and whether it carries the Magic Rift icon."""

    name: str
    dice: tuple[Colour, ...]
    icon: str
    rift: bool = False


class Faction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A faction (CAV-013, CAV-021, CAV-G29, CAV-G30): its five delvers, its ability, how it looks and speaks.

    ``name`` is the band ("Sellswords"), ``one`` a member of it ("Sellsword"). ``shape`` is the kind of its tokens.
    ``ability`` is one of

    - red: before an own roll in a Battle or Fight, one red die and one white one more.
    - reroll: after an own roll, any of the own dice once more; the XP comes back where that brings no more.
    - drift: a second Delver goes on a tile beside this turn's tile, the XP lies under it.
    - redraw: once per room, 1 Gold and another Encounter card after both titles are heard.

    ``label`` are the ability's words on a button, ``text`` what it does, ``motto`` the faction's own voice.
    """

    name: str
    one: str
    shape: Literal["shield", "diamond", "disc", "triangle"]
    delvers: tuple[Class, Class, Class, Class, Class]
    ability: Literal["red", "reroll", "drift", "redraw"]
    label: str
    text: str
    motto: str


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face of a die (CAV-047, CAV-048, CAV-049): its Combat and Spoils symbols, and whether it is rolled ``again``."""

    combat: int = 0
    spoils: int = 0
    again: bool = False


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in band.toml: factions and classes by key, six faces per colour of die, counts.

    ``dice`` is how many of each colour the game has (CAV-016); ``gold`` how many Gold cards of each value (CAV-G31);
    ``sun`` the space that the marker starts on, by number of players (CAV-G36); ``xp`` all XP tokens (CAV-020).
    """

    factions: Annotated[Mapping[str, Faction], Meta(min_length=4, max_length=4)]
    classes: Mapping[str, Delver]
    faces: Mapping[str, tuple[Face, Face, Face, Face, Face, Face]]
    dice: Mapping[str, int]
    gold: Mapping[str, int]
    sun: Mapping[str, int]
    xp: int
    start_xp: int


class Treasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Treasure card (CAV-029, CAV-G32), ``count`` of them. ``moment`` is when its ability may or must be used:

    - "": no ability.
    - receipt: at once, when it is collected: ``effect`` xp (gain 1), gold (draw 1 card), recall (an own Delver comes home).
    - place: on the own turn before the tile is placed: peek (look at the facedown Delvers of one room), breach (the next
      tile of this turn may ignore the corridor rule).
    - before: before an own roll: red or purple (one such die more).
    - after: after an own roll: reroll (any own dice once).
    """

    id: str
    name: str
    value: Count
    count: Positive
    text: str
    moment: Literal["", "receipt", "place", "before", "after"] = ""
    effect: Literal["", "xp", "gold", "recall", "peek", "breach", "red", "purple", "reroll"] = ""


class Gain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an option gives besides the room's loot: cards and XP. ``xp`` -1 takes one token, if there is one."""

    gold: int = 0
    treasure: int = 0
    xp: int = 0


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of an encounter's two options (CAV-032, CAV-122, CAV-G33).

    ``kind`` is a Test of ``need`` Combat or Spoils, a Fight against ``dice`` of ``monster``, or a plain Succeed or Fail.
    ``gain`` comes on Succeed, or ``always``. ``price`` (XP, or Gold cards) has to be paid to Succeed; who cannot pay
    it Fails. ``text`` tells, once it is chosen, what comes of it, or what is attempted where dice or a price decide.
    ``won`` and ``lost`` are what is told once the dice, or the price, have decided; otherwise both are empty.
    """

    title: str
    kind: Literal["combat", "spoils", "fight", "succeed", "fail"]
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
    need: Count = 0
    dice: tuple[Colour, ...] = ()
    monster: str = ""
    gain: Gain = Gain()
    always: bool = False
    price_xp: Count = 0
    price_gold: Count = 0
    won: Result = ""
    lost: Result = ""

    def gained(self, *, success: bool) -> Gain:
        """Return what it gives besides the room's loot on Succeed, or on Fail."""
        return self.gain if success or self.always else Gain()


class Encounter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """An Encounter card: a story that is read aloud, and two options of which only the titles are (CAV-033, CAV-034)."""

    id: str
    name: str
    story: str
    options: tuple[Option, Option]

    @cached_property
    def sort(self) -> str:
        """What it offers, and how strong its monster is (CAV-G33): "easy fight or fail", "test or test"."""
        kinds = sorted("test" if option.kind in ("combat", "spoils") else option.kind for option in self.options)
        first, second = sorted(kinds, key=KINDS.index)
        strength = next((STRENGTHS[option.dice] for option in self.options if option.dice in STRENGTHS), "")
        return f"{strength} {first} or {second}".lstrip()


KINDS = ("fight", "test", "succeed", "fail")
STRENGTHS: Mapping[tuple[Colour, ...], str] = {
    ("white", "white"): "easy",
    ("purple", "purple"): "easy",
    ("red", "white"): "middling",
    ("white", "white", "white"): "middling",
    ("red", "red", "purple"): "hard",
}
"""How strong monsters are, by their dice."""


Feat = Literal[
    "far", "apart", "crowd", "abroad", "hall", "gallery", "chests", "doors", "blow", "pockets", "upset", "thrift"
]


class Contract(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Contract (CAV-G70): so much of a feat brings its ``points`` to the player who shows it first, ``need`` by players.
    What the ``kind`` counts:

    - far, apart: steps of an own Delver from the entrance, between two of them; crowd: own Delvers in one room; abroad: in
      the dungeon.
    - hall, gallery: tiles of a room, or of a corridor, that closes on an own Delver; chests: Treasures that one room
      brought; doors: rooms of two tiles or more with own Delvers that one own tile closed.
    - blow, pockets: the Combat, or the Spoils, of one roll; upset: dice that a rival had more in a Battle that was won.
    - thrift: XP at the end of an own turn.

    ``label`` is what stands on the map, ``won`` what is told with who was first. Not ``alone``: it takes a rival.
    """

    id: str
    name: str
    kind: Feat
    need: tuple[Positive, Positive, Positive, Positive]
    points: Positive
    label: str
    text: str
    won: str
    alone: bool = True

    def needs(self, players: int) -> int:
        """Return how much of its feat it takes where so many play."""
        return self.need[players - 1]

    def short(self, players: int, said: Callable[[str], str]) -> str:
        """Return the feat as it stands on the map, in the language of ``said``."""
        return said(self.label).format(n=self.needs(players))

    def whole(self, players: int, said: Callable[[str], str]) -> str:
        """Return the feat in full, in the language of ``said``."""
        return said(self.text).format(n=self.needs(players))


class Beast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The beast (CAV-G73): the Combat that it ``need``s to be driven off, and the ``points`` for that.

    ``option`` is the Test by which a player alone with it tries.
    """

    name: str
    need: Positive
    points: Positive
    option: Option


class _Contracts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    contract: tuple[Contract, ...]


class _Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: tuple[Tile, ...]


class _Treasures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    treasure: tuple[Treasure, ...]


class _Encounters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: Mapping[str, int]
    encounter: tuple[Encounter, ...]


class Content(msgspec.Struct, frozen=True):
    """Everything by id. ``tiles`` holds the 78 dungeon tiles and the entrance, which is no dungeon tile (CAV-008).

    ``deck`` is how many Encounters of each sort the deck of a game has (CAV-G33, CAV-G68).
    """

    band: Band
    tiles: Mapping[str, Tile]
    treasures: Mapping[str, Treasure]
    encounters: Mapping[str, Encounter]
    deck: Mapping[str, int]
    contracts: Mapping[str, Contract]
    beast: Beast


MOST_PLAYERS = 4
POSTED = 3
"""How many Contracts hang out at a table that plays with them (CAV-G70)."""
BEAST = "beast"
"""Stands for the card of an Encounter where a player alone meets the beast instead."""


def option_at(card: str, place: int) -> Option:
    """Return an option of an Encounter by its place, or the one Test against the beast."""
    return content().beast.option if card == BEAST else content().encounters[card].options[place]


ENTRANCE = "entrance"
LONGEST_LABEL, LONGEST_CONTRACT = 24, 85
"""Characters that a Contract may have on the map, and in full."""

_Card = TypeVar("_Card", Tile, Treasure, Encounter, Contract)

_EFFECTS: Mapping[str, tuple[str, ...]] = {
    "": ("",),
    "receipt": ("xp", "gold", "recall"),
    "place": ("peek", "breach"),
    "before": ("red", "purple"),
    "after": ("reroll",),
}
"""What may happen at each moment of a treasure."""


@cache
def content() -> Content:
    """Return the content of the game; `BadContent` names the file and the key that is wrong."""
    band = load("cavern", "band", Band)
    tiles = load("cavern", "tiles", _Tiles).tile
    treasures = load("cavern", "treasures", _Treasures).treasure
    written = load("cavern", "encounters", _Encounters)
    encounters = written.encounter
    contracts, beast = load("cavern", "contracts", _Contracts).contract, load("cavern", "beast", Beast)
    for file, found in (
        ("band", faults_of_band(band)),
        ("tiles", faults_of_tiles(tiles)),
        ("treasures", faults_of_treasures(treasures)),
        ("encounters", faults_of_encounters(encounters)),
        ("encounters", faults_of_deck(written.deck, encounters)),
        ("contracts", faults_of_contracts(contracts)),
        ("beast", faults_of_beast(beast)),
    ):
        for key, wrong in found:
            raise BadContent(f"data/cavern/{file}.toml", key, wrong)
    cards = _by_id(tiles), _by_id(treasures), _by_id(encounters)
    return Content(band, *cards, written.deck, _by_id(contracts), beast)


def faults_of_band(band: Band) -> Iterator[tuple[str, str]]:
    """Yield the key and the fault of everything in band.toml that the game cannot be played with."""
    for key, faction in band.factions.items():
        if set(faction.delvers) != set(band.classes):
            yield f"factions.{key}", "a band has a Delver of every class"
    for part, values in (
        ("shapes", [faction.shape for faction in band.factions.values()]),
        ("abilities", [faction.ability for faction in band.factions.values()]),
    ):
        for twice in _repeated(values):
            yield "factions", f"two of them share {twice} among their {part}"
    for part, named in (("dice", band.dice), ("faces", band.faces)):
        if set(named) != set(get_args(Colour)):
            yield part, f"there are {', '.join(get_args(Colour))} dice, not {', '.join(named)}"
    if set(band.gold) != {"1", "2", "3"} or sum(band.gold.values()) != 85:
        yield "gold", "the deck has 85 cards of the values 1, 2 and 3"
    if set(band.sun) != {"1", "2", "3", "4"}:
        yield "sun", "the track starts somewhere for 1, 2, 3 and 4 players"
    if band.xp < 4 * band.start_xp:
        yield "xp", f"{band.xp} tokens are too few to give {band.start_xp} to each of 4 players"


def faults_of_tiles(tiles: tuple[Tile, ...]) -> Iterator[tuple[str, str]]:
    """Yield the id and the fault of every tile that cannot be."""
    yield from _names(tiles, 79)
    if all(tile.id != ENTRANCE for tile in tiles):
        yield ENTRANCE, "there is no entrance"
    for tile in tiles:
        reached = "".join(section.sides for section in tile.sections)
        for side in dict.fromkeys(reached):
            if reached.count(side) > 1:
                yield tile.id, f"side {side} belongs to one section only"
        if tile.sun and tile.fast:
            yield tile.id, "Sun and Fast Movement are never on one tile"
        for section in tile.sections:
            if section.doors and section.floor != "corridor":
                yield tile.id, "only corridors have doors"


def faults_of_treasures(treasures: tuple[Treasure, ...]) -> Iterator[tuple[str, str]]:
    """Yield the id and the fault of every treasure that the game could not use."""
    yield from _names(treasures, None)
    if sum(card.count for card in treasures) != 20:
        yield "", f"the deck has 20 cards, not {sum(card.count for card in treasures)}"
    for card in treasures:
        if card.effect not in _EFFECTS[card.moment]:
            yield card.id, f"nothing called {card.effect or 'nothing'} happens at the moment {card.moment or 'never'}"


def faults_of_encounters(encounters: tuple[Encounter, ...]) -> Iterator[tuple[str, str]]:
    """Yield the id and the fault of every encounter that could not be read aloud or resolved."""
    yield from _names(encounters, None)
    for card in encounters:
        for option in card.options:
            fight = option.kind == "fight"
            if fight != option.title.startswith("Fight"):
                yield card.id, f"a Fight begins with that word, and nothing else does: {option.title}"
            if fight != bool(option.dice) or fight != bool(option.monster):
                yield card.id, f"a Fight has dice and a monster, and nothing else has: {option.title}"
            if (option.kind in ("combat", "spoils")) != (option.need > 0):
                yield card.id, f"a Test needs something, and nothing else does: {option.title}"
            if (option.price_xp or option.price_gold) and option.kind != "succeed":
                yield card.id, f"only a Succeed has a price: {option.title}"
            if option.kind == "fail" and option.gain != Gain() and not option.always:
                yield card.id, f"a Fail by choice gains always or never: {option.title}"
            for wrong in _faults_of_telling(option):
                yield card.id, f"{wrong}: {option.title}"
        first = card.options[0]
        if first.price_xp or first.price_gold:
            # The absent take the first option, and never pay (CAV-G60).
            yield card.id, f"a price belongs to the second option: {first.title}"


def faults_of_deck(deck: Mapping[str, int], encounters: Sequence[Encounter]) -> Iterator[tuple[str, str]]:
    """Yield the sort and the fault of every share of the deck that there are no Encounters for."""
    if sum(deck.values()) != 60:
        yield "deck", f"the game has 60, not {sum(deck.values())}"
    there = Counter(card.sort for card in encounters)
    for sort in dict.fromkeys([*deck, *there]):
        if not 0 < deck.get(sort, 0) <= there[sort]:
            yield f"deck.{sort}", f"{deck.get(sort, 0)} of them belong to the deck, and there are {there[sort]}"


def faults_of_contracts(contracts: tuple[Contract, ...]) -> Iterator[tuple[str, str]]:
    """Yield the id and the fault of every Contract that could not hang out."""
    yield from _names(contracts, None)
    for twice in _repeated([card.kind for card in contracts]):
        yield "kind", f"two of them are about {twice}"
    if sum(card.alone for card in contracts) < POSTED:
        yield "", f"{POSTED} hang out for one player too"
    for card in contracts:
        if len(card.short(MOST_PLAYERS, str)) > LONGEST_LABEL:
            yield card.id, f"it has {LONGEST_LABEL} characters on the map"
        if max(len(card.whole(MOST_PLAYERS, str)), len(card.won)) > LONGEST_CONTRACT:
            yield card.id, f"it has {LONGEST_CONTRACT} characters in full, and as many for who was first"


def faults_of_beast(beast: Beast) -> Iterator[tuple[str, str]]:
    """Yield the key and the fault of what the game could not do with the beast."""
    if beast.option.kind != "combat" or beast.option.need != beast.need:
        yield "option", f"a player alone with it passes a Test of {beast.need} Combat"
    for wrong in _faults_of_telling(beast.option):
        yield "option", wrong


def _faults_of_telling(option: Option) -> Iterator[str]:
    decided = option.kind in ("combat", "spoils", "fight") or option.price_xp > 0 or option.price_gold > 0
    if decided != bool(option.won) or decided != bool(option.lost):
        yield "both ends are told where dice or a price decide, and nowhere else"


def _names(cards: tuple[_Card, ...], count: int | None) -> Iterator[tuple[str, str]]:
    for twice in _repeated([card.id for card in cards]):
        yield twice, "two have this id"
    if count is not None and len(cards) != count:
        yield "", f"the game has {count}, not {len(cards)}"


def _repeated(values: Sequence[str]) -> list[str]:
    return [value for value, times in Counter(values).items() if times > 1]


def _by_id(cards: tuple[_Card, ...]) -> Mapping[str, _Card]:
    return {card.id: card for card in cards}
