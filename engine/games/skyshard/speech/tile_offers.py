"""What each way to lay a tile brings, in a line: its new doors, where they lead, which doors it shuts, what it joins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import atan2, pi

from engine.core.desk import shortest
from engine.core.game import Choice, Weight
from engine.core.memo import memo
from engine.maps.hexes import Hex

from ..rules import explore
from ..state import laying
from ..state.board import NOWHERE, Fit, board
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.naming import hero_name
from ..state.state import ENTRANCE, Exploring, Laid, State, searching, standing
from ..state.terrain import explorable

COMPASS = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")
"""Directions on the map, clockwise from the right, each for an eighth of a turn."""

LINE = 34
"""So many letters of a button stand on one line of a phone."""


def direction(door: Hex, to: Hex) -> str:
    """Return in which direction a hex lies as seen from another."""
    q, r = to[0] - door[0], to[1] - door[1]
    return COMPASS[round(atan2(r + q / 2, q * 0.866) / (pi / 4)) % 8]


def lay(state: State, task: Exploring, way: int) -> Choice:
    """Return how it is offered to lay the tile at hand so."""
    fits, known = explore.fits(state, task), marks(state)
    rank = laying.ranked(fits, task.door, known).index(way)
    ways = _told_apart(state, task, way)
    text = shortest((WORDS("choice-lay", way=number(state, task, way), facts=facts) for facts in ways), LINE)
    depths, first = laying.depths(fits, task.door, known), laying.first_of_kind(fits, task.door, known)
    others = sum(0 < depth < laying.SHEETS and each in first for each, depth in enumerate(depths))
    # A single other is not asked for: a menu names it at once, as it would be laid by the press.
    within = (WORDS("choice-lay-others", ways=others),) if depths[way] and others > 1 else ()
    told = not depths[way] or (depths[way] < laying.SHEETS and way in first)
    if rank and not depths[way] and best_in_all(state):
        # Nothing speaks for any other: they are one menu beside the best.
        return Choice(text, brings(state, task, way), "main", within=(_others(state, task),), foremost=-rank)
    # All the ways of a sheet are buttons, also where no others are left to be asked for.
    button = way == laying.ranked(fits, task.door, known)[0] or not (depths[way] or others)
    weight: Weight = "first" if button else "main" if told else "written"
    # Those of a later sheet are one button after all others.
    foremost = len(fits) * (1 - depths[way]) - rank
    return Choice(text, brings(state, task, way), weight, within=within, foremost=foremost)


def _others(state: State, task: Exploring) -> str:
    """Return what the menu of all ways on the first sheet but the best is called."""
    depths = laying.depths(explore.fits(state, task), task.door, marks(state))
    return WORDS("choice-lay-others", ways=depths.count(0) - 1)


@memo
def best_in_all(state: State) -> bool:
    """Return whether no other way to lay the tile at hand is better than the first in anything that labels tell.

    Of those that are asked between, each is worse in something.
    """
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    fits, known = explore.fits(state, task), marks(state)
    first, depths = laying.ranked(fits, task.door, known)[0], laying.depths(fits, task.door, known)
    best = _merits(state, task, first)
    others = [_merits(state, task, way) for way in range(len(fits)) if way != first and not depths[way]]
    if len(others) < MANY or not searching(state):
        return False
    return all(other != best and all(own >= its for own, its in zip(best, other, strict=True)) for other in others)


def _merits(state: State, task: Exploring, way: int) -> tuple[int, ...]:
    """Return what speaks for a way, each the more the better: how near its shard is, how many doors stay open, how many it
    shuts. Then come how far off enemies are, what it joins, and whether a cache is at hand."""
    fit = explore.fits(state, task)[way]
    closed = len(shut(state, task, fit))
    steps, off = to_shard(state, way)[0], foes(state, task, way)
    joins, cache = joined(state, task, fit), int(cache_beside(state, task, way))
    return -steps, len(fit.open) - closed, -closed, off or NOWHERE, joins, cache


MANY = 2
"""So many other ways at least are a menu where none is better in anything."""


def _told_apart(state: State, task: Exploring, way: int) -> tuple[tuple[str, ...], ...]:
    """Return what a label says of a way: how far its shard is or how many doors it has, and how near enemies come.

    What else tells it apart from the others that are asked between with it stands there too. Then comes the same
    without enemies that stay away, for where that is too long, and still tells it apart.
    """
    fits, known = explore.fits(state, task), marks(state)
    depths = laying.depths(fits, task.door, known)
    others = [other for other in range(len(fits)) if other != way and depths[other] == depths[way]]

    def said(each: int, more: str, *, far: bool = True) -> tuple[str, ...]:
        fit, (steps, near, whom), foe = fits[each], to_shard(state, each), foes(state, task, each)
        led = _led(task, fit) if more == "sides" else ()
        doors = WORDS("way-doors", number=len(fit.open), sides=led)
        found = [WORDS("way-shard", mark=state.scene, steps=steps, near=near, whom=whom) if steps else doors]
        found += [doors] if steps and more in ("doors", "sides") else []
        found += [WORDS("way-foes", foes=foe)] if foe == 1 or (foe and far) else []
        found += [WORDS("way-shuts", shut=closed)] if (closed := shut(state, task, fit)) else []
        joins = joined(state, task, fit) if more == "joined" or not (fit.open or steps or foe) else 0
        found += [WORDS("way-joins", joined=joins)] if joins else []
        found += [WORDS("way-cache")] if more == "cache" and cache_beside(state, task, each) else []
        return tuple(found)

    def alike(more: str, *, far: bool = True) -> int:
        return sum(said(other, more, far=far) == said(way, more, far=far) for other in others)

    most = min(("", "doors", "joined", "cache", "sides"), key=alike)
    whole = said(way, most)
    return (whole,) if alike(most, far=False) else (whole, said(way, most, far=False))


def _led(task: Exploring, fit: Fit) -> tuple[str, ...]:
    """Return where the new doors of a way lead; without their number where that is the same for all of them."""
    found = {direction(task.door, door) for door in fit.open}
    return (WORDS(f"side-{found.pop()}"),) if len(found) == 1 else sides(task, fit)


def brings(state: State, task: Exploring, way: int) -> str:
    """Return what a way brings: "Door north; shuts door C"."""
    fit = explore.fits(state, task)[way]
    return WORDS(
        "way-brings",
        number=len(fit.open),
        seals=seals(state, fit),
        foes=foes(state, task, way),
        cache=cache_beside(state, task, way),
        sides=sides(task, fit),
        shut=shut(state, task, fit),
        joined=joined(state, task, fit),
    )


def sides(task: Exploring, fit: Fit) -> tuple[str, ...]:
    """Return where the new doors of a way lead, as seen from the door that is explored: "2 north"."""
    found = Counter(direction(task.door, door) for door in fit.open)
    return tuple(WORDS("way-side", side=WORDS(f"side-{side}"), number=number) for side, number in found.items())


def caption(state: State, task: Exploring, way: int) -> str:
    """Return the same in two short lines, for the picture of a way: "2 doors, 1 step off, a shortcut"."""
    fit = explore.fits(state, task)[way]
    return WORDS(
        "card-way",
        number=len(fit.open),
        seals=seals(state, fit),
        foes=foes(state, task, way),
        cache=cache_beside(state, task, way),
        shut=shut(state, task, fit),
        joined=joined(state, task, fit),
    )


def shut(state: State, task: Exploring, fit: Fit) -> tuple[str, ...]:
    """Return the letters of the other doors that can be explored now, and no longer once a tile lies so."""
    map_ = board(state.tiles)
    after = board((*state.tiles, Laid(fit.tile, fit.turn, fit.at))).open_doors
    own = {door for door, tile in map_.door_owner.items() if tile == ENTRANCE} if map_.first(task.door) else {task.door}
    return tuple(map_.letters[door] for door in explorable(state) if door not in after and door not in own)


def joined(state: State, task: Exploring, fit: Fit) -> int:
    """Return how many tiles a tile would touch besides that of its door: one may go on there too."""
    map_ = board(state.tiles)
    after = board((*state.tiles, Laid(fit.tile, fit.turn, fit.at)))
    return sum(tile != map_.owner[task.door] for tile in after.connected(fit.tile))


def _sided(state: State, task: Exploring) -> bool:
    """Return whether ways differ by nothing but where their doors lead."""
    fits = explore.fits(state, task)
    alike = len({len(fit.open) for fit in fits}) == 1 and bool(fits[0].open)
    return len(fits) > 1 and alike and not to_shard(state, 0)[0] and not foes(state, task, 0)


def to_shard(state: State, way: int) -> tuple[int, int, str]:
    """Return how many steps it is to the shard of a way's tile for the one who explores. Then come the steps of a nearer
    one of the party, and their name. All are 0 where no shard lies there, or all ways are alike."""
    found = _to_shards(state)
    return found[way] if len(set(found)) > 1 else (0, 0, "")


@memo
def _to_shards(state: State) -> tuple[tuple[int, int, str], ...]:
    """Return the same for each way, also where all are alike in it; () where no shard lies on the tile."""
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    if not content().cards[task.card].shards:
        return ()
    found = []
    for fit in explore.fits(state, task):
        map_ = board((*state.tiles, Laid(fit.tile, fit.turn, fit.at)))
        steps = {}
        for index in standing(state):
            ways = map_.distances(state.heroes[index].at or task.door)
            steps[index] = min(ways.get(cell, NOWHERE) for cell in fit.face.cells)
        own = steps.get(task.hero, NOWHERE)
        near = min(steps, key=lambda index: (steps[index], index != task.hero))
        found.append((own, 0, "") if near == task.hero else (own, steps[near], hero_name(state, near)))
    return tuple(found)


@memo
def marks(state: State) -> laying.Marks:
    """Return what tells the ways to lay the tile at hand apart, the nearest to its shard first."""
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    sided = _sided(state, task)
    return tuple(
        (
            to_shard(state, way)[:2],
            len(closed := shut(state, task, fit)),
            (
                len(fit.open),
                foes(state, task, way),
                cache_beside(state, task, way),
                closed,
                joined(state, task, fit),
                sides(task, fit) if sided else (),
            ),
        )
        for way, fit in enumerate(explore.fits(state, task))
    )


def foes(state: State, task: Exploring, way: int) -> int:
    """Return how many steps from the one who explores the nearest enemy of a way may stand; 0 where all ways are alike in
    that."""
    found = [_nearest(state, task, fit, fit.face.enemies) for fit in explore.fits(state, task)]
    return found[way] if len({*found}) > 1 else 0


def nearest_foe(state: State, task: Exploring) -> int:
    """Return how many steps from the one who explores an enemy of the tile may stand at least, whichever way it lies; 0
    where none comes."""
    found = (_nearest(state, task, fit, fit.face.enemies) for fit in explore.fits(state, task))
    return min((steps for steps in found if steps), default=0)


def cache_beside(state: State, task: Exploring, way: int) -> bool:
    """Return whether a cache of a way may lie beside the one who explores, where no enemy comes and ways differ in it."""
    if content().tiles[task.tile].enemies:
        return False
    found = [_nearest(state, task, fit, fit.face.caches) == 1 for fit in explore.fits(state, task)]
    return found[way] and not all(found)


def _nearest(state: State, task: Exploring, fit: Fit, cells: Sequence[Hex]) -> int:
    """Return how many steps it is from the one who explores to the nearest of some hexes of a tile; 0 without any."""
    if not cells:
        return 0
    steps = board((*state.tiles, Laid(fit.tile, fit.turn, fit.at))).distances(state.heroes[task.hero].at or task.door)
    return min(steps.get(cell, NOWHERE) for cell in cells)


def number(state: State, task: Exploring, way: int) -> int:
    """Return the number that a way is shown with."""
    return laying.numbers(explore.fits(state, task), task.door, marks(state))[way]


def seals(state: State, fit: Fit) -> bool:
    """Return whether no door can be explored any more once a tile lies so: then the party has to dig (SKY-G55)."""
    return not fit.open and not board((*state.tiles, Laid(fit.tile, fit.turn, fit.at))).open_doors
