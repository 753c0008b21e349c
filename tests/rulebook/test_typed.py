"""What was typed is spelled out, and the game that it names is found and taken out of it."""

from __future__ import annotations

import pytest

from engine.games import games
from engine.rulebook import TABLE, rulebook_of
from engine.rulebook.language import read_everyday
from engine.rulebook.typed import GameNames, spelled_out

SHORT = {"w/o": "without", "b4": "before", "n": "and", "cant": "cannot"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("W/o a key n b4 noon", "without a key and before noon"),
        ("sooo many dooors", "soo many doors"),
        ("can’t", "cannot"),
        ("what does /place do (12 xp)", "what does /place do (12 xp)"),
        ("knot n't b42", "knot n't b42"),
    ],
)
def test_shorthand_is_spelled_out_and_no_letter_is_drawn_out(typed: str, meant: str) -> None:
    assert spelled_out(typed, SHORT) == meant


def test_no_shorthand_stands_for_two_things() -> None:
    everyday = read_everyday()
    assert everyday.shorthand["w/o"] == "without" and everyday.shorthand["ppl"] == "people"
    assert not everyday.shorthand.keys() & set(everyday.shorthand.values())


@pytest.mark.parametrize(
    ("typed", "rest", "game"),
    [
        ("how do i win in chess", "how do i win", "chess"),
        ("chess: how do i win", "how do i win", "chess"),
        ("how do i win (chess)", "how do i win", "chess"),
        ("is the queen of chess strong", "is the queen   strong", "chess"),
        ("in towers can i climb", "can i climb", "towers"),
        ("may towers stand side by side", "may towers stand side by side", None),
        ("what does /chess castle do", "what does /chess castle do", None),
        ("chess", "chess", None),
        ("who begins in chess, and who in towers", "who begins in chess, and who in towers", None),
    ],
)
def test_the_one_game_that_is_named_is_taken_out(typed: str, rest: str, game: str | None) -> None:
    names = GameNames(
        ("chess", "towers"), ["Two towers stand apart.", "`/chess castle` castles."], read_everyday().sentence
    )
    said, named = names.taken_out(typed)
    assert (said.split(), named) == (rest.split(), game)


def test_a_game_that_is_named_is_meant_in_every_channel() -> None:
    book = rulebook_of((*games(), TABLE))
    for channel in (*games(), None):
        assert book.ask("cavern: how many tiles do i hold", channel).entries[0].game == "cavern"
