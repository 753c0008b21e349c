"""What is done for a seat that has nothing left to choose: it is made at once, without a press."""

from __future__ import annotations

from engine.core.flow import MASTER
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Discard, Give, Pass, SetOrder, Stow

from ..state.moves import Concede, Light
from ..state.state import State, member_of
from . import awaiting, turns
from .legal import legal

ASIDE = (Concede, Discard, Give, Light, SetOrder)
"""What can be done as well in another's turn: for it a turn goes on no longer than the rules let it (REG-G11, REG-G25)."""


def obvious(state: State, seat: Seat) -> Move | None:
    """Return the one thing left to an awaited seat: the only answer to a question, the end of a turn in which nothing is
    left, or setting out. Setting out alone is left where there is nothing to buy, heal or put on. ``None`` where there is
    something to choose.

    It follows from what everybody sees: hands, Gear and where the party stands. What a game master is asked is left to
    them. Once all have had their turns, each says whether the round goes on (REG-G13, REG-G28).
    """
    index = member_of(state, seat)
    if index is None or state.paused or state.phase == "over":
        return None
    question = awaiting.asked(state, seat)
    if question is not None:
        return Choose(question.options[0]) if question.owner != MASTER and len(question.options) == 1 else None
    own_turn = turns.free(state) and turns.acting(state) == index and not awaiting.may_go_on(state)
    if not own_turn and not (state.phase == "town" and len(state.members) == 1):
        return None
    aside = (*ASIDE, Stow) if state.phase == "town" else ASIDE
    return Pass() if all(isinstance(move, (Pass, *aside)) for move in legal(state, seat)) else None
