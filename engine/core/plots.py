"""A plot as data: what went up and down from game to game, part of `engine.core.scene`."""

from __future__ import annotations

import msgspec

from engine.core.tokens import Board


class PlotLine(msgspec.Struct, frozen=True):
    """A line of a plot: its ``points``, each the number of a game and a value, and what stands at its end ("": nothing).

    ``own`` is the reader's own line, which is thicker. ``notes`` stand over points, by the number of the game.
    """

    points: tuple[tuple[int, float], ...]
    label: str = ""
    own: bool = False
    notes: tuple[tuple[int, str], ...] = ()


class PlotBoard(Board, frozen=True):
    """Lines over games, from number ``first`` to ``last``; ``across`` is what is numbered, ``up`` what the values are.

    The games of ``without`` have no value: a cross stands for each at the foot, and ``lacking`` says what they lack.
    Each line has a mark of its own, so that it is told apart without its colour.
    """

    lines: tuple[PlotLine, ...]
    first: int
    last: int
    across: str
    up: str
    without: tuple[int, ...] = ()
    lacking: str = ""
