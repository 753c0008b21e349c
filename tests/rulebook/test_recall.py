"""The questions that the search is measured with, and that it does not fall behind what it once reached."""

from __future__ import annotations

import pytest

from engine.games import games
from engine.rulebook import TABLE, Rulebook, RuleEntry, rulebook_of
from engine.rulebook.entries import read_books
from tests.rulebook.recall import Question, desk, fitted, kept, place, plain, questions, recall, unseen, unseen_on

BOOKS = (*games(), TABLE)


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook_of(BOOKS)


@pytest.fixture(scope="module")
def entries() -> dict[str, RuleEntry]:
    return read_books(BOOKS)[0]


@pytest.mark.parametrize("game", BOOKS)
def test_there_are_40_questions_or_more_on_each_game_and_entries_that_answer_them(book: Rulebook, game: str) -> None:
    asked = questions(game)
    assert len(asked) >= 40
    assert len({each.ask.casefold() for each in asked}) == len(asked)
    for each in asked:
        entries = [book.get(id) for id in each.right]
        assert entries and None not in entries, each.ask
        assert {entry.game for entry in entries if entry} <= {game, TABLE}, each.ask


@pytest.mark.parametrize("game", BOOKS)
def test_no_question_stands_among_the_words_that_help_to_find_it(entries: dict[str, RuleEntry], game: str) -> None:
    words = {name.casefold() for entry in entries.values() if entry.game == game for name in entry.also}
    assert [each.ask for each in questions(game) if each.ask.casefold() in words] == []


def test_what_is_fitted_and_what_is_told_are_two_halves() -> None:
    for game in BOOKS:
        asked = questions(game)
        assert set(fitted(asked)).isdisjoint(kept(asked))
        assert {*fitted(asked), *kept(asked)} == set(asked)


def test_the_share_of_questions_is_counted_over_first_places_and_first_threes() -> None:
    found = {"a": ["X", "Y"], "b": ["Y", "Z", "X"], "c": ["Z", "Z", "Z", "X"], "d": []}
    share = recall(lambda ask, _: found[ask], [Question(ask, ("X",)) for ask in found], None)
    assert (share.first, share.third) == (0.25, 0.5)
    assert place(["Y", "X"], ("X", "Y")) == 0


@pytest.mark.parametrize("game", games())
def test_the_desk_finds_more_than_plain_fts5_and_most_of_what_is_asked(
    book: Rulebook, entries: dict[str, RuleEntry], game: str
) -> None:
    asked = questions(game)
    ours, theirs = recall(desk(book), asked, game), recall(plain(entries.values(), also=False), asked, game)
    assert ours.first > theirs.first and ours.third > theirs.third
    assert ours.first >= 0.7 and ours.third >= 0.85


def test_most_of_what_no_rulebook_answers_is_told_to_be_unsure(book: Rulebook) -> None:
    asked = questions("nothing")
    assert len(asked) >= 40 and not any(each.right for each in asked)
    unsure = [not book.ask(each.ask, game).sure for each in asked for game in games()]
    assert sum(unsure) / len(unsure) >= 0.9


def test_what_was_never_seen_before_is_found_and_what_no_rulebook_answers_is_not_told_for_sure(book: Rulebook) -> None:
    asked = unseen()
    assert len({each.ask for _, each in asked}) >= 30 and len(questions("unseen-nothing")) >= 30
    places = [place(desk(book)(each.ask, game), each.right) for game, each in asked]
    assert sum(at == 0 for at in places) / len(places) >= 0.84
    assert sum(at < 3 for at in places) / len(places) >= 0.94
    # What is sure and wrong is worse than what is not sure (see `tests.rulebook.chat`): so the desk is sure of less.
    assert sum(book.ask(each.ask, game).sure for game, each in asked) / len(asked) >= 0.4
    unsure = [not book.ask(each.ask, game).sure for each in questions("unseen-nothing") for game in games()]
    assert sum(unsure) / len(unsure) >= 0.97


@pytest.mark.parametrize("game", BOOKS)
def test_unseen_questions_are_answered_by_entries_of_their_game(book: Rulebook, game: str) -> None:
    for each in unseen_on(game):
        first, *more = (book.get(id) for id in each.right)
        assert first is not None and first.game == game and None not in more, each.ask


def test_unseen_questions_stand_nowhere_else(entries: dict[str, RuleEntry]) -> None:
    known = {name.casefold() for entry in entries.values() for name in entry.also}
    known |= {each.ask.casefold() for name in (*BOOKS, "nothing") for each in questions(name)}
    never = [*questions("unseen-nothing"), *(each for name in BOOKS for each in unseen_on(name))]
    assert [each.ask for each in never if each.ask.casefold() in known] == []


@pytest.mark.parametrize(("game", "entry"), [("skyshard", "SKY-G25"), ("regions", "REG-G12")])
@pytest.mark.parametrize("ask", ["how often can i attack in a turn", "How often may we attack per turn?"])
def test_how_often_one_may_attack_is_found(book: Rulebook, game: str, entry: str, ask: str) -> None:
    found = book.ask(ask, game)
    assert found.entries[0].id == entry


@pytest.mark.parametrize(
    "ask", ["do I need a spell slot to heal", "how long does summoning sickness last", "who sets the prefix of the bot"]
)
def test_what_is_spoken_of_elsewhere_only_is_not_answered_for_sure(book: Rulebook, ask: str) -> None:
    assert not any(book.ask(ask, game).sure for game in games())


@pytest.mark.parametrize("game", games())
def test_words_that_the_game_does_not_know_are_no_ground_to_be_sure(book: Rulebook, game: str) -> None:
    assert not book.ask("can I blorp my wuggle before the attack", game).sure
