"""Names that characters bear, and the words that moves name them by."""

from __future__ import annotations

import msgspec

from engine.core.words import MOST_NAME, handle, handles_by_name, index_named, marks, own_name, shown_name


def test_a_handle_is_one_word_of_letters_and_digits() -> None:
    assert handle("Mira Vane", ()) == "miravane"
    assert handle("J. O'Neill-Smith the Elder", ()) == "joneillsmiththee"
    assert handle("***", ()) == "member"


def test_two_of_one_name_are_told_apart() -> None:
    assert handle("Ada", ("ada", "ada2")) == "ada3"
    assert own_name("Ada", ("ADA", "Bob")) == "Ada 2"


def test_a_handle_is_never_a_word_that_means_something_else() -> None:
    assert handle("Rubble", (), ("rubble",)) == "rubble1"


def test_a_name_that_is_shown_has_no_marks_in_it_and_is_short() -> None:
    assert shown_name("*_Ada_*") == "Ada"
    assert shown_name("<@&>") == "Wanderer"
    assert len(shown_name("A" * 80)) == MOST_NAME


def test_tokens_bear_two_letters_of_a_name_and_no_two_are_alike() -> None:
    assert marks(("Ada", "bob")) == ("Ad", "Bo")
    assert marks(("Ada", "Adam", "Ad", "Abe")) == ("Ad", "Aa", "Ab", "Ae")
    assert marks(("“Eve”", "***", "X", "4 Sale")) == ("Ev", "??", "Xx", "Sa")


def test_a_mark_is_never_taken_for_a_door_or_a_place() -> None:
    for mark in marks(("A", "A2", "B", "B1", "Zed", "Z", "Z9", "AB")):
        assert len(mark) == 2 and mark[0].isupper() and mark[1].islower()


class Somebody(msgspec.Struct, frozen=True):
    name: str
    handle: str


def test_a_player_is_found_by_name_or_handle() -> None:
    party = [Somebody("Ada", "ada"), Somebody("Mira Vane", "miravane")]
    assert index_named(party, " mira vane ") == index_named(party, "MiraVane") == 1
    assert index_named(party, "Ada") == 0
    assert index_named(party, "vane") is None and index_named((), "Ada") is None


def test_everybody_goes_by_handle_name_and_player_and_a_handle_counts_most() -> None:
    party = [Somebody("Mira Vane", "miravane"), Somebody("Ada", "ada2"), Somebody("Old Ada", "ada")]
    assert handles_by_name(party, ["Ada", "Bob", "Cy"]) == {
        "mira vane": "miravane",
        "miravane": "miravane",
        "ada": "ada",
        "bob": "ada2",
        "ada2": "ada2",
        "old ada": "ada",
        "cy": "ada",
    }
