"""Which ships a player is advised to bring, as moves that are offered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from msgspec.structs import replace

from engine.core.dice import Dice, GivenSource
from engine.core.errors import GameError
from engine.core.game import Choice, Weight
from engine.core.moves import Move
from engine.core.odds import share
from engine.core.verbs import Pass

from ..rules import flow, goals_ahead, play
from ..rules.economy import production
from ..rules.flow import open_stage
from ..rules.moving import journeys, movement
from ..rules.moving.journeys import Coming
from ..speech.action_offers import cost_of, foremost, goal_missed, settler
from ..speech.costs import harmless, unwise
from ..state import naming
from ..state.catalogue import WORDS
from ..state.content import MERIDIAN
from ..state.moves import Activate, Bring
from ..state.state import MOST_SHIPS, NONE, SHIPS, Force, State
from . import plans
from .judging import Outlook

LAST = " and no more"
"""Ends the units that come where none follow them."""
ENOUGH = 0.75
"""A fight that is won so likely takes no ships that a goal needs elsewhere."""
UNSPARED = 20
"""For so many units more stand those that a win needs where they are."""
POINT = 2
"""From here on a system is worth a point now (`action_offers.foremost`)."""


def bares_home(outlook: Outlook, system: str) -> bool:
    """Return whether what comes to a fight would leave a home empty where a rival could land, for less than a point."""
    state, me = outlook.state, outlook.me
    home = next((planet for planet in state.planets if planet.home == me == planet.owner), None)
    forces, ahead = goals_ahead.best_comers(state, me, system)
    coming, prize = dict(forces), foremost(state, me, system) >= POINT or outlook.stopped(system)
    prize = prize or outlook.prize(system) is not None
    if home is None or home.system not in coming or ahead.least is None or prize:
        return False
    there = state.system_by_id[home.system].fleets[me].troops + home.troops[me].troops
    return coming[home.system].troops >= there and bool(movement.could_land(state, me, home.system)[0])


def guarded(outlook: Outlook, stage: flow.Moving, move: Bring) -> Bring:
    """Return a move by which all come that could, but for a guard on each planet that would stay without units: where no
    player is to be fought, and enough come for every planet there that is not held. Where others could settle elsewhere
    in this round, no more come than settle there."""
    state, me = outlook.state, outlook.me
    few = settler(state, stage, move.origin)
    if few is not None and settled_next(outlook, stage, move.origin, few):
        return replace(move, units=naming.written_force(few))
    journey, there = journeys.read(state, move.origin, move.units), state.system_by_id[stage.system]
    ships = journey.ships if journey is not None else NONE
    if journey is None or journey.force != journeys.loaded(state, me, move.origin, ships):
        return move
    fewer = journeys.loaded(state, me, move.origin, ships, guarded=True)
    worlds = [state.planet_by_id[planet] for planet in there.planets]
    fights = any(force for player, force in enumerate(there.fleets) if player != me) or any(map(outlook.defenders, worlds))
    wanted = sum(world.owner != me and not world.destroyed for world in worlds)
    if fights or any(world.id == MERIDIAN for world in worlds) or fewer.troops < wanted:
        return move
    return replace(move, units=naming.written_force(fewer))


def settled_next(outlook: Outlook, stage: flow.Moving, origin: str, few: Force) -> str:
    """Return the system that ships of another would be sent to next, once so ``few`` have left theirs; "" where they would
    stay."""
    state, me = outlook.state, outlook.me
    left = Outlook(journeys.left(state, me, ((origin, few),)), me, outlook.temper, outlook.judgement)
    able = [id for id in movement.activatable(state, me) if id != stage.system]
    best = max(plans.plans(left, able), key=lambda plan: plan.value, default=None)
    goes = best is not None and any(start == origin for start, _ in best.bring)
    return best.system if best is not None and goes else ""


def offered(outlook: Outlook, move: Bring, moves: Sequence[Move]) -> Bring:
    """Return a move of ships itself where it is offered. Else it is one of as many ships and ground forces, or of the
    fewest more, that leaves no planet unguarded; the move itself where none is."""
    if move in moves:
        return move
    asked = journeys.read(outlook.state, move.origin, move.units)
    found = []
    for other in moves:
        if not isinstance(other, Bring) or other.origin != move.origin:
            continue
        journey = journeys.read(outlook.state, move.origin, other.units)
        if asked is None or journey is None or journey.last or journey.picked:
            continue
        if cost_of(outlook.state, outlook.me, other):
            continue
        more = journey.force.ships - asked.force.ships, journey.force.troops - asked.force.troops
        found += [(sum(more), other)] if min(more) >= 0 else []
    return min(found, key=lambda item: item[0], default=(0, move))[1]


def at_once(move: Bring, plan: plans.Plan | None, moves: Sequence[Move]) -> Bring:
    """Return a move that ends the movement in the same press, where more could come and nothing more is planned to."""
    last = replace(move, units=f"{move.units}{LAST}")
    more = plan is not None and any(origin != move.origin for origin, _ in plan.bring)
    return last if last in moves and not more else move


def as_promised(outlook: Outlook, stage: flow.Moving, planned: Bring, moves: Sequence[Move]) -> Bring:
    """Return what comes to a fight with the odds that stood on the button of its system: what is ``planned`` where that is
    as likely to win, else all that they were reckoned with. It is what is planned, too, where the home would be bare."""
    state, me, every = outlook.state, outlook.me, Bring(stage.system, *movement.EVERYTHING)
    forces, ahead = goals_ahead.best_comers(state, me, stage.system)
    if not forces or ahead.least is None or bares_home(outlook, stage.system):
        return planned
    meant = sum((force for _, force in _brought(outlook, planned)), NONE)
    fights = goals_ahead.fights(state, me, stage.system, meant)
    if _likely(fights) >= _likely(ahead):
        return planned
    (origin, force), *others = forces
    move = Bring(stage.system, origin, naming.written_force(force)) if not others else every
    # What others could take meanwhile is not given up for it.
    prize = foremost(state, me, stage.system) >= POINT or bool(outlook.stopped(stage.system))
    spares = prize and not _bares_meridian(outlook, forces)
    hurts = cost_of(state, me, move) and not harmless(state, me, move) and not spares
    return planned if hurts or (others and every not in moves) else move


def unladen(outlook: Outlook, stage: flow.Moving, move: Bring, moves: Sequence[Move]) -> Bring:
    """Return the same ships without ground forces, where these have nothing to land for in the system of a fight: they
    would only be lost with their ships. The move itself where they have, or that is not offered."""
    state, me, there = outlook.state, outlook.me, outlook.state.system_by_id[stage.system]
    journey = journeys.read(state, move.origin, move.units)
    foes = any(fleet.ships for who, fleet in enumerate(there.fleets) if who != me)
    if journey is None or journey.picked or not (foes and journey.force.troops) or plans.to_take(state, me, stage.system):
        return move
    bare = replace(move, units=naming.written_force(journey.force.only(*SHIPS)) + LAST * move.units.endswith(LAST))
    return bare if bare in moves else move


def _bares_meridian(outlook: Outlook, forces: Sequence[tuple[str, Force]]) -> bool:
    """Return whether what comes leaves Meridian, which is held, to a rival who could land there."""
    state, me = outlook.state, outlook.me
    meridian = state.planet_by_id[MERIDIAN]
    if meridian.owner != me or meridian.system not in dict(forces):
        return False
    return bool(movement.could_land(state, me, meridian.system)[0])


def following(outlook: Outlook, stage: flow.Moving, moves: Sequence[Move]) -> Move:
    """Return what comes after ships that are on their way. That are the fewest by which a fight is won likeliest, or by
    which most ground forces come to a Meridian in danger. Nothing more comes where it changes nothing."""
    state, me = outlook.state, outlook.me
    going = sum((leg.force for leg in state.legs), NONE)
    ahead = goals_ahead.fights(state, me, stage.system, going)
    crowns = MERIDIAN in state.system_by_id[stage.system].planets and ahead.least is None

    def rank(way: Coming) -> tuple[tuple[bool, Fraction], Fraction]:
        held = _held(outlook, stage.system, way) if crowns else Fraction(1)
        return _likely(goals_ahead.fights(state, me, stage.system, sum((force for _, force in way), going))), held

    best: Move = Pass()
    most, fewest = rank(()), 0
    prize = outlook.prize(stage.system) is not None or bool(outlook.stopped(stage.system))
    daring = prize or (not crowns and foremost(state, me, stage.system) >= POINT)
    for move in moves:
        if not isinstance(move, Bring) or (cost_of(state, me, move) and not (daring or harmless(state, me, move))):
            continue
        if ahead.least is not None and ahead.least >= ENOUGH and goal_missed(state, me, move):
            continue  # A point is lost for sure for a little more chance.
        open_ended = replace(move, units=move.units.removesuffix(LAST))
        if open_ended != move and open_ended in moves:
            continue  # Whether others follow is decided below.
        way = _brought(outlook, move)
        found, units = rank(way), sum(force.ships + force.troops for _, force in way)
        # Of those that do as well none comes from where the own win depends on it.
        units += UNSPARED * any(danger.system == origin for origin, _ in way for danger in outlook.risked)
        if found > most or (found == most and units < fewest):
            best, most, fewest = move, found, units
    if isinstance(best, Bring):
        last = replace(best, units=f"{best.units}{LAST}")
        rest = movement.all_comers_from(state, me, stage.system)
        return last if last in moves and rank(tuple(rest.items())) <= most else best
    return best


def crowned(outlook: Outlook, stage: flow.Moving, planned: Bring, moves: Sequence[Move]) -> Bring | None:
    """Return what comes first to a Meridian for which nothing is fought now, where that is another than what is
    ``planned``, or others follow it: what keeps it likelier if a rival comes in this round. Else it is ``None``."""
    if MERIDIAN not in outlook.state.system_by_id[stage.system].planets:
        return None
    if goals_ahead.best_comers(outlook.state, outlook.me, stage.system)[1].least is not None:
        return None
    best = following(outlook, stage, moves)
    if not isinstance(best, Bring):
        return None
    kept, meant = (_held(outlook, stage.system, _brought(outlook, move)) for move in (best, planned))
    return best if kept > meant or "no more" not in best.units else None


def to_come(outlook: Outlook, system: str, advised: Callable[[State, int], Move | None]) -> Coming | None:
    """Return what comes to a system in all where a player does what is ``advised``, from its activation on or from where
    they are now. What is on its way already is not among it. ``None`` where that cannot be foreseen."""
    state, me = outlook.state, outlook.me
    coming: Coming | None = None
    try:
        if isinstance(open_stage(state), flow.Turn):
            state, _ = play.apply(state, me, Activate(system), Dice(GivenSource(())))
        for _ in range(MOST_SHIPS):
            best = advised(state, me) if isinstance(open_stage(state), flow.Moving) else None
            coming = () if best is not None and coming is None else coming
            if coming is None or not isinstance(best, Bring):
                break
            coming += _brought(Outlook(state, me, outlook.temper, outlook.judgement), best)
            state, _ = play.apply(state, me, best, Dice(GivenSource(())))
    except (GameError, IndexError):
        pass  # What comes then is rolled or drawn.
    return coming


def _held(outlook: Outlook, system: str, way: Coming) -> Fraction:
    """Return how likely Meridian is still held after the likeliest rival has come in this round, as far as that is told."""
    state, me = outlook.state, outlook.me
    coming = sum((force for _, force in way), sum((leg.force for leg in state.legs), NONE))
    there = state.system_by_id[system].fleets[me] + state.planet_by_id[MERIDIAN].troops[me]
    if not (coming + there).troops:
        return Fraction(0)
    held = goals_ahead.holds(state, me, system, way)
    return Fraction(1) if held is None else share(held[0])


def _brought(outlook: Outlook, move: Bring) -> Coming:
    """Return all units that a move of ships brings, by where they come from."""
    state, stage = outlook.state, open_stage(outlook.state)
    if (move.origin, move.units) == movement.EVERYTHING and isinstance(stage, flow.Moving):
        return tuple((item.origin, item.force) for item in movement.everything(state, stage))
    start = naming.system_named(state, move.origin)
    journey = journeys.read(state, start.id, move.units) if start is not None else None
    return ((journey.origin, journey.force), *journey.picked) if journey is not None else ()


def _likely(ahead: goals_ahead.Fights) -> tuple[bool, Fraction]:
    """Return whether a planet is fought for, and how likely it is won, as far as that is told."""
    return bool(ahead.planet), share(ahead.least or 0.0)


def as_twin(state: State, move: Bring, found: Choice, best: Choice) -> Choice:
    """Return how ships are offered that are put forward as the ``best``, but that others can follow: the label says so.
    Where none can it is only written."""
    stage, journey = open_stage(state), journeys.read(state, move.origin, move.units)
    more = isinstance(stage, flow.Moving) and journey is not None and journeys.others_can_come(state, stage, journey)
    label = WORDS("and-more-to-come", bring=found.label) if more else found.label
    alike = replace(found, label=label).shown == best.shown
    weight: Weight = "written" if alike or found.weight == "written" else "plain"
    return replace(found, label=label, weight=weight, foremost=0)


def unwise_plan(outlook: Outlook, plan: plans.Plan | None, load: Callable[[Outlook, str, int], Force]) -> bool:
    """Return whether a plan attacks where its gain is likely lost again, and the home is weaker for it."""
    if plan is None:
        return False
    if not plan.bring and _is_idle(outlook, plan.system, load):
        return True
    if outlook.prize(plan.system) is not None:
        return False
    return unwise(outlook.state, outlook.me, plan.system) or bares_home(outlook, plan.system)


def _is_idle(outlook: Outlook, system: str, load: Callable[[Outlook, str, int], Force]) -> bool:
    """Return whether a dock is all that a system could be activated for, and what it could produce would cost a goal."""
    state, me = outlook.state, outlook.me
    there, docks = state.system_by_id[system], production.docks(state, me, system)
    if not docks or there.fleets[me].ships or plans.explores_again(outlook, there):
        return False
    return not load(outlook, docks[0], production.discount(state, me))


def explores(outlook: Outlook, system: str) -> bool:
    """Return whether a player explores in a system that they activate though no ship comes."""
    there = outlook.state.system_by_id[system]
    held = there.frontier and outlook.has("void-compass") and there.fleets[outlook.me].ships
    return bool(held) or plans.explores_again(outlook, there)
