"""Where somebody's ships could go: what is offered first when a system is to be activated, and marked on the map."""

from __future__ import annotations

from ...state import routes
from ...state.state import SHIPS, State
from ..economy import production
from ..flow import open_stage
from . import movement, reaching


def origins(state: State, player: int, to: str) -> tuple[str, ...]:
    """Return the systems from which ships of a player could come if they activated a system now."""
    found = []
    for system in state.systems:
        if system.id == to or player in system.tokens or not system.fleets[player].ships:
            continue
        kinds = (kind for kind, _ in system.fleets[player].only(*SHIPS))
        if any(_reaches(state, player, kind, system.id, to) for kind in kinds):
            found.append(system.id)
    return tuple(found)


def _reaches(state: State, player: int, kind: str, origin: str, to: str) -> bool:
    far = reaching.speed(state, player, kind)
    return origin in routes.best(state, player, to, far)[far]


def worth_while(state: State, player: int, system: str) -> bool:
    """Return whether a player could do anything in a system by activating it: bring or have ships there, or produce."""
    there = state.system_by_id[system].fleets[player].ships
    return bool(there or origins(state, player, system) or production.docks(state, player, system))


def opened(state: State) -> tuple[str, ...]:
    """Return the systems that are marked on the map: those that ships of whoever's turn it is could go to, or, while ships
    move, those that they can still come from."""
    stage = open_stage(state)
    if stage is None:
        return ()
    if stage.kind == "turn":
        possible = movement.activatable(state, stage.player)
        return tuple(system for system in possible if origins(state, stage.player, system))
    if stage.kind == "move":
        return tuple(system.id for system in state.systems if reaching.comers(state, stage, system.id))
    return ()
