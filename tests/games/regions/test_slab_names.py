"""Crowds on slabs, and names that are not cut and large enough to read."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.games.regions.picture.slabs import sprites
from engine.games.regions.picture.slabs.slabchart import chart
from engine.games.regions.picture.slabs.sprites import plan
from engine.maps.curves import apart
from engine.render.brush import width
from engine.render.kit import KIT
from tests.games.regions.ruins import SIX
from tests.games.regions.ruins import slab as place
from tests.games.regions.test_slabs import FOES, PHONE, lattice


def test_a_crowd_makes_its_own_slab_larger_at_the_cost_of_all_others_alike() -> None:
    calm = lattice(4, 4)
    nodes = tuple(replace(node, tokens=(*SIX, *FOES)) if node.key == "1/1" else node for node in calm.nodes)
    before, after = chart(KIT, calm, PHONE).slabs, chart(KIT, replace(calm, nodes=nodes), PHONE).slabs
    here, there = before["1/1"], after["1/1"]
    assert there.wide > here.wide and there.high > here.high
    others = {(slab.wide, slab.high) for key, slab in after.items() if key != "1/1"}
    assert len(others) == 1 and all(wide <= here.wide and high <= here.high for wide, high in others)
    assert all(apart(a.box, b.box) for a, b in combinations(after.values(), 2))
    crowded = plan(KIT, sprites.plain(next(node for node in nodes if node.key == "1/1")), there.wide, there.high).crowd
    assert len(crowded.stands) == 10 and crowded.radius >= 12


@pytest.mark.parametrize("foes", [1, 2, 3])
@pytest.mark.parametrize("people", [3, 4])
def test_four_to_seven_pieces_beside_each_other_can_be_told_apart_on_a_phone(people: int, foes: int) -> None:
    """A map of five columns and three rows fills its width. Of 800 pixels on 302 points a radius of 16 is a piece 12 points
    broad; the whole map stays in sight."""
    calm = lattice(5, 3)
    crowd = (*SIX[:people], *FOES[:foes])
    nodes = tuple(replace(node, tokens=crowd) if node.key == "1/1" else node for node in calm.nodes)
    where = chart(KIT, replace(calm, nodes=nodes), PHONE)
    here = where.slabs["1/1"]
    shown = plan(KIT, sprites.plain(next(node for node in nodes if node.key == "1/1")), here.wide, here.high).crowd
    assert where.whole and len(shown.stands) == people + foes and shown.radius >= 16
    assert all(apart(a.box, b.box) for a, b in combinations(where.slabs.values(), 2))


def test_where_a_larger_slab_would_cut_the_map_people_are_shown_and_the_rest_is_counted() -> None:
    calm = lattice(5, 5)
    nodes = tuple(replace(node, tokens=(*SIX, *FOES)) if node.key == "1/1" else node for node in calm.nodes)
    before, after = chart(KIT, calm, PHONE).slabs, chart(KIT, replace(calm, nodes=nodes), PHONE).slabs
    assert after == before
    here = after["1/1"]
    stands = plan(KIT, sprites.plain(next(node for node in nodes if node.key == "1/1")), here.wide, here.high).crowd.stands
    *shown, more = [stand.item for stand in stands]
    assert [item.unit.kind for item in shown if item.unit] == ["adventurer"] * 5 and more.words == "+5"


SHORT = (
    "Coopers' alley",
    "Under the pier",
    "Charcoal road",
    "Strongroom",
    "Wheelwrighting",
    "Old mill-houses",
    "Weigh square",
)


@pytest.mark.parametrize("name", SHORT)
@pytest.mark.parametrize("wide", [124, 132, 150, 176])
def test_no_name_of_up_to_fourteen_letters_is_cut_whatever_stands_below(name: str, wide: int) -> None:
    for tokens in ((), SIX):
        named = plan(KIT, sprites.plain(place("a", 0, 0, name, tokens=tokens)), wide, 108).title
        assert "".join(named.lines).replace("-", "").replace(" ", "") == name.replace("-", "").replace(" ", "")
        assert all(width(line, "bold", named.size) <= wide - 24 for line in named.lines)


@pytest.mark.parametrize("wide", [112, 124, 150, 200, 312])
def test_names_are_at_least_22_pixels_high_and_larger_where_slabs_are(wide: int) -> None:
    named = [plan(KIT, sprites.plain(place("a", 0, 0, name)), wide, 148).title for name in ("Hall", *SHORT)]
    assert all(item.size >= 22 for item in named), "8 pixels at 302 for 800"
    assert wide < 300 or all(item.size >= 28 and len(item.lines) == 1 for item in named)


def test_a_name_in_one_line_leaves_more_room_than_one_in_two() -> None:
    short, two = (
        plan(KIT, sprites.plain(place("a", 0, 0, name, light="lit")), 138, 112) for name in ("Hall", "Coopers' alley")
    )
    assert (short.title.rows, two.title.rows) == (1, 2) and short.middle < two.middle
