"""Skyshard as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.game import Event, Seat, part
from engine.core.moves import Move, Verb
from engine.core.progress import Unlisted
from engine.core.speaking import SpeakingGame

from .picture import scenes
from .rules import awaiting, ending, legal, opening, play
from .speech import asking, choices, reading, refusals, story
from .state.moves import VERBS
from .state.options import Options
from .state.state import State
from .state.view import View, view_for


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
    pictures = part(scenes.pictures)
    new = part(opening.new)
    turn = part(awaiting.awaited)
    legal = part(legal.legal)
    default = part(awaiting.default)
    outcome = part(ending.outcome)
    view = part(view_for)

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `play.apply`."""
        try:
            return play.apply(state, seat, move, dice)
        except Unlisted:
            raise refusals.refusal(state, seat, move) from None

    def heading(self, view: View, verb: Verb) -> str:
        """Return what is asked over a menu of moves."""
        return choices.heading(view, verb) or super().heading(view, verb)

    def entries(self, view: View, name: str) -> Sequence[str]:
        """Return the places that the map can be seen around."""
        return scenes.places(view) if name == "map" else ()


GAME = Skyshard()
