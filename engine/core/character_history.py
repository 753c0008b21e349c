"""The past of a character that is kept from one game to the next: where it has been, and what came of that (`Keeps`).

Games know no clock, so it is told in order, without days.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from .game import Result
from .messages import WORDS
from .words import count

REMEMBERED = 12
"""So many games are remembered one by one; of those before there is the number."""
LONGEST_PLACE = 60


class Outing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that a character has been through: where that was, how it ended for it, how long it took in days or rounds.

    ``score`` is what it is measured by, ``marks`` go by the game's own names, such as a wound that it came home with.
    """

    where: str
    result: Result
    length: int = 0
    score: int = 0
    marks: tuple[str, ...] = ()


class Past(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a character has been through: the newest games, and how many there were before these."""

    outings: tuple[Outing, ...] = ()
    before: int = 0

    @property
    def length(self) -> int:
        """How many games there were."""
        return self.before + len(self.outings)


def gone_on(past: Past | None, outing: Outing) -> Past:
    """Return a past with one more game."""
    past = past or Past()
    cut = msgspec.structs.replace(outing, where=outing.where[:LONGEST_PLACE])
    outings = (*past.outings, cut)
    return Past(outings[-REMEMBERED:], past.before + max(0, len(outings) - REMEMBERED))


def past_line(outing: Outing, length: str, score: str, marks: Mapping[str, str]) -> str:
    """Return a game of the past in words: "Hushwood: won in 6 days, 64 % explored, 2 wounds". ``length`` is what it is
    counted in ("day"), ``score`` how what it is measured by is said ("{} % explored", "" for not at all)."""
    took = WORDS("past-took", time=count(outing.length, length)) if outing.length else ""
    facts = [score.format(outing.score)] if score else []
    facts += [marks[mark] for mark in outing.marks if mark in marks]
    return f"{outing.where}: {', '.join([WORDS(f'past-ended-{outing.result}') + took, *facts])}"


def past_lines(past: Past | None, lines: Sequence[str]) -> list[str]:
    """Return the past as it stands on a character's page, from a line for each of its games, the newest first."""
    if past is None or not past.outings:
        return []
    won = sum(outing.result == "won" for outing in past.outings)
    newest = len(past.outings) if past.before else 0
    return [WORDS("past-record", times=past.length, won=won, newest=newest), *(f"- {line}" for line in reversed(lines))]
