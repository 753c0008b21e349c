"""Pages: what of a long one fits into a message."""

from __future__ import annotations

from engine.core.pages import MOST, fitted


def test_a_short_page_is_shown_whole() -> None:
    assert fitted(["one", "two"]) == "one\ntwo"
    assert fitted([]) == ""


def test_of_a_long_page_the_rest_is_counted() -> None:
    said = fitted(["x" * 999] * 6)
    assert said.splitlines() == ["x" * 999] * 3 + ["-# and 3 more lines"] and len(said) <= MOST


def test_one_line_that_is_left_out_is_one() -> None:
    assert fitted(["x" * 999] * 4).endswith("\n-# and 1 more line")
