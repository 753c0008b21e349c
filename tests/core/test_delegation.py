"""Several games under one name: what is asked about a state is answered by the game that it belongs to."""

from __future__ import annotations

from typing import Any

from engine.core.delegation import Delegates
from tests import toy


class Quiet(toy.Toy):
    """A toy that says nothing of where things stand."""

    def status(self, view: Any) -> str:
        """Return nothing."""
        return ""


class Either(Delegates, toy.Toy):
    """A toy, or the quiet one for one player."""

    def delegate(self, of: Any) -> toy.Toy:
        """Return the quiet one for one name."""
        return QUIET if len(getattr(of, "names", ())) == 1 else toy.GAME


class Begun(Either):
    """The same with a status of its own."""

    def status(self, view: Any) -> str:
        """Return a word."""
        return "begun"


QUIET = Quiet()


class Named:
    """A state or view of so many."""

    def __init__(self, *names: str) -> None:
        self.names = names


def test_a_question_about_a_view_goes_to_the_game_that_it_belongs_to(monkeypatch: Any) -> None:
    monkeypatch.setattr(toy.Toy, "status", lambda self, view: "all is well")
    game = Either()
    assert game.status(Named("Ada")) == "" and game.status(Named("Ada", "Bob")) == "all is well"


def test_what_is_asked_about_no_state_the_game_answers_itself() -> None:
    assert "pictures" not in vars(Either) and "new" in vars(Either)
    assert Either().title == toy.GAME.title


def test_a_class_below_it_may_answer_otherwise() -> None:
    assert Begun().status(Named("Ada")) == "begun"
