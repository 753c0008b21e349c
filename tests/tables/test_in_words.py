"""The map in words: in which order it is told, and what of it is told as one."""

from __future__ import annotations

import pytest

from engine.core.messages import WORDS
from engine.tables.views.in_words import _alike, _is_told, _parted, _within

pytestmark = pytest.mark.rule("TAB-204")


def test_moves_that_differ_only_in_their_place_are_told_as_one_in_the_order_of_the_first() -> None:
    labels = (
        "Move to O19, 2 steps left",
        "End turn",
        "Move to P18, 1 step left",
        "Move to M20, 2 steps left",
        "Swap A1 for B2",
    )
    assert _alike(labels) == [
        ("Move to O19 or M20, 2 steps left", 2),
        ("End turn", 1),
        ("Move to P18, 1 step left", 1),
        ("Swap A1 for B2", 1),
    ]
    assert WORDS("in-words-one-of", places=["A1", "A2", "A3"]) == "A1, A2 or A3"


def test_how_things_stand_is_parted_between_sentences() -> None:
    short = "Round 1. Ada is at N19."
    assert _parted(short) == (short, "")
    first, second, third = f"{'a' * 200}.", f"{'b' * 248}.", f"{'c' * 9}."
    # 201 and 249 characters with a space between them are 451, one too many.
    assert _parted(f"{first} {second} {third}") == (first, f"{second} {third}")
    assert _parted(f"{first} {second[1:]} {third}") == (f"{first} {second[1:]}", third)


def test_what_found_no_room_beside_the_picture_comes_in_whole_sentences() -> None:
    assert _within("A door. A rat. A cache.", 15) == "A door. A rat."
    assert _within("A door. A rat. A cache.", 13) == "A door."
    assert _within("", 90) == ""


def test_a_list_of_a_mode_is_not_told_again_under_another_head() -> None:
    known = "Open on 1 side: the tan room at I1; the blue room at L2. Sun at 4."
    assert _is_told("Rooms with Delvers: the blue room at L2; the tan room at I1.", known)
    assert not _is_told("Rooms with Delvers: the blue room at L2; the tan room at I3.", known)
    assert _is_told("Sun at 4.", known) and not _is_told("Sun at 5.", known)
