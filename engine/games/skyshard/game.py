"""Skyshard as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.dice import Dice
from engine.core.game import Event, Outcome, Seat, Setup
from engine.core.moves import Move, Verb
from engine.core.scene import Look
from engine.core.speaking import SpeakingGame

from .picture import scenes
from .rules import awaiting, ending, legal, opening, play
from .speech import asking, choices, reading, refusals, story
from .state.moves import VERBS
from .state.options import Options
from .state.state import State
from .state.view import View, view_for

DRAWN = frozenset(
    (
        *("begun", "deployed", "companion_placed", "round", "ended", "explored", "asked"),
        *("laid", "cache", "enemy", "stays", "collapsed"),
        *("shard", "opened", "jammed", "disarmed", "sprung"),
        *("shifted", "enemy_moved", "enemy_shoved", "enemy_buried", "enemy_burnt", "companion_moved"),
        *("fell", "companion_fell", "placed", "returned"),
    )
)
"""Events that call for a new picture in the channel: a question that the map shows, or a map that changed."""


class Skyshard(SpeakingGame[State, View]):
    """The cooperative delve of data/skyshard, for one to four (SKY-001, SKY-G01, SKY-G57)."""

    key = "skyshard"
    title = "Skyshard"
    about = "A party explores a dark place tile by tile and gathers star shards before exhaustion wins."
    version = 2
    seats = range(1, 5)
    verbs = VERBS
    options = Options
    state = State
    asking = asking
    choices = choices
    reading = reading
    refusals = refusals
    scenes = scenes
    story = story
    drawn = DRAWN

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `Game.new`; `BadOption` for more than four adventurers."""
        return opening.new(setup, dice)

    def turn(self, state: State) -> tuple[Seat, ...]:
        """See `awaiting.awaited`."""
        return awaiting.awaited(state)

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        """See `legal.legal`."""
        return legal.legal(state, seat)

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `play.apply`."""
        try:
            return play.apply(state, seat, move, dice)
        except play.NotNow:
            raise refusals.refusal(state, seat, move) from None

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the state without the order of what is hidden (SKY-G56)."""
        return view_for(state, seat)

    def default(self, state: State, seat: Seat) -> Move | None:
        """See `awaiting.default`."""
        return awaiting.default(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """See `ending.outcome`."""
        return ending.outcome(state)

    def heading(self, view: View, verb: Verb) -> str:
        """Return what is asked over a menu of moves."""
        return choices.heading(view, verb) or super().heading(view, verb)

    def entries(self, view: View, name: str) -> Sequence[str]:
        """Return the places that the map can be seen around."""
        return scenes.places(view) if name == "map" else ()

    def pictures(self, events: Sequence[Event]) -> tuple[Look, ...]:
        """Return the map if it changed, or if something is asked that it shows; a walk or an attack alone is neither."""
        chosen = any(event.kind == "class" and not event.facts["classes"] for event in events)
        return (Look(),) if chosen else super().pictures(events)


GAME = Skyshard()
