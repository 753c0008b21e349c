"""Points strewn over a map and paths between them that do not cross (WLD-G81)."""

from __future__ import annotations

from itertools import combinations

from engine.core.dice import Dice

Spot = tuple[float, float]
MARGIN = 0.08


def network(dice: Dice, count: int) -> tuple[tuple[Spot, ...], tuple[tuple[int, int], ...]]:
    """Return ``count`` points within a unit square, and the paths between them by number.

    The paths are a random spanning tree, and more until every point has two or there are ``count + 2``; none cross.
    """
    spots = _strewn(dice, count)
    ways = _possible(spots)
    group = list(range(count))
    chosen: list[tuple[int, int]] = []
    for a, b in dice.shuffled(ways):
        if group[a] != group[b]:
            chosen.append((a, b))
            old = group[b]
            group = [group[a] if one == old else one for one in group]
    while len(chosen) < count + 2:
        ends = [end for way in chosen for end in way]
        single = [number for number in range(count) if ends.count(number) < 2]
        more = [way for way in ways if way not in chosen and any(end in single for end in way)]
        if not more:
            break
        chosen.append(dice.pick(more))
    return spots, tuple(sorted(chosen))


def _strewn(dice: Dice, count: int) -> tuple[Spot, ...]:
    """Return one point in each of ``count`` cells of a grid that has a few more, not quite in the middle of its cell."""
    columns = next(width for width in range(1, count + 1) if width * width >= count)
    rows = -(-(count + 1) // columns)
    cells = sorted(dice.shuffled(range(columns * rows))[:count])
    span = 1 - 2 * MARGIN
    found = []
    for cell in cells:
        row, column = divmod(cell, columns)
        across, down = (0.25 + dice.below(51) / 100 for _ in range(2))
        x, y = MARGIN + span * (column + across) / columns, MARGIN + span * (row + down) / rows
        found.append((round(x, 3), round(y, 3)))
    return tuple(found)


def _possible(spots: tuple[Spot, ...]) -> list[tuple[int, int]]:
    """Return straight ways between points, the shortest first, each unless it crosses or grazes something."""
    found: list[tuple[int, int]] = []
    pairs = sorted(combinations(range(len(spots)), 2), key=lambda pair: (apart(spots[pair[0]], spots[pair[1]]), pair))
    for a, b in pairs:
        crossing = any(cross(spots[a], spots[b], spots[c], spots[d]) for c, d in found if not {a, b} & {c, d})
        near = any(grazes(spots[a], spots[b], spots[c]) for c in range(len(spots)) if c not in (a, b))
        if not crossing and not near:
            found.append((a, b))
    return found


def apart(a: Spot, b: Spot) -> float:
    """Return how far two points are from each other, squared."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _turn(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Whether the straight ways a-b and c-d, which share no end, meet."""
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def grazes(a: Spot, b: Spot, c: Spot, distance: float = 0.05) -> bool:
    """Whether the straight way a-b passes the point c within a distance."""
    length = apart(a, b)
    if not length:
        return apart(a, c) < distance**2
    along = ((c[0] - a[0]) * (b[0] - a[0]) + (c[1] - a[1]) * (b[1] - a[1])) / length
    along = min(1.0, max(0.0, along))
    return apart((a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])), c) < distance**2
