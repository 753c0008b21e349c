"""Words that every room needs."""

from __future__ import annotations

from engine.core.words import not_yours


def test_a_turn_of_several_is_each_ones_own() -> None:
    assert not_yours(("Ada",)) == "It's Ada's turn. I'll call you."
    assert not_yours(("Ada", "Dee")) == "It's Ada's or Dee's turn. I'll call you."
    assert not_yours(("Ada", "Bob", "Dee")) == "It's Ada's, Bob's or Dee's turn. I'll call you."
    assert not_yours(()) == "It's nobody's turn. I'll call you."
