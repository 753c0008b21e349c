"""Which moves may roll, draw or reveal something, as far as everybody knows: they carry the die mark."""

from __future__ import annotations

from engine.core import verbs
from engine.core.moves import Move

from ..state import moves
from ..state.state import NOBODY, State
from ..state.view import View
from . import card_actions, flow, steps
from .exploring import explorations
from .flow import open_questions, open_stage
from .moving import journeys

CERTAIN = (
    moves.Accept,
    moves.Decline,
    moves.Trade,
    moves.Reopen,
    verbs.Enter,
)
"""Moves that never do."""
ENDING_TURNS = (moves.Research, moves.Produce, verbs.SetOrder, verbs.Trust)
"""Moves that may end a turn, and do nothing else of the kind."""
SETTLED = (steps.Pool, steps.Pools, steps.Tie)
"""Questions whose answers never do."""


def rolls(view: View, move: Move) -> bool:
    """Return whether a legal move may roll, draw or reveal something."""
    state, stage = view.state, open_stage(view.state)
    match move:
        case moves.Activate(system=system):
            player = max(0, state.active)
            stays = state.system_by_id[system].fleets[player].ships if system in state.system_by_id else 0
            return bool(stays or explorations.sites(state, player, system))
        case moves.Bring(origin=origin, units=units):
            journey = journeys.read(state, origin, units)
            last = journey is None or journey.last
            return last or not isinstance(stage, flow.Moving) or _arrives(state, stage)
        case verbs.Pass() if isinstance(stage, flow.Turn | flow.Smuggling | flow.Producing):
            return _ends_round(state) or _draws_gift(state)
        case verbs.Pass() if isinstance(stage, flow.Ending):
            return _ends_round(state)
        case verbs.Pass() | moves.Vote() if isinstance(stage, flow.Market):
            return True  # The last one to vote brings all votes to light; so no vote looks other than the rest.
        case verbs.Choose(option=option) | moves.Decide(option=option):
            if isinstance(stage, flow.Market):
                return False
            asked = [question for question in open_questions(state) if option in question.options]
            return not asked or not isinstance(asked[0], SETTLED)
    if isinstance(move, ENDING_TURNS):
        return state.phase == "action" and (_ends_round(state) or _draws_gift(state))
    return not isinstance(move, CERTAIN)


def _arrives(state: State, stage: flow.Moving) -> bool:
    """Return whether ships that are brought may be the last: then all arrive, and fight or explore."""
    coming = [system.id for system in state.systems if journeys.comers(state, stage, system.id)]
    return len(coming) <= 1


def _ends_round(state: State) -> bool:
    """Return whether the round may end with this turn, as nobody else has one to take: then cards are drawn (GAL-G08)."""
    others = (own for index, own in enumerate(state.players) if index != state.active)
    return all(own.passed or own.gone or own.away or not own.tactic for own in others)


def _draws_gift(state: State) -> bool:
    """Return whether a turn that ends may draw an order card unasked, from a legendary planet that gives one (GAL-G44);
    standing orders are not looked at, as nobody else knows them."""
    planet = state.planet_by_id.get(card_actions.LANTERN)
    return planet is not None and planet.owner == state.active != NOBODY and not planet.used
