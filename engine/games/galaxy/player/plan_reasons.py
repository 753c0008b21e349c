"""Why a system is activated, in a sentence, and whether that is a sure point."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.moves import Move
from engine.core.odds import odds

from ..rules import goals, goals_ahead
from ..rules.economy import production
from ..state.catalogue import WORDS, units_words
from ..state.moves import Activate, Research
from ..state.state import NOBODY, SHIPS, Force, Planet
from . import plans
from .judging import MERIDIAN, Outlook

EVEN = 0.5
"""A win that is as likely comes before all else, also where another round would follow."""
HOPE = 0.1
"""A chance from here on is tried where a rival wins otherwise."""


def of_plan(outlook: Outlook, plan: plans.Plan, load: Callable[[Outlook, str, int], Force]) -> str:
    """Return what a tactical action is good for: the most that comes of it."""
    state, me = outlook.state, outlook.me
    there = state.system_by_id[plan.system]
    coming = sum((force for _, force in plan.bring), there.fleets[me])
    worlds = [state.planet_by_id[planet] for planet in there.planets]
    new = (
        [world for world in worlds if world.owner != me and not world.destroyed and not world.truce]
        if coming.troops
        else []
    )
    for rival in outlook.winning:
        for chance, system, _ in goals_ahead.stopped_by(state, me, rival):
            if system == plan.system and plan.bring:
                return WORDS("why-stop", who=state.players[rival].name, wins=odds(chance))
    wins = outlook.prize(plan.system)
    if wins is not None and plan.bring:
        return WORDS("why-wins", wins=odds(wins.chance))
    if any(item.id == MERIDIAN for item in new):
        return WORDS("why-meridian", seal=there.seal)
    if any(fleet.only(*SHIPS) for who, fleet in enumerate(there.fleets) if who != me):
        ahead = goals_ahead.fights(state, me, plan.system, coming - there.fleets[me])
        return WORDS("why-fight", wins=odds(ahead.least or 0.0))
    if goal := _completes(outlook, plan):
        return WORDS("why-completes", goal=goal)
    if new:
        return _of_worlds(outlook, new)
    if there.frontier and outlook.has("void-compass") and coming.ships:
        return WORDS("why-frontier")
    if outlook.watch(there) > 0 and coming.ships:
        return WORDS("why-ships")
    if any(world.id == MERIDIAN and world.owner == me for world in worlds):
        return WORDS("why-more-units")
    if docks := production.docks(state, me, there.id):
        less = production.discount(state, me)
        force = load(outlook, docks[0], less)
        price = max(0, production.cost(state, me, force) - less)
        return WORDS("why-dock", units=units_words(force) if force else "", price=price)
    return WORDS("why-nearer-meridian") if plan.bring else WORDS("why-again")


def overrated(outlook: Outlook, plan: plans.Plan | None) -> float:
    """Return by how much a system is worth less than what its dock could produce without regard to goals."""
    state, me = outlook.state, outlook.me
    docks = production.docks(state, me, plan.system) if plan is not None else ()
    if not docks:
        return 0.0
    less = production.discount(state, me)
    every, spared = (plans.produced(outlook, docks[0], less, sparing=sparing)[0] for sparing in (False, True))
    return every - spared


def held_back(outlook: Outlook, plan: plans.Plan | None, others: Sequence[tuple[float, plans.Plan | None]]) -> float:
    """Return what is lost of the best other plan if a dock produces first, where the ships of that plan are. There has to
    be a token to produce by after it. ``others``: what plans are worth."""
    if plan is None or plan.bring or outlook.own.tactic < 2:
        return 0.0
    taking = (value for value, other in others if other is not None and plan.system in dict(other.bring))
    return max(taking, default=0.0)


def _completes(outlook: Outlook, plan: plans.Plan) -> str:
    """Return the goal that a tactical action completes for a point, with no fight before it; "" for none."""
    state, me = outlook.state, outlook.me
    there = state.system_by_id[plan.system]
    coming = sum((force for _, force in plan.bring), there.fleets[me])
    if not coming.ships or any(fleet.ships for who, fleet in enumerate(there.fleets) if who != me):
        return ""
    found = goals_ahead.nearer(state, me, plan.system, bool(coming.troops))
    return next((goal.goal for goal in found if goal.point), "")


def is_point(outlook: Outlook, move: Move, plan: plans.Plan | None) -> bool:
    """Return whether a use of a turn is a sure point: of a goal, or of Meridian."""
    state, me = outlook.state, outlook.me
    match move:
        case Research(technology=technology):
            nearer = goals_ahead.nearer_by_research(state, me, technology)
            return nearer is not None and nearer.point
        case Activate(system=system) if plan is not None:
            meridian = goals_ahead.opens_meridian(state, me, system) or goals_ahead.wins_meridian(state, me, system)
            return meridian or bool(_completes(outlook, plan))
    return False


def stops(outlook: Outlook, move: Move) -> bool:
    """Return whether a move may keep a rival from winning who does as the round ends: with a chance worth the ships."""
    rivals = outlook.winning[:1] if isinstance(move, Activate) else ()
    found = (stop for rival in rivals for stop in goals_ahead.stopped_by(outlook.state, outlook.me, rival))
    return any(stop.system == move.system and stop.chance >= HOPE for stop in found if isinstance(move, Activate))


def prize(outlook: Outlook, move: Move) -> float:
    """Return how likely a move makes its player win when the round ends, 0 where that is not worth trying."""
    found = outlook.prize(move.system) if isinstance(move, Activate) else None
    return found.chance if found is not None and found.chance >= HOPE else 0.0


def decides(outlook: Outlook, move: Move) -> bool:
    """Return whether a move may decide the game as the round ends: it keeps a rival from winning, or wins."""
    return stops(outlook, move) or prize(outlook, move) >= (HOPE if outlook.last else EVEN)


def guards(outlook: Outlook, move: Move, plan: plans.Plan | None) -> bool:
    """Return whether a move strengthens a place on which the own win depends, and which a rival could take."""
    if not isinstance(move, Activate) or plan is None or not outlook.risked:
        return False
    worlds = [outlook.state.planet_by_id[danger.planet] for danger in outlook.risked if danger.planet]
    if not any(world.system == move.system for world in worlds):
        return False
    docks = production.docks(outlook.state, outlook.me, move.system)
    return bool(plan.bring) or (bool(docks) and bool(plans.guarding(outlook, docks[0], 0)))


def is_gamble(outlook: Outlook, move: Move) -> bool:
    """Return whether a move begins a fight that is likelier lost, as its button says, while neither Meridian nor a win is
    fought for: free planets come before it."""
    if not isinstance(move, Activate) or MERIDIAN in outlook.state.system_by_id[move.system].planets:
        return False
    least = goals_ahead.best_comers(outlook.state, outlook.me, move.system)[1].least
    return least is not None and least < goals_ahead.LIKELY and not prize(outlook, move)


def precedence(outlook: Outlook, move: Move, plan: plans.Plan | None) -> tuple[bool, float, bool, bool, bool]:
    """Return how early a use of a turn comes before what is worth more, the lowest first: without stopping who wins nothing
    else counts, then the own win, or what keeps it. Then come sure points, of these such that no rival could take again in
    this round. What is likelier lost comes last."""
    state, me = outlook.state, outlook.me
    point = isinstance(move, Activate) and goals_ahead.brings_point(state, me, move.system)
    exposed = isinstance(move, Activate) and point and bool(goals_ahead.rivals_there(state, me, move.system))
    own = -prize(outlook, move) - guards(outlook, move, plan)
    return not stops(outlook, move), own, not is_point(outlook, move, plan), is_gamble(outlook, move), exposed


def _of_worlds(outlook: Outlook, new: Sequence[Planet]) -> str:
    goal = _nearer(outlook, new)
    if goal:
        return WORDS("why-goal", goal=goal)
    taken = [item for item in new if item.owner != NOBODY]
    if taken:
        return WORDS("why-weak", planet=taken[0].name)
    return _of_planets(new)


def _of_planets(new: Sequence[Planet]) -> str:
    """Return which planets would be a player's, and how many are explored then."""
    return WORDS("why-planets", planets=[item.name for item in new], cards=sum(bool(item.traits) for item in new))


def _nearer(outlook: Outlook, new: Sequence[Planet]) -> str:
    """Return the id of a goal in sight that planets bring nearer, "" for none."""
    own = outlook.state.planets_of(outlook.me)
    had = {trait for item in own for trait in item.traits}
    brings = {
        "three-natures": any(set(item.traits) - had for item in new),
        "far-holdings": any(item.home == NOBODY for item in new),
        "seat-of-legend": any(item.fabled for item in new),
        "schools": any(item.specialties for item in new),
        "trial-by-fire": any("hazardous" in item.traits for item in new),
        "patron": any("cultural" in item.traits for item in new),
        "marked-worlds": any(item.attachments for item in new),
        "inner-ring": any(item.system in outlook.ring for item in new),
        "jewel": any(map(goals.fine, new)),
    }
    found = (goal for goal in outlook.open if brings.get(goal) and outlook.weight(goal) > 0.5)
    return next(found, "")
