"""How an entry answers: in a word or two where no more is asked, and which of its sentences tells most."""

from __future__ import annotations

import pytest

from engine.games import games
from engine.rulebook import TABLE, RuleAnswer, Rulebook, rulebook_of, two_about
from engine.rulebook.answers import Brief
from engine.rulebook.entries import Short
from engine.rulebook.language import read_everyday
from engine.rulebook.typed import TwoQuestions


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook_of((*games(), TABLE))


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ("can my hound explore", "can"),
        ("am i allowed to turn it", "can"),
        ("do i have to send a delver", "must"),
        ("is a lookout needed", "must"),
        ("who picks the place", "who"),
        ("can i not explore", ""),
        ("do i have to stop or may i go on", ""),
        ("how far can i go", ""),
    ],
)
def test_a_question_that_is_answered_in_a_word_is_known_unless_yes_could_be_no(typed: str, kind: str) -> None:
    assert Brief(read_everyday().brief).kind(typed) == kind


@pytest.mark.parametrize(
    ("typed", "id", "short"),
    [
        ("can my companion explore a door", "SKY-013", "No companion explores."),
        ("do i have to send a delver", "CAV-191", "No, sending a Delver is up to you."),
        ("who decides how the tile lies", "SKY-049", "Whoever explored."),
        ("how does a companion explore", "SKY-013", ""),
        ("can companions not explore", "SKY-013", ""),
    ],
)
def test_an_entry_answers_in_a_word_or_two_only_what_asks_for_that(book: Rulebook, typed: str, id: str, short: str) -> None:
    entry = book.get(id)
    assert entry is not None and book.answer(typed, entry).short == short


def test_the_sentence_that_holds_most_of_the_question_is_the_telling_one(book: Rulebook) -> None:
    entry = book.get("CAV-132")
    assert entry is not None
    assert book.answer("who ranks higher in turn order", entry).telling == 0
    assert book.answer("do i win every tie on my own turn", entry).telling == 1


def test_little_words_and_irregular_forms_make_no_other_sentence_telling() -> None:
    book = rulebook_of(("skyshard", TABLE), "es")
    entry = book.get("SKY-G32")
    assert entry is not None
    answer = book.answer("puedo atravesar a otro jugador", entry)
    assert answer.telling == 0 and "atraviesa" in two_about(answer)[0]


def test_the_sentence_that_says_the_rule_is_shown_and_the_telling_one() -> None:
    assert two_about(RuleAnswer("", ("A.", "B.", "C."), 0)) == ("A.", "B.")
    assert two_about(RuleAnswer("", ("A.", "B.", "C."), 1)) == ("A.", "B.")
    assert two_about(RuleAnswer("", ("A.", "B.", "C."), 2)) == ("A.", "C.")
    assert two_about(RuleAnswer("", ("A.",), 0)) == ("A.",)


def test_short_answers_stand_in_every_rulebook(book: Rulebook) -> None:
    for game in (*games(), TABLE):
        entries_of = [entry for entries in book.topics(game).values() for entry in entries]
        # A rulebook of a few entries needs none.
        assert len(entries_of) < 30 or any(entry.short != Short() for entry in entries_of), game


@pytest.mark.parametrize(
    ("typed", "parts"),
    [
        ("who is first, and do i have to send a delver?", ("who is first", "do i have to send a delver?")),
        ("what is a door? can i explore it", ("what is a door", "can i explore it")),
        ("i failed, can i try again", ("i failed, can i try again", "")),
        ("who is first and second", ("who is first and second", "")),
        ("what is a, what is b, what is c", ("what is a, what is b, what is c", "")),
    ],
)
def test_two_questions_are_taken_apart_where_each_begins_as_questions_do(typed: str, parts: tuple[str, str]) -> None:
    assert TwoQuestions(read_everyday().sentence).of(typed) == parts


def test_of_two_questions_both_are_answered_the_first_one_first(book: Rulebook) -> None:
    found = book.ask("who picks the first player, and do i have to send a delver?", "cavern")
    assert found.sure and found.second is not None
    assert found.entries[0].id in ("CAV-063", "CAV-G05") and found.second.id in ("CAV-191", "CAV-G03")
    assert found.second not in found.entries


def test_of_two_questions_that_are_not_sure_both_are_named_first(book: Rulebook) -> None:
    found = book.ask("how does the beast move and what do i get for driving it off", "cavern", 3)
    assert not found.sure and {"CAV-G74", "CAV-G76"} <= {entry.id for entry in found.entries[:2]}


def test_what_has_just_been_played_comes_first_among_what_fits_as_well(book: Rulebook) -> None:
    asked = "what happens if i fail a test"
    first, *others = book.ask(asked, "cavern", 3).entries
    behind = frozenset({others[0].id})
    before = book._finder.signs(asked, "cavern")
    gap = book._finder.worth(before[first.id]) - book._finder.worth(before[others[0].id])
    assert gap > 0
    moved = book.ask(asked, "cavern", 3, behind).entries[0]
    assert moved == (others[0] if gap < 1.0 else first)


def test_what_is_under_way_never_brings_up_what_does_not_fit(book: Rulebook) -> None:
    asked = "can my companion explore a door"
    usual = book.ask(asked, "skyshard", 3).entries[0]
    assert book.ask(asked, "skyshard", 3, frozenset({"SKY-G24"})).entries[0] == usual


def test_known_words_are_only_those_of_the_rulebooks(book: Rulebook) -> None:
    assert book.known_words("can Zworgnak explore a door w/o me", 60) == "explore door without"
    assert len(book.known_words("explore door tile enemy cache shard trap relic companion adventurer lock", 30)) <= 30
