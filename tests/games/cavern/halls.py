"""Completed rooms as the tests of contests need them: halls of one tile, cards made for one test, scripted draws.

A hall is a section without sides, which is a completed room by itself (CAV-G16). Draws are zero-based faces of CAV-G28.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, GivenSource
from engine.core.errors import IllegalMove
from engine.core.flow import Unlisted
from engine.core.game import Event, Seat
from engine.core.moves import Move, read_move
from engine.games.cavern.rules import flow, play, rooms
from engine.games.cavern.rules.awaiting import answering
from engine.games.cavern.rules.legal import answers
from engine.games.cavern.rules.progress import Cavern
from engine.games.cavern.speech import refusals
from engine.games.cavern.state.content import ENTRANCE, Encounter, Option, Section, Tile, Treasure, content
from engine.games.cavern.state.delvers import waiting
from engine.games.cavern.state.moves import VERBS, Reroll
from engine.games.cavern.state.state import Contest, Gold, Holding, Laid, Player, Sent, State

NAMES = ("Alan", "Betty", "Cedric", "Dana")
FACTIONS = ("kobolds", "sellswords", "wraiths", "forestfolk")

W = {"C": 0, "S": 2, "CS": 4, "CS+": 5}
R = {"C": 0, "CC": 1, "CCC": 3, "CS": 4, "CC+": 5}
P = {"S": 0, "SS": 1, "SSS": 3, "CS": 4, "SS+": 5}
"""The draw that makes a white, red or purple die show so much; + with Reroll (CAV-G28)."""

_numbers = count()


def white(*faces: str) -> list[int]:
    return [W[face] for face in faces]


def red(*faces: str) -> list[int]:
    return [R[face] for face in faces]


def purple(*faces: str) -> list[int]:
    return [P[face] for face in faces]


def plain() -> str:
    """Return a treasure without an ability."""
    return next(card.id for card in content().treasures.values() if not card.moment)


def treasure(effect: str) -> Treasure:
    """Return the treasure of the deck with an effect."""
    return next(card for card in content().treasures.values() if card.effect == effect)


def make_encounter(patch: pytest.MonkeyPatch, first: Option, second: Option) -> str:
    """Make an Encounter known for one test; return its id."""
    name = f"made-{next(_numbers)}"
    patch.setitem(content().encounters, name, Encounter(name, "Made up", "It is dark.", (first, second)))  # type: ignore[arg-type]
    return name


def option(kind: str, **fields: Any) -> Option:
    """Return an option of an Encounter."""
    return Option("Fight it" if kind == "fight" else f"Try to {kind}", kind, "So it goes.", **fields)  # type: ignore[arg-type]


def hall(bags: int = 0, chests: int = 0, **fields: Any) -> Section:
    """Return a completed room by itself."""
    return Section("tan", bags=bags, chests=chests, **fields)


def player(number: Seat = 0, **fields: Any) -> Player:
    """Return a player with no XP and no cards, of the faction that is given to its seat."""
    return replace(Player(FACTIONS[number]), **fields)


def coins(*values: int) -> tuple[Gold, ...]:
    return tuple(Gold(value) for value in values)


def held(*cards: str) -> tuple[Holding, ...]:
    return tuple(Holding(card) for card in cards)


def halls(
    patch: pytest.MonkeyPatch,
    *sections: Section,
    delvers: Sequence[tuple[Seat, str, int]],
    players: Sequence[Player] = (),
    **fields: Any,
) -> State:
    """Return a game in whose newest step these rooms wait to be resolved; a Delver is (seat, class, number of its room).

    The rooms lie in a row from M2 (0, 1) eastwards. There are 3 players, seat 0 acting, with 20 Gold cards of value 1,
    10 Treasures without ability and every Encounter in the decks.
    """
    tiles = [Laid((0, 0), ENTRANCE)]
    for place, section in enumerate(sections):
        name = f"hall-{next(_numbers)}"
        patch.setitem(content().tiles, name, Tile(name, "Hall", (section,)))  # type: ignore[arg-type]
        tiles.append(Laid((place, 1), name))
    seated = tuple(players) or tuple(player(seat) for seat in range(3))
    known: dict[str, Any] = {
        "names": NAMES[: len(seated)],
        "solo": len(seated) == 1,
        "players": seated,
        "sun": 6,
        "stack": (),
        "gold": (1,) * 20,
        "treasure": (plain(),) * 10,
        "encounters": tuple(content().encounters),
        "phase": "play",
        "step": "resolve",
        "tiles": tuple(tiles),
        "delvers": tuple(Sent(seat, kind, (place, 1), 0) for seat, kind, place in delvers),
    }
    return State(**{**known, **fields})


def resolve_rooms(cavern: Cavern) -> None:
    """Resolve completed rooms until a player has to choose, without ending the turn."""
    while flow.run(cavern) and len(found := waiting(cavern.state)) == 1:
        rooms.resolve(cavern, found[0])


def go(state: State, draws: Sequence[int] = ()) -> tuple[State, list[Event]]:
    """Resolve rooms until a player has to choose, with exactly these draws."""
    source = GivenSource(draws)
    cavern = Cavern(state, Dice(source))
    resolve_rooms(cavern)
    assert source.left == (), "draws were left over"
    return cavern.state, cavern.events


def act(state: State, text: str, draws: Sequence[int] = (), seat: Seat | None = None) -> tuple[State, list[Event]]:
    """Make an awaited seat's move with exactly these draws, and go on until a player has to choose."""
    chosen = answering(state)[0] if seat is None else seat
    move = read_move(VERBS, text)
    assert isinstance(move, Reroll) or move in list(answers(state, chosen)), f"{text} is not listed"
    source = GivenSource(draws)
    cavern = Cavern(replace(state, shown=()), Dice(source))
    play.answer(cavern, chosen, move)
    resolve_rooms(cavern)
    assert source.left == (), "draws were left over"
    return cavern.state, cavern.events


def answer(cavern: Cavern, seat: Seat, move: Move) -> None:
    """Carry out an answer, or refuse it in the words that its player reads."""
    try:
        play.answer(cavern, seat, move)
    except Unlisted:
        raise refusals.refusal(cavern.state, seat, move) from None


def refused(state: State, text: str, seat: Seat | None = None) -> IllegalMove:
    """Return the refusal that a move meets; fails when it is listed or accepted."""
    chosen = answering(state)[0] if seat is None else seat
    move = read_move(VERBS, text)
    assert move not in list(answers(state, chosen)), f"{text} is listed"
    try:
        answer(Cavern(state, Dice(GivenSource(()))), chosen, move)
    except IllegalMove as error:
        return error
    raise AssertionError(f"{text} was accepted")


def legal(state: State) -> list[str]:
    """Return what the awaited seat may do, as text."""
    (seat,) = answering(state)
    moves: list[Move] = list(answers(state, seat))
    return [str(move) for move in moves]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def facts(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """Return the facts of the events of a kind, in order."""
    return [dict(event.facts) for event in events if event.kind == kind]


def holdings(state: State) -> list[tuple[int, int]]:
    """Return how many Gold and Treasure cards each seat has."""
    return [(len(item.gold), len(item.treasure)) for item in state.players]


def contest(state: State) -> Contest:
    """Return the contest that is under way."""
    task = state.agenda[0]
    assert isinstance(task, Contest)
    return task
