"""Crew: corridors that bot players can walk along, as companions of a party: one by turns, and one where all are asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.core.bot_players import Advice, Manner, Plays, Thought
from engine.core.capabilities import Recalls
from engine.core.catalogue import Catalogue
from engine.core.dice import Dice
from engine.core.events import Happened, Happenings
from engine.core.game import Event, Seat
from engine.core.moves import Move
from engine.core.recalling import Recollection
from engine.core.tallies import Recalled

from . import corridor, council
from .corridor import Listen, Roll, State, Step, View

FRIEND = 3
"""The seat of who waves to the first one when running."""


class Mind(msgspec.Struct, frozen=True):
    """What a companion has in mind: the noises it has heard itself, and whom it has seen run."""

    noises: tuple[int, ...] = ()
    runners: tuple[str, ...] = ()


class Walks(Plays[State, View, Mind]):
    """Listens once, in secret; then runs as soon as it can. ``trouble`` stands in for what goes wrong in a test."""

    mind = Mind
    trouble: Callable[[View], Move | None] | None = None

    def decide(self, view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
        if self.trouble is not None:
            return Thought(self.trouble(view), mind)
        if isinstance(view, council.View) and view.asked:
            return Thought(None, mind)
        if not mind.noises:
            return Thought(Listen(), mind, "I listen first.")
        return Thought(Roll(), mind, f"Run, with {len(manner.people)} of you behind me.")

    def advise(self, view: View, moves: Sequence[Move], lot: Dice) -> Sequence[Advice]:
        return [Advice(move, "It is quick.") for move in moves if isinstance(move, (Step, Roll))]

    def imagined(self, view: View, lot: Dice) -> State:
        heard = tuple(view.heard if seat == view.seat else 0 for seat in range(len(view.names)))
        return State(view.names, 2, view.at, heard, view.acting, view.round)

    def heard(self, view: View, mind: Mind, events: Sequence[Event]) -> Mind:
        noises = tuple(event.facts["noise"] for event in events if event.kind == "heard")
        runners = tuple(event.facts["who"] for event in events if event.kind == "ran")
        return Mind((*mind.noises, *noises), (*mind.runners, *runners))


class Ran(Happened, frozen=True):
    """A player ran."""

    who: str
    face: int

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who, often=True)


class Agreed(Happened, frozen=True):
    """Players agreed on a move."""

    overtaken = True
    text: str


class Waved(Happened, frozen=True):
    """A player waved to another one, which is nothing to all others."""

    byplay = True
    who: str
    to: str


class Known(Happenings):
    """What of a corridor matters to a player who was away."""

    def __init__(self) -> None:
        super().__init__()
        self._add(Ran)
        self._add(Agreed)
        self._add(Waved)


class Recaps(Catalogue):
    """What is told of a player who ran."""

    def recap(self, event: Happened, recalled: Recalled, them: str) -> dict[str, str]:
        """See `Catalogue.recap`."""
        return {"": "ran"}


class March(Walks, Recalls, corridor.Corridor):
    memory = Recollection(
        Known(), words=Recaps("march"), part="", begins=lambda view, happened: False, number=lambda view: 1
    )

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        after, events = super().apply(state, seat, move, dice)
        waves = [Event("waved", facts={"who": state.names[seat], "to": state.names[0]})]
        return after, [*events, *(waves if seat == FRIEND and isinstance(move, Roll) else [])]

    def tell(self, view: View, events: Sequence[Event]) -> str:
        waved = [event for event in events if event.kind == "waved"]
        told = [super().tell(view, [event for event in events if event not in waved])] if len(waved) < len(events) else []
        return "\n".join([*told, *(f"{event.facts['who']} waves to {event.facts['to']}." for event in waved)])

    key = "march"
    title = "March"
    about = "Walk down a corridor in company."
    seats = range(1, 6)


class Moot(Walks, council.Council):
    key = "moot"
    title = "Moot"
    about = "Walk down a corridor in company, as all agree."
    seats = range(1, 6)


MARCH, MOOT = March(), Moot()
