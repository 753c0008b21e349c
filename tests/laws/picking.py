"""Which playouts the laws look at: the cheapest that show all that two for every number of players would show.

``python -m tests.laws.picking GAME ...`` prints them, for ``PICKED`` in `tests.laws.playouts`, with what they do not show.
"""

from __future__ import annotations

import sys
from collections.abc import Hashable

from tests.laws.playouts import GAMES, KEPT, Playout, marks, playout

COST = 800
"""What any playout costs, beside its moves for each of its seats."""


def cost(played: Playout) -> int:
    """Return about what the laws take for a playout: its moves, for each of its seats."""
    return len(played.steps) * len(played.table.names)


def shown(key: str, number: int) -> set[Hashable]:
    """Return what a playout shows: its verbs and events, its number of seats, whether it has a game master and a file."""
    played = playout(key, number)
    setup = played.table.setup
    met = set[Hashable]().union(*map(marks, played.steps))
    return met | {("seats", len(played.table.names)), ("master", setup.master is not None), ("file", bool(setup.file))}


def picked(key: str, most: int = KEPT) -> tuple[list[int], int]:
    """Return the numbers of the picked playouts of a game, and how many things these do not show."""
    found = {number: shown(key, number) for number in range(min(KEPT, 2 * len(GAMES[key].seats)))}
    left, numbers = set[Hashable]().union(*found.values()), list[int]()
    while left and len(numbers) < most:
        numbers.append(max(found, key=lambda number: len(found[number] & left) / (COST + cost(playout(key, number)))))
        left -= found[numbers[-1]]
    return numbers, len(left)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(name, *picked(name))
