"""What a dock is proposed to produce beside what is advised: one load for each purpose, each whole and paid."""

from __future__ import annotations

from engine.core.memo import memo

from ..rules import flow, goals
from ..rules import odds as chances
from ..rules.economy import production, wealth
from ..rules.moving import journeys
from ..state import board, naming
from ..state.catalogue import WORDS, units_words
from ..state.content import MERIDIAN
from ..state.lengths import rounds
from ..state.moves import Produce
from ..state.state import NOBODY, Force, State

SCATTERED = ("void-watch", "wide-wake")
"""Goals that ask for ships in several systems."""
MOST_LABEL = 58
"""So many letters a label has: they fit on two lines of a button."""


@memo
def others(state: State, me: int, stage: flow.Producing, best: str) -> tuple[Produce, ...]:
    """Return what else a dock could produce, for another purpose than the ``best`` load that is advised: to settle, to
    fight, to hold what is there. What costs a goal that could be paid is left out."""
    advised, less = naming.read_force(best), stage.less
    if advised is None:
        return ()
    loads = [
        force
        for force in production.ways(state, me, stage.planet, less)
        if not goals.spent_below(state, me, wealth.RESOURCES, _price(state, me, force, less))
    ]

    def settles(force: Force) -> tuple[int, int, int]:
        return min(journeys.room(force), force.troops), force.troops, -_price(state, me, force, less)

    def fights(force: Force) -> tuple[int, int]:
        return sum(11 - needed for needed in chances.ships(force)), -_price(state, me, force, less)

    def holds(force: Force) -> tuple[int, int]:
        return (0 if force.ships else force.troops), -_price(state, me, force, less)

    meant, found = {_sort(advised)}, list[Produce]()
    for rank in (settles, fights, holds):
        force = max(loads, key=rank, default=None)
        if force is not None and _sort(force) not in meant:
            meant.add(_sort(force))
            found.append(Produce(naming.written_force(force)))
    return tuple(found)


def told(state: State, me: int, stage: flow.Producing, units: str) -> str:
    """Return what stands on the button of a load: the units, what they are for and cost; the question says of how much."""
    force = naming.read_force(units)
    if force is None:
        return ""
    price, named = _price(state, me, force, stage.less), units_words(force)
    labels = [WORDS("package", units=named, why=why, price=price) for why in (_why(state, me, stage, force), "")]
    return next((label for label in labels if len(label) <= MOST_LABEL), labels[-1])


def _price(state: State, me: int, force: Force, less: int) -> int:
    return max(0, production.cost(state, me, force) - less)


def _sort(force: Force) -> str:
    """Return what sort of load units are: "guard" without ships, "settle" with ground forces aboard, "fleet"."""
    if not force.ships:
        return "guard"
    return "settle" if force.troops and journeys.room(force) > 1 else "fight" if force.battleship else "fleet"


def _why(state: State, me: int, stage: flow.Producing, force: Force) -> str:
    """Return what a load is for: a goal that ships bring nearer, a planet nearby, a fight, or to hold the dock."""
    sort, planet = _sort(force), state.planet_by_id[stage.planet]
    if state.round == rounds(state) and force.ships:
        return ""
    if sort == "guard":
        return WORDS("package-guard", home=planet.home == me, planet=planet.name)
    if sort == "fight":
        return WORDS("package-fight")
    for goal in SCATTERED if force.ships > force.troops else ():
        have, needed = goals.progress(state, me, goal)
        if goal in state.public and goal not in state.players[me].scored and have < needed:
            return WORDS("package-for", what=naming.card_name(goal))
    near = sorted(board.adjacent(state, planet.system))
    free = [world for id in near for world in board.free(state, id)]
    target = max(free, key=lambda world: (world.worth + world.weight, world.name), default=None)
    if sort == "settle" and target is not None:
        return WORDS("package-for", what=target.name)
    crown = state.planet_by_id[MERIDIAN]
    if crown.system in near and crown.owner not in (NOBODY, me):
        return WORDS("package-for", what=crown.name)
    return WORDS("package-land") if sort == "settle" else ""
