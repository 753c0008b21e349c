"""Values of prepared files: what each reader takes, and what it says of anything else."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.files import values
from engine.core.files.values import Reader, Wrong


def said(read: Reader, value: object) -> str:
    with pytest.raises(Wrong) as caught:
        read(value)
    return str(caught.value)


def test_text_is_shown_as_it_is_with_line_breaks_as_blanks() -> None:
    assert values.words(20)(" Old\n mill ") == "Old mill"
    assert values.words(20, empty=True)("") == ""


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (7, "“7” is not a text; a text in quotes"),
        ("", "the text is empty; 1 to 20 characters"),
        ("x" * 21, "the text is 21 characters long; at most 20"),
        ("x" * 5000, "the text is 5000 characters long; at most 20"),
        ("a\x07b", "the text holds a control character (U+0007)"),
        ("e\u0301\u0301\u0301", "the text holds a pile of accents on one letter"),
    ],
)
def test_text_that_cannot_be_shown_is_named_and_never_quoted(value: object, words: str) -> None:
    assert said(values.words(20), value).startswith(words)


@pytest.mark.parametrize("text", ["5 * 3", "~5 of #7", "a > b, 3 < 4", "old_mill", "7 @ noon", "either | or", "[sic]"])
def test_marks_that_mean_nothing_in_a_chat_stay_as_they_were_written(text: str) -> None:
    assert values.words(40)(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("@everyone, look", "(at)everyone, look"),
        ("<@123> and <#5>", "<(at)123> and ‹#5>"),
        ("**Inn** and *rest*", "••Inn•• and •rest•"),
        ("_so_ and __so__", "‗so‗ and ‗‗so‗‗"),
        ("~~gone~~ ||hidden||", "˜˜gone˜˜ ¦¦hidden¦¦"),
        ("`code` and \\*", "‘code‘ and ⁄•"),
        ("see https://x.org or discord.gg/abc", "see https:∕/x.org or discord·gg/abc"),
        ("[here](x)", "[here] (x)"),
        ("# Loud", "Loud"),
        ("> - quoted", "quoted"),
        ("-# small", "small"),
    ],
)
def test_what_a_chat_would_read_as_a_mark_is_shown_so_that_it_is_none(text: str, shown: str) -> None:
    assert values.words(60)(text) == shown


@given(st.text(alphabet="ab1 @<>*_~|#[]()\\`:/-.!&", max_size=30))
def test_what_is_harmless_stays_so_and_holds_no_mark(text: str) -> None:
    once = values.harmless(" ".join(text.split()))
    assert values.harmless(once) == once
    assert "://" not in once and "`" not in once and "\\" not in once and "](" not in once
    assert not re.search(r"~~|\|\||<[@#:/\w]|@\w|\*\S|\S\*|(?:^|\W)_", once)


def test_ids_are_letters_digits_and_hyphens_or_a_number() -> None:
    assert (values.identifier("old-mill"), values.identifier(7)) == ("old-mill", "7")
    for value in ("", "old mill", "old_mill", "-mill", "a:b", "gnats~2", "x" * 25, -1, 1.0, True, None, 10**6):
        assert "is not an id; up to 24 letters" in said(values.identifier, value)


def test_numbers_are_whole_and_within_their_bounds() -> None:
    assert values.number(1, 3)(3) == 3
    assert said(values.number(1, 3), 4) == "“4” is too high; a number from 1 to 3"
    assert said(values.number(1, 3), 0) == "“0” is too low; a number from 1 to 3"
    strange: tuple[object, ...] = (True, 2.0, "2", [2])
    for value in strange:
        assert "is not a whole number" in said(values.number(1, 3), value)


def test_flags_stand_without_quotes() -> None:
    assert values.flag(True) is True
    assert said(values.flag, "true") == "“true” is neither true nor false; true or false, without quotes"


def test_one_of_a_few_words_is_taken_in_capitals_and_the_nearest_is_proposed() -> None:
    light = values.either("", "lit", "dark")
    assert (light("Dark"), light("")) == ("dark", "")
    assert said(light, "darkk") == "“darkk” is not known here; did you mean dark?; one of lit, dark"
    strange: tuple[object, ...] = (True, 1.0, ["lit"], {})
    for value in strange:
        assert "is not known here; one of lit, dark" in said(light, value)


@pytest.mark.parametrize(
    ("dice", "least", "most"), [("3", 3, 3), ("1d4", 1, 4), ("1d4+1", 2, 5), ("2d6x10", 20, 120), ("1d6+1d4", 2, 10)]
)
def test_dice_come_to_what_their_faces_add_up_to(dice: str, least: int, most: int) -> None:
    assert values.bounds(dice) == (least, most)
    assert values.dice(most, "1d4")(dice.upper()) == dice
    if least != most:
        assert f"comes to {least} to {most}" in said(values.dice(most - 1, "1d4"), dice)


def test_dice_that_do_not_exist_are_refused() -> None:
    assert "d2, d3, d4" in said(values.dice(99, "1d4"), "1d7")
    assert "1 to 12 dice of a kind" in said(values.dice(999, "1d4"), "13d4")
    assert 'such as "1d4"' in said(values.dice(99, "1d4"), "d4")
    assert values.dice(99, "1d4", empty=True)("") == ""
    assert "is not dice" in said(values.dice(99, "1d4"), "")


def test_a_list_names_which_of_it_is_wrong() -> None:
    read = values.several(values.number(1, 9), 3, "numbers")
    assert read([3, 1]) == (3, 1)
    assert said(read, 3) == "“3” is not a list; a list of numbers in square brackets"
    assert said(read, [1, 2, 3, 4]) == "there are 4 numbers; at most 3"
    assert said(read, [1, 1]) == "something is listed twice; each of the numbers once"
    assert values.several(values.number(1, 9), 3, "numbers", again=True)([1, 1]) == (1, 1)
    with pytest.raises(Wrong) as caught:
        values.several(read, 2, "lists")([[1], [2, 10]])
    assert caught.value.inside == (1, 1)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (True, "true"),
        ([1], "a list"),
        ({}, "a table"),
        ("<@1> `x`", "“\u00b7\u00b71\u00b7 \u00b7x\u00b7”"),
        ("x" * 30, f"“{'x' * 24}...”"),
        (10**5000, "a number far too long"),
    ],
    ids=("flag", "list", "table", "marks", "long", "number"),
)
def test_a_value_is_quoted_so_that_no_chat_can_misread_it(value: object, shown: str) -> None:
    assert values.shown(value) == shown
