"""Beacon: a whole small game of ten verbs, whose events stand where every game has them.

A party keeps a lighthouse. In turn everybody does one chore, which stands one step better then; when all have done one, the
storm wears two things down that the die had settled on the night before. The first night is calm. Whoever has nothing at 0
after the last night has kept the light.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from engine.core.capabilities import Waits
from engine.core.dice import Dice
from engine.core.errors import IllegalMove
from engine.core.events import Happenings, Sayings
from engine.core.game import Choice, Event, Game, Outcome, Seat, Setup, part
from engine.core.moves import Move, Verb
from engine.core.scene import Fact, Look, Row, Scene, SquareBoard, SquareCell, Token

from .rules import events
from .rules.events import Done


class Kindle(Move, frozen=True, tag="kindle"):
    """See to the lamp."""


class Trim(Move, frozen=True, tag="trim"):
    """See to the wick."""


class Polish(Move, frozen=True, tag="polish"):
    """See to the mirror."""


class Wind(Move, frozen=True, tag="wind"):
    """See to the clockwork."""


class Haul(Move, frozen=True, tag="haul"):
    """See to the oil."""


class Bail(Move, frozen=True, tag="bail"):
    """See to the cellar."""


class Patch(Move, frozen=True, tag="patch"):
    """See to the roof."""


class Ring(Move, frozen=True, tag="ring"):
    """See to the bell."""


class Tar(Move, frozen=True, tag="tar"):
    """See to the boat."""


class Sweep(Move, frozen=True, tag="sweep"):
    """See to the stairs, which are never clean (BEA-006)."""


CHORES: dict[type[Move], tuple[str, str]] = {
    Kindle: ("the lamp", "Kindle the lamp"),
    Trim: ("the wick", "Trim the wick"),
    Polish: ("the mirror", "Polish the mirror"),
    Wind: ("the clockwork", "Wind the clockwork"),
    Haul: ("the oil", "Haul oil up the tower"),
    Bail: ("the cellar", "Bail the cellar out"),
    Patch: ("the roof", "Patch the roof"),
    Ring: ("the bell", "Ring the bell clear of rust"),
    Tar: ("the boat", "Tar the boat"),
    Sweep: ("the stairs", "Sweep the stairs"),
}
"""What each verb sees to, and what it does (BEA-001)."""
KINDS = tuple(CHORES)
SELDOM = {Haul, Bail, Patch, Tar}
"""What is seldom typed stands in the group of the game, so that commands stay free for others."""
BEST, AT_FIRST = 3, 2
"""BEA-004, BEA-003."""
WORN = 2
"""BEA-007."""


class Options(msgspec.Struct, frozen=True):
    """What the host may choose (BEA-009)."""

    nights: Annotated[Literal[5, 7], msgspec.Meta(description="How many nights the light is kept")] = 5


class State(msgspec.Struct, frozen=True):
    """Everything; ``levels`` are those of `CHORES` in order.

    ``coming`` is what the next storm will strike. A view is the same without that: nothing else is secret (BEA-011).
    """

    names: tuple[str, ...]
    nights: int
    levels: tuple[int, ...] = (AT_FIRST,) * len(KINDS)
    night: int = 1
    acting: Seat = 0
    coming: tuple[int, ...] = ()


def awaited(state: State) -> tuple[Seat, ...]:
    """BEA-002: one after the other."""
    return () if state.night > state.nights else (state.acting,)


def _refused(state: State, seat: Seat, kind: type[Move]) -> IllegalMove:
    if seat not in awaited(state):
        return IllegalMove("Another keeper is at work.", "BEA-002")
    return IllegalMove(f"There is nothing to do about {CHORES[kind][0]}: it is in the best order.", "BEA-005")


class Beacon(Waits[State], Game[State, State]):
    """The rules of Beacon."""

    key = "beacon"
    title = "Beacon"
    about = "Keep a lighthouse through a few stormy nights: a few minutes for a party."
    version = 1
    seats = range(1, 5)
    verbs = tuple(Verb(kind, f"{about}.", group="beacon" if kind in SELDOM else "") for kind, (_, about) in CHORES.items())
    options = Options
    state = State

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        """BEA-003: everything is in fair order; no chance is in that."""
        del dice
        return State(setup.names, setup.options.nights), (events.Began(setup.options.nights).told(),)

    turn = part(awaited)

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        """BEA-005, BEA-006: whatever can be better, and the stairs."""
        if seat in awaited(state):
            for kind, level in zip(KINDS, state.levels, strict=True):
                if level < BEST or kind is Sweep:
                    yield kind()

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        if move not in self.legal(state, seat):
            raise _refused(state, seat, type(move))
        at = KINDS.index(type(move))
        levels = list(state.levels)
        levels[at] = min(BEST, levels[at] + 1)
        told = [events.Done(state.names[seat], CHORES[type(move)][0], levels[at]).told()]
        if seat + 1 < len(state.names):
            return replace(state, levels=tuple(levels), acting=seat + 1), told
        for face in state.coming:
            levels[face - 1] = max(0, levels[face - 1] - 1)
            told.append(events.Worn(face, CHORES[KINDS[face - 1]][0], levels[face - 1]).told())
        after = replace(state, levels=tuple(levels), acting=0, night=state.night + 1, coming=dice.rolls(WORN, len(KINDS)))
        if not awaited(after):
            told.append(events.Ended(all(levels)).told())
        return after, told

    def why_not(self, state: State, seat: Seat, verb: str) -> IllegalMove:
        """BEA-002, BEA-005: another is at work, or it is in the best order."""
        return _refused(state, seat, next(kind for kind in KINDS if kind.__struct_config__.tag == verb))

    def view(self, state: State, seat: Seat | None) -> State:
        """BEA-011: all but what is to come."""
        del seat
        return replace(state, coming=())

    def default(self, state: State, seat: Seat) -> Move | None:
        """BEA-012: the stairs."""
        return Sweep() if seat in awaited(state) else None

    def outcome(self, state: State) -> Outcome | None:
        """BEA-010: nothing may stand at 0."""
        if awaited(state):
            return None
        everybody = tuple(range(len(state.names)))
        return Outcome("won", everybody) if all(state.levels) else Outcome("lost")

    def scene(self, view: State, look: Look) -> Scene:
        del look
        cells = tuple(
            SquareCell((at % 5, at // 5), ("stone", "water", "grass", "grass")[level], label=f"{name.split()[-1]} {level}")
            for at, (level, (name, _)) in enumerate(zip(view.levels, CHORES.values(), strict=True))
        )
        alt = f"Night {min(view.night, view.nights)} of {view.nights}. {self.sheet(view)}"
        panel = tuple(
            Row(Token("adventurer", name[:1].upper(), seat, acting=seat in awaited(view)), name, "")
            for seat, name in enumerate(view.names)
        )
        return Scene("Beacon", SquareBoard(cells), alt, facts=(Fact("Night", str(view.night)),), panel=panel)

    def tell(self, view: State, events: Sequence[Event]) -> str:
        return " ".join(map(SAYINGS, HAPPENINGS.known(events, view.acting)))

    def ask(self, view: State) -> str:
        return f"it is night {view.night}: do a chore." if awaited(view) else ""

    def status(self, view: State) -> str:
        return f"Night {min(view.night, view.nights)} of {view.nights}; {view.levels.count(0)} things at 0."

    def sheet(self, view: State) -> str:
        kept = zip(CHORES.values(), view.levels, strict=True)
        return f"In order: {', '.join(f'{name} {level}' for (name, _), level in kept)}."

    def choice(self, view: State, move: Move) -> Choice:
        return Choice(CHORES[type(move)][1], f"It stands at {view.levels[KINDS.index(type(move))]}", "main")

    def pictures(self, events: Sequence[Event]) -> tuple[Look, ...]:
        return (Look(),) if any(not isinstance(one, Done) for one in HAPPENINGS.known(events, None)) else ()


HAPPENINGS = Happenings(events)
SAYINGS = Sayings()
SAYINGS.add(events.Began, lambda e: f"The light is to be kept for {e.nights} nights.")
SAYINGS.add(events.Done, lambda e: f"{e.who} sees to {e.what}, which stands at {e.level}.")
SAYINGS.add(events.Worn, lambda e: f"The storm takes {e.what} to {e.level}.\n-# {e.face}\n")
SAYINGS.add(events.Ended, lambda e: "The light was kept." if e.kept else "The light went out.")

GAME = Beacon()
