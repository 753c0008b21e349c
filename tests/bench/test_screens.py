"""How far a post reaches on a phone is worked out from its components."""

from __future__ import annotations

from typing import Any

from tests.bench.screens import reach

MAP = {"type": 12, "items": [{"media": {"url": "attachment://beacon-map-1.4.png"}}]}
SIZES = {"beacon-map-1.4.png": (800, 400), "beacon-card-1.4.png": (800, 200)}


def text(words: str) -> dict[str, Any]:
    return {"type": 10, "content": words}


def row(*controls: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(controls)}


def test_a_map_a_text_and_all_controls_are_counted_and_nothing_above_or_below() -> None:
    frame = {"type": 17, "components": [text("Ada, what now?"), row({"type": 2, "label": "Wait"}), row({"type": 3})]}
    # 302 by 151 for the map, one line of 22, a button of 36, a menu of 44, and 8 below each; what is told above and below
    # does not count.
    all_of_it = 151 + 8 + 22 + 8 + 36 + 8 + 44 + 8
    assert reach([text("Long ago."), MAP, frame, text("A footer.")], SIZES, "beacon-map") == all_of_it


def test_buttons_of_a_row_that_do_not_fit_side_by_side_are_further_lines() -> None:
    # 7.2 a letter and 24: 14 letters are 124.8 wide, two and 8 between are 257.6 of 268; a third begins a line.
    short = [{"type": 2, "label": "x" * 14}] * 3
    assert reach([MAP, {"type": 17, "components": [row(*short)]}], SIZES, "beacon-map") == 151 + 8 + 2 * (36 + 8)
    # With an emoji, 26 wide, none fits beside another. A label of 32 letters, 230.4 of 228, has a second line of 18.
    marked = {"type": 2, "label": "x" * 14, "emoji": {"name": "die"}}
    assert reach([MAP, row(marked, marked)], SIZES, "beacon-map") == 151 + 8 + 2 * (36 + 8)
    assert reach([MAP, row({"type": 2, "label": "x" * 32})], SIZES, "beacon-map") == 151 + 8 + 36 + 18 + 8


def test_long_lines_small_print_and_a_card_take_their_room() -> None:
    card = {"type": 12, "items": [{"media": {"url": "attachment://beacon-card-1.4.png"}}]}
    long = "x" * 40  # 304 pixels at 7.6 each: two lines of a post 302 wide
    parts = [MAP, card, text(f"{long}\n-# {long}"), row({"type": 3})]
    # Small print is 248 wide: one line of 18.
    assert reach(parts, SIZES, "beacon-map") == 151 + 8 + 75.5 + 8 + (22 * 2 + 18) + 8 + 44 + 8


def test_a_post_without_its_map_or_without_a_control_below_it_is_not_counted() -> None:
    button = row({"type": 2, "label": "Wait"})
    assert reach([text("Ada, what now?"), button], SIZES, "beacon-map") is None
    assert reach([button, MAP], SIZES, "beacon-map") is None
