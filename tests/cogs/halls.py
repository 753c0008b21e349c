"""Halls: Trail without an end, in which each place is visited once, so that every move has other words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.core.dice import Dice
from engine.core.game import Event, Seat
from engine.core.moves import Move

from .trail import State, Trail, Walk


def number(state: State) -> int:
    """Return the number of visited halls."""
    return int(state.at.removeprefix("Hall")) if state.at.startswith("Hall") else 0


class Halls(Trail):
    """From hall to hall. Of five halls a turn begins at the third and the fifth."""

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
