"""The words of a picture: whole sentences while there is room, the others beside them."""

from __future__ import annotations

from engine.core.modes import begun
from engine.core.scene import MOST_ALT, spoken


def test_a_sentence_without_room_is_left_to_the_others_in_their_order() -> None:
    first, long, last = f"{'a' * 598}.", f"{'b' * 499}.", f"{'c' * 399}."
    # 599 and 500 are too many; 599, a space and 400 are the most there may be.
    assert spoken(["", first, long, last]) == (f"{first} {last}", long)
    assert len(f"{first} {last}") == MOST_ALT
    assert spoken([]) == ("", "")


def test_what_a_mode_says_comes_first_and_the_end_of_the_rest_is_left_over() -> None:
    assert begun("Reach.", "At A1. Door B.") == ("Reach. At A1. Door B.", "")
    assert begun("r" * 989 + ".", "At A1. Door B.") == ("r" * 989 + ". At A1.", "Door B.")
