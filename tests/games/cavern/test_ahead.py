"""What is planned in the Cavern means the same once rivals have laid their tiles."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.cavern.game import GAME
from engine.games.cavern.rules import ahead
from engine.games.cavern.state.board import board
from engine.games.cavern.state.moves import Place, Retrieve, Send
from engine.games.cavern.state.state import Sent
from engine.games.cavern.state.view import view_for
from engine.maps.squares import label
from tests.laws.playouts import playout


@pytest.mark.rule("TAB-087")
def test_a_place_is_planned_by_its_coordinate_as_its_letter_may_be_gone_by_then() -> None:
    taken = 0
    for step in playout("cavern", 0).steps:
        state, after = step.before.state, step.after.state
        seat = next((other for other in range(len(state.players)) if other != step.seat), 0)
        begun = ahead.as_if(view_for(state, seat))
        if begun is None or not step.entry.text.startswith("place ") or not after.players[seat].hand:
            continue
        for move in [item for item in GAME.legal(begun, seat) if isinstance(item, Place)][:9]:
            cell = board(begun.tiles).letters[move.at]
            text = ahead.lasting(begun, seat, move)
            assert text == f"place {move.tile} {label(cell)} {move.turn}" and GAME.read(begun, seat, text) == move
            later = GAME.read(replace(after, acting=seat, agenda=(), step="place"), seat, text)
            assert isinstance(later, Place)
            # It has the same letter, or it is no more a free one.
            assert later.at == (move.at if cell in board(after.tiles).free else label(cell))
            taken += later.at == label(cell)
    assert taken, "no place was ever taken: the test proved nothing"


def test_what_has_no_name_that_lasts_cannot_be_planned() -> None:
    state = next(step.after.state for step in playout("cavern", 0).steps if step.after.state.step == "send")
    placed = state.placed
    assert placed is not None
    assert ahead.lasting(state, state.acting, Send("brute", 1)) == "send brute 1"
    assert ahead.lasting(state, state.acting, Send("brute", 99)) == ""
    twice = replace(state, delvers=(Sent(0, "brute", placed, 0), Sent(0, "mage", placed, 0)))
    assert ahead.lasting(twice, 0, Retrieve(2)) == ""
    once = replace(state, delvers=(Sent(0, "brute", placed, 0),))
    assert ahead.lasting(once, 0, Retrieve(1)) == f"retrieve {label(placed)}"
