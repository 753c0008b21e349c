"""What the party knows: the three ways of showing the map, landmarks, rumours, and what views leave out."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.verbs import MoveTo
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import knowing, legal
from engine.games.wilds.rules.finding import tracking
from engine.games.wilds.speech import choices
from engine.games.wilds.state import board
from engine.games.wilds.state.naming import hex_name
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.region import Clue, Encounter, Goal, Site, Threat
from engine.games.wilds.state.state import Forced, Found, Position, State, Token, discovered, found
from engine.games.wilds.state.view import view_for
from tests.games.wilds.build import hexes, kinds_of, only, party, play, points, thornwood, working

rule = pytest.mark.rule

PEAK = Site("peak", "3", "The peak", "landmark")
CAVE = Site("cave", "2", "A cave", "secret", text="A dark mouth.", inside="Gold.", hidden=True, tn=10, loot="1d6")
VILLAGE = Site("village", "5", "The village", "settlement", known=True)


def shown(reveal: str) -> State:
    region = replace(hexes("fffffff", sites=[PEAK, CAVE, VILLAGE]), reveal=reveal)  # type: ignore[arg-type]
    expedition = working(party(region))
    knowing.see_at_first(expedition)
    return expedition.state


@rule("WLD-224")
@rule("WLD-225")
@rule("WLD-G75")
def test_under_fog_only_the_start_is_known_and_rumours_with_their_distance() -> None:
    state = shown("fog")
    assert state.known == ("1",)
    (village,) = state.finds
    assert (village.site, village.how, village.direction, village.far) == ("village", "rumour", "east", "middle")


@rule("WLD-G75")
@rule("WLD-G76")
def test_a_party_that_sets_out_hears_which_way_its_goal_lies_and_sees_where_the_region_ends() -> None:
    # Seven hexes in a row: the goal is hidden in the last.
    tomb = Site("tomb", "7", "The tomb", "secret", hidden=True)
    region = replace(hexes("fffffff", sites=[PEAK, CAVE, VILLAGE, tomb]), goal=Goal("tomb", 6, about="Find the tomb."))
    expedition = working(party(region))
    knowing.see_at_first(expedition)
    knowing.begin_at(expedition, region.start)
    knowing.hear_at_first(expedition)
    state = expedition.state
    assert state.bearing == "east"
    assert len(state.edges) == 5, "only to the east the region goes on"
    assert [move.to for move in legal.actions_of(state, MoveTo)][:1] == [hex_name(region.place_by_id["2"].at or (0, 0))]
    assert choices.choice(view_for(state, 0), MoveTo("M19")).weight == "written", "the edge is not offered"


@rule("WLD-G75")
@rule("WLD-G76")
def test_by_the_letter_nothing_is_heard_of_the_goal_and_the_edge_is_found_by_trying() -> None:
    tomb = Site("tomb", "7", "The tomb", "secret", hidden=True)
    region = replace(hexes("fffffff", sites=[tomb]), goal=Goal("tomb", 6, about="Find the tomb."))
    expedition = working(party(region, options=Options(rules="letter")))
    knowing.begin_at(expedition, region.start)
    knowing.hear_at_first(expedition)
    assert expedition.state.bearing == "" and expedition.state.edges == ()


@rule("WLD-227")
@rule("WLD-G75")
def test_a_partial_map_shows_the_ground_around_and_the_landmarks() -> None:
    state = shown("partial")
    assert state.known == ("1", "2", "3")
    peak = found(state, "peak")
    assert peak is not None
    assert (peak.how, peak.placed) == ("rumour", True)


@rule("WLD-228")
@rule("WLD-G75")
def test_a_full_map_shows_all_ground_and_no_site() -> None:
    state = shown("full")
    assert state.known == ("1", "2", "3", "4", "5", "6", "7")
    assert state.finds == (), "not even what was heard of"


@rule("WLD-233")
@rule("WLD-143")
@rule("WLD-G76")
def test_on_arrival_visible_sites_come_onto_the_map_and_landmarks_show() -> None:
    spring = Site("spring", "2", "A spring", "resource")
    expedition = working(party(hexes("ffff", sites=[spring, replace(PEAK, at="4")])))
    knowing.enter(expedition, "2", "move")
    assert discovered(expedition.state, "spring")
    assert only(expedition.events, "rumour").facts["direction"] == "east"
    assert expedition.state.before == Position("1")


@rule("WLD-048")
@rule("WLD-G49")
def test_a_discovery_spends_its_clues_and_lifts_the_bane_of_searching_there() -> None:
    token = Token("trace", "", "1", "2", "2", "cave")
    state = party(hexes("fff", sites=[CAVE]), tokens=(token,), retry=(("2", 0), ("1", 0)))
    expedition = working(state)
    assert knowing.discover(expedition, "cave", "searched", 0)
    assert not knowing.discover(expedition, "cave", "searched", 0)
    assert expedition.state.tokens[0].used
    assert expedition.state.retry == (("1", 0),)
    assert kinds_of(expedition.events) == ["site_seen"]


@rule("WLD-G38")
def test_the_party_falls_back_once_to_where_it_was_before_its_latest_move() -> None:
    expedition = working(party(hexes("fff")))
    assert not knowing.fall_back(expedition, "retreat")
    knowing.enter(expedition, "2", "move")
    assert knowing.fall_back(expedition, "retreat")
    assert expedition.state.here == Position("1")
    assert not knowing.fall_back(expedition, "retreat")


@rule("WLD-008")
@rule("WLD-015")
@rule("WLD-G81")
def test_distances_are_counted_in_hexes_or_in_paths() -> None:
    region = thornwood()
    assert board.distance(region, "1", "15") == 4
    assert board.first_steps(region, "11", "12") == ("12",)
    net = points(("ford", "mill", 3), ("mill", "inn", 1), ("inn", "ford", 1))
    assert board.steps(net, "ford") == {"ford": 0, "mill": 1, "inn": 1}


@rule("WLD-049")
@rule("WLD-G90")
def test_a_view_holds_nothing_that_the_party_does_not_know() -> None:
    goal = Goal("cave", 6, 8, "Find it.", "You found it.")
    threats = (Threat("rivals", 6), Threat("storm", 8, public=True))
    clues = (Clue("1", "2", "cave", "Prints."),)
    region = replace(
        hexes("fff", sites=[CAVE, PEAK]),
        goal=goal,
        threats=threats,
        clues=clues,
        encounters=(Encounter(1, "wolves", "beast"),),
    )
    state = party(
        region,
        tokens=(Token("trace", "Prints.", "1", "2", "2", "cave"),),
        forced=Forced(dice=(3,)),
        finds=(Found("peak", "rumour", direction="east"),),
    )
    seen = view_for(state, 0).state
    # The clue points to hex 2: the party can name it, and knows nothing else of it.
    assert [(place.id, place.terrain) for place in seen.region.places] == [("1", "forest"), ("2", "")]
    assert [(site.id, site.at, site.name) for site in seen.region.sites] == [("peak", "", "")]
    assert (seen.region.encounters, seen.region.clues, seen.forced) == ((), (), Forced())
    assert [threat.name for threat in seen.region.threats] == ["storm"]
    assert (seen.tokens[0].target, seen.tokens[0].site) == ("", "")
    assert seen.region.goal == Goal("", 6, 0, "Find it.")
    found_it = replace(state, finds=(Found("cave", "searched"),))
    (cave,) = view_for(found_it, None).state.region.sites
    assert (cave.text, cave.inside, cave.loot, cave.tn) == ("A dark mouth.", "", "", 0)


@rule("WLD-G90")
def test_the_game_master_and_everybody_at_the_end_see_the_whole_map() -> None:
    state = party(hexes("fff", sites=[CAVE]), master=True)
    assert view_for(state, 4).state is state
    assert view_for(replace(state, phase="over"), None).whole


@rule("WLD-G48")
@rule("WLD-049")
def test_what_is_linked_to_a_find_is_told_by_direction_alone() -> None:
    spring = Site("spring", "4", "Spring", "resource")
    expedition = working(party(hexes("ffff", sites=[spring])))
    knowing.rumour(expedition, "spring", "insight", vague=True)
    assert only(expedition.events, "rumour").facts | {"how": ""} == {
        "category": "secret",
        "at": "",
        "direction": "east",
        "far": "",
        "how": "",
    }
    (shown,) = view_for(expedition.state, 0).state.region.sites
    assert (shown.category, shown.at, shown.name) == ("secret", "", "")
    assert tracking.called(expedition.state, "rumour-1") == "something hidden"
    with pytest.raises(IllegalMove, match=r"That is no lead\. You can track the rumoured secret east"):
        play(expedition.state, 0, "track spring best plain")
    assert str(GAME.read(expedition.state, 0, "track rumour-1 careful")) == "track rumour-1 best careful"


@rule("WLD-G75")
@pytest.mark.parametrize(
    ("at", "far"), [("2", "near"), ("3", "near"), ("4", "middle"), ("5", "middle"), ("6", "far"), ("7", "far")]
)
def test_a_rumour_is_near_to_2_steps_and_far_from_5(at: str, far: str) -> None:
    expedition = working(party(hexes("fffffff", sites=[replace(VILLAGE, at=at)])))
    knowing.rumour(expedition, "village", "rumour")
    assert only(expedition.events, "rumour").facts["far"] == far


@rule("WLD-G75")
@rule("WLD-G76")
def test_nothing_is_told_twice_but_from_elsewhere_or_when_its_place_is_told() -> None:
    expedition = working(party(hexes("fffffff", sites=[VILLAGE])))
    knowing.rumour(expedition, "village", "rumour")
    knowing.rumour(expedition, "village", "rumour")
    assert kinds_of(expedition.events) == ["rumour"]
    expedition.change(here=Position("2"))
    knowing.rumour(expedition, "village", "rumour")
    (village,) = expedition.state.finds
    assert (village.seen_at, village.far) == ("2", "middle")
    knowing.rumour(expedition, "village", "map", placed=True)
    knowing.rumour(expedition, "village", "map", placed=True)
    assert kinds_of(expedition.events) == ["rumour"] * 3
    assert expedition.state.finds[0].placed
