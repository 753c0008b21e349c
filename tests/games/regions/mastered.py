"""A manor with a game master, and the orders that tests give there."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import IllegalMove
from engine.core.game import Event
from engine.games.regions.game import GAME
from engine.games.regions.speech import reading
from engine.games.regions.state.scenarios import Feature, Gift, Placed, Scenario
from engine.games.regions.state.state import State

from . import laws
from .build import (
    play,
    region,
    scenario,
    way,
)

SEAT = 3
"""The game master's seat beside a party of three."""


def order(state: State, text: str, *shown: int) -> tuple[State, list[Event]]:
    """Return the state after an order of the game master, and its events; the laws hold in it."""
    after, told = play(state, SEAT, f"gm {text}", *shown)
    laws.check(after)
    return after, told


def refused(state: State, text: str) -> IllegalMove:
    """Return why an order is refused."""
    with pytest.raises(IllegalMove) as found:
        GAME.apply(state, SEAT, reading.read(state, SEAT, f"gm {text}"), Dice(KeyedSource("refused")))
    return found.value


def is_secret(told: list[Event]) -> bool:
    """Return whether only the game master reads of an order, of which there is something to be read."""
    return bool(told) and all(event.seats == (SEAT,) for event in told)


def manor() -> Scenario:
    """Hall, gallery, library in a row, a dark cellar below the hall; a hidden way from the cellar to the library.

    Gnats in the gallery, a Trap in the library; a door before the library; a chest and a ledger, a hidden coin.
    """
    return scenario(
        way("hall", "gallery"),
        way("gallery", "library", obstacle="barred-door"),
        way("hall", "cellar"),
        way("cellar", "library", hidden="1d8"),
        regions=(region("cellar", light="dark"), region("library", fortunes=1)),
        placed=(
            Placed("gnats", "needle-gnats", "gallery", single=True),
            Placed("bell", "trip-bell", "library"),
            Placed("guard", "drowsy-guard", "library", single=True),
        ),
        features=(
            Feature("chest", "the chest", "library", "chest", lock="1d8", gives=Gift(2)),
            Feature("ledger", "the ledger", "hall", "object"),
            Feature("coin", "a coin", "hall", "treasure", hidden="1d6", gives=Gift(1)),
        ),
        goal="library",
    )
