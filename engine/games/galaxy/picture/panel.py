"""The players beside a map, and the table of how they stand: public goals, then what they hold that all may know."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import awaiting
from ..rules.economy import wealth
from ..speech import goal_progress
from ..speech.words import ranked
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.lengths import enough
from ..state.state import State
from .charting import LETTERS, token
from .stars import Held, PlayerRow, Standing


def rows(state: State, *, running: bool) -> tuple[PlayerRow, ...]:
    """Return the players in the order of their places, from the speaker on."""
    waited = awaiting.called(state) if running else ()
    return tuple(_row(state, player, acting=player in waited) for player in ranked(state))


def _row(state: State, player: int, *, acting: bool) -> PlayerRow:
    own = state.players[player]
    counts: list[tuple[str, int | str]] = [
        ("goods", own.trade_goods),
        ("commodity", f"{own.commodities}/{wealth.value(state, player)}"),
        ("command", f"{own.tactic}+{own.strategy}"),
        ("fragment", own.fragment_count),
        ("card", len(own.hand)),
    ]
    counts += [("relic", len(own.relics))] if own.relics else []
    counts += [("device", own.devices)] if own.devices else []
    counts += [("technology", letters(state, player))] if own.technologies else []
    return PlayerRow(
        token(state, player),
        own.name,
        f"{own.points}/{enough(state)}",
        acting=acting and not own.gone,
        down=own.gone,
        counts=() if own.gone else tuple(counts),
        icon="points",
        speaker=player == state.speaker,
        passed=own.passed and state.phase == "action",
    )


def letters(state: State, player: int) -> str:
    """Return the colours of a player's technologies by their letters, as on the picture: "BGY"."""
    known = content().technologies
    own = [LETTERS[known[technology].colour] for technology in state.players[player].technologies]
    return "".join(sorted(own, key="BGYR".index))


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
