"""Cavern as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.dice import Dice
from engine.core.game import Event, Outcome, Seat, Setup, Step
from engine.core.moves import Move, Verb
from engine.core.scene import Look
from engine.core.speaking import SpeakingGame

from .picture import scenes
from .rules import awaiting, ending, legal, opening, play
from .speech import asking, choices, reading, refusals, story
from .state.content import content
from .state.moves import VERBS
from .state.options import Options
from .state.state import MOST_SHOWN, State
from .state.view import View, view_for

DRAWN = frozenset(("begun", "opened", "placed", "drifted_in", "sent", "home", "recalled", "retrieved", "ended"))
"""Events that call for a new map in the channel."""


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
    drawn = DRAWN

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `Game.new`; `BadOption` for one seat without the variant for one, and for more with it."""
        return opening.new(setup, dice)

    def turn(self, state: State) -> tuple[Seat, ...]:
        """See `awaiting.awaited`."""
        return awaiting.awaited(state)

    def turn_number(self, state: State) -> int:
        """See `awaiting.turn_number`."""
        return awaiting.turn_number(state)

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
        """Return the state with what is hidden from a seat taken out (CAV-027, CAV-G52)."""
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

    def private(self, view: View) -> str:
        """Return what a seat alone knows of itself, in a few short lines; the tiles are drawn beside it."""
        return asking.private(view)

    def step(self, view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> Step:
        """See `Game.step`."""
        return choices.step(view, verb, given, values)

    def pictures(self, events: Sequence[Event]) -> tuple[Look, ...]:
        """Return the dice of every contest that was settled, oldest first, of one under way, then the map if it changed.

        Page 0 of the dice are the newest: what several moves settled is counted back from the last of them.
        """
        settled = min(sum(map(story.settles, events)), MOST_SHOWN)
        dice = [Look("dice", page=page) for page in reversed(range(settled))]
        if _leaves_dice(events):
            dice.append(Look("roll"))
        return (*dice, *super().pictures(events))


def _leaves_dice(events: Sequence[Event]) -> bool:
    """Return whether these events end with dice on the table: a roll that may yet change, or that others roll against."""
    rolled = False
    for event in events:
        if story.settles(event):
            rolled = False
        elif event.kind == "rolled" or (event.kind == "bought" and event.facts["what"] == "reroll"):
            rolled = True
        elif event.kind == "revealed":
            rolled |= content().treasures[str(event.facts["treasure"])].effect == "reroll"
    return rolled


GAME = CavernGame()
