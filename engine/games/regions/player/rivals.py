"""What stands beside what is advised: the best moves of other kinds, by the same values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from engine.core.memo import fleeting, memo
from engine.core.moves import Move
from engine.core.verbs import Equip, MoveTo, Use

from ..rules import awaiting, legal, standing_orders, turns
from ..speech import next_step
from ..speech.action_story import only_heals
from ..speech.choices import choice
from ..state import board, naming
from ..state.moves import Act, Light, Pick, Search, Strategy
from ..state.state import Entity, State
from ..state.view import View
from . import sensible, worth
from .ground import Ground
from .mind import Mind
from .temper import ALONE

Kind = Literal["fight", "clear", "go", "climb", "heal", "search", "open", "take", "ready", "light", "stay"]
"""What a move is made for."""

MOST = 2
"""So many moves of other kinds stand beside what is advised."""
ON, BACK = 1.1, 0.15
"""What a way on is worth beside Actions, and one that leads nowhere new."""
LEAST = 0.1
"""What is worth no more is no alternative."""


class Rival(msgspec.Struct, frozen=True):
    """A move of another kind than what is advised, and what it is worth."""

    move: Move
    kind: Kind
    value: float


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
            return "heal" if play != legal.DRAW and only_heals(worth.play_of(state, index, play).name) else "ready"
        case _:
            return "heal" if move == standing_orders.HEAL else "stay"


def _kind_of_act(state: State, index: int, move: Act) -> Kind:
    play, entity = worth.play_of(state, index, move.play), naming.entity_named(state, move.target)
    if entity is not None and entity.type == "Obstacle":
        return "climb" if board.persists(entity) else "clear"
    if play.targets == "ally":
        return "heal" if only_heals(play.name) else "ready"
    if play.targets == "lock":
        return "open"
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


@fleeting
@memo
def rivals(state: State, index: int, best: Move | None) -> tuple[Rival, ...]:
    """Return the best moves of other kinds than what is advised in a turn under way, the best first; the end of the turn is
    none of them."""
    own = kind_of(state, index, best)
    found: dict[Kind, Rival] = {}
    for rival in sorted(_rated(state, index), key=lambda rival: -rival.value):
        found.setdefault(rival.kind, rival)
    return tuple(rival for kind, rival in found.items() if kind != own)[:MOST]


def _rated(state: State, index: int) -> Iterator[Rival]:
    """Yield what a member could sensibly do, each with what it is worth."""
    begun = turns.begun(state, index) if turns.may_begin(state, index) else state
    moves = list(legal.legal(begun, begun.members[index].seat))
    ground = Ground(begun, Mind(), ALONE)
    turn = sensible.Turn(ground, index, moves)
    seen = View(state.members[index].seat, state)
    for move in (*turn.actions(), *(move for move in moves if isinstance(move, Strategy) and move.play != legal.DRAW)):
        rated = worth.strategy if isinstance(move, Strategy) else worth.action
        value, kind = rated(ground, index, move, turn.target), kind_of(state, index, move)
        value *= worth.BESET if kind == "search" and state.scenario.type == "chase" else 1.0
        if value > LEAST and kind not in ("ready", "stay") and _is_offered(seen, move):
            yield Rival(move, kind, value)
    yield from _ways(seen, index, moves)


def _ways(seen: View, index: int, moves: Sequence[Move]) -> Iterator[Rival]:
    """Yield the ways that a member could go; those on, which the next step names, first."""
    ways = [move for move in moves if isinstance(move, MoveTo)]
    offers = {move: choice(seen, move) for move in ways}
    for place, move in enumerate(sorted(ways, key=lambda move: offers[move].order)):
        found = offers[move]
        if not (found.hurts or found.sure or found.weight == "written"):
            leads = next_step.names(seen, move) or found.lit
            yield Rival(move, kind_of(seen.state, index, move), (ON if leads else BACK) - place / 100)


def _is_offered(seen: View, move: Move) -> bool:
    found = choice(View(seen.seat, seen.state), move)
    return not (found.hurts or found.sure or found.weight in ("written", "quiet"))


def is_asked(state: State, index: int) -> bool:
    """Return whether a member is in a turn in which something stands beside what is advised."""
    return state.phase == "play" and turns.free(state) and not awaiting.may_go_on(state)
