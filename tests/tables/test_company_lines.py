"""In which line it is told what bot players do."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.tables.moves import summarise_bots


def moves(*made: tuple[int, bool, int]) -> list[Any]:
    """Return moves by (seat, whether a bot player decided, the turn that it leads to), numbered from 0."""
    return [
        SimpleNamespace(
            row=SimpleNamespace(seq=number, seat=seat),
            thought=thought,
            live=SimpleNamespace(game="", options="", turn_number=turn),
        )
        for number, (seat, thought, turn) in enumerate(made)
    ]


PLAYED = moves((0, False, 11), (1, True, 11), (1, True, 12), (2, True, 12), (1, True, 12), (2, True, 20))
"""Seat 0, a person, ends turn 10. Seat 1 makes two moves in turn 11; in turn 12 seat 2 does, between them 1 answers."""


@pytest.mark.rule("TAB-104")
@pytest.mark.parametrize(
    ("rivals", "lines"),
    [(True, [(11, 1), (11, 1), (12, 2), (12, 2), (12, 2)]), (False, [(-1, 1), (-1, 1), (-1, 2), (-1, 1), (-1, 2)])],
)
def test_among_rivals_an_answer_in_anothers_turn_is_told_in_the_line_of_that_turn(
    rivals: bool, lines: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summarise_bots, "contested", lambda game, options: rivals)
    told_in = summarise_bots._told_in(PLAYED)
    assert [told_in[number] for number in range(1, 6)] == lines
