"""Words that every package and every game needs."""

from __future__ import annotations

import pytest

from engine.core.languages import speaking
from engine.core.messages import WORDS
from engine.core.words import bare, count, listed, lower, names_of, plain, sentence, tenths, upper


def test_a_turn_of_several_is_each_ones_own() -> None:
    def told(*names: str) -> str:
        return WORDS("not-your-turn", names=names)

    assert told("Ada") == "It's Ada's turn. I'll call you."
    assert told("Ada", "Dee") == "It's Ada's or Dee's turn. I'll call you."
    assert told("Ada", "Bob", "Dee") == "It's Ada's, Bob's or Dee's turn. I'll call you."
    assert told() == "It's no one's turn. I'll call you."


def test_only_the_first_letter_is_raised_or_lowered() -> None:
    assert (upper("the Old Mill"), upper(""), upper("¿qué hacer?")) == ("The Old Mill", "", "¿Qué hacer?")
    assert (lower("The Old Mill"), lower("A Mill"), lower("")) == ("the Old Mill", "a Mill", "")


def test_capitals_stay_in_the_middle_of_a_sentence() -> None:
    assert lower("EP regained") == "EP regained"


@pytest.mark.parametrize(
    ("name", "said"), [("The ledger", "ledger"), ("a wall", "wall"), ("An eel", "eel"), ("Theft", "Theft"), ("ant", "ant")]
)
def test_an_article_of_its_own_is_taken_off_a_name(name: str, said: str) -> None:
    assert bare(name) == said


def test_one_thing_and_several_are_counted() -> None:
    assert (count(1, "coin"), count(2, "coin"), count(0, "coin")) == ("1 coin", "2 coins", "0 coins")
    assert (count(1, "Injury", "Injuries"), count(3, "Injury", "Injuries")) == ("1 Injury", "3 Injuries")


def test_an_id_is_read_as_words() -> None:
    assert plain("needle-gnats_2") == "needle gnats 2"


def test_what_a_player_wrote_becomes_a_sentence_of_its_own() -> None:
    assert sentence(" the door is shut ") == "The door is shut."
    assert sentence("who goes there?") == "Who goes there?"
    assert sentence("“halt!”") == "“halt!”"
    assert sentence("  ") == ""


def test_a_whole_party_of_two_or_more_is_everybody() -> None:
    assert names_of(["Ada", "Bob"], 2) == "everybody"
    assert names_of(["Ada", "Bob"], 3) == "Ada and Bob"
    assert names_of(["Ada"], 1) == "Ada"


def test_names_are_listed_with_the_last_after_a_word() -> None:
    assert listed(()) == ""
    assert listed(["Ada"]) == "Ada"
    assert listed(["Ada", "Bob", "Cy"], "or") == "Ada, Bob or Cy"


@pytest.mark.parametrize(("language", "said"), [("en", ["3.5", "12.0"]), ("de", ["3,5", "12,0"]), ("es", ["3,5", "12,0"])])
def test_a_decimal_is_written_as_the_language_has_it(language: str, said: list[str]) -> None:
    with speaking(language):
        assert [tenths(3.5), tenths(12)] == said
