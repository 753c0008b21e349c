"""Trek: a corridor walked in company, in which people fall out of the window for good, unless another opens the door."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.bot_pauses import Halts
from engine.core.dice import Dice
from engine.core.falling import Falls
from engine.core.game import Event, Seat
from engine.core.moves import Move

from .corridor import State, Turn, View
from .crew import March

OUT = -1
"""Where who fell out of the window is."""
FALLS, OPENS = "turn right window", "turn left door"


class Trek(Falls[State, View], Halts[State], March):
    key = "trek"
    title = "Trek"
    about = "Walk down a corridor in company, past a window."

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        after, events = super().apply(state, seat, move, dice)
        if move == Turn("right", "window"):
            at = tuple(OUT if other == seat else value for other, value in enumerate(after.at))
            events = [*events, Event("fell", facts={"who": state.names[seat]})]
            after = replace(after, at=at, seat=(seat + 1) % len(at), left=3, round=after.round + (seat + 1 == len(at)))
        if move == Turn("left", "door"):
            after = replace(after, at=tuple(max(0, value) for value in after.at))
        while after.at[after.seat] == OUT and set(after.at) != {OUT}:
            seat = (after.seat + 1) % len(after.at)
            after = replace(after, seat=seat, round=after.round + (seat == 0))
        return after, events

    def turn(self, state: State) -> tuple[Seat, ...]:
        return () if set(state.at) == {OUT} else super().turn(state)

    def is_out(self, state: State, seat: Seat) -> bool:
        return state.at[seat] == OUT

    def in_short(self, view: View, seat: Seat) -> str:
        return f"{view.at[seat]} on"

    def halts(self, state: State, events: Sequence[Event], seats: Sequence[Seat]) -> bool:
        fell = any(event.kind == "fell" for event in events)
        return fell and bool(seats) and all(state.at[seat] == OUT for seat in seats)


TREK = Trek()
