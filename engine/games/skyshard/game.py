"""Skyshard as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.dice import Dice
from engine.core.errors import GameOver, IllegalMove
from engine.core.game import Choice, Event, Game, Outcome, Seat, Setup
from engine.core.moves import Move, read_move
from engine.core.scene import Look, Scene
from engine.maps.hexes import Hex, label, unlabel

from . import adventurers, asking, choices, enemies, explore, locks, relics, rounds, scenes, words
from .board import board
from .content import content
from .delve import MOST_FATIGUE, Delve
from .effects import settle
from .moves import (
    VERBS,
    Adjust,
    Attack,
    Choose,
    Draw,
    Equip,
    Explore,
    Heal,
    MoveTo,
    Open,
    Pass,
    Place,
    Retreat,
    Revive,
    Roll,
    Stay,
    Stow,
    Use,
)
from .options import Options
from .state import Enemies, Exploring, Lock, Settling, State, hero_name, standing, standing_seats
from .view import View, view_for

DRAWN = ("begun", "explored", "laid", "collapsed", "round", "ended", "shard", "deployed")
"""Events that call for a new picture in the channel."""


class Skyshard(Game[State, View]):
    """The cooperative delve of data/skyshard (SKY-001..086, SKY-G01..G58)."""

    key = "skyshard"
    title = "Skyshard"
    about = "A party explores a dark place tile by tile, gathers star shards, and has to be done before exhaustion is."
    version = 1
    seats = range(1, 5)
    verbs = VERBS
    options = Options
    state = State

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `Game.new`; `BadOption` for more than four adventurers."""
        return rounds.new(setup, dice)

    def turn(self, state: State) -> tuple[Seat, ...]:
        """Return who is awaited: all for classes and the first place, all standing for the party's ties, else one."""
        if state.phase == "over":
            return ()
        if state.phase == "classes":
            seats = [hero.seat for hero in state.heroes if not hero.kind]
            return tuple(seat for seat in range(len(state.names)) if seat in seats)
        if state.phase == "places":
            if not standing(state):
                return tuple(range(len(state.names)))
            return (next(hero.seat for hero in state.heroes if hero.at is None),)
        if state.agenda:
            match state.agenda[0]:
                case Exploring(hero=hero) | Lock(hero=hero):
                    return (state.heroes[hero].seat,)
                case Settling() as task:
                    return rounds.settling_seats(state, task)
                case _:
                    return standing_seats(state)
        assert state.turn is not None
        return (state.heroes[state.turn.hero].seat,)

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        """Yield what a seat may do; ``retreat`` and ``stay`` last, at any time of a round (SKY-G52)."""
        if seat in self.turn(state):
            yield from self._awaited(state)
        if state.phase == "delve" and any(hero.seat == seat and hero.at is not None for hero in state.heroes):
            yield Stay() if seat in state.retreating else Retreat()

    def _awaited(self, state: State) -> Iterable[Move]:
        if state.phase == "classes":
            return [Choose(kind) for kind in rounds.free_classes(state)]
        if state.phase == "places":
            return [Place(label(cell)) for cell in rounds.free_entrance(state)]
        if not state.agenda:
            return adventurers.legal_acts(state)
        task = state.agenda[0]
        if isinstance(task, Lock):
            return _lock_moves(state, task)
        if isinstance(task, Exploring) and task.step == "connect":
            return [Place(str(number + 1)) for number in range(len(explore.fits(state, task)))]
        return [Choose(label(cell)) for cell in open_choices(state)]

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `Game.apply`."""
        delve = Delve(state, dice)
        if state.phase == "over":
            raise GameOver("This delve has ended.")
        if isinstance(move, (Retreat, Stay)):
            _agree(delve, seat, move)
            return delve.state, delve.events
        awaited = self.turn(state)
        if seat not in awaited:
            names = " or ".join(state.names[other] for other in awaited)
            rule = "SKY-006" if isinstance(move, Explore) else "SKY-G23"
            raise IllegalMove(f"It's {names}'s turn. I'll call you.", rule)
        if state.phase == "classes":
            _choose_class(delve, seat, move)
        elif state.phase == "places":
            _place_hero(delve, seat, move)
        elif state.agenda:
            _answer(delve, move)
        else:
            _act(delve, move)
        rounds.run(delve)
        return delve.state, delve.events

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the state without the order of what is hidden (SKY-G56)."""
        return view_for(state, seat)

    def default(self, state: State, seat: Seat) -> Move | None:
        """Return the first option of a pending choice or a lock's next roll, otherwise ``pass`` (SKY-G38)."""
        moves = list(self._awaited(state)) if seat in self.turn(state) else []
        if not moves or isinstance(moves[0], Roll):
            return moves[0] if moves else None
        return moves[-1] if isinstance(moves[-1], Pass) else moves[0]

    def outcome(self, state: State) -> Outcome | None:
        """See `Game.outcome`."""
        return rounds.outcome(state)

    def scene(self, view: View, look: Look) -> Scene:
        """Return the map."""
        return scenes.scene(view, look)

    def tell(self, view: View, events: Sequence[Event]) -> str:
        """See `Game.tell`."""
        return words.tell(view, events)

    def ask(self, view: View) -> str:
        """See `Game.ask`."""
        return asking.ask(view)

    def status(self, view: View) -> str:
        """See `Game.status`."""
        return asking.status(view)

    def sheet(self, view: View) -> str:
        """See `Game.sheet`."""
        return asking.sheet(view)

    def choice(self, view: View, move: Move) -> Choice:
        """See `Game.choice`."""
        return choices.choice(view, move)

    def pictures(self, events: Sequence[Event]) -> bool:
        """Return whether the map grew, shrank, or a round of enemies moved over it."""
        return any(event.kind in DRAWN for event in events)

    def read(self, state: State, seat: Seat, text: str) -> Move:
        """Read a move. A door goes by its letter or its hex, a unit by its hex or a name, a relic by its id or name."""
        return read(state, text)


def open_choices(state: State) -> tuple[Hex, ...]:
    """Return the hexes that a pending choice is between; ``()`` when none is pending or it is no choice of hexes."""
    if not state.agenda:
        return ()
    task = state.agenda[0]
    if isinstance(task, Exploring):
        return explore.options(state, task)
    if isinstance(task, Settling):
        return rounds.settling_options(state, task)
    return enemies.options(state, task) if isinstance(task, Enemies) else ()


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
    name = state.names[seat] if 0 <= seat < len(state.names) else "Nobody"
    if state.phase != "delve":
        raise IllegalMove("The delve has not begun.", "SKY-G52")
    if seat not in standing_seats(state):
        raise IllegalMove("Whoever is down has no say in the retreat.", "SKY-G52")
    agreed = seat in state.retreating
    if isinstance(move, Retreat) == agreed:
        words = "You have agreed to retreat already." if agreed else "You have not agreed to retreat."
        raise IllegalMove(words, "SKY-G52")
    if agreed:
        delve.change(retreating=tuple(other for other in state.retreating if other != seat))
    else:
        delve.change(retreating=tuple(sorted((*state.retreating, seat))))
    waiting = len(standing_seats(state)) - len(delve.state.retreating)
    delve.tell("stays_on" if agreed else "retreats", "SKY-G52", who=name, waiting=waiting)


def _choose_class(delve: Delve, seat: Seat, move: Move) -> None:
    free = rounds.free_classes(delve.state)
    if not isinstance(move, Choose):
        raise IllegalMove("First everybody chooses a class.", "SKY-G21")
    if move.option not in free:
        if move.option in content().adventurers:
            raise IllegalMove(f"The {content().adventurers[move.option].name} is taken.", "SKY-G21")
        names = ", ".join(content().adventurers[kind].name for kind in free)
        raise IllegalMove(f"The classes left are {names}.", "SKY-G21")
    rounds.choose_class(delve, seat, move.option)


def _place_hero(delve: Delve, seat: Seat, move: Move) -> None:
    free = rounds.free_entrance(delve.state)
    if not isinstance(move, Place):
        raise IllegalMove("First everybody takes a hex of the entrance.", "SKY-G22")
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
            raise IllegalMove("First the new tile is laid: place it as one of the numbers shows.", "SKY-049")
        numbered = {str(number): fit for number, fit in enumerate(found, start=1)}
        if move.at not in numbered:
            raise IllegalMove(f"The ways to lay it are numbered 1 to {len(found)}.", "SKY-049")
        explore.lay(delve, task, numbered[move.at])
        return
    cells = {label(cell): cell for cell in open_choices(state)}
    rule = "SKY-G47" if isinstance(task, Enemies) else "SKY-070"
    if not isinstance(move, Choose):
        raise IllegalMove(f"First choose between {', '.join(cells)}.", rule)
    if move.option not in cells:
        raise IllegalMove(f"The choice is between {', '.join(cells)}.", rule)
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
        if delve.hero(lock.hero).fatigue >= MOST_FATIGUE:
            raise IllegalMove(f"That costs 1 fatigue, and you hold {MOST_FATIGUE} already.", "SKY-G42")
        if abs(move.to - lock.dice[move.die - 1]) != 1 or not 1 <= move.to <= 6:
            raise IllegalMove(f"Die {move.die} shows {lock.dice[move.die - 1]} and can be changed by one.", "SKY-G42")
        locks.adjust(delve, move.die, move.to)
    elif isinstance(move, Use):
        relics.use(delve, move.relic)
    elif isinstance(move, Pass):
        locks.fail(delve)
    else:
        raise IllegalMove("First the lock: roll, adjust a die, or pass to give it up.", "SKY-G42")


def _act(delve: Delve, move: Move) -> None:
    """Carry out what the acting adventurer does."""
    match move:
        case Explore(door=door):
            adventurers.explore(delve, door)
        case MoveTo(to=to):
            adventurers.move(delve, to)
        case Attack(target=target):
            adventurers.attack(delve, target)
        case Open():
            adventurers.open_lock(delve)
        case Heal(target=target):
            adventurers.heal(delve, target)
        case Revive(target=target):
            adventurers.revive(delve, target)
        case Use(relic=relic):
            relics.use(delve, relic)
        case Equip(relic=relic):
            relics.equip(delve, relic)
        case Stow(relic=relic):
            relics.stow(delve, relic)
        case Draw():
            adventurers.draw(delve)
        case Pass():
            turn = delve.state.turn
            assert turn is not None
            delve.tell("passed", "SKY-G25", who=delve.name(turn.hero))
            rounds.end_turn(delve)
        case Roll() | Adjust():
            raise IllegalMove("You are not at a lock.", "SKY-G42")
        case _:
            raise IllegalMove("Nothing is being asked.", "SKY-G25")


def read(state: State, text: str) -> Move:
    """Return the move that a text writes, in its one form."""
    word, _, rest = text.strip().partition(" ")
    rest, word = " ".join(rest.split()), word.lower()
    if word in ("use", "equip", "stow") and rest:
        rest = next((relic.id for relic in content().relics.values() if relic.name.lower() == rest.lower()), rest.lower())
    elif word in ("heal", "revive", "attack") and rest:
        rest = _unit_hex(state, rest, fallen=word == "revive") or rest.upper()
    elif word == "choose" and rest:
        kinds = content().adventurers.values()
        rest = next((kind.id for kind in kinds if rest.lower() in (kind.id, kind.name.lower())), rest.upper())
    elif word == "explore" and rest:
        map_ = board(state.tiles)
        rest = rest.upper()
        cell = unlabel(rest)
        if rest not in map_.lettered and cell is not None and cell in explore.explorable(state):
            rest = map_.letters[cell]
    elif word in ("move", "place"):
        rest = rest.upper()
    return read_move(VERBS, f"{word} {rest}".strip())


def _unit_hex(state: State, name: str, *, fallen: bool) -> str | None:
    """Return the hex of the adventurer called ``name``, or of the one who fell."""
    for index, hero in enumerate(state.heroes):
        at = hero.fell if fallen else hero.at
        if at is not None and hero_name(state, index).lower() == name.lower():
            return label(at)
    return None


GAME = Skyshard()
