"""A house player of the Cavern: its levels, what it says, what it advises (TAB-100)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.core.company import Advice, Level, Manner, Plays, Thought
from engine.core.dice import Dice
from engine.core.game import part
from engine.core.moves import Move
from engine.core.verbs import Choose

from ..state.state import State, undecided
from ..state.view import View
from .advising import advised
from .imagining import imagined
from .saying import said
from .sensible import Habits, decide

HABITS: Mapping[Level, Habits] = {
    "easy-going": Habits(price=3.0, drift=3.0, hearing=3.0, envy=0.0, aim=0.4),
    "steady": Habits(),
    "sharp": Habits(knowledge="cards", price=1.0, drift=1.2, hearing=0.6, aim=1.0),
}
"""How each level plays. The easy-going look at what lies before them, for themselves alone, and keep their XP."""


class Mind(msgspec.Struct, frozen=True):
    """What a player of the Cavern has in mind: nothing, for whatever it may go by lies in its view."""


class Company(Plays[State, View, Mind]):
    """Seats of the Cavern may be played by the house."""

    mind = Mind
    imagined = part(imagined)

    def decide(self, view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
        """Return what a seat does by its level; people choose their bands first."""
        state = view.state
        if state.phase == "factions":
            waits = any(seat in manner.people for seat in undecided(state))
            return Thought(None if waits else lot.pick([move for move in moves if isinstance(move, Choose)]), mind)
        move = decide(view, HABITS[manner.level], lot)
        return Thought(move, mind, said(view, move, manner.level, lot))

    def advise(self, view: View, moves: Sequence[Move], lot: Dice) -> Sequence[Advice]:
        """Return what a steady player would think of first."""
        return advised(view, moves, HABITS["steady"], lot)
