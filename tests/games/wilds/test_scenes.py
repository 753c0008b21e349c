"""The map as a picture: what is drawn of what the party knows, and nothing of what it does not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import Question
from engine.core.scene import Fact, GraphBoard, HexBoard, Legend, Look, Scene, Sky, Token
from engine.games.wilds.game import GAME
from engine.games.wilds.picture.land import terrains as terrain
from engine.games.wilds.state.member import Wound
from engine.games.wilds.state.region import CATEGORIES, TERRAINS, Goal, Path, Region, Site
from engine.games.wilds.state.state import Block, Found, Position, State, found
from engine.games.wilds.state.state import Token as Clue
from engine.games.wilds.state.view import view_for
from engine.render import ICONS, draw

from .build import hexes, party, points

SITES = (
    Site("camp", "1", "Old camp", "shelter", "Three walls."),
    Site("tower", "9", "Tower", "landmark"),
    Site("den", "6", "Den", "danger", hidden=True, tn=11),
)


@pytest.fixture
def wood() -> State:
    """Four of a party in a wood of 3 by 3, at its first hex, with a camp there."""
    region = hexes("ffh", "fsf", "fff", sites=SITES, goal=Goal("den", 6, 0, "Find the den."))
    return party(region, finds=(Found("camp", "seen"),), challenge=6, goal="open")


@pytest.fixture
def vale() -> State:
    """A party of two at a mill with two ways from it, of which one is followed to the first of its two stretches."""
    region = points(
        ("mill", "cairn", 2), ("mill", "pool", 1), ("cairn", "tor", 1), sites=(Site("c", "cairn", "Cairn", "landmark"),)
    )
    return party(region, "ranger", "rogue")


def picture(state: State, seat: int | None = 0, look: Look | None = None) -> Scene:
    """Return the picture that a seat sees, drawn once to be sure that it can be."""
    scene = GAME.scene(view_for(state, seat), look or Look())
    assert draw(scene).png
    assert len(scene.alt) <= 1000
    return scene


def hexboard(scene: Scene) -> HexBoard:
    """Return the map of hexes of a picture."""
    assert isinstance(scene.board, HexBoard)
    return scene.board


def graph(scene: Scene) -> GraphBoard:
    """Return the map of points of a picture."""
    assert isinstance(scene.board, GraphBoard)
    return scene.board


def marks(scene: Scene) -> set[str]:
    """Return what the legend explains, without what a mark is shown on."""
    return {line.mark.partition(":")[0] for line in scene.legend}


@pytest.mark.rule("WLD-226", "WLD-G75", "WLD-G76")
def test_under_fog_only_what_is_known_is_drawn(wood: State) -> None:
    board = hexboard(picture(wood))
    assert [(cell.label, cell.floor, cell.state, cell.icons) for cell in board.cells] == [
        ("M20", "forest", "visited", ("shelter",))
    ]
    assert board.cells[0].token == Token("party")
    assert board.pointed
    assert board.compass


@pytest.mark.rule("WLD-G76")
def test_all_six_directions_are_next_moves_whether_anything_is_there_or_not(wood: State) -> None:
    board = hexboard(picture(wood))
    assert [name for name, _ in board.pills] == ["N19", "N20", "N21", "M21", "L20", "M19"]
    tried = hexboard(picture(replace(wood, edges=((-1, 0),))))
    assert [name for name, _ in tried.pills] == ["N19", "N20", "N21", "M21", "M19"]
    assert [cell.state for cell in tried.cells] == ["edge", "visited"]


def test_while_something_is_asked_no_move_is_offered_on_the_map(wood: State) -> None:
    asked = replace(wood, agenda=(Question("approach", -1, ("flee",), "flee"),))
    for state in (asked, replace(wood, paused="x"), replace(wood, stretch=5)):
        assert hexboard(picture(state)).pills == ()


def test_visited_seen_and_rumoured_places_are_told_apart(wood: State) -> None:
    heard = replace(
        wood, known=("1", "2"), finds=(*wood.finds, Found("tower", "rumour", placed=True), Found("den", "located"))
    )
    scene = picture(heard)
    assert {cell.label: (cell.state, cell.icons) for cell in hexboard(scene).cells} == {
        "M20": ("visited", ("shelter",)),
        "N20": ("seen", ()),
        "O22": ("rumour", ("landmark",)),
        "P21": ("rumour", ("secret",)),
    }
    assert {"rumour", "pill"} <= marks(scene)
    assert "Rumours: a secret at P21, a landmark at O22." in scene.alt


@pytest.mark.rule("WLD-G49")
def test_clues_are_arrows_until_their_site_is_found(wood: State) -> None:
    clue = Clue("trace", "Prints.", "1", "2", "6", "den")
    scene = picture(replace(wood, tokens=(clue,)))
    assert hexboard(scene).arrows == (((0, 0), (1, 0)),)
    assert "N20 unknown, where a clue leads" in scene.alt
    assert "clue" in marks(scene)
    assert hexboard(picture(replace(wood, tokens=(replace(clue, used=True),)))).arrows == ()


@pytest.mark.rule("WLD-157", "WLD-G62")
def test_a_blocked_way_is_marked(wood: State) -> None:
    scene = picture(replace(wood, blocks=(Block("1", "2", 5),)))
    assert hexboard(scene).blocked == (((0, 0), (1, 0)),)
    assert "Blocked: the way between M20 and N20." in scene.alt


def test_the_trail_is_the_partys_way(wood: State) -> None:
    state = replace(wood, known=("1", "2", "5"), visited=("1", "2", "5"), trail=("1", "2", "5"), here=Position("5"))
    scene = picture(state)
    assert hexboard(scene).trail == ((0, 0), (1, 0), (1, 1))
    assert "The party is at O21, a stream, having come from M20 by N20." in scene.alt


@pytest.mark.rule("WLD-G90")
def test_the_header_shows_the_day_the_timer_the_goal_die_and_the_weather(wood: State) -> None:
    state = replace(wood, day=2, stretch=2, timer=3, weather="light", rules=replace(wood.rules, weather=True))
    scene = picture(state)
    assert scene.title == "Day 2, afternoon"
    assert scene.sky == Sky("afternoon", "light rain", "Light rain")
    assert scene.facts == (
        Fact("Timer", "3", die=6),
        Fact("Steps", "6", die=6),
    )
    assert picture(replace(wood, stretch=5)).sky == Sky("night"), "no weather is rolled"


@pytest.mark.rule("WLD-G73", "WLD-G90")
def test_the_goal_die_leaves_the_header_with_the_goal_that_was_lost(wood: State) -> None:
    assert Fact("Steps", "6", die=6) in picture(wood).facts
    assert "Steps" not in [fact.label for fact in picture(replace(wood, goal="lost")).facts]


def test_the_legend_explains_only_what_is_drawn(wood: State) -> None:
    scene = picture(wood)
    assert marks(scene) == {"pill", "shelter", "party", "reroll"}


def test_from_the_third_day_on_the_legend_is_the_goal_and_what_is_new(wood: State) -> None:
    walked = replace(wood, known=("1", "2", "5"), visited=("1", "2", "5"), here=Position("5"))
    assert {"pill", "shelter"} <= {line.mark for line in picture(walked).legend}
    third = picture(replace(walked, day=3))
    assert hexboard(third).newest == ((1, 1),)
    assert third.legend == (Legend("star", "Goal: Find the den"),)
    back = picture(replace(walked, day=3, visited=("1", "5", "2"), here=Position("2")))
    assert back.legend == (Legend("star", "Goal: Find the den"),), "a forest is nothing new"
    gone_on = picture(replace(walked, day=3, here=Position("1")))
    assert "New on the map: O21." in gone_on.alt and "Newest" not in third.alt


@pytest.mark.parametrize(
    ("about", "told"),
    [
        ("Find the den.", "Goal: Find the den"),
        ("The duke is dead and nobody knows it yet. Find his ring before the snow.", "Goal: Find his ring before the snow"),
        (
            "Find the island where the queen's crown was hidden, before the mainland's cutter does.",
            "Goal: Find the island where the queen's crown was hidden",
        ),
    ],
)
def test_the_goal_is_told_in_a_line(wood: State, about: str, told: str) -> None:
    region = replace(wood.region, goal=Goal("den", 6, 0, about))
    assert picture(replace(wood, region=region, day=3)).legend[0] == Legend("star", told)


def test_a_goal_that_was_found_has_a_star_on_the_map_and_in_the_legend(wood: State) -> None:
    found_it = replace(wood, day=3, finds=(*wood.finds, Found("den", "searched")), goal="found")
    assert picture(found_it).legend[0] == Legend("star", "Goal: Den, P21")
    assert {cell.label: cell.icons for cell in hexboard(picture(found_it)).cells}["P21"] == ("star",)
    assert picture(replace(wood, day=3, goal="lost")).legend[0] == Legend("star", "Goal: lost")


@pytest.mark.rule("WLD-G12")
def test_every_member_has_a_row_with_fatigue_wounds_and_resolve(wood: State) -> None:
    ranger, rogue, druid, fighter = wood.members
    members = (
        replace(ranger, fatigue=4),
        replace(rogue, fatigue=6, wounds=(Wound("mind"), Wound("spirit")), resolve=0),
        replace(druid, fatigue=1, poisoned=True, resolve=2),
        fighter,
    )
    scene = picture(replace(wood, members=members))
    assert [(row.name, row.counts) for row in scene.panel] == [
        ("Ranger", (("moon", "4/6"), ("reroll", 1))),
        ("Rogue", (("moon", "6/6"), ("sword", 2), ("reroll", 0))),
        ("Druid", (("moon", "1/6"), ("dust", ""), ("reroll", 2))),
        ("Fighter", (("reroll", 1),)),
    ]
    # The bar is what they can still bear, of 6, once there is Fatigue; members who collapsed stay in the picture.
    assert [(row.token.health, row.token.most) for row in scene.panel] == [(2, 6), (0, 6), (5, 6), (6, 0)]
    assert [row.down for row in scene.panel] == [False, True, False, False]
    assert "Ranger: Fatigue 4 of 6; Rogue: collapsed, Fatigue 6 of 6" in scene.alt


def test_resolve_is_explained_on_the_first_days_and_what_ails_members_always(wood: State) -> None:
    icons = {"moon", "reroll", "sword", "dust"}
    wounded = replace(wood, members=(replace(wood.members[0], fatigue=1, wounds=(Wound("mind"),)), *wood.members[1:]))
    assert marks(picture(wood)) & icons == {"reroll"}, "who is well has no mark but Resolve"
    assert marks(picture(wounded)) & icons == icons - {"dust"}
    assert marks(picture(replace(wounded, day=3))) & icons == {"moon", "sword"}


@pytest.mark.rule("WLD-187")
def test_a_hidden_passage_is_drawn_once_both_its_ends_are(wood: State) -> None:
    region = replace(wood.region, paths=(Path("1", "9", "forest"),))
    assert hexboard(picture(replace(wood, region=region))).passages == ()
    known = replace(wood, region=region, known=("1", "9"))
    assert hexboard(picture(known)).passages == (((0, 0), (1, 2)),)
    assert "A hidden passage joins M20 and O22." in picture(known).alt


def test_a_crop_shows_the_surroundings_of_a_known_place_and_of_no_other(wood: State) -> None:
    state = replace(wood, known=("1", "2"))
    near = picture(state, look=Look(at="N20"))
    assert near.at == "N20"
    assert hexboard(near).close
    assert hexboard(near).focus == (1, 0)
    for nowhere in ("P21", "Z99", "x"):
        far = picture(state, look=Look(at=nowhere))
        assert far.at == ""
        assert not hexboard(far).close


@pytest.mark.rule("WLD-G87", "WLD-G88")
def test_the_desk_shows_everything_to_the_game_master_alone() -> None:
    state = party(master=True)
    desk = picture(state, 4, Look("desk"))
    board = hexboard(desk)
    assert len(board.cells) == 20
    assert {cell.label: cell.secrets[0].tn for cell in board.cells if cell.secrets}["P23"] == 12
    assert {cell.state for cell in board.cells} == {"visited", "veiled"}
    assert len(board.traces) == 2
    assert "Ruined watchtower at P23 (12)" in desk.alt
    assert desk.chip is not None
    assert desk.chip.text == "Only you see this"
    assert picture(state, 0, Look("desk")) == picture(state, 0)
    assert picture(state, None, Look("desk")) == picture(state, None)
    assert len(hexboard(picture(state, 4)).cells) == 1


@pytest.mark.rule("WLD-G83")
def test_at_the_end_the_whole_region_is_laid_open() -> None:
    state = replace(party(), phase="over", ending="left")
    scene = picture(state, None)
    assert scene.title == "Day 1 – The party leaves"
    assert len(hexboard(scene).cells) == 20
    assert hexboard(scene).pills == ()
    assert "Not found: " in scene.alt
    assert scene.facts == ()
    assert scene.sky is None
    lost, won = (picture(replace(state, ending=ending), None).title for ending in ("defeat", "goal"))
    assert (lost, won) == ("Lost: no one can go on", "Won: the goal is reached")


def test_a_game_that_was_broken_off_shows_no_more_than_before(wood: State) -> None:
    scene = picture(wood, None, Look("ended"))
    assert scene.title == "Day 1 – broken off"
    assert len(hexboard(scene).cells) == 1
    assert hexboard(scene).pills == ()


# Points.


@pytest.mark.rule("WLD-G31", "WLD-G81")
def test_a_map_of_points_shows_known_places_and_the_beginnings_of_ways(vale: State) -> None:
    scene = picture(vale)
    board = graph(scene)
    assert [(node.key, node.state) for node in board.nodes] == [
        ("mill", "visited"),
        ("?millA", "unknown"),
        ("?millB", "unknown"),
    ]
    assert [(way.a, way.b, way.state, way.floor) for way in board.ways] == [
        ("mill", "?millA", "unknown", ""),
        ("mill", "?millB", "unknown", ""),
    ]
    assert [(way.text, way.end) for way in board.exits] == [("A", "?millA"), ("B", "?millB")]
    assert "A goes to an unknown place; B goes to an unknown place." in scene.alt
    assert "airn" not in repr(scene)


@pytest.mark.rule("WLD-G31", "WLD-163")
def test_the_words_name_the_way_that_a_clue_is_drawn_on_whether_its_end_is_known_or_not(vale: State) -> None:
    clued = replace(vale, tokens=(Clue("trace", "Cart ruts.", "mill", "cairn", "cairn"),))
    scene = picture(clued)
    assert [way.lead for way in graph(scene).ways] == ["b", ""]
    assert "A goes to an unknown place, where a clue leads; B goes to an unknown place." in scene.alt
    scene = picture(replace(clued, known=("mill", "cairn")))
    assert "A goes to Cairn, where a clue leads; B goes to an unknown place." in scene.alt
    # Where it leads the party has been by now, and the arrow is gone.
    back = picture(replace(clued, known=("mill", "cairn"), visited=("mill", "cairn"), here=Position("cairn")))
    assert graph(back).ways[0].lead == ""
    assert "where a clue leads" not in back.alt


@pytest.mark.rule("WLD-G31")
def test_on_a_path_the_party_stands_between_and_may_go_on_or_back(vale: State) -> None:
    known = replace(vale, known=("mill", "cairn"), here=Position("mill", "cairn", 1))
    scene = picture(known)
    board = graph(scene)
    way = board.ways[0]
    assert (way.segments, way.at, way.bound, way.state) == (2, 1, "b", "visited")
    assert [(badge.text, badge.start, badge.end) for badge in board.exits] == [
        ("A", "mill", "cairn"),
        ("B", "cairn", "mill"),
    ]
    assert "The party is on the way from Mill to Cairn, 1 of 2. A goes on to Cairn; B goes back to Mill." in " ".join(
        scene.alt.split()
    ).replace("Pathfinder Ranger, Lookout Rogue. ", "")


def test_a_clue_on_a_map_of_points_marks_the_way_that_it_leads(vale: State) -> None:
    state = replace(vale, tokens=(Clue("trace", "", "mill", "pool", "tor"),))
    assert [way.lead for way in graph(picture(state)).ways] == ["", "b"]


# Secrets.


def shown(state: State, seat: int | None) -> tuple[object, ...]:
    """Return everything that a seat can be shown of a state in which nothing is under way."""
    view = view_for(state, seat)
    looks = (Look(), Look("ended"), Look("desk"), *(Look(at=place) for place in GAME.entries(view, "journal")))
    return (
        *(GAME.scene(view, look) for look in looks),
        GAME.ask(view),
        GAME.status(view),
        GAME.sheet(view),
        GAME.private(view),
        *(GAME.page(view, page.name, "") for page in GAME.pages),
        *(tuple(GAME.entries(view, page.name)) for page in GAME.pages),
        *(GAME.page(view, "journal", place) for place in GAME.entries(view, "journal")),
    )


def somewhere(region: Region) -> State:
    """Return a party that has been to four places, holds a clue and a rumour, and stands before a blocked way."""
    state = party(region, "ranger", "rogue", "druid")
    here = region.start
    trail = [here]
    for _ in range(3):
        at = region.place_by_id[here].at
        near = [
            place.id
            for place in region.places
            if place.id not in trail
            and (
                region.path(here, place.id) is not None
                if at is None
                else place.at is not None
                and (place.at[0] - at[0], place.at[1] - at[1]) in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
            )
        ]
        if not near:
            break
        here = near[0]
        trail.append(here)
    hidden = next(site for site in region.sites if site.hidden)
    visible = next((site for site in region.sites if not site.hidden), None)
    finds = (
        ()
        if visible is None
        else (Found(visible.id, "rumour", placed=region.format == "hex", direction="east", far="near"),)
    )
    return replace(
        state,
        here=Position(here),
        visited=tuple(trail),
        known=tuple(trail),
        trail=tuple(trail),
        finds=finds,
        tokens=(Clue("trace", "Prints.", here, trail[-2], hidden.at, hidden.id),),
        blocks=(Block(here, trail[-2], 4),),
    )


def test_the_edge_of_a_region_does_not_show(wood: State) -> None:
    small = hexes("ff", "ff", sites=SITES[:1])
    large = hexes("ffffff", "ffffff", "ffffff", sites=SITES[:1])
    few, many = (party(region, finds=(Found("camp", "seen"),)) for region in (small, large))
    assert picture(few) == picture(many)
    assert found(wood, "den") is None
    assert "Den" not in repr(picture(wood))


def test_a_passage_between_far_hexes_is_a_next_move(wood: State) -> None:
    region = replace(wood.region, paths=(Path("1", "9", "forest"),))
    board = hexboard(picture(replace(wood, region=region, known=("1", "9"))))
    assert "O22" in [name for name, _ in board.pills]


def test_every_terrain_and_kind_of_site_can_be_drawn() -> None:
    assert set(TERRAINS) <= set(terrain.TERRAINS)
    assert set(CATEGORIES) <= ICONS
