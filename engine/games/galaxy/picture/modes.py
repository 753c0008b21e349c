"""Other ways to see the map of a galaxy: who holds what, where one's ships can go, where rivals' ships can come."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.capabilities import Mode
from engine.core.game import Seat
from engine.core.odds import odds

from ..rules import flow, goals_ahead
from ..rules.flow import open_stage
from ..rules.moving.movement import activatable, all_comers, origins
from ..state.catalogue import WORDS
from ..state.state import NONE, TROOPS, Force, State, System
from ..state.view import View
from . import charting
from .starmap import StarBoard
from .stars import Comer, Star, Units

HOLDINGS = Mode("holdings", WORDS.message("mode-holdings.about"))
REACH = Mode("reach", WORDS.message("mode-reach.about"))
THREATS = Mode("threats", WORDS.message("mode-threats.about"))
MARKS = Mode("marks", WORDS.message("mode-marks.about"))
TITLED = (HOLDINGS.name, REACH.name, THREATS.name, MARKS.name)


def modes(view: View) -> tuple[Mode, ...]:
    """Return the modes that show something to a seat."""
    state, seat = view.state, view.seat
    if seat is None or seat >= len(state.players) or state.players[seat].gone or state.phase == "over":
        return (HOLDINGS, MARKS)
    found = ((HOLDINGS, True), (REACH, bool(reached(state, seat))), (THREATS, bool(threatened(state, seat))), (MARKS, True))
    return tuple(mode for mode, shows in found if shows)


def asked(view: View) -> str:
    """Return the system that a tactical action is about while it is under way, "" for none."""
    state = view.state
    under_way = state.phase == "action" and not isinstance(open_stage(state), flow.Turn)
    return charting.label(state.system) if state.system and under_way else ""


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


def seen(state: State, board: StarBoard, mode: str, seat: Seat | None) -> StarBoard:
    """Return a map in a mode: of who holds what there are neither ships nor troops nor tokens; of threats there is who
    could come to each place that a seat holds, with what, and what waits for them there."""
    if mode == HOLDINGS.name:
        return replace(board, systems=tuple(map(_emptied, board.systems)))
    if mode != THREATS.name or seat is None:
        return board
    held = {charting.label(id): id for id in threatened(state, seat)}
    systems = [_faced(state, star, held[star.label], seat) if star.label in held else star for star in board.systems]
    return replace(board, systems=tuple(systems))


def _emptied(star: Star) -> Star:
    return replace(star, fleets=(), tokens=(), worlds=tuple(replace(world, ground=()) for world in star.worlds))


def _faced(state: State, star: Star, id: str, seat: Seat) -> Star:
    """Return a system with the fleets that could come, the likeliest to win first."""
    found = []
    for rival in (place for place, other in enumerate(state.players) if place != seat and not other.gone):
        force = all_comers(state, rival, id) if id in reached(state, rival) else NONE
        if force:
            ahead = goals_ahead.fights(state, rival, id, force)
            units = _units(state, rival, force)
            found.append(
                (
                    ahead.least or 0.0,
                    Comer(units, _odds(ahead, units.owner.letter), _odds(ahead, state.players[rival].name)),
                )
            )
    found.sort(key=lambda item: -item[0])
    system = state.system_by_id[id]
    planets = [state.planet_by_id[planet] for planet in system.planets]
    own = sum((planet.troops[seat].only(*TROOPS) for planet in planets if planet.troops), system.fleets[seat])
    awaits = _units(state, seat, own) if own else None
    return replace(star, comers=tuple(comer for _, comer in found), awaits=awaits, quiet=False)


def _units(state: State, player: Seat, force: Force) -> Units:
    return Units(charting.token(state, player), tuple(force))


def _odds(ahead: goals_ahead.Fights, who: str) -> str:
    """Return in a few words how likely a fleet takes a planet, or else wins in space; or that it brings only ships. ``who``
    brings it: the letters on the map, or a name."""
    chance = ahead.least
    return WORDS("threat-blocks", who=who) if chance is None else WORDS("threat-odds", who=who, wins=odds(chance))


def title(state: State, mode: str, seat: Seat | None) -> str:
    """Return the title of the map in a mode; "" for the usual one."""
    name = "" if seat is None else state.players[seat].name
    return WORDS(f"mode-{mode}", who=name) if mode in TITLED else ""
