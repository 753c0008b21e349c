"""The dice of tests in small print, where there is room for them, and the timer."""

from __future__ import annotations

from collections.abc import Iterator

from ..rules.events import deciding, travelling
from ..state.catalogue import WORDS
from .words import BOONS

MOST_LINES = 8
"""So many lines of small print are told at most; then it says how many more there were."""


ALSO = ("slow", "wiser", "long", "careful", "access", "retreat")
"""Why the timer loses what is told beside an action: a phone has no room for the small print."""

TOLD = ("dilemma", "way", *ALSO)
"""Why the timer lost more, where that is told with what happened."""


class SmallPrint:
    """The small print of a story: a line for each test, where saves from one danger share one, and the timer last."""

    def __init__(self) -> None:
        self._lines: list[str | deciding.Rolled | list[deciding.Rolled]] = []
        self._timer: list[str] = []
        self._left: int | None = None
        self._again = False
        self.ground = ""
        """How hard the new ground is, where that is not as it was before."""
        self._why: list[str] = []

    def add(self, line: str) -> None:
        """Add a line."""
        self._lines.append(line)

    def roll(self, e: deciding.Rolled) -> None:
        """Add a test."""
        last = self._lines[-1] if self._lines else None
        if e.purpose != "save":
            self._lines.append(e)
        elif isinstance(last, list) and last[0].tn == e.tn:
            last.append(e)
        else:
            self._lines.append([e])

    def clock(self, e: travelling.Ticked | travelling.Refunded | travelling.Reset) -> None:
        """Add what became of the timer: that it went on, went back, or started again."""
        self._again = isinstance(e, travelling.Reset)
        self._left = e.after if isinstance(e, travelling.Ticked) else e.timer
        said = WORDS.tell(e)
        if isinstance(e, travelling.Ticked):
            self._why += [WORDS("ticked-why", why=e.why)] if e.why and e.why not in TOLD else []
            self._timer += [said] if e.before != e.after else []
        elif isinstance(e, travelling.Refunded) or self._timer[-1:] != [said]:
            self._timer.append(said)

    def ever_shorter(self) -> Iterator[list[str]]:
        """Yield the lines in full, then ever shorter.

        First totals of saves stand in place of their dice, then those of all tests; at last these are left to the picture
        of the dice, and one line tells why the timer lost more.
        """
        for saves, others in (("save", "full"), ("save-brief", "full"), ("save-brief", "brief")):
            lines = [_line(line, saves, others) for line in self._lines]
            if self._timer:
                lines.append(WORDS("timer-steps", steps=self._timer))
            if len(lines) > MOST_LINES:
                lines = [*lines[: MOST_LINES - 1], WORDS("rolled-more", more=len(lines) - MOST_LINES + 1)]
            yield lines
        reasons = tuple(dict.fromkeys(self._why))
        left = self._left
        timer: list[str] = []
        if left is not None and (self._again or reasons):
            timer = [WORDS("timer-left", timer=left, again=self._again, reasons=reasons)]
        in_one = "; ".join(filter(None, (*timer, self.ground)))
        yield [*filter(None, [in_one]), *(line for line in self._lines if isinstance(line, str))]


def _line(line: str | deciding.Rolled | list[deciding.Rolled], saves: str, tests: str) -> str:
    if isinstance(line, str):
        return line
    if isinstance(line, deciding.Rolled):
        return rolled(line, tests)
    return WORDS("rolled-saves", tn=line[0].tn, saves=[rolled(e, saves) for e in line])


def rolled(e: deciding.Rolled, form: str = "full") -> str:
    """Return a test in a form of its message; target and result are told unless they are secret.

    The ground of a forager may speak for or against them: it goes with the dice.
    """
    for_it = (*BOONS, "forage") if e.kept == max(e.sixes, default=0) else BOONS
    boons = [WORDS("reason-words", reason=reason) for reason in e.reasons if reason in for_it]
    banes = [WORDS("reason-words", reason=reason) for reason in e.reasons if reason not in for_it]
    return WORDS.tell(e, form=form, boons=boons, banes=banes)
