"""The pictures of Wilds: of parties that wander by themselves, and of a first expedition (see `docs.album`)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

from docs.album import Album, Brought, Pictures, first, shown, shrunk
from engine.games.wilds.game import GAME
from engine.games.wilds.state.leads import pressing
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.state import State

from .wanderers import wandered

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


def cards(made: Mapping[str, bytes]) -> Pictures:
    """Return a goal in sight, a clue that leads on, and an expedition that is over."""
    return {
        "aim.png": shrunk(made["first-wilds-goal.png"]),
        "turn.png": shrunk(made["first-wilds-clue.png"]),
        "end.png": shrunk(made["first-wilds-end.png"]),
    }


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
        "first-wilds-goal.png": Brought('press "Search here"', "map", last=True),
        "first-wilds-end.png": Brought("/wilds depart", "map", last=True),
    },
)
