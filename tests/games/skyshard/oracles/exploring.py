"""Which doors can be explored, where a tile may lie, and what it is filled with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.skyshard.state.content import content, scenario
from engine.games.skyshard.state.state import Exploring, State

from .floor import GATE_DOORS, Cell, Floor, Piece, around, floor_of, piece, touching


def drawn_shards(state: State) -> int:
    """Return the shards drawn: taken, on cards beside their tiles, on a tile just laid, and 1 a facedown card (SKY-G11)."""
    cards = [*state.taken, *(lying.card for lying in state.beside)]
    cards += [task.card for task in state.agenda if isinstance(task, Exploring) and task.step != "connect"]
    return len(state.facedown) + sum(content().cards[card].shards for card in cards)


def wanting(state: State, more: int = 0) -> bool:
    """Return whether there is still something to look for: a shard (SKY-025), or a scenario's shapes (SKY-G99)."""
    if drawn_shards(state) + more < state.required:
        return True
    asked = scenario(state.objective)
    if asked is None:
        return False
    lying = [content().tiles[laid.tile].shape for laid in state.tiles if laid.tile != "entrance"]
    return any(lying.count(shape) < number for shape, number in asked.shapes.items())


def explorable(state: State) -> set[Cell]:
    """Return the explorable doors (SKY-020, SKY-G09)."""
    if not wanting(state) or not (state.deck or state.discard):
        return set()
    return floor_of(state.tiles).open_doors()


def placements(state: State, tile: str, door: Cell, shards: int) -> set[Piece]:
    """Return every legal way to lay a tile at a door, as it would look (SKY-045 to SKY-053, SKY-G05, SKY-G06, SKY-G36)."""
    floor = floor_of(state.tiles)
    alone = floor.tile_of[door] == "entrance" and not any(
        floor.connected("entrance", other) for other in floor.pieces if other != "entrance"
    )
    if alone and state.rules == "house" and len(content().tiles[tile].doors) == 1:
        return set()
    found = set()
    for turn in range(6):
        for q, r in piece(tile, turn, (0, 0)).doors:
            for near in around(door):
                way = piece(tile, turn, (near[0] - q, near[1] - r))
                meets_both = any(all(touching(door, gate) for gate in GATE_DOORS) for door in way.doors)
                if not way.cells & set(floor.tile_of) and (meets_both or not alone):
                    found.add(way)
    keeping = {way for way in found if wanting(state, shards) and stays_open(floor, way)}
    return keeping or found


def stays_open(floor: Floor, way: Piece) -> set[Cell]:
    """Return the doors of a new tile that would be at the edge and unexplored."""
    taken = set(floor.tile_of) | way.cells
    doors = floor.doors()
    return {
        door
        for door in way.doors
        if any(cell not in taken for cell in around(door)) and not any(touching(door, other) for other in doors)
    }


@dataclass(frozen=True)
class Filling:
    """What a card brings on to its tile: ranks of caches, levels of enemies, in order, and where each may lie."""

    caches: tuple[str, ...]
    levels: tuple[int, ...]


def farthest(floor: Floor, door: Cell, cells: Sequence[Cell], *, near: bool = False) -> set[Cell]:
    """Return those of ``cells`` farthest from the explored door (SKY-063, SKY-068), or nearest."""
    steps = floor.steps(door)
    wanted = (min if near else max)((steps[cell] for cell in cells), default=0)
    return {cell for cell in cells if steps[cell] == wanted}


def filling(state: State, task: Exploring, way: Piece, standing: set[Cell]) -> Filling:
    """Return what comes on to a tile that is laid now, with units ``standing`` on some of its hexes.

    Of the card: first what its text changes (SKY-029, SKY-G58), then the limits of the tile (SKY-060, SKY-067).
    """
    card, party = content().cards[task.card], len(state.heroes)
    ranks = ["legendary"] * card.legendary + ["common"] * card.common
    numbers = list(card.scale[party - 1])
    asked = scenario(state.objective) if state.errand is not None else None
    deeper = min(state.camp.depth, 6) - 1 if state.camp is not None else 0
    eased = asked.points[party - 1] if asked is not None else 0
    points = (state.points or party * state.threat) + party * (deeper + eased)
    text = card.revealed
    if text is not None and text.kind == "caches":
        if text.amount > 0:
            ranks += [text.rank] * text.amount
        for _ in range(-text.amount):
            if text.rank in ranks:
                ranks.remove(text.rank)
    if text is not None and text.kind == "spaces":
        numbers = numbers[: len(numbers) + min(text.amount, 0)] + list(text.levels)
    if text is not None and text.kind == "points":
        points += text.amount
    ranks = [rank for rank in ranks if rank == "legendary"] + [rank for rank in ranks if rank != "legendary"]
    weak, strong = len(state.bags[0]), len(state.bags[1])
    free = len(way.enemies - standing)
    before = sum(content().cards[other.card].shards for other in state.beside) + len(state.facedown)
    before += sum(content().cards[other].shards for other in state.taken)
    last = card.shards > 0 and before + card.shards >= state.required
    levels = ([state.keeper] if last and state.keeper and (strong if state.keeper > 5 else weak) else [])[:free]
    weak, strong = weak - levels.count(5), strong - levels.count(10)
    called = min(state.calls, len(state.enemies), weak, free - len(levels))
    levels, weak = levels + [5] * called, weak - called
    for number in numbers:
        if points <= 0 or len(levels) == free:
            break
        able = [item for item in (1, 5, 10, 20) if item <= number and item <= points and (weak if item < 10 else strong)]
        if not able:
            continue
        levels.append(able[-1])
        points -= able[-1]
        weak, strong = weak - (able[-1] < 10), strong - (able[-1] >= 10)
    return Filling(tuple(ranks[: len(way.caches)]), tuple(levels))
