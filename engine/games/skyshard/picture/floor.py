"""The floor in words, tile by tile: which hexes each has, and which hexes of other tiles they touch."""

from __future__ import annotations

from collections.abc import Iterator

from engine.maps.hexes import Hex, label, reading_order

from ..state.board import NOWHERE, board
from ..state.catalogue import WORDS
from ..state.state import State, flooded
from ..state.terrain import environment


def told(state: State, focus: Hex) -> Iterator[str]:
    """Yield a sentence for each tile, the nearest to ``focus`` first; which tiles touch is told with the nearer one.

    What they are is said before the first.
    """
    map_ = board(state.tiles)
    steps = map_.distances(focus) if focus in map_.owner else {}
    cells = {laid.tile: reading_order(map_.cells(laid.tile)) for laid in state.tiles}
    apart = {tile: min(steps.get(cell, NOWHERE) for cell in own) for tile, own in cells.items()}
    under, before = flooded(state), set[str]()
    intro = WORDS("floor-intro")
    for tile in sorted(cells, key=lambda tile: apart[tile]):
        before.add(tile)
        ground = environment(state, cells[tile][0]) or ("water" if tile in under else "none")
        ways = []
        for cell in cells[tile]:
            beside: dict[str, list[str]] = {}
            for near in reading_order(map_.beside[cell]):
                if map_.owner[near] not in before:
                    beside.setdefault(map_.owner[near], []).append(label(near))
            others = [WORDS("floor-cells", cells=there, tile=other) for other, there in beside.items()]
            if others:
                ways.append(WORDS("floor-touches", at=label(cell), others=others))
        told = WORDS("floor-tile", tile=tile, ground=ground, cells=[label(cell) for cell in cells[tile]], ways=ways)
        yield f"{intro} {told}".strip()
        intro = ""
