"""Squares against what is true of squares."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.maps.squares import (
    EAST,
    NORTH,
    SIDES,
    SOUTH,
    TURNS,
    WEST,
    Square,
    label,
    neighbours,
    opposite,
    reading_order,
    rim,
    rotate,
    straight,
    turned,
    unlabel,
)

cells = st.tuples(st.integers(-99, 99), st.integers(-99, 99))
turns = st.sampled_from(TURNS)
sides = st.sampled_from(range(4))


def test_north_is_up_and_the_sides_go_clockwise() -> None:
    assert neighbours((5, 5)) == ((5, 4), (6, 5), (5, 6), (4, 5))
    assert (NORTH, EAST, SOUTH, WEST) == (0, 1, 2, 3)


@given(cells)
def test_the_neighbour_on_a_side_has_us_on_the_opposite_side(at: Square) -> None:
    for side, beside in enumerate(neighbours(at)):
        assert neighbours(beside)[opposite(side)] == at
        assert straight(at, beside) == 1


def test_a_tile_turned_by_90_degrees_has_its_north_in_the_east() -> None:
    assert turned(NORTH, 90) == EAST
    assert turned(WEST, 90) == NORTH
    assert turned(SOUTH, 270) == EAST
    assert turned(NORTH, -90) == WEST


@given(sides, turns)
def test_cells_turn_as_sides_do(side: int, degrees: int) -> None:
    assert rotate(SIDES[side], degrees) == SIDES[turned(side, degrees)]


@given(cells, cells, turns)
def test_turning_keeps_distances_and_4_quarters_are_none(a: Square, b: Square, degrees: int) -> None:
    assert straight(rotate(a, degrees), rotate(b, degrees)) == straight(a, b)
    assert rotate(a, 360) == a
    assert rotate(rotate(a, degrees), 360 - degrees) == a


@pytest.mark.parametrize("degrees", [45, 1, -30])
def test_a_tile_is_turned_by_quarters_only(degrees: int) -> None:
    with pytest.raises(ValueError, match="by quarters"):
        turned(NORTH, degrees)


def test_the_rim_of_2_tiles_has_6_cells_in_reading_order() -> None:
    assert rim({(0, 0), (1, 0)}) == [(0, -1), (1, -1), (-1, 0), (2, 0), (0, 1), (1, 1)]
    assert rim(set()) == []


@given(st.frozensets(cells, max_size=20))
def test_the_rim_is_what_is_one_step_from_a_tile(laid: frozenset[Square]) -> None:
    found = rim(laid)
    assert all(min(straight(cell, at) for at in laid) == 1 for cell in found)
    assert len(set(found)) == len(found)
    assert all(beside in laid or beside in found for at in laid for beside in neighbours(at))


def test_one_reads_from_top_to_bottom_then_left_to_right() -> None:
    assert reading_order([(1, 1), (0, 1), (5, 0), (0, 2)]) == [(5, 0), (0, 1), (1, 1), (0, 2)]


def test_the_home_cell_is_m1_and_rows_count_downwards() -> None:
    assert label((0, 0)) == "M1"
    assert (label((1, 0)), label((-1, 2)), label((0, 9))) == ("N1", "L3", "M10")


def test_columns_are_named_as_those_of_hexes_beyond_a_and_z() -> None:
    assert (label((-12, 0)), label((-13, 0)), label((13, 0)), label((14, 0))) == ("A1", "AA1", "Z1", "ZZ1")


@given(cells)
def test_a_label_names_one_cell(at: Square) -> None:
    assert unlabel(label(at)) == at
    assert unlabel(f" {label(at).lower()} ") == at


@pytest.mark.parametrize("text", ["", "M", "1", "AB3", "M 1", "1M", "M1x", "M٣"])
def test_what_is_no_label_names_no_cell(text: str) -> None:
    assert unlabel(text) is None
