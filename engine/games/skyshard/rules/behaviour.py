"""How enemies behave that do not just hunt: what each of them does on its turn follows from the map alone (SKY-G82)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.memo import memo
from engine.maps.hexes import Hex, reading_order

from ..state import paths
from ..state.board import board
from ..state.state import Enemy, State, chip_of, occupied, standing
from ..state.terrain import in_reach, step_costs
from .hunting import STEPS, Unit, approach, goals, hunted, party, walk_towards, walkable

LEAP = 4
"""How far an enemy goes that moves only unseen."""

HEEDLESS = ("guards", "calls", "still")
"""Who does not come when another calls."""


def within(state: State, enemy: Enemy) -> dict[Hex, int]:
    """Return where an enemy could stop on its next turn, each with what it costs to walk there."""
    habit = chip_of(enemy).habit
    if habit == "still":
        steps = 0 if is_seen(state, enemy) else LEAP
    else:
        steps = 0 if habit == "calls" and sighted(state, enemy) else STEPS
    if habit == "guards":
        map_ = board(state.tiles)
        own = map_.owner[enemy.at]
        others = tuple(laid.tile for laid in state.tiles if laid.tile != own)
        walked = paths.ways(map_, occupied(state), step_costs(state), enemy.at, steps, others)
    else:
        walked = walkable(state, enemy.at)
    return {cell: cost for cell, (cost, _) in walked.items() if cost <= steps}


def strikers(state: State, at: Hex) -> list[Enemy]:
    """Return the enemies that could strike a unit at a hex on their next turn, as things stand."""

    return [
        enemy
        for enemy, stops in _stops(state).items()
        if any(in_reach(state, cell, chip_of(enemy).reach, [at]) for cell in stops)
    ]


def as_if_at(state: State, index: int, at: Hex) -> State:
    """Return the state in which an adventurer stands on another hex, and leaves its own free."""
    if state.heroes[index].at == at:
        return state
    return replace(state, heroes=(*state.heroes[:index], replace(state.heroes[index], at=at), *state.heroes[index + 1 :]))


@memo
def _stops(state: State) -> dict[Enemy, tuple[Hex, ...]]:
    """Return where each enemy could stop on its next turn that does not flee."""
    coming = (enemy for enemy in state.enemies if not (chip_of(enemy).habit == "flees" and is_hurt(enemy)))
    return {enemy: tuple(within(state, enemy)) for enemy in coming}


def stop(state: State, enemy: Enemy) -> Hex:
    """Return where an enemy goes on its turn by its habit; the referee alone decides between equal hexes."""
    match chip_of(enemy).habit:
        case "wary":
            return _keeping_away(state, enemy)
        case "guards":
            return _on_guard(state, enemy)
        case "stalks":
            return _stalking(state, enemy)
        case "flees" if is_hurt(enemy):
            return _fleeing(state, enemy)
        case "calls" if sighted(state, enemy):
            return enemy.at
        case "still":
            return enemy.at if is_seen(state, enemy) else hunted(state, enemy, LEAP)
    return hunted(state, enemy)


def _apart(state: State, cell: Hex) -> int:
    """Return how far the nearest unit of the party is from a cell."""
    steps = board(state.tiles).distances(cell)
    return min([steps[unit.at] for unit in party(state) if unit.at in steps], default=0)


def _able(state: State, enemy: Enemy, cells: Iterable[Hex]) -> list[Hex]:
    """Return those of ``cells`` from which an enemy would have a target, in reading order."""
    prey = [unit.at for unit in party(state)]
    return reading_order([cell for cell in cells if in_reach(state, cell, chip_of(enemy).reach, prey)])


def _keeping_away(state: State, enemy: Enemy) -> Hex:
    """Return from where it has a target and is as far from the party as may be; with none it comes as hunters do."""
    cells = within(state, enemy)
    able = _able(state, enemy, cells)
    return min(able, key=lambda cell: (-_apart(state, cell), cells[cell])) if able else hunted(state, enemy)


def _on_guard(state: State, enemy: Enemy) -> Hex:
    """Return the nearest hex of its tile from which it has a target; it stays where it has none."""
    cells = within(state, enemy)
    return min(_able(state, enemy, cells), key=lambda cell: cells[cell], default=enemy.at)


def weakest(state: State, enemy: Enemy) -> Unit | None:
    """Return who has least health of the whole party, the nearest of equals: whom a stalking enemy is after."""
    steps = board(state.tiles).distances(enemy.at)
    found = [unit for unit in party(state) if unit.at in steps]
    return min(found, key=lambda unit: (unit.health, steps[unit.at]), default=None)


def _stalking(state: State, enemy: Enemy) -> Hex:
    """Return where it stops on its way to the weakest of the party, past all others."""
    prey, chip = weakest(state, enemy), chip_of(enemy)
    if prey is None or in_reach(state, enemy.at, chip.reach, [prey.at]):
        return enemy.at
    found = goals(state, enemy.at, chip.reach, chip.taste, (prey,))
    if found:
        return walk_towards(state, enemy.at, found[0])
    return approach(state, enemy.at, chip.taste, (prey,))


def is_hurt(enemy: Enemy) -> bool:
    """Return whether an enemy has half of its health left, or less."""
    return 2 * enemy.health <= chip_of(enemy).health


def _fleeing(state: State, enemy: Enemy) -> Hex:
    """Return the hex within its movement that is farthest from the party, the nearest of equals."""
    cells = within(state, enemy)
    return min(reading_order(cells), key=lambda cell: (-_apart(state, cell), cells[cell]))


def sighted(state: State, enemy: Enemy) -> bool:
    """Return whether an enemy has any of the party in sight."""
    map_ = board(state.tiles)
    return any(map_.sees(enemy.at, unit.at) for unit in party(state))


def is_seen(state: State, enemy: Enemy) -> bool:
    """Return whether an adventurer has an enemy in sight, the only eyes that count (SKY-G29)."""
    map_, heroes = board(state.tiles), state.heroes
    return any((at := heroes[index].at) is not None and map_.sees(at, enemy.at) for index in standing(state))


def summoned(state: State, enemy: Enemy) -> tuple[Enemy, Hex] | None:
    """Return who comes when an enemy with prey in sight calls, and how far: the nearest that would walk at all."""
    if not sighted(state, enemy):
        return None
    steps = board(state.tiles).distances(enemy.at)
    others = [other for other in state.enemies if other.id != enemy.id and chip_of(other).habit not in HEEDLESS]
    for other in sorted((other for other in others if other.at in steps), key=lambda other: steps[other.at]):
        to = hunted(state, other)
        if to != other.at:
            return other, to
    return None


def partner(state: State, enemy: Enemy) -> Enemy | None:
    """Return with whom a wounded enemy changes places: the nearest that it sees and that is whole."""
    chip, map_ = chip_of(enemy), board(state.tiles)
    if enemy.health == chip.health:
        return None
    steps = map_.distances(enemy.at)
    whole = [
        other
        for other in state.enemies
        if other.id != enemy.id and other.health == chip_of(other).health and map_.sees(enemy.at, other.at)
    ]
    return min(whole, key=lambda other: steps[other.at], default=None)
