"""The daily delve: what a game says of the one that each member plays on a day (TAB-161).

``class MyGame(Daily[State], ..)``: a game that takes this on is offered by ``/daily``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from .bot_players import Level
from .errors import Text
from .game import AnyGame, Event, Seat
from .messages import WORDS

S = TypeVar("S")

MOST_SIGNS = 20
"""So many signs a strip has at most: where there are more rounds, neighbours share one."""
QUIET = "▫️"
"""The sign of a round of which nothing is to be told."""


class Day(msgspec.Struct, frozen=True):
    """What is played on a day: the options that are not as usual, the levels of the bot players who come along."""

    options: Mapping[str, str] = {}
    company: tuple[Level, ...] = ()


class Score(msgspec.Struct, frozen=True):
    """What a try came to: more ``points`` are better, then fewer ``rounds`` (0 where these make no difference); in a few
    ``words`` that give nothing of the map away: "3 shards in 9 rounds"."""

    points: int
    rounds: int
    words: str


class Mark(msgspec.Struct, frozen=True):
    """What a round is remembered for: events of a ``kind``, only those whose ``fact`` is there where one is named; the
    ``sign`` for it, and what it is in ``words`` ("a shard")."""

    kind: str
    sign: str
    words: Text
    fact: str = ""

    def fits(self, event: Event) -> bool:
        """Return whether an event is such a one."""
        return event.kind == self.kind and (not self.fact or bool(event.facts.get(self.fact)))


class Daily(ABC, Generic[S]):
    """One delve a day, the same for all members, each for themselves.

    ``round_begins`` is the kind of the events that begin a round, which the game calls a ``lap``; ``marks`` are what rounds
    are remembered for, what matters most first.
    """

    lap: Text = "round"
    round_begins: str
    marks: Sequence[Mark]

    @abstractmethod
    def of_day(self, lot: int, /) -> Day:
        """Return what is played on a day; days that follow each other have ``lot`` that do."""

    @abstractmethod
    def came_to(self, state: S, seat: Seat, /) -> Score:
        """Return what a try came to that has ended."""


def daily(game: AnyGame) -> Daily[Any] | None:
    """Return what a game says of its daily delve, ``None`` where it has none."""
    return game if isinstance(game, Daily) else None


def strip_of(game: Daily[Any], events: Iterable[Event]) -> tuple[str, str]:
    """Return a try as a row of signs, one for each round, and the same in words: "a shard in rounds 2 and 5"."""
    rounds: list[int] = []
    for event in events:
        if event.kind == game.round_begins:
            rounds.append(len(game.marks))
        fitting = [place for place, mark in enumerate(game.marks) if mark.fits(event)]
        if rounds and fitting:
            rounds[-1] = min(rounds[-1], *fitting)
    together = -(-len(rounds) // MOST_SIGNS) or 1
    signs = [min(rounds[first : first + together]) for first in range(0, len(rounds), together)]
    shown = "".join(game.marks[place].sign if place < len(game.marks) else QUIET for place in signs)
    told = []
    for place, mark in enumerate(game.marks):
        when = [str(number) for number, found in enumerate(rounds, start=1) if found == place]
        if when:
            told.append(WORDS("daily-mark", mark=mark.words, lap=game.lap, number=len(when), when=when))
    return shown, WORDS("daily-strip", number=len(rounds), lap=game.lap, told=told) if rounds else ""


def streak(days: Iterable[int], today: int) -> int:
    """Return how many days in a row a member has played, up to ``today`` or, where that is still to come, the day before.

    Days are numbers that follow each other.
    """
    played = set(days)
    last = today if today in played else today - 1
    found = 0
    while last - found in played:
        found += 1
    return found
