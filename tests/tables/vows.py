"""Vows: a corridor in which anybody may vow something at any time, which is no one else's business."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.core.dice import Dice
from engine.core.errors import IllegalMove
from engine.core.game import Choice, Event, Seat
from engine.core.moves import Argument, Move, Verb
from tests.tables import corridor
from tests.tables.corridor import State, View

WORDS = ("silence", "speed")


class Vow(Move, frozen=True, tag="vow"):
    word: str


class Vows(corridor.Corridor):
    """What a seat vowed stands in ``heard``; "late" is no vow before a player has gone somewhere."""

    verbs = (*corridor.Corridor.verbs, Verb(Vow, "Vow something", (Argument("word", "What you vow"),)))

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        yield from super().legal(state, seat)
        if self.turn(state):
            yield from (Vow(word) for word in WORDS)

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        if not isinstance(move, Vow):
            return super().apply(state, seat, move, dice)
        if move.word == "late" and not any(state.at):
            raise IllegalMove("Nobody has gone anywhere yet.", "VOW-002")
        heard = tuple(len(move.word) if other == seat else value for other, value in enumerate(state.heard))
        vowed = Event("vowed", ("VOW-001",), {"word": move.word}, (seat,))
        return msgspec.structs.replace(state, heard=heard), [vowed]

    def tell(self, view: View, events: Sequence[Event]) -> str:
        vowed = [f"You vow {event.facts['word']}." for event in events if event.kind == "vowed"]
        return " ".join([*vowed, super().tell(view, [event for event in events if event.kind != "vowed"])]).strip()

    def choice(self, view: View, move: Move) -> Choice:
        return Choice(f"Vow {move.word}", weight="quiet") if isinstance(move, Vow) else super().choice(view, move)


GAME = Vows()
