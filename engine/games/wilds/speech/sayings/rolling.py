"""The dice of tests in small print: in full, or their totals alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.events import Happened
from engine.core.words import count, plain, upper

from ...rules.events import deciding, travelling
from ..words import BOONS, PURPOSES, REASONS, RESULTS, skill

MOST_LINES = 8
"""So many lines of small print are told at most; then it says how many more there were."""

WHY_TICKED = {
    "slow": "slow going",
    "long": "long work",
    "careful": "with care",
    "retreat": "falling back",
    "access": "hard to reach",
    "gm": "the game master",
}


class SmallPrint:
    """The small print of a story: a line for each test, where saves from one danger share one, and the timer last."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._brief: dict[int, str] = {}
        self._saves: set[int] = set()
        self._timer: list[str] = []

    def add(self, line: str) -> None:
        """Add a line."""
        self._lines.append(line)

    def roll(self, e: deciding.Rolled) -> None:
        """Add a test."""
        if e.purpose != "save":
            self._brief[len(self._lines)] = brief_words(e)
            self._lines.append(roll_words(e))
            return
        common = f"{upper(PURPOSES['save'])} against {e.tn}: "
        last = len(self._lines) - 1
        if last in self._saves and self._lines[last].startswith(common):
            self._lines[last] += f"; {save_words(e)}"
            self._brief[last] += f"; {brief_save(e)}"
        else:
            self._saves.add(last + 1)
            self._brief[last + 1] = f"{common}{brief_save(e)}"
            self._lines.append(f"{common}{save_words(e)}")

    def clock(self, e: Happened) -> None:
        """Add what became of the timer: that it went on, went back, or started again."""
        match e:
            case travelling.Ticked(before=before, after=after):
                why = WHY_TICKED.get(e.why, plain(e.why))
                if before != after:
                    self._timer.append(f"{before} to {after}{f' ({why})' if why else ''}")
            case travelling.Refunded(timer=timer):
                self._timer.append(f"back to {timer} (efficient route)")
            case travelling.Reset(timer=timer):
                again = f"starts again at {timer}"
                if self._timer[-1:] != [again]:
                    self._timer.append(again)

    def ever_shorter(self) -> Iterator[list[str]]:
        """Yield the lines in full, then with the totals of saves in place of their dice, then with those of all tests."""
        for brief in (frozenset[int](), self._saves, self._brief.keys()):
            lines = [self._brief[number] if number in brief else line for number, line in enumerate(self._lines)]
            if self._timer:
                lines.append(f"timer {', '.join(self._timer)}")
            if len(lines) > MOST_LINES:
                lines = [*lines[: MOST_LINES - 1], f"and {count(len(lines) - MOST_LINES + 1, 'more roll')}: see the log"]
            yield lines


def roll_words(e: deciding.Rolled) -> str:
    """Return a test's dice: die, d6, rank, boons and banes by name, total; target and result unless they are secret."""
    purpose = PURPOSES.get(e.purpose, plain(e.purpose))
    said = f"{e.who} {purpose}{' again' if e.again else ''}: {_dice(e)}"
    if e.result:
        said += f" against {e.tn}, {RESULTS[e.result]}"
    return f"{said}{_reasons(e)}"


def brief_words(e: deciding.Rolled) -> str:
    """Return a test's total, with target and result unless they are secret."""
    purpose = PURPOSES.get(e.purpose, plain(e.purpose))
    said = f"{e.who} {purpose}{' again' if e.again else ''}: {e.total}"
    return f"{said} against {e.tn}, {RESULTS[e.result]}" if e.result else said


def brief_save(e: deciding.Rolled) -> str:
    """Return the total of one of several saves, and what it came to."""
    return f"{e.who}{' again' if e.again else ''} {e.total}, {RESULTS.get(e.result, '')}"


def save_words(e: deciding.Rolled) -> str:
    """Return one of several saves, whose target is told for all."""
    again = " again" if e.again else ""
    return f"{e.who}{again} {_dice(e)}, {RESULTS.get(e.result, '')}{_reasons(e)}"


def _dice(e: deciding.Rolled) -> str:
    sixes = tuple(e.sixes)
    six = f"d6 {e.kept}" + (f" of {' and '.join(map(str, sixes))}" if len(sixes) > 1 else "")
    extra = e.extra
    parts = (
        f"{skill(e.attribute)} d{e.sides} {e.die}",
        six,
        f"{skill(e.skill)} {e.rank}",
        *((str(extra),) if extra > 0 else ()),
    )
    return f"{' + '.join(parts)}{f' - {-extra}' if extra < 0 else ''} = {e.total}"


def _reasons(e: deciding.Rolled) -> str:
    reasons = reason_words(e.reasons, speaks_for=e.kept == max(e.sixes, default=0))
    return f" ({reasons})" if reasons else ""


def reason_words(reasons: Sequence[str], *, speaks_for: bool = True) -> str:
    """Return what spoke for and against whoever rolled: "boon: keen eye; bane: night".

    The ground of a forager may do either: it goes with the dice.
    """
    for_it = (*BOONS, "forage") if speaks_for else BOONS
    boons = [REASONS.get(reason, plain(reason)) for reason in reasons if reason in for_it]
    banes = [REASONS.get(reason, plain(reason)) for reason in reasons if reason not in for_it]
    said = [f"boon{'s' if len(boons) > 1 else ''}: {', '.join(boons)}"] if boons else []
    said += [f"bane{'s' if len(banes) > 1 else ''}: {', '.join(banes)}"] if banes else []
    return "; ".join(said)
