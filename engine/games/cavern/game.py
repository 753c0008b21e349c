"""Cavern as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.game import Event, Seat, part
from engine.core.moves import Move, Verb
from engine.core.speaking import SpeakingGame

from .picture import scenes
from .rules import awaiting, ending, legal, opening, play
from .speech import asking, choices, reading, refusals, story
from .state.moves import VERBS
from .state.options import Options
from .state.state import State
from .state.view import View, view_for


class CavernGame(SpeakingGame[State, View]):
    """The rivals' game of data/cavern, for two to four, or one alone (CAV-001, CAV-002, CAV-G02, CAV-G59).

    Its name and words are ours (CAV-G01); what the source credits carries no rule (CAV-006).
    """

    key = "cavern"
    title = "Cavern"
    about = "Build a dungeon tile by tile and take gold and treasure from its rooms, against rival bands or alone."
    version = 2
    seats = range(1, 5)
    verbs = VERBS
    options = Options
    state = State
    own = "hand"
    rivals = True
    asking = asking
    choices = choices
    reading = reading
    refusals = refusals
    scenes = scenes
    story = story
    pictures = part(scenes.pictures)
    new = part(opening.new)
    turn = part(awaiting.awaited)
    turn_number = part(awaiting.turn_number)
    legal = part(legal.legal)
    default = part(awaiting.default)
    outcome = part(ending.outcome)
    view = part(view_for)
    private = part(asking.private)
    step = part(choices.step)

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `play.apply`."""
        try:
            return play.apply(state, seat, move, dice)
        except play.NotNow:
            raise refusals.refusal(state, seat, move) from None

    def heading(self, view: View, verb: Verb) -> str:
        """Return what is asked over a menu of moves."""
        return choices.heading(view, verb) or super().heading(view, verb)

    def entries(self, view: View, name: str) -> Sequence[str]:
        """Return the places that the map can be seen around."""
        return scenes.places(view) if name == "map" else ()


GAME = CavernGame()
