"""The past of a kept character: the newest games one by one, those before counted."""

from __future__ import annotations

from engine.core.character_history import Outing, Past, gone_on, past_line, past_lines


def test_the_newest_twelve_are_remembered_and_the_others_counted() -> None:
    past: Past | None = None
    for number in range(15):
        past = gone_on(past, Outing(f"Region {number}", "won" if number % 2 else "lost"))
    assert past is not None and past.length == 15 and past.before == 3
    assert [outing.where for outing in past.outings] == [f"Region {number}" for number in range(3, 15)]
    lines = past_lines(past, [outing.where for outing in past.outings])
    # Of the numbers 3 to 14 six are odd.
    assert lines[0] == "Has been out 15 times, 6 of the last 12 won:" and lines[1] == "- Region 14" and len(lines) == 13


def test_a_game_of_the_past_is_one_line() -> None:
    outing = Outing("Hushwood", "retreat", 6, 64, ("wounded", "unheard of"))
    line = past_line(outing, "day", "{} % explored", {"wounded": "came home wounded"})
    assert line == "Hushwood: came home in 6 days, 64 % explored, came home wounded"
    assert past_line(Outing("Saltstair", "won", 1), "round", "", {}) == "Saltstair: won in 1 round"
    assert past_lines(None, []) == [] == past_lines(Past(), [])


def test_a_place_is_called_by_no_more_than_sixty_letters() -> None:
    assert len(gone_on(None, Outing("x" * 200, "won")).outings[0].where) == 60
