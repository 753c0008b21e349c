"""What would let a player win when the round ends, by all that they know, hidden goals too; and by what a rival keeps them
from it."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.memo import changed, memo, replaced

from ..state.lengths import enough
from ..state.state import NONE, SHIPS, State
from . import flow, goals, goals_ahead, odds
from .flow import open_stage
from .moving import movement


class Prize(NamedTuple):
    """What makes a player win: how likely, in which system, and the planet that is taken there ("": ships are beaten, or a
    goal is met without a fight). ``goals`` are met by it; ``fought``: there is a fight."""

    chance: float
    system: str
    planet: str
    goals: tuple[str, ...] = ()
    fought: bool = True


def reached(state: State, player: int) -> int:
    """Return how many points a player has when the round ends as things stand, with hidden goals that are known."""
    own = state.players[player]
    scored = sum(bool(goals.scorable(state, player, kind)) for kind in ("public", "hidden"))
    return own.points + scored + len(goals_ahead.held(state, player))


def wins(state: State, player: int) -> bool:
    """Return whether a player has points enough when the round ends as things stand, and no rival has before them by what
    all can see."""
    return reached(state, player) >= enough(state) and goals_ahead.winning(state)[:1] in ((), (player,))


@memo
def within_reach(state: State, player: int) -> tuple[Prize, ...]:
    """Return what would let a player win who does not yet, the likeliest first: in systems that they can activate, or in
    the one that they have."""
    lacking = enough(state) - reached(state, player)
    if lacking <= 0 or lacking > goals_ahead.MOST_GOALS + 1 or state.phase != "action":
        return ()
    found = [prize for id in _places(state, player) for prize in _prizes(state, player, id, lacking)]
    return tuple(sorted(found, key=lambda prize: (-prize.chance, prize.system, prize.planet)))


def _places(state: State, player: int) -> tuple[str, ...]:
    """Return the systems that are looked at: the active one of a player, else those that they can activate."""
    if state.active == player and state.system in state.system_by_id and not isinstance(open_stage(state), flow.Turn):
        return (state.system,)
    return movement.activatable(state, player)


def _prizes(state: State, player: int, id: str, lacking: int) -> list[Prize]:
    """Return what would let a player win in a system."""
    system, stage = state.system_by_id[id], open_stage(state)
    still = not isinstance(stage, flow.Turn | flow.Moving)
    going = sum((leg.force for leg in state.legs), system.fleets[player]) if state.system == id else system.fleets[player]
    ways = ((),) if still else goals_ahead.comers(state, player, id)
    forces = [sum((force for _, force in way), going) for way in ways]
    foes = {other: force.only(*SHIPS) for other, force in enumerate(system.fleets) if other != player and force.ships}
    defending = next(iter(foes.values()), NONE)
    found = []
    for rival, fleet in foes.items():
        then = _won(goals_ahead.beaten(state, player, rival, id, ""), player)
        chance = max((odds.wins(odds.ships(force), odds.ships(fleet)) for force in forces if force.ships), default=0.0)
        found += [Prize(chance, id, "", _fresh(state, then, player))] if chance and wins(then, player) else []
    for planet in map(state.planet_by_id.__getitem__, system.planets):
        if planet.owner in (player, -1) or planet.truce or planet.destroyed:
            continue
        garrison = planet.troops[planet.owner]
        then = goals_ahead.beaten(state, player, planet.owner, id, planet.id)
        then = _won(then, player) if defending or garrison.troops else then
        able = (odds.takes(force, defending, garrison) for force in forces if force.ships and force.troops)
        chance = max(able, default=0.0)
        fought = bool(defending or garrison.troops)
        if chance and wins(then, player):
            found.append(Prize(chance, id, planet.id, _fresh(state, then, player), fought))
    if not found and not still and not defending and lacking == 1 and any(force.ships for force in forces):
        crown = goals_ahead.opens_meridian(state, player, id) or goals_ahead.wins_meridian(state, player, id)
        met = [goal.goal for goal in goals_ahead.nearer(state, player, id, True) if goal.point][:1]
        if (crown or met) and goals_ahead.best_comers(state, player, id)[1].least is None:
            found.append(Prize(1.0, id, "", () if crown else tuple(met), fought=False))
    return found


def _fresh(state: State, then: State, player: int) -> tuple[str, ...]:
    """Return the goals that bring a player a point in another state, and none in this one."""
    kinds = [kind for kind in ("public", "hidden") if not goals.scorable(state, player, kind)]
    return tuple(goal for kind in kinds for goal in goals.scorable(then, player, kind)[:1])


def _won(state: State, player: int) -> State:
    """Return the state in which a player has won a combat in this round."""
    return changed(state, players=replaced(state.players, player, won=state.round))


class Danger(NamedTuple):
    """Where a rival could keep a player from a win that they have as things stand: how likely, and the planet that is
    taken ("": ships only)."""

    chance: float
    rival: int
    system: str
    planet: str


@memo
def dangers(state: State, player: int) -> tuple[Danger, ...]:
    """Return where rivals could still keep a player from winning when the round ends, the likeliest first."""
    if not wins(state, player):
        return ()
    found = []
    for rival, own in enumerate(state.players):
        if rival == player or own.gone or own.passed:
            continue
        for id in movement.activatable(state, rival):
            system = state.system_by_id[id]
            here = system.fleets[player].only(*SHIPS)
            coming = [
                sum((force for _, force in way), system.fleets[rival]) for way in goals_ahead.comers(state, rival, id)
            ]
            if here and not wins(goals_ahead.beaten(state, rival, player, id, ""), player):
                chances = [odds.wins(odds.ships(force), odds.ships(here)) for force in coming if force.ships]
                found += [Danger(max(chances), rival, id, "")] if chances else []
            for planet in map(state.planet_by_id.__getitem__, system.planets):
                if planet.owner != player or planet.truce or planet.destroyed:
                    continue
                landing = (force for force in coming if force.ships and force.troops)
                chances = [odds.takes(force, here, planet.troops[player]) for force in landing]
                if chances and not wins(goals_ahead.beaten(state, rival, player, id, planet.id), player):
                    found.append(Danger(max(chances), rival, id, planet.id))
    return tuple(sorted((item for item in found if item.chance), key=lambda item: (-item.chance, item.planet, item.system)))


def depends_on(state: State, player: int, id: str) -> bool:
    """Return whether a win that a player has as things stand is lost with their ships or a planet in a system."""
    if not wins(state, player):
        return False
    rival = next(other for other in range(len(state.players)) if other != player)
    planets = [planet for planet in state.system_by_id[id].planets if state.planet_by_id[planet].owner == player]
    return any(not wins(goals_ahead.beaten(state, rival, player, id, planet), player) for planet in ("", *planets))
