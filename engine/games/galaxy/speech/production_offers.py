"""How production is offered: what is proposed at a dock, and each unit that can be added."""

from __future__ import annotations

from engine.core.game import Offering
from engine.core.memo import memo

from ..rules import flow, goals
from ..rules import odds as chances
from ..rules.economy import production, wealth
from ..rules.flow import open_stage
from ..rules.moving import journeys, movement
from ..state.catalogue import WORDS
from ..state.content import MERIDIAN
from ..state.lengths import rounds
from ..state.naming import written_force
from ..state.state import Force, State
from .costs import pays_with, unit_briefly
from .prominence import FIRST, MAIN, WRITTEN
from .words import apart

FEW_LOADS = 4
"""So many loads that a dock can produce are offered as they are, without being put together unit by unit."""


def produce(state: State, units: str) -> Offering:
    """Return how units are produced: those that are proposed and those that are named so far, with their cost and what they
    do; and each unit that can be added, with what all cost then. Other loads are only written, unless there are few."""
    stage = open_stage(state)
    stage = movement.producing_next(state, stage) if isinstance(stage, flow.Moving) else stage
    force = production.meant(stage, units) if isinstance(stage, flow.Producing) else None
    if not isinstance(stage, flow.Producing) or force is None:
        return WORDS("produce", units=units), "", MAIN
    player, told = stage.player, written_force(force)
    price = max(0, production.cost(state, player, force) - stage.less)
    paid = pays_with(state, player, wealth.RESOURCES, price, whole=True)
    few = not stage.begun and len(production.ways(state, player, stage.planet, stage.less)) <= FEW_LOADS
    if units.endswith(production.MORE):
        kind = units[: -len(production.MORE)]
        label = WORDS("produce-more", units=f"1 {kind}", price=price, first=not stage.begun)
        if not production.goes_on(state, stage, units):
            label = WORDS("produce-for", units=told, price=price)
        return label, unit_briefly(state, player, kind), WRITTEN if few else MAIN
    best = (
        force == production.begun(stage)
        if stage.begun
        else told in best_to_produce(state, player, stage.planet, stage.less)
    )
    facts = [unit_briefly(state, player, kind) for kind, _ in force] if best else []
    facts += [WORDS("landing-paid-with", paid=paid)] if paid else []
    return WORDS("produce-for", units=told, price=price), apart(facts), FIRST if best else MAIN if few else WRITTEN


def fleet_limit(state: State, player: int) -> list[str]:
    """Return how many more ships of a player fit in Meridian's system, where they have some and another holds it: what is
    produced beyond that cannot go there. Nothing in the last round, in which nothing produced flies any more."""
    left = journeys.room_at_meridian(state, player)
    if left is None or state.round == rounds(state):
        return []
    return [WORDS("fleet-left", room=left, system=state.planet_by_id[MERIDIAN].system)]


@memo
def best_to_produce(state: State, player: int, planet: str, less: int) -> tuple[str, ...]:
    """Return what to propose at a dock: what carries the most ground forces to other planets, and what fights best; no
    more than leaves enough for a goal that a player can pay for."""

    def price(force: Force) -> int:
        return max(0, production.cost(state, player, force) - less)

    def settles(force: Force) -> tuple[int, int, int]:
        return min(journeys.room(force), force.troops), force.troops, -price(force)

    def fights(force: Force) -> tuple[int, int]:
        return sum(11 - needed for needed in chances.ships(force)), -price(force)

    ways = production.ways(state, player, planet, less)
    kept = [force for force in ways if not goals.spent_below(state, player, wealth.RESOURCES, price(force))]
    return tuple(dict.fromkeys(written_force(max(kept, key=rank)) for rank in (settles, fights))) if kept else ()
