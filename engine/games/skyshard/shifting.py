"""What an exploration brought may lie as far elsewhere: the referee puts it, whoever explored may change it (SKY-G38).

Caches and enemies go to the farthest hexes, and of those equally far the explorer may choose (SKY-065, SKY-070). Nobody is
asked: what was put down may be put on another of them, free of charge, until the next act.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.progress import heed
from engine.maps.hexes import Hex, label

from .delve import Delve
from .state import Placed, State, occupied


def option_of(at: Hex, to: Hex) -> str:
    """Return what says that whatever was put at one hex goes to another: "K18-K17"."""
    return f"{label(at)}-{label(to)}"


def refuse_shift(state: State) -> IllegalMove | None:
    """Return why nothing can be put elsewhere now, ``None`` where something can."""
    return None if shifts(state) else IllegalMove("Nothing is being asked.", "SKY-G25")


def shifts(state: State) -> tuple[tuple[Hex, Hex], ...]:
    """Return from where to where what the newest exploration brought may be put instead (SKY-065, SKY-070, SKY-G38).

    Each to a hex as far that is free for it, or that another one of its kind would give up for its own.
    """
    turn = state.turn
    if turn is None or not turn.placed or turn.over or state.agenda:
        return ()
    found = []
    for place, piece in enumerate(turn.placed):
        full = [cache.at for cache in state.caches] if piece.kind == "cache" else occupied(state)
        for to in piece.equals:
            other = _at(turn.placed[place:], piece.kind, to)
            if to != piece.at and (to not in full or (other is not None and _unlike(state, piece, other))):
                found.append((piece.at, to))
    return tuple(found)


def _at(placed: tuple[Placed, ...], kind: str, at: Hex) -> Placed | None:
    return next((piece for piece in placed if (piece.kind, piece.at) == (kind, at)), None)


def _unlike(state: State, one: Placed, other: Placed) -> bool:
    """Return whether two pieces could change places, and it would make a difference."""
    if one.at not in other.equals:
        return False
    if one.kind == "cache":
        return len({cache.rank for cache in state.caches if cache.at in (one.at, other.at)}) > 1
    return len({enemy.chip for enemy in state.enemies if enemy.at in (one.at, other.at)}) > 1


def piece_at(state: State, at: Hex, to: Hex) -> tuple[str, str]:
    """Return the kind of what may be put from one hex to another, and the rank of the cache or the chip of the enemy."""
    assert state.turn is not None
    kinds = [piece.kind for piece in state.turn.placed if piece.at == at and to in piece.equals]
    full = {"cache": [cache.at for cache in state.caches], "enemy": list(occupied(state))}
    kind = next((kind for kind in kinds if to not in full[kind]), kinds[0])
    if kind == "cache":
        return kind, next(cache.rank for cache in state.caches if cache.at == at)
    return kind, next(enemy.chip for enemy in state.enemies if enemy.at == at)


def shift(delve: Delve, option: str) -> None:
    """Put elsewhere what the newest exploration brought, or have two change places; it costs nothing (SKY-G38)."""
    found = {option_of(*pair): pair for pair in shifts(delve.state)}
    if option not in found:
        heed(refuse_shift(delve.state))
        raise IllegalMove(f"What may be put elsewhere, from where to where: {', '.join(found)}.", "SKY-G38")
    at, to = found[option]
    state, turn = delve.state, delve.state.turn
    assert turn is not None
    kind, what = piece_at(state, at, to)
    swap = {at: to, to: at}

    def moved(place: Hex) -> Hex:
        return swap.get(place, place)

    if kind == "cache":
        delve.change(caches=tuple([replace(cache, at=moved(cache.at)) for cache in state.caches]))
    else:
        delve.change(enemies=tuple([replace(enemy, at=moved(enemy.at)) for enemy in state.enemies]))
    placed = tuple(replace(piece, at=moved(piece.at)) if piece.kind == kind else piece for piece in turn.placed)
    delve.turn(placed=placed)
    rule = "SKY-065" if kind == "cache" else "SKY-070"
    delve.tell("shifted", "SKY-G38", rule, who=delve.name(turn.hero), piece=kind, what=what, at=label(at), to=label(to))
