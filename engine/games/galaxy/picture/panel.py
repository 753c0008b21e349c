"""The table of how players stand: points, public goals, then what they hold that all may know."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import council, goals, goals_ahead
from ..rules.economy import wealth
from ..speech import goal_progress
from ..state.catalogue import WORDS
from ..state.lengths import enough
from ..state.state import State
from .stars import Held, PlayerRow, Standing, Tally

FEW = ("command",)
"""What a post tells beside points and goals: of all that players hold, what every turn takes. The rest stands on a map that
is asked for."""

SHORTENED = ("command",)
"""What has a shorter name for a narrow column."""


def table(state: State, panel: Sequence[PlayerRow], *, running: bool, brief: bool) -> tuple[Standing, ...]:
    """Return the lines of the table with what each player of a panel has: points, public goals while these can be scored,
    then what is held. A ``brief`` one has only what is spent in every round."""
    order = [row.token.seat for row in panel]
    points = [Held(row.value.partition("/")[0], met=True) for row in panel]
    found = [Standing("points", (WORDS("line-points", enough=enough(state)),), tuple(points))]
    left = [item for item in goal_progress.progress(state) if any(item.have[seat] is not None for seat in order)]
    found += [_goal(item, order) for item in left] if running else []
    if state.phase == "council" and running:
        votes = tuple(Held(str(council.influence(state, seat))) for seat in order)
        found.append(Standing("influence", (WORDS("line-votes"),), votes))
    counts = [dict(row.counts) for row in panel]
    marks = dict.fromkeys(mark for held in counts for mark in held)
    return (*found, *(_line(mark, counts) for mark in marks if mark in FEW or not brief))


def _goal(item: goal_progress.Progress, order: Sequence[int]) -> Standing:
    """Return the line of a public goal."""
    labels = [WORDS("line-goal", goal=item.goal, counted=counted, needed=item.needed) for counted in (item.goal, "")]
    have = [item.have[seat] for seat in order]
    held = tuple(Held(str(number or 0), (number or 0) >= item.needed, scored=number is None) for number in have)
    return Standing("points", tuple(labels), held)


def _line(mark: str, counts: Sequence[dict[str, int | str]]) -> Standing:
    """Return what all have of a thing."""
    letters = mark == "technology"
    held = [Held(str(has.get(mark, "" if letters else 0)) if has else "", letters=letters) for has in counts]
    return Standing(mark, _labels(mark), tuple(held))


def _labels(mark: str) -> tuple[str, ...]:
    return (WORDS(f"legend-{mark}"), *([WORDS(f"legend-{mark}-short")] if mark in SHORTENED else []))


# In a line or two.


def tallies(state: State, panel: Sequence[PlayerRow], acting: int | None) -> tuple[Tally, ...]:
    """Return how all stand in a line or two: players with points and what the end of the round brings them. Then come the
    public goals that who is ``acting`` may still score, with how far they are."""
    found = [
        Tally(
            row.value.partition("/")[0],
            token=row.token,
            name=row.token.letter,
            more=_more(state, row.token.seat),
            acting=row.acting,
            passed=row.passed,
            speaker=row.speaker,
            down=row.down,
        )
        for row in panel
    ]
    for item in goal_progress.progress(state) if acting is not None else []:
        have = item.have[acting or 0]
        if have is not None:
            mark = wealth.COSTS.get(item.goal, ("points", 0))[0]
            text = WORDS("strip-goal", goal=item.goal, have=have, needed=item.needed)
            found.append(Tally(text, mark, met=have >= item.needed))
    return tuple(found)


def _more(state: State, player: int) -> str:
    """Return how many points the end of the round brings a player as things stand, a public goal at most: "+1"."""
    number = bool(goals.scorable(state, player, "public")) + len(goals_ahead.held(state, player))
    return f"+{number}" if number else ""
