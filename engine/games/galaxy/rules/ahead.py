"""Turns to come: when a planned one begins, how it would begin, what it may depend on, what can be refused beforehand."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.game import Seat
from engine.core.moves import Move

from ..state.catalogue import WORDS
from ..state.state import State
from ..state.view import View
from . import awaiting, steps
from .flow import Market, Turn, open_stage

OFFERS, RETREATS, MARKET = "offers", "retreats", "the council's market"
REFUSABLE = (OFFERS, RETREATS, MARKET)
"""What a player is asked in the turns of others, and may do without."""
MOST_NAMED = 20
"""So many planets can be named in a condition; one's own come first."""


def own_turn(state: State, seat: Seat) -> int | None:
    """Return the number of the turn that a player has and has not used, ``None`` where they have none."""
    stage = open_stage(state)
    own = isinstance(stage, Turn) and stage.player == seat and seat in awaiting.awaited(state)
    return state.turns if own else None


def as_if(view: View) -> State | None:
    """Return the state in which the next turn of this player begins, if nothing happens before (GAL-G08, GAL-G09)."""
    state, seat = view.state, view.seat
    if state.phase not in ("action", "status", "council") or seat is None or state.players[seat].gone:
        return None
    players = tuple(replace(own, passed=False) if player == seat else own for player, own in enumerate(state.players))
    agenda = (Turn(seat).written(), steps.Closing(seat).written(), steps.NextTurn().written())
    return replace(
        state,
        phase="action",
        players=players,
        active=seat,
        agenda=agenda,
        turns=state.turns + 1,
        offers=(),
        dealt=(),
        prospects=(),
        closed=(),
        system="",
        legs=(),
        before=None,
    )


def conditions(view: View) -> Mapping[str, bool]:
    """Return what a planned move may depend on: planets that one holds."""
    known = sorted(
        (planet for planet in view.state.planets if planet.system),
        key=lambda planet: (planet.owner != view.seat, planet.name),
    )
    return {WORDS("if-held", planet=planet.name): planet.owner == view.seat for planet in known[:MOST_NAMED]}


def refused(state: State, seat: Seat) -> tuple[str, Move] | None:
    """Return what a player is asked in another one's turn and can do without, and the move by which they do."""
    move = awaiting.default(state, seat)
    if move is None or state.active == seat:
        return None
    question = awaiting.asked(state, seat)
    if question is not None:
        return (RETREATS, move) if isinstance(question, steps.Stand) else None
    if isinstance(open_stage(state), Market):
        return MARKET, move
    return (OFFERS, move) if any(offer.partner == seat for offer in state.offers) else None
