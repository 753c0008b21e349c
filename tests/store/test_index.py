"""The full-text index: found by words, ranked, kept apart by group."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from engine.core.errors import OperatorError
from engine.store import index
from engine.store.index import WordIndex

ROWS = [
    ("well", "W1", ["bucket rope", "a bucket holds water"]),
    ("well", "W2", ["rope", "the rope is long"]),
    ("inn", "I1", ["bed", "a bed by the water #3"]),
]


@pytest.fixture
def found() -> WordIndex:
    return WordIndex({"names": 2.0, "body": 1.0}, ROWS)


def test_texts_with_any_of_the_words_are_found_best_first(found: WordIndex) -> None:
    assert list(found.find(["bucket", "rope"], (), 10)) == ["W1", "W2"]
    assert set(found.find(["water"], (), 10)) == {"W1", "I1"}
    assert all(worth > 0 for worth in found.find(["water", "rope", "#3"], (), 10).values())


def test_only_the_groups_that_are_wanted_are_searched_and_no_more_than_the_limit(found: WordIndex) -> None:
    assert list(found.find(["water"], ("inn",), 10)) == ["I1"]
    assert set(found.find(["water"], ("inn", "well"), 10)) == {"I1", "W1"}
    assert found.find(["water"], ("chess",), 10) == {}
    assert len(found.find(["water", "rope"], (), 1)) == 1


def test_a_field_of_more_worth_outweighs_the_other() -> None:
    rows = [("g", "A", ["rope", "bed"]), ("g", "B", ["bed", "rope"]), *(("g", str(n), ["x", "y"]) for n in range(5))]
    assert list(WordIndex({"names": 3.0, "body": 1.0}, rows).find(["rope"], (), 2)) == ["A", "B"]
    assert list(WordIndex({"names": 1.0, "body": 3.0}, rows).find(["rope"], (), 2)) == ["B", "A"]


def test_meanings_are_words_too_and_nothing_typed_is_read_as_a_query(found: WordIndex) -> None:
    assert list(found.find(["#3"], (), 10)) == ["I1"]
    assert found.find([], (), 10) == {}
    assert list(found.find(["OR", "bed"], (), 10)) == ["I1"]


def test_an_sqlite_without_full_text_search_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bare:
        def execute(self, *_: Any) -> None:
            raise sqlite3.OperationalError("no such module: fts5")

    monkeypatch.setattr(index.sqlite3, "connect", lambda *_, **__: Bare())
    with pytest.raises(OperatorError, match="no full-text search, FTS5"):
        WordIndex({"names": 1.0}, [])
