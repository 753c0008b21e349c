"""Every rulebook can be read in a channel, and its entries are found."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine.rulebook import TABLE, Rulebook, RuleEntry, rulebook_of
from tests.rules import TOP, games


@pytest.fixture(scope="module", params=games(TOP))
def book(request: pytest.FixtureRequest) -> Rulebook:
    return rulebook_of((request.param,))


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
        assert entry.see, f"{id} in data/{entry.game}/rules.toml lacks `see`: at least one other id"
        assert id not in entry.see
        assert len(set(entry.see)) == len(entry.see), id
        assert set(entry.see) <= set(entries), id


def test_every_entry_has_other_words_to_be_found_by(entries: dict[str, RuleEntry]) -> None:
    for id, entry in entries.items():
        assert len(entry.also) >= 2, f"data/{entry.game}/phrases.toml lacks two other names for {id}"
        assert len({word.casefold() for word in entry.also}) == len(entry.also), id


def test_every_entry_comes_first_when_its_title_is_typed(book: Rulebook, entries: dict[str, RuleEntry]) -> None:
    for id, entry in entries.items():
        assert book.ask(entry.title).entries[0].id == id, id
        assert book.complete(entry.title)[0].id == id, id


def test_no_other_name_stands_for_two_entries_of_a_game(entries: dict[str, RuleEntry]) -> None:
    count = Counter(name.casefold() for entry in entries.values() for name in entry.also)
    assert [name for name, times in count.items() if times > 1] == []


def test_every_entry_of_a_game_says_where_its_source_has_it_or_is_silent(entries: dict[str, RuleEntry]) -> None:
    for id, entry in entries.items():
        assert (entry.game == TABLE) == (not entry.source), id
        assert len(entry.source) <= 100 and not entry.source.endswith("."), id


def test_a_departure_says_what_the_source_has_why_and_how_to_play_by_it(entries: dict[str, RuleEntry]) -> None:
    for id, entry in entries.items():
        said = (entry.against, entry.why, entry.letter)
        assert all(said) or not any(said), id
        assert not entry.differs or entry.ours, id
        for sentence in said:
            assert not sentence or (15 <= len(sentence) <= 250 and sentence.endswith(".")), id


OF_THE_BOT = re.compile(r"`/|\bI\b|\bme\b|\bbots?\b|\bunless ordered\b|[A-Z]{3}-G\d")
"""Commands, what the bot says of itself, and references to rulings."""


def test_an_entry_of_the_source_has_nothing_of_the_bot_and_no_ruling_in_it(entries: dict[str, RuleEntry]) -> None:
    for id, entry in entries.items():
        if entry.game != TABLE and not entry.ours:
            assert not OF_THE_BOT.search(f"{entry.text} {entry.example}"), id


def test_examples_are_short_and_say_something_else_than_the_text(entries: dict[str, RuleEntry]) -> None:
    for id, entry in entries.items():
        assert not entry.example or 20 <= len(entry.example) <= 350, id
        assert not entry.example or entry.example.endswith((".", ".”", "?", "?”")), id
        assert entry.example != entry.text, id
    assert sum(bool(entry.example) for entry in entries.values()) >= len(entries) / 3


def test_terms_are_short_and_stand_once_in_the_glossary(book: Rulebook, entries: dict[str, RuleEntry]) -> None:
    (game,) = {entry.game for entry in entries.values()}
    terms = book.terms(game)
    assert len(terms) >= 15, f"rules.toml has {len(terms)} terms ([[term]]); at least 15 are wanted"
    assert len({term.name.casefold() for term in terms}) == len(terms)
    for term in terms:
        assert 10 <= len(term.text) <= 250 and term.text.endswith("."), term.name
        assert 1 <= len(term.rules) <= 4, term.name
        assert len({name.casefold() for name in term.names}) == len(term.names), term.name


def test_every_term_is_told_by_its_name(book: Rulebook, entries: dict[str, RuleEntry]) -> None:
    (game,) = {entry.game for entry in entries.values()}
    for term in book.terms(game):
        found = book.ask(f"what is {term.name}?", game)
        assert found.term == term, term.name
