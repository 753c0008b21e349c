"""What a picture costs beside encoding its own pixels alone: medians in milliseconds, in one process.

``python -m tests.bench.render`` prints them for maps of 30, 120 and 400 hexes.
"""

from __future__ import annotations

import gc
import sys
from collections import OrderedDict
from collections.abc import Callable
from statistics import median
from time import perf_counter

import msgspec
from isal import isal_zlib
from msgspec.structs import replace

from engine.core.scene import HexBoard, Scene
from engine.maps.hexes import straight
from engine.render import draw
from engine.render.picture import compose
from tests.render.scenes import large

SIZES = (30, 120, 400)


def forget() -> None:
    """Empty every memory of the renderer but the opened fonts."""
    for name, module in list(sys.modules.items()):
        if name.startswith("engine.render"):
            for thing in vars(module).values():
                if isinstance(thing, OrderedDict):
                    thing.clear()
                elif hasattr(thing, "cache_clear") and getattr(thing, "__name__", "") != "_font":
                    thing.cache_clear()


def _milliseconds(act: Callable[[], object]) -> float:
    start = perf_counter()
    act()
    return (perf_counter() - start) * 1000


def _walks(scene: Scene) -> list[Scene]:
    """Return scenes as the next few moves make them: the actor elsewhere, another reach, a health bar less."""
    board = scene.board
    assert isinstance(board, HexBoard) and board.actor is not None
    at = {cell.at: cell for cell in board.cells}
    actor, unit = at[board.actor], at[board.actor].token
    assert unit is not None
    free = [cell for cell in board.cells if cell.token is None and not cell.lit and straight(cell.at, actor.at) < 4]
    walks = []
    for health, goal in enumerate(free[:6], start=2):
        moved = {actor.at: replace(actor, token=None), goal.at: replace(goal, token=replace(unit, health=health))}
        cells = tuple(moved.get(cell.at, cell) for cell in board.cells)
        reach = tuple(cell.at for cell in cells if straight(cell.at, goal.at) < 3)
        walked = replace(scene, board=replace(board, cells=cells, reach=reach, focus=goal.at, actor=goal.at))
        # As a fresh view makes it: equal values, other objects.
        walks.append(msgspec.json.decode(msgspec.json.encode(walked), type=Scene))
    return walks


def measure(rounds: int = 40, cold_rounds: int = 5) -> dict[str, float]:
    """Return per size the medians of

    - ``cold``: draw and encode with empty memories,
    - ``warm``: draw and encode a scene again,
    - ``moved``: draw and encode the scene of another move, made anew, whose hexes have been seen before,
    - ``floor``: isal alone (filter 0, level 1) on the bytes of the same picture,
    - ``warm / floor`` and ``moved / floor``, and the ``bytes`` of the file.
    """
    found: dict[str, float] = {}
    draw(large(60))
    for size in SIZES:
        scene = large(size)
        cold = []
        for _ in range(cold_rounds):
            forget()
            cold.append(_milliseconds(lambda scene=scene: draw(scene)))
        body = bytes(compose(scene).memory)
        walks = _walks(scene)
        for other in walks:
            draw(other)
        warm, floor, moved = [], [], []
        gc.collect()
        for step in range(rounds):
            warm.append(_milliseconds(lambda scene=scene: draw(scene)))
            floor.append(_milliseconds(lambda body=body: isal_zlib.compress(body, 1)))
            other = walks[step % len(walks)]
            moved.append(_milliseconds(lambda other=other: draw(other)))
        found |= {
            f"map of {size} hexes, cold, ms": median(cold),
            f"map of {size} hexes, warm, ms": median(warm),
            f"map of {size} hexes, moved, ms": median(moved),
            f"map of {size} hexes, floor, ms": median(floor),
            f"map of {size} hexes, warm / floor": median(warm) / median(floor),
            f"map of {size} hexes, moved / floor": median(moved) / median(floor),
            f"map of {size} hexes, bytes": float(len(draw(scene).png)),
        }
    return found


if __name__ == "__main__":
    for name, value in measure().items():
        print(f"{name:36} {value:10.2f}")
