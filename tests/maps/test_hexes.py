"""Hexes against what is true of hexes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.maps.hexes import (
    Hex,
    label,
    neighbours,
    reading_order,
    rotate,
    shift,
    sides_towards,
    spread,
    straight,
    unlabel,
)

cells = st.tuples(st.integers(-300, 300), st.integers(-300, 300))
near = st.tuples(st.integers(-4, 4), st.integers(-4, 4))
grounds = st.frozensets(near, max_size=60)


def disc(radius: int) -> frozenset[Hex]:
    span = range(-radius, radius + 1)
    return frozenset((q, r) for q in span for r in span if abs(q + r) <= radius)


@given(cells)
def test_the_neighbour_on_a_side_has_us_on_the_opposite_side(at: Hex) -> None:
    for side, beside in enumerate(neighbours(at)):
        assert neighbours(beside)[(side + 3) % 6] == at


@given(cells)
def test_a_cell_has_6_neighbours_one_step_away(at: Hex) -> None:
    assert len(set(neighbours(at))) == 6
    assert all(straight(at, beside) == 1 for beside in neighbours(at))


@given(cells)
def test_neighbours_follow_each_other_clockwise(at: Hex) -> None:
    around = neighbours(at)
    assert all(straight(around[side], around[(side + 1) % 6]) == 1 for side in range(6))


def test_north_east_is_side_0_and_south_is_side_2() -> None:
    assert neighbours((0, 0)) == ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
    assert label(neighbours((0, 0))[5]) == "M19", "side 5 is north: the same column, a row higher"
    assert label(neighbours((0, 0))[2]) == "M21"


@given(cells, st.integers(-12, 12))
def test_turning_6_times_is_not_turning(at: Hex, steps: int) -> None:
    assert rotate(at, 6) == at
    assert rotate(rotate(at, steps), -steps) == at
    assert rotate(at, steps) == rotate(at, steps + 6)


@given(cells, cells, st.integers(0, 5))
def test_turning_keeps_distances(a: Hex, b: Hex, steps: int) -> None:
    assert straight(rotate(a, steps), rotate(b, steps)) == straight(a, b)


@given(st.integers(0, 5), st.integers(0, 5))
def test_one_turn_takes_a_side_to_the_next_side(side: int, steps: int) -> None:
    around = neighbours((0, 0))
    assert rotate(around[side], steps) == around[(side + steps) % 6]


@given(cells, cells, cells)
def test_distance_is_a_metric_that_shifting_keeps(a: Hex, b: Hex, by: Hex) -> None:
    assert straight(a, b) == straight(b, a) >= 0
    assert (straight(a, b) == 0) == (a == b)
    assert straight(a, b) <= straight(a, by) + straight(by, b)
    assert straight(shift(a, by), shift(b, by)) == straight(a, b)


@given(st.tuples(st.integers(-2000, 2000), st.integers(-2000, 2000)))
def test_a_label_names_one_cell_whatever_its_case(at: Hex) -> None:
    assert unlabel(label(at)) == at
    assert unlabel(f" {label(at).lower()} ") == at


def test_no_two_cells_share_a_label() -> None:
    ground = [(q, r) for q in range(-70, 70) for r in range(-40, 40)]
    assert len({label(at) for at in ground}) == len(ground)


@given(st.from_regex(r"[A-Z]{1,3}-?[0-9]{1,4}", fullmatch=True))
def test_only_repeated_letters_are_a_column_and_needless_zeros_mean_nothing(text: str) -> None:
    letters = text.rstrip("-0123456789")
    at = unlabel(text)
    assert (at is None) == (len(set(letters)) > 1)
    assert at is None or label(at) == f"{letters}{int(text[len(letters) :])}"


@pytest.mark.parametrize(
    ("at", "text"),
    [
        ((0, 0), "M20"),
        ((1, -1), "N19"),
        ((1, 0), "N20"),
        ((-12, 0), "A14"),
        ((-13, 0), "AA13"),
        ((-25, 0), "MM7"),
        ((-26, 0), "AAA7"),
        ((13, 0), "Z26"),
        ((14, 0), "ZZ27"),
        ((26, 0), "NN33"),
        ((27, 0), "ZZZ33"),
    ],
)
def test_columns_run_on_beyond_the_alphabet(at: Hex, text: str) -> None:
    assert label(at) == text


@pytest.mark.parametrize("text", ["", "M", "20", "M 20", "MN20", "M2.0", "M٢٠", "M20000", "É20", "M--2", "AB3"])
def test_what_is_no_label_names_nothing(text: str) -> None:
    assert unlabel(text) is None


def slow_spread(start: Hex, ground: frozenset[Hex], limit: int | None) -> dict[Hex, int]:
    """Find what can be reached by growing a set step by step."""
    found, steps = {start: 0}, 0
    while start in ground and (limit is None or steps < limit):
        edge = {cell for cell in ground if cell not in found and any(straight(cell, known) == 1 for known in found)}
        if not edge:
            break
        steps += 1
        found.update(dict.fromkeys(edge, steps))
    return found


@given(near, grounds, st.none() | st.integers(0, 5))
def test_spread_reaches_what_growing_step_by_step_reaches(start: Hex, ground: frozenset[Hex], limit: int | None) -> None:
    assert spread(start, ground, limit) == slow_spread(start, ground, limit)


@given(near, grounds)
def test_spread_tells_the_nearest_first(start: Hex, ground: frozenset[Hex]) -> None:
    distances = list(spread(start, ground).values())
    assert distances == sorted(distances)
    assert distances[0] == 0


@given(st.sampled_from(sorted(disc(4))), st.sampled_from(sorted(disc(4))))
def test_over_open_ground_the_way_is_as_long_as_the_straight_line(a: Hex, b: Hex) -> None:
    assert spread(a, disc(4))[b] == straight(a, b)


def test_a_start_off_the_ground_reaches_only_itself() -> None:
    assert spread((9, 9), disc(1)) == {(9, 9): 0}


def test_a_disc_of_radius_3_has_37_cells() -> None:
    assert len(spread((0, 0), disc(9), 3)) == 37


def test_one_reads_from_top_to_bottom_then_left_to_right() -> None:
    # On a flat-top map the six around (0, 0): north; north-west, north-east; middle; south-west, south-east; south.
    assert reading_order(disc(1)) == [(0, -1), (-1, 0), (1, -1), (0, 0), (-1, 1), (1, 0), (0, 1)]


@given(cells, st.frozensets(st.integers(0, 5)))
def test_sides_towards_names_the_sides_that_pass(at: Hex, wanted: frozenset[int]) -> None:
    passing = {neighbours(at)[side] for side in wanted}
    assert list(sides_towards(at, passing.__contains__)) == sorted(wanted)
