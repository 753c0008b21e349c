"""Every legal move, in a fixed order, and the one that is made for whoever has nothing else to do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass, Roll, Stow
from engine.maps.hexes import Hex, label

from ..state.board import FARTHEST_REACH, Board, board
from ..state.content import content
from ..state.moves import Adjust, Attack, Crack, Dig, Explore, Finish, Heal, Open, Place, Retreat, Revive, Stay, Visit
from ..state.state import Exploring, Lock, State, Turn, brought, choosing_relics, free_classes, stamina
from ..state.terrain import explorable, free_entrance, in_reach
from . import explore, relics
from .awaiting import awaited, open_choices
from .progress import MOST_FATIGUE
from .shifting import shifts
from .turns import actor, charges, goes_on, heal_targets, refuse_dig, revive_targets, sights
from .walking import may_move, reach

CRACK, DIG, OPEN, PASS, RETREAT, STAY = Crack(), Dig(), Open(), Pass(), Retreat(), Stay()


SEVERAL = 2
"""So many rolls at least a lock has to allow for them to be made in a row (SKY-G101)."""


def legal(state: State, seat: Seat) -> Iterator[Move]:
    """Return what a seat may do, lazily; ``retreat`` or ``stay`` last, at any time of a round (SKY-G52)."""
    moves = iter(_asked(state, seat) if seat in awaited(state) else ())
    if state.phase == "delve":
        for hero in state.heroes:
            if hero.seat == seat and hero.at is not None:
                return chain(moves, (STAY if seat in state.retreating else RETREAT,))
    return moves


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
    if lock.tries:
        yield Roll()
    if lock.tries >= SEVERAL:
        yield CRACK
    if state.heroes[lock.hero].fatigue < MOST_FATIGUE:
        for number, die in enumerate(lock.dice, start=1):
            for to in (die - 1, die + 1):
                if 1 <= to <= 6:
                    yield Adjust(number, to)
    yield from relics.usable(state)
    yield PASS


def acts(state: State) -> Iterator[Move]:
    """Return what the acting adventurer may do (SKY-G66), in a fixed order.

    ``pass`` comes last: nobody has to explore (SKY-010).
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
        yield (OPEN,)
    if state.enemies and turn.moves <= 1 and not (turn.attacks and hero.fatigue >= MOST_FATIGUE):
        targets = [label(cell) for cell in in_reach(state, at, known.reach, [enemy.at for enemy in state.enemies])]
        yield map(Attack, targets)
        if goes_on(state):
            yield map(Finish, targets)
    if known.trick == "heal":
        yield [Heal(label(cell)) for cell in heal_targets(state)]
        yield [Revive(label(cell)) for cell in revive_targets(state)]
    if may_move(turn):
        yield [Visit(label(cell)) for cell in chain(sights(state), charges(state))]
        yield reach(state).moves()
    if hero.worn or hero.pack:
        yield relics.free_acts(state)
    if turn.placed:
        yield [Choose(found.option) for found in shifts(state)]
    if not doors and refuse_dig(state) is None:
        yield (DIG,)
    yield (PASS,)


def _doors_in_range(map_: Board, doors: tuple[Hex, ...], at: Hex, far: int) -> list[Hex]:
    """Return those of the explorable ``doors`` that an explore action would do for from ``at`` (SKY-016, SKY-018)."""
    steps = map_.close(at) if far <= FARTHEST_REACH else map_.distances(at)
    return [door for door in doors if door in steps and steps[door] <= far and map_.sees(at, door)]


def obvious(state: State, seat: Seat) -> Move | None:
    """Return what is made for an awaited seat at once: the last class, the one way to lay a tile, the end of a turn with
    nothing else left in it (SKY-G67).

    Where the round ends with it, not while a move action is open, as its last walk may be taken back; nor where leaving may
    still be agreed on (SKY-G52). A lock is left to whoever kneels there, who may take back a die that they changed. A relic
    can be put away at any time, so that keeps no turn open.
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
    if task is not None or turn is None or _may_wait(state, turn):
        return None
    return PASS if all(move == PASS or isinstance(move, Stow) for move in acts(state)) else None


def _may_wait(state: State, turn: Turn) -> bool:
    """Return whether the round ends with this turn, and a walk may be taken back before, or the party may want to leave."""
    last = all(hero.at is None for hero in state.heroes[turn.hero + 1 :])
    return last and (turn.left is not None or state.objective == "uncover" or bool(state.retreating))
