"""In which line it is told what bot players do."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.tables.moves import summarise_bots


def moves(*made: tuple[int, bool, int, str], answers: tuple[int, ...] = ()) -> list[Any]:
    """Return moves by (seat, whether a bot player decided, the turn that it leads to, what begins), numbered from 0; some
    of them are ``answers``."""
    return [
        SimpleNamespace(
            row=SimpleNamespace(position=number, seat=seat, text=""),
            thought=thought,
            events=tuple(begins),
            live=SimpleNamespace(
                game="",
                options="",
                turn_number=turn,
                view_cache=SimpleNamespace(view=lambda seat: None),
                verb_of=lambda text, number=number: SimpleNamespace(answers=number in answers),
            ),
        )
        for number, (seat, thought, turn, begins) in enumerate(made)
    ]


PLAYED = moves(
    (0, False, 11, ""), (1, True, 11, ""), (1, True, 12, ""), (2, True, 12, "r"), (1, True, 12, ""), (2, True, 20, "")
)
"""Seat 0, a person, ends turn 10. Seat 1 makes two moves in turn 11; in turn 12 seat 2 does, between them 1 answers.

With the first move of seat 2 a round begins.
"""


@pytest.mark.rule("TAB-104")
@pytest.mark.parametrize(
    ("rivals", "lines"),
    [(True, [(11, 1), (11, 1), (12, 2), (12, 2), (12, 2)]), (False, [(0, 1), (0, 1), (1, 2), (2, 1), (2, 2)])],
)
def test_rivals_are_told_of_turn_by_turn_and_others_seat_by_seat_in_each_round(
    rivals: bool, lines: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summarise_bots.capabilities, "contested", lambda game, options: rivals)
    memory = SimpleNamespace(begun=lambda view, events: len(events))
    monkeypatch.setattr(summarise_bots.capabilities, "memory", lambda game: memory)
    told_in = summarise_bots._told_in(PLAYED)
    assert [told_in[number] for number in range(1, 6)] == lines


@pytest.mark.rule("TAB-104")
def test_what_is_answered_in_another_s_turn_is_told_in_the_line_of_what_it_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1 searches in turn 11, seat 2 helps it; then seat 2 takes turn 12. Before a turn each answers for itself."""
    monkeypatch.setattr(summarise_bots.capabilities, "contested", lambda game, options: False)
    memory = SimpleNamespace(begun=lambda view, events: len(events))
    monkeypatch.setattr(summarise_bots.capabilities, "memory", lambda game: memory)
    played = moves((1, True, 11, ""), (1, True, 11, ""), (2, True, 11, ""), (2, True, 12, ""), answers=(2,))
    assert list(summarise_bots._told_in(played).values()) == [(0, 1), (0, 1), (0, 1), (0, 2)]
    before = moves((1, True, -1, ""), (2, True, -1, ""), (0, False, -1, ""), answers=(0, 1, 2))
    assert list(summarise_bots._told_in(before).values()) == [(0, 1), (0, 2), (0, 0)]


def test_half_a_tale_is_not_read_out() -> None:
    told = "Signe loses.\n> They are glad of the exercise.\n> Ada reads: **The shelf**. A head knows every trap."
    assert summarise_bots._without_read_out(told) == "Signe loses."
    # What people have to answer stays.
    asked = "> Ada reads: **The shelf**. A head knows every trap."
    assert summarise_bots._without_read_out(told, but=asked) == f"Signe loses.\n{asked}"


@pytest.mark.rule("TAB-104")
def test_a_move_of_a_person_that_goes_on_with_what_the_one_before_ended_with_is_told_in_one_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(summarise_bots.capabilities, "prompts", lambda game: SimpleNamespace(abstaining=("nodded",)))
    monkeypatch.setattr(summarise_bots, "story_for_all", lambda live, events: "+".join(event.face for event in events))

    def made(story: str, *faces: str, kind: str = "rolled") -> Any:
        events = tuple(SimpleNamespace(kind=kind, face=face, seats=None) for face in faces)
        return SimpleNamespace(live=SimpleNamespace(game=""), row=SimpleNamespace(story=story), events=events)

    walked, rolled, again = made("1", "1", kind="walked"), made("2+3", "2", "3"), made("4", "4")
    assert summarise_bots._gathered([walked, rolled, again]) == "1 2+3+4"
    because = made("For Ada: 4", "4")
    assert summarise_bots._gathered([rolled, because, again]) == "2+3 For Ada: 4 4", "why it was made stays where it stands"
