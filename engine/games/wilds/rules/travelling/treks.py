"""A journey: one decision for several Moves and ways back, until something comes up (WLD-G132).

Each step is an action of its own, with its roll, its tick and its stretch of the day. The source leaves open for how many
actions at once a party declares what it does.
"""

from __future__ import annotations

from engine.core.errors import IllegalMove
from engine.core.memo import memo
from engine.core.needs import Action, ArgumentNeeds, Need, never
from engine.core.verbs import MoveTo

from ...state.bearings import goal_place, is_lead
from ...state.catalogue import refused
from ...state.member import NIGHT
from ...state.moves import Backtrack, Journey
from ...state.naming import DIRECTIONS, place_at
from ...state.routes import length, next_name, routes, straight_on
from ...state.state import State, discovered, found, settlement
from ..finding.challenge import is_counted
from ..needs import CALM, need
from ..progress import Expedition
from . import moving


def aims(state: State) -> tuple[str, ...]:
    """Return the places that a journey could lead to, nearest first."""
    return tuple(routes(state))


def _no_aim(state: State, name: str) -> IllegalMove:
    if name in moving.names_around(state):
        return refused("journey-near", "WLD-G132", name=name[:20])
    return refused("journey-unknown", "WLD-G132", name=name[:20])


LIGHT = need("journey-late", "WLD-G132", lambda state: state.stretch < NIGHT - 1)
"""There is daylight for two steps at least."""

JOURNEY = Action(
    Journey,
    (CALM, LIGHT),
    (
        ArgumentNeeds(
            "to",
            aims,
            (Need[State](lambda state, name: name in routes(state), _no_aim),),
            (need("journey-nowhere", "WLD-G132", never),),
        ),
    ),
)


def begin(expedition: Expedition, move: Journey) -> None:
    """Set out on the way to a place; the first step is taken at once, as are the others."""
    expedition.change(route=routes(expedition.state)[move.to])


def next_step(expedition: Expedition) -> MoveTo | Backtrack | None:
    """Take the next step off the way, and return the Move or the way back that it is; ``None`` where the journey is over.

    It ends at its aim, as night falls, in a storm, and where the party has come elsewhere.
    """
    state = expedition.state
    left = state.route[1:] if not state.here.to and state.route[:1] == (_here(state),) else state.route
    name = next_name(state, left[0]) if left else ""
    if not name or state.stretch >= NIGHT or not CALM.met(state) or moving.is_rim(state, name):
        expedition.change(route=())
        return None
    # On a path the step stands until its end is reached.
    expedition.change(route=left if state.region.format != "hex" else left[1:])
    return Backtrack(name) if name in moving.ways_back(state) else MoveTo(name)


def _here(state: State) -> str:
    return state.here.at if state.region.format != "hex" else ""


# Which of them are worth offering.

GOAL, CLUE, HEARD, LEAD, SITE, ROOF = 6, 5, 4, 3, 2, 1
"""What speaks for a journey, by how much."""
MOST_OFFERED = 3
"""So many journeys are offered; others are typed."""
WORN = 2.0
"""Fatigue, on average, from which a roof is worth a journey."""


@memo
def offered(state: State) -> tuple[str, ...]:
    """Return the journeys that are offered on buttons, what matters most first, the nearest of those alike."""
    if state.stretch >= NIGHT - 1 or not CALM.met(state):
        return ()
    worth = {to: speaks for to in routes(state) if (speaks := reason(state, to))}
    ranked = sorted(worth, key=lambda to: (-worth[to], _length(state, to) * (-1 if worth[to] == LEAD else 1), to))
    taken: list[str] = []
    for to in ranked:
        first = routes(state)[to][0]
        if all(routes(state)[other][0] != first or worth[other] != worth[to] for other in taken):
            taken.append(to)
    return tuple(taken[:MOST_OFFERED])


def drawn(state: State) -> tuple[tuple[str, ...], ...]:
    """Return the ways of the journeys that are offered, step by step, as the map shows them."""
    return tuple(routes(state)[to] for to in offered(state))


def leads_over(state: State, to: str) -> bool:
    """Return whether a journey along the lead begins with a Move to a neighbouring hex, and can be had now."""
    return any(routes(state)[name][0] == to and reason(state, name) == LEAD for name in offered(state))


def _length(state: State, to: str) -> int:
    return length(state, routes(state)[to])


def reason(state: State, to: str) -> int:
    """Return what speaks for a journey, 0 for nothing in particular."""
    place = place_at(state.region, to) if state.region.format == "hex" else routes(state)[to][-1]
    if place and place == goal_place(state):
        return GOAL
    if place and clues(state, place):
        return CLUE
    if place and heard(state, place):
        return HEARD
    if along_lead(state, to):
        return LEAD
    if place in state.visited:
        tired = sum(member.fatigue for member in state.members) >= WORN * len(state.members)
        return ROOF if tired and _is_roof(state, place) and settlement(state) is None else 0
    if place in state.known and state.region.format != "hex":
        return SITE
    return SITE if place and sites(state, place) else 0


def heard(state: State, place: str) -> str:
    """Return what was heard of a place and not found: "located" for something hidden, or a category; "" for nothing."""
    for site in state.region.sites_at(place):
        known = found(state, site.id)
        if known is not None and not known.discovered and (known.placed or known.how == "located"):
            return "located" if known.how == "located" else site.category
    return ""


def sites(state: State, place: str) -> list[str]:
    """Return the sites on the map at a place that are not done with, by name, those that give a roof last."""
    open_to = [
        site
        for site in state.region.sites_at(place)
        if discovered(state, site.id) and not ((known := found(state, site.id)) is not None and known.done)
    ]
    return [site.name for site in sorted(open_to, key=lambda site: site.category in ("settlement", "shelter"))]


def clues(state: State, place: str) -> tuple[str, ...]:
    """Return the numbers of the clues that lead to a place, none of one whose Search has counted."""
    if is_counted(state, place):
        return ()
    return tuple(str(number) for number, token in enumerate(state.tokens, 1) if token.helps == place and not token.used)


def _is_roof(state: State, place: str) -> bool:
    return any(
        site.category in ("settlement", "shelter") and discovered(state, site.id) for site in state.region.sites_at(place)
    )


def along_lead(state: State, to: str) -> bool:
    """Return whether a journey leads straight on, the way in which the goal is said to lie."""
    if state.region.format != "hex":
        return False
    way = straight_on(state, to)
    steps = routes(state).get(to, ())
    return bool(steps) and way is not None and DIRECTIONS[way] == state.bearing and is_lead(state, steps[0])
