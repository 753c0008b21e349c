"""What a turn is good for once the own win is at hand: what makes it safer, or waits without giving anything away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.bot_players import Advice
from engine.core.memo import changed, memo, replaced
from engine.core.moves import Move
from engine.core.odds import odds as told
from engine.core.verbs import Pass, SetOrder

from ..rules import commands, goals_ahead, odds, victory
from ..rules.economy import production
from ..rules.moving import journeys
from ..rules.moving.journeys import Coming
from ..state.catalogue import WORDS
from ..state.moves import BOUGHT, MUSTER, Activate, Research
from ..state.state import NOBODY, NONE, SHIPS, TROOPS, Force, State, force_of
from . import plans
from .judging import Outlook
from .mustering import MUSTERED

SAFER = 0.02
"""By so much likelier the win is kept with what is worth a turn."""
LASTS = 0.005
"""By so little less likely it may be kept with what only waits."""


class Use(NamedTuple):
    """What a turn could be used for, what that is worth in tenths of a point, and what a tactical action brings."""

    value: float
    move: Move
    plan: plans.Plan | None = None


class Served(NamedTuple):
    """A use of a turn, and how likely the win is kept with it."""

    kept: float
    option: Use


@memo
def kept(state: State, me: int) -> float:
    """Return how likely a player still wins when the round ends who does as things stand, if the likeliest rival strikes;
    0 for who does not."""
    if not victory.wins(state, me):
        return 0.0
    return 1 - max((danger.chance for danger in victory.dangers(state, me)), default=0.0)


def serving(outlook: Outlook, options: Sequence[Use], moves: Sequence[Move]) -> list[Advice] | None:
    """Return what a turn is used for by a player who wins when the round ends as things stand, the best first. That is what
    makes the win likelier to be kept. Where nothing does and rivals could still strike, it is what waits: who ends the
    round cannot strike back. It is to end it where none could, and ``None`` for who does not win, or whom a hidden goal
    could forestall."""
    if not victory.wins(outlook.state, outlook.me) or goals_ahead.forestalling(outlook.state, outlook.me):
        return None
    state, me = outlook.state, outlook.me
    now = kept(state, me)
    planned = {option.move: option for option in options}
    risked = {danger.system for danger in outlook.risked}
    asked = [move for move in moves if isinstance(move, Activate) and move.system in risked and move not in planned]
    every = [*options, *(Use(0.0, move, plans.Plan(move.system, 0.0)) for move in asked)]
    rated = [Served(_kept_with(outlook, option), option) for option in every]
    safer = sorted((item for item in rated if item.kept > now + SAFER), key=lambda item: (-item.kept, -item.option.value))
    if not (safer or risked):
        return [Advice(Pass(), WORDS("why-win-safe"))]
    if safer:
        return [Advice(item.option.move, WORDS("why-guards-win", then=told(item.kept), now=told(now))) for item in safer]
    # A turn is waited with an order rather than with ships that may be needed.
    waits = [item for item in rated if item.kept >= now - LASTS and _can_wait(outlook, item.option)]
    waits.sort(key=lambda item: (isinstance(item.option.move, Activate), -item.kept))
    return [Advice(item.option.move, WORDS("why-waits")) for item in waits]


def _can_wait(outlook: Outlook, option: Use) -> bool:
    """Return whether a player could still strike back once a turn is used so."""
    left = outlook.own.tactic - isinstance(option.move, Activate)
    return left > 0 and (isinstance(option.move, Activate) or _is_order(option.move))


def _is_order(move: Move) -> bool:
    return isinstance(move, SetOrder) and move.order == MUSTER


def _kept_with(outlook: Outlook, option: Use) -> float:
    """Return how likely the win is kept with a use of a turn."""
    state, me = outlook.state, outlook.me
    match option.move:
        case Activate(system=system):
            ways = {option.plan.bring} if option.plan is not None else {()}
            if any(danger.system == system for danger in outlook.risked):
                ways |= {*goals_ahead.comers(state, me, system)}
            return max(_kept_by(outlook, system, way) for way in ways)
        case SetOrder(order=order) if order == MUSTER:
            return max(_kept_mustered(state, me), default=0.0)
        case SetOrder(order=order) if order in BOUGHT:
            return kept(commands.with_less(state, me), me)
        case Research():
            return kept(commands.with_less(state, me), me)
    return kept(state, me)


def _kept_mustered(state: State, me: int) -> list[float]:
    """Return how likely the win is kept with infantry on each of the planets that it can be put on."""
    then = commands.with_less(state, me)
    able = [world for world in state.planets if world.owner == me and world.system and not (world.truce or world.destroyed)]
    return [kept(_landed(then, me, world.id, force_of("infantry", MUSTERED)), me) for world in able]


def _kept_by(outlook: Outlook, system: str, way: Coming) -> float:
    """Return how likely the win is kept with units that come to a system, and with what its dock could produce for it. A
    combat there may be lost: then they are."""
    state, me = outlook.state, outlook.me
    there = state.system_by_id[system]
    gone = journeys.left(commands.with_less(state, me), me, way)
    coming = sum((force for _, force in way), NONE)
    foes = next((force for who, force in enumerate(there.fleets) if who != me and force.ships), NONE)
    if foes:
        rival = next(who for who, force in enumerate(there.fleets) if who != me and force.ships)
        won = odds.wins(odds.ships(there.fleets[me] + coming), odds.ships(foes)) if coming.ships else 0.0
        driven = goals_ahead.beaten(gone, me, rival, system, "")
        return won * kept(_come(driven, me, system, coming), me) + (1 - won) * kept(gone, me)
    then = _come(gone, me, system, coming)
    for dock in production.docks(state, me, system):
        if made := plans.guarding(outlook, dock, production.discount(state, me)):
            then = _landed(_come(then, me, system, made.only(*SHIPS)), me, dock, made.only(*TROOPS))
    return kept(then, me)


def _come(state: State, me: int, system: str, coming: Force) -> State:
    """Return the state in which units are in a system: ground forces on an own planet there, first where a win depends on
    it, else on free ones, one on each."""
    place = next(place for place, item in enumerate(state.systems) if item.id == system)
    fleets = list(state.systems[place].fleets)
    fleets[me] += coming.only(*SHIPS)
    state = changed(state, systems=replaced(state.systems, place, fleets=tuple(fleets)))
    risked = [danger.planet for danger in victory.dangers(state, me) if danger.system == system and danger.planet]
    mine = [planet for planet in state.systems[place].planets if state.planet_by_id[planet].owner == me]
    if held := (*risked, *mine)[:1]:
        return _landed(state, me, held[0], coming.only(*TROOPS))
    free = [world.id for world in plans.to_take(state, me, system) if world.owner == NOBODY]
    kinds = [kind for kind, number in coming.only(*TROOPS) for _ in range(number)]
    for planet, kind in zip(free, kinds, strict=False):
        state = _landed(state, me, planet, force_of(kind))
    return state


def _landed(state: State, me: int, planet: str, force: Force) -> State:
    """Return the state in which a player holds a planet with more ground forces on it."""
    place = next(place for place, world in enumerate(state.planets) if world.id == planet)
    troops = list(state.planets[place].troops)
    troops[me] = troops[me] + force
    return changed(state, planets=replaced(state.planets, place, troops=tuple(troops), owner=me))
