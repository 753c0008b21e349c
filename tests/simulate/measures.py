"""What is counted of a simulated game; ``tests/games/<key>/measures.py`` says what of a game besides."""

from __future__ import annotations

import importlib
import importlib.util
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from engine.core.game import Event, Outcome, Result
from engine.core.moves import Move
from tests.games.parties import Decide


class Sitting(msgspec.Struct, frozen=True):
    """A game that is to be simulated. Its dice follow from ``key``. It has a way of play for each seat, ``options`` other
    than the usual ones, and the number of seats that are ``people`` whom the others follow. It also has what each seat's
    member keeps from earlier games, and the stored campaign ("": none)."""

    game: str
    key: str
    levels: tuple[str, ...]
    options: dict[str, str] = {}
    people: int = 0
    kept: tuple[str, ...] = ()
    campaign: str = ""


class Record(msgspec.Struct):
    """What came of a game. ``first`` is who had the first turn. ``moves`` are all that were made, ``defaults`` those made
    because everybody left it to the others, ``turns`` as the game counts them, 0 where it does not.

    ``used`` says how often anything came about: kinds of events, what they were about, verbs ("/explore"). ``facts`` are
    the game's own (`Measures.ended`). ``kept`` is what each seat's member keeps for the next game, ``campaign`` what the
    campaign has come to.
    """

    sitting: Sitting
    result: Result
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    first: int
    moves: int
    turns: int
    defaults: int
    used: dict[str, int]
    facts: dict[str, Any]
    kept: tuple[str, ...] = ()
    campaign: str = ""


class Measures:
    """Looks on while a game is played. A game's own says more.

    ``about`` names the facts of events that are counted besides their kind: ``{"relic": "name"}`` counts each relic apart,
    as "relic crown". ``wanted`` are things that should be used in one game of ten, as they are counted, by what they are
    called together. ``ways`` are players of one idea each, to see how far it carries (`tests.games.parties.Decide`).
    """

    about: ClassVar[Mapping[str, str]] = {}
    wanted: ClassVar[Mapping[str, Sequence[str]]] = {}
    ways: ClassVar[Mapping[str, Decide]] = {}

    def __init__(self, sitting: Sitting, state: Any) -> None:
        """See a game begin."""
        del state
        self.sitting = sitting
        self.used: Counter[str] = Counter()

    def moved(self, before: Any, seat: int, move: Move, after: Any, events: Sequence[Event]) -> None:
        """See a move made."""
        del before, seat, after
        self.used[f"/{move.verb}"] += 1
        for event in events:
            self.used[event.kind] += 1
            if event.kind in self.about:
                self.used[f"{event.kind} {event.facts[self.about[event.kind]]}"] += 1

    def first(self, state: Any) -> int:
        """Return who had the first turn, as it can be told when the game is over."""
        del state
        return 0

    def result(self, state: Any, outcome: Outcome) -> Result:
        """Return what a game counts as that is over."""
        del state
        return outcome.result

    def ended(self, state: Any, minds: Sequence[Any]) -> dict[str, Any]:
        """Return the game's own facts, plain values, when it is over; ``minds`` are what each seat had in mind."""
        del state, minds
        return {}

    @classmethod
    def tables(cls, records: Sequence[Record]) -> Iterator[str]:
        """Yield the lines of the game's own tables."""
        del records
        yield from ()


def measures_of(key: str) -> type[Measures]:
    """Return what is counted of a game."""
    module = f"tests.games.{key}.measures"
    if importlib.util.find_spec(f"tests.games.{key}") is None or importlib.util.find_spec(module) is None:
        return Measures
    found: type[Measures] = importlib.import_module(module).Measures
    return found
