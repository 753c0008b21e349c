"""The end of a galaxy: 8 points or 7, the last round, or no rival left (GAL-G01, GAL-G45)."""

from __future__ import annotations

from engine.core.game import Outcome
from engine.core.measures import Measured

from ..state.lengths import enough
from ..state.state import NOBODY, State, in_order
from .events import phases
from .progress import Voyage


def check(voyage: Voyage) -> None:
    """End the game at once if a player has enough points: 8, of five or six players 7 (GAL-G58).

    Of several it is the first in the order from the speaker (GAL-G45).
    """
    state = voyage.state
    least = enough(state)
    if state.phase != "over" and any(state.players[player].points >= least for player in in_order(state, state.speaker)):
        finish(voyage, "points")


def finish(voyage: Voyage, why: str) -> None:
    """End the game: by "points", after the last "rounds", or because only one is left ("alone").

    What was under way stays where it is, and nothing of it goes on.
    """
    state = voyage.state
    assert state.phase != "over"
    winner = leader(state, why)
    voyage.change(phase="over", winner=winner, offers=())
    points = tuple(player.points for player in state.players)
    voyage.tell(phases.Ended(state.names, points, state.names[winner] if winner != NOBODY else "", why))


def leader(state: State, why: str) -> int:
    """Return who has won by now: the first in the order from the speaker with enough points; or else the one with most,
    then most planets, then most trade goods, then first in that order (GAL-G45). `NOBODY` where all have resigned."""
    order = in_order(state, state.speaker)
    if why == "points":
        return next(player for player in order if state.players[player].points >= enough(state))
    return max(order, key=lambda player: rank(state, player), default=NOBODY)


def rank(state: State, player: int) -> tuple[int, int, int]:
    """Return what counts for the final order: points, planets, trade goods (GAL-G45)."""
    own = state.players[player]
    return own.points, len(state.planets_of(player)), own.trade_goods


def ranking(state: State) -> tuple[int, ...]:
    """Return all players, the winner first, those who resigned last (GAL-G45)."""
    order = in_order(state, state.speaker)
    gone = tuple(player for player in state.order if state.players[player].gone)
    by_rank = sorted(order, key=lambda player: rank(state, player), reverse=True)
    return (*sorted(by_rank, key=lambda player: player != state.winner), *gone)


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, ``None`` while it runs."""
    if state.phase != "over":
        return None
    scores = tuple(player.points for player in state.players)
    return Outcome("ranked", (state.winner,) if state.winner != NOBODY else (), scores)


def measured(state: State) -> Measured:
    """Return the points of all, and the round in which it ended."""
    return Measured(tuple(player.points for player in state.players), state.round)
