"""The words of the map tell the floor: which hexes, where the walls are, and what is next to what."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.core.scene import MOST_ALT, Look, spoken
from engine.games.skyshard.game import GAME
from engine.games.skyshard.picture import floor
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.state import Laid, State
from engine.maps.hexes import label
from tests.games.skyshard.build import AHEAD, ROW_DOORS, Bench, delve, gallery, hero, lies
from tests.games.skyshard.oracles.floor import Floor, touching
from tests.laws.playouts import playout


def two(bench: Bench) -> State:
    """Ada at P20 in a gallery before the entrance, with another gallery behind its far door."""
    return delve(hero("bulwark", (3, -1)), tiles=(gallery(bench), Laid(bench.tile("gallery", ROW_DOORS), 0, AHEAD)))


def alt(state: State, at: str = "") -> str:
    return GAME.scene(GAME.view(state, 0), Look(at=at)).alt


def test_the_words_of_the_map_name_every_hex_and_what_it_touches_on_other_tiles(bench: Bench) -> None:
    state = two(bench)
    near, far = (content().tiles[laid.tile].name.lower() for laid in state.tiles[1:])
    # O20 lies before both doors of the entrance, R21 beside the first hex of the next gallery.
    told = f"The {near}: O20, P20, Q21, R21; O20 touches N19 and N20 of the entrance, R21 touches S22 of the {far}."
    assert "each walled all round but where it touches another: " in alt(state)
    assert told in alt(state)
    assert alt(state).endswith(f"The entrance: M19, N19, M20, N20, M21. The {far}: S22, T22, U23, V23.")


def test_the_words_begin_with_the_tile_that_is_asked_for(bench: Bench) -> None:
    state = two(bench)
    far = content().tiles[state.tiles[2].tile].name.lower()
    assert f"where it touches another: The {far}: S22, T22, U23, V23; S22 touches R21" in alt(state, "V23")
    assert "where it touches another: The entrance: " in alt(state, "M19")


def test_the_words_tell_what_the_ground_is_like(bench: Bench) -> None:
    state = two(bench)
    tile = state.tiles[2].tile
    mire = replace(state, beside=(lies(tile, bench.card("gallery", environment="mire")),))
    assert f"The {content().tiles[tile].name.lower()} (mire): S22" in alt(mire)


def test_of_whole_delves_every_hex_and_every_touching_pair_is_told_once() -> None:
    for number in (100, 101, 102, 103):
        state = playout("skyshard", number).tables[-1].state
        text = " ".join(floor.told(state, (0, 0)))
        naive = Floor(state.tiles)
        for tile, lying in naive.pieces.items():
            name = "the entrance" if tile == "entrance" else f"the {content().tiles[tile].name.lower()}"
            (hexes,) = re.findall(rf"{re.escape(name)}(?: \(\w+\))?: ([A-Z0-9, ]+)", text, re.IGNORECASE)
            assert sorted(hexes.split(", ")) == sorted(map(label, lying.cells))
        pairs = {
            frozenset((label(combination), label(other)))
            for combination, other in combinations(naive.tile_of, 2)
            if naive.tile_of[combination] != naive.tile_of[other] and touching(combination, other)
        }
        told = []
        for here, onward in re.findall(r"([A-Z]+[0-9]+) touches ((?:(?!, [A-Z]+[0-9]+ touches)[^.])*)", text):
            told += [frozenset((here, there)) for there in re.findall(r"\b[A-Z]+[0-9]+\b", onward)]
        assert len(told) == len(set(told)) and set(told) == pairs


@pytest.mark.parametrize("seed", [100, 101, 102, 103])
def test_the_words_of_a_picture_tell_tiles_in_their_order_and_how_many_more_there_are(seed: int) -> None:
    state = playout("skyshard", seed).tables[-1].state
    tiles = list(floor.told(state, (0, 0)))
    said, more = spoken(["Ada stands here."], tiles, lambda number: f"{number} more.")
    told = next(number for number in range(len(tiles), -1, -1) if " ".join(["Ada stands here.", *tiles[:number]]) in said)
    assert more == " ".join(tiles[told:])
    assert said.endswith(f"{len(tiles) - told} more.") == (told < len(tiles)) and len(said) <= MOST_ALT


def test_room_is_kept_to_say_how_many_tiles_are_left_out() -> None:
    full, brief, tiles = "x" * (MOST_ALT - 1) + ".", "y" * (MOST_ALT - 13) + ".", ["A tile.", "Another."]
    assert spoken([full]) == (full, "")
    assert spoken([brief], tiles, lambda number: f"{number} more.") == (f"{brief} 2 more.", "A tile. Another.")
    # Beside it no word more has room: it is told with what is left out.
    assert spoken([full], tiles, lambda number: f"{number} more.") == ("A tile. Another.", full)
