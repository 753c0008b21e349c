"""What a move is made for: to fight, to go on, to heal, to search."""

from __future__ import annotations

from typing import Literal

from engine.core.moves import Move
from engine.core.verbs import Equip, MoveTo, Use

from ..rules import legal, standing_orders
from ..rules.actions import plays
from ..speech.action_story import only_heals
from ..state import board, naming
from ..state.moves import Act, Light, Pick, Search, Strategy
from ..state.state import Entity, State

Kind = Literal["fight", "clear", "go", "climb", "heal", "search", "open", "take", "ready", "light", "calm", "stay"]
"""What a move is made for."""


def kind_of(state: State, index: int, move: Move | None) -> Kind:
    """Return what a move is made for."""
    match move:
        case MoveTo():
            return "go" if attempted(state, index, move) is None else "climb"
        case Act():
            return _kind_of_act(state, index, move)
        case Search():
            return "search"
        case Pick(lock=handle) | Use(item=handle):
            return "clear" if naming.entity_named(state, handle.removeprefix("lock-")) is not None else "open"
        case Equip():
            return "take"
        case Light():
            return "light"
        case Strategy(play=play):
            return "heal" if play != legal.DRAW and only_heals(plays.play_of(state, f"p{index}", play).name) else "ready"
        case _:
            return "heal" if move == standing_orders.HEAL else "stay"


def _kind_of_act(state: State, index: int, move: Act) -> Kind:
    play, entity = plays.play_of(state, f"p{index}", move.play), naming.entity_named(state, move.target)
    if entity is not None and entity.type == "Obstacle":
        return "climb" if board.persists(entity) else "clear"
    if play.targets == "ally":
        return "heal" if only_heals(play.name) else "ready"
    if play.targets == "lock":
        return "open"
    if entity is not None and entity.type == "Environ":
        return "calm"
    return "search" if any(effect.kind == "reveal" for effect in play.effects) else "fight"


def attempted(state: State, index: int, move: Move) -> Entity | None:
    """Return what Persists on a way that a move goes through by an attempt, ``None`` for none."""
    if isinstance(move, MoveTo):
        way = naming.exit_named(state, state.members[index].region, move.to)
        found = None if way is None else board.blocking(state, way.id)
    else:
        found = naming.entity_named(state, move.target) if isinstance(move, Act) else None
    if found is None or found.hidden or found.type != "Obstacle" or not board.persists(found):
        return None
    return found if board.effort_left(state, found, index) else None
