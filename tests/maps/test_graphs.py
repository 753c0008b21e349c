"""Shortest paths against every path there is, and graphs without crossings."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.maps.graphs import Ways, both_ways, distances, drawn_flat, next_steps, shortest_path

Spot = tuple[float, float]

ROADS = both_ways(
    [("Ford", "Mill", 2), ("Mill", "Keep", 2), ("Ford", "Cairn", 1), ("Cairn", "Keep", 3), ("Keep", "Well", 1)]
)

places = st.sampled_from("ABCDEF")
graphs = st.lists(st.tuples(places, places, st.integers(1, 4)), max_size=12).map(both_ways)


def every_path(start: str, goal: str, ways: Ways, been: tuple[str, ...] = ()) -> list[tuple[int, tuple[str, ...]]]:
    """Return every path without a repeated place, with its length."""
    if start == goal:
        return [(0, (*been, goal))]
    return [
        (segments + length, path)
        for place, segments in ways.get(start, {}).items()
        if place not in been and place != start
        for length, path in every_path(place, goal, ways, (*been, start))
    ]


def test_the_nearest_come_first_and_equals_by_name() -> None:
    assert list(distances("Ford", ROADS).items()) == [("Ford", 0), ("Cairn", 1), ("Mill", 2), ("Keep", 4), ("Well", 5)]
    assert list(distances("Keep", ROADS)) == ["Keep", "Well", "Mill", "Cairn", "Ford"]


def test_a_limit_leaves_out_what_is_farther() -> None:
    assert distances("Ford", ROADS, 2) == {"Ford": 0, "Cairn": 1, "Mill": 2}
    assert distances("Ford", ROADS, 0) == {"Ford": 0}


def test_both_of_two_equal_ways_are_next_steps_and_the_path_takes_the_first_by_name() -> None:
    assert next_steps("Ford", "Keep", ROADS) == ("Cairn", "Mill")
    assert shortest_path("Ford", "Well", ROADS) == ("Ford", "Cairn", "Keep", "Well")


def test_one_is_where_one_is() -> None:
    assert next_steps("Ford", "Ford", ROADS) == ()
    assert shortest_path("Ford", "Ford", ROADS) == ("Ford",)


def test_where_no_way_leads_there_is_no_path() -> None:
    apart = both_ways([("Ford", "Mill", 1), ("Isle", "Reef", 1)])
    assert next_steps("Ford", "Isle", apart) == ()
    assert shortest_path("Ford", "Isle", apart) == ()
    assert shortest_path("Ford", "nowhere", apart) == ()
    assert distances("nowhere", apart) == {"nowhere": 0}


def test_of_two_ways_between_the_same_places_the_shorter_counts() -> None:
    assert both_ways([("A", "B", 3), ("B", "A", 2), ("A", "B", 4)]) == {"A": {"B": 2}, "B": {"A": 2}}


@pytest.mark.parametrize("segments", [0, -1])
def test_a_way_has_at_least_one_segment(segments: int) -> None:
    with pytest.raises(ValueError, match="from A to B"):
        both_ways([("A", "B", segments)])


@given(graphs, places, places)
def test_no_path_is_shorter_than_the_shortest(ways: Ways, start: str, goal: str) -> None:
    paths = every_path(start, goal, ways)
    found = shortest_path(start, goal, ways)
    if not paths:
        assert found == ()
        assert goal not in distances(start, ways)
        return
    least = min(paths)[0]
    assert distances(start, ways)[goal] == least
    assert (found[0], found[-1]) == (start, goal)
    assert sum(ways[a][b] for a, b in pairwise(found)) == least
    begins = {path[1] for length, path in paths if length == least and len(path) > 1}
    assert next_steps(start, goal, ways) == tuple(sorted(begins))


def test_a_graph_is_drawn_flat_if_it_can_be() -> None:
    """Of four points each can be joined to each without a crossing, of five points it cannot."""
    four = drawn_flat(4, combinations(range(4), 2))
    assert four is not None and len({*four.values()}) == 4
    assert not any(_cross(*(four[at] for at in (a, b, c, d))) for a, b, c, d in ((0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2)))
    assert drawn_flat(5, combinations(range(5), 2)) is None


def _cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    def side(of: Spot, start: Spot, end: Spot) -> float:
        return (end[0] - start[0]) * (of[1] - start[1]) - (end[1] - start[1]) * (of[0] - start[0])

    return side(a, c, d) * side(b, c, d) < 0 > side(c, a, b) * side(d, a, b)
