"""A combat told in a few sentences: who against whom, hits and losses of all its rounds, how it ended; dice apart."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import count, listed

from ..words import Facts, sum_words, the_place
from .fighting import SAYINGS
from .telling import dice_words, hits_words

GATHERED = frozenset(("battle", "rolled", "lost", "cancelled", "announced", "retreated", "battle_over"))
"""What a combat is told of."""

MOST_DICE = 240
"""How long the small print on dice may be; beyond it stands only how many hits each round had."""


class Clash:
    """The events of one combat, or of what of it happened in one move."""

    def __init__(self) -> None:
        self._begun: Facts = {}
        self._hits: dict[str, int] = {}
        self._rounds: dict[int, list[Facts]] = {}
        self._lost: dict[str, list[str]] = {}
        self._dodged: dict[str, int] = {}
        self._announced: dict[str, str] = {}
        self._ends: list[str] = []

    def take(self, kind: str, facts: Facts) -> None:
        """Take in one event of `GATHERED`."""
        match kind:
            case "battle":
                self._begun = facts
            case "rolled":
                self._rounds.setdefault(facts["round"], []).append(facts)
                self._hits[facts["who"]] = self._hits.get(facts["who"], 0) + facts["hits"]
            case "lost":
                self._lost.setdefault(facts["who"], []).append(facts["units"])
            case "cancelled":
                self._dodged[facts["who"]] = self._dodged.get(facts["who"], 0) + facts["hits"]
            case "announced":
                self._announced[facts["who"]] = SAYINGS[kind](facts)
            case "retreated":
                self._announced.pop(facts["who"], None)
                self._ends.append(SAYINGS[kind](facts))
            case "battle_over" if facts["winner"]:
                # Whoever was about to retreat stays where nobody is left to run from.
                self._announced.pop(facts["winner"], None)
                self._ends.append(f"{facts['winner']} holds {the_place(facts['place'])}.")
            case _:
                self._ends.append(SAYINGS[kind](facts))

    def is_over(self, facts: Facts) -> bool:
        """Return whether a new combat is another one than this."""
        return bool(self._begun) and facts != self._begun

    def said(self) -> list[str]:
        """Return the sentences."""
        attack = [SAYINGS["battle"](self._begun)] if self._begun else []
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
        return all(">" in die for rolls in self._rounds.values() for facts in rolls for die in facts["dice"])

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


def _dice(rolls: Sequence[Facts]) -> str:
    return "; ".join(f"{facts['who']} {dice_words(facts['dice'], facts['bonus'])}" for facts in rolls)


def _hits(rolls: Sequence[Facts]) -> str:
    return listed([f"{facts['who']} {facts['hits']}" for facts in rolls])
