"""Skyshard as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from engine.core.dice import Dice
from engine.core.errors import GameOver, IllegalMove
from engine.core.game import Event, Outcome, Seat, Setup
from engine.core.moves import Move, Verb
from engine.core.progress import heed
from engine.core.scene import Look
from engine.core.speaking import SpeakingGame
from engine.core.verbs import Choose, Equip, MoveTo, Pass, Roll, Stow, Use
from engine.maps.hexes import label, unlabel

from .picture import scenes
from .rules import enemies, explore, locks, relics, rounds, shifting, turns
from .rules.awaiting import awaited, choice_rule, default_choice, open_choices
from .rules.effects import settle
from .rules.progress import MOST_FATIGUE, Delve
from .speech import asking, choices, reading, refusals, story
from .state.content import content
from .state.moves import VERBS, Adjust, Attack, Dig, Explore, Heal, Open, Place, Retreat, Revive, Stay
from .state.options import Options
from .state.state import Enemies, Exploring, Lock, Settling, State, standing_seats
from .state.view import View, view_for

DRAWN = frozenset(
    (
        *("begun", "deployed", "companion_placed", "round", "ended", "explored", "asked"),
        *("laid", "cache", "enemy", "stays", "collapsed"),
        *("shard", "opened", "jammed", "disarmed", "sprung"),
        *("shifted", "enemy_moved", "enemy_shoved", "enemy_buried", "enemy_burnt", "companion_moved"),
        *("fell", "companion_fell", "placed", "returned"),
    )
)
"""Events that call for a new picture in the channel: a question that the map shows, or a map that changed."""


RETREAT, STAY = Retreat(), Stay()


class Skyshard(SpeakingGame[State, View]):
    """The cooperative delve of data/skyshard, for one to four (SKY-001, SKY-G01, SKY-G57)."""

    key = "skyshard"
    title = "Skyshard"
    about = "A party explores a dark place tile by tile and gathers star shards before exhaustion wins."
    version = 2
    seats = range(1, 5)
    verbs = VERBS
    options = Options
    state = State
    asking = asking
    choices = choices
    reading = reading
    refusals = refusals
    scenes = scenes
    story = story
    drawn = DRAWN

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `Game.new`; `BadOption` for more than four adventurers."""
        return rounds.new(setup, dice)

    def turn(self, state: State) -> tuple[Seat, ...]:
        """Return who is awaited; see `pending.awaited`."""
        return awaited(state)

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        """Return what a seat may do, lazily; ``retreat`` or ``stay`` last, at any time of a round (SKY-G52)."""
        moves = iter(self._awaited(state) if seat in awaited(state) else ())
        if state.phase == "delve":
            for hero in state.heroes:
                if hero.seat == seat and hero.at is not None:
                    return chain(moves, (STAY if seat in state.retreating else RETREAT,))
        return moves

    def _awaited(self, state: State) -> Iterable[Move]:
        if state.phase == "delve" and not state.agenda:
            return turns.legal_acts(state)
        if state.phase == "classes":
            return (Choose(kind) for kind in rounds.free_classes(state))
        if state.phase == "places":
            return (Place(label(cell)) for cell in rounds.free_entrance(state))
        task = state.agenda[0]
        if isinstance(task, Lock):
            return _lock_moves(state, task)
        if isinstance(task, Exploring) and task.step == "connect":
            return [Place(str(number)) for number in range(1, len(explore.fits(state, task)) + 1)]
        return (Choose(label(cell)) for cell in open_choices(state))

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `Game.apply`."""
        delve = Delve(state, dice)
        if state.phase == "over":
            raise GameOver("This delve has ended.")
        if isinstance(move, (Retreat, Stay)):
            _agree(delve, seat, move)
            return delve.state, delve.events
        if seat not in awaited(state):
            raise refusals.not_your_turn(state, str(move.__struct_config__.tag))
        if state.phase == "classes":
            _choose_class(delve, seat, move)
        elif state.phase == "places":
            _place_hero(delve, seat, move)
        elif state.agenda:
            _answer(delve, move)
        else:
            _act(delve, move)
        rounds.run(delve)
        if delve.state.agenda and open_choices(delve.state):
            delve.tell("asked", "SKY-G38", choice_rule(delve.state.agenda[0]))
        return delve.state, delve.events

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the state without the order of what is hidden (SKY-G56)."""
        return view_for(state, seat)

    def default(self, state: State, seat: Seat) -> Move | None:
        """Return the first way to lay a tile, a choice's lowest hex, a lock's next roll, otherwise ``pass`` (SKY-G38)."""
        if seat in awaited(state) and (cell := default_choice(state)) is not None:
            return Choose(label(cell))
        moves = list(self._awaited(state)) if seat in awaited(state) else []
        if not moves or isinstance(moves[0], Roll):
            return moves[0] if moves else None
        return moves[-1] if isinstance(moves[-1], Pass) else moves[0]

    def outcome(self, state: State) -> Outcome | None:
        """See `Game.outcome`."""
        return rounds.outcome(state)

    def heading(self, view: View, verb: Verb) -> str:
        """Return what is asked over a menu of moves."""
        return choices.heading(view, verb) or super().heading(view, verb)

    def entries(self, view: View, name: str) -> Sequence[str]:
        """Return the places that the map can be seen around."""
        return scenes.places(view) if name == "map" else ()

    def pictures(self, events: Sequence[Event]) -> tuple[Look, ...]:
        """Return the map if it changed, or if something is asked that it shows; a walk or an attack alone is neither."""
        chosen = any(event.kind == "class" and not event.facts["classes"] for event in events)
        return (Look(),) if chosen else super().pictures(events)


def _lock_moves(state: State, lock: Lock) -> Iterator[Move]:
    if lock.tries:
        yield Roll()
    if state.heroes[lock.hero].fatigue < MOST_FATIGUE:
        for number, die in enumerate(lock.dice, start=1):
            for to in (die - 1, die + 1):
                if 1 <= to <= 6:
                    yield Adjust(number, to)
    yield from relics.usable(state)
    yield Pass()


def _agree(delve: Delve, seat: Seat, move: Move) -> None:
    state = delve.state
    heed(refusals.refuse_agreement(state, seat, retreat=isinstance(move, Retreat)))
    name, agreed = state.names[seat], seat in state.retreating
    if agreed:
        delve.change(retreating=tuple(other for other in state.retreating if other != seat))
    else:
        delve.change(retreating=tuple(sorted((*state.retreating, seat))))
    waiting = len(standing_seats(state)) - len(delve.state.retreating)
    delve.tell("stays_on" if agreed else "retreats", "SKY-G52", who=name, waiting=waiting)


def _choose_class(delve: Delve, seat: Seat, move: Move) -> None:
    free = rounds.free_classes(delve.state)
    if not isinstance(move, Choose):
        raise refusals.pending(delve.state)
    if move.option not in free:
        if move.option in content().adventurers:
            raise IllegalMove(f"The {content().adventurers[move.option].name} is taken.", "SKY-G21")
        names = ", ".join(content().adventurers[kind].name for kind in free)
        raise IllegalMove(f"The classes left are {names}.", "SKY-G21")
    rounds.choose_class(delve, seat, move.option)


def _place_hero(delve: Delve, seat: Seat, move: Move) -> None:
    free = rounds.free_entrance(delve.state)
    if not isinstance(move, Place):
        raise refusals.pending(delve.state)
    at = unlabel(move.at)
    if at is None or at not in free:
        names = ", ".join(label(cell) for cell in free)
        raise IllegalMove(f"The free hexes of the entrance are {names}.", "SKY-G22")
    rounds.place_hero(delve, seat, at)


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
            raise refusals.pending(state)
        numbered = {str(number): fit for number, fit in enumerate(found, start=1)}
        if move.at not in numbered:
            raise IllegalMove(f"The ways to lay it are numbered 1 to {len(found)}.", "SKY-049")
        explore.lay(delve, task, numbered[move.at])
        return
    cells = {label(cell): cell for cell in open_choices(state)}
    if not isinstance(move, Choose):
        raise refusals.pending(state)
    if move.option not in cells:
        raise IllegalMove(f"The choice is between {', '.join(cells)}.", choice_rule(task))
    at = cells[move.option]
    if isinstance(task, Exploring):
        (explore.put_cache if task.step == "caches" else explore.put_enemy)(delve, at)
    elif isinstance(task, Settling):
        settle(delve, task, at)
    elif isinstance(task, Enemies):
        enemies.answer(delve, task, at)


def _at_lock(delve: Delve, lock: Lock, move: Move) -> None:
    if isinstance(move, Roll):
        if not lock.tries:
            raise IllegalMove("The lock allows no more rolls.", "SKY-G42")
        locks.roll(delve)
    elif isinstance(move, Adjust):
        if not 1 <= move.die <= len(lock.dice):
            raise IllegalMove(f"The dice left are numbered 1 to {len(lock.dice)}.", "SKY-G42")
        heed(turns.refuse_fatigue(delve.state, lock.hero))
        if abs(move.to - lock.dice[move.die - 1]) != 1 or not 1 <= move.to <= 6:
            raise IllegalMove(f"Die {move.die} shows {lock.dice[move.die - 1]} and can be changed by one.", "SKY-G42")
        locks.adjust(delve, move.die, move.to)
    elif isinstance(move, Use):
        relics.use(delve, move.item)
    elif isinstance(move, Pass):
        locks.fail(delve)
    else:
        raise refusals.pending(delve.state)


def _act(delve: Delve, move: Move) -> None:
    """Carry out what the acting adventurer does; all but `Choose` leaves as it is what an exploration brought (SKY-G38)."""
    turn = delve.state.turn
    if turn is not None and turn.placed and not isinstance(move, Choose):
        delve.turn(placed=())
    match move:
        case Choose(option=option):
            shifting.shift(delve, option)
        case Explore(what=door):
            turns.explore(delve, door)
        case MoveTo(to=to):
            turns.move(delve, to)
        case Pass():
            turn = delve.state.turn
            assert turn is not None
            delve.tell("passed", "SKY-G25", who=delve.name(turn.hero))
            rounds.end_turn(delve)
        case Attack(target=target):
            turns.attack(delve, target)
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
        case _:
            raise refusals.unasked(str(move.__struct_config__.tag))


GAME = Skyshard()
