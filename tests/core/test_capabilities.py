"""Capabilities: what a game takes on by name it has to have, and what stands in where a game has nothing of its own."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import capabilities, lobbies
from engine.core.game import Field, Form, part
from engine.core.moves import Argument, Move, Verb
from tests import toy


class Name(Move, frozen=True, tag="name"):
    name: str


NAME = Verb(Name, "Name it", (Argument("name", "At most 20 characters", open=True),))


def test_a_part_is_a_function_that_a_game_hands_its_arguments_to() -> None:
    class Louder(toy.Toy):
        status = part(lambda view: f"{view}!")

    assert Louder().status("Round 1") == "Round 1!"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("capability", "lacking"),
    [("Keeps", "kept"), ("Prepares", "check_file"), ("Pages", "entries"), ("Private", "private"), ("Steps", "step")],
)
def test_a_game_without_a_method_of_a_capability_that_it_takes_on_is_refused(capability: str, lacking: str) -> None:
    taken: Any = getattr(capabilities, capability)
    with pytest.raises(TypeError, match=lacking):
        type("Lacking", (taken,), {})()


def test_the_house_has_words_and_a_form_of_its_own() -> None:
    lobby = lobbies.Lobby()
    assert (lobby.shown("map", "hex_map"), lobby.phrased("map", "hex_map"), lobby.moot(None, True)) == ("hex map", "", ())
    form = Form("Name", (Field("Name", "At most 20 characters", most=200),))
    assert capabilities.form(toy.GAME, None, NAME, ()) == form
