"""How a scenario stands: what follows from the state of it (SKY-G90)."""

from __future__ import annotations

from engine.maps.hexes import Hex

from .board import board
from .content import Phase, Scenario
from .state import ENTRANCE, Enemy, State, chip_of, gained, scenario_of, searching, standing

BOTH = 2
"""So many of the party beside it, or all that stand, take a guardian's guard down where that is its weakness (SKY-G98)."""


def kept(state: State) -> tuple[str, ...]:
    """Return the tiles that a scenario holds in place: those with its locks, and its place or lair (SKY-G90)."""
    errand = state.errand
    if errand is None:
        return ()
    owner = board(state.tiles).owner
    return (*(owner[lock.at] for lock in errand.locks), *filter(None, (errand.place,)))


def ease(state: State) -> int:
    """Return the enemy points that a scenario adds on each tile, or takes (SKY-G91)."""
    known, party = scenario_of(state), len(state.heroes)
    return known.points[party - 1] * party if known is not None else 0


def gate_of(state: State) -> int:
    """Return how many blows the gate stands from the first, 0 where none is to be held (SKY-G97)."""
    known = scenario_of(state)
    return known.gate[len(state.heroes) - 1] if known is not None else 0


def guardian(state: State) -> Enemy | None:
    """Return the guardian, ``None`` where there is none on the map."""
    return next((enemy for enemy in state.enemies if enemy.pair < 0), None)


def phase_of(state: State) -> Phase | None:
    """Return the phase that the guardian is in."""
    known, errand = scenario_of(state), state.errand
    if known is None or errand is None or guardian(state) is None:
        return None
    return known.phase[errand.phase - 1]


def guard_of(state: State, enemy: Enemy, *, blows: int = 0) -> int:
    """Return an enemy's guard against an attack after so many ``blows`` of the same turn: a guardian has none where its
    weakness is used (SKY-G98)."""
    guard = chip_of(enemy).guard
    phase = phase_of(state) if enemy.pair < 0 else None
    if phase is None:
        return guard
    match phase.weakness:
        case "flanked":
            party = len(standing(state)) + (state.friend is not None and state.friend.at is not None)
            down = _beside(state, enemy) >= min(BOTH, party)
        case "lured":
            down = board(state.tiles).owner[enemy.at] != (state.errand.place if state.errand else "")
        case "pressed":
            down = blows > 0
    return 0 if down else guard


def _beside(state: State, enemy: Enemy) -> int:
    near = board(state.tiles).beside[enemy.at]
    count = sum(hero.at in near for hero in state.heroes)
    return count + (state.friend is not None and state.friend.at in near)


def at_gate(state: State, enemy: Enemy) -> bool:
    """Return whether an enemy stands where it can batter the gate (SKY-G97)."""
    return state.errand is not None and state.errand.gate > 0 and board(state.tiles).owner[enemy.at] == ENTRANCE


def burdens(known: Scenario) -> int:
    """Return how many burdens a scenario wants at the gate."""
    return sum(mark.kind in ("burden", "cage") for mark in known.mark)


def done(state: State) -> bool:
    """Return whether all is done that a scenario asks for (SKY-G90)."""
    known, errand = scenario_of(state), state.errand
    if known is None or errand is None or searching(state) or gained(state) < state.required:
        return False
    if errand.home < burdens(known) or errand.locks or (known.phase and errand.phase <= len(known.phase)):
        return False
    if not any(mark.kind == "place" for mark in known.mark):
        return True
    met = meeting(state)
    return all(hero.at in met for hero in state.heroes if hero.at is not None)


def meeting(state: State) -> tuple[Hex, ...]:
    """Return where all have to meet: the hexes of the place, and those beside them (SKY-G96)."""
    map_, errand = board(state.tiles), state.errand
    cells = map_.cells(errand.place) if errand is not None and errand.place else []
    return tuple(dict.fromkeys([*cells, *(near for cell in cells for near in map_.beside[cell])]))
