"""What nobody plays: the enemies' turns, outside of which they never strike (SKY-G59), and the companion's.

SKY-G46, SKY-G47, SKY-G53, SKY-G65.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.maps.hexes import Hex, label, reading_order

from ..state.board import NOWHERE, board
from ..state.content import content
from ..state.paths import Ways, ways
from ..state.state import ENTRANCE, Enemies, Enemy, Friends, State, chip_of, guard, occupied, standing_seats
from ..state.terrain import environment, hidden, in_reach, step_costs
from .events import course, units
from .progress import Delve

STEPS = 2
"""How far an enemy or a companion moves (SKY-G47, SKY-G53)."""

FRIEND = -1
"""The companion's number among the party's units."""


class Unit(msgspec.Struct, frozen=True, gc=False):
    """A unit of the party as an enemy sees it: its number (heroes from 0, companion -1), hex and health."""

    number: int
    at: Hex
    health: int


def party(state: State) -> tuple[Unit, ...]:
    """Return the units of the party on the map: adventurers in turn order, then the companion."""
    units = []
    for index, hero in enumerate(state.heroes):
        if hero.at is not None:
            units.append(Unit(index, hero.at, hero.health))
    friend = state.friend
    if friend is not None and friend.at is not None:
        units.append(Unit(FRIEND, friend.at, friend.health))
    return tuple(units)


def next_enemies(state: State, left: tuple[int, ...]) -> tuple[Enemy, ...]:
    """Return who may act next: the enemies of the highest level among ``left``, in order of deployment (SKY-G47)."""
    waiting = [enemy for enemy in state.enemies if enemy.id in left]
    if not waiting:
        return ()
    levels = [chip_of(enemy).level for enemy in waiting]
    highest = max(levels)
    return tuple([enemy for enemy, level in zip(waiting, levels, strict=True) if level == highest])


def enemy_at(state: State, cell: Hex) -> Enemy | None:
    """Return the enemy on a cell."""
    return next((enemy for enemy in state.enemies if enemy.at == cell), None)


def _worth(unit: Unit, taste: str) -> int:
    return -unit.health if taste == "strongest" else unit.health


def targets(state: State, enemy: Enemy, struck: tuple[int, ...]) -> tuple[Unit, ...]:
    """Return the units that an enemy may strike next: the best by its taste among those in reach and sight."""
    chip = chip_of(enemy)
    units = [unit for unit in party(state) if unit.number not in struck]
    near = in_reach(state, enemy.at, chip.reach, [unit.at for unit in units])
    if not near:
        return ()
    units = [unit for unit in units if unit.at in near]
    best = min([_worth(unit, chip.taste) for unit in units])
    return tuple([unit for unit in units if _worth(unit, chip.taste) == best])


_newest: tuple[State, Hex, Ways] | None = None


def walkable(state: State, start: Hex) -> Ways:
    """Return every free cell that a unit can walk to, with what it costs and the cell before it; start included."""
    global _newest
    newest = _newest
    if newest is not None and newest[0] is state and newest[1] == start:
        return newest[2]
    found = ways(board(state.tiles), occupied(state), step_costs(state), start)
    _newest = (state, start, found)
    return found


def goals(state: State, start: Hex, reach: int, taste: str, prey: tuple[Unit, ...]) -> tuple[Hex, ...]:
    """Return the nearest free hexes that can be walked to and from which a unit would have a target, in reading order.

    Among equally near ones those from which it would have its favourite are kept (SKY-G47).
    """
    map_ = board(state.tiles)
    steps, walked = map_.distances(start), walkable(state, start)
    least = NOWHERE
    found: dict[Hex, int] = {}
    for unit in prey:
        worth = _worth(unit, taste)
        for cell, apart in map_.close(unit.at).items():
            if apart > reach:
                break
            if cell not in walked or steps[cell] > least or cell == start:
                continue
            if not map_.sees(cell, unit.at) or (apart > 1 and hidden(state, cell, unit.at)):
                continue
            if steps[cell] < least:
                least, found = steps[cell], {}
            found[cell] = min(worth, found.get(cell, worth))
    if not found:
        return ()
    best = min(found.values())
    return tuple(reading_order(cell for cell, worth in found.items() if worth == best))


def walk_towards(state: State, start: Hex, goal: Hex) -> Hex:
    """Return where a unit stops that walks the cheapest way to ``goal`` with 2 movement."""
    walked = walkable(state, start)
    at = goal
    while walked[at][0] > STEPS:
        at = walked[at][1]
    return at


def approach(state: State, start: Hex, taste: str, prey: tuple[Unit, ...]) -> Hex:
    """Return how near a unit gets to the closest of its prey with 2 movement when it finds no hex to strike from."""
    map_ = board(state.tiles)
    steps = map_.distances(start)
    near = [unit for unit in prey if unit.at in steps]
    if not near:
        return start
    closest = min(near, key=lambda unit: (steps[unit.at], _worth(unit, taste)))
    far = map_.distances(closest.at)
    walked = walkable(state, start)
    cells = reading_order([cell for cell, (cost, _) in walked.items() if cost <= STEPS])
    best = min(cells, key=lambda cell: (far[cell], walked[cell][0]))
    return best if far[best] < far[start] else start


def _open_goals(state: State, enemy: Enemy) -> tuple[Hex, ...]:
    chip = chip_of(enemy)
    return goals(state, enemy.at, chip.reach, chip.taste, party(state))


def options(state: State, task: Enemies) -> tuple[Hex, ...]:
    """Return what the party is asked in an enemy turn: enemies, hexes or targets, by their hex; ``()`` for nothing."""
    if state.ties != "party" or not standing_seats(state):
        return ()
    if task.now < 0:
        equals = next_enemies(state, task.left)
        return tuple(enemy.at for enemy in equals) if len(equals) > 1 else ()
    enemy = next((enemy for enemy in state.enemies if enemy.id == task.now), None)
    if enemy is None:
        return ()
    if not task.gone:
        found = _open_goals(state, enemy)
        return found if len(found) > 1 else ()
    if len(task.struck) < chip_of(enemy).targets:
        units = targets(state, enemy, task.struck)
        if len(units) > 1 and len(task.struck) + len(units) > chip_of(enemy).targets:
            return tuple(unit.at for unit in units)
    return ()


def answer(delve: Delve, task: Enemies, at: Hex) -> None:
    """Carry out what the party chose."""
    state = delve.state
    if task.now < 0:
        chosen = next(enemy for enemy in next_enemies(state, task.left) if enemy.at == at)
        delve.tell(units.Called(chosen.chip, label(chosen.at)))
        _begin(delve, task, chosen)
        return
    enemy = delve.enemy(task.now)
    assert enemy is not None
    if not task.gone:
        _move(delve, enemy, walk_towards(state, enemy.at, at))
    else:
        _strike(delve, task, enemy, next(unit for unit in party(state) if unit.at == at))


def step(delve: Delve, task: Enemies) -> bool:
    """Go on with the enemies' turns; return ``False`` when the party has to choose."""
    state = delve.state
    if options(state, task):
        return False
    if task.now < 0:
        equals = next_enemies(state, task.left)
        if not equals:
            delve.finish()
        else:
            _begin(delve, task, equals[0])
        return True
    enemy = delve.enemy(task.now)
    if enemy is None:
        delve.amend(now=-1, gone=False, struck=())
        return True
    chip = chip_of(enemy)
    if not task.gone:
        found = _open_goals(state, enemy)
        if found:
            _move(delve, enemy, walk_towards(state, enemy.at, found[0]))
        else:
            _move(delve, enemy, approach(state, enemy.at, chip.taste, party(state)))
        return True
    marks = targets(state, enemy, task.struck) if len(task.struck) < chip.targets else ()
    if marks:
        _strike(delve, task, enemy, marks[0])
        return True
    if environment(state, enemy.at) == "embers":
        fell = delve.hurt_enemy(enemy.id, 1)
        delve.tell(units.EnemyBurnt(chip.id, label(enemy.at), fell))
    delve.amend(now=-1, gone=False, struck=())
    return True


def _begin(delve: Delve, task: Enemies, enemy: Enemy) -> None:
    """Begin an enemy's turn: with a target in reach it stays where it is (SKY-G47)."""
    left = tuple([other for other in task.left if other != enemy.id])
    delve.amend(left=left, now=enemy.id, gone=bool(targets(delve.state, enemy, ())))


def _move(delve: Delve, enemy: Enemy, to: Hex) -> None:
    delve.amend(gone=True)
    if to != enemy.at:
        delve.set_enemy(enemy.id, at=to)
        delve.tell(units.EnemyMoved(enemy.chip, label(enemy.at), label(to)))


def _strike(delve: Delve, task: Enemies, enemy: Enemy, unit: Unit) -> None:
    """Let an enemy attack a unit: its dice less the unit's guard (SKY-G20)."""
    chip = chip_of(enemy)
    delve.amend(struck=(*task.struck, unit.number))
    dice, dealt = delve.battle(chip.dice)
    friend = delve.state.friend
    if unit.number == FRIEND and friend is not None:
        known = content().companions[friend.kind]
        less, whom = known.guard, known.name
    else:
        less, whom = guard(delve.hero(unit.number)), delve.name(unit.number)
    damage = max(0, dealt - less)
    delve.tell(units.EnemyStruck(chip=chip.id, at=label(enemy.at), whom=whom, dice=dice, damage=damage, guard=less))
    if unit.number == FRIEND:
        delve.hurt_friend(damage)
    else:
        delve.hurt_hero(unit.number, damage)


def friend_turn(delve: Delve, task: Friends) -> None:
    """Let the companion come in, move up to 2 hexes and attack; it goes for the weakest enemy (SKY-G53, SKY-G65).

    It enters hexes without anything coming of it: no door is explored, no shard taken, no trap sprung (SKY-013).
    """
    delve.finish()
    friend = delve.state.friend
    if friend is None or not friend.health:
        return
    if friend.at is None:
        place_friend(delve)
        friend = delve.state.friend
        assert friend is not None
        if friend.at is None:
            return
    known = content().companions[friend.kind]
    prey = tuple(Unit(enemy.id, enemy.at, enemy.health) for enemy in delve.state.enemies)
    at = friend.at
    assert at is not None
    if not in_reach(delve.state, at, known.reach, [unit.at for unit in prey]):
        found = goals(delve.state, at, known.reach, "weakest", prey)
        if found:
            to = walk_towards(delve.state, at, found[0])
        else:
            heroes = tuple(unit for unit in party(delve.state) if unit.number != FRIEND)
            to = approach(delve.state, at, "weakest", heroes)
        if to != at:
            delve.change(friend=replace(friend, at=to))
            delve.tell(units.CompanionMoved(known.name, label(to)))
            at = to
    near = in_reach(delve.state, at, known.reach, [unit.at for unit in prey])
    if near:
        target = min([unit for unit in prey if unit.at in near], key=lambda unit: unit.health)
        enemy = delve.enemy(target.number)
        assert enemy is not None
        chip = chip_of(enemy)
        dice, dealt = delve.battle(known.dice)
        damage = max(0, dealt - chip.guard)
        fell = delve.hurt_enemy(enemy.id, damage)
        delve.tell(
            units.Struck(
                who=known.name,
                chip=chip.id,
                at=label(enemy.at),
                dice=dice,
                damage=damage,
                guard=chip.guard,
                fell=fell,
                left=0 if fell else enemy.health - damage,
                tired=False,
            ),
            rules=("SKY-G53", "SKY-G20"),
        )
    if environment(delve.state, at) == "embers":
        delve.tell(units.Burnt(known.name))
        delve.hurt_friend(1)


def place_friend(delve: Delve) -> None:
    """Put the companion on the first free hex of the entrance, or let it wait beside it (SKY-G53)."""
    friend = delve.state.friend
    assert friend is not None
    taken, owner = occupied(delve.state), delve.board.owner
    free = reading_order(cell for cell, tile in owner.items() if tile == ENTRANCE and cell not in taken)
    if free:
        delve.change(friend=replace(friend, at=free[0]))
        delve.tell(course.CompanionPlaced(content().companions[friend.kind].name, label(free[0])))
