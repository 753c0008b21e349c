"""A combat told in a few sentences: who against whom, hits and losses of all its rounds, how it ended; dice apart."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Happened
from engine.core.words import count, listed

from ...rules.events import fighting
from ..words import sum_words, the_place
from .fighting import SAYINGS, dice_words, hits_words

GATHERED = (
    fighting.Battle,
    fighting.Rolled,
    fighting.Lost,
    fighting.Cancelled,
    fighting.Announced,
    fighting.Retreated,
    fighting.BattleOver,
)
"""What a combat is told of."""

MOST_DICE = 240
"""How long the small print on dice may be; beyond it stands only how many hits each round had."""


class Clash:
    """The events of one combat, or of what of it happened in one move."""

    def __init__(self) -> None:
        self._begun: fighting.Battle | None = None
        self._hits: dict[str, int] = {}
        self._rounds: dict[int, list[fighting.Rolled]] = {}
        self._lost: dict[str, list[str]] = {}
        self._dodged: dict[str, int] = {}
        self._announced: dict[str, str] = {}
        self._ends: list[str] = []

    def take(self, e: Happened) -> None:
        """Take in one event of `GATHERED`."""
        match e:
            case fighting.Battle():
                self._begun = e
            case fighting.Rolled():
                self._rounds.setdefault(e.round, []).append(e)
                self._hits[e.who] = self._hits.get(e.who, 0) + e.hits
            case fighting.Lost():
                self._lost.setdefault(e.who, []).append(e.units)
            case fighting.Cancelled():
                self._dodged[e.who] = self._dodged.get(e.who, 0) + e.hits
            case fighting.Announced():
                self._announced[e.who] = SAYINGS(e)
            case fighting.Retreated():
                self._announced.pop(e.who, None)
                self._ends.append(SAYINGS(e))
            case fighting.BattleOver() if e.winner:
                # Whoever was about to retreat stays where nobody is left to run from.
                self._announced.pop(e.winner, None)
                self._ends.append(f"{e.winner} holds {the_place(e.place)}.")
            case _:
                self._ends.append(SAYINGS(e))

    def is_over(self, e: fighting.Battle) -> bool:
        """Return whether a new combat is another one than this."""
        return self._begun is not None and e != self._begun

    def said(self) -> list[str]:
        """Return the sentences."""
        attack = [SAYINGS(self._begun)] if self._begun is not None else []
        return [*attack, *self._announced.values(), *self._struck(), *self._losses(), *self._ends]

    def _struck(self) -> list[str]:
        if not self._hits:
            return []
        if len(self._hits) == 1:
            ((who, hits),) = self._hits.items()
            return [f"{who} rolls{' again:' if self._is_rerolled() else ''} {hits_words(hits)}."]
        if not any(self._hits.values()):
            return [f"In {len(self._rounds)} rounds nobody hits." if len(self._rounds) > 1 else "Nobody hits."]
        (first, hits), *others = self._hits.items()
        rest = "".join(f", {who} {number or 'none'}" for who, number in others)
        rounds = f"In {len(self._rounds)} rounds " if len(self._rounds) > 1 else ""
        return [f"{rounds}{first} rolls {hits_words(hits)}{rest}."]

    def _is_rerolled(self) -> bool:
        """Return whether all these dice were rolled again."""
        return all(fighting.Die.read(die).again for rolls in self._rounds.values() for e in rolls for die in e.dice)

    def _losses(self) -> list[str]:
        said = [f"{who} dodges {count(hits, 'hit')}." for who, hits in self._dodged.items()]
        (first, *others) = [f"{who} loses {sum_words(units)}" for who, units in self._lost.items()] or [""]
        if first:
            said.append(f"{'; '.join([first, *others])}.")
        return said

    @property
    def small(self) -> str:
        """The dice, or only the hits where they were too many; "" for none."""
        lines = [f"round {number}: {_dice(rolls)}" for number, rolls in self._rounds.items()]
        if len(" · ".join(lines)) <= MOST_DICE:
            return " · ".join(lines)
        hits = [f"round {number} {_hits(rolls)}" for number, rolls in self._rounds.items()]
        return f"hits: {'; '.join(hits)}"


def _dice(rolls: Sequence[fighting.Rolled]) -> str:
    return "; ".join(f"{e.who} {dice_words(e)}" for e in rolls)


def _hits(rolls: Sequence[fighting.Rolled]) -> str:
    return listed([f"{e.who} {e.hits}" for e in rolls])
