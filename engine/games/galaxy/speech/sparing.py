"""Which standing order spares a player what they are asked."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.flow import Ask
from engine.core.game import Seat

from ..rules import awaiting, flow, steps
from ..rules.flow import open_stage
from ..state.catalogue import WORDS
from ..state.view import View

ADVICE: Mapping[type[Ask] | type[flow.Staged], str] = {
    steps.Stand: "combat",
    steps.Losses: "losses",
    steps.PublicGoal: "goals",
    steps.HiddenGoal: "goals",
    flow.Ending: "turns",
}
"""The standing order that spares a player what is asked, a question or what a stage is for (GAL-G46), by its message."""


def _advice(kind: type[Ask] | type[flow.Staged]) -> str:
    return WORDS(f"advice-{ADVICE[kind]}") if kind in ADVICE else ""


def advice(view: View, seat: Seat) -> str:
    """Return the standing order that spares a seat what it is asked now, "" for none (GAL-G46)."""
    question = awaiting.asked(view.state, seat)
    if question is not None:
        return _advice(type(question))
    stage = open_stage(view.state)
    return _advice(type(stage)) if stage is not None and stage.player == seat else ""
