"""Point maps whose author gives no coordinates: nothing crosses that need not, nothing sits on anything else."""

import os
import subprocess
import sys

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.games.wilds.files import files
from engine.games.wilds.files.generator import generate
from engine.games.wilds.state import layout
from engine.games.wilds.state.layout import apart, cross, grazes

replace = msgspec.structs.replace


def nearest(spots):
    return min(apart(a, b) ** 0.5 for number, a in enumerate(spots) for b in spots[:number])


def bare(region):
    """Return the number of points of a region and its ways, without any coordinates."""
    numbers = {place.id: number for number, place in enumerate(region.places)}
    return len(region.places), tuple((numbers[path.a], numbers[path.b], path.length) for path in region.paths)


def test_ways_cross_where_they_meet_between_their_ends():
    assert cross((0, 0), (1, 1), (0, 1), (1, 0))
    assert not cross((0, 0), (1, 0), (0, 1), (1, 1))
    assert grazes((0, 0), (1, 0), (0.5, 0.04)) and not grazes((0, 0), (1, 0), (0.5, 0.06))


@pytest.mark.rule("WLD-039", "WLD-G81")
@pytest.mark.parametrize("number", range(9))
def test_a_network_that_can_be_drawn_without_crossings_is(number):
    count, ways = bare(generate(f"laid out {number}", form="points", size=("small", "medium", "large")[number % 3]))
    spots = layout.laid_out((None,) * count, ways)
    assert layout.crossings(spots, ways) == 0
    assert nearest(spots) > 0.06
    assert all(layout.EDGE - 1e-6 <= part <= 1 - layout.EDGE + 1e-6 for spot in spots for part in spot)


@pytest.mark.parametrize("key", ["ninecairns", "gullcrown"])
def test_the_point_regions_made_by_hand_are_laid_out_well(key):
    region = files.region_named(key)
    spots = layout.positions(region)
    assert list(spots) == [place.id for place in region.places]
    _, ways = bare(region)
    assert layout.crossings(tuple(spots.values()), ways) == 0
    assert nearest(list(spots.values())) > 0.1
    for path in region.paths:
        for place, spot in spots.items():
            assert place in (path.a, path.b) or not grazes(spots[path.a], spots[path.b], spot, 0.04)


def test_coordinates_that_are_given_are_kept():
    region = files.region_named("ninecairns")
    spots = layout.positions(region)
    assert spots["hospice"] == (0.12, 0.82)
    some_given = replace(
        region,
        places=tuple(
            replace(place, x=None, y=None) if place.id in ("chapel", "mines") else place for place in region.places
        ),
    )
    again = layout.positions(some_given)
    assert {place: spot for place, spot in again.items() if place not in ("chapel", "mines")} == {
        place: spot for place, spot in spots.items() if place not in ("chapel", "mines")
    }
    assert nearest(list(again.values())) > 0.04


def test_a_network_that_cannot_be_drawn_without_crossings_is_drawn_all_the_same():
    # Five points, each joined to each: at least one crossing.
    ways = tuple((a, b, 1) for a in range(5) for b in range(a))
    spots = layout.laid_out((None,) * 5, ways)
    assert 1 <= layout.crossings(spots, ways) <= 3
    assert nearest(spots) > 0.06


@pytest.mark.parametrize("count", [1, 2, 3])
def test_tiny_networks_have_a_place_too(count):
    ways = tuple((number, number + 1, 1) for number in range(count - 1))
    spots = layout.laid_out((None,) * count, ways)
    assert len(set(spots)) == count


@pytest.mark.whole
@settings(max_examples=10, deadline=None)
@given(some.integers(4, 20), some.randoms(use_true_random=False))
def test_any_tree_is_drawn_without_crossings(count, chance):
    ways = tuple((chance.randrange(number), number, chance.randint(1, 3)) for number in range(1, count))
    spots = layout.laid_out((None,) * count, ways)
    assert layout.crossings(spots, ways) == 0
    assert nearest(spots) > 0.02


@pytest.mark.whole
def test_the_same_region_is_laid_out_the_same_in_every_process():
    code = (
        "from engine.games.wilds.files import files; from engine.games.wilds.state import layout; "
        "print(layout.positions(files.region_named('gullcrown')))"
    )
    drawn = {
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(drawn) == 1 and "quay" in drawn.pop()
