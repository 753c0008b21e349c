"""What the map is like with the cards and units on it: environments, reach and sight, free hexes, doors to explore."""

from __future__ import annotations

from collections.abc import Iterable

from engine.maps.hexes import Hex, reading_order, straight

from .board import ENTRANCE_CELLS, Face, board, face
from .content import content
from .state import Enemy, State, Turn, chip_of, flooded, occupied, searching, shut


def cards_left(state: State) -> bool:
    """Return whether there is a card to draw now: without one, no exploration can be triggered (SKY-G09)."""
    return bool(state.deck or state.discard)


def explorable(state: State) -> tuple[Hex, ...]:
    """Return the explorable hexes in reading order: doors at the edge, not explored, while shards are left (SKY-020).

    With the last shard drawn there is none, by whatever card it came (SKY-025, SKY-026, SKY-G13), nor without a card to
    draw (SKY-G09).
    """
    return board(state.tiles).open_doors if searching(state) and cards_left(state) else ()


def sealed(state: State) -> bool:
    """Return whether shards and cards remain to be drawn and no hex can be explored (SKY-G55)."""
    return searching(state) and cards_left(state) and not explorable(state)


def shard_cells(state: State) -> tuple[Hex, ...]:
    """Return the cell of each tile with a shard that bears its mark; a player who enters the tile takes it."""
    cards, laid = content().cards, {laid.tile: laid for laid in state.tiles}
    return tuple(mark_of(face(laid[beside.tile])) for beside in state.beside if cards[beside.card].shards)


def keeper_of(state: State, tile: str) -> Enemy | None:
    """Return the enemy that strikes who takes the shard of a tile: it came with it, sees it, is unhurt (SKY-G104)."""
    map_ = board(state.tiles)
    kept = (enemy for enemy in state.enemies if enemy.keeps == tile in map_.seen_from[map_.owner[enemy.at]])
    return next((enemy for enemy in kept if enemy.health >= chip_of(enemy).health), None)


def mark_of(lying: Face) -> Hex:
    """Return the cell of a tile where the mark of its shard has the most room."""
    full = (*lying.doors, *lying.caches, *lying.enemies)
    return min(lying.cells, key=lambda cell: (full.count(cell), lying.cells.index(cell)))


def environment(state: State, at: Hex | None) -> str:
    """Return the environment of the tile of a cell, "" when there is none (SKY-G46, SKY-G83)."""
    if at is None or not state.beside:
        return ""
    tile = board(state.tiles).owner[at]
    cards = content().cards
    return next((kind for beside in state.beside if beside.tile == tile and (kind := cards[beside.card].environment)), "")


def winded(state: State, at: Hex) -> int:
    """Return how many dice less are rolled for an attack from a cell: 1 in a gale (SKY-G83)."""
    return int(environment(state, at) == "gale")


def step_costs(state: State) -> dict[str, int]:
    """Return the tiles whose hexes cost more than 1 movement to enter (SKY-G46, SKY-G95), empty for most maps."""
    under = flooded(state)
    if not state.beside and not under:
        return {}
    cards = content().cards
    mire = [beside.tile for beside in state.beside if cards[beside.card].environment == "mire"]
    return dict.fromkeys((*mire, *under), 2)


def lockable(state: State) -> tuple[Hex, ...]:
    """Return where locks are that may be tried: caches, and those of a scenario whose turn has come (SKY-G93, SKY-G94)."""
    waiting = shut(state)
    return tuple([cache.at for cache in state.caches if cache.at not in waiting])


def fresh(state: State, index: int) -> Turn:
    """Return how an adventurer's turn begins.

    On a door there is a chance to explore it (SKY-009), on a cache none to try it (SKY-G68), at a scenario's lock one
    (SKY-G93).
    """
    at, errand = state.heroes[index].at, state.errand
    locks = [lock.at for lock in errand.locks] if errand is not None else []
    return Turn(index, door=at in explorable(state), lock=at in locks and at not in shut(state))


def in_reach(state: State, at: Hex, reach: int, cells: Iterable[Hex]) -> list[Hex]:
    """Return those of ``cells`` that a unit at ``at`` could attack: by reach and sight (SKY-G48), and murk (SKY-G46)."""
    map_ = board(state.tiles)
    close, owner, seen = map_.close(at), map_.owner, map_.seen_from[map_.owner[at]]
    return [
        cell
        for cell in cells
        if cell in close
        and close[cell] <= reach
        and owner[cell] in seen
        and (close[cell] <= 1 or not hidden(state, at, cell))
    ]


def hidden(state: State, a: Hex, b: Hex) -> bool:
    """Return whether murk hides two cells that do not touch from each other: into or out of its tile (SKY-G46)."""
    if not state.beside:
        return False
    owner = board(state.tiles).owner
    return owner[a] != owner[b] and "murk" in (environment(state, a), environment(state, b))


def nearest_free(state: State, near: Hex, leaving: str = "") -> tuple[Hex, ...]:
    """Return the free hexes nearest to ``near``, itself included, in reading order (SKY-G32, SKY-G54).

    Distances run over the map; where nothing free can be reached, or ``near`` is no longer on it, straight across.
    Hexes of the tile ``leaving`` do not count. Empty when the map is full.
    """
    map_, taken = board(state.tiles), occupied(state)
    free = [cell for cell in map_.owner if cell not in taken and map_.owner[cell] != leaving]
    if not free:
        return ()
    reached = map_.distances(near) if near in map_.owner else {}
    steps = {cell: reached[cell] for cell in free if cell in reached} or {cell: straight(near, cell) for cell in free}
    least = min(steps.values())
    return tuple(reading_order(cell for cell, count in steps.items() if count == least))


def free_entrance(state: State) -> tuple[Hex, ...]:
    """Return the free hexes of the entrance in reading order."""
    taken = occupied(state)
    return tuple(cell for cell in reading_order(ENTRANCE_CELLS) if cell not in taken)


def rank_at(state: State, at: Hex) -> str:
    """Return the rank of what is opened on a hex, "" for nothing."""
    return next((cache.rank for cache in state.caches if cache.at == at), "")
