"""What becomes of a scenario's marks: found, carried home, opened, fought (SKY-G90, SKY-G92 to SKY-G94, SKY-G98)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.maps.hexes import Hex, label, reading_order

from ..state.content import MarkKind, chip_named, foe
from ..state.state import ENTRANCE, Cache, Dial, Enemy, Errand, gained, scenario_of
from ..state.terrain import nearest_free
from .events import quests
from .progress import Delve

LOCK = "lock"
"""The rank of a scenario's lock among the caches."""


def _errand(delve: Delve) -> Errand:
    errand = delve.state.errand
    assert errand is not None
    return errand


def _set(delve: Delve, **fields: Any) -> None:
    delve.change(errand=replace(_errand(delve), **fields))


def found(delve: Delve, index: int, card: str) -> None:
    """Let an adventurer find what its shard card stands for: the next mark, or a burden that was dropped."""
    state, errand = delve.state, _errand(delve)
    if card in errand.loose:
        _set(delve, loose=tuple(other for other in errand.loose if other != card))
        _carry(delve, index, card)
        return
    at = delve.hero(index).at
    assert at is not None
    kind = _tell(delve, index, card)
    match kind:
        case "burden":
            _carry(delve, index, card)
        case "lock" | "cage":
            _show_lock(delve, index, card if kind == "cage" else "")
        case "place":
            _set(delve, place=delve.board.owner[at])
        case "lair":
            tile = delve.board.owner[at]
            _set(delve, place=tile, phase=1)
            steps = delve.board.distances(at)
            far = max(delve.board.cells(tile), key=lambda cell: steps[cell])
            _rise(delve, state.deployed, nearest_free(state, far)[0])
            delve.change(deployed=state.deployed + 1)


def untiled(delve: Delve, index: int, card: str) -> None:
    """Let an adventurer have a mark for which no tile is left (SKY-035): a burden is home, a lock open and the order
    shorter by it; a place or a lair is where the adventurer stands."""
    errand, kind = _errand(delve), _tell(delve, index, card)
    if kind in ("burden", "cage"):
        _set(delve, home=errand.home + 1)
    elif kind == "lock":
        gone = _unseen(delve, more=1)[0]
        _set(delve, locks=tuple(replace(lock, number=lock.number - (lock.number > gone)) for lock in errand.locks))
    elif kind in ("place", "lair"):
        at = delve.hero(index).at
        assert at is not None
        _set(delve, place=delve.board.owner[at], phase=int(kind == "lair"))
        if kind == "lair":
            _rise(delve, delve.state.deployed, nearest_free(delve.state, at)[0])
            delve.change(deployed=delve.state.deployed + 1)


def _tell(delve: Delve, index: int, card: str) -> MarkKind:
    state, known = delve.state, scenario_of(delve.state)
    assert known is not None
    number = max(1, min(gained(state), len(known.mark)))
    delve.tell(quests.Found(delve.name(index), state.objective, card, number, state.required))
    return known.mark[number - 1].kind


def _carry(delve: Delve, index: int, card: str) -> None:
    """Give an adventurer a burden (SKY-G92)."""
    delve.set_hero(index, burdens=(*delve.hero(index).burdens, card))
    delve.tell(quests.Carries(delve.name(index), delve.state.objective))


def put_down(delve: Delve, index: int) -> None:
    """Let an adventurer whose turn ends on the entrance put down what it carries (SKY-G92)."""
    hero, known = delve.hero(index), scenario_of(delve.state)
    if known is None or not hero.burdens or hero.at is None or delve.board.owner[hero.at] != ENTRANCE:
        return
    delve.set_hero(index, burdens=())
    wanted = sum(mark.kind in ("burden", "cage") for mark in known.mark)
    for _ in hero.burdens:
        _set(delve, home=_errand(delve).home + 1)
        delve.tell(quests.Delivered(delve.name(index), delve.state.objective, _errand(delve).home, wanted))


def _show_lock(delve: Delve, index: int, card: str) -> None:
    """Put a lock on the hex of the tile that is farthest from its finder and has no cache (SKY-G93).

    Where there is an order, draw which of those left it is (SKY-G94).
    """
    state, known, errand = delve.state, scenario_of(delve.state), _errand(delve)
    at = delve.hero(index).at
    assert at is not None and known is not None
    map_, held = delve.board, [cache.at for cache in state.caches]
    steps = map_.distances(at)
    free = [cell for cell in reading_order(map_.cells(map_.owner[at])) if cell not in held]
    cell = max(free, key=lambda cell: steps[cell]) if free else nearest_free(state, at)[0]
    number = 0
    if known.order:
        left = _unseen(delve)
        number = left[delve.dice.roll(len(left)) - 1] if len(left) > 1 else left[0]
    delve.change(caches=(*state.caches, Cache(cell, LOCK)))
    _set(delve, locks=(*errand.locks, Dial(cell, number, card)))
    delve.tell(quests.DialRead(delve.name(index), state.objective, label(cell), number))


def _unseen(delve: Delve, more: int = 0) -> list[int]:
    """Return the places in the order of which no lock is known: of as many as there are marks, less those without."""
    known, errand = scenario_of(delve.state), _errand(delve)
    assert known is not None
    seen = [lock.number for lock in errand.locks]
    last = len(known.mark) + known.ahead - len(delve.state.facedown) + more
    return [number for number in range(errand.opened + 1, last + 1) if number not in seen]


def unlocked(delve: Delve, index: int, at: Hex) -> None:
    """Open a scenario's lock; what a cage held is carried from now on (SKY-G93)."""
    errand = _errand(delve)
    lock = next(lock for lock in errand.locks if lock.at == at)
    left = tuple(other for other in errand.locks if other != lock)
    known = scenario_of(delve.state)
    assert known is not None
    opened = errand.opened + 1
    _set(delve, locks=left, opened=opened)
    delve.change(caches=tuple(cache for cache in delve.state.caches if cache.at != at))
    every = known.ahead + sum(mark.kind in ("lock", "cage") for mark in known.mark)
    shut = every - opened - known.order * len(delve.state.facedown)
    delve.tell(quests.Unlocked(delve.name(index), delve.state.objective, shut))
    if lock.card:
        _carry(delve, index, lock.card)


def stuck(delve: Delve, index: int) -> None:
    """Leave a scenario's lock as it was, for 1 fatigue (SKY-G93)."""
    delve.tire(index, 1)
    delve.tell(quests.Stuck(delve.name(index)))


def _rise(delve: Delve, number: int, at: Hex) -> None:
    """Put the guardian on a hex in the phase that it is in (SKY-G98)."""
    scene, phase = delve.state.objective, _errand(delve).phase
    chip = chip_named(foe(scene, phase, len(delve.state.heroes)))
    delve.change(enemies=(*delve.state.enemies, Enemy(number, chip.id, -1, at, chip.health)))
    delve.tell(quests.Phase(scene, phase, label(at)))


def after_blow(delve: Delve, struck: Enemy) -> None:
    """Let a guardian that was brought down begin its next phase where it fell, with full health; it is
    beaten after its last phase (SKY-G98)."""
    known = scenario_of(delve.state)
    if struck.pair >= 0 or known is None or delve.enemy(struck.id) is not None:
        return
    phase = _errand(delve).phase + 1
    if phase > len(known.phase):
        delve.beaten()
        return
    _set(delve, phase=phase)
    _rise(delve, struck.id, struck.at)
