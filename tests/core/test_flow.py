"""Which questions are asked at once."""

from __future__ import annotations

from engine.core.flow import Question, Then, open_questions


def question(kind: str, owner: int, *, together: bool = True) -> Question:
    return Question(kind, owner, ("yes", "no"), "no", together=together)


def test_questions_of_kinds_that_are_alike_are_asked_at_once() -> None:
    first, second, third = question("a", 0), question("b", 0), question("a", 1)
    assert open_questions((first, second, third, Then("on")), ("a", "b")) == (first, second, third)


def test_another_kind_or_a_step_between_them_waits() -> None:
    first = question("a", 0)
    assert open_questions((first, question("b", 1))) == (first,)
    assert open_questions((first, question("c", 1)), ("a", "b")) == (first,)
    assert open_questions((first, Then("on"), question("b", 1)), ("a", "b")) == (first,)


def test_questions_of_one_kind_are_asked_at_once_if_they_say_so() -> None:
    first, second = question("a", 0), question("a", 1)
    assert open_questions((first, second)) == (first, second)
    assert open_questions((first, question("a", 1, together=False))) == (first,)
