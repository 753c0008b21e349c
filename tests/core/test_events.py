"""Events: who may know of them."""

from __future__ import annotations

from engine.core.game import Event


def test_what_is_for_no_seat_in_particular_everybody_knows() -> None:
    assert Event("moved").known_to(0) and Event("moved").known_to(None)


def test_what_is_for_some_seats_no_other_seat_knows_nor_does_the_public() -> None:
    secret = Event("peeked", seats=(1, 3))
    assert [seat for seat in (None, 0, 1, 2, 3) if secret.known_to(seat)] == [1, 3]
    assert not Event("rolled", seats=()).known_to(None)
