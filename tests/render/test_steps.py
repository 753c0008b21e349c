"""Maps of slabs that keep their places as they grow, and names that are not cut."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.core.scene import Node
from engine.render.brush import width
from engine.render.frame import MAP
from engine.render.graph import apart
from engine.render.slabs import sprites
from engine.render.slabs.chart import chart
from engine.render.slabs.sprites import plan
from tests.render.ruins import SIX
from tests.render.ruins import slab as place
from tests.render.test_slabs import FOES, lattice


@pytest.mark.parametrize("steps", [(5, 3), (5, 4), (4, 3)])
def test_slabs_of_a_board_of_so_many_steps_keep_place_and_size_whatever_else_comes(steps: tuple[int, int]) -> None:
    every = replace(lattice(*steps), steps=steps)
    few = replace(every, nodes=every.nodes[:2], ways=())
    stub = Node("?", 1.0, 0.5, shape="slab", state="unknown")
    large, small = chart(every, MAP), chart(replace(few, nodes=(*few.nodes, stub)), MAP)
    for node in few.nodes:
        assert small.slabs[node.key] == large.slabs[node.key]
    assert large.whole
    for a, b in combinations(large.slabs.values(), 2):
        assert apart((a.box[0] - 13, a.box[1] - 19, a.box[2] + 13, a.box[3] + 19), b.box)


def test_a_crowd_makes_its_own_slab_larger_and_no_other() -> None:
    calm = replace(lattice(5, 4), steps=(5, 4))
    nodes = tuple(replace(node, tokens=(*SIX, *FOES)) if node.key == "1/1" else node for node in calm.nodes)
    before, after = chart(calm, MAP).slabs, chart(replace(calm, nodes=nodes), MAP).slabs
    assert {key for key, slab in after.items() if slab != before[key]} == {"1/1"}
    here, there = before["1/1"], after["1/1"]
    assert (there.x, there.y) == (here.x, here.y) and there.wide > here.wide and there.high > here.high
    assert all(apart(a.box, b.box) for a, b in combinations(after.values(), 2))
    crowded = plan(sprites.plain(next(node for node in nodes if node.key == "1/1")), there.wide, there.high).crowd
    assert len(crowded.stands) == 10 and crowded.radius >= 9


def test_a_map_of_more_steps_than_find_room_is_shown_in_part() -> None:
    assert not chart(replace(lattice(9, 6), steps=(9, 6)), MAP).whole


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
@pytest.mark.parametrize("light", ["", "lit", "dark"])
@pytest.mark.parametrize("wide", [132, 138, 150, 176])
def test_no_name_of_up_to_fourteen_letters_is_cut_whatever_stands_below(name: str, light: str, wide: int) -> None:
    for tokens in ((), SIX):
        named = plan(sprites.plain(place("a", 0, 0, name, light=light, tokens=tokens)), wide, 96).title
        assert "".join(named.lines).replace("-", "").replace(" ", "") == name.replace("-", "").replace(" ", "")
        whole = wide - 24
        for row, line in enumerate(named.lines):
            assert width(line, "bold", named.size) <= whole - (27 if light and row == named.row else 0)


def test_a_name_in_one_line_leaves_more_room_than_one_in_two() -> None:
    one, two = (plan(sprites.plain(place("a", 0, 0, name, light="lit")), 138, 104) for name in ("Hall", "Coopers' alley"))
    assert (one.title.rows, two.title.rows) == (1, 2) and one.middle < two.middle
