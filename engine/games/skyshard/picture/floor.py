"""The floor in words, tile by tile: which hexes each has, and which hexes of other tiles they touch."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import listed, lower
from engine.maps.hexes import Hex, label, reading_order

from ..state.board import NOWHERE, board
from ..state.content import content
from ..state.state import ENTRANCE, State, flooded
from ..state.terrain import environment


def told(state: State, focus: Hex) -> Iterator[str]:
    """Yield a sentence for each tile, the nearest to ``focus`` first; which tiles touch is told with the nearer one."""
    map_ = board(state.tiles)
    steps = map_.distances(focus) if focus in map_.owner else {}
    cells = {laid.tile: reading_order(map_.cells(laid.tile)) for laid in state.tiles}
    apart = {tile: min(steps.get(cell, NOWHERE) for cell in own) for tile, own in cells.items()}
    under, before = flooded(state), set[str]()
    yield "The floor by tiles, the nearest first; a tile has walls all round but where it touches another."
    for tile in sorted(cells, key=lambda tile: apart[tile]):
        before.add(tile)
        ground = environment(state, cells[tile][0]) or ("water" if tile in under else "")
        ways = []
        for cell in cells[tile]:
            beside: dict[str, list[Hex]] = {}
            for near in reading_order(map_.beside[cell]):
                if map_.owner[near] not in before:
                    beside.setdefault(map_.owner[near], []).append(near)
            onward = [f"{listed([label(near) for near in there])} of {_name(other)}" for other, there in beside.items()]
            if onward:
                ways.append(f"{label(cell)} touches {listed(onward)}")
        hexes = ", ".join(label(cell) for cell in cells[tile])
        touches = f"; {', '.join(ways)}" if ways else ""
        name = _name(tile)
        yield f"{name[0].upper()}{name[1:]}{f' ({ground})' if ground else ''}: {hexes}{touches}."


def _name(tile: str) -> str:
    return "the entrance" if tile == ENTRANCE else f"the {lower(content().tiles[tile].name)}"
