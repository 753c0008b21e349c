"""Other ways to see the map: which rooms are open, whose Delvers stand where."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import Look, Scene, Token
from engine.games.cavern.game import GAME
from engine.games.cavern.picture.dungeon.squareboard import SquareBoard
from engine.games.cavern.state.state import State
from engine.maps.squares import Square

from .build import Bench, cavern, sent


def seen(state: State, mode: str, seat: int | None = None) -> Scene:
    return GAME.scene(GAME.view(state, seat), Look(mode=mode))


def squares(scene: Scene) -> SquareBoard:
    assert isinstance(scene.board, SquareBoard)
    return scene.board


def lit(scene: Scene) -> set[tuple[Square, int]]:
    """Return the sections that are lit, by the tiles they are on."""
    return {(cell.at, place) for cell in squares(scene).cells for place, part in enumerate(cell.parts) if part.lit}


def names(state: State, seat: int | None = None) -> list[str]:
    return [mode.name for mode in GAME.modes(GAME.view(state, seat))]


@pytest.fixture
def rooms(bench: Bench) -> State:
    """Four rooms: tan with 1 Gold open to one side, an empty blue one, blue with 2 Gold open to two sides, a closed one."""
    hall, bare = bench.tile("tan S bags=1"), bench.tile("blue S")
    wide, shut = bench.tile("blue ES bags=2"), bench.tile("tan - chests=1")
    return cavern(2, {(1, 0): hall, (2, 0): bare, (3, 0): wide, (-1, 0): shut})


@pytest.mark.rule("CAV-091", "CAV-G16")
def test_rooms_that_are_open_and_hold_anything_are_lit_with_the_number_of_their_open_sides(rooms: State) -> None:
    scene = seen(rooms, "rooms")
    assert [(badge.text, badge.at, badge.state) for badge in squares(scene).badges] == [
        ("1", (1, 0), "now"),
        ("2", (3, 0), "later"),
    ]
    assert lit(scene) == {((1, 0), 0), ((3, 0), 0)}
    assert scene.title == "Open rooms" and scene.alt.startswith(
        "Open rooms: the tan room at N1, 1 side open at N2, 1 Gold; "
        "the blue room at P1, 2 sides open at P2 and Q1, 2 Gold. "
    )
    assert "Free place" not in scene.alt, "they are not named on this picture"
    there = seen(replace(rooms, delvers=(sent(1, "mage", (2, 0)),)), "rooms")
    assert ((2, 0), 0) in lit(there) and "the blue room at O1, 1 side open at O2, no loot, Betty's Delver" in there.alt


def test_rooms_and_bands_are_offered_where_there_are_any(rooms: State) -> None:
    assert names(cavern(2)) == [], "the entrance alone holds nothing"
    assert names(rooms) == ["rooms"]
    held = replace(rooms, delvers=(sent(0, "brute", (1, 0)),))
    assert names(held) == ["rooms", "bands"] and names(replace(held, phase="over")) == []


@pytest.mark.rule("CAV-G52", "CAV-142")
def test_bands_show_the_classes_that_one_may_know_and_no_others(rooms: State) -> None:
    thief, mage = sent(0, "thief", (1, 0)), replace(sent(1, "mage", (3, 0)), seen=(0,))
    state = replace(rooms, delvers=(thief, mage))

    def token(seat: int | None, at: Square) -> Token:
        cell = next(cell for cell in squares(seen(state, "bands", seat)).cells if cell.at == at)
        return cell.parts[0].tokens[0]

    assert token(0, (1, 0)).icon and token(0, (3, 0)).icon, "the own one, and one that was looked at"
    assert not token(1, (1, 0)).icon and token(1, (3, 0)).icon
    assert not token(None, (1, 0)).icon and not token(None, (3, 0)).icon
    assert lit(seen(state, "bands")) == {((1, 0), 0), ((3, 0), 0)}
    own, all_ = seen(state, "bands", 0).alt, seen(state, "bands").alt
    assert own.startswith(
        "Alan (Sellswords): thief in the tan room at N1. Betty (Forestfolk): mage in the blue room at P1."
    )
    assert all_.startswith("Alan (Sellswords): Delver in the tan room at N1. Betty (Forestfolk): Delver in")
