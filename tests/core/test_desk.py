"""The desk of a human game master: what its orders are read from, and which of them are offered."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core.desk import Desk, whole_number
from engine.core.errors import IllegalMove
from engine.core.game import Field, Form

Log = list[str]


def desk() -> Desk[Log, int]:
    """A desk with two orders: one whose values can be listed, one that only a person can fill in."""
    orders: Desk[Log, int] = Desk("TOY-G01")

    @orders.order("light", "Set the light", Field("To"), values=lambda most: map(str, range(most)))
    def light(log: Log, parts: Sequence[str]) -> str:
        log.append(f"light {parts[0]}")
        return f"The light is {parts[0]}."

    @orders.order(
        "say", "Speak", Field("Who", most=5), Field("Words"), values=lambda _: iter(("Ann | Hush.",)), offered=False
    )
    def say(log: Log, parts: Sequence[str]) -> str:
        log.append("|".join(parts))
        return ""

    return orders


def test_orders_are_listed_with_what_can_be_said() -> None:
    assert list(desk().listed(2)) == [("light", "0"), ("light", "1"), ("say", "Ann | Hush.")]


def test_fields_are_told_apart_by_a_bar_and_the_last_may_be_left_out() -> None:
    orders = desk()
    say = orders.find("say")
    assert orders.parts(say, "Ann |  Mind the step.") == ("Ann", "Mind the step.")
    assert orders.parts(say, "Ann") == ("Ann", "")
    assert orders.parts(say, "Ann | -") == ("Ann", "")
    assert orders.parts(say, "-") == ("", "")


def test_an_order_does_what_it_says_and_returns_what_is_noted() -> None:
    log: Log = []
    assert desk().find("light").carry_out(log, ("3",)) == "The light is 3."
    assert log == ["light 3"]


@pytest.mark.parametrize(
    ("details", "words"), [("Ann | Hush. | More.", "wants Who | Words"), ("Theodora | Hush.", "at most 5 characters")]
)
def test_what_does_not_fit_the_form_is_refused(details: str, words: str) -> None:
    orders = desk()
    with pytest.raises(IllegalMove, match=words.replace("|", r"\|")) as refused:
        orders.parts(orders.find("say"), details)
    assert refused.value.rule == "TOY-G01"


def test_an_unknown_order_is_refused_with_those_there_are() -> None:
    with pytest.raises(IllegalMove, match="light, say"):
        desk().find("sing")


def test_an_order_brings_its_form() -> None:
    assert desk().form("say") == Form("Speak", (Field("Who", most=5), Field("Words")))


@pytest.mark.parametrize("text", ["", "seven", "1.5", "8", "-1", "٣"])
def test_a_number_out_of_bounds_is_refused(text: str) -> None:
    with pytest.raises(IllegalMove, match="The timer is a number from 0 to 6"):
        whole_number(text, 0, 6, "The timer", "TOY-G01")


def test_numbers_may_have_a_sign() -> None:
    assert (whole_number("+2", -2, 2, "It", ""), whole_number("-2", -2, 2, "It", "")) == (2, -2)
