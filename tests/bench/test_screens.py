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


def test_a_map_a_text_and_the_first_button_are_counted_and_nothing_above_or_below() -> None:
    frame = {"type": 17, "components": [text("Ada, what now?"), row({"type": 2, "label": "Wait"}), row({"type": 3})]}
    # 302 by 151 for the map, one line of 22, a button of 36, and 8 below each; what is told above does not count.
    assert reach([text("Long ago."), MAP, frame], SIZES, "beacon-map") == 151 + 8 + 22 + 8 + 36 + 8


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
