"""The map as a picture: what is drawn of what the party knows, and nothing of what it does not."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.scene import Chip, Fact, Legend, Look, Node, Pool, Scene, Secret, Token, Way
from engine.games.regions.game import GAME
from engine.games.regions.picture.panes import legend
from engine.games.regions.picture.slabs.drawings.grounds import GROUNDS
from engine.games.regions.picture.slabs.slabboard import SlabBoard
from engine.games.regions.picture.slabs.slabchart import fit
from engine.games.regions.state.scenarios import Feature, Ground, Placed, Region
from engine.games.regions.state.state import Body, Sighting, State, Turn
from engine.games.regions.state.state import Pool as Left
from engine.games.regions.state.view import view_for
from engine.render import draw

from .build import (
    ADA,
    BOB,
    CY,
    chase,
    corridor,
    looked,
    party,
    region,
    rocky_wall,
    scenario,
    stealth_house,
    way,
    with_entity,
    with_member,
)

GNATS = Placed("gnats", "needle-gnats", "passage", single=True)


def picture(state: State, seat: int | None = None, look: Look | None = None) -> Scene:
    """Return the picture that a seat sees, drawn once to be sure that it can be."""
    scene = GAME.scene(view_for(state, seat), look or Look())
    assert draw(scene).png
    return scene


def graph(scene: Scene) -> SlabBoard:
    """Return the board of a picture."""
    assert isinstance(scene.board, SlabBoard)
    return scene.board


def node(scene: Scene, key: str) -> Node:
    """Return a region of a picture."""
    return next(node for node in graph(scene).nodes if node.key == key)


def only_way(scene: Scene, *ends: str) -> Way:
    """Return the way between two regions of a picture."""
    return next(way for way in graph(scene).ways if {way.a, way.b} == {*ends})


@pytest.mark.rule("REG-013", "REG-016", "REG-020")
def test_at_the_start_there_is_the_start_its_ways_and_what_is_seen_from_it() -> None:
    scene = picture(party())
    assert {node.key: node.state for node in graph(scene).nodes} == {"hall": "visited", "passage": "seen"}
    assert only_way(scene, "hall", "passage").state == "seen"
    assert [token.letter for token in node(scene, "hall").tokens] == ["Ad", "Bo", "Cy"]


@pytest.mark.rule("REG-038")
def test_an_exit_that_leads_to_an_unknown_place_is_a_stub() -> None:
    where = scenario(way("hall", "yard", obstacle="rubble"), way("yard", "far"), way("yard", "farther"))
    scene = picture(party(where))
    stub = next(node for node in graph(scene).nodes if node.state == "unknown")
    assert (stub.key, stub.name, stub.light, stub.tokens) == ("?hall/A", "", "", ())
    assert len(graph(scene).nodes) == 2
    assert only_way(scene, "hall", "?hall/A").state == "unknown"


def test_unseen_regions_change_nothing_in_the_picture() -> None:
    small = scenario(way("hall", "yard", obstacle="rubble"))
    large = scenario(way("hall", "yard", obstacle="rubble"), way("yard", "far"), way("far", "farther"), goal="farther")
    assert picture(party(small)).board == picture(party(large)).board


def test_regions_lie_in_the_columns_and_rows_of_their_scenario_from_the_first_post_to_the_last() -> None:
    places = {"hall": (0, 1), "yard": (1, 1), "far": (4, 2), "west": (-1, 0)}
    ways = [way(a, b) for a, b in pairwise(places)]
    regions = tuple(region(key, x=x, y=y) for key, (x, y) in places.items())
    state = party(scenario(*ways, regions=regions), turn=ADA)
    for count in range(1, 5):
        known = replace(state, seen=tuple(places)[:count], ways=tuple(item.id for item in ways[:count]))
        whole = picture(known, ADA, Look(closer=True))
        drawn = [item for item in graph(whole).nodes if item.state != "unknown"]
        assert [(item.x, item.y) for item in drawn] == list(places.values())[:count]


def test_the_region_that_came_to_be_known_last_is_framed_once_a_member_has_gone_anywhere() -> None:
    where = scenario(way("hall", "yard"), way("yard", "far"))
    state = party(where)
    assert not [item for item in graph(picture(state)).nodes if item.newest]
    went = replace(state, explored=("hall", "yard"))
    assert [item.key for item in graph(picture(went)).nodes if item.newest] == ["yard"]
    farther = replace(went, seen=("hall", "yard", "far"), ways=(*state.ways, where.connections[1].id))
    assert [item.key for item in graph(picture(farther)).nodes if item.newest] == ["far"]


def test_a_region_is_drawn_as_its_scenario_says_or_as_its_setting_light_and_water_do() -> None:
    where = scenario(
        way("hall", "nave"),
        way("hall", "pool"),
        way("hall", "shed"),
        way("hall", "dell"),
        regions=(
            Region("nave", "Nave", ground="chapel"),
            Region("pool", "Pool", water="surface"),
            Region("shed", "Shed", light="dark", settings=("civilization",)),
            Region("dell", "Dell", light="dark", settings=("wilderness",)),
        ),
    )
    keys = ("hall", "nave", "pool", "shed", "dell")
    state = looked(replace(party(where), explored=keys, seen=keys))
    floors = {item.key: item.floor for item in graph(picture(state)).nodes}
    assert floors == {"hall": "hall", "nave": "chapel", "pool": "water", "shed": "room", "dell": "wood"}


def test_where_the_party_sets_out_is_drawn_before_anybody_goes() -> None:
    state, _ = GAME.new(Setup(("Ada", "Bob"), GAME.options()), Dice(KeyedSource("first")))
    (only,) = graph(picture(state)).nodes
    assert (only.key, only.state, only.light) == (state.scenario.start, "seen", "lit")
    assert only.floor == state.scenario.region_by_id[state.scenario.start].ground != ""


def test_no_one_learns_what_a_goal_looks_like_that_was_only_told_of() -> None:
    where = scenario(way("hall", "yard", obstacle="rubble"), regions=(Region("yard", "Yard", ground="vault"),), goal="yard")
    scene = picture(party(replace(where, known_goal=True)))
    assert (node(scene, "yard").name, node(scene, "yard").floor) == ("Yard", "")


def test_every_ground_of_a_scenario_can_be_drawn() -> None:
    assert set(GROUNDS) == {*get_args(Ground)} - {""}


def test_a_member_bears_the_mark_of_what_they_carry_the_most_wanted_first() -> None:
    things = Feature("idol", "Idol", "hall", "object"), Feature("latchkey", "Latchkey", "hall", "key")
    where = scenario(way("hall", "yard"), regions=(region("hall", light="dark"),))
    state = party(replace(where, features=things))
    state = replace(state, found=("idol", "latchkey"), taken=("idol", "latchkey"))
    state = with_member(state, ADA, objects=("latchkey", "idol"), light=True)
    state = with_member(with_member(state, BOB, objects=("latchkey",), light=True), CY, light=True)
    assert [token.icon for token in node(picture(state), "hall").tokens] == ["object", "secret", "torch"]
    assert [row.token.icon for row in picture(state).panel] == ["object", "secret", "torch"]
    day = replace(state, scenario=replace(state.scenario, regions=scenario(way("hall", "yard")).regions))
    assert [token.icon for token in node(picture(day), "hall").tokens] == ["object", "secret", ""], "a lamp by day"


@pytest.mark.rule("REG-040", "REG-051")
def test_light_and_water_are_drawn() -> None:
    where = scenario(
        way("hall", "cellar"),
        way("hall", "pool"),
        way("hall", "culvert"),
        regions=(
            region("cellar", light="dark"),
            Region("pool", "Pool", water="surface"),
            Region("culvert", "Culvert", water="submerged"),
        ),
    )
    state = party(where)
    known = ("hall", "cellar", "pool", "culvert")
    state = looked(replace(state, explored=known, seen=known))
    scene = picture(state)
    assert [node(scene, key).light for key in ("hall", "cellar")] == ["lit", "dark"]
    assert [node(scene, key).water for key in ("hall", "pool", "culvert")] == ["", "surface", "submerged"]
    marks = [line.mark for line in scene.legend]
    assert {"slab:dark", "slab:surface", "slab:submerged"} <= set(marks)


@pytest.mark.rule("REG-080", "REG-088")
def test_an_obstacle_shows_what_is_left_of_it_for_each_beside_it() -> None:
    state = replace(party(rocky_wall()), pools=(Left("rocky-wall", ADA, 2),))
    wall = next(entity.id for entity in state.entities if entity.kind == "rocky-wall")
    state = replace(state, pools=(Left(wall, ADA, 2),))
    shown = next(way for way in graph(picture(state)).ways if way.icon == "wall")
    assert [(token.letter, left) for token, left in shown.pools] == [("Ad", 2)], "who has begun"
    assert shown.effort == "6", "what all others have to do"
    every = replace(state, pools=tuple(Left(wall, index, left) for index, left in ((ADA, 2), (BOB, 4), (CY, 1))))
    shown = next(way for way in graph(picture(every)).ways if way.icon == "wall")
    assert [(token.letter, left) for token, left in shown.pools] == [("Ad", 2), ("Bo", 4), ("Cy", 1)] and shown.effort == ""
    fresh = next(way for way in graph(picture(replace(state, pools=()))).ways if way.icon == "wall")
    assert (fresh.effort, fresh.pools) == ("6", ())


@pytest.mark.rule("REG-232", "REG-G57")
def test_a_barrier_for_all_shows_its_effort_and_its_lock() -> None:
    where = scenario(way("hall", "yard", obstacle="barred-door"), way("hall", "lane", obstacle="rubble"))
    state = party(where)
    rubble = next(entity.id for entity in state.entities if entity.kind == "rubble")
    scene = picture(with_entity(state, rubble, ep=4))
    door, heap = (next(way for way in graph(scene).ways if way.icon == icon) for icon in ("barred", "rubble"))
    assert (door.effort, door.lock) == ("12", "d8")
    assert (heap.effort, heap.lock) == ("4/9", "")


@pytest.mark.rule("REG-190")
def test_a_door_that_may_not_be_broken_shows_its_lock_only() -> None:
    scene = picture(party(scenario(way("hall", "yard", obstacle="barred-door"), no_bash=True, type="stealth")))
    door = next(way for way in graph(scene).ways if way.icon)
    assert (door.effort, door.lock) == ("", "d8")
    assert not any("effort" in line.text for line in scene.legend)


@pytest.mark.rule("REG-088")
def test_the_legend_says_whether_effort_is_everybodys_own() -> None:
    """A climb is begun by each for themselves, also where each has as much to do and one number says it."""
    rubble = picture(party(scenario(way("hall", "lane", obstacle="rubble"))))
    climb = picture(party(rocky_wall()))
    texts = [[line.text for line in scene.legend if "effort" in line.text] for scene in (rubble, climb)]
    assert texts == [["Rubble (effort)"], ["Rocky wall (effort, of each)"]]


@pytest.mark.rule("REG-036")
def test_challenges_in_sight_are_tokens() -> None:
    scene = picture(party(corridor(placed=(GNATS,))))
    (gnats,) = node(scene, "passage").tokens
    assert (gnats.kind, gnats.health, gnats.most, gnats.number) == ("creature", 7, 7, 0)
    assert Legend("figure:creature:swarm", "Needle gnats") in scene.legend


@pytest.mark.rule("REG-036", "REG-037", "REG-045")
def test_what_no_one_sees_is_not_drawn() -> None:
    empty = picture(party(corridor()))
    for placed in (
        Placed("gnats", "needle-gnats", "vault", single=True),
        Placed("dust", "choking-dust", "passage"),
        Placed("plate", "dart-plate", "hall"),
        Placed("imp", "lantern-imp", "passage", single=True),
    ):
        assert picture(party(corridor(placed=(placed,)))) == empty


def test_what_went_out_of_sight_is_drawn_where_it_was_last_seen() -> None:
    state = party(corridor(placed=(GNATS,)))
    away = replace(with_entity(state, "gnats", at="vault"), round=2)
    away = replace(away, sightings=(Sighting("gnats", "passage", 1, 7),))
    away = with_member(away, ADA, region="hall")
    dark = replace(
        away,
        scenario=replace(
            away.scenario,
            regions=tuple(replace(item, light="dark") if item.id == "passage" else item for item in away.scenario.regions),
        ),
    )
    scene = picture(dark)
    ((token, words),) = node(scene, "passage").last
    assert (token.kind, words) == ("creature", "round 1")
    assert node(scene, "passage").tokens == ()
    assert Legend("last:creature", "Last seen (round)") in scene.legend


@pytest.mark.rule("REG-013")
def test_alerts_and_bodies_are_drawn() -> None:
    state = party(stealth_house(), at="lobby")
    alert = looked(with_entity(state, "walker", alerted=True))
    scene = picture(alert)
    (seeker,) = node(scene, "stairs").tokens
    assert (seeker.kind, seeker.alert) == ("seeker", True)
    assert scene.chip == Chip("Drowsy guard is alert", "seeker", True)
    fallen = replace(with_entity(state, "walker", defeated=True), bodies=(Body("walker", "stairs"),))
    assert [token.kind for token in node(picture(fallen), "stairs").tokens] == ["body"]


@pytest.mark.rule("REG-225")
def test_a_hidden_way_is_dotted_once_it_is_found() -> None:
    where = scenario(way("hall", "yard"), way("hall", "vault", hidden="1d6"))
    assert len(graph(picture(party(where))).ways) == 1
    found = looked(replace(party(where), ways=("hall/yard", "hall/vault")))
    scene = picture(found)
    assert only_way(scene, "hall", "vault").state == "hidden"
    assert Legend("way:hidden", "Hidden way, found") in scene.legend


@pytest.mark.rule("REG-024")
def test_the_goal_has_a_flag_once_it_is_known() -> None:
    assert not any(node.goal for node in graph(picture(party())).nodes)
    told = picture(party(corridor(known_goal=True)))
    goal = node(told, "vault")
    assert goal.goal and goal.name == "Vault"
    assert (goal.light, goal.water, goal.tokens) == ("", "", ())


@pytest.mark.rule("REG-013")
def test_letters_stand_at_the_exits_of_a_member_who_moves() -> None:
    state = party(turn=ADA)
    (leave,) = graph(picture(state)).exits
    assert (leave.text, leave.start, leave.end, leave.state) == ("A", "hall", "passage", "chosen"), (
        "the next step leads there"
    )
    moved = with_member(state, ADA, moved=True)
    assert [leave.state for leave in graph(picture(moved)).exits] == ["later"]
    blocked = party(scenario(way("hall", "yard", obstacle="rubble")), turn=ADA)
    assert [leave.state for leave in graph(picture(blocked)).exits] == ["blocked"]
    assert [leave.state for leave in graph(picture(party())).exits] == ["later"]


@pytest.mark.rule("REG-205", "REG-207")
def test_a_region_that_closes_says_when_and_that_it_has() -> None:
    gate = region("gate", limit=2)
    state = party(replace(chase(6), regions=(gate, *chase(6).regions[1:])))
    assert node(picture(state), "gate").closes == 2
    assert node(picture(replace(state, closed=("street",))), "street").state == "closed"


def test_the_party_stands_in_the_panel_who_acts_first() -> None:
    state = with_member(with_member(party(turn=BOB), ADA, acted=True), CY, ep=0)
    rows = picture(state).panel
    assert [(row.name, row.value, row.acting, row.down) for row in rows] == [
        ("Bob", "18/18", True, False),
        ("Cy", "0/14", False, True),
        ("Ada", "20/20", False, False),
    ]
    assert rows[2].token == Token("adventurer", "Ad", 0, 20, 20, acted=True)


def test_like_names_have_marks_of_their_own() -> None:
    state = with_member(party(), BOB, name="Adam")
    assert [token.letter for token in node(picture(state), "hall").tokens] == ["Ad", "Aa", "Cy"]


@pytest.mark.rule("REG-183", "REG-198")
def test_tokens_and_rounds_are_always_in_sight() -> None:
    stealth = replace(party(stealth_house()), tokens=5, token_most=7)
    assert picture(stealth).pool == Pool("Stealth", "stealth", 5, 7)
    assert picture(replace(party(chase(6)), counter=2, round=3)).pool == Pool("Rounds left", "hourglass", 4, 6)
    assert picture(party()).pool is None
    assert picture(replace(party(chase(4)), counter=3, round=4)).chip == Chip("Last round", "hourglass", True)
    assert picture(replace(stealth, tokens=1)).chip == Chip("Last Stealth Token", "stealth", True)


def test_title_and_header_say_round_actor_and_scenario() -> None:
    assert picture(party(turn=ADA)).title == "Round 1 – Ada to act"
    assert picture(party()).title == "Round 1", "it stays where one of them takes the turn"
    assert picture(party(stealth_house())).facts == (Fact("The Test, stealth"),)
    assert picture(party(), look=Look("ended")).title == "Round 1 – broken off"
    assert picture(party(), look=Look("ended")).board.exits == ()  # type: ignore[union-attr]
    assert picture(with_member(party(turn=ADA), BOB, ep=0)).chip == Chip("Bob is down", "heart", True)


@pytest.mark.rule("REG-G28")
def test_the_game_master_s_own_map_shows_what_hides() -> None:
    chest = Feature("chest", "Chest", "vault", "treasure", hidden="1d6")
    imp = Placed("imp", "lantern-imp", "vault", single=True)
    state = party(corridor(features=(chest,), placed=(imp,)), "warden", master=True)
    desk = picture(state, 1, Look("desk"))
    assert node(desk, "vault").state == "veiled"
    assert node(desk, "vault").secrets == (Secret("treasure"),)
    assert [(token.kind, token.hidden) for token in node(desk, "vault").tokens] == [("creature", True)]
    assert desk.chip == Chip("Only you see this", "secret")
    assert picture(state, 1) == picture(state, 0) == picture(state, None)
    assert picture(state, 0, Look("desk")).board == picture(state, 0).board


def test_once_it_is_over_everything_is_shown() -> None:
    imp = Placed("imp", "lantern-imp", "vault", single=True)
    state = replace(party(corridor(placed=(imp,))), phase="over", ending="lost", why="all dead", round=3)
    scene = picture(state)
    assert scene.title == "Round 3 – lost"
    assert {node.key for node in graph(scene).nodes} == {"hall", "passage", "vault"}
    assert node(scene, "vault").tokens[0].kind == "creature"
    assert graph(scene).exits == ()


def test_the_surroundings_of_a_region_can_be_asked_for() -> None:
    scene = picture(party(), look=Look("map", "passage"))
    assert (scene.at, graph(scene).focus) == ("Passage", "passage")
    assert picture(party(), look=Look("map", "vault")).at == ""
    assert graph(picture(party(turn=ADA))).focus == "hall"


def test_a_region_that_is_asked_for_is_shown_with_those_beside_it_and_larger() -> None:
    where = scenario(way("hall", "yard"), way("yard", "far"), way("far", "end"), way("end", "over"))
    keys = ("hall", "yard", "far", "end", "over")
    state = looked(
        replace(party(where), explored=keys, seen=keys, ways=tuple(connection.id for connection in where.connections))
    )
    whole, close = picture(state), picture(state, look=Look("map", "Yard"))
    assert [item.key for item in graph(close).nodes] == ["hall", "yard", "far"] and len(graph(whole).nodes) == 5
    assert {item.key for item in graph(close).ways} < {item.key for item in graph(whole).ways}
    assert fit(graph(close), 780, 600)[0] > fit(graph(whole), 780, 600)[0]
    assert close.at == "Yard"
    assert close.alt.startswith("A closer look at the lit Yard. Ways to the lit Hall; the lit Far. The Test, round 1")


MANY = SlabBoard(
    (
        Node("hall", 0, 0, "A", "slab", light="lit", water="surface", icons=("cache", "object", "lever"), goal=True),
        Node("yard", 1, 1, "B", "slab", light="dark", state="closed", tokens=(Token("creature", icon="bat"),)),
        Node(
            "far",
            0,
            1,
            "C",
            "slab",
            light="dark",
            tokens=(Token("seeker", alert=True, icon="dog"), Token("environs", icon="mist"), Token("trap", icon="dart")),
        ),
    ),
    (
        Way("hall", "yard", icon="rubble", effort="9", lock="d8", name="Rubble", key="hall/yard"),
        Way("yard", "far", icon="rubble", effort="4", name="Burning beams", key="yard/far"),
        Way("hall", "far", state="hidden", key="hall/far"),
    ),
)


def test_the_legend_names_all_that_is_drawn_in_the_first_two_rounds_what_explains_least_left_out() -> None:
    for round in (1, 2):
        every = legend(replace(party(), round=round), MANY)
        assert Legend("rubble", "Rubble, burning beams (effort)") in every
        assert Legend("figure:creature:bat", "Shaft bats") in every
        assert "figure:seeker:dog:alerted" in {line.mark for line in every}
        far = {"figure:environs:mist", "figure:trap:dart"}
        assert not far & {line.mark for line in every}, "they stay in the yard, where nobody is"
        there = with_member(replace(party(), round=round), ADA, region="far")
        assert {Legend("figure:environs:mist", "Fever mist, acts first")} <= {*legend(there, MANY)}
    assert legend(party(), SlabBoard((Node("?", 0, 0, shape="slab", state="unknown"),))) == ()


def test_from_the_third_round_on_the_legend_names_challenges_and_marks_that_are_new() -> None:
    state = replace(
        party(), round=3, explored=("hall", "far"), seen=("hall", "far", "yard"), ways=("hall/yard", "yard/far", "hall/far")
    )
    foes = ["figure:creature:bat", "figure:seeker:dog:alerted"]
    assert [line.mark for line in legend(state, MANY)][:2] == foes, "in one row"
    nothing_new = replace(state, seen=("hall", "yard", "other"), ways=("x", "y"))
    assert [line.mark for line in legend(nothing_new, MANY)][:2] == foes
    assert len(legend(state, MANY)) < len(legend(state, MANY, every=True)), "all of it stands with the whole map"
    assert len(legend(state, MANY, secrets=True)) == 12, "the game master's names all"


def test_before_anybody_sets_out_there_is_the_start_alone() -> None:
    state = replace(party(), phase="muster", round=0, explored=(), seen=(), ways=(), looked=(), turn=None)
    state = replace(state, members=tuple(replace(member, ready=False, craft="", region="") for member in state.members))
    scene = picture(state)
    assert scene.title == "Who sets out?"
    assert [node.key for node in graph(scene).nodes] == ["hall"]
    assert [row.value for row in scene.panel] == ["", "", ""]
    assert picture(replace(state, phase="town")).title == "In town"


def test_a_turn_s_owner_is_marked_on_the_map() -> None:
    tokens = node(picture(replace(party(), turn=Turn(CY))), "hall").tokens
    assert [token.acting for token in tokens] == [False, False, True]
