"""Expeditions for tests: the Thornwood party of WLD-G34, any small region, and dice that show what a test wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec.structs import replace

from engine.core.dice import Dice, GivenSource
from engine.core.game import Event, Setup
from engine.core.moves import read_move
from engine.games.wilds.files import files
from engine.games.wilds.game import GAME
from engine.games.wilds.rules.members.characters import gear
from engine.games.wilds.rules.members.roles import best_roles
from engine.games.wilds.rules.opening import first_state
from engine.games.wilds.rules.progress import Expedition
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Habits, Item, Member
from engine.games.wilds.state.moves import VERBS
from engine.games.wilds.state.naming import move_name, place_name
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.region import Encounter, Path, Place, Region, Site
from engine.games.wilds.state.state import Position, State

ASKING = Habits(bonuses="ask", wear="ask", resolve="failures")
"""A member who decides themselves what their own rolls and things bring."""

RULES: Literal["house", "letter"] = "house"
"""By which rules a party goes whose options are not given."""

KINDS = ("ranger", "rogue", "druid", "fighter")
NAMES = ("Ranger", "Rogue", "Druid", "Fighter")
RANGER, ROGUE, DRUID, FIGHTER = range(4)

ENCOUNTERS = tuple(Encounter(roll, f"strangers {roll}", "people", "1d4", "neutral") for roll in range(1, 7))


def thornwood() -> Region:
    """Return the region of the example, from its file."""
    return files.region_named("thornwood")


def hexes(*rows: str, sites: Sequence[Site] = (), start: str = "1", **fields: Any) -> Region:
    """Return a hex region from rows of letters, odd rows shifted right; places are numbered row by row from 1.

    ``f`` forest, ``h`` hills, ``s`` stream, ``c`` clearing; a dot is no place.
    """
    terrains = {"f": "forest", "h": "hills", "s": "stream", "c": "clearing"}
    cells = {}
    number = 0
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            number += 1
            if letter != ".":
                cells[str(number)] = (column - row // 2, row, terrains[letter])
    q, r, _ = cells[start]
    places = tuple(Place(key, ground, (a - q, b - r)) for key, (a, b, ground) in cells.items())
    return Region(
        "test", "The Test", "hex", start, places, fields.pop("encounters", ENCOUNTERS), sites=tuple(sites), **fields
    )


def points(*paths: tuple[str, str, int], sites: Sequence[Site] = (), **fields: Any) -> Region:
    """Return a point region from paths of two names and a length; the first name is the start."""
    names = list(dict.fromkeys(name for a, b, _ in paths for name in (a, b)))
    places = tuple(Place(name, "hills", name=name.capitalize()) for name in names)
    ways = tuple(Path(a, b, "forest", length) for a, b, length in paths)
    encounters = fields.pop("encounters", ENCOUNTERS)
    return Region("test", "The Test", "point", names[0], places, encounters, paths=ways, sites=tuple(sites), **fields)


def character(kind: str, seat: int = 0, name: str = "", **fields: Any) -> Member:
    """Return a member with a ready-made character and its starting gear."""
    known = content().archetypes[kind]
    called = name or known.name
    member = Member(
        seat,
        called,
        called.casefold(),
        kind,
        dict(known.dice),
        dict(known.skills),
        items=gear(known.tool),
        ready=True,
        habits=ASKING,
    )
    return replace(member, **fields)


def party(
    region: Region | None = None,
    *kinds: str,
    at: str = "",
    options: Options | None = None,
    master: bool = False,
    **fields: Any,
) -> State:
    """Return an expedition on the morning of day 1, at the region's start or ``at``; no player is asked about Resolve, but
    everybody about bonuses and what wears.

    Roles are the best ones, for the Thornwood party those of the example: Ranger, Rogue, Druid. With ``master`` a game
    master has the last seat. ``fields`` are the state's.
    """
    region = region or thornwood()
    chosen = options or Options(resolve="off", rules=RULES, wayside="off")
    kinds = kinds or KINDS
    names = tuple(content().archetypes[kind].name for kind in kinds)
    seated = (*names, "Gia") if master else names
    state = first_state(Setup(seated, chosen, len(names) if master else None), chosen, region)
    members = tuple(character(kind, seat, names[seat]) for seat, kind in enumerate(kinds))
    start = at or region.start
    known = tuple(dict.fromkeys((region.start, start)))
    state = replace(
        state,
        phase="trek",
        members=members,
        here=Position(start),
        known=known,
        visited=known,
        trail=known,
        purse=10 * len(members),
        explained=("timer", "die", "boon", "bonus"),
    )
    return replace(replace(state, roles=best_roles(state)), **fields)


def label(state: State, place: str) -> str:
    """Return what players call a place of the region, by its id."""
    return place_name(state.region, place)


def to(state: State, place: str) -> str:
    """Return how a move names a neighbouring place, by its id."""
    return move_name(state, place)


def faces(*shown: int) -> Dice:
    """Return dice that show these faces, one after the other; running out of them is an error."""
    return Dice(GivenSource([face - 1 for face in shown]))


def left(dice: Dice) -> tuple[int, ...]:
    """Return the faces that were not asked for."""
    return tuple(draw + 1 for draw in dice._source.left)  # type: ignore[attr-defined]


def play(state: State, seat: int, text: str, *shown: int) -> tuple[State, list[Event]]:
    """Return the state after a move, and its events; exactly the faces shown are rolled for it."""
    dice = faces(*shown)
    after, told = GAME.apply(state, seat, read_move(VERBS, text), dice)
    assert not left(dice), f"{text}: the faces {left(dice)} were never rolled"
    return after, list(told)


def decide(state: State, text: str, *shown: int) -> tuple[State, list[Event]]:
    """Return the state after the whole party voted for a move: as many votes as it takes, the dice with the last."""
    from engine.games.wilds.rules import awaiting

    told: list[Event] = []
    seats = list(awaiting.voters(state))
    for number in range(awaiting.threshold(state)):
        is_last = number == awaiting.threshold(state) - 1
        state, events = play(state, seats[number], text, *(shown if is_last else ()))
        told += events
    return state, told


def asking_to_camp(state: State) -> State:
    """Return the state with a standing order of the first member's: the party is asked before a late camp."""
    first = state.members[0]
    first = replace(first, habits=replace(first.habits, camp="ask"))
    return replace(state, members=(first, *state.members[1:]))


def working(state: State, *shown: int) -> Expedition:
    """Return an expedition at work with scripted dice."""
    return Expedition(state, faces(*shown))


def kinds_of(events: Sequence[Event]) -> list[str]:
    """Return the kinds of events, in order."""
    return [event.kind for event in events]


def only(events: Sequence[Event], kind: str) -> Event:
    """Return the one event of a kind."""
    (found,) = [event for event in events if event.kind == kind]
    return found


def ticks(events: Sequence[Event]) -> list[tuple[int, int]]:
    """Return how the timer went, step by step."""
    return [(int(event.facts["before"]), int(event.facts["after"])) for event in events if event.kind == "ticked"]  # type: ignore[arg-type]


def with_item(member: Member, *items: Item) -> Member:
    """Return a member who carries these items and no others."""
    return replace(member, items=items)
