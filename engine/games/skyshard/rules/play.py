"""What a move does: it is carried out, then everything that needs no decision."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.errors import GameOver
from engine.core.flow import Unlisted, heed
from engine.core.game import Event, Seat
from engine.core.moves import Move
from engine.core.needs import first_unmet
from engine.core.verbs import Choose, Equip, MoveTo, Pass, Roll, Stow, Use
from engine.maps.hexes import label, unlabel

from ..state.catalogue import WORDS, refused
from ..state.content import content
from ..state.moves import (
    Adjust,
    Ask,
    Attack,
    Crack,
    Dig,
    Explore,
    Finish,
    Heal,
    Match,
    Open,
    Place,
    Retreat,
    Revive,
    Stay,
    Visit,
)
from ..state.state import Enemies, Exploring, Lock, Settling, State, free_classes
from ..state.terrain import free_entrance
from . import campaign, effects, ending, enemies, explore, flow, locks, opening, relics, rounds, shifting, turns, wishes
from .awaiting import awaited, choice_rule, open_choices
from .events import course
from .legal import is_spent
from .needs import untouched
from .progress import Delve


def apply(state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
    """Return the state after a move, and what is told of it; `IllegalMove` names the rule against it.

    `Unlisted` where the moment does not ask for such a move, and says why.
    """
    delve = Delve(state, dice)
    if state.phase == "over":
        raise GameOver(WORDS.message("delve-ended"))
    if isinstance(move, Retreat | Stay):
        ending.agree(delve, seat, move)
        return delve.state, delve.events
    if seat not in awaited(state):
        raise Unlisted
    if state.phase == "classes":
        _choose_class(delve, seat, move)
    elif state.phase == "relics":
        if not isinstance(move, Choose):
            raise Unlisted
        campaign.bring(delve, seat, move.option)
    elif state.phase == "places":
        _place_hero(delve, seat, move)
    elif state.agenda:
        _answer(delve, move)
    else:
        _act(delve, move)
    flow.go_on(delve)
    if delve.state.agenda and open_choices(delve.state):
        delve.tell(course.Asked(), rules=("SKY-G38", choice_rule(delve.state.agenda[0])))
    return delve.state, delve.events


def _choose_class(delve: Delve, seat: Seat, move: Move) -> None:
    free = free_classes(delve.state)
    if not isinstance(move, Choose):
        raise Unlisted
    if move.option not in free:
        if move.option in content().adventurers:
            raise refused("class-taken", "SKY-G21", kind=move.option)
        raise refused("no-such-class", "SKY-G21", kinds=free)
    opening.choose_class(delve, seat, move.option)


def _place_hero(delve: Delve, seat: Seat, move: Move) -> None:
    free = free_entrance(delve.state)
    if not isinstance(move, Place):
        raise Unlisted
    at = unlabel(move.at)
    if at is None or at not in free:
        raise refused("not-free-entrance", "SKY-G22", cells=tuple([label(cell) for cell in free]))
    opening.place_hero(delve, seat, at)


def _answer(delve: Delve, move: Move) -> None:
    """Carry out the answer to what is pending."""
    state = delve.state
    task = state.agenda[0]
    if isinstance(task, Lock):
        _at_lock(delve, task, move)
        return
    if isinstance(task, Exploring) and task.step == "connect":
        found = explore.fits(state, task)
        if not isinstance(move, Place):
            raise Unlisted
        numbered = {str(number): fit for number, fit in enumerate(found, start=1)}
        if move.at not in numbered:
            raise refused("no-such-way", "SKY-049", number=len(found))
        explore.lay(delve, task, numbered[move.at])
        return
    cells = {label(cell): cell for cell in open_choices(state)}
    if not isinstance(move, Choose):
        raise Unlisted
    if move.option not in cells:
        raise refused("not-offered", choice_rule(task), cells=tuple(cells))
    at = cells[move.option]
    if isinstance(task, Exploring):
        (explore.put_cache if task.step == "caches" else explore.put_enemy)(delve, at)
    elif isinstance(task, Settling):
        effects.settle(delve, task, at)
    elif isinstance(task, Enemies):
        enemies.answer(delve, task, at)


def _at_lock(delve: Delve, lock: Lock, move: Move) -> None:
    if isinstance(move, Roll):
        heed(locks.ROLL.refuse_all(delve.state))
        locks.roll(delve)
    elif isinstance(move, Crack):
        heed(locks.CRACK.refuse_all(delve.state))
        locks.roll_on(delve)
    elif isinstance(move, Adjust):
        if not 1 <= move.die <= len(lock.dice):
            raise refused("no-such-die", "SKY-G42", number=len(lock.dice))
        heed(first_unmet((locks.HOLDS_MORE,), delve.state))
        if abs(move.to - lock.dice[move.die - 1]) != 1 or not 1 <= move.to <= 6:
            raise refused("die-changes-by-one", "SKY-G42", die=move.die, shown=lock.dice[move.die - 1])
        locks.adjust(delve, move.die, move.to)
    elif isinstance(move, Match):
        heed(locks.MATCH.refuse_all(delve.state))
        locks.match(delve)
    elif isinstance(move, Use):
        relics.use(delve, move.item)
    elif isinstance(move, Pass):
        locks.fail(delve)
    else:
        raise Unlisted


def _all_steps_taken(state: State) -> bool:
    """Return whether a turn is over because an exploration from afar took all its steps."""
    return state.turn is not None and state.turn.explored and is_spent(state)


def _act(delve: Delve, move: Move) -> None:
    """Carry out what the acting adventurer does; but for `Choose` and `Ask`, what an exploration brought stays then
    (SKY-G38)."""
    turn = delve.state.turn
    if turn is not None and turn.placed and not isinstance(move, Choose | Ask):
        delve.turn(placed=())
    match move:
        case Choose(option=option):
            shifting.shift(delve, option)
        case Explore(what=door):
            turns.explore(delve, door)
        case MoveTo(to=to):
            turns.move(delve, to)
        case Visit(to=to):
            turns.visit(delve, to)
        case Pass():
            turn = delve.state.turn
            assert turn is not None
            ends = course.Waited if untouched(turn) else course.Spent if _all_steps_taken(delve.state) else course.Passed
            delve.tell(ends(delve.name(turn.hero)))
            rounds.end_turn(delve)
        case Attack(target=target):
            turns.attack(delve, target)
        case Finish(target=target):
            turns.finish(delve, target)
        case Open():
            turns.open_lock(delve)
        case Heal(target=target):
            turns.heal(delve, target)
        case Revive(target=target):
            turns.revive(delve, target)
        case Use(item=relic):
            relics.use(delve, relic)
        case Equip(item=relic):
            relics.equip(delve, relic)
        case Stow(item=relic):
            relics.stow(delve, relic)
        case Dig():
            turns.dig(delve)
        case Ask():
            wishes.ask(delve, move)
        case _:
            raise Unlisted
