"""What is told of how the race stands, and where the next tile can close a room."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import Look
from engine.games.cavern.game import GAME
from engine.games.cavern.picture.dungeon.squareboard import SquareBoard
from engine.games.cavern.state.state import Gold, State

from .build import Bench, cavern, gold, player, sent

SUNS = "6 more Sun tiles bring the last round."


def _hall(bench: Bench, **fields: object) -> State:
    """Return a cavern in which a tile at M3's right, below a hall with 3 Gold, closes it; Alan and Betty are in there."""
    tiles = {(1, 0): bench.tile("tan S bags=3"), (2, 0): bench.tile("tan S bags=1")}
    delvers = (sent(0, "thief", (1, 0)), sent(1, "mage", (1, 0)), sent(1, "brute", (2, 0)))
    plug = bench.tile("tan N")
    state = cavern([player(0, [plug], gold=gold(3, 3, 3)), player(1, [plug], gold=gold(1, 1))], tiles, delvers=delvers)
    return replace(state, **fields)


@pytest.mark.rule("CAV-091")
def test_the_map_shows_where_a_tile_closes_the_richest_contested_room(bench: Bench) -> None:
    state = _hall(bench)
    # However far it is from the newest tile.
    drawn = GAME.scene(GAME.view(state, None), Look("map")).board
    assert isinstance(drawn, SquareBoard) and drawn.wanted[0] == (1, 1)
    assert GAME.status(GAME.view(state, None)) == "Round 1.", "it shows who leads, too"


@pytest.mark.rule("CAV-027", "CAV-183")
def test_what_points_all_are_likely_to_have_is_told_to_a_seat_and_never_by_hidden_gold(bench: Bench) -> None:
    state = replace(_hall(bench), delvers=(), round=4)

    def told(state: State, seat: int) -> str:
        lines = GAME.private(GAME.view(state, seat)).splitlines()
        return next((line for line in lines if line.startswith("Points so far: ")), "")

    # Alan holds 3, 3 and 3, Betty 1 and 1. Of facedown Gold it is told what the picture tells: 1 to 3 each.
    assert told(state, 0) == "Points so far: you 9, Betty 2–6."
    assert told(state, 1) == "Points so far: Alan 3–9, you 2."
    assert told(replace(state, round=2), 0) == "Points so far: you 9, Betty 2–6."
    assert told(replace(state, round=1), 0) == ""
    late = "Points so far: you 9, Betty 2–6; still open: 3 Gold at N1 (no one), 1 Gold at O1 (no one)."
    assert told(replace(state, sun=3), 0) == told(replace(state, ending="gold"), 0) == late
    there = told(replace(state, sun=3, delvers=_hall(bench).delvers), 1)
    assert there == "Points so far: Alan 3–9, you 2; still open: 3 Gold at N1 (Alan and you), 1 Gold at O1 (you).", (
        "who gets what"
    )
    ending = GAME.status(GAME.view(replace(state, ending="gold"), None))
    assert ending.startswith("Round 4. Last round: rooms left open are lost, now 4 Gold.")
    assert GAME.status(GAME.view(replace(state, round=1), None)) == "Round 1."
    assert "Alan (Sellswords) 3–9 pts, " in GAME.scene(GAME.view(state, None), Look("map")).alt
    open_ = (replace(state.players[0], gold=(Gold(3, up=True),)), replace(state.players[1], gold=(Gold(1, up=True),)))
    # Faceup they count 1 more: 4 and 2.
    assert told(replace(state, players=open_), 0) == "Points so far: you 4, Betty 2."
