"""A move has one text form, and reads back from it."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import BadGame, IllegalMove
from engine.core.moves import Argument, Move, Verb, check_verbs, read_move


class Step(Move, frozen=True, tag="step"):
    to: str


class Put(Move, frozen=True, tag="put"):
    what: str
    turn: int


class Say(Move, frozen=True, tag="say"):
    to: str
    words: str


class Rest(Move, frozen=True, tag="rest"):
    pass


class Call(Move, frozen=True, tag="call"):
    words: str


class Hide(Move, frozen=True, tag="hide"):
    steps: int
    at: str
    times: int


CALL = (Argument("words", "What", open=True),)
HIDE = Verb(
    Hide,
    "Hide",
    (Argument("steps", "How far"), Argument("at", "Where", default="dark"), Argument("times", "How often", default="1")),
)
VERBS = (
    Verb(Step, "Go", (Argument("to", "Where"),)),
    Verb(Put, "Put", (Argument("what", "What"), Argument("turn", "How"))),
    Verb(Say, "Say", (Argument("to", "Whom"), Argument("words", "What", open=True))),
    Verb(Rest, "Rest"),
)

words = st.text(st.characters(exclude_categories=("Z", "C")), min_size=1, max_size=12)
numbers = st.integers(-(10**8) + 1, 10**9 - 1)
sentences = st.lists(words, min_size=1, max_size=4).map(" ".join)
moves = st.one_of(
    words.map(Step),
    st.builds(Put, words, numbers),
    st.builds(Say, words, sentences),
    st.just(Rest()),
)


@given(moves)
def test_every_move_reads_back_from_its_text(move: Move) -> None:
    assert read_move(VERBS, str(move)) == move


@given(moves, st.sampled_from(["  ", "\t", "\n"]))
def test_space_around_a_move_means_nothing(move: Move, space: str) -> None:
    assert read_move(VERBS, f"{space}{move}{space}") == move


@given(st.text())
def test_any_other_text_is_refused_with_words(text: str) -> None:
    try:
        move = read_move(VERBS, text)
    except IllegalMove as error:
        assert error.words
    else:
        assert read_move(VERBS, str(move)) == move


@given(st.sampled_from(["step", "put", "say", "rest"]), st.text())
def test_a_verb_with_anything_after_it_reads_or_is_refused(verb: str, rest: str) -> None:
    try:
        move = read_move(VERBS, f"{verb} {rest}")
    except IllegalMove as error:
        assert verb in error.words or "number" in error.words
    else:
        assert read_move(VERBS, str(move)) == move
        assert str(move).split()[0] == verb


def test_text_forms() -> None:
    assert str(Put("lantern", -90)) == "put lantern -90"
    assert str(Rest()) == "rest"
    assert str(Say("Bob", "mind the gap")) == "say Bob mind the gap"


def test_the_verb_may_be_written_in_capitals_and_the_rest_stays_as_it_is() -> None:
    assert read_move(VERBS, "STEP B2") == Step("B2")
    assert read_move(VERBS, "Say Bob Mind The Gap") == Say("Bob", "Mind The Gap")


@pytest.mark.rule("TAB-004")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "There is no move"),
        ("jump", "The moves are: step, put, say, rest."),
        ("step", "“step” also wants “to”."),
        ("step B 2", "“step” takes 1 word (to), and “B 2” is 2."),
        ("step B\t2", "“step” takes 1 word (to), and “B 2” is 2."),
        ("step B\u00a02", "“step” takes 1 word (to), and “B 2” is 2."),
        ("put", "“put” also wants “what” and “turn”."),
        ("put lantern", "“put” also wants “turn”."),
        ("put lantern left", "“left” is no number, and “put” wants one for “turn”."),
        ("put lantern 1 2", "“put” takes 2 words (what, turn), and “lantern 1 2” is 3."),
        ("say Bob", "“say” also wants “words”."),
        ("rest now", "“rest” stands alone."),
    ],
)
def test_a_refusal_says_how_it_is_written(text: str, words: str) -> None:
    with pytest.raises(IllegalMove, match=re.escape(words)):
        read_move(VERBS, text)


@pytest.mark.parametrize("number", ["٣", "1_000", "+2", "1.0", "0x1", "--1", "-", "1234567890", "1e3", "²"])
def test_a_number_has_one_way_to_be_written(number: str) -> None:
    with pytest.raises(IllegalMove, match="is no number"):
        read_move(VERBS, f"put lantern {number}")


@pytest.mark.parametrize("number", ["007", "-0", "00"])
def test_a_number_with_needless_digits_means_its_plain_form(number: str) -> None:
    assert read_move(VERBS, f"put lantern {number}") == Put("lantern", int(number))


def test_a_long_wrong_word_is_cut_in_the_refusal() -> None:
    with pytest.raises(IllegalMove) as refusal:
        read_move(VERBS, "x" * 5000)
    assert len(refusal.value.words) < 200


def test_good_verbs_pass() -> None:
    check_verbs(VERBS)
    check_verbs((Verb(Put, "Put", VERBS[1].arguments, private=True, steps="Put it"),))
    check_verbs((Verb(Say, "Say", VERBS[2].arguments, private=True, steps="Say it"),))
    check_verbs((Verb(Call, "Call", CALL, form="Call out"),))
    check_verbs((HIDE,))


def test_what_has_a_default_may_be_left_out_from_the_end() -> None:
    verbs = (*VERBS, HIDE)
    assert read_move(verbs, "hide 2") == Hide(2, "dark", 1)
    assert read_move(verbs, "hide 2 hole") == Hide(2, "hole", 1)
    assert read_move(verbs, "hide 2 hole 3") == Hide(2, "hole", 3)
    with pytest.raises(IllegalMove, match=re.escape("“hide” also wants “steps”.")):
        read_move(verbs, "hide")
    with pytest.raises(IllegalMove, match="takes 3 words"):
        read_move(verbs, "hide 2 hole 3 4")


class Weigh(Move, frozen=True, tag="weigh"):
    stone: float


@pytest.mark.parametrize(
    ("verb", "words"),
    [
        (Verb(Step, "Go"), "verb step: arguments"),
        (Verb(Step, "Go", (Argument("at", "Where"),)), "verb step: arguments"),
        (Verb(Put, "Put", (Argument("turn", "How"), Argument("what", "What"))), "verb put: arguments"),
        (Verb(Weigh, "Weigh", (Argument("stone", "Which"),)), "verb weigh: a field is neither str nor int"),
        (Verb(Say, "Say", (Argument("to", "Whom", open=True), Argument("words", "What"))), "only the last argument"),
        (Verb(Put, "Put", VERBS[1].arguments, steps="Put it"), "verb put: what is asked step by step is private"),
        (Verb(Rest, "Rest", private=True, steps="Rest"), "verb rest: what is asked step by step is private"),
        (Verb(Say, "Say", VERBS[2].arguments, form="Say it"), "verb say: a form asks for one open argument"),
        (Verb(Step, "Go", VERBS[0].arguments, form="Go"), "verb step: a form asks for one open argument"),
        (
            Verb(Put, "Put", (Argument("what", "What", default="rope"), Argument("turn", "How"))),
            "verb put: arguments with a default come last",
        ),
    ],
)
def test_a_verb_that_does_not_fit_its_move_is_refused(verb: Verb, words: str) -> None:
    with pytest.raises(BadGame, match=words):
        check_verbs((verb,))


GROUPED = Verb(Rest, "Rest", group="camp")


def test_a_verb_may_stand_in_the_group_of_an_opening_of_its_game() -> None:
    check_verbs((*VERBS[:2], GROUPED), ("tour", "camp"))
    assert GROUPED.command == "camp rest" and GROUPED.name == "rest"
    assert Verb(Rest, "Rest").command == "rest"


@pytest.mark.parametrize("groups", [(), ("tour",), ("camp rest", "Camp")])
def test_a_group_that_no_opening_is_called_by_is_refused(groups: tuple[str, ...]) -> None:
    with pytest.raises(BadGame, match="verb rest: its group camp is no opening of its game"):
        check_verbs((GROUPED,), groups)


def test_a_move_is_written_without_the_group_of_its_command() -> None:
    assert read_move((GROUPED,), "rest") == Rest() and str(Rest()) == "rest"
    with pytest.raises(IllegalMove, match="no move called"):
        read_move((GROUPED,), "camp rest")
