"""What stands on and between slabs: badges, plates of obstacles, pools, samples in a legend."""

from __future__ import annotations

import math
from functools import partial
from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core.scene import Exit, Scene, Way
from engine.games.regions.picture.slabs import slabmap, sprites, ways
from engine.games.regions.picture.slabs.slabboard import SlabBoard
from engine.games.regions.picture.slabs.slabchart import chart
from engine.games.regions.picture.slabs.sprites import slab
from engine.games.regions.picture.slabs.ways import arrangements, plaque_of
from engine.maps import curves
from engine.maps.curves import apart
from engine.render import draw
from engine.render.kit import KIT
from tests.games.regions import ruins
from tests.games.regions.plates import PHONE, board_of, grey, inside, lattice, marks_of
from tests.games.regions.ruins import SIX
from tests.games.regions.ruins import slab as place
from tests.render.reading import count, picture


def test_badges_of_a_full_map_are_apart_and_inside_and_lie_on_top() -> None:
    board = board_of(ruins.many(5, 4))
    scene = Scene("", board, "", legend=ruins.LEGEND)
    _, marks = marks_of(board, board.layout(KIT, scene).board)
    boxes = [mark.box for mark in marks.badges]
    assert len(boxes) == 4 and all(apart(a, b) for a, b in combinations(boxes, 2))
    image = picture(scene)
    for mark in marks.badges:
        x, y = round(mark.x), round(mark.y)
        assert count(image, "lantern", (x - 15, y - 16, x + 15, y + 16)) > 420, "whole, under no plate and no slab"


def test_a_badge_stands_on_its_own_way_near_where_that_begins() -> None:
    board = board_of(ruins.ruin())
    where, marks = marks_of(board)
    lines = slabmap.lines_of(board, where, PHONE)

    for leave, mark in zip(board.exits, marks.badges, strict=True):
        number = slabmap.way_of(board, leave)
        gaps = [min(abs(x - mark.x) + abs(y - mark.y) for x, y in curves.beads(line, 3)) for line in lines]
        assert gaps[number] == min(gaps)
        line = lines[number] if board.ways[number].a == leave.start else tuple(reversed(lines[number]))
        first, last = ways.visible(line, (where.slabs[leave.start].box, where.slabs[leave.end].box))
        reach = min(range(round(curves.long(line))), key=lambda at: math.dist(curves.at(line, at), (mark.x, mark.y)))
        assert reach - first <= max(slabmap.FROM_START + 12, (last - first) / 2)


def test_of_two_ways_between_the_same_two_each_has_its_own_line_and_badge() -> None:
    nodes = place("a", 0, 0.5, "Hall"), place("b", 1, 0.5, "Yard")
    ways = Way("a", "b", key="door"), Way("a", "b", key="crack", state="hidden")
    board = SlabBoard(nodes, ways, "a", (Exit("A", "a", "b", way="door"), Exit("B", "a", "b", way="crack")))
    where, marks = marks_of(board, PHONE)
    lines = slabmap.lines_of(board, where, PHONE)
    assert lines[0] != lines[1]
    assert apart(marks.badges[0].box, marks.badges[1].box)
    assert slabmap.way_of(board, board.exits[1]) == 1


def test_a_way_runs_around_slabs_that_are_not_its_own() -> None:
    board = lattice(3, 2)
    board = replace(board, ways=(Way("0/0", "2/0"),))
    where = chart(KIT, board, PHONE)
    (line,) = slabmap.lines_of(board, where, PHONE)
    box = where.slabs["1/0"].box
    assert not any(box[0] < x < box[2] and box[1] < y < box[3] for x, y in line)


def test_plates_tell_effort_lock_and_each_persons_number() -> None:
    def on_way(**how: object) -> Scene:
        return Scene("", SlabBoard((place("a", 0, 0.5), place("b", 1, 0.5)), (Way("a", "b", **how),)), "")

    pools = tuple((unit, number) for unit, number in zip(SIX, (2, 6, 6, 4, 9, 1), strict=True))
    looks = [
        on_way(),
        on_way(icon="rubble", effort="9"),
        on_way(icon="rubble", effort="4/9"),
        on_way(icon="barred", effort="12"),
        on_way(icon="barred", effort="12", lock="d8"),
        on_way(icon="wall", pools=pools[:3]),
        on_way(icon="wall", pools=pools),
        on_way(icon="wall", pools=(*pools[:5], (SIX[5], 2))),
    ]
    assert len({grey(scene) for scene in looks}) == len(looks)
    told = [plaque_of(KIT, Way("a", "b", icon="rubble", effort=effort)) for effort in ("9", "4/9")]
    assert [plaque and plaque.text for plaque in told] == ["9", "4 left"], "what is left once a part is done"
    plaque = plaque_of(KIT, Way("a", "b", icon="wall", pools=pools))
    assert plaque is not None
    for arranged in arrangements(KIT, plaque):
        assert [cell.text for cell in arranged.cells if cell.kind == "pool"] == ["2", "6", "6", "4", "9", "1"]
        assert all(
            abs(cell.x) <= arranged.wide / 2 - 8 and abs(cell.y) <= arranged.high / 2 - 14 for cell in arranged.cells
        )


def test_ways_differ_in_grey_by_their_states() -> None:
    def joined(state: str) -> Scene:
        return Scene("", SlabBoard((place("a", 0, 0.5), place("b", 1, 0.5)), (Way("a", "b", state=state),)), "")

    states = ("visited", "seen", "unknown", "hidden", "blocked", "veiled")
    assert len({grey(joined(state)) for state in states}) == len(states)
    line, (_, top, _, bottom) = picture(joined("hidden")).convert("L"), inside(joined("hidden"))
    middle = [
        line.getpixel((x, (top + bottom) // 2))
        for x in range(inside(joined("hidden"))[2] + 8, inside(joined("hidden"), "b")[0] - 8)
    ]
    bright = [value > 200 for value in middle if isinstance(value, int)]
    changes = sum(a != b for a, b in pairwise(bright))
    assert changes >= 6, "dots"


# Panel and legend.


def test_a_pool_is_a_row_of_full_marks_and_empty_ones() -> None:
    from engine.core.scene import Pool
    from engine.render.panel import pool_mark, pool_row

    looks = {bytes(pool_row(Pool("Stealth", "stealth", now, 7), 210).convert("L").tobytes()) for now in range(8)}
    assert len(looks) == 8
    for icon in ("stealth", "hourglass"):
        full, empty = (pool_mark(icon, 28, lit) for lit in (True, False))
        shades = []
        for mark in (full, empty):
            ground = Image.new("RGB", mark.size)
            ground.paste(mark, (0, 0), mark)
            shades.append(sum(ground.convert("L").tobytes()))
        assert shades[0] > shades[1] * 1.5
    assert len(draw(replace(ruins.ruin(), pool=Pool("Stealth", "stealth", 30, 40))).png) > 1000
    with pytest.raises(ValueError, match="no pool"):
        pool_mark("dragon", 20, True)


def test_the_pool_leaves_room_for_people_and_for_what_matters_of_the_legend() -> None:
    scene = ruins.crowd()
    panel = board_of(scene).layout(KIT, scene).panel
    assert panel is not None
    image = picture(scene)
    for name in ("orange", "sky", "green", "rose", "yellow", "blue"):
        assert count(image, name, panel) > 100
    bare = board_of(scene).layout(KIT, replace(scene, pool=None)).panel
    assert bare is not None and bare[3] - bare[1] < panel[3] - panel[1]


def test_every_mark_of_slabs_has_its_own_sample_in_a_legend() -> None:
    from engine.games.regions.picture.slabs.legend import SAMPLES, UNITS, paint_mark
    from engine.render.panel import line

    kinds = [f"slab:{name}" for name in SAMPLES] + [f"token:{name}" for name in UNITS]
    kinds += [
        "last:creature",
        "last:seeker",
        "last:body",
        "way:hidden",
        "way:seen",
        "way:blocked",
        "stealth",
        "wall",
        "barred",
    ]
    own = partial(paint_mark, KIT)
    drawn = {kind: line(kind, "", "", own).convert("L").tobytes() for kind in kinds}
    assert len(set(drawn.values())) == len(kinds)
    with pytest.raises(ValueError, match="no icon"):
        line("slab:odd", "", "", own)


def test_a_slab_is_one_sprite_whatever_its_key_and_place() -> None:
    here = KIT.kept(slab, sprites.plain(place("here", 0.1, 0.2, "Odd Name 1")), 176, 128)
    assert KIT.kept(slab, sprites.plain(place("there", 0.9, 0.7, "Odd Name 1")), 176, 128) is here
