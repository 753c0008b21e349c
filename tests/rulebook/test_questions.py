"""How far a question and a name are the same, with numbers worked out by hand."""

from __future__ import annotations

import pytest

from engine.rulebook.questions import AGREED, Name, NameIndex, QuestionWord, QuestionWords, weight_of

DOOR = QuestionWord("door", {}, frozenset(), 3.0)
OPEN = QuestionWord("open", {}, frozenset({"#1"}), 1.0)
TYPO = QuestionWord("", {"shard": 0.9, "shaft": 0.9}, frozenset(), 2.0)
DEAD = QuestionWord("", {}, frozenset({"#7"}), 4.0)


def test_what_is_held_of_a_question_counts_each_word_at_its_rarity() -> None:
    slots = QuestionWords((DOOR, OPEN, TYPO, DEAD))
    assert weight_of(slots) == 10.0
    assert slots.shared(frozenset({"door"})) == 3.0
    assert slots.shared(frozenset({"#1"})) == 0.5  # Another word of the same meaning: half.
    assert slots.shared(frozenset({"open", "#1"})) == 1.0
    assert slots.shared(frozenset({"shard", "shaft"})) == pytest.approx(1.8)  # 9 tenths of 2, once.
    assert slots.shared(frozenset({"#7"})) == 4.0  # A name of several words has nothing but its meaning.
    assert slots.shared(frozenset()) == 0.0


def test_a_name_is_alike_by_what_both_share_of_all_that_they_hold() -> None:
    slots = QuestionWords((DOOR, OPEN))
    assert Name("A", frozenset({"door", "open"}), 4.0, 0).alike(slots, 4.0) == 1.0
    assert Name("A", frozenset({"door", "room"}), 5.0, 0).alike(slots, 4.0) == pytest.approx(2 * 3 / 9)
    assert Name("A", frozenset({"room"}), 2.0, 0).alike(slots, 4.0) == 0.0
    # Where only the meaning is the same, its weight is nothing, and no name is more than the same.
    assert Name("A", frozenset({"door", "#1"}), 3.0, 0).alike(slots, 4.0) == pytest.approx(2 * 3.5 / 7)


def test_the_entries_with_the_nearest_names_come_up_each_with_its_best() -> None:
    names = NameIndex()
    for key, held, weight in (("A", {"door"}, 3.0), ("A", {"door", "open"}, 4.0), ("B", {"room", "open"}, 3.0)):
        names.add("well", Name(key, frozenset(held), weight, 0))
    names.add("inn", Name("C", frozenset({"door"}), 3.0, 0))
    found = names.nearest(QuestionWords((DOOR, OPEN)), ["well"])
    assert found == {"A": 1.0, "B": pytest.approx(2 / 7)}
    assert set(names.nearest(QuestionWords((DOOR, OPEN)), ["well", "inn", "chess"])) == {"A", "B", "C"}
    assert names.nearest(QuestionWords(()), ["well"]) == {}


def test_names_that_agree_count_together_and_one_alone_for_its_share() -> None:
    names = NameIndex()
    for _ in range(AGREED + 1):
        names.add("well", Name("A", frozenset({"door"}), 3.0, 0))
    names.add("well", Name("B", frozenset({"door"}), 3.0, 0))
    assert names.agreed(QuestionWords((DOOR,)), 0, "A")[0] == pytest.approx(1.0)
    assert names.agreed(QuestionWords((DOOR,)), 0, "B")[0] == pytest.approx(1 / AGREED)


def test_names_are_compared_letter_by_letter_the_nearest_three_of_them() -> None:
    names = NameIndex()
    for held in ({"door", "open"}, {"door"}, {"room", "#3"}, {"zzz"}):
        names.add("well", Name("A", frozenset(held), 3.0, 0))
    # "door open" and itself 1, "door" of 4 letters beside 9 signs 8/13, "room" shares 2 letters in order: 4/13.
    assert names.spelt("door open", "A") == pytest.approx((1 + 8 / 13 + 4 / 13) / 3)
