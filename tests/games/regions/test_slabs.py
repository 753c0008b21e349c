"""Maps of slabs: where they lie, what stands on them, that nothing covers anything, that all can be told apart in grey."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core.languages import speaking
from engine.core.scene import Exit, Node, Scene, Secret, Token, Way
from engine.games.regions.picture.slabs import sprites
from engine.games.regions.picture.slabs.crowding import LARGEST, crowd, items_of, reach, title
from engine.games.regions.picture.slabs.slabboard import SlabBoard
from engine.games.regions.picture.slabs.slabchart import EDGE, LEAST, chart, extent, fit
from engine.games.regions.picture.slabs.slabchart import LARGEST as WIDEST
from engine.games.regions.picture.slabs.sprites import plan
from engine.games.regions.picture.slabs.ways import plaque_of
from engine.maps.curves import Box, apart
from engine.render import draw
from engine.render.brush import width
from engine.render.kit import KIT
from tests.games.regions.plates import PHONE, RUINS, board_of, grey, inside, lattice, marks_of
from tests.games.regions.ruins import SIX, person
from tests.games.regions.ruins import slab as place
from tests.games.regions.ruins import unknown as stub
from tests.render.reading import count, picture


def alone(**how: object) -> Scene:
    """One slab in the middle of the picture."""
    return Scene("", SlabBoard((place("a", 0.5, 0.5, "Hall", **how),)), "")


# How names are set.


@pytest.mark.parametrize(
    ("language", "name", "parts"),
    [
        ("de", "Bootsschuppen", {"Boots-", "Bootsschup-"}),
        ("de", "Weinkeller", {"Wein-", "Weinkel-"}),
        ("de", "Familienkapelle", {"Familien-", "Familienka-", "Familienkapel-"}),
        ("es", "Embarcadero", {"Embar-", "Embarca-", "Embarcade-"}),
    ],
)
def test_a_long_name_is_broken_where_its_language_breaks_it(language: str, name: str, parts: set[str]) -> None:
    with speaking(language):
        found = (title(KIT, name, wide).lines for wide in range(400, 60, -1))
        first, second = next(lines for lines in found if len(lines) == 2)
    assert first in parts and first.rstrip("-") + second == name


# Where slabs lie.


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (2, 1), (3, 2), (3, 3), (4, 3), (5, 3), (4, 4), (5, 4)])
def test_a_lattice_of_up_to_five_by_four_fits_whole_and_no_two_slabs_touch(columns: int, rows: int) -> None:
    where = chart(KIT, lattice(columns, rows), PHONE)
    assert where.whole
    boxes = [slab.box for slab in where.slabs.values()]
    assert len(boxes) == columns * rows
    for box in boxes:
        assert PHONE[0] <= box[0] and box[2] <= PHONE[2] and PHONE[1] <= box[1] and box[3] <= PHONE[3]
    for a, b in combinations(boxes, 2):
        assert apart((a[0] - 10, a[1] - 10, a[2] + 10, a[3] + 10), b)
    for slab in where.slabs.values():
        assert LEAST[0] <= slab.wide <= WIDEST[0] and LEAST[1] <= slab.high <= WIDEST[1]


def test_few_slabs_are_large_and_the_more_there_are_the_smaller_they_get() -> None:
    sizes = [
        chart(KIT, lattice(columns, rows), PHONE).size for columns, rows in ((1, 1), (2, 1), (2, 2), (3, 2), (4, 3), (5, 3))
    ]
    assert all(wide >= 260 for wide, _ in sizes[:3]), "two columns: 98 pixels each at 302 on a phone"
    assert [wide for wide, _ in sizes] == sorted((wide for wide, _ in sizes), reverse=True)
    assert sizes[-1][0] >= 120, "five columns in 756 pixels, four times 32 between them"


def test_a_slab_that_grows_for_a_crowd_keeps_off_the_edge_of_the_window() -> None:
    plain = lattice(5, 4)
    board = replace(plain, nodes=tuple(replace(node, tokens=SIX) for node in plain.nodes))
    where, small = chart(KIT, board, PHONE), chart(KIT, plain, PHONE)
    assert all(slab.high > small.size[1] for slab in where.slabs.values())
    for left, top, right, foot in (slab.box for slab in where.slabs.values()):
        assert PHONE[0] + EDGE <= left and right <= PHONE[2] - EDGE and PHONE[1] + EDGE <= top and foot <= PHONE[3] - EDGE
    for combination, other in combinations([slab.box for slab in where.slabs.values()], 2):
        assert apart(combination, other)


def test_a_map_fills_its_window_from_side_to_side_and_lies_in_its_middle() -> None:
    for columns, rows in ((3, 1), (3, 3), (5, 3), (4, 2)):
        box = extent(chart(KIT, lattice(columns, rows), PHONE), PHONE)
        assert box[2] - box[0] >= 0.92 * (PHONE[2] - PHONE[0])
        assert abs((box[0] + box[2]) - (PHONE[0] + PHONE[2])) <= 2 and abs((box[1] + box[3]) - (PHONE[1] + PHONE[3])) <= 2


def test_a_fit_tells_how_large_slabs_are_and_what_they_fill() -> None:
    board = lattice(2, 1)
    size, wide, high = fit(board, 780, 600)
    found = chart(KIT, board, PHONE)
    box = extent(found, PHONE)
    assert size == sum(found.size)
    assert abs(wide - (box[2] - box[0] + 20)) <= 1 and abs(high - (box[3] - box[1] + 20)) <= 1, "10 pixels around it"
    assert fit(board, 500, 600)[0] < size


def test_what_is_unknown_takes_less_room_than_what_is_known_and_what_is_nowhere_takes_none() -> None:
    near = SlabBoard((place("a", 0, 0), stub("?", 1, 0)), (Way("a", "?", state="unknown"),), "a")
    known = replace(near, nodes=(near.nodes[0], place("?", 1, 0)))
    assert chart(KIT, near, PHONE).slabs["a"].wide > chart(KIT, known, PHONE).slabs["a"].wide
    far = replace(near, nodes=(near.nodes[0], stub("?", 4, 0)))
    assert chart(KIT, far, PHONE) == chart(KIT, near, PHONE), "no room is kept for columns in which nothing is known"


def test_columns_and_rows_keep_their_order() -> None:
    where = chart(KIT, lattice(2, 2), PHONE).slabs
    assert where["0/0"].x < where["1/0"].x and where["0/0"].y < where["0/1"].y
    assert where["0/0"].x == where["0/1"].x and where["0/0"].y == where["1/0"].y


def test_nothing_moves_as_long_as_no_column_and_no_row_is_new() -> None:
    board = lattice(3, 2)
    fewer = replace(board, nodes=tuple(node for node in board.nodes if node.key != "1/1"), ways=())
    before, after = chart(KIT, fewer, PHONE).slabs, chart(KIT, board, PHONE).slabs
    assert all(after[key] == slab for key, slab in before.items())


@pytest.mark.parametrize(("columns", "rows"), [(7, 5), (10, 3), (3, 9)])
def test_more_slabs_than_fit_are_shown_around_the_focus(columns: int, rows: int) -> None:
    board = lattice(columns, rows)
    for focus in ("0/0", f"{columns - 1}/{rows - 1}", f"{columns // 2}/{rows // 2}"):
        where = chart(KIT, replace(board, focus=focus), PHONE)
        assert not where.whole
        box = where.slabs[focus].box
        assert PHONE[0] <= box[0] and box[2] <= PHONE[2] and PHONE[1] <= box[1] and box[3] <= PHONE[3]
        assert all(apart(a.box, b.box) for a, b in combinations(where.slabs.values(), 2))


def test_the_acting_player_is_never_cut_off_for_the_focus() -> None:
    board = replace(lattice(9, 5), focus="0/0")
    nodes = tuple(replace(node, tokens=(SIX[1],)) if node.key == "8/4" else node for node in board.nodes)
    box = chart(KIT, replace(board, nodes=nodes), PHONE).slabs["8/4"].box
    assert PHONE[0] <= box[0] and box[2] <= PHONE[2] and PHONE[1] <= box[1] and box[3] <= PHONE[3]


@settings(max_examples=40, deadline=None)
@given(st.sets(st.tuples(st.integers(0, 4), st.integers(0, 3)), min_size=1, max_size=20), st.data())
def test_known_slabs_never_overlap_wherever_stubs_are(cells: set[tuple[int, int]], data: st.DataObject) -> None:
    known = [place(f"{x}/{y}", x / 4, y / 3, "Place") for x, y in sorted(cells)]
    homes = data.draw(st.lists(st.sampled_from([node.key for node in known]), max_size=5, unique=True))
    stubs, ways = [], []
    for number, home in enumerate(homes):
        x, y = (int(part) for part in home.split("/"))
        stubs.append(stub(f"?{number}", min(4, x + 1) / 4, y / 3))
        ways.append(Way(home, f"?{number}", state="unknown"))
    where = chart(KIT, SlabBoard((*known, *stubs), tuple(ways), known[0].key), PHONE)
    solid = [slab for slab in where.slabs.values() if not slab.unknown]
    assert all(apart(a.box, b.box) for a, b in combinations(solid, 2))
    sizes = {(slab.wide, slab.high) for slab in where.slabs.values() if slab.unknown}
    assert len(sizes) <= 1, "stubs are all alike"


def test_stubs_find_room_beside_taken_places() -> None:
    board = lattice(3, 3)
    ways = (*board.ways, Way("1/1", "?a", state="unknown"), Way("1/1", "?b", state="unknown"))
    stubs = stub("?a", 1.0, 0.5), stub("?b", 0.5, 1.0)
    where = chart(KIT, SlabBoard((*board.nodes, *stubs), ways, "1/1"), PHONE)
    for key in ("?a", "?b"):
        spot = where.slabs[key]
        middle = where.slabs["1/1"]
        assert abs(spot.x - middle.x) < 250 and abs(spot.y - middle.y) < 250, "beside where its way begins"
    assert where.slabs["?a"].wide < where.slabs["1/1"].wide
    assert apart(where.slabs["?a"].box, where.slabs["?b"].box)


def test_a_goal_that_no_way_leads_to_takes_no_column_of_its_own() -> None:
    nodes = place("a", 0, 2, "Gate"), stub("?", 1, 2), place("goal", 4, 0, "Tower", goal=True)
    board = SlabBoard(nodes, (Way("a", "?", state="unknown"),), "a")
    where = chart(KIT, board, PHONE).slabs
    assert where["goal"].x == where["?"].x and where["goal"].y < where["a"].y
    known = replace(board, ways=(*board.ways, Way("?", "goal", state="unknown")))
    assert chart(KIT, known, PHONE).slabs["goal"].x > chart(KIT, known, PHONE).slabs["?"].x


# What the picture does not know.


def test_an_unknown_stub_is_the_same_whatever_lies_beyond() -> None:
    def beyond(**how: object) -> Scene:
        nodes = place("a", 0, 0.5, "Gate"), Node("?a/A", 1, 0.5, shape="slab", state="unknown", **how)
        return Scene("", SlabBoard(nodes, (Way("a", "?a/A", state="unknown"),), "a"), "")

    plain = draw(beyond())
    for other in (
        beyond(light="dark", water="submerged", goal=True, name="Vault", closes=4),
        beyond(tokens=(Token("creature"),), icons=("cache",), secrets=(Secret("trap", 5),)),
        beyond(last=((Token("seeker"), "round 2"),)),
    ):
        assert (plain.png, plain.outlines) == (draw(other).png, draw(other).outlines)


def test_the_place_of_a_stub_does_not_tell_what_else_is_unknown() -> None:
    nodes = place("a", 0, 0.5, "Gate"), stub("?", 1, 0.5)
    ways = (Way("a", "?", state="unknown"),)
    named = SlabBoard((nodes[0], replace(nodes[1], key="?vault")), (Way("a", "?vault", state="unknown"),), "a")
    assert draw(Scene("", SlabBoard(nodes, ways, "a"), "")).png == draw(Scene("", named, "")).png


# What a slab shows.


@pytest.mark.whole
def test_states_light_and_water_differ_in_grey() -> None:
    looks = {
        (state, light, water): grey(alone(state=state, light=light, water=water))
        for state in ("visited", "seen", "closed", "veiled")
        for light in ("", "lit", "dark")
        for water in ("", "surface", "submerged")
        if not water or state == "visited"
    }
    assert len(set(looks.values())) == len(looks)
    assert grey(alone(state="unknown")) not in looks.values()


def test_lit_and_dark_differ_by_more_than_their_mark() -> None:
    left, top, right, bottom = inside(alone())
    middle = left + 20, top + 60, right - 20, bottom - 20
    lit, dark = (picture(alone(light=light)).convert("L").crop(middle) for light in ("lit", "dark"))
    assert min(lit.tobytes()) > max(dark.tobytes()) + 60
    assert len(set(lit.tobytes())) == 1 and len(set(dark.tobytes())) > 1, "dark floors are hatched"


def test_water_at_the_surface_leaves_the_upper_part_dry() -> None:
    half = picture(alone(water="surface"))
    full = picture(alone(water="submerged"))
    left, top, right, bottom = inside(alone())
    upper, lower = (left + 20, top + 50, right - 20, top + 80), (left + 20, bottom - 50, right - 20, bottom - 20)
    assert count(half, "water", upper) == 0 and count(half, "water", lower) > 1000
    assert count(full, "water", upper) > 500 and count(full, "water", lower) > 1000


@pytest.mark.parametrize(
    "change",
    [
        {"goal": True},
        {"closes": 6},
        {"icons": ("cache",)},
        {"secrets": (Secret("trap", 4),)},
        {"last": ((Token("creature"), "round 3"),)},
        {"last": ((Token("seeker"), "round 3"),)},
        {"tokens": (Token("creature"),)},
        {"tokens": (Token("creature", health=2, most=8),)},
        {"tokens": (Token("creature", number=2),)},
        {"tokens": (Token("seeker"),)},
        {"tokens": (Token("seeker", alert=True),)},
        {"tokens": (Token("seeker", hidden=True),)},
        {"tokens": (Token("trap"),)},
        {"tokens": (Token("environs"),)},
        {"tokens": (Token("body"),)},
        {"tokens": (person(0, "A", 5, 9),)},
        {"tokens": (person(0, "A", 5, 9, acting=True),)},
        {"tokens": (person(0, "A", 5, 9, acted=True),)},
        {"tokens": (person(0, "A", 0, 9),)},
        {"tokens": (person(0, "A", 9, 9),)},
    ],
)
def test_everything_that_stands_there_is_seen_in_grey_and_unlike_all_else(change: dict[str, object]) -> None:
    mine = grey(alone(**change))
    assert mine != grey(alone())
    others = [{"goal": True}, {"tokens": (Token("creature"),)}, {"tokens": (Token("seeker"),)}, {"tokens": (SIX[3],)}]
    assert all(mine != grey(alone(**other)) for other in others if other != change)


def test_an_alerted_seeker_is_vermilion_with_a_triangle_and_a_calm_one_is_not() -> None:
    area = inside(alone())
    calm, alert = (picture(alone(tokens=(Token("seeker", alert=alerted),))) for alerted in (False, True))
    assert count(calm, "vermilion", area) == 0 and count(calm, "rose", area) > 400
    assert count(alert, "rose", area) == 0 and count(alert, "vermilion", area) > 500


def test_a_person_at_nothing_left_is_struck_through_and_one_with_a_third_has_a_vermilion_bar() -> None:
    area = inside(alone())
    down, low, well = (picture(alone(tokens=(person(0, "A", left, 9),))) for left in (0, 3, 9))
    assert count(down, "orange", area) == 0 and count(low, "orange", area) > 500
    assert count(low, "vermilion", area) > 60 and count(well, "vermilion", area) == 0


FOES = (
    Token("creature", number=1, health=3, most=8),
    Token("creature", number=2, health=8, most=8),
    Token("seeker", alert=True, health=6, most=6),
    Token("environs"),
)


@pytest.mark.parametrize("size", [(312, 232), (176, 128), (124, 148), (112, 106)])
@pytest.mark.parametrize("people", range(1, 7))
def test_a_party_stands_on_a_slab_side_by_side_and_inside(size: tuple[int, int], people: int) -> None:
    node = place("a", 0, 0, "Hall", tokens=SIX[:people])
    set_out = plan(KIT, sprites.plain(node), *size)
    assert len(set_out.crowd.stands) == people
    check_crowd(node, size)


def check_crowd(node: Node, size: tuple[int, int]) -> None:
    """All that stands on a slab is inside its rim, and nothing overlaps its neighbour's body or the name."""
    set_out = plan(KIT, sprites.plain(node), *size)
    boxes: list[Box] = []
    for stand in set_out.crowd.stands:
        half, above, below = reach(KIT, stand.item, set_out.crowd.radius, set_out.crowd.bars)
        x, y = stand.x, set_out.middle - size[1] / 2 + stand.y
        boxes.append((x - half, y - above, x + half, y + below))
    for box in boxes:
        assert box[0] >= -size[0] / 2 + 6 and box[2] <= size[0] / 2 - 6
        assert box[1] >= -size[1] / 2 + 34 and box[3] <= size[1] / 2 - 5
    assert all(apart(a, b) for a, b in combinations(boxes, 2))


def test_six_people_and_four_challenges_are_all_shown_in_most_maps_and_people_first_in_the_largest() -> None:
    for columns, rows, least in ((2, 2, 20), (3, 3, 14), (4, 3, 14), (5, 4, 12), (5, 5, 8)):
        board = lattice(columns, rows)
        nodes = tuple(replace(node, tokens=(*SIX, *FOES)) if node.key == "1/1" else node for node in board.nodes)
        slab = chart(KIT, replace(board, nodes=nodes, focus="1/1"), PHONE).slabs["1/1"]
        node = next(node for node in nodes if node.key == "1/1")
        set_out = plan(KIT, sprites.plain(node), slab.wide, slab.high)
        if (columns, rows) == (5, 5):
            assert [stand.item.unit for stand in set_out.crowd.stands[:5]] == list(SIX[:5])
            assert set_out.crowd.stands[5].words == "+5", "marks that can be read leave no room for more"
        else:
            assert len(set_out.crowd.stands) == 10 and all(stand.item.kind == "token" for stand in set_out.crowd.stands)
        assert set_out.crowd.radius >= least, (columns, rows)
        check_crowd(node, (slab.wide, slab.high))
        assert PHONE[0] <= slab.box[0] and slab.box[2] <= PHONE[2]


def test_tokens_are_as_large_as_may_be() -> None:
    single, few, many = (crowd(KIT, items_of(place("a", 0, 0, tokens=SIX[:count])), 156, 84) for count in (1, 2, 6))
    assert single.bars == few.bars == "below"
    assert LARGEST >= single.radius >= few.radius >= 20 > many.radius >= 10
    assert crowd(KIT, items_of(place("a", 0, 0, tokens=SIX[:1])), 290, 190).radius == LARGEST


def test_a_crowd_leaves_out_bars_that_stand_beside_the_map_and_its_tokens_are_larger() -> None:
    """Three people and two Challenges on a map of three columns: 15 with all bars below them, 21 without those of people
    that stand beside the map."""
    five = crowd(KIT, items_of(place("a", 0, 0, tokens=(*SIX[:3], *FOES[:2]))), 208, 124)
    assert five.bars == "none" and five.radius >= 19


def test_what_finds_no_room_is_counted() -> None:
    node = place("a", 0, 0, "Hall", tokens=tuple(Token("creature", number=n) for n in range(1, 40)))
    stands = plan(KIT, sprites.plain(node), 176, 128).crowd.stands
    shown = sum(stand.item.kind == "token" for stand in stands)
    assert stands[-1].words == f"+{39 - shown}" and shown >= 4


@pytest.mark.parametrize(
    "name", ["Antechamber of the Drowned Kings", "Unpronounceablefortification", "Witherby-under-Stone", ""]
)
@pytest.mark.parametrize("wide", [132, 176])
def test_long_names_are_cut_or_broken_within_the_slab(name: str, wide: int) -> None:
    for tokens in ((), SIX):
        named = plan(KIT, sprites.plain(place("a", 0, 0, name, tokens=tokens)), wide, 110).title
        assert all(width(line, "bold", named.size) <= wide - 24 for line in named.lines)
        assert len(named.lines) <= 2
    assert plan(KIT, sprites.plain(place("a", 0, 0, "Wet Stair")), 176, 128).title.lines == ("Wet Stair",)


def test_names_of_what_cannot_be_drawn_are_told() -> None:
    for how, what in (
        ({"state": "lost"}, "state"),
        ({"light": "dim"}, "light"),
        ({"water": "deep"}, "water"),
        ({"icons": ("dragon",)}, "icon"),
        ({"tokens": (Token("dragon"),)}, "token"),
    ):
        with pytest.raises(ValueError, match=what):
            draw(alone(**how))
    nodes = place("a", 0, 0), place("b", 1, 1)
    with pytest.raises(ValueError, match="no way between slabs"):
        draw(Scene("", SlabBoard(nodes, (Way("a", "b", state="odd"),)), ""))
    with pytest.raises(ValueError, match="none of the slabs"):
        draw(Scene("", SlabBoard(nodes, (Way("a", "c"),)), ""))
    with pytest.raises(ValueError, match="no way joins"):
        draw(Scene("", SlabBoard(nodes, exits=(Exit("A", "a", "b"),)), ""))


# Ways, plates and badges.


@pytest.mark.parametrize("name", ["ruin", "ruin_crowd", "ruin_pair", "ruin_names", "ruin_desk"])
def test_marks_lie_inside_apart_from_each_other_and_off_what_slabs_say(name: str) -> None:
    board = board_of(RUINS[name])
    where, marks = marks_of(board)
    boxes = [mark.box for mark in (*marks.badges, *(m for m, _ in marks.plates.values()), *marks.rubble.values())]
    assert len(marks.plates) == sum(plaque_of(KIT, way) is not None for way in board.ways)
    for box in boxes:
        assert PHONE[0] <= box[0] and box[2] <= PHONE[2] and PHONE[1] <= box[1] and box[3] <= PHONE[3]
    assert all(apart(a, b) for a, b in combinations(boxes, 2))
    for node in board.nodes:
        spot = where.slabs[node.key]
        for x0, y0, x1, y1 in sprites.said(KIT, node, spot.wide, spot.high) if not spot.unknown else ():
            said = x0 + spot.x, y0 + spot.y, x1 + spot.x, y1 + spot.y
            assert all(apart(said, box) for box in boxes), node.name
