"""The state of a delve: frozen structs of plain values. What follows from the laid tiles is computed, never stored.

Values that never change cannot stand in a circle, so the garbage collector may pass them over (``gc=False``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from engine.core.game import Result
from engine.maps.hexes import Hex

from .content import UNDERCROFT, Chip, Objective, Scenario, Setting, SettingKey, Shape, chip_named, content, scenario

ENTRANCE = "entrance"


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A tile on the map: turned by ``turn`` times 60 degrees, then moved by ``at`` (SKY-G03). Its id is its name.

    ``letters`` are those of its doors, in the order of the data, for good; ``()`` where none was noted.
    """

    tile: str
    turn: int = 0
    at: Hex = (0, 0)
    letters: tuple[str, ...] = ()


class Beside(msgspec.Struct, frozen=True, gc=False):
    """A delve card lying faceup beside ``tile`` (SKY-083, SKY-084, SKY-085); ``sprung`` once its trap is spent."""

    tile: str
    card: str
    sprung: bool = False


class Hero(msgspec.Struct, frozen=True, gc=False):
    """An adventurer. ``kind`` is its class; ``at`` is ``None`` before it is placed and while it is down (``fell``).

    ``burdens`` are the cards of what it carries in a scenario (SKY-G92). ``asked`` is what another asks of its next turn
    (SKY-G105): the wish, and the number of who asked, "come:0".
    """

    seat: int
    kind: str = ""
    at: Hex | None = None
    health: int = 0
    fatigue: int = 0
    exhaustion: int = 0
    worn: tuple[str, ...] = ()
    pack: tuple[str, ...] = ()
    fell: Hex | None = None
    burdens: tuple[str, ...] = ()
    asked: str = ""


class Enemy(msgspec.Struct, frozen=True, gc=False):
    """An enemy on the map: the side of its chip, and the pair it belongs to (-1: a guardian). ``id`` counts deployments.

    ``keeps`` is the tile of the last shard for the enemy that strikes who takes that (SKY-G104).
    """

    id: int
    chip: str
    pair: int
    at: Hex
    health: int
    keeps: str = ""


class Friend(msgspec.Struct, frozen=True, gc=False):
    """The companion (SKY-G53): ``at`` is ``None`` while it waits beside the entrance, and once it has fallen."""

    kind: str
    health: int
    at: Hex | None = None


class Cache(msgspec.Struct, frozen=True, gc=False):
    """A cache chip on a hex."""

    at: Hex
    rank: str


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A cache or an enemy ("cache", "enemy") that the referee put on one of several hexes ``equals``, all as far."""

    kind: Literal["cache", "enemy"]
    at: Hex
    equals: tuple[Hex, ...]


class Turn(msgspec.Struct, frozen=True, gc=False):
    """What the acting adventurer has done this turn.

    ``left`` is the movement left in the open move action, ``None`` when none is open. ``door`` and ``lock`` are the
    chances of the last entry (SKY-G27, SKY-G42). ``extra`` and ``dice`` come from relics. ``placed`` is what the
    newest exploration of this turn brought and may still be put elsewhere (SKY-G38).
    ``asked``: one of the others has been (SKY-G105).
    """

    hero: int
    moves: int = 0
    left: int | None = None
    attacks: int = 0
    explored: bool = False
    healed: bool = False
    equipped: bool = False
    stowed: bool = False
    door: bool = False
    lock: bool = False
    extra: int = 0
    dice: int = 0
    over: bool = False
    placed: tuple[Placed, ...] = ()
    asked: bool = False


class Exploring(msgspec.Struct, frozen=True, gc=False, tag="exploring"):
    """An exploration between two of its six steps (SKY-030)."""

    hero: int
    door: Hex
    card: str
    tile: str
    step: Literal["connect", "caches", "enemies", "card"] = "connect"
    caches: tuple[str, ...] = ()
    spaces: tuple[int, ...] = ()
    points: int = 0
    near: bool = False
    whisk: bool = False
    pair: int = -1
    chip: str = ""


class Lock(msgspec.Struct, frozen=True, gc=False, tag="lock"):
    """A lock check under way: digits still ``missing``, the ``dice`` that match none of them, rolls left.

    ``key`` (legendary locks) is the digit that has to be matched first, 0 once it is. ``tile`` names a trap's tile.
    """

    hero: int
    rank: str
    tile: str
    code: tuple[int, ...]
    missing: tuple[int, ...]
    dice: tuple[int, ...]
    tries: int
    key: int = 0


class Entered(msgspec.Struct, frozen=True, gc=False, tag="entered"):
    """What is left of an entry after its trap: the shard, then the chances (SKY-G45)."""

    hero: int


class Settling(msgspec.Struct, frozen=True, gc=False, tag="settling"):
    """A unit ("hero", "enemy" or "friend" with its number) to be put on the free hex nearest to ``near`` (SKY-G32).

    ``leaving`` is a tile that is about to be removed: its hexes do not count.
    """

    unit: Literal["hero", "enemy", "friend"]
    number: int
    near: Hex
    leaving: str = ""


class Removing(msgspec.Struct, frozen=True, gc=False, tag="removing"):
    """A tile to be taken off the map once the units on it have gone (SKY-G54)."""

    tile: str


class Friends(msgspec.Struct, frozen=True, gc=False, tag="friends"):
    """The companion's turn."""


class Enemies(msgspec.Struct, frozen=True, gc=False, tag="enemies"):
    """The enemies' turns: ids still to act; ``now`` acts (-1: none yet), has ``gone`` its way, has struck ``struck``.

    Units are numbered by hero; the companion is -1.
    """

    left: tuple[int, ...]
    now: int = -1
    gone: bool = False
    struck: tuple[int, ...] = ()


class Ending(msgspec.Struct, frozen=True, gc=False, tag="ending"):
    """The end of the round: end check, then retreat."""


class Camp(msgspec.Struct, frozen=True, gc=False):
    """What a delve has of the campaign that it belongs to (SKY-G69): its ``depth``.

    Then the relics that each class may bring (SKY-G70), and the classes that fell in it so far (SKY-G71). Last, whether the
    campaign has ``ended`` before (SKY-G100).
    """

    depth: int = 1
    found: dict[str, tuple[str, ...]] = {}
    fell: tuple[str, ...] = ()
    ended: bool = False


class Dial(msgspec.Struct, frozen=True, gc=False):
    """A lock of a scenario: where it is, and its ``number`` in the order of opening, 0 where there is none (SKY-G94).

    ``card`` is that of what it holds, if that is to be carried.
    """

    at: Hex
    number: int = 0
    card: str = ""


class Errand(msgspec.Struct, frozen=True, gc=False):
    """How a scenario stands (SKY-G90): the ``locks`` that are shut, how many were ``opened``; how many burdens are
    ``home``, which were dropped (``loose``). Then the tile of the place or the lair, what the gate still stands, the
    guardian's phase (0: it has not come)."""

    locks: tuple[Dial, ...] = ()
    opened: int = 0
    home: int = 0
    loose: tuple[str, ...] = ()
    place: str = ""
    gate: int = 0
    phase: int = 0


Task = Exploring | Lock | Entered | Settling | Removing | Friends | Enemies | Ending


class State(msgspec.Struct, frozen=True, dict=True):
    """A delve. ``agenda`` is what is under way, first things first; empty while an adventurer acts freely.

    ``phase`` is "classes", "relics" (in a campaign), "places", "delve" or "over". ``camp`` is what it has of its campaign,
    ``None`` where it belongs to none. Hidden orders: ``deck``, ``stacks``, ``relics``, ``bags``; ``spare`` are the cards
    that are not in this delve, where the deck was drawn (SKY-G81): which they are is hidden too. ``calls`` is how
    many of the enemies on the map call another to a new tile at most (SKY-G102). Where none does, as in delves begun before
    version 11, it is 0, and so are ``points``, those of a tile: then it has ``threat`` for each adventurer. The first
    ``shardless`` cards hold no shard, and an enemy of the level ``keeper`` comes with the last one (SKY-G103), 0 for none.
    It ``strikes`` who takes that (SKY-G104), but not in delves begun before version 13. After ``due`` cards without a shard
    the next has one (SKY-G106), 0 for never, as in delves begun before version 15; ``dry`` counts them.
    """

    names: tuple[str, ...]
    objective: Objective
    threat: int
    required: int
    ties: Literal["referee", "party"]
    deck: tuple[str, ...]
    stacks: dict[str, tuple[str, ...]]
    relics: dict[str, tuple[str, ...]]
    bags: tuple[tuple[int, ...], tuple[int, ...]]
    heroes: tuple[Hero, ...]
    phase: Literal["classes", "relics", "places", "delve", "over"] = "classes"
    tiles: tuple[Laid, ...] = (Laid(ENTRANCE),)
    beside: tuple[Beside, ...] = ()
    discard: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    facedown: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    caches: tuple[Cache, ...] = ()
    enemies: tuple[Enemy, ...] = ()
    defeated: tuple[int, ...] = ()
    deployed: int = 0
    friend: Friend | None = None
    round: int = 1
    turn: Turn | None = None
    agenda: tuple[Task, ...] = ()
    retreating: tuple[int, ...] = ()
    peeked: str = ""
    result: Result | Literal[""] = ""
    camp: Camp | None = None
    setting: SettingKey = UNDERCROFT
    spare: tuple[str, ...] = ()
    errand: Errand | None = None
    rules: Literal["house", "letter"] = "house"
    points: int = 0
    calls: int = 0
    shardless: int = 0
    keeper: int = 0
    strikes: bool = False
    due: int = 0
    dry: int = 0

    @property
    def scene(self) -> str:
        """The scenario that is played, "" for none."""
        return self.objective if self.errand is not None else ""


def setting_of(state: State) -> Setting:
    """Return the setting of a delve (SKY-G80)."""
    return content().settings[state.setting]


def gained(state: State) -> int:
    """Return the shards gained: icons taken, and 1 for each facedown card (SKY-035, SKY-G12); never more than required."""
    cards = content().cards
    return min(state.required, len(state.facedown) + sum([cards[card].shards for card in state.taken]))


def drawn(state: State) -> int:
    """Return the shards drawn: those in hand, and those on cards whose tile lies on the map (SKY-G11)."""
    cards = content().cards
    count = len(state.facedown)
    for card in state.taken:
        count += cards[card].shards
    for lying in state.beside:
        count += cards[lying.card].shards
    for task in state.agenda:
        if isinstance(task, Exploring) and task.step != "connect":
            count += cards[task.card].shards
    return count


def standing(state: State) -> tuple[int, ...]:
    """Return the numbers of the adventurers on the map, in turn order."""
    return tuple([index for index, hero in enumerate(state.heroes) if hero.at is not None])


def standing_seats(state: State) -> tuple[int, ...]:
    """Return the seats with an adventurer on the map, in order of seats."""
    return tuple(sorted({hero.seat for hero in state.heroes if hero.at is not None}))


def tile_points(state: State) -> int:
    """Return the enemy points that the threat gives each new tile (SKY-G16)."""
    return state.points or state.threat * len(state.heroes)


def called(state: State) -> int:
    """Return how many enemies a tile that is laid now calls: one for each that stands on the map, as far as the delve
    has it and chips of their level are left (SKY-G102)."""
    return min(state.calls, len(state.enemies), len(state.bags[0]))


def holds_none(state: State) -> int:
    """Return how many of the cards that are drawn next are known to hold no shard (SKY-G103)."""
    return max(0, state.shardless - len(setting_of(state).cards) + len(state.deck))


def is_due(state: State, more: int = 0) -> bool:
    """Return whether the next card, or that after ``more``, has a shard, as too many in a row had none (SKY-G106)."""
    return 0 < state.due <= state.dry + more


def top_card(state: State, deck: Sequence[str]) -> str:
    """Return which card of a deck is drawn next: the top one, or the first with a shard where one is due (SKY-G106)."""
    cards = content().cards
    return next((card for card in deck if is_due(state) and cards[card].shards), deck[0])


def led(deck: Sequence[str], count: int) -> tuple[str, ...]:
    """Return a deck with its first ``count`` cards without a shard before all others, whose order stays."""
    cards = content().cards
    first = [card for card in deck if not cards[card].shards][:count]
    return (*first, *(card for card in deck if card not in first))


def keeps(state: State) -> int:
    """Return the level of the enemy that comes to the next tile if it has a shard, 0 for none: with the last (SKY-G103)."""
    return state.keeper if drawn(state) + 1 >= state.required else 0


def lasting(hero: Hero, bonus: str) -> int:
    """Return what the lasting relics in play give of ``bonus`` (SKY-G43)."""
    if not hero.worn:
        return 0
    relics = content().relics
    return sum(relics[relic].amount for relic in hero.worn if relics[relic].bonus == bonus)


def most_health(hero: Hero) -> int:
    """Return an adventurer's greatest health."""
    return content().adventurers[hero.kind].health + lasting(hero, "health")


def guard(hero: Hero) -> int:
    """Return an adventurer's guard, relics included."""
    return content().adventurers[hero.kind].guard + lasting(hero, "guard")


def chip_of(enemy: Enemy) -> Chip:
    """Return the side of the chip that an enemy shows."""
    return chip_named(enemy.chip)


def actor(state: State) -> tuple[Turn, Hero, Hex]:
    """Return the turn under way, its adventurer, and where it stands."""
    turn = state.turn
    assert turn is not None
    hero = state.heroes[turn.hero]
    assert hero.at is not None
    return turn, hero, hero.at


def stamina(state: State, index: int) -> int:
    """Return an adventurer's movement range (SKY-019), relics of this turn included; 1 less for each burden (SKY-G92)."""
    hero = state.heroes[index]
    extra = state.turn.extra if state.turn is not None and state.turn.hero == index else 0
    fresh = content().adventurers[hero.kind].stamina + lasting(hero, "stamina") + extra
    return max(1, fresh - len(hero.burdens))


def occupied(state: State) -> dict[Hex, str]:
    """Return the hexes with a unit on them (SKY-G32) and what stands there: "hero", "enemy" or "friend"."""
    taken: dict[Hex, str] = {hero.at: "hero" for hero in state.heroes if hero.at is not None}
    for enemy in state.enemies:
        taken[enemy.at] = "enemy"
    if state.friend is not None and state.friend.at is not None:
        taken[state.friend.at] = "friend"
    return taken


def brought(state: State, hero: Hero) -> tuple[str, ...]:
    """Return the relics of which an adventurer may bring one into a delve of a campaign: those that it came home with and
    that are still in the decks (SKY-G70); none once it has one."""
    if state.camp is None or hero.worn:
        return ()
    found = dict.fromkeys(state.camp.found.get(hero.kind, ()))
    return tuple(relic for relic in found if any(relic in deck for deck in state.relics.values()))


def choosing_relics(state: State) -> tuple[Hero, ...]:
    """Return the adventurers that may choose between relics to bring, before the delve."""
    return tuple(hero for hero in state.heroes if len(brought(state, hero)) > 1)


def free_classes(state: State) -> tuple[str, ...]:
    """Return the classes that are still free, in the order of the data."""
    taken = [hero.kind for hero in state.heroes]
    return tuple(kind for kind in content().adventurers if kind not in taken)


# Scenarios (SKY-G90).


def scenario_of(state: State) -> Scenario | None:
    """Return the scenario of a delve, ``None`` for one without."""
    return scenario(state.objective) if state.errand is not None else None


def searching(state: State, more: int = 0) -> bool:
    """Return whether doors are still to be explored, with so many shards ``more``: until all are drawn (SKY-025), and all
    shapes lie there that a scenario asks for (SKY-G99)."""
    return drawn(state) + more < state.required or bool(missing_shapes(state))


def missing_shapes(state: State) -> dict[Shape, int]:
    """Return how many tiles of which shapes a scenario still asks for (SKY-G99)."""
    known = scenario_of(state)
    if known is None or not known.shapes:
        return {}
    tiles = content().tiles
    laid = [tiles[tile.tile].shape for tile in state.tiles if tile.tile != ENTRANCE]
    return {shape: count - laid.count(shape) for shape, count in known.shapes.items() if count > laid.count(shape)}


def flooded(state: State) -> tuple[str, ...]:
    """Return the tiles under water: from the round in which it begins one more each round, the oldest first, but never the
    place where all have to meet (SKY-G95)."""
    known = scenario_of(state)
    if known is None or not known.water or state.round < known.water or state.errand is None:
        return ()
    under = [tile.tile for tile in state.tiles[: state.round - known.water + 1]]
    return tuple(tile for tile in under if tile != state.errand.place)


def shut(state: State) -> tuple[Hex, ...]:
    """Return where locks are whose turn has not come (SKY-G94)."""
    errand = state.errand
    if errand is None:
        return ()
    return tuple(lock.at for lock in errand.locks if lock.number not in (0, errand.opened + 1))
