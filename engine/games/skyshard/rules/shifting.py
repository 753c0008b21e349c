"""What an exploration brought may lie as far elsewhere: the referee puts it, the explorer may change it (SKY-G38).

Caches and enemies go to the farthest hexes, and of those equally far the explorer may choose (SKY-065, SKY-070). No player
is asked: what was put down may be put on another of them, free of charge and once, until the next act.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.maps.hexes import Hex, label

from ..state.board import board
from ..state.catalogue import refused
from ..state.state import Placed, State, occupied, standing
from .events import course
from .progress import Delve


class Shift(msgspec.Struct, frozen=True):
    """That a "cache" or an "enemy" that was put at one hex goes to another."""

    kind: Literal["cache", "enemy"]
    at: Hex
    to: Hex

    @property
    def option(self) -> str:
        """What says so in a move: "cache-K18-K17"."""
        return f"{self.kind}-{label(self.at)}-{label(self.to)}"

    def what(self, state: State) -> str:
        """Return the rank of the cache, or the chip of the enemy."""
        if self.kind == "cache":
            return next(cache.rank for cache in state.caches if cache.at == self.at)
        return next(enemy.chip for enemy in state.enemies if enemy.at == self.at)


def shifts(state: State) -> tuple[Shift, ...]:
    """Return from where to where what the newest exploration brought may be put instead.

    Each to a hex as far that is free for it, or that another one of its kind would give up for its own.
    """
    turn = state.turn
    if turn is None or not turn.placed or turn.over or state.agenda:
        return ()
    found = []
    for place, piece in enumerate(turn.placed):
        full = [cache.at for cache in state.caches] if piece.kind == "cache" else occupied(state)
        for to in piece.equals:
            later = turn.placed[place:]
            other = next((each for each in later if (each.kind, each.at) == (piece.kind, to)), None)
            if to != piece.at and (to not in full or (other is not None and _unlike(state, piece, other))):
                found.append(Shift(piece.kind, piece.at, to))
    return tuple(found)


def _unlike(state: State, tile: Placed, other: Placed) -> bool:
    """Return whether two pieces could change places, and it would make a difference."""
    pair = (Shift(tile.kind, tile.at, other.at), Shift(other.kind, other.at, tile.at))
    return tile.at in other.equals and pair[0].what(state) != pair[1].what(state)


def steps_from_party(state: State, to: Hex) -> int:
    """Return how many steps a hex is from the nearest of the party."""
    distance = board(state.tiles).distance
    return min(distance(at, to) for index in standing(state) if (at := state.heroes[index].at) is not None)


def helps(state: State, found: Shift) -> bool:
    """Return whether a shift is of use: an enemy is better farther off the party, a cache nearer to it."""
    before, after = steps_from_party(state, found.at), steps_from_party(state, found.to)
    return after < before if found.kind == "cache" else after > before


def shift(delve: Delve, option: str) -> None:
    """Put elsewhere what the newest exploration brought, or have two change places; it costs nothing."""
    found = {item.option: item for item in shifts(delve.state)}
    if option not in found:
        heed(refuse_shift(delve.state))
        raise refused("no-such-shift", "SKY-G38", shifts=tuple(found))
    state, turn, chosen = delve.state, delve.state.turn, found[option]
    assert turn is not None
    kind, what = chosen.kind, chosen.what(state)
    swap = {chosen.at: chosen.to, chosen.to: chosen.at}

    def moved(place: Hex) -> Hex:
        return swap.get(place, place)

    if kind == "cache":
        delve.change(caches=tuple([replace(cache, at=moved(cache.at)) for cache in state.caches]))
    else:
        delve.change(enemies=tuple([replace(enemy, at=moved(enemy.at)) for enemy in state.enemies]))
    # Each is decided once: who thinks better of it takes the move back.
    delve.turn(placed=tuple([piece for piece in turn.placed if piece.kind != kind or piece.at not in swap]))
    _rule, who = "SKY-065" if kind == "cache" else "SKY-070", delve.name(turn.hero)
    at, to = label(chosen.at), label(chosen.to)
    delve.tell(course.Shifted(who=who, piece=kind, what=what, at=at, to=to))


def refuse_shift(state: State) -> IllegalMove | None:
    """Return why nothing can be put elsewhere now, ``None`` where something can."""
    return None if shifts(state) else refused("nothing-asked", "SKY-G25")
