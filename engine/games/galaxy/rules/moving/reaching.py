"""What ships can be brought into the active system, how they come, and why others cannot (GAL-G12)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.words import count

from ...state import board, naming, routes
from ...state.content import content
from ...state.routes import Path
from ...state.state import MOST_SHIPS, NONE, SHIPS, TROOPS, Force, Stage, State, force_of
from . import capacity, journeys
from .journeys import Journey

PASSAGE, ORB, DRIVES = "free-passage", "command-orb", "slip-drives"
"""What helps ships move: an order card and a relic (in the words of the stage "move" while they work), and a technology."""


class Plan(NamedTuple):
    """How a journey goes: the paths of its ships, and how many of them need Free Passage."""

    paths: tuple[Path, ...]
    passages: int


def speed(state: State, player: int, kind: str) -> int:
    """Return how many systems far a player's ships of a kind move (GAL-G12, GAL-G13)."""
    return content().units[kind].move + (DRIVES in state.players[player].technologies)


def space_left(state: State, player: int) -> int:
    """Return how many ships of a player the active system still has room for (GAL-G12)."""
    coming = sum(leg.force.ships for leg in state.legs)
    return max(0, MOST_SHIPS - board.ships_in(state, player, state.system) - coming)


def comers(state: State, stage: Stage, origin: str) -> Force:
    """Return the ships that can be brought from a system now: no more than there is room for, the dearest first."""
    player = stage.player
    if origin == state.system or _held(state, stage, origin):
        return NONE
    fleet = state.system_by_id[origin].fleets[player]
    if not fleet.ships:
        return NONE
    passages = stage.words.count(PASSAGE)
    paths = routes.best(state, player, state.system, 1 + max(speed(state, player, kind) for kind in SHIPS))
    total = NONE
    for kind in reversed(SHIPS):
        far = speed(state, player, kind)
        if origin in paths[far]:
            total += force_of(kind, fleet[kind])
        elif passages and origin in paths[far + 1]:
            helped = min(fleet[kind], passages)
            total, passages = total + force_of(kind, helped), passages - helped
    return journeys.strongest(total, space_left(state, stage.player))


def _held(state: State, stage: Stage, system: str) -> bool:
    """Return whether the player's command token keeps units in a system (GAL-G12)."""
    return stage.player in state.system_by_id[system].tokens and ORB not in stage.words


def can_come(state: State, stage: Stage) -> bool:
    """Return whether any ship can be brought."""
    return any(comers(state, stage, system.id) for system in state.systems)


def helped(stage: Stage, help: str) -> Stage:
    """Return the stage "move" with Free Passage or the Command Orb at work."""
    return replace(stage, words=(*stage.words, help))


def helps(state: State, stage: Stage, help: str) -> bool:
    """Return whether more ships could be brought with Free Passage or the Command Orb than without."""
    if state.legs or (help == ORB and ORB in stage.words):
        return False
    with_it = helped(stage, help)
    return any(comers(state, with_it, one.id) != comers(state, stage, one.id) for one in state.systems)


# How it comes.


def plan(state: State, stage: Stage, journey: Journey) -> Plan:
    """Return how a journey goes; `IllegalMove` where it cannot (GAL-G12)."""
    _check_place(state, stage, journey.origin)
    _check_units(state, stage, journey)
    ships = journey.ships
    if ships.ships > space_left(state, stage.player):
        left = space_left(state, stage.player)
        raise IllegalMove(f"No more than {MOST_SHIPS} ships of yours fit there: {left} can still come.", "GAL-G12")
    if journey.carried > capacity.room(ships):
        most = count(capacity.room(ships), "ground force")
        raise IllegalMove(f"These ships carry {most}, not {journey.carried}.", "GAL-G12")
    if journey.picked or journey.storm:
        return _led(state, stage, journey)
    return _straight(state, stage, journey)


def _check_place(state: State, stage: Stage, system: str) -> None:
    name = naming.system_name(system)
    if system == state.system:
        raise IllegalMove(f"What is in {name} is there already: ships come from other systems.", "GAL-G12")
    if _held(state, stage, system):
        raise IllegalMove(f"Your command token keeps what is in {name} there for this round.", "GAL-G12")


def _check_units(state: State, stage: Stage, journey: Journey) -> None:
    """Refuse units that are not there, or that do not travel."""
    player = stage.player
    if not journey.force.ships:
        raise IllegalMove("Ground forces travel aboard: name at least 1 ship.", "GAL-G12")
    if journey.force.dock:
        raise IllegalMove("Docks do not move.", "GAL-G12")
    for system, wanted in ((journey.origin, journey.force), *journey.picked):
        if system != journey.origin:
            _check_place(state, stage, system)
            if wanted != wanted.only(*TROOPS):
                raise IllegalMove("Only infantry and mechs are taken up on the way.", "GAL-G12")
        fleet = state.system_by_id[system].fleets[player]
        there = fleet + journeys.on_planets(state, player, system)
        if not there.holds(wanted):
            have = naming.written_force(there)
            raise IllegalMove(f"You have {have} in {naming.system_name(system)}.", "GAL-G12")


def _straight(state: State, stage: Stage, journey: Journey) -> Plan:
    """Return how ships go that take nothing up on the way: each kind its own best path."""
    paths: list[Path] = []
    passages = 0
    for kind, number in journey.ships:
        far = speed(state, stage.player, kind)
        found = routes.best(state, stage.player, state.system, far + 1)
        if journey.origin not in found[far]:
            passages += number
            far += 1
        if journey.origin not in found[far] or passages > stage.words.count(PASSAGE):
            raise _too_far(state, stage.player, journey.origin, kind)
        paths.append(found[far][journey.origin])
    return Plan(tuple(dict.fromkeys(paths)), passages)


def _too_far(state: State, player: int, origin: str, kind: str) -> IllegalMove:
    unit, far = content().units[kind], speed(state, player, kind)
    where, to = naming.system_name(origin), naming.system_name(state.system)
    systems = "1 system" if far == 1 else f"{far} systems"
    return IllegalMove(
        f"{unit.many.capitalize()} move {systems} far, and no free way from {where} to {to} is that short.", "GAL-G12"
    )


def _led(state: State, stage: Stage, journey: Journey) -> Plan:
    """Return how ships go that pass through certain systems: all that are fast enough by one path, others by their own."""
    player, origin = stage.player, journey.origin
    passages = stage.words.count(PASSAGE)
    over = [system for system, _ in journey.picked]
    fastest = max(speed(state, player, kind) for kind, _ in journey.ships)
    path: Path | None = None
    for limit in (fastest, fastest + 1)[: 1 + bool(passages)]:
        path = path or routes.passing(state, player, origin, state.system, limit, over=over, storm=journey.storm)
    if path is None:
        what = " over ".join(naming.system_name(one) for one in (origin, *over))
        way = f"{what} by the storm" if journey.storm else what
        raise IllegalMove(f"No free way from {way} is short enough for these ships.", "GAL-G12")
    used, following, others = 0, NONE, NONE
    for kind, number in journey.ships:
        late = speed(state, player, kind) < len(path) - 1
        if not late or (speed(state, player, kind) + 1 == len(path) - 1 and used + number <= passages):
            following += force_of(kind, number)
            used += number if late else 0
        else:
            others += force_of(kind, number)
    if journey.taken_up > capacity.room(following):
        raise IllegalMove(f"The ships that pass there carry {capacity.room(following)}, not {journey.taken_up}.", "GAL-G12")
    rest = _straight(state, stage, Journey(origin, others))
    if not following or used + rest.passages > passages:
        raise _too_far(state, player, origin, next(kind for kind, _ in journey.ships))
    return Plan(tuple(dict.fromkeys((path, *rest.paths))), used + rest.passages)
