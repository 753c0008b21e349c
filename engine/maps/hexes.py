"""Hexes in axial coordinates (q, r), flat side up: neighbours, rotation, distance, and the labels drawn on maps."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import lru_cache

from .columns import HOME, column_letters, read_label

Hex = tuple[int, int]

NEIGHBOURS: tuple[Hex, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The six sides, clockwise from the north-east on a flat-top map; side ``(i + 3) % 6`` of the neighbour faces side i."""

_HOME_ROW = 20


@lru_cache(maxsize=1 << 16)
def neighbours(at: Hex) -> tuple[Hex, ...]:
    """Return the six cells beside ``at``, by side."""
    q, r = at
    return tuple((q + dq, r + dr) for dq, dr in NEIGHBOURS)


def rotate(at: Hex, steps: int) -> Hex:
    """Turn a cell around (0, 0) by ``steps`` times 60 degrees; one step maps (q, r) to (-r, q + r)."""
    q, r = at
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def shift(at: Hex, by: Hex) -> Hex:
    """Return ``at`` moved by the vector ``by``."""
    return at[0] + by[0], at[1] + by[1]


def straight(a: Hex, b: Hex) -> int:
    """Return the number of steps between two cells over open ground."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def spread(start: Hex, ground: Collection[Hex], limit: int | None = None) -> dict[Hex, int]:
    """Return every cell of ``ground`` reached from ``start`` with its distance (start 0), nearest first.

    ``limit`` stops at that distance. A start off the ground reaches only itself.
    """
    found = {start: 0}
    if start not in ground:
        return found
    waiting = deque([start])
    while waiting:
        at = waiting.popleft()
        steps = found[at] + 1
        if limit is not None and steps > limit:
            break
        for beside in neighbours(at):
            if beside in ground and beside not in found:
                found[beside] = steps
                waiting.append(beside)
    return found


def reading_order(cells: Iterable[Hex]) -> list[Hex]:
    """Return cells as one reads a flat-top map: from top to bottom, then from left to right."""
    return sorted(cells, key=lambda at: (2 * at[1] + at[0], at[0]))


def sides_towards(at: Hex, wanted: Callable[[Hex], bool]) -> Iterator[int]:
    """Yield the sides of ``at`` whose neighbour passes ``wanted``."""
    for side, beside in enumerate(neighbours(at)):
        if wanted(beside):
            yield side


@lru_cache(maxsize=1 << 16)
def label(at: Hex) -> str:
    """Return what a map calls a cell: column letters, then row; (0, 0) is M20 and its north-eastern neighbour N19.

    The letters are those of `columns.column_letters`.
    """
    q, r = at
    return f"{column_letters(q + HOME)}{r + (q - (q & 1)) // 2 + _HOME_ROW}"


def unlabel(text: str) -> Hex | None:
    """Return the cell that a label names (case does not matter), or ``None`` when it is no label."""
    found = read_label(text)
    if found is None:
        return None
    q = found[0] - HOME
    return q, found[1] - _HOME_ROW - (q - (q & 1)) // 2


@lru_cache(maxsize=1 << 16)
def pointed_label(at: Hex) -> str:
    """Return what a map with hexes on their point calls a cell: column letters, then row; (0, 0) is M20.

    There the sides run clockwise from the north-east too: north-east, east, south-east, south-west, west, north-west. Rows
    with an odd number lie half a hex further west.
    """
    q, r = at
    return f"{column_letters(q + (r + (r & 1)) // 2 + HOME)}{r + _HOME_ROW}"


def pointed_unlabel(text: str) -> Hex | None:
    """Return the cell that such a label names (case does not matter), or ``None`` when it is no label."""
    found = read_label(text)
    if found is None:
        return None
    r = found[1] - _HOME_ROW
    return found[0] - HOME - (r + (r & 1)) // 2, r
