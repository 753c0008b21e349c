"""Maps of points and ways in wild land: where they lie, how ways bend, names that never overlap, exits, the party."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core.scene import Exit, Node, Scene, Secret, Token, Way
from engine.games.wilds.picture.land import roadmap, roads, way_bends
from engine.games.wilds.picture.land.landboards import RoadBoard
from engine.games.wilds.picture.land.landboards import area_of as land_area
from engine.games.wilds.picture.land.names import Placed, PlaceName, place_names
from engine.games.wilds.picture.land.pointchart import LEAST, chart
from engine.maps import curves
from engine.maps.curves import Box, apart
from engine.render import draw
from engine.render.brush import width
from engine.render.kit import KIT
from tests.games.wilds.lands import FLOORS, crowd, points
from tests.render.reading import around, colour, count, picture

MAP, WIDE = (14, 72, 838, 687), (14, 72, 786, 687)
"""Windows of 824 and of 772 x 615 pixels."""


def area_of(scene: Scene) -> Box:
    """Return the rectangle of the picture in which a map of points is drawn."""
    return land_area(scene, board_of(scene).layout(KIT, scene))


def board_of(scene: Scene) -> RoadBoard:
    board = scene.board
    assert isinstance(board, RoadBoard)
    return board


def road(**how: object) -> Scene:
    """Two points side by side with one way between them."""
    nodes = Node("a", 0, 0.5, "Here", floor="forest"), Node("b", 1, 0.5, "There", floor="hills", state="seen")
    board = RoadBoard(nodes, (Way("a", "b", **{"segments": 3, "floor": "forest", **how}),))
    return Scene("", board, "")


def middle_of(scene: Scene, part: float) -> tuple[int, int]:
    """Return the pixel at a part of the only way of a scene."""
    line = chart(board_of(scene), area_of(scene)).lines[0]
    x, y = curves.at(line, curves.long(line) * part)
    return round(x), round(y)


def test_points_lie_where_the_scene_says_and_inside_the_window() -> None:
    where = chart(board_of(crowd(30)), MAP)
    for x, y in where.spots.values():
        assert MAP[0] + where.radius <= x <= MAP[2] - where.radius
        assert MAP[1] + where.radius <= y <= MAP[3] - where.radius - 24
    where = chart(board_of(road()), WIDE)
    assert where.spots["a"][1] == where.spots["b"][1] and where.spots["a"][0] < where.spots["b"][0]


@pytest.mark.parametrize("number", [2, 8, 12, 18, 24, 30])
def test_points_get_smaller_where_they_are_many_and_never_touch(number: int) -> None:
    where = chart(board_of(crowd(number)), MAP)
    places = list(where.spots.values())
    apart_ = min([math.dist(a, b) for i, a in enumerate(places) for b in places[:i]] or [1000])
    assert LEAST <= where.radius <= 60
    assert apart_ > 2 * where.radius


def test_a_way_is_drawn_in_as_many_pieces_as_it_takes_stretches() -> None:
    for pieces in (1, 2, 3):
        scene = road(segments=pieces)
        image, line = picture(scene), chart(board_of(scene), area_of(scene)).lines[0]
        length, gaps, before = curves.long(line), 0, False
        for step in range(12, int(length) - 12):
            x, y = curves.at(line, step)
            # The ground is the same beside the way and where there is none of it.
            empty = len({colour(image, round(x), round(y) + aside) for aside in (-19, 0, 19)}) == 1
            gaps += empty and not before
            before = empty
        assert gaps == pieces - 1


def test_a_way_carries_the_marks_of_its_terrain() -> None:
    drawn = {
        name: KIT.kept(roads.way, ((8.0, 20.0), (120.0, 20.0)), (128, 40), 1, name, "visited").tobytes() for name in FLOORS
    }
    assert len(set(drawn.values())) == len(FLOORS)
    grey = {
        name: KIT.kept(roads.way, ((8.0, 20.0), (120.0, 20.0)), (128, 40), 1, name, "visited").convert("L").tobytes()
        for name in ("forest", "valley", "water", "stream")
    }
    assert len(set(grey.values())) == 4


def test_an_unknown_way_tells_neither_its_terrain_nor_its_length() -> None:
    assert draw(road(state="unknown")).png == draw(road(state="unknown", floor="marsh", segments=1)).png
    assert draw(road(state="unknown")).png == draw(road(state="unknown", floor="")).png
    scene = road(state="unknown")
    assert count(picture(scene), "steel", around(*middle_of(scene, 0.5), 100)) > 100


def test_a_blocked_way_lies_under_rubble_and_a_vermilion_cross() -> None:
    scene = road(state="blocked")
    x, y = middle_of(scene, 0.5)
    assert count(picture(scene), "vermilion", around(x, y, 18)) > 60
    assert count(picture(road(state="seen")), "vermilion", around(x, y, 18)) == 0


def test_the_party_stands_between_points_and_it_is_told_how_far() -> None:
    for gone in (1, 2):
        scene = road(at=gone)
        x, y = middle_of(scene, gone / 3)
        image = picture(scene)
        assert count(image, "lantern", around(x, y, 24)) > 150
        assert count(image, "lantern", (x - 40, y + 38, x + 40, y + 62)) > 50, "1 of 3"
    assert draw(road(at=1)).png != draw(road(at=1, bound="a")).png, "2 of 3 on the way back"


def test_exits_of_a_party_on_a_way_stand_beside_it_before_and_behind() -> None:
    scene = points()
    board = board_of(scene)
    where = chart(board, MAP)
    way, line = next((way, line) for way, line in zip(board.ways, where.lines, strict=True) if way.at is not None)
    x, y = (round(part) for part in curves.at(line, roads.gone(way, line)))
    on, back = roads.place_badges(board, where.lines, [roads.around(x, y, 26, 26)], MAP)
    cairn, mill = where.spots["cairn"], where.spots["mill"]
    assert math.dist(on, cairn) < math.dist((x, y), cairn) and math.dist(back, mill) < math.dist((x, y), mill)
    assert math.dist(on, (x, y)) > 34 and math.dist(back, (x, y)) > 34


def test_exits_of_a_point_stand_apart_from_each_other() -> None:
    ends = tuple(Node(str(n), 0.5 + 0.5 * math.cos(n * 0.7), 0.5 + 0.5 * math.sin(n * 0.7)) for n in range(6))
    hub = Node("hub", 0.5, 0.5, "Hub", floor="forest")
    ways = tuple(Way("hub", end.key, 1, "hills") for end in ends)
    exits = tuple(Exit("ABCDEF"[n], "hub", end.key) for n, end in enumerate(ends))
    board = RoadBoard((hub, *ends), ways, "hub", exits)
    where = chart(board, MAP)
    badges = roads.place_badges(board, where.lines, (), MAP)
    assert len(badges) == 6
    assert all(abs(a[0] - b[0]) >= 36 or abs(a[1] - b[1]) >= 40 for i, a in enumerate(badges) for b in badges[:i])
    for number, badge in enumerate(badges):
        nearest = min(range(6), key=lambda line: min(math.dist(badge, point) for point in where.lines[line]))
        assert nearest == number, "each stands on its own way"


def test_the_badge_of_a_way_between_two_close_points_covers_neither() -> None:
    nodes = Node("a", 0.5, 0.4), Node("b", 0.5, 0.57), Node("c", 0.0, 0.0), Node("d", 1.0, 1.0)
    ways = Way("a", "b", 1, "hills"), Way("a", "c", 2, "hills"), Way("a", "d", 2, "hills")
    board = RoadBoard(nodes, ways, "a", tuple(Exit("ABC"[n], "a", "bcd"[n]) for n in range(3)))
    where = chart(board, MAP)
    reach = where.radius + 5
    taken = [box for spot in where.spots.values() for box in roads.disc(*spot, reach)]
    for x, y in roads.place_badges(board, where.lines, taken, MAP):
        for spot in where.spots.values():
            near = max(abs(x - spot[0]) - 16, 0), max(abs(y - spot[1]) - 17.5, 0)
            assert math.hypot(*near) > where.radius - 2


def test_an_arrow_gets_smaller_rather_than_cover_a_badge_or_a_point() -> None:
    scene = road(lead="b")
    board = board_of(scene)
    line = chart(board, WIDE).lines[0]
    (free,) = roads.place_arrows(board, (line,), ())
    assert free.size == roads.SIZES[0]
    short = curves.part(line, 0, 58)
    ends = [roads.around(x, y, 12, 12) for x, y in (short[0], short[-1])]
    (small,) = roads.place_arrows(board, (short,), ends)
    assert small.size < free.size
    assert roads._covers(small, ends) < 1


def test_no_way_leaves_the_window() -> None:
    nodes = ((60.0, 100.0), (760.0, 100.0), (300.0, 110.0), (480.0, 104.0))
    (line,) = way_bends.bent(nodes, ((0, 1),), 66.0, frozenset(), MAP)
    assert all(y >= MAP[1] + 8 for _, y in line)


def test_an_exit_needs_a_way() -> None:
    nodes = Node("a", 0, 0), Node("b", 1, 1)
    with pytest.raises(ValueError, match="no way joins"):
        draw(Scene("", RoadBoard(nodes, exits=(Exit("A", "a", "b"),)), ""))


def test_a_clue_is_an_arrow_along_its_way_and_one_not_found_is_hollow() -> None:
    plain = road()
    for scene, name in (
        (road(lead="b"), "lantern"),
        (replace(plain, board=replace(plain.board, traces=(("a", "b"),))), "mist"),
    ):
        x, y = middle_of(scene, 0.5)
        assert count(picture(scene), name, around(x, y, 24)) > count(picture(plain), name, around(x, y, 24)) + 30
    assert draw(road(lead="a")).png != draw(road(lead="b")).png


def test_ways_bend_away_from_points_that_are_not_their_own() -> None:
    nodes = ((100.0, 300.0), (400.0, 300.0), (700.0, 300.0))
    (line,) = way_bends.bent(nodes, ((0, 2),), 66.0)
    assert min(math.dist(point, nodes[1]) for point in line) > 50


def test_ways_that_can_avoid_each_other_do_not_cross() -> None:
    square = ((100.0, 100.0), (500.0, 100.0), (500.0, 500.0), (100.0, 500.0))
    lines = way_bends.bent(square, ((0, 1), (1, 2), (2, 3), (3, 0)), 66.0)
    assert not any(way_bends._crosses(a, b) for i, a in enumerate(lines) for b in lines[:i])


def test_a_rumoured_point_tells_no_terrain_and_an_unknown_one_no_icon() -> None:
    def node(**how: object) -> Scene:
        return Scene("", RoadBoard((Node("a", 0.5, 0.5, **how),)), "")

    assert (
        draw(node(state="rumour", icons=("danger",), floor="ash")).png == draw(node(state="rumour", icons=("danger",))).png
    )
    assert draw(node(state="unknown", icons=("danger",), floor="ash")).png == draw(node(state="unknown")).png
    looks = [
        node(state=state, floor="hills", icons=("danger",)) for state in ("visited", "seen", "veiled", "rumour", "unknown")
    ]
    assert len({picture(scene).convert("L").tobytes() for scene in looks}) == 5
    assert draw(node(floor="hills")).png != draw(node(floor="hills", secrets=(Secret("danger", 9),))).png
    assert draw(node(floor="hills")).png != draw(node(floor="hills", tokens=(Token("party"),))).png


def names_of(board: RoadBoard) -> tuple[tuple[Placed, ...], list[Box]]:
    where = chart(board, MAP)
    taken = [(x - where.radius, y - where.radius, x + where.radius, y + where.radius) for x, y in where.spots.values()]
    return roadmap._names(KIT, board, where, taken, MAP), taken


def test_names_stand_below_their_points_where_there_is_room() -> None:
    board = board_of(points())
    placed, _ = names_of(board)
    assert len(placed) == 7
    for name in placed:
        assert " ".join(name.lines) == name.name.text
        assert name.x == name.name.x and name.y > name.name.y + name.name.radius


def test_a_name_is_broken_between_words_or_after_a_hyphen() -> None:
    def broken(text: str) -> tuple[str, ...]:
        return KIT.halves(text, "bold", 22)

    assert broken("Grey Lady's Leap") in {("Grey Lady's", "Leap"), ("Grey", "Lady's Leap")}
    assert broken("Witherby-under-Stone") == ("Witherby-", "under-Stone")
    assert broken("Ford") == ("Ford",)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.integers(30, 820), st.integers(90, 660), st.sampled_from(["Ford", "The Drowned Bell", "W" * 40, "A-b c"])
        ),
        max_size=30,
    )
)
def test_names_never_overlap_each_other_other_things_or_the_edge(wanted: list[tuple[int, int, str]]) -> None:
    names = [PlaceName(text, "bold", 20, x, y, 26) for x, y, text in wanted]
    taken = [(x - 26.0, y - 26.0, x + 26.0, y + 26.0) for x, y, _ in wanted]
    boxes = [placed.box for placed in place_names(KIT, tuple(names), tuple(taken), (), MAP, 150)]
    assert all(apart(a, b) for i, a in enumerate(boxes) for b in (*boxes[:i], *taken))
    assert all(MAP[0] <= b[0] and b[2] <= MAP[2] and MAP[1] <= b[1] and b[3] <= MAP[3] for b in boxes)


def test_names_keep_off_ways() -> None:
    board = board_of(crowd(12))
    placed, _ = names_of(board)
    lines = chart(board, MAP).lines
    points_ = [curves.at(line, reach) for line in lines for reach in range(0, int(curves.long(line)), 2)]
    for name in placed:
        left, top, right, foot = name.box
        assert not any(left < x < right and top < y < foot for x, y in points_), name.lines


@pytest.mark.parametrize("number", [12, 30])
def test_points_of_a_full_region_all_keep_their_names(number: int) -> None:
    placed, taken = names_of(board_of(crowd(number)))
    assert len(placed) == number
    for name in placed:
        assert all(apart(name.box, other) for other in taken)
        assert all(
            width(line, "bold" if name.name.face == "bold" else "medium", name.name.size) <= 210 for line in name.lines
        )


def test_an_empty_region_is_drawn() -> None:
    scene = Scene("", RoadBoard((), compass=True), "")
    _, _, right, bottom = area_of(scene)
    assert count(picture(scene), "bone", (right - 70, bottom - 95, right, bottom)) > 100
