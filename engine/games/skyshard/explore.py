"""An exploration: the card, then its six steps in order (SKY-027..086)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.maps.hexes import Hex, label, reading_order

from .board import Fit, board, face
from .content import Chip, content
from .delve import Delve
from .effects import run_effect
from .state import (
    Beside,
    Cache,
    Enemy,
    Exploring,
    Laid,
    Settling,
    State,
    drawn,
    occupied,
)

LEVELS = (20, 10, 5, 1)
BAG = {1: 0, 5: 0, 10: 1, 20: 1}
"""Which bag holds the chips of a level (SKY-G19)."""


def explorable(state: State) -> tuple[Hex, ...]:
    """Return the explorable hexes in reading order: door, edge, not explored, shards left to draw (SKY-020..026)."""
    return () if drawn(state) >= state.required else board(state.tiles).open_doors


def sealed(state: State) -> bool:
    """Return whether shards remain to be drawn and no hex can be explored (SKY-G55)."""
    return drawn(state) < state.required and not explorable(state)


def begin(delve: Delve, hero: int, door: Hex) -> None:
    """Explore ``door`` for an adventurer: draw a card, then a tile of its shape (SKY-028, SKY-033)."""
    map_, letter = delve.board, delve.board.letters[door]
    card = content().cards[delve.draw_card()]
    who, at = delve.name(hero), label(door)
    stack = delve.state.stacks[card.shape]
    if not stack:
        delve.change(facedown=(*delve.state.facedown, card.id))
        delve.tell(
            "no_tile",
            "SKY-034",
            "SKY-035",
            "SKY-036",
            "SKY-038",
            reveals=True,
            who=who,
            door=letter,
            at=at,
            shape=card.shape,
            drawn=drawn(delve.state),
            required=delve.state.required,
        )
        return
    tile = stack[0]
    left = drawn(delve.state) + card.shards < delve.state.required
    if not map_.fits(tile, door, left):
        _no_fit(delve, hero, door, card.id, tile)
        return
    delve.change(stacks={**delve.state.stacks, card.shape: stack[1:]})
    delve.tell(
        "explored",
        "SKY-027",
        "SKY-033",
        "SKY-042",
        reveals=True,
        who=who,
        door=letter,
        at=at,
        card=card.id,
        tile=tile,
        shape=card.shape,
    )
    _read_card(delve, hero, door, card.id, tile)


def _no_fit(delve: Delve, hero: int, door: Hex, card: str, tile: str) -> None:
    """Step 3 without a place: the card is discarded, the tile goes under its stack (SKY-054..057, SKY-G37)."""
    shape = content().tiles[tile].shape
    stack = tuple(other for other in delve.state.stacks[shape] if other != tile)
    delve.change(stacks={**delve.state.stacks, shape: (*stack, tile)}, discard=(*delve.state.discard, card))
    delve.tell(
        "no_fit",
        "SKY-054",
        "SKY-055",
        "SKY-056",
        "SKY-057",
        reveals=True,
        who=delve.name(hero),
        door=delve.board.letters.get(door, ""),
        at=label(door),
        card=card,
        tile=tile,
        shape=shape,
    )


def _read_card(delve: Delve, hero: int, door: Hex, card_id: str, tile: str) -> None:
    """Step 2: what the card says at once (SKY-042..044). What needs a filled tile waits (SKY-G37)."""
    card = content().cards[card_id]
    state = delve.state
    caches = ["legendary"] * card.legendary + ["common"] * card.common
    party = len(state.heroes)
    spaces = list(card.scale[party - 1])
    points = state.threat * party
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
        delve.tell("revealed", "SKY-043", "SKY-029", effect=effect.kind, amount=effect.amount, rank=effect.rank)
        run_effect(delve, effect, hero, "SKY-043", (delve.board.owner[door],))


def fits(state: State, task: Exploring) -> tuple[Fit, ...]:
    """Return the legal ways to lay the tile that is being connected."""
    left = drawn(state) + content().cards[task.card].shards < state.required
    return board(state.tiles).fits(task.tile, task.door, left)


def lay(delve: Delve, task: Exploring, fit: Fit) -> None:
    """Step 3: connect the tile (SKY-045..053)."""
    delve.change(tiles=(*delve.state.tiles, Laid(task.tile, fit.turn, fit.at)))
    delve.amend(step="caches")
    delve.tell("laid", "SKY-046", "SKY-051", "SKY-059", tile=task.tile, doors=tuple(label(cell) for cell in fit.open))


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
    wanted = (min if near else max)(steps[cell] for cell in cells)
    return tuple(reading_order(cell for cell in cells if steps[cell] == wanted))


def cache_hexes(state: State, task: Exploring) -> tuple[Hex, ...]:
    """Return the hexes where the next cache may go: the farthest that are free of caches (SKY-063..065, SKY-G39..G41)."""
    held = [cache.at for cache in state.caches]
    free = [cell for cell in face_of(state, task.tile)[0] if cell not in held]
    return _foremost(state, task, free, near=False)


def enemy_hexes(state: State, task: Exploring) -> tuple[Hex, ...]:
    """Return the hexes where the next enemy may go: the farthest unoccupied ones (SKY-068..070, SKY-G41)."""
    taken = occupied(state)
    free = [cell for cell in face_of(state, task.tile)[1] if cell not in taken]
    return _foremost(state, task, free, near=task.near)


def put_cache(delve: Delve, at: Hex) -> None:
    """Step 4: put the next cache on a hex."""
    task = delve.state.agenda[0]
    assert isinstance(task, Exploring)
    delve.change(caches=(*delve.state.caches, Cache(at, task.caches[0])))
    delve.amend(caches=task.caches[1:])
    delve.tell("cache", "SKY-060", "SKY-063", "SKY-064", rank=task.caches[0], at=label(at))


def put_enemy(delve: Delve, at: Hex) -> None:
    """Step 5: put the enemy that was drawn on a hex (SKY-080)."""
    task = delve.state.agenda[0]
    assert isinstance(task, Exploring)
    chip = content().chips[task.chip]
    state = delve.state
    enemy = Enemy(state.deployed, chip.id, task.pair, at, chip.health)
    delve.change(enemies=(*state.enemies, enemy), deployed=state.deployed + 1)
    delve.amend(pair=-1, chip="")
    delve.tell("enemy", "SKY-067", "SKY-068", "SKY-069", chip=chip.id, level=chip.level, at=label(at))


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
    """Draw the enemy of the next space; return ``False`` once deployment stops (SKY-071..073, SKY-078..082)."""
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
    delve.tell("enemy_drawn", "SKY-076", "SKY-079", reveals=True, chip=chip, level=level, points=task.points - level)
    return True


def options(state: State, task: Exploring) -> tuple[Hex, ...]:
    """Return the hexes between which the exploring player may choose now, ``()`` when there is nothing to choose."""
    if task.step == "caches" and task.caches:
        cells = cache_hexes(state, task)
        filled = task.caches[: len(cells)]
        same = len(filled) == len(cells) and len(dict.fromkeys(filled)) == 1
        return () if same or len(cells) < 2 else cells
    if task.step == "enemies" and task.chip:
        cells = enemy_hexes(state, task)
        return cells if len(cells) > 1 else ()
    return ()


def step(delve: Delve, task: Exploring) -> bool:
    """Go on with an exploration; return ``False`` when its player has to choose."""
    state = delve.state
    if task.step == "connect":
        found = fits(state, task)
        if not found:
            delve.finish()
            shape = content().tiles[task.tile].shape
            delve.change(stacks={**state.stacks, shape: (*state.stacks[shape], task.tile)})
            _no_fit(delve, task.hero, task.door, task.card, task.tile)
            return True
        if len(found) > 1:
            return False
        lay(delve, task, found[0])
        return True
    if task.step == "caches":
        cells = cache_hexes(state, task) if task.caches else ()
        if not cells:
            delve.amend(step="enemies", caches=())
            return True
        if options(state, task):
            return False
        put_cache(delve, cells[0])
        return True
    if task.step == "enemies":
        if task.chip:
            if options(state, task):
                return False
            put_enemy(delve, enemy_hexes(state, task)[0])
            return True
        if not _next_enemy(delve, task):
            delve.amend(step="card")
        return True
    _place_card(delve, task)
    return True


def _place_card(delve: Delve, task: Exploring) -> None:
    """Step 6: the card stays beside its tile for a shard, an environment or a trap, or is discarded (SKY-083..086)."""
    card = content().cards[task.card]
    delve.finish()
    if card.shards or card.environment or card.trap:
        delve.change(beside=(*delve.state.beside, Beside(task.tile, task.card)))
        delve.tell(
            "stays",
            "SKY-083",
            "SKY-084",
            "SKY-085",
            card=task.card,
            shards=card.shards,
            environment=card.environment or "",
            trap=card.trap is not None,
        )
    else:
        delve.change(discard=(*delve.state.discard, task.card))
    if drawn(delve.state) >= delve.state.required:
        delve.tell("fully_explored", "SKY-025", "SKY-026")
    if task.whisk and delve.hero(task.hero).at is not None:
        delve.push(Settling("hero", task.hero, _own_door(delve, task)))


def _own_door(delve: Delve, task: Exploring) -> Hex:
    """Return the new tile's door hex beside the explored one."""
    map_ = delve.board
    return next(near for near in map_.beside[task.door] if map_.door_owner.get(near) == task.tile)


def sealed_draw(delve: Delve, hero: int) -> None:
    """Spend a turn on a sealed map: the top card counts as a shard, facedown (SKY-G55)."""
    card = delve.draw_card()
    delve.change(facedown=(*delve.state.facedown, card), unsealed=True)
    delve.tell("unsealed", "SKY-G55", reveals=True, who=delve.name(hero))
