"""Which cards a post has room for where a person moved, and bot players after that."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Event
from engine.core.high_points import DiceRow, HighPoint, HighPointBoard, foremost, joined
from engine.tables.updates import scenes


def shown(own: list[str], others: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the titles of the cards that are shown of some: a capital letter is a high point, a small one a roll, and one
    with a ! is great."""

    def cards(game: Any, view: Any, events: list[Event], people: Any) -> tuple[HighPoint, ...]:
        made = [
            HighPoint(
                event.kind,
                HighPointBoard((DiceRow((), "", ()),)),
                rolled=event.kind[0].islower(),
                great=event.kind.endswith("!"),
                ends=event.kind == "The end",
                about=("Ada",) if "of" in event.kind else (),
            )
            for event in events
        ]
        return foremost(made, {"Ada"})

    monkeypatch.setattr(scenes, "cards_of", cards)
    mine, theirs = ([Event(title, {}) for title in titles] for titles in (own, others))
    return [card.title for card in scenes.cards_after(None, (None, mine), (None, theirs), {"Ada"})]  # type: ignore[arg-type]


def test_what_a_person_rolled_is_shown_before_what_bot_players_did_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(["a"], ["b", "c", "d"], monkeypatch) == ["a"]
    assert shown(["a"], ["B"], monkeypatch) == ["a"], "the person's, though the other is a high point"
    assert shown(["A", "b"], ["c", "D", "e"], monkeypatch) == ["A"], "high points before rolls"
    assert shown(["a", "b", "c"], [], monkeypatch) == ["c"]
    assert shown([], ["a", "B", "c"], monkeypatch) == ["B"]
    assert shown(["A"], ["B!", "C"], monkeypatch) == ["B!"], "a shard that a bot player takes before a person's find"


def test_what_met_a_person_is_shown_though_a_bot_player_brought_it_about(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(["a"], ["B of Ada"], monkeypatch) == ["B of Ada"], "a battle against her before her own roll"
    assert shown(["A"], ["b of ada"], monkeypatch) == ["A"], "but not a roll before her find"


def test_what_a_person_rolled_just_before_a_game_ended_stands_beside_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(["a of Ada"], ["b", "The end"], monkeypatch) == ["a of Ada", "The end"]
    assert shown(["a of Ada", "B of Ada"], ["The end"], monkeypatch) == ["B of Ada", "The end"]
    assert shown([], ["b", "The end"], monkeypatch) == ["The end"], "what bot players rolled gives way"


def test_what_both_led_to_has_one_card(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(["A", "B"], ["B"], monkeypatch) == ["B"], "a battle that a bot player ended"


def test_the_cards_of_each_are_made_from_what_could_be_seen_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a person rolled is told by the view after their own move: later dice are not taken for theirs."""

    def cards(game: Any, view: Any, events: list[Event], people: Any) -> tuple[HighPoint, ...]:
        return tuple(HighPoint(f"{event.kind} {view}", HighPointBoard()) for event in events)

    monkeypatch.setattr(scenes, "cards_of", cards)
    told = scenes.cards_after(None, ("then", [Event("a", {})]), ("now", [Event("b", {})]))  # type: ignore[arg-type]
    assert [card.title for card in told] == ["a then"]


def test_what_a_person_began_and_others_ended_is_one_card_with_the_rows_of_both(monkeypatch: pytest.MonkeyPatch) -> None:
    def cards(game: Any, view: Any, events: list[Event]) -> tuple[HighPoint, ...]:
        rows = [HighPointBoard(rows=(DiceRow((), event.kind, ()),)) for event in events]
        made = [
            HighPoint(event.kind, row, row="battle" * (event.kind in "ab")) for event, row in zip(events, rows, strict=True)
        ]
        return joined(made)

    monkeypatch.setattr(scenes.capabilities, "high_points", cards)
    (card,) = scenes.cards_after(None, ("then", [Event("a", {})]), ("now", [Event("b", {})]))  # type: ignore[arg-type]
    assert isinstance(card.board, HighPointBoard) and [row.name for row in card.board.rows] == ["a", "b"]
    (other,) = scenes.cards_after(None, ("then", [Event("c", {})]), ("now", [Event("d", {})]))  # type: ignore[arg-type]
    assert isinstance(other.board, HighPointBoard) and [row.name for row in other.board.rows] == ["c"]
