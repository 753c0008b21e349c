"""The map of points through a whole expedition: nothing on it ever moves, and nothing tells of what is unknown."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.scene import GraphBoard, Look, Node
from engine.games.wilds.files import files
from engine.games.wilds.files.generator import generate
from engine.games.wilds.game import GAME
from engine.games.wilds.picture import pointscene
from engine.games.wilds.picture.land import roads, way_bends
from engine.games.wilds.picture.land.pointchart import LandChart, chart
from engine.games.wilds.state import layout
from engine.games.wilds.state.naming import exits
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.region import Path, Place, Region
from engine.games.wilds.state.state import Position, State
from engine.games.wilds.state.state import Token as Clue
from engine.games.wilds.state.view import view_for
from engine.render import draw

from .build import party, points

MAP = (14, 72, 838, 687)
"""A window that maps are shown in here."""

MADE = ("gullcrown", "ninecairns")


def region_of(name: str) -> Region:
    """Return a region made by hand, or one generated from a name."""
    return files.region_named(name) if name in MADE else layout.settled(generate(name, form="points", size="medium"))


def walk(region: Region, seed: int, steps: int = 16) -> list[State]:
    """Return the states of a party that goes through a region, seeing a neighbour now and then."""
    chance = random.Random(seed)
    here, trail, known = region.start, [region.start], [region.start]
    states = [party(layout.settled(region), "ranger", "rogue")]
    for _ in range(steps):
        near = exits(region, here)
        here = chance.choice([place for place in near if place not in trail] or near)
        trail.append(here)
        known += [place for place in (here, chance.choice(exits(region, here))) if place not in known]
        states.append(
            replace(
                states[0],
                here=Position(here),
                visited=tuple(dict.fromkeys(trail)),
                known=tuple(known),
                trail=tuple(trail),
            )
        )
    return states


def board_of(state: State, seat: int | None = 0) -> GraphBoard:
    """Return the map that a seat sees."""
    drawn = GAME.scene(view_for(state, seat), Look()).board
    assert isinstance(drawn, GraphBoard)
    return drawn


def apart(a: Node, b: Node) -> tuple[float, float]:
    return b.x - a.x, b.y - a.y


@pytest.mark.rule("WLD-039", "WLD-G90")
@pytest.mark.parametrize("name", [*MADE, "layout 1", "layout 2"])
def test_nothing_moves_when_a_place_becomes_known(name: str) -> None:
    end: dict[str, Node] = {}
    for state in reversed(walk(region_of(name), 3)):
        nodes = {node.key: node for node in board_of(state).nodes if not node.key.startswith("?")}
        end = end or nodes
        pairs = [(apart(nodes[a], nodes[b]), apart(end[a], end[b])) for a, b in combinations(nodes, 2)]
        if not pairs:
            continue
        # The same picture, moved and enlarged: one factor for all, the same across and down.
        factor = max(math.hypot(*now) for now, _ in pairs) / max(math.hypot(*then) for _, then in pairs)
        for now, then in pairs:
            assert now == pytest.approx((then[0] * factor, then[1] * factor), abs=0.002)


@pytest.mark.rule("WLD-G44", "WLD-G90")
def test_a_view_tells_the_place_of_no_point_that_the_party_does_not_know() -> None:
    state = walk(region_of("gullcrown"), 3)[5]
    view = view_for(state, 0)
    assert {place.id for place in view.state.region.places} == set(state.known)
    assert {start for start, _, _ in view.headings} == set(state.visited)
    assert all(0 <= heading < layout.POINTS for _, _, heading in view.headings)


@pytest.mark.rule("WLD-G44", "WLD-G90")
def test_how_far_an_unknown_way_goes_and_what_lies_around_there_does_not_show() -> None:
    region = points(("mill", "pool", 1), ("mill", "cairn", 2), ("cairn", "tor", 1))
    spots = {"mill": (0.5, 0.5), "pool": (0.3, 0.5), "cairn": (0.7, 0.5), "tor": (0.8, 0.7)}
    others = {**spots, "pool": (0.02, 0.5), "cairn": (0.95, 0.5), "tor": (0.1, 0.1)}

    def placed(where: dict[str, tuple[float, float]], length: int) -> Region:
        places = tuple(replace(place, x=where[place.id][0], y=where[place.id][1]) for place in region.places)
        paths = tuple(replace(path, length=length) if path.a == "mill" else path for path in region.paths)
        return replace(region, places=places, paths=paths)

    near, far = party(placed(spots, 1)), party(placed(others, 3))
    assert board_of(near).nodes == board_of(far).nodes
    pictures = [draw(GAME.scene(view_for(state, 0), Look())) for state in (near, far)]
    assert (pictures[0].png, pictures[0].outlines) == (pictures[1].png, pictures[1].outlines)


def test_a_way_that_was_not_followed_leaves_towards_where_it_goes_and_ends_soon() -> None:
    region = points(("mill", "cairn", 3), ("mill", "pool", 1))
    where = {"mill": (0.5, 0.5), "cairn": (0.5, 0.02), "pool": (0.95, 0.5)}
    region = replace(region, places=tuple(replace(p, x=where[p.id][0], y=where[p.id][1]) for p in region.places))
    nodes = {node.key: node for node in board_of(party(region)).nodes}
    # Heading 12 of 16, clockwise from the east, is up; 0 is to the right.
    assert view_for(party(region), 0).headings == (("mill", "cairn", 12), ("mill", "pool", 0))
    up, right = nodes["?millA"], nodes["?millB"]
    assert up.x == nodes["mill"].x
    assert right.y == nodes["mill"].y
    # 104 pixels each, for 3 stretches and for 1: as far as the map reaches to both sides.
    assert nodes["mill"].y - up.y == pytest.approx(1, abs=0.001)
    assert right.x - nodes["mill"].x == pytest.approx(1, abs=0.001)


def test_two_ways_never_leave_a_point_in_the_same_direction() -> None:
    places = tuple(Place(f"p{n}", "hills", name=f"P{n}", x=0.2 + 0.1 * (n > 0), y=0.5 + 0.01 * n) for n in range(6))
    region = Region("r", "R", "point", "p0", places, (), paths=tuple(Path("p0", f"p{n}", "hills") for n in range(1, 6)))
    assert len({heading for _, _, heading in layout.headings(region, frozenset(("p0",)))}) == 5


def test_a_new_game_lays_its_region_out_at_once() -> None:
    options = Options(region="generated", map="points", theme="forest", size="small")
    state, _ = GAME.new(Setup(("Ada", "Bob"), options), Dice(KeyedSource("stable")))
    assert all(place.x is not None and place.y is not None for place in state.region.places)
    # What is added later, such as a passage, moves nothing.
    ends = state.region.places[0].id, state.region.places[-1].id
    more = replace(state.region, paths=(*state.region.paths, Path(*ends, "hills")))
    assert layout.settled(more).places == state.region.places


def test_places_fill_the_picture_without_being_stretched() -> None:
    fitted = pointscene.fit({"a": (0.1, 0.1), "b": (0.9, 0.3)})
    # 0.8 of 660 pixels across are 528, 0.2 of 441 down are 88.2, a sixth of that.
    assert fitted == {"a": (0.0, 0.0), "b": (1.0, 0.167)}
    few = pointscene.fit({"a": (0.4, 0.4), "b": (0.5, 0.4)})
    assert few == {"a": (0.0, 0.0), "b": (1.0, 0.0)}, "however few they are"


# As it is drawn.


def where_drawn(state: State) -> tuple[GraphBoard, LandChart]:
    board = board_of(state)
    return board, chart(board, MAP)


@pytest.mark.parametrize("name", MADE)
def test_no_ways_cross_on_the_maps_made_by_hand_and_none_runs_behind_the_header(name: str) -> None:
    region = region_of(name)
    every = tuple(place.id for place in region.places)
    for state in (*walk(region, 3), replace(party(region), known=every, visited=every)):
        board, where = where_drawn(state)
        followed = [line for way, line in zip(board.ways, where.lines, strict=True) if way.state != "unknown"]
        for a, b in combinations(followed, 2):
            assert not way_bends._crosses(a, b)
        assert all(MAP[0] + 8 <= x <= MAP[2] - 8 and MAP[1] + 8 <= y <= MAP[3] - 8 for line in where.lines for x, y in line)


@pytest.mark.parametrize("name", [*MADE, "layout 1", "layout 2", "layout 3"])
def test_badges_of_exits_never_cover_each_other_or_a_point(name: str) -> None:
    for state in walk(region_of(name), 5):
        board, where = where_drawn(state)
        discs = [box for x, y in where.spots.values() for box in roads.disc(x, y, where.radius)]
        badges = roads.place_badges(board, where.lines, discs, MAP)
        assert len(badges) == len(exits(state.region, state.here.at))
        for a, b in combinations(badges, 2):
            assert abs(a[0] - b[0]) >= 32 or abs(a[1] - b[1]) >= 35
        for x, y in badges:
            assert all(math.dist((x, y), spot) > where.radius for spot in where.spots.values())


def test_at_most_three_clues_are_drawn_those_first_that_matter_now() -> None:
    ways = [("hub", f"end{n}", 1) for n in range(6)]
    state = party(points(*ways))
    ends = tuple(f"end{n}" for n in range(6))
    clues = (
        *(Clue("trace", "", end, "hub", "hub") for end in ends[:3]),
        Clue("trace", "", "hub", "end3", "end3"),
        Clue("trace", "", "hub", "end4", "end4", used=True),
        Clue("trace", "", "end5", "hub", "hub"),
    )
    board = board_of(replace(state, known=("hub", *ends), visited=("hub", *ends[:3]), tokens=clues))
    led = {(way.b if way.lead == "b" else way.a, way.b) for way in board.ways if way.lead}
    # The one from here; none that leads back to where the party has been.
    assert led == {("end3", "end3")}
    fresh = tuple(Clue("trace", "", "hub", end, end) for end in ends)
    board = board_of(replace(state, known=("hub", *ends), visited=("hub",), tokens=fresh))
    assert [way.b for way in board.ways if way.lead] == ["end3", "end4", "end5"], "the newest three"
