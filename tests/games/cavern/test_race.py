"""What a post says the moment is about: who leads by what all know, and where the next tile can close a room."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import Look
from engine.games.cavern.game import GAME
from engine.games.cavern.picture.dungeon.squareboard import SquareBoard
from engine.games.cavern.state.state import Gold, State

from .build import Bench, cavern, gold, letter, player, sent


def _hall(bench: Bench, **fields: object) -> State:
    """Return a cavern in which a tile at M3's right, below a hall with 3 Gold, closes it; Alan and Betty are in there."""
    tiles = {(1, 0): bench.tile("tan S bags=3"), (2, 0): bench.tile("tan S bags=1")}
    delvers = (sent(0, "thief", (1, 0)), sent(1, "mage", (1, 0)), sent(1, "brute", (2, 0)))
    plug = bench.tile("tan N")
    state = cavern([player(0, [plug], gold=gold(3, 3, 3)), player(1, [plug], gold=gold(1, 1))], tiles, delvers=delvers)
    return replace(state, **fields)


@pytest.mark.rule("CAV-091")
def test_the_post_says_where_a_tile_closes_the_richest_contested_room(bench: Bench) -> None:
    state = _hall(bench)
    said = f"Place {letter(state, (1, 1))} closes 3 Gold for Alan and Betty."
    assert GAME.status(GAME.view(state, None)) == f"Round 1. {said}"
    # It is on the map, however far from the newest tile.
    drawn = GAME.scene(GAME.view(state, None), Look("map")).board
    assert isinstance(drawn, SquareBoard) and drawn.wanted[0] == (1, 1)
    sending = replace(state, step="send", placed=(2, 0))
    assert GAME.status(GAME.view(sending, None)) == "Round 1.", "the tile of the turn is laid"


@pytest.mark.rule("CAV-091")
def test_a_room_without_delvers_or_loot_is_not_worth_a_word(bench: Bench) -> None:
    assert GAME.status(GAME.view(replace(_hall(bench), delvers=()), None)) == "Round 1."
    bare = cavern([player(0), player(1)], {(1, 0): bench.tile("tan S")}, delvers=(sent(0, "thief", (1, 0)),))
    assert GAME.status(GAME.view(bare, None)) == "Round 1."


@pytest.mark.rule("CAV-027", "CAV-183")
def test_who_leads_is_told_by_what_all_know_and_never_by_hidden_gold(bench: Bench) -> None:
    state = replace(_hall(bench), delvers=(), round=4)
    # Facedown Gold counts 145 / 85 each: Alan has 3 cards, 5.1 points, Betty 2, 3.4 points; in truth 9 and 2.
    assert GAME.status(GAME.view(state, None)) == "Round 4. Alan leads by about 2 points."
    assert GAME.status(GAME.view(replace(state, round=3), None)) == "Round 3."
    level = replace(state, players=(replace(state.players[0], gold=gold(3, 3)), state.players[1]))
    assert GAME.status(GAME.view(level, None)) == "Round 4.", "both have 2 cards"
    ahead = (replace(state.players[0], gold=gold(1)), state.players[1])
    # Alan, who is to act, has 1.7 to her 3.4.
    said = "Round 4. Betty leads; Alan is about 1 point behind."
    assert GAME.status(GAME.view(replace(state, players=ahead), None)) == said
    open_ = (replace(state.players[0], gold=(Gold(3, up=True),)), replace(state.players[1], gold=(Gold(1, up=True),)))
    # Faceup they count 1 more: 4 and 2, and that is certain.
    said = "Round 4. Alan leads by 2 points."
    assert GAME.status(GAME.view(replace(state, players=open_), None)) == said


@pytest.mark.rule("CAV-027", "CAV-183")
def test_who_acts_is_told_how_far_behind_the_first_they_are_and_not_the_second(bench: Bench) -> None:
    # Faceup they count 1 more: Alan 2, Betty 8, Cedric 10.
    held = ((1,), (3, 3), (4, 4))
    players = [replace(player(seat), gold=tuple(Gold(value, up=True) for value in has)) for seat, has in enumerate(held)]
    state = cavern(players, round=4)
    assert GAME.status(GAME.view(state, None)) == "Round 4. Cedric leads; Alan is 8 points behind."
    second = replace(state, acting=1)
    assert GAME.status(GAME.view(second, None)) == "Round 4. Cedric leads; Betty is 2 points behind."
    assert GAME.status(GAME.view(replace(state, acting=2), None)) == "Round 4. Cedric leads by 2 points."
