"""Halls: Trail without an end, each place but once, for tests that tell one move from another by its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.core.dice import Dice
from engine.core.game import Event, Seat
from engine.core.moves import Move

from .trail import State, Trail, Walk


def number(state: State) -> int:
    """Return how many halls were walked through."""
    return int(state.at.removeprefix("Hall")) if state.at.startswith("Hall") else 0


class Halls(Trail):
    """From hall to hall. At every third and every fifth of five a turn begins."""

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        del seat
        yield Walk(f"Hall{number(state) + 1}")

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        del dice
        assert isinstance(move, Walk)
        return msgspec.structs.replace(state, at=move.to), (
            Event("walked", facts={"who": state.names[seat], "to": move.to}),
        )

    def turn_number(self, state: State) -> int:
        fives, rest = divmod(number(state), 5)
        return 2 * fives + (rest >= 3)


GAME = Halls()
