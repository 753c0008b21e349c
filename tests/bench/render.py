"""What a picture costs beside encoding its own pixels alone: medians in milliseconds of processor time, in one process.

``python -m tests.bench.render`` prints them for these maps: 30, 120 and 400 hexes; 80 tiles with a letter on every free
place; open country (30 and 200 hexes in every terrain, and 12 places with their ways); the fullest sector of six players;
a region of 20 places with all that can stand there.
"""

from __future__ import annotations

import gc
import sys
from collections import OrderedDict
from collections.abc import Callable
from itertools import pairwise
from statistics import median
from time import process_time

from isal import isal_zlib
from msgspec.structs import replace

from engine.core.scene import GraphBoard, HexBoard, Scene
from engine.games.galaxy.picture.starmap import StarBoard
from engine.maps.hexes import straight
from engine.render import draw
from engine.render.memory import MEMORIES
from engine.render.picture import compose
from tests.games.cavern.dungeons import cavern_large
from tests.games.galaxy.sectors import full
from tests.games.regions.ruins import many
from tests.games.wilds.lands import PARTY, crowd, wide
from tests.render.reading import through_json
from tests.render.scenes import large

SMALLEST = {"rounds": 1, "cold_rounds": 1}
SIZES = (30, 120, 400)
TILES = 80
LANDS, PLACES = (30, 200), 12
"""Hexes of a large region that is generated, and of the largest that a file may hold; places."""


def forget() -> None:
    """Empty every memory of the renderer but the opened fonts."""
    for memory in MEMORIES.all:
        memory.forget()
    for name, module in list(sys.modules.items()):
        if name.startswith("engine.render"):
            for thing in vars(module).values():
                if isinstance(thing, OrderedDict):
                    thing.clear()
                elif hasattr(thing, "cache_clear") and getattr(thing, "__name__", "") != "_font":
                    thing.cache_clear()


def _milliseconds(act: Callable[[], object]) -> float:
    start = process_time()
    act()
    return (process_time() - start) * 1000


def _maps() -> dict[str, tuple[Scene, list[Scene]]]:
    """Return each map by name, with scenes of other moves on it."""
    hexes = {f"map of {size} hexes": large(size) for size in SIZES}
    laid = [cavern_large(count) for count in range(TILES - 6, TILES)]
    tiles = {f"map of {TILES} tiles": (cavern_large(TILES), laid)}
    lands = {
        f"land of {size} hexes": (wide(size), [wide(size, walked=12 + more) for more in range(1, 7)]) for size in LANDS
    }
    ways = {f"land of {PLACES} places": (crowd(PLACES), [_elsewhere(crowd(PLACES), place) for place in range(6, 12)])}
    sector = {"sector of six": (full(), _flights(full()))}
    slabs = {"region of 20 places": (many(), [replace(many(), board=replace(many().board, exits=()))])}
    return {name: (scene, _walks(scene)) for name, scene in hexes.items()} | tiles | lands | ways | sector | slabs


def _flights(scene: Scene) -> list[Scene]:
    """Return the scene with the ships of another two systems gone elsewhere each."""
    board = scene.board
    assert isinstance(board, StarBoard)
    manned = [star for star in board.systems if star.fleets]
    flights = []
    for gone, new in pairwise(manned[:7]):
        swapped = {gone.label: replace(gone, fleets=new.fleets), new.label: replace(new, fleets=gone.fleets)}
        systems = tuple(swapped.get(star.label, star) for star in board.systems)
        flights.append(replace(scene, board=replace(board, systems=systems, focus=new.label)))
    return flights


def _elsewhere(scene: Scene, place: int) -> Scene:
    """Return the scene with the party at another place, which is visited then."""
    board = scene.board
    assert isinstance(board, GraphBoard)
    nodes = [
        replace(node, tokens=(PARTY,), state="visited") if number == place else replace(node, tokens=())
        for number, node in enumerate(board.nodes)
    ]
    return replace(scene, board=replace(board, nodes=tuple(nodes), focus=str(place), exits=()))


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
        walks.append(through_json(walked))
    return walks


def measure(rounds: int = 40, cold_rounds: int = 5) -> dict[str, float]:
    """Return per map the medians of

    - ``cold``: draw and encode with empty memories,
    - ``warm``: draw and encode a scene again,
    - ``moved``: draw and encode the scene of another move, made anew, whose hexes, tiles or places have been seen before,
    - ``floor``: isal alone (filter 0, level 1) on the bytes of the same picture,
    - ``warm / floor`` and ``moved / floor``, and the ``bytes`` of the file.
    """
    found: dict[str, float] = {}
    draw(large(60))
    for name, (scene, others) in _maps().items():
        cold = []
        for _ in range(cold_rounds):
            forget()
            cold.append(_milliseconds(lambda scene=scene: draw(scene)))
        body = bytes(compose(scene).memory)
        for other in others:
            draw(other)
        warm, floor, moved = [], [], []
        gc.collect()
        for step in range(rounds):
            warm.append(_milliseconds(lambda scene=scene: draw(scene)))
            floor.append(_milliseconds(lambda body=body: isal_zlib.compress(body, 1)))
            other = others[step % len(others)]
            moved.append(_milliseconds(lambda other=other: draw(other)))
        found |= {
            f"{name}, cold, ms": median(cold),
            f"{name}, warm, ms": median(warm),
            f"{name}, moved, ms": median(moved),
            f"{name}, floor, ms": median(floor),
            f"{name}, warm / floor": median(warm) / median(floor),
            f"{name}, moved / floor": median(moved) / median(floor),
            f"{name}, bytes": float(len(draw(scene).png)),
        }
    return found


if __name__ == "__main__":
    for name, value in measure().items():
        print(f"{name:36} {value:10.2f}")
