"""The pictures of Wilds: of parties that wander by themselves, and of a first expedition (see `docs.album`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from docs.album import Album, Brought, Pictures, first, shown, shrunk
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.games.wilds.game import GAME
from engine.games.wilds.state.leads import pressing
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.state import State
from tests.games.parties import party_of

from .wanderers import wandered

FEW, MANY = 3, 8
"""How many places the party of a card has visited at most."""
STEPS = 300
"""So long a party wanders at most until it has what a picture is to show."""


def played() -> Pictures:
    """Return the pictures of two expeditions: a marsh as party and game master see it, and isles."""
    marsh, isles = _explored("marsh", "hexes", 9), _explored("isles", "points", 6)
    return {
        "wilds.png": shown(GAME, marsh),
        "wilds-desk.png": shown(GAME, marsh, marsh.master, "desk"),
        "wilds-isles.png": shown(GAME, isles),
    }


def _explored(theme: Any, form: Any, places: int) -> State:
    """Return the first state of an expedition in a new region in which so many places were visited.

    Nothing is under way in it, the goal is sought, and a clue leads on.
    """
    options = Options(region="generated", theme=theme, map=form, decide="anyone")
    return first(
        lambda key: islice(wandered(key, options), STEPS),
        lambda state: len(state.visited) >= places and not state.agenda and state.goal == "open" and bool(pressing(state)),
        "wilds",
    )


def cards() -> Pictures:
    """Return a goal that is found, a clue that leads on, and an expedition that has won."""

    def of(fits: Callable[[State], bool]) -> bytes:
        return shrunk(shown(GAME, first(_searched, fits)))

    return {"aim.png": of(_has_goal_in_sight), "turn.png": of(_is_early), "end.png": of(_has_won)}


def _searched(key: str) -> Iterator[State]:
    """Yield every state of an expedition of two steady players in a new forest."""
    dice, party = Dice(KeyedSource(key)), party_of(GAME, 2, key)
    state, _ = GAME.new(Setup(("Ada", "Bob"), Options(region="generated", theme="forest", map="hexes")), dice)
    while seats := GAME.turn(state):
        seat, move = party.choose(state, seats)
        state, events = GAME.apply(state, seat, move, dice)
        party.hear(state, events)
        yield state


def _has_goal_in_sight(state: State) -> bool:
    return state.phase == "trek" and not state.agenda and state.goal == "found" and len(state.visited) <= MANY


def _is_early(state: State) -> bool:
    return _is_on_its_way(state) and len(state.visited) <= FEW


def _has_won(state: State) -> bool:
    return state.phase == "over" and state.goal == "done"


def _is_on_its_way(state: State) -> bool:
    """Return whether a party seeks its goal, has come some way, decides where to go on, and has a clue that leads there."""
    return len(state.visited) >= 2 and not state.agenda and state.goal == "open" and bool(pressing(state))


ALBUM = Album(
    cards,
    played,
    screen=_is_on_its_way,
    screened={"region": "generated"},
    page="first-wilds.md",
    script="wilds.txt",
    told={
        "first-wilds-start.png": Brought('pick "Druid"', "map"),
        "first-wilds-clue.png": Brought('press "Study Maple\'s Tower"', "map", last=True),
        "first-wilds-goal.png": Brought('press "Search (by clue 1)"', "map", last=True),
        "first-wilds-end.png": Brought("/wilds depart", "map", last=True),
    },
)
