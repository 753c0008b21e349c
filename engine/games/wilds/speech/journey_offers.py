"""How journeys are offered: where to, how far, what for, and how likely the party loses its way; and that one ended early
(WLD-G132)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Happened
from engine.core.game import Offering, Weight
from engine.core.odds import odds
from engine.core.words import upper

from ..rules import odds as chances
from ..rules.clock import nearing
from ..rules.events import deciding, happening, meeting, travelling
from ..rules.progress import CALM_EVENT
from ..rules.travelling import treks
from ..rules.travelling.moving import is_rim, tn_toward, toward
from ..rules.trials import difficulty
from ..state.bearings import goal_place, next_door
from ..state.board import named_around
from ..state.catalogue import WORDS
from ..state.member import NIGHT
from ..state.naming import DIRECTIONS, here_name, inside, place_at, place_name, target
from ..state.routes import length, routes, straight_on
from ..state.state import State

LEAST = 0.08
"""A chance to go astray that is less likely, below 1 in 10 or so, is not worth saying."""
SELDOM = 0.15
"""So is a chance below 1 in 6 or so to take 1 more off the timer. It counts for going astray too, of all ways on."""
OFTEN = 0.24
"""A chance to go astray that is as large, 1 in 4 or so, stands on the button; a smaller one beside it."""


def _place(state: State, to: str) -> str:
    """Return the id of the place that a journey leads to, "" where the party does not know it."""
    if state.region.format != "hex":
        end = routes(state).get(to, (to,))[-1]
        return end if end in state.known else ""
    place = place_at(state.region, to)
    return place if place in state.known or (place and state.region.sites_at(place) and treks.heard(state, place)) else ""


def weight(state: State, to: str) -> Weight:
    """Return how a journey is offered: those that something speaks for, a few of them; the best of them first by day, and
    none before a goal that is found."""
    names, goal = treks.offered(state), goal_place(state)
    if to not in names:
        return "written"
    if goal and treks.reason(state, to) != treks.GOAL:
        return "quiet" if not goal or goal == state.here.at or next_door(state, goal) else "main"
    return "first" if to == names[0] and state.stretch < NIGHT and treks.reason(state, to) >= treks.LEAD else "main"


def offer(state: State, to: str) -> Offering:
    """Return a journey's label, its hint and how it is offered."""
    steps = routes(state).get(to, ())
    place = _place(state, to)
    known = state.region.place_by_id.get(place) if place in state.known else None
    named = to if state.region.format == "hex" else inside(place_name(state.region, place)) if place else ""
    why = (treks.sites(state, place) or [""])[0] if place else ""
    side = ""
    if state.region.format == "hex" and (way := straight_on(state, to)) is not None:
        side = DIRECTIONS[way]
    heard = treks.heard(state, place) if place else ""
    far, hexes = length(state, steps), state.region.format == "hex"
    is_goal = bool(place) and place == goal_place(state)
    lead = treks.along_lead(state, to) and not why
    label = WORDS(
        "label-journey",
        side=side,
        goal=is_goal,
        place="" if why and not hexes and not is_goal else named,
        letter=to if not hexes and not place else "",
        why=why,
        lead=lead,
        clues=treks.clues(state, place or place_at(state.region, to) or "") if steps else (),
        heard=heard,
        category=heard,
        number=far,
        hexes=hexes,
    )
    ground = WORDS("terrain-name", terrain=known.terrain) if known is not None else ""
    hint = WORDS("label-journey.hint", ground=ground, way=steps[:-1] if hexes else (), lead=lead)
    return label, upper(hint), weight(state, to)


def risk(state: State, to: str) -> str:
    """Return how likely the party loses its way on a journey: what stands behind its label."""
    steps = routes(state).get(to, ())
    far = enumerate(steps, start=1)
    rolled = [_difficulties(nearing(state, by), step) for by, step in far if _id(state, step) not in state.visited]
    chance = chances.strays(state, rolled) if rolled else 0.0
    return WORDS("journey-risk", odds=odds(chance) if chance >= LEAST else "", rolled=bool(rolled))


def peril(state: State, to: str, *, beside_odds: bool) -> str:
    """Return how likely a Move leads astray, where that is so likely that it stands on its button beside no other odds
    (WLD-081); "" for all else, as ``beside_odds``. Of the way out of the region there is nothing to tell."""
    _, lost = _chances(state, to)
    return WORDS("cost-astray", odds=odds(lost)) if lost >= OFTEN and not beside_odds else ""


def perils(state: State, to: str, *, beside_odds: bool) -> list[str]:
    """Return what stands beside the button of a Move: how likely it leads astray, unless the button says so, and how likely
    it is slow, each where it is likely enough (WLD-080, WLD-081)."""
    slow, lost = _chances(state, to)
    said = (
        [WORDS("cost-astray", odds=odds(lost))] if lost >= LEAST and not peril(state, to, beside_odds=beside_odds) else []
    )
    return [*said, WORDS("cost-slow", odds=odds(slow))] if slow >= SELDOM else said


def astray_here(state: State) -> str:
    """Return how likely the party goes astray on new ground from here, at most; "" where that is not worth a question's
    room, and over points, where each way differs."""
    if state.region.format != "hex" or state.here.to:
        return ""
    new = [name for name, place in named_around(state).items() if place not in state.visited]
    worst = max((_chances(state, name)[1] for name in new), default=0.0)
    return WORDS("cost-astray", odds=odds(worst)) if worst >= SELDOM else ""


def _chances(state: State, to: str) -> tuple[float, float]:
    """Return how likely a Move is slow, and how likely it leads astray: 0 where it leads out of the region. A small chance
    to go astray counts as slow: so likely the Pathfinder fails."""
    place = target(state, to) or ""
    if is_rim(state, to):
        return 0.0, 0.0
    state = nearing(state)
    end = toward(state, place)
    known = (place in state.known or bool(state.here.to)) if end.to else end.at in state.known
    against = (tn_toward(state, place),) if known else usual(state)
    slow, lost = chances.slows(state, against), chances.strays(state, [against])
    return slow + (lost if lost < LEAST else 0.0), lost


def usual(state: State) -> tuple[int, ...]:
    """Return the difficulties that unknown ground may have: those of the ground that the party knows."""
    return tuple(difficulty(state, place) for place in state.known if place in state.region.place_by_id)


def _id(state: State, step: str) -> str:
    return step if state.region.format != "hex" else place_at(state.region, step) or ""


def _difficulties(state: State, step: str) -> tuple[int, ...]:
    """Return the difficulty of a step as far as the party knows; a place that it has not seen may be like any other."""
    place = _id(state, step)
    return (difficulty(state, place),) if place in state.known else usual(state)


ON_THE_WAY = ("move", "back", "on")
"""The ways of arriving that a journey goes on from."""
WAYLAID: dict[type[Happened], str] = {
    travelling.SiteSeen: "site",
    travelling.Spotted: "hides",
    travelling.Noticed: "hides",
    travelling.Rumour: "sight",
    travelling.Edge: "edge",
    happening.Crossing: "way",
    happening.Befell: "timer",
    meeting.Met: "met",
}
"""Why a journey stops, by the type of event that comes up."""


def halted(state: State, happened: Sequence[Happened]) -> str:
    """Return why a journey over hexes stopped before its aim; "" for all else, and where the party lost its way."""
    begun = [e.text for e in happened if isinstance(e, deciding.Decided) and e.text.startswith(f"{deciding.JOURNEY} ")]
    lost = any(isinstance(e, travelling.Arrived) and e.how not in ON_THE_WAY for e in happened)
    if not begun or lost or state.route or state.phase != "trek" or state.region.format != "hex":
        return ""
    to, here = begun[-1].partition(" ")[2], here_name(state)
    return "" if to == here else WORDS("journey-halts", at=here, to=to, why=_why(state, happened))


def _why(state: State, happened: Sequence[Happened]) -> str:
    """Return what stopped a journey where the party is now: the first thing that came up there."""
    last = max((place for place, e in enumerate(happened) if isinstance(e, travelling.Arrived)), default=0)
    came_up = (WAYLAID[type(e)] for e in happened[last:] if type(e) in WAYLAID and not _is_nothing(e))
    clued = any(token.helps == state.here.at and not token.used for token in state.tokens)
    return next(came_up, "night" if state.stretch >= NIGHT else "clue" if clued else "other")


def _is_nothing(e: Happened) -> bool:
    """Return whether an event that may stop a journey came to nothing: a calm moment, a place without anything."""
    match e:
        case happening.Befell(number=number):
            return number == CALM_EVENT
        case travelling.Spotted(anything=anything) | travelling.Noticed(anything=anything):
            return not anything
    return False
