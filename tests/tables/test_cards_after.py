"""Which cards a post has room for where a person moved, and bot players after that."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Event
from engine.core.high_points import HighPoint, HighPointBoard, foremost
from engine.tables.updates import scenes


def shown(own: list[str], others: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the titles of the cards that are shown of some: a capital letter is a high point, a small one a roll."""

    def cards(game: Any, view: Any, events: list[Event], people: Any) -> tuple[HighPoint, ...]:
        made = [HighPoint(event.kind, HighPointBoard(), rolled=event.kind.islower()) for event in events]
        return foremost(made)

    monkeypatch.setattr(scenes, "cards_of", cards)
    mine, theirs = ([Event(title, {}) for title in titles] for titles in (own, others))
    return [card.title for card in scenes.cards_after(None, None, mine, theirs)]  # type: ignore[arg-type]


def test_what_a_person_rolled_is_shown_beside_what_bot_players_did_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(["a"], ["b", "c", "d"], monkeypatch) == ["a", "d"]
    assert shown(["A", "b"], ["c", "D", "e"], monkeypatch) == ["A", "D"], "high points before rolls"
    assert shown(["a", "b", "c"], [], monkeypatch) == ["b", "c"]
    assert shown([], ["a", "b", "c"], monkeypatch) == ["b", "c"]


def test_what_both_led_to_has_one_card(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(["A", "B"], ["B"], monkeypatch) == ["A", "B"], "a battle that a bot player ended"
    assert shown(["B"], ["B", "c"], monkeypatch) == ["B", "c"]
