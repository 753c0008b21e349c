"""Whole games played by lot, for what must be true at every moment of one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Event, Seat, Setup
from engine.core.moves import Move
from engine.games.cavern.game import GAME
from engine.games.cavern.state.options import Options
from engine.games.cavern.state.state import State

from .build import NAMES


class Moment(msgspec.Struct, frozen=True):
    """A state in which ``seat`` is awaited, what it may do, and what came of the move that it made."""

    state: State
    seat: Seat
    moves: tuple[Move, ...]
    after: State
    events: tuple[Event, ...]


@cache
def game(players: int, key: str) -> tuple[Moment, ...]:
    """Return the moments of a game in which every move is drawn by lot: first its verb, then the move."""
    dice, lot = Dice(KeyedSource(key)), Dice(KeyedSource(f"{key} moves"))
    state, _ = GAME.new(Setup(NAMES[:players], Options("on" if players == 1 else "off")), dice)
    moments = []
    while seats := GAME.turn(state):
        seat = lot.pick(seats)
        moves = tuple(GAME.legal(state, seat))
        verbs = tuple(dict.fromkeys(move.verb for move in moves))
        verb = lot.pick([verb for verb in verbs if verb in ("place", "send")] or verbs)
        if lot.below(6) == 0:
            verb = lot.pick(verbs)
        move = lot.pick([move for move in moves if move.verb == verb])
        after, events = GAME.apply(state, seat, move, dice)
        moments.append(Moment(state, seat, moves, after, tuple(events)))
        state = after
    return tuple(moments)


def values_after(moves: Sequence[Move], given: Sequence[str]) -> list[str]:
    """Return what may follow the arguments given, each once, in the order of the moves."""
    words = [str(move).split()[1:] for move in moves]
    place = len(given)
    return list(dict.fromkeys(parts[place] for parts in words if parts[:place] == list(given)))
