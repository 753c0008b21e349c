"""What a Mender does for those who fell, for those who are about to, and for the hurt."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.verbs import MoveTo
from engine.maps.hexes import Hex, straight, unlabel

from ..rules import odds
from ..rules.rounds import next_loss
from ..rules.turns import HEALED, REVIVED
from ..state.board import board
from ..state.content import content
from ..state.state import State, most_health
from .dangers import endangered

LAST_RESCUE = 8
"""From this round on a fallen adventurer is left who would fall again to the exhaustion after it is brought back."""


def beside_fallen(state: State, at: Hex) -> bool:
    """Return whether a Mender who begins her next turn at a hex could bring an adventurer back (SKY-G49)."""
    if not _mends(state):
        return False
    return any(
        hero.at is None
        and hero.fell is not None
        and straight(at, hero.fell) <= 1
        and (state.round < LAST_RESCUE or hero.exhaustion + 1 < REVIVED)
        for hero in state.heroes
    )


def to_fallen(state: State, walks: Sequence[MoveTo]) -> list[MoveTo]:
    """Return a Mender's walks beside a fallen adventurer, the safest first, where she is not yet beside it."""
    assert state.turn is not None
    at = state.heroes[state.turn.hero].at
    if at is None or not _mends(state) or beside_fallen(state, at):
        return []
    return _safest(state, [move for move in walks if beside_fallen(state, _cell(move))])


def to_dying(state: State, walks: Sequence[MoveTo]) -> list[MoveTo]:
    """Return a Mender's walks from which she can heal one who falls otherwise when the next round begins, the safest first;
    none where she has one in reach or has healed."""
    turn = state.turn
    assert turn is not None
    at = state.heroes[turn.hero].at
    if at is None or turn.healed or not _mends(state) or dying_near(state, at):
        return []
    return _safest(state, [move for move in walks if dying_near(state, _cell(move))])


def dying_near(state: State, at: Hex) -> list[int]:
    """Return which others the acting Mender would keep standing by healing them from a hex (SKY-G21, SKY-G24)."""
    assert state.turn is not None
    actor = state.turn.hero
    close, far = board(state.tiles).close(at), content().adventurers[state.heroes[actor].kind].reach
    return [
        index
        for index, hero in enumerate(state.heroes)
        if index != actor
        and hero.at is not None
        and close.get(hero.at, far + 1) <= far
        and hero.health <= next_loss(state, index) < hero.health + HEALED
    ]


def _mends(state: State) -> bool:
    assert state.turn is not None
    return content().adventurers[state.heroes[state.turn.hero].kind].trick == "heal"


def _safest(state: State, walks: Sequence[MoveTo]) -> list[MoveTo]:
    return sorted(walks, key=lambda move: endangered(state, _cell(move)))


def _cell(move: MoveTo) -> Hex:
    cell = unlabel(move.to)
    assert cell is not None
    return cell


def left(state: State, target: str) -> float:
    """Return how much health an adventurer on a hex keeps by the next round, after what enemies usually do."""
    found = (
        hero.health - next_loss(state, index) - odds.danger(state, index).usual
        for index, hero in enumerate(state.heroes)
        if hero.at == unlabel(target)
    )
    return next(found, 0.0)


def lacking(state: State, target: str) -> int:
    """Return how much health an adventurer on a hex has lost."""
    return max((most_health(hero) - hero.health for hero in state.heroes if hero.at == unlabel(target)), default=0)
