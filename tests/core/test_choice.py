"""How a move is offered: what is cut where its words do not fit on a control."""

from __future__ import annotations

import pytest

from engine.core.game import MOST_SHOWN, Choice


def test_what_a_move_costs_stands_behind_its_label() -> None:
    assert Choice("Go").shown == "Go"
    assert Choice("Go", hurts="away from door A").shown == "Go: away from door A"
    assert Choice("Activate C5: wins 2 in 3", hurts="home stays empty").shown == (
        "Activate C5: wins 2 in 3, home stays empty"
    )


def test_odds_and_prices_are_never_cut_before_the_name() -> None:
    long = "Activate C5, Roll Call 1/4 and the Observatory of the Far Shore"
    shown = Choice(f"{long}: space 2 in 5, takes Roll Call 1 in 6", hurts="your home stays empty").shown
    assert len(shown) <= MOST_SHOWN
    assert shown.endswith("…: space 2 in 5, takes Roll Call 1 in 6, your home stays empty")
    # Where even that is too much, what the move costs is cut last of all.
    shown = Choice(
        f"{long}: space 2 in 5, takes Roll Call 1 in 6", hurts="your home and both planets beside stay empty"
    ).shown
    assert len(shown) == MOST_SHOWN and "takes Roll Call 1 in 6, your home" in shown and shown.endswith("…")


@pytest.mark.parametrize(
    ("label", "act"),
    [
        ("End turn", "End turn"),
        ("Play Brace (card goes): you are hit 3 in 5, then about 0 damage", "Play Brace (card goes)"),
        ("Watch from outside (3 in 5: no roll)", "Watch from outside"),
        ("6: 2 doors", "6: 2 doors"),
    ],
)
def test_what_a_player_does_is_named_without_odds_and_prices(label: str, act: str) -> None:
    assert Choice(label).act == act
