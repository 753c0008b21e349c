"""What no player plays: the enemies' turns, outside of which they never strike (SKY-G59), and the companion's.

SKY-G46, SKY-G47, SKY-G53, SKY-G65, SKY-G82, SKY-G83.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.maps.hexes import Hex, label, reading_order

from ..state.content import content
from ..state.quests import at_gate, guard_of
from ..state.state import ENTRANCE, Enemies, Enemy, Friends, State, chip_of, guard, lasting, occupied, standing_seats
from ..state.terrain import environment, in_reach, winded
from . import behaviour, quests
from .events import course, units
from .events import quests as happened
from .hunting import FRIEND, Unit, approach, goals, open_goals, party, targets, walk_towards
from .progress import Delve


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
        hunts = chip_of(enemy).habit == "hunts" and not at_gate(state, enemy)
        found = open_goals(state, enemy) if hunts else ()
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
    return not options(delve.state, task) and any(part(delve, task) for part in TURN)


def _call(delve: Delve, task: Enemies) -> bool:
    """Call the next enemy; with none left their turns are over."""
    if task.now >= 0:
        return False
    equals = next_enemies(delve.state, task.left)
    if equals:
        _begin(delve, task, equals[0])
    else:
        delve.finish()
    return True


def _go(delve: Delve, task: Enemies) -> bool:
    """Let the enemy go where its habit takes it, or batter the gate."""
    enemy = delve.enemy(task.now)
    if enemy is None or task.gone:
        return False
    if at_gate(delve.state, enemy) and not targets(delve.state, enemy, ()):
        _batter(delve, enemy)
    else:
        _behave(delve, enemy)
    return True


def _attack(delve: Delve, task: Enemies) -> bool:
    """Let the enemy attack the next of its targets, as many as it may."""
    enemy = delve.enemy(task.now)
    if enemy is None or len(task.struck) >= chip_of(enemy).targets:
        return False
    marks = targets(delve.state, enemy, task.struck)
    if marks:
        _strike(delve, task, enemy, marks[0])
    return bool(marks)


def _end(delve: Delve, task: Enemies) -> bool:
    """End the enemy's turn: it feels where it stands, unless it was defeated in its turn."""
    if (enemy := delve.enemy(task.now)) is not None:
        _feel(delve, enemy)
    delve.amend(now=-1, gone=False, struck=())
    return True


TURN: tuple[Callable[[Delve, Enemies], bool], ...] = (_call, _go, _attack, _end)
"""The parts of an enemy's turn: each time the first of them that has anything to do."""


def _begin(delve: Delve, task: Enemies, enemy: Enemy) -> None:
    """Begin an enemy's turn: one that hunts stays where it is with a target in reach (SKY-G47)."""
    left = tuple([other for other in task.left if other != enemy.id])
    stays = chip_of(enemy).habit == "hunts" and bool(targets(delve.state, enemy, ()))
    delve.amend(left=left, now=enemy.id, gone=stays)


def _behave(delve: Delve, enemy: Enemy) -> None:
    """Let an enemy go where its habit takes it, and do what else belongs to that (SKY-G82)."""
    state, habit = delve.state, chip_of(enemy).habit
    if habit == "swaps" and (other := behaviour.partner(state, enemy)) is not None:
        delve.amend(gone=True)
        delve.set_enemy(enemy.id, at=other.at)
        delve.set_enemy(other.id, at=enemy.at)
        delve.tell(units.EnemySwapped(enemy.chip, label(enemy.at), other.chip, label(other.at)))
        return
    if habit == "calls" and (summoned := behaviour.summoned(state, enemy)) is not None:
        other, to = summoned
        delve.set_enemy(other.id, at=to)
        delve.tell(units.EnemyCalled(enemy.chip, label(enemy.at), other.chip, label(other.at), label(to)))
    to = behaviour.stop(delve.state, enemy)
    if habit == "flees" and behaviour.is_hurt(enemy) and to != enemy.at:
        # It does not strike on that turn: all units count as struck.
        delve.amend(gone=True, struck=tuple(unit.number for unit in party(state)))
        delve.set_enemy(enemy.id, at=to)
        delve.tell(units.EnemyFled(enemy.chip, label(enemy.at), label(to)))
        return
    _move(delve, enemy, to)


def _feel(delve: Delve, enemy: Enemy) -> None:
    """Let an enemy whose turn is over feel where it stands (SKY-G46, SKY-G83)."""
    here, at = environment(delve.state, enemy.at), label(enemy.at)
    if here == "embers":
        fell = delve.hurt_enemy(enemy.id, 1)
        delve.tell(units.EnemyBurnt(enemy.chip, at, fell))
        quests.after_blow(delve, enemy)
    elif here == "balm" and enemy.health < chip_of(enemy).health:
        delve.set_enemy(enemy.id, health=enemy.health + 1)
        delve.tell(units.EnemyMended(enemy.chip, at))


def _move(delve: Delve, enemy: Enemy, to: Hex) -> None:
    delve.amend(gone=True)
    if to != enemy.at:
        delve.set_enemy(enemy.id, at=to)
        delve.tell(units.EnemyMoved(enemy.chip, label(enemy.at), label(to)))


def _batter(delve: Delve, enemy: Enemy) -> None:
    """Let an enemy at the gate without a target batter the gate instead of walking off (SKY-G97)."""
    errand = delve.state.errand
    assert errand is not None
    delve.amend(gone=True)
    delve.change(errand=replace(errand, gate=errand.gate - 1))
    delve.tell(happened.Battered(enemy.chip, errand.gate - 1))


def _strike(delve: Delve, task: Enemies, enemy: Enemy, unit: Unit) -> None:
    """Let an enemy attack a unit in its turn."""
    delve.amend(struck=(*task.struck, unit.number))
    blow(delve, enemy, unit.number)


def blow(delve: Delve, enemy: Enemy, number: int, *, keeps: bool = False) -> None:
    """Let an enemy attack a unit: its dice less the unit's guard (SKY-G20); ``keeps``: as a shard is taken (SKY-G104)."""
    chip = chip_of(enemy)
    dice, dealt = delve.battle(chip.dice - winded(delve.state, enemy.at))
    friend = delve.state.friend
    relic, stopped = "", 0
    if number == FRIEND and friend is not None:
        known = content().companions[friend.kind]
        less, whom = known.guard, known.name
    else:
        hero = delve.hero(number)
        less, whom = guard(hero), delve.name(number)
        if stopped := max(0, min(less, dealt) - less + lasting(hero, "guard")):
            relic = next(worn for worn in hero.worn if content().relics[worn].bonus == "guard")
    damage = max(0, dealt - less)
    delve.tell(units.EnemyStruck(chip.id, label(enemy.at), whom, dice, damage, less, keeps, relic, stopped))
    if number == FRIEND:
        delve.hurt_friend(damage)
    else:
        delve.hurt_hero(number, damage, "enemy", chip.id)


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
        dice, dealt = delve.battle(known.dice - winded(delve.state, at))
        guarded = guard_of(delve.state, enemy)
        damage = max(0, dealt - guarded)
        fell = delve.hurt_enemy(enemy.id, damage)
        delve.tell(
            units.Struck(
                who=known.name,
                chip=chip.id,
                at=label(enemy.at),
                dice=dice,
                damage=damage,
                guard=guarded,
                fell=fell,
                left=0 if fell else enemy.health - damage,
                tired=False,
            ),
            rules=("SKY-G53", "SKY-G20"),
        )
        quests.after_blow(delve, enemy)
    here = environment(delve.state, at)
    if here == "embers":
        delve.tell(units.Burnt(known.name))
        delve.hurt_friend(1)
    elif here == "balm" and (healed := delve.heal_friend(1)):
        delve.tell(units.Soothed(known.name, healed))


def place_friend(delve: Delve) -> None:
    """Put the companion on the first free hex of the entrance, or let it wait beside it (SKY-G53)."""
    friend = delve.state.friend
    assert friend is not None
    taken, owner = occupied(delve.state), delve.board.owner
    free = reading_order(cell for cell, tile in owner.items() if tile == ENTRANCE and cell not in taken)
    if free:
        delve.change(friend=replace(friend, at=free[0]))
        delve.tell(course.CompanionPlaced(content().companions[friend.kind].name, label(free[0])))
