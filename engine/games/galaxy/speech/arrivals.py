"""What becomes of ships that come where nothing is fought for: how likely Meridian is held, which free planet is taken."""

from __future__ import annotations

from engine.core.odds import odds

from ..rules import flow, goals_ahead
from ..rules.fighting import landing
from ..rules.moving import journeys
from ..state.catalogue import WORDS
from ..state.state import NOBODY, Force, State


def held_then(state: State, player: int, id: str, way: journeys.Coming = ()) -> str:
    """Return how likely Meridian is held with what comes to it, where nothing is fought for and a rival could answer; ""
    for all else."""
    if goals_ahead.best_comers(state, player, id)[1].least is not None:
        return ""
    held = goals_ahead.holds(state, player, id, way)
    return WORDS("hold-it", holds=odds(held[0])) if held is not None else ""


def settled_then(state: State, stage: flow.Moving, coming: Force) -> str:
    """Return which free planet is taken without a question where one ground force comes and it is the only one; "" else."""
    worlds = landing.landable(state, stage.player, stage.system)
    alone = len(worlds) == 1 and worlds[0].owner == NOBODY and not state.system_by_id[stage.system].seal
    here = state.system_by_id[stage.system].fleets[stage.player]
    return WORDS("settle-it", planet=worlds[0].name) if alone and (here + coming).troops == 1 else ""
