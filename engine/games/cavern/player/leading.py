"""Who leads, what a rival's loot is worth to the others, and what it is worth to the leader that the end comes nearer."""

from __future__ import annotations

from math import exp, pi, sqrt

from engine.core.game import Seat

from ..rules.ending import MEAN_TREASURE, SUN_EVERY, likely_points
from ..state.state import State, clockwise
from .worth import below

LAST_SUNS = 2
"""With so many spaces left before the Sun marker, or fewer, a player thinks of the end."""
TURN = 4.0
"""Points that a turn brings, about."""
UNSEEN, SWAY = 18.0, 12.0
"""How far a lead may be from what it looks like, for what others hold facedown, and how far a turn may change it: both as
variances, in points."""
CLOSE, CONTEST = 5.0, 1.5
"""Of two rivals so many points apart the first counts 2.7 times as much. What several expect counts so much against a move,
taken together: several can hold back a leader, where each alone cannot."""
FAR_BEHIND = 6
"""So many points behind, an end in this round is likely to lose it."""
LEAST = 0.01
"""The least by which a point is taken to change the chance to win, however great a lead is."""


def rivalry(state: State, seat: Seat, envy: float) -> tuple[float, ...]:
    """Return for each seat how much a point that it can expect counts against a move of this seat: most for the leader."""
    if state.solo:
        return (0.0,)
    points = [likely_points(player) for player in state.players]
    most = max(points[other] for other in range(len(points)) if other != seat)
    shares = [exp((own - most) / CLOSE) if other != seat else 0.0 for other, own in enumerate(points)]
    whole = envy * (CONTEST if len(points) > 2 else 1.0)
    return tuple(whole * share / sum(shares) for share in shares)


def leading(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the rivals who are likely to lead this seat by more than a card, by what it knows."""
    points = [likely_points(player) for player in state.players]
    return tuple(other for other, own in enumerate(points) if own > points[seat] + MEAN_TREASURE)


def far_behind(state: State, seat: Seat) -> bool:
    """Return whether a rival is likely to be far ahead, by what a seat knows."""
    return max(map(likely_points, state.players)) - likely_points(state.players[seat]) >= FAR_BEHIND


def loses_by_ending(state: State, seat: Seat, gain: float) -> bool:
    """Return whether a seat that ends the game with its turn is likely to come second, by what it knows.

    A rival is ahead by a point or more, with the ``gain`` of that turn, and with a turn that the rival still has."""
    if state.solo:
        return False
    points = [likely_points(player) for player in state.players]
    return _best_rival(state, seat) - points[seat] - gain >= 1.0


def _best_rival(state: State, seat: Seat) -> float:
    """Return the points of the best rival once this round is over."""
    to_come = (state.first - state.acting - 1) % len(state.players)
    after = clockwise(state, seat)[1 : 1 + to_come]
    points = [likely_points(player) + TURN * (other in after) for other, player in enumerate(state.players)]
    return max(points[other] for other in range(len(points)) if other != seat)


def hurry(state: State, seat: Seat, rooms: float, left: float) -> float:
    """Return what laying a Sun is worth to the acting seat, in points: only the leader wants the end.

    ``rooms`` is what the rooms are worth to it as they are, ``left`` how many turns are expected after this one. What
    the chance to win gains is compared with what a point more would bring.
    """
    if state.solo or state.ending or state.sun > LAST_SUNS:
        return 0.0
    to_come = (state.first - state.acting - 1) % len(state.players)
    lead = likely_points(state.players[seat]) + TURN + rooms - _best_rival(state, seat)
    sooner = to_come if state.sun == 1 else max(left - SUN_EVERY, to_come)
    variance = UNSEEN + SWAY * left
    point = exp(-(lead**2) / (2 * variance)) / sqrt(2 * pi * variance)
    return (below(lead, UNSEEN + SWAY * sooner) - below(lead, variance)) / max(point, LEAST)
