"""An exploration: the card, then its six steps in order (SKY-003, SKY-027, SKY-030)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from engine.maps.hexes import Hex, label, reading_order

from ..state.board import Fit, board, face, noted
from ..state.content import Chip, content
from ..state.quests import ease
from ..state.state import (
    Beside,
    Cache,
    Enemy,
    Exploring,
    Laid,
    Placed,
    Settling,
    State,
    called,
    chip_of,
    drawn,
    occupied,
    searching,
    tile_points,
)
from ..state.terrain import shard_cells
from . import quests
from .campaign import notch
from .effects import run_effect
from .events import finds
from .progress import Delve

LEVELS = (20, 10, 5, 1)
TILE_EFFECTS = frozenset({"caches", "spaces", "points", "near", "whisk"})
"""Kinds of effects that concern the new tile alone: without it they are void (SKY-G37)."""
CALLED = 5
"""The level of the enemies that come because of the noise of a door (SKY-G102)."""
BAG = {1: 0, 5: 0, 10: 1, 20: 1}
"""Which bag holds the chips of a level (SKY-G19)."""


def begin(delve: Delve, hero: int, door: Hex, how: str) -> None:
    """Explore ``door`` for an adventurer: draw one card, then a tile of its shape (SKY-003, SKY-028, SKY-033).

    Without such a tile the card lies facedown and that is all: no second card, none of its text, the door as it was
    (SKY-034, SKY-036, SKY-037, SKY-038, SKY-039).
    ``how`` is the rule that let it: SKY-012 for standing there, SKY-014 for an explore action.
    """
    letter = delve.board.letters[door]
    card = content().cards[delve.draw_card()]
    who, at = delve.name(hero), label(door)
    stack = delve.state.stacks[card.shape]
    if not stack:
        delve.change(facedown=(*delve.state.facedown, card.id))
        none = finds.NoTile(who, letter, at, card.shape, drawn(delve.state), delve.state.required, delve.state.scene)
        delve.tell(none, rules=(*none.because(), how))
        if delve.state.errand is not None:
            quests.untiled(delve, hero, card.id)
        if not searching(delve.state):
            delve.tell(finds.FullyExplored(delve.state.scene))
        return
    tile = _top(delve.state, stack, door)
    room = bool(_ways(delve.state, tile, door, card.shards))
    if not room and (card.revealed is None or card.revealed.kind in TILE_EFFECTS):
        _no_fit(delve, hero, door, card.id, tile)
        return
    delve.change(stacks={**delve.state.stacks, card.shape: tuple(other for other in stack if other != tile)})
    explored = finds.Explored(who, letter, at, card.id, tile, card.shape, delve.state.scene, room)
    delve.tell(explored, rules=(how, "SKY-027", "SKY-033"))
    _read_card(delve, hero, door, card.id, tile)


def _top(state: State, stack: Sequence[str], door: Hex) -> str:
    """Return the tile that is drawn from a stack for a door: the top one, but no dead end as first tile (SKY-G06)."""
    return next((tile for tile in stack if not _barred(state, tile, door)), stack[0])


def _barred(state: State, tile: str, door: Hex) -> bool:
    """Return whether a tile is a dead end that would be the first one at the entrance (SKY-G06)."""
    return state.rules == "house" and len(content().tiles[tile].doors) == 1 and board(state.tiles).first(door)


def _ways(state: State, tile: str, door: Hex, shards: int) -> tuple[Fit, ...]:
    """Return the legal ways to lay a tile whose card shows so many shards."""
    return () if _barred(state, tile, door) else board(state.tiles).fits(tile, door, searching(state, shards))


def _no_fit(delve: Delve, hero: int, door: Hex, card: str, tile: str, *, read: bool = False) -> None:
    """Step 3 without a place: the card is discarded, the tile goes under its stack, the door stays as it was.

    That ends the exploration (SKY-054, SKY-055, SKY-056, SKY-057). ``read`` says that the card's text was carried out.
    """
    shape = content().tiles[tile].shape
    stack = tuple(other for other in delve.state.stacks[shape] if other != tile)
    delve.change(stacks={**delve.state.stacks, shape: (*stack, tile)}, discard=(*delve.state.discard, card))
    delve.tell(
        finds.NoFit(
            who=delve.name(hero),
            door=delve.board.letters.get(door, ""),
            at=label(door),
            card=card,
            tile=tile,
            shape=shape,
            read=read,
        )
    )


def _read_card(delve: Delve, hero: int, door: Hex, card_id: str, tile: str) -> None:
    """Step 2: what the card says at once, whether or not its tile then fits (SKY-042, SKY-043, SKY-044). What needs a
    filled tile waits (SKY-G37).

    The row and the points are for all who started, a single adventurer too (SKY-074, SKY-G16, SKY-G17, SKY-G57). In a
    campaign they grow with its depth (SKY-G69). The card changes the counts before any limit (SKY-029, SKY-G58);
    legendary caches come first (SKY-062).
    """
    card = content().cards[card_id]
    state = delve.state
    caches = ["legendary"] * card.legendary + ["common"] * card.common
    party = len(state.heroes)
    spaces = list(card.scale[party - 1])
    points = tile_points(state) + notch(state) + ease(state)
    near = whisk = False
    effect = card.revealed
    if effect is not None:
        match effect.kind:
            case "caches" if effect.amount >= 0:
                caches += [effect.rank] * effect.amount
            case "caches":
                for _ in range(-effect.amount):
                    if effect.rank in caches:
                        caches.remove(effect.rank)
            case "spaces":
                spaces = [*(spaces[: effect.amount] if effect.amount < 0 else spaces), *effect.levels]
            case "points":
                points = max(0, points + effect.amount)
            case "near":
                near = True
            case "whisk":
                whisk = True
    caches.sort(key=lambda rank: rank != "legendary")
    delve.push(
        Exploring(
            hero,
            door,
            card_id,
            tile,
            caches=tuple(caches),
            spaces=tuple(spaces),
            points=points,
            near=near,
            whisk=whisk,
        )
    )
    if effect is not None:
        delve.tell(finds.Revealed(effect.kind, effect.amount, effect.rank))
        run_effect(delve, effect, hero, "SKY-043", (delve.board.owner[door],))


def fits(state: State, task: Exploring) -> tuple[Fit, ...]:
    """Return the legal ways to lay the tile that is being connected."""
    return _ways(state, task.tile, task.door, content().cards[task.card].shards)


def lay(delve: Delve, task: Exploring, fit: Fit) -> None:
    """Step 3: connect the tile, whose doors come into play with it (SKY-004, SKY-045, SKY-059).

    An enemy comes with the last shard (SKY-G103), and the noise calls some (SKY-G102). They come before those of the row,
    and not out of its points.
    """
    more = called(delve.state)
    shards = content().cards[task.card].shards
    keeper = delve.state.keeper if shards and not searching(delve.state, shards) else 0
    first = [*([keeper] if keeper else []), *[CALLED] * more]
    rules = ["SKY-046", "SKY-052" if delve.board.first(task.door) else "SKY-051", *(["SKY-004"] if fit.open else [])]
    delve.change(tiles=noted((*delve.state.tiles, Laid(task.tile, fit.turn, fit.at)), delve.board))
    delve.amend(step="caches")
    if first:
        delve.amend(spaces=(*first, *task.spaces), points=sum(first) + max(0, task.points))
    room = len(content().tiles[task.tile].enemies) - bool(keeper)
    doors, turn = tuple(label(cell) for cell in fit.open), delve.state.turn
    walks = turn is not None and bool(turn.left) and not turn.explored
    laid = finds.Laid(task.tile, doors, max(0, min(more, room)), keeper, walks)
    delve.tell(laid, rules=[*rules, *(["SKY-G102"] if more else []), *(["SKY-G103"] if keeper else [])])


def face_of(state: State, tile: str) -> tuple[tuple[Hex, ...], tuple[Hex, ...]]:
    """Return the cache hexes and the enemy hexes of a tile on the map."""
    laid = next(laid for laid in state.tiles if laid.tile == tile)
    lying = face(laid)
    return lying.caches, lying.enemies


def _foremost(state: State, task: Exploring, cells: Sequence[Hex], near: bool) -> tuple[Hex, ...]:
    """Return those of ``cells`` farthest from the explored door (or, with ``near``, nearest), in reading order."""
    if not cells:
        return ()
    steps = board(state.tiles).distances(task.door)
    wanted = (min if near else max)([steps[cell] for cell in cells])
    return tuple(reading_order([cell for cell in cells if steps[cell] == wanted]))


def cache_hexes(state: State, task: Exploring) -> tuple[Hex, ...]:
    """Return the hexes where the next cache may go: the farthest that are free of caches.

    Far from the explored door, and each next one the farthest that is left (SKY-063, SKY-064, SKY-G39, SKY-G40, SKY-G41).
    """
    held = [cache.at for cache in state.caches]
    free = [cell for cell in face_of(state, task.tile)[0] if cell not in held]
    return _foremost(state, task, free, near=False)


def enemy_hexes(state: State, task: Exploring) -> tuple[Hex, ...]:
    """Return the hexes where the next enemy may go: the farthest unoccupied ones (SKY-068, SKY-069, SKY-G41)."""
    taken = occupied(state)
    free = [cell for cell in face_of(state, task.tile)[1] if cell not in taken]
    return _foremost(state, task, free, near=task.near)


def put_cache(delve: Delve, at: Hex) -> None:
    """Step 4: put the next cache on a hex."""
    task = delve.state.agenda[0]
    assert isinstance(task, Exploring)
    delve.change(caches=(*delve.state.caches, Cache(at, task.caches[0])))
    delve.amend(caches=task.caches[1:])
    delve.tell(finds.Cache(task.caches[0], label(at)))


def put_enemy(delve: Delve, at: Hex) -> None:
    """Step 5: put the enemy that was drawn on a hex (SKY-080)."""
    task = delve.state.agenda[0]
    assert isinstance(task, Exploring)
    chip = content().chips[task.chip]
    state = delve.state
    last = state.strikes and content().cards[task.card].shards and not searching(state)
    first = last and not any(enemy.keeps for enemy in state.enemies)
    enemy = Enemy(state.deployed, chip.id, task.pair, at, chip.health, task.tile if first else "")
    delve.change(enemies=(*state.enemies, enemy), deployed=state.deployed + 1)
    delve.amend(pair=-1, chip="")
    delve.tell(finds.Enemy(chip.id, chip.level, label(at)))


def level_for(space: int, points: int, bags: Sequence[Sequence[int]]) -> int:
    """Return the level drawn for a challenge space with points left, 0 for none (SKY-076, SKY-077, SKY-G18, SKY-G19)."""
    for level in LEVELS:
        if level <= space and level <= points and bags[BAG[level]]:
            return level
    return 0


def chip_side(pair: int, level: int) -> Chip:
    """Return the side of a chip that shows a level."""
    sides = content().pairs[pair]
    low = content().chips[sides.low]
    return low if low.level == level else content().chips[sides.high]


def _next_enemy(delve: Delve, task: Exploring) -> bool:
    """Draw the enemy of the next space, from left to right (SKY-075, SKY-078); return ``False`` once deployment stops.

    It stops with the row (SKY-072), without points (SKY-071, SKY-082), or without a free hex (SKY-073, SKY-081).
    """
    state = delve.state
    spaces = task.spaces
    if not spaces or task.points <= 0 or not enemy_hexes(state, task):
        return False
    level = level_for(spaces[0], task.points, state.bags)
    if not level:
        delve.amend(spaces=spaces[1:])
        return True
    bags = list(state.bags)
    pair, bags[BAG[level]] = bags[BAG[level]][0], bags[BAG[level]][1:]
    delve.change(bags=(bags[0], bags[1]))
    chip = chip_side(pair, level).id
    delve.amend(spaces=spaces[1:], points=task.points - level, pair=pair, chip=chip)
    delve.tell(finds.EnemyDrawn(chip, level, task.points - level))
    return True


def options(state: State, task: Exploring) -> tuple[Hex, ...]:
    """Return the hexes between which the exploring player is asked to choose now (SKY-065, SKY-070); ``()`` for none.

    They are asked where the party decides ties; else the referee places, and the player may change it (`shifting`).
    """
    if state.ties != "party":
        return ()
    if task.step == "caches" and task.caches:
        cells = cache_hexes(state, task)
        return cells if _differ(task, cells) else ()
    if task.step == "enemies" and task.chip:
        cells = enemy_hexes(state, task)
        return cells if _differ(task, cells) else ()
    return ()


def _differ(task: Exploring, cells: tuple[Hex, ...]) -> bool:
    """Return whether it matters which of equally far hexes is filled: not where like caches will fill them all."""
    filled = task.caches[: len(cells)]
    return len(cells) > 1 and (len(filled) < len(cells) or len(dict.fromkeys(filled)) > 1)


def step(delve: Delve, task: Exploring) -> bool:
    """Go on with an exploration; return ``False`` when its player has to choose."""
    return STEPS[task.step](delve, task)


def _connect(delve: Delve, task: Exploring) -> bool:
    """Step 3: lay the tile where there is one way to, or discard it where there is none."""
    found = fits(delve.state, task)
    if not found:
        delve.finish()
        stacks, shape = delve.state.stacks, content().tiles[task.tile].shape
        delve.change(stacks={**stacks, shape: (*stacks[shape], task.tile)})
        _no_fit(delve, task.hero, task.door, task.card, task.tile, read=True)
        return True
    if len(found) == 1:
        lay(delve, task, found[0])
    return len(found) == 1


def _fill(delve: Delve, task: Exploring) -> bool:
    """Step 4: put the caches one by one; surplus ones are left out (SKY-066)."""
    cells = cache_hexes(delve.state, task) if task.caches else ()
    if cells:
        return _place(delve, task, "cache", cells)
    delve.amend(step="enemies", caches=())
    return True


def _deploy(delve: Delve, task: Exploring) -> bool:
    """Step 5: draw the enemies and put them one by one."""
    if task.chip:
        return _place(delve, task, "enemy", enemy_hexes(delve.state, task))
    if not _next_enemy(delve, task):
        delve.amend(step="card")
    return True


def _place(delve: Delve, task: Exploring, kind: Literal["cache", "enemy"], cells: tuple[Hex, ...]) -> bool:
    """Put the next cache or enemy on the first of hexes equally far; whose turn it is may change it (SKY-G38).

    So may they where it took the last of hexes that something before it was put on. ``False`` where the party decides.
    """
    differ = _differ(task, cells)
    if differ and delve.state.ties == "party":
        return False
    at = min(cells) if differ else cells[0]
    (put_cache if kind == "cache" else put_enemy)(delve, at)
    turn = delve.state.turn
    assert turn is not None
    shared = (piece.equals for piece in turn.placed if piece.kind == kind and at in piece.equals)
    equals = next(shared, cells if differ else ())
    if equals:
        delve.turn(placed=(*turn.placed, Placed(kind, at, equals)))
    return True


def _place_card(delve: Delve, task: Exploring) -> bool:
    """Step 6: the card stays beside its tile for a shard, an environment or a trap, or is discarded (SKY-086)."""
    card = content().cards[task.card]
    delve.finish()
    if card.shards or card.environment or card.trap:
        delve.change(beside=(*delve.state.beside, Beside(task.tile, task.card)))
        delve.tell(finds.Stays(task.card, card.shards, card.environment or "", card.trap is not None, delve.state.scene))
    else:
        delve.change(discard=(*delve.state.discard, task.card))
    if not searching(delve.state):
        delve.tell(_last_laid(delve.state, task))
    if task.whisk and delve.hero(task.hero).at is not None:
        delve.push(Settling("hero", task.hero, _own_door(delve, task)))
    return True


STEPS: Mapping[str, Callable[[Delve, Exploring], bool]] = {
    "connect": _connect,
    "caches": _fill,
    "enemies": _deploy,
    "card": _place_card,
}
"""The steps of an exploration in order, after the card (`begin`) and what it says at once (`_read_card`)."""


def _last_laid(state: State, task: Exploring) -> finds.FullyExplored:
    """Return that every shard is drawn: where the last lies, and which enemy came with it (SKY-G103)."""
    if state.scene or not content().cards[task.card].shards:
        return finds.FullyExplored(state.scene)
    cells = board(state.tiles).cells(task.tile)
    mark = next(cell for cell in shard_cells(state) if cell in cells)
    came = (enemy.chip for enemy in state.enemies if enemy.at in cells and chip_of(enemy).level == state.keeper)
    return finds.FullyExplored(tile=task.tile, at=label(mark), chip=next(came, ""), strikes=state.strikes)


def _own_door(delve: Delve, task: Exploring) -> Hex:
    """Return the new tile's door hex beside the explored one."""
    map_ = delve.board
    return next(near for near in map_.beside[task.door] if map_.door_owner.get(near) == task.tile)
