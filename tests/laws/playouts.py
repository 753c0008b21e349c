"""Games played at random, once per test run: the material of the laws.

``python -m tests.laws.playouts GAME ...`` prints, for the first playout of each game that laws look at, the seat, the move
and the digest of every step.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from typing import Any, NamedTuple

from engine.core import capabilities
from engine.core.capabilities import Guided
from engine.core.dice import Dice, KeyedSource
from engine.core.errors import BadOption
from engine.core.game import AnyGame, Seat, Setup
from engine.core.moves import Move
from engine.core.options import describe, read_options
from engine.core.table import ENTER, Entry, Table
from engine.games import games
from tests import outing, toy

GAMES: dict[str, AnyGame] = {**games(), toy.GAME.key: toy.GAME, outing.GAME.key: outing.GAME}
NAMES = ("Ada", "Bob", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal")
BOUND = 4000
"""A playout that takes more moves than this has not ended."""
PICKED: dict[str, tuple[int, ...]] = {
    "cavern": (5, 3, 7, 2, 0),
    "galaxy": (6, 4, 9, 3, 1),
    "regions": (9, 6, 8, 5, 0, 10, 4),
    "skyshard": (5, 1, 0, 3, 4, 7),
    "wilds": (8, 5, 3, 7, 10, 2, 11),
    "toy": (3, 4, 7, 0),
    "outing": (3, 4, 1),
}
"""The playouts that the laws look at: they show what two for every number of players would show.

``python -m tests.laws.picking GAME ...`` picks them; of a game that is not listed here these two are looked at.
"""
LOOKED_BACK = {
    "cavern": (3,),
    "galaxy": (6,),
    "regions": (9, 6),
    "skyshard": (3,),
    "wilds": (5, 7),
    "toy": (3,),
    "outing": (4, 3),
}
"""Those of them that are looked back at from their end: with a game master too, where a game takes one."""
ASIDE = ("quiet", "written")
"""How a move is offered that is kept out of the way."""
KEPT = 12
"""So many playouts are kept, for whatever is looked at next: those of one game.

All of them, with what is worked out for their states, are more than a gigabyte: to look for garbage there takes seconds.
"""


class Step(NamedTuple):
    """One move: the table before it, who made it, its entry, the table after it."""

    before: Table
    seat: Seat
    entry: Entry
    after: Table


class Playout(NamedTuple):
    """A whole game: its first table and entry, and every step up to the end; ``number`` if it is one of many."""

    game: AnyGame
    table: Table
    first: Entry
    steps: tuple[Step, ...]
    number: int | None = None

    @property
    def tables(self) -> tuple[Table, ...]:
        """Every table of it, first to last."""
        return (self.table, *(step.after for step in self.steps))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every entry after the first."""
        return tuple(step.entry for step in self.steps)


def any_setup(game: AnyGame, number: int, chance: random.Random) -> Setup:
    """Return the setup of playout ``number``: every number of seats in turn, the most first, with options at random.

    Options that do not fit the number of seats are drawn again. So are those of a table that opens without a lobby
    (`Opening`): such a table goes on as long as its members like, so no game of it ends. In every other game that may have
    a game master there is one, in the middle of the seats. One in three that may use a file uses the file to begin from.
    """
    count = game.seats[-1 - number % len(game.seats)]
    master = count // 2 if isinstance(game, Guided) and number % 2 else None
    names = NAMES[: count + (master is not None)]
    file = game.template() if capabilities.files(game) and number % 3 == 2 else ""
    while True:
        options = {option.name: chance.choice(option.choices) for option in describe(game.options)}
        if any(options.items() >= opening.options.items() for opening in capabilities.openings(game)):
            continue
        setup = Setup(names, read_options(game.options, options), master, file)
        with suppress(BadOption):
            game.new(setup, Dice(KeyedSource("")))
            return setup


class Mover:
    """Makes legal moves at random, and sometimes one for a seat that is not awaited.

    One mover in two is curious: it prefers verbs that were rarely used so far, and seldom makes the default move.
    """

    def __init__(self, number: int, chance: random.Random) -> None:
        self.curious = number % 2 == 1
        self.chance = chance
        self.used: Counter[type[Move]] = Counter()

    def choose(self, table: Table) -> tuple[Seat, Move]:
        """Return a seat and its move."""
        game, state, chance = table.game, table.state, self.chance
        seats: Sequence[Seat] = game.turn(state)
        if chance.random() < 0.05:
            seats = range(len(table.names))
        late = len(table.names)
        if late - (table.setup.master is not None) in game.seats[:-1] and any(verb.name == ENTER for verb in game.verbs):
            seats = (*seats, late) if chance.random() < 0.1 else seats
        options = [(seat, list(game.legal(state, seat))) for seat in seats]
        seat, moves = chance.choice([option for option in options if option[1]])
        absent = game.default(state, seat) if seat in game.turn(state) else None
        if absent is not None and chance.random() < 0.03:
            return seat, absent
        view = game.view(state, seat)
        picked = [self._pick(moves) for _ in range(6)]
        aside = ("quiet",) if self.curious and chance.random() < 0.2 else ASIDE
        # One at a time, as most of what is picked first is wanted: to word a move is a good part of a game.
        wanted = (move for move in picked if weight(game, view, move) not in aside)
        move = next(wanted, None)
        if self.curious and move in (absent, None):
            move = next((other for other in wanted if other != absent), move)
        if move is None:
            move = next((other for other in picked if not self.curious or other != absent), picked[0])
        self.used[type(move)] += 1
        return seat, move

    def _pick(self, moves: Sequence[Move]) -> Move:
        """Return any of the moves, or any of those of a verb."""
        if not self.curious and self.chance.random() < 0.5:
            return self.chance.choice(moves)
        kinds = list(dict.fromkeys(map(type, moves)))
        weights = [1 / (1 + self.used[kind]) if self.curious else 1 for kind in kinds]
        (kind,) = self.chance.choices(kinds, weights)
        return self.chance.choice([move for move in moves if type(move) is kind])


def weight(game: AnyGame, view: Any, move: Move) -> str:
    """Return how prominently a move is offered, as far as that tells whether it is kept out of the way.

    Advice lights a move or leaves it, and takes most of the time of a choice: where a move is one for all to see without
    it, none is asked for.
    """
    unadvised = hook(game.key, "unadvised")
    found = unadvised(view, move).weight if unadvised else "quiet"
    return found if found not in ASIDE else game.choice(view, move).weight


def play(game: AnyGame, number: int) -> Iterator[Step | tuple[Table, Entry]]:
    """Yield the first table with its entry, then every step of playout ``number`` of a game."""
    chance = random.Random(f"{game.key} {number}")
    mover = Mover(number, chance)
    table, entry = Table.start(game, any_setup(game, number // 2, chance), f"{game.key} {number}")
    yield table, entry
    for _ in range(BOUND):
        if not game.turn(table.state):
            return
        before = table
        seat, move = mover.choose(table)
        table, entry = table.act(seat, str(move))
        yield Step(before, seat, entry, table)
    raise AssertionError(f"{game.key}, playout {number}: not over after {BOUND} moves")


def numbers(game: AnyGame, most: int = KEPT) -> tuple[int, ...]:
    """Return the numbers of the playouts of a game that the laws look at, in their order."""
    return PICKED.get(game.key, tuple(range(2 * len(game.seats))))[:most]


@lru_cache(maxsize=KEPT)
def playout(key: str, number: int) -> Playout:
    """Return playout ``number`` of a game, the same in every process."""
    (table, first), *steps = play(GAMES[key], number)
    return Playout(GAMES[key], table, first, tuple(steps), number)


def marks(step: Step) -> set[str]:
    """Return what a step shows of a game: its verb, and the kinds of what it made happen."""
    return {step.entry.text.split()[0], *(f"event {event.kind}" for event in step.entry.events)}


def _new(played: Playout, free: bool) -> tuple[frozenset[str], tuple[int, ...]]:
    """Return what is shown by a playout and those before it, and the steps of it that show what none before did.

    Only ``free`` steps count, or all.
    """
    if played.number is not None and played is playout(played.game.key, played.number):
        return _known(played.game.key, played.number, free)
    return _new_after(frozenset(), played, free)


@cache
def _known(key: str, number: int, free: bool) -> tuple[frozenset[str], tuple[int, ...]]:
    picked = numbers(GAMES[key])
    before = picked[: picked.index(number)] if number in picked else range(number)
    shown = _known(key, before[-1], free)[0] if before else frozenset()
    return _new_after(shown, playout(key, number), free)


def _new_after(shown: frozenset[str], played: Playout, free: bool) -> tuple[frozenset[str], tuple[int, ...]]:
    met = {place: marks(step) for place, step in enumerate(played.steps) if step.entry.free or not free}
    places, left = list[int](), frozenset[str]().union(*met.values()) - shown
    while left:
        # That which shows the most first: so few steps are enough.
        places.append(max(met, key=lambda place: len(met[place] & left)))
        left -= met[places[-1]]
    return shown.union(*met.values()), tuple(sorted(places))


def telling_steps(played: Playout, count: int, *, free: bool = False) -> list[Step]:
    """Return steps with which every verb and every kind of event of the game's playouts is met, and ``count`` more.

    What a playout before has shown is not looked for again; the others are spread evenly. ``free``: only such moves.
    """
    able = [place for place, step in enumerate(played.steps) if step.entry.free or not free]
    return [played.steps[place] for place in sorted({*_new(played, free)[1], *some(able, count)})]


def telling(played: Playout, count: int, *, over: bool = True) -> list[Table]:
    """Return tables of a playout: before and after what `telling_steps` meets for the first time, and ``count`` more.

    The table at the end is among them, or no table that is ``over``.
    """
    new = _new(played, False)[1]
    last = len(played.steps) - (not over)
    places = {*new, *(place + 1 for place in new), *some(range(last + 1), count)}
    return [played.tables[place] for place in sorted(places) if place <= last]


def some(items: Sequence[Any], count: int) -> list[Any]:
    """Return at most ``count`` of ``items``, spread evenly, with the first and the last."""
    if len(items) <= count:
        return list(items)
    return [items[place * (len(items) - 1) // (count - 1)] for place in range(count)]


def hook(key: str, name: str) -> Callable[..., Any] | None:
    """Return what ``tests/games/<key>/laws.py`` says under ``name``, ``None`` when it says nothing."""
    try:
        module = importlib.import_module(f"tests.games.{key}.laws")
    except ModuleNotFoundError as error:
        if error.name is None or not f"tests.games.{key}.laws".startswith(error.name):
            raise
        return None
    return getattr(module, name, None)


def needed(key: str, name: str) -> Callable[..., Any]:
    """Return what ``tests/games/<key>/laws.py`` says under ``name``; a law fails without it."""
    found = hook(key, name)
    assert found is not None, f"tests/games/{key}/laws.py has to define {name}: see A new game in CONTRIBUTING.md"
    return found


def printed(key: str) -> list[str]:
    """Return every step of the first playout of a game that laws look at, a line each."""
    steps = playout(key, numbers(GAMES[key])[0]).steps
    return [f"{key} {step.seat} {step.entry.text} {step.entry.draws} {step.entry.digest}" for step in steps]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(*printed(name), sep="\n")
