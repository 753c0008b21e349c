"""Where a tile leaves least to whoever is next: the best few places are tried in imagined caverns, and answered there."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.game import Seat
from engine.core.moves import Move

from ..rules import play
from ..rules.awaiting import awaited
from ..state.moves import Place
from ..state.state import State
from ..state.view import View, view_for
from .ground import Ground
from .imagining import imagined
from .sensible import Habits, decide, ground_of, placed

PLACES, WORLDS = 3, 3
"""So many places for a tile are tried at most, each in so many imagined caverns."""
NEAR = 2.0
"""How much less than the best one a place may bring to be tried."""
STEADY = Habits()
"""How everybody is taken to go on, and whoever is next to answer."""


def foreseen(view: View, first: Place, habits: Habits, lot: Dice) -> Move:
    """Return where to lay a tile: what that brings, less what the next rival's best tile then does to it on average."""
    state, seat = view.state, view.seat
    assert seat is not None
    ground = ground_of(state, seat, habits)
    near = [] if state.solo else _near(ground)
    if len(near) < 2:
        return first
    caverns = [imagined(view, lot) for _ in range(WORLDS)]

    def left(found: tuple[float, Place]) -> float:
        worth, move = found
        answers = sum(_answer(_next(cavern, seat, move, lot), seat) for cavern in caverns)
        return worth - ground.malice * answers / WORLDS

    return max(near, key=left)[1]


def _near(ground: Ground) -> Sequence[tuple[float, Place]]:
    """Return the places that are about as good as the best one, the best first; one of those that come to the same."""
    found = placed(ground)
    hand = ground.state.players[ground.seat].hand
    near = {(move.at, hand[move.tile - 1], round(worth, 2)): (worth, move) for worth, move in reversed(found)}
    least = found[0][0] - NEAR if found else 0.0
    return sorted((one for one in near.values() if one[0] > least), key=lambda one: -one[0])[:PLACES]


def _next(state: State, seat: Seat, move: Move, lot: Dice) -> State:
    """Return a cavern after a move, as soon as another player is to lay a tile, or at the end."""
    state, _ = play.apply(state, seat, move, lot)
    while (seats := awaited(state)) and (state.acting == seat or state.agenda or state.step != "place"):
        state, _ = play.apply(state, seats[0], decide(view_for(state, seats[0]), STEADY, lot), lot)
    return state


def _answer(state: State, seat: Seat) -> float:
    """Return what the best tile of whoever is next brings, in that player's eyes; nothing once it is over."""
    rival = state.acting
    if not awaited(state) or rival == seat:
        return 0.0
    found = placed(ground_of(view_for(state, rival).state, rival, STEADY))
    return max(0.0, found[0][0]) if found else 0.0
