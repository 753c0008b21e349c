"""Corridor: a game as small as a referee's tests need. Each turn one may step (free), listen (secret) and roll or pass."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

import msgspec

from engine.core.capabilities import Opens, Private, Prompts, Waits
from engine.core.dice import Dice
from engine.core.errors import IllegalMove
from engine.core.game import Choice, Event, Game, Outcome, Seat, Setup
from engine.core.lobbies import Lobby
from engine.core.moves import Argument, Move, Verb, read_move
from engine.core.scene import Look, Scene
from tests.plates import Plate, PlateBoard


class Step(Move, frozen=True, tag="step"):
    by: int


class Turn(Move, frozen=True, tag="turn"):
    side: str
    way: str


class Listen(Move, frozen=True, tag="listen"):
    pass


class Roll(Move, frozen=True, tag="roll"):
    pass


class Pass(Move, frozen=True, tag="pass"):
    pass


class Options(msgspec.Struct, frozen=True):
    rounds: Annotated[Literal[1, 2, 100_000], msgspec.Meta(description="How many rounds are played")] = 2


class State(msgspec.Struct, frozen=True):
    names: tuple[str, ...]
    rounds: int
    at: tuple[int, ...]
    heard: tuple[int, ...]
    seat: int = 0
    round: int = 1
    left: int = 3


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    names: tuple[str, ...]
    at: tuple[int, ...]
    heard: int
    acting: int
    round: int


SIDES = {"left": ("wall", "door"), "right": ("wall", "window")}


class Corridor(Opens, Lobby, Private[View], Prompts[View], Waits[State], Game[State, View]):
    key = "corridor"
    title = "Corridor"
    about = "Walk down a corridor."
    version = 1
    seats = range(1, 4)
    verbs = (
        Verb(Step, "Go some steps", (Argument("by", "How many"),)),
        Verb(Turn, "Look somewhere", (Argument("side", "Which side"), Argument("way", "At what"))),
        Verb(Listen, "Listen, in secret", private=True),
        Verb(Roll, "Run as far as the die says"),
        Verb(Pass, "End your turn, or decline what you are offered."),
    )
    options = Options
    openings = ()
    state = State

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        count = len(setup.names)
        return State(setup.names, setup.options.rounds, (0,) * count, (0,) * count), [Event("began", ("COR-001",))]

    def turn(self, state: State) -> tuple[Seat, ...]:
        return () if state.round > state.rounds else (state.seat,)

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        if seat not in self.turn(state):
            return
        yield from (Step(by) for by in range(1, state.left + 1))
        yield from (Turn(side, way) for side, ways in SIDES.items() for way in ways)
        yield Listen()
        yield Roll()
        yield Pass()

    def read(self, state: State, seat: Seat, text: str) -> Move:
        move = read_move(self.verbs, {"step two": "step 2"}.get(text, text))
        return Turn(move.side.lower(), {"pane": "window"}.get(move.way, move.way)) if isinstance(move, Turn) else move

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        if move not in self.legal(state, seat):
            raise IllegalMove("You can't go so far.", "COR-002")
        who = state.names[seat]
        match move:
            case Step(by=by):
                after = msgspec.structs.replace(state, at=_more(state.at, seat, by), left=state.left - by)
                return after, [Event("stepped", ("COR-002",), {"who": who, "by": by})]
            case Turn(way=way):
                return state, [Event("looked", facts={"who": who, "at": way})]
            case Listen():
                noise = dice.roll(100)
                heard = tuple(noise if other == seat else value for other, value in enumerate(state.heard))
                events = [Event("listened", facts={"who": who}), Event("heard", ("COR-003",), {"noise": noise}, (seat,))]
                return msgspec.structs.replace(state, heard=heard), events
            case Roll():
                face = dice.roll(6)
                after = msgspec.structs.replace(state, at=_more(state.at, seat, face))
                return _next(after), [Event("ran", ("COR-004",), {"who": who, "face": face})]
        return _next(state), [Event("stayed", facts={"who": who})]

    def view(self, state: State, seat: Seat | None) -> View:
        heard = 0 if seat is None else state.heard[seat]
        return View(seat, state.names, state.at, heard, state.seat, state.round)

    def default(self, state: State, seat: Seat) -> Move | None:
        return Pass()

    def outcome(self, state: State) -> Outcome | None:
        return Outcome("ranked", (0,), state.at) if state.round > state.rounds else None

    def scene(self, view: View, look: Look) -> Scene:
        return Scene("Corridor", PlateBoard((Plate((0, 0), "stone"),)), f"At {view.at}, heard {view.heard}.")

    def tell(self, view: View, events: Sequence[Event]) -> str:
        return " ".join(_sentence(event) for event in events)

    def ask(self, view: View) -> str:
        return "go on."

    def status(self, view: View) -> str:
        return f"Round {view.round}."

    def sheet(self, view: View) -> str:
        return f"Round {view.round}. You heard {view.heard}." if view.seat is not None else f"Round {view.round}."

    def private(self, view: View) -> str:
        return self.sheet(view)

    def choice(self, view: View, move: Move) -> Choice:
        match move:
            case Step(by=by):
                return Choice(f"Step {by}", f"to {view.at[view.acting] + by}")
            case Turn(side=side, way=way):
                return Choice(f"Turn {side} to the {way}")
            case Roll():
                return Choice("Run", weight="main")
            case Listen():
                return Choice(f"Listen (heard {view.heard})")
        return Choice("Stay", weight="quiet")


def _more(at: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    return tuple(value + by * (other == seat) for other, value in enumerate(at))


def _next(state: State) -> State:
    seat = (state.seat + 1) % len(state.names)
    return msgspec.structs.replace(state, seat=seat, left=3, round=state.round + (seat == 0))


def _sentence(event: Event) -> str:
    facts = event.facts
    match event.kind:
        case "stepped":
            return f"{facts['who']} goes {facts['by']} on."
        case "looked":
            return f"{facts['who']} looks at the {facts['at']}."
        case "listened":
            return f"{facts['who']} listens."
        case "heard":
            return f"You hear {facts['noise']}."
        case "ran":
            return f"{facts['who']} runs.\n-# {facts['face']}"
        case "stayed":
            return f"{facts['who']} stays."
    return "The corridor lies before you."


GAME = Corridor()
