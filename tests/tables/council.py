"""Council: a corridor where everybody is asked how each turn begins, and anybody may listen at any time."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core.errors import IllegalMove
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.scene import Look, Row, Scene, Token

from . import corridor
from .corridor import Listen, Options, State, Step


class View(corridor.View, frozen=True):
    """``asked``: everybody is asked how far the one whose turn it is shall go first."""

    asked: bool = False


class Council(corridor.Corridor):
    key = "council"
    title = "Council"
    about = "Walk down a corridor together."
    options = Options

    def turn(self, state: State) -> tuple[Seat, ...]:
        if state.round > state.rounds:
            return ()
        return tuple(range(len(state.names))) if state.left == 3 else (state.seat,)

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        if state.left == 3 and seat in self.turn(state):
            yield from (Step(1), Step(2), Listen())
        elif seat in self.turn(state):
            yield from super().legal(state, seat)
        elif self.turn(state):
            yield Listen()

    def default(self, state: State, seat: Seat) -> Move | None:
        return Step(1) if state.left == 3 else super().default(state, seat)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(**msgspec.structs.asdict(super().view(state, seat)), asked=state.left == 3)

    def ask(self, view: corridor.View) -> str:
        assert isinstance(view, View)
        return "say how far it is." if view.asked else "go on."

    def why_not(self, state: State, seat: Seat, verb: str) -> IllegalMove | None:
        if verb == "turn":
            return IllegalMove("Nobody turns round before all have agreed.", "COU-001")
        return None

    def scene(self, view: corridor.View, look: Look) -> Scene:
        scene = super().scene(view, look)
        if look.subject == "ended":
            return msgspec.structs.replace(scene, alt="Broken off.")
        acting = Row(Token("adventurer", "A", view.acting), view.names[view.acting], acting=True)
        return msgspec.structs.replace(scene, alt=f"{view.names[view.acting]} to act.", panel=(acting,))


GAME = Council()
