"""Other ways to see the map of a galaxy: who holds what, where one's ships can go, where rivals' ships can come."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.capabilities import Mode
from engine.core.game import Seat

from ..rules.moving.movement import activatable, origins
from ..state.catalogue import WORDS
from ..state.state import State, System
from ..state.view import View
from .starmap import StarBoard
from .stars import Star

HOLDINGS = Mode("holdings", WORDS.message("mode-holdings.about"))
REACH = Mode("reach", WORDS.message("mode-reach.about"))
THREATS = Mode("threats", WORDS.message("mode-threats.about"))


def modes(view: View) -> tuple[Mode, ...]:
    """Return the modes that show something to a seat."""
    state, seat = view.state, view.seat
    if seat is None or seat >= len(state.players) or state.players[seat].gone or state.phase == "over":
        return (HOLDINGS,)
    found = ((HOLDINGS, True), (REACH, bool(reached(state, seat))), (THREATS, bool(threatened(state, seat))))
    return tuple(mode for mode, shows in found if shows)


def reached(state: State, player: Seat) -> tuple[str, ...]:
    """Return the systems that a player's ships could come to by an activation, on any player's turn (GAL-G11)."""
    return tuple(system for system in activatable(state, player) if origins(state, player, system))


def threatened(state: State, player: Seat) -> tuple[str, ...]:
    """Return the systems in which a player has planets or ships, and that ships of another player could come to."""
    rivals = [place for place, other in enumerate(state.players) if place != player and not other.gone]
    come = {system for rival in rivals for system in reached(state, rival)}
    return tuple(system.id for system in state.systems if system.id in come and _has(state, system, player))


def _has(state: State, system: System, player: Seat) -> bool:
    return bool(system.fleets[player]) or any(state.planet_by_id[planet].owner == player for planet in system.planets)


def opened(state: State, mode: str, seat: Seat | None) -> tuple[str, ...] | None:
    """Return the systems that a mode marks, ``None`` where it marks none of its own."""
    if seat is None or mode not in (REACH.name, THREATS.name):
        return None
    return reached(state, seat) if mode == REACH.name else threatened(state, seat)


def seen(board: StarBoard, mode: str) -> StarBoard:
    """Return a map in a mode: of who holds what there are neither ships nor troops nor tokens."""
    return replace(board, systems=tuple(map(_emptied, board.systems))) if mode == HOLDINGS.name else board


def _emptied(star: Star) -> Star:
    return replace(star, fleets=(), tokens=(), worlds=tuple(replace(world, ground=()) for world in star.worlds))


def title(state: State, mode: str, seat: Seat | None) -> str:
    """Return the title of the map in a mode; "" for the usual one."""
    name = "" if seat is None else state.players[seat].name
    return WORDS(f"mode-{mode}", who=name) if mode in (HOLDINGS.name, REACH.name, THREATS.name) else ""
