"""What is done for a player at once, as there is nothing to choose."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.verbs import Choose, Pass

from ..state.moves import Decide, Decline
from ..state.state import State
from . import awaiting, control, legal, standing_orders, steps
from .fighting import battles, losses
from .flow import Ending, Moving, open_stage


def obvious(state: State, seat: int) -> Move | None:
    """Return the end of a turn where nothing else is left of it: no transaction, and no legendary planet (GAL-G09,
    GAL-G44); or the loss of all units that hits go beyond so far that no card saves one (GAL-G14). Of several planets
    of which none is explored, the first one is gained first (GAL-039). All that it depends on lies open.

    What a hand or a hidden goal leaves no choice of is not made for a player: that would tell what is in them (GAL-G47).
    """
    question = awaiting.asked(state, seat)
    if isinstance(question, steps.Losses):
        return Choose(question.default) if losses.hopeless(state, question) else None
    if isinstance(question, steps.GainFirst) and not control.explored(state, question.options):
        return awaiting.answer(question, question.default)
    stage = open_stage(state)
    if not isinstance(stage, Ending) or stage.player != seat:
        return None
    found = [move for move in legal.staged(state, stage, seat) if not isinstance(move, Decline)]
    return found[0] if found == [Pass()] else None


def unwatched(state: State, seat: int) -> Move | None:
    """Return what alone is left to a seat by the cards that it holds. That is to fight where no way out is open, to lose
    the only units there are, or to go on. Where no goal is complete, it is to score none. Who ordered to be asked in combat
    is asked."""
    question, stage = awaiting.asked(state, seat), open_stage(state)
    if isinstance(question, steps.Stand) and standing_orders.wants(state, seat, "combat") != "ask":
        found = [move for move in legal.answers(state, question) if move != Choose(battles.FIGHT_ON)]
    elif isinstance(question, steps.Losses | steps.PublicGoal | steps.HiddenGoal):
        found = list(legal.answers(state, question))
    elif isinstance(stage, Moving) and stage.player == seat:
        found = list(legal.staged(state, stage, seat))
    else:
        return None
    return found[0] if len(found) == 1 and isinstance(found[0], (Choose, Decide, Pass)) else None
