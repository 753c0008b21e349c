"""Other ways to see the map of a galaxy: who holds what, where one's ships can go, where rivals' ships can come."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.capabilities import Mode
from engine.core.game import Seat
from engine.core.scene import Star, StarBoard

from ..rules.moving.movement import activatable, origins
from ..state.state import State, System
from ..state.view import View

HOLDINGS = Mode("holdings", "whose each planet is, without ships and troops")
REACH = Mode("reach", "where your ships could go if it were your turn")
THREATS = Mode("threats", "where others' ships could come to you")


def modes(view: View) -> tuple[Mode, ...]:
    """Return the modes that show something to a seat; nobody's ships go anywhere while the desk is all there is."""
    state, seat = view.state, view.seat
    if state.phase == "desk":
        return ()
    if seat is None or seat >= len(state.players) or state.players[seat].gone or state.phase == "over":
        return (HOLDINGS,)
    found = ((HOLDINGS, True), (REACH, bool(reached(state, seat))), (THREATS, bool(threatened(state, seat))))
    return tuple(mode for mode, shows in found if shows)


def reached(state: State, player: Seat) -> tuple[str, ...]:
    """Return the systems that a player's ships could come to by an activation, whoever's turn it is (GAL-G11)."""
    return tuple(system for system in activatable(state, player) if origins(state, player, system))


def threatened(state: State, player: Seat) -> tuple[str, ...]:
    """Return the systems in which a player has planets or ships, and that ships of somebody else could come to."""
    rivals = [place for place, other in enumerate(state.players) if place != player and not other.gone]
    come = {system for rival in rivals for system in reached(state, rival)}
    return tuple(system.id for system in state.systems if system.id in come and _has(state, system, player))


def _has(state: State, system: System, player: Seat) -> bool:
    return bool(system.fleets[player]) or any(state.planet_by_id[one].owner == player for one in system.planets)


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
    return {
        HOLDINGS.name: "Who holds what",
        REACH.name: f"Where {name}’s ships can go",
        THREATS.name: f"Where others can come to {name}",
    }.get(mode, "")
