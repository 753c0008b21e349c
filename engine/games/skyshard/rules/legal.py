"""Every legal move, in a fixed order, and the one that is made for a seat with nothing else to do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass, Roll, Stow
from engine.maps.hexes import Hex, label

from ..state.board import FARTHEST_REACH, Board, board
from ..state.content import content
from ..state.moves import Adjust, Ask, Attack, Crack, Explore, Finish, Place, Visit
from ..state.state import (
    Exploring,
    Lock,
    State,
    Turn,
    actor,
    brought,
    chip_of,
    choosing_relics,
    free_classes,
    guard,
    stamina,
    standing,
)
from ..state.terrain import explorable, free_entrance, in_reach
from . import ending, explore, locks, relics, turns, wishes
from .awaiting import awaited, open_choices
from .behaviour import LEAP, strikers
from .needs import RESTED
from .shifting import helps, shifts
from .turns import charges, goes_on, sights
from .walking import may_move, reach

PASS, ROLL, CRACK = Pass(), Roll(), Crack()


def legal(state: State, seat: Seat) -> Iterator[Move]:
    """Return what a seat may do, lazily; ``retreat`` or ``stay`` last, at any time of a round (SKY-G52)."""
    moves = iter(_asked(state, seat) if seat in awaited(state) else ())
    if state.phase != "delve":
        return moves
    return chain(moves, (ending.STAY if seat in state.retreating else ending.RETREAT).moves(state, seat))


def _asked(state: State, seat: Seat) -> Iterable[Move]:
    """Return what an awaited seat may do."""
    if state.phase == "delve" and not state.agenda:
        return acts(state)
    if state.phase == "classes":
        return map(Choose, free_classes(state))
    if state.phase == "relics":
        return map(Choose, next(brought(state, hero) for hero in choosing_relics(state) if hero.seat == seat))
    if state.phase == "places":
        return (Place(label(cell)) for cell in free_entrance(state))
    task = state.agenda[0]
    if isinstance(task, Lock):
        return _at_lock(state, task)
    if isinstance(task, Exploring) and task.step == "connect":
        return (Place(str(number)) for number in range(1, len(explore.fits(state, task)) + 1))
    return (Choose(label(cell)) for cell in open_choices(state))


def _at_lock(state: State, lock: Lock) -> Iterator[Move]:
    yield from locks.ROLL.moves(state)
    yield from locks.CRACK.moves(state)
    if locks.HOLDS_MORE.met(state):
        for number, die in enumerate(lock.dice, start=1):
            for to in (die - 1, die + 1):
                if 1 <= to <= 6:
                    yield Adjust(number, to)
    yield from locks.MATCH.moves(state)
    yield from relics.USE.moves(state)
    yield PASS


def acts(state: State) -> Iterator[Move]:
    """Return what the acting adventurer may do (SKY-G66), in a fixed order.

    ``pass`` comes last: exploring is never compulsory (SKY-010).
    """
    return chain.from_iterable(_kinds_of_acts(state))


def _kinds_of_acts(state: State) -> Iterator[Iterable[Move]]:
    """Yield the legal acts kind by kind, so that nothing is worked out before it is asked for."""
    turn, hero, at = actor(state)
    map_, known = board(state.tiles), content().adventurers[hero.kind]
    doors = explorable(state)
    if doors and not (turn.explored or turn.moves):
        yield [Explore(map_.letters[door]) for door in _doors_in_range(map_, doors, at, stamina(state, turn.hero))]
    elif turn.door and at in doors:
        yield (Explore(map_.letters[at]),)
    if turn.lock:
        yield turns.OPEN.moves(state)
    if state.enemies and turn.moves <= 1 and RESTED.met(state):
        targets = [label(cell) for cell in in_reach(state, at, known.reach, [enemy.at for enemy in state.enemies])]
        yield map(Attack, targets)
        if goes_on(state):
            yield map(Finish, targets)
    if known.trick == "heal":
        yield turns.HEAL.moves(state)
        yield turns.REVIVE.moves(state)
    if may_move(turn):
        yield [Visit(label(cell)) for cell in chain(sights(state), charges(state))]
        yield reach(state).moves()
    if hero.worn or hero.pack:
        yield relics.USE.moves(state)
        yield relics.EQUIP.moves(state)
        yield relics.STOW.moves(state)
    yield wishes.ASK.moves(state)
    if turn.placed:
        yield [Choose(found.option) for found in shifts(state)]
    if not doors:
        yield turns.DIG.moves(state)
    yield (PASS,)


def _doors_in_range(map_: Board, doors: tuple[Hex, ...], at: Hex, far: int) -> list[Hex]:
    """Return those of the explorable ``doors`` that an explore action would do for from ``at`` (SKY-016, SKY-018)."""
    steps = map_.close(at) if far <= FARTHEST_REACH else map_.distances(at)
    return [door for door in doors if door in steps and steps[door] <= far and map_.sees(at, door)]


def obvious(state: State, seat: Seat) -> Move | None:
    """Return the move that is made for an awaited seat at once, ``None`` for none (SKY-G67).

    It is the last class, the one way to lay a tile, or the end of a turn with nothing else left in it. Where the round
    ends with it, it is not made while a move action is open and an enemy could strike. The last walk may be taken back
    then. Nor is it made where leaving may still be agreed on (SKY-G52). A relic can be put away and another be asked at any
    time, so that keeps no turn open. Once the party wins with the end of this round, whatever enemies do, every turn ends
    at once. Each roll at a lock is left to its player.
    """
    if state.phase == "classes":
        free = free_classes(state)
        return Choose(free[0]) if len(free) == 1 else None
    if state.phase != "delve":
        return None
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, Exploring) and task.step == "connect":
        return Place("1") if len(explore.fits(state, task)) == 1 else None
    turn = state.turn
    if task is not None or turn is None:
        return None
    if is_won(state):
        return PASS
    return PASS if not _may_wait(state, turn) and is_spent(state) else None


def is_spent(state: State) -> bool:
    """Return whether nothing of use is left to do in a turn but to end it (SKY-G67): what an exploration brought may
    at most be put as far from the party as it is, or for the worse."""
    idle = {found.option for found in shifts(state) if not helps(state, found)}
    return all(
        move == PASS or isinstance(move, Stow | Ask) or (isinstance(move, Choose) and move.option in idle)
        for move in acts(state)
    )


FARTHEST = 2 * LEAP
"""So far at most an enemy gets in a round: it may be called, and then has its own turn."""


def is_won(state: State) -> bool:
    """Return whether the party has every shard, and no enemy can fell all of it in this round (SKY-G51).

    One of them is safe if all enemies that could get near strike them as hard as they can, and embers burn them too. In a
    campaign a turn may still be worth something for the next delve. Who delves alone may look around: no others wait.
    """
    if not ending.wins(state) or state.camp is not None or len(state.names) == 1:
        return False
    for index in standing(state):
        hero = state.heroes[index]
        steps = board(state.tiles).distances(hero.at) if hero.at is not None else {}
        near = (chip_of(enemy) for enemy in state.enemies if steps.get(enemy.at, 0) <= FARTHEST + chip_of(enemy).reach)
        if hero.health > 1 + sum(max(0, chip.most - guard(hero)) for chip in near):
            return True
    return False


def _may_wait(state: State, turn: Turn) -> bool:
    """Return whether the round ends with this turn, and something may come before: a walk into enemies' reach may be taken
    back, or the party may want to leave."""
    at, last = state.heroes[turn.hero].at, all(hero.at is None for hero in state.heroes[turn.hero + 1 :])
    walked = turn.left is not None and at is not None and bool(strikers(state, at))
    return last and (walked or state.objective == "uncover" or bool(state.retreating))
