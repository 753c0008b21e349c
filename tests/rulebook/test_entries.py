"""Every rulebook can be read in a channel, and its entries are found."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.rulebook import Rulebook, RuleEntry
from tests.rules import TOP, games


@pytest.fixture(scope="module", params=games(TOP))
def book(request: pytest.FixtureRequest) -> Rulebook:
    return Rulebook([request.param])


@pytest.fixture(scope="module")
def entries(book: Rulebook) -> dict[str, RuleEntry]:
    found = {}
    for game in games(TOP):
        found.update({entry.id: entry for topic in book.topics(game).values() for entry in topic})
    return found


def test_our_rulings_are_marked_as_ours(entries: dict[str, RuleEntry]) -> None:
    assert [id for id, entry in entries.items() if entry.ours] == [id for id in entries if "-G" in id]


def test_entries_are_short_enough_to_read_in_a_channel(entries: dict[str, RuleEntry]) -> None:
    for id, entry in entries.items():
        assert 20 <= len(entry.text) <= 600, id
        assert 4 <= len(entry.title) <= 60, id
        assert "\n" not in entry.text and entry.text == entry.text.strip() and entry.text.endswith("."), id
        assert "  " not in entry.text, id


def test_titles_and_texts_are_unique(entries: dict[str, RuleEntry]) -> None:
    assert [title for title, count in Counter(entry.title for entry in entries.values()).items() if count > 1] == []
    assert [text for text, count in Counter(entry.text for entry in entries.values()).items() if count > 1] == []


def test_every_entry_leads_on_to_others_and_never_to_itself(entries: dict[str, RuleEntry]) -> None:
    for id, entry in entries.items():
        assert entry.see, id
        assert id not in entry.see
        assert len(set(entry.see)) == len(entry.see), id
        assert set(entry.see) <= set(entries), id


def test_every_entry_has_other_words_to_be_found_by(entries: dict[str, RuleEntry]) -> None:
    for id, entry in entries.items():
        assert len(entry.also) >= 2, id
        assert len({word.casefold() for word in entry.also}) == len(entry.also), id


def test_every_entry_comes_first_when_its_title_is_typed(book: Rulebook, entries: dict[str, RuleEntry]) -> None:
    for id, entry in entries.items():
        assert book.find(entry.title)[0].id == id, id
