"""The tree of errors is drawn as it is."""

from __future__ import annotations

import inspect

import pytest

from engine.core import errors

CLASSES = {name: it for name, it in vars(errors).items() if inspect.isclass(it) and issubclass(it, Exception)}


def drawn() -> list[tuple[int, str]]:
    """Return the depth and the name of every line of the drawing, top to bottom."""
    found = []
    assert errors.__doc__
    for line in errors.__doc__.splitlines():
        bare = line[4:].lstrip("|`- ")
        name = bare.split(" ")[0]
        if name in CLASSES:
            found.append(((len(line) - 4 - len(bare)) // 4, name))
    return found


def test_every_class_is_drawn_once() -> None:
    assert sorted(name for _, name in drawn()) == sorted(CLASSES)


def test_every_class_stands_under_its_parent() -> None:
    branch: list[str] = []
    for depth, name in drawn():
        branch[depth:] = [name]
        parent = CLASSES[name].__base__
        assert parent is (CLASSES[branch[depth - 1]] if depth else Exception)


def test_a_refusal_shows_its_rule() -> None:
    assert str(errors.IllegalMove("The door is shut.", "SKY-016")) == "The door is shut. (SKY-016)"
    assert str(errors.IllegalMove("The door is shut.")) == "The door is shut."


@pytest.mark.parametrize("name", [name for name, it in CLASSES.items() if issubclass(it, errors.OperatorError)])
def test_mistakes_of_ours_are_never_taken_for_a_refusal(name: str) -> None:
    assert not issubclass(CLASSES[name], errors.GameError)


@pytest.mark.rule("TAB-126")
def test_a_log_says_what_went_wrong_and_where_and_no_word_of_the_error() -> None:
    assert errors.unnamed(ValueError("Ada hid the ring")) == "ValueError"
    assert errors.unnamed(errors.BrokenJournal("entry 7 of Ada's table differs")) == "BrokenJournal at entry 7"
    assert errors.unnamed("the connection closed") == "the connection closed"
