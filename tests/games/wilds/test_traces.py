"""Tests of traces and of the clues that they and others give."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import Then
from engine.core.languages import speaking
from engine.games.wilds.files.files import region_named
from engine.games.wilds.rules import knowing
from engine.games.wilds.rules.events import HAPPENINGS, happening
from engine.games.wilds.rules.happening import traces
from engine.games.wilds.state import leads
from engine.games.wilds.state.catalogue import WORDS
from engine.games.wilds.state.region import Clue, Path, Place, Site
from engine.games.wilds.state.state import Found, Position, State, Token

from .build import party, points
from .stage import Stage, stage

RANGER, ROGUE, DRUID, FIGHTER = range(4)
LOGGING = Found("logging", "seen")
SEEN = {"finds": (LOGGING,)}
QUIET = 4
"""The row of sounds, which needs no test."""


def pointed(there: Stage) -> list[tuple[str, str, str]]:
    """Return where the party's clues point: shown, in truth, and which site they mean."""
    return [(token.toward, token.target, token.site) for token in there.state.tokens]


@pytest.mark.rule("WLD-159", "WLD-160", "WLD-166", "WLD-G51")
@pytest.mark.parametrize("row", range(1, 7))
def test_every_row_is_told_and_points_somewhere(row: int) -> None:
    there = stage((row, *(4, 4, 1) * (row <= 3)), **SEEN, clues_used=(0,))
    there.go(Then("trace"))
    assert there.fact("trace", "row") == row
    assert there.fact("clue", "toward") == there.place_name("12")
    assert there.state.gains == {"traces": 1}


@pytest.mark.rule("WLD-163", "WLD-230", "WLD-G51", "WLD-G49")
@pytest.mark.parametrize("row", range(1, 7))
def test_a_prepared_clue_is_used_whole_and_once_whatever_the_sub_table_says(row: int) -> None:
    there = stage((row, QUIET), **SEEN)
    there.go(Then("trace"))
    assert there.told("rolled") == []
    assert there.fact("clue", "text") == "boots"
    assert pointed(there) == [("12", "12", "bandits")]
    assert there.state.clues_used == (0,)
    there.go(Then("trace"))
    assert [event.facts["text"] for event in there.told("clue")] == ["boots", ""]
    assert there.done()


@pytest.mark.rule("WLD-244", "WLD-245", "WLD-162", "WLD-229", "WLD-230")
@pytest.mark.parametrize(
    ("at", "toward", "site", "word"), [("11", "12", "bandits", "boots"), ("14", "15", "tower", "stones")]
)
def test_the_prepared_clues_of_the_thornwood(at: str, toward: str, site: str, word: str) -> None:
    there = stage((5,), at=at)
    there.change(region=region_named("thornwood"))
    there.go(Then("trace"))
    assert word in there.fact("clue", "text")
    assert pointed(there) == [(toward, toward, site)]


@pytest.mark.rule("WLD-G50", "WLD-048")
def test_no_number_of_clues_finds_anything() -> None:
    there = stage()
    for _ in range(4):
        knowing.give(there, "person", "tower")
    assert there.state.finds == ()
    assert there.told("site_seen") == []


@pytest.mark.rule("WLD-163", "WLD-G51")
def test_a_prepared_clue_to_something_found_is_passed_over() -> None:
    there = stage((QUIET,), finds=(LOGGING, Found("bandits", "searched")))
    there.go(Then("trace"))
    assert pointed(there) == [("15", "15", "tower")]


@pytest.mark.rule("WLD-164", "WLD-G51")
def test_of_equally_near_sites_the_lower_direction_counts() -> None:
    there = stage(clues_used=(0,))  # beside 11: 7 to the north-east, 12 east, 15 south-east
    assert leads.nearest(there.state, "11") == "logging"
    assert leads.nearest(there.state, "11", hidden=True) == "bandits"
    assert leads.nearest(replace(there.state, finds=(LOGGING, Found("bandits", "scouted"))), "11") == "tower"


@pytest.mark.rule("WLD-164", "WLD-G43")
def test_what_is_only_heard_of_is_not_discovered() -> None:
    there = stage(finds=(Found("logging", "rumour"),))
    assert leads.nearest(there.state, "11") == "logging"
    assert leads.nearest(replace(there.state, finds=(Found("logging", "located"),)), "11") == "logging"


@pytest.mark.rule("WLD-164", "WLD-G51")
def test_a_far_site_is_pointed_to_by_the_first_step() -> None:
    far = {"sites": (Site("hut", "20", "Hut", "shelter"),), "clues": ()}
    there = stage((QUIET,), at="7", region=far)
    there.go(Then("trace"))  # from 7 to 20 three steps: by 11 or 12, of which 12 lies south-east, direction 3
    assert pointed(there)[0][1:] == ("20", "hut")
    assert pointed(there)[0][0] in ("11", "12")
    assert there.done()


@pytest.mark.rule("WLD-165", "WLD-G51", "WLD-G49")
def test_farther_than_three_steps_chance_decides() -> None:
    far = {"sites": (Site("hut", "20", "Hut", "shelter"),), "clues": ()}
    there = stage((QUIET, 2), at="2", region=far)  # beside 2: 3 east, 6 south-east, 5 south-west, 1 west
    there.go(Then("trace"))
    assert pointed(there) == [("6", "6", "")]
    assert there.done()


@pytest.mark.rule("WLD-165", "WLD-G51")
def test_with_nothing_left_a_trace_still_points_and_is_worth_a_boon() -> None:
    there = stage((QUIET, 6), region={"sites": (), "clues": ()})
    there.go(Then("trace"))
    assert pointed(there) == [("6", "6", "")]
    assert leads.boons(there.state, "6") == 1


@pytest.mark.rule("WLD-167", "WLD-G52")
@pytest.mark.parametrize(("age", "when"), [(1, "within the hour"), (2, "half a day ago"), (3, "a day or two ago")])
def test_tracks_tell_who_went_by_how_many_and_how_long_ago(age: int, when: str) -> None:
    there = stage((1, 4, 4, age), **SEEN, clues_used=(0,))
    there.go(Then("trace"))  # the Ranger: Spirit 4 + 4 + Survival 2 = 10
    read = HAPPENINGS.read(there.told("read_trace")[0])
    assert isinstance(read, happening.ReadTrace) and (read.who, read.success, read.kind) == ("Ranger", True, "people")
    assert WORDS.tell(read) == f"Ranger reads the signs: outlaws, 5, {when}."
    assert there.fact("rolled", "skill") == "survival" and there.done()


@pytest.mark.parametrize(
    ("language", "few", "some"), [("de", "Viehdiebe, 3", "Wölfe, 1 bis 4"), ("es", "cuatreros, 3", "lobos, 1 a 4")]
)
def test_who_left_tracks_is_named_in_the_language_that_is_spoken(language: str, few: str, some: str) -> None:
    with speaking(language):
        assert few in WORDS.tell(happening.ReadTrace("Pim", True, "rustlers, 3", "people", 1))
        assert some in WORDS.tell(happening.ReadTrace("Pim", True, "wolves, 1 to 4", "beast", 1))


@pytest.mark.rule("WLD-167", "WLD-G52")
def test_tracks_that_lead_nowhere_are_of_those_who_went_by() -> None:
    # Of nothing at all, a random direction, and to a spring: by the encounter table, 1 wolves 1d4, 6 foresters 1d4+1.
    there = stage((1, 3, 4, 4, 1, 2), region={"sites": (), "clues": ()})
    there.go(Then("trace"))
    read = dict(there.told("read_trace")[0].facts)
    assert (read["kind"], read["text"], read["age"]) == ("beast", "wolves, 1 to 4", 2) and there.done()
    spring = Site("spring", "12", "Spring", "resource")
    there = stage((1, 4, 4, 6, 3), region={"sites": (spring,), "clues": ()})
    there.go(Then("trace"))
    read = dict(there.told("read_trace")[0].facts)
    assert (read["kind"], read["text"], read["age"]) == ("people", "foresters, 2 to 5", 3) and there.done()


@pytest.mark.rule("WLD-167", "WLD-G52")
def test_a_failure_leaves_the_direction() -> None:
    there = stage((1, 3, 4), **SEEN, clues_used=(0,))
    there.go(Then("trace"))
    assert dict(there.told("read_trace")[0].facts) == {
        "who": "Ranger",
        "success": False,
        "text": "",
        "kind": "",
        "age": 0,
    }
    assert pointed(there) == [("12", "12", "bandits")]


@pytest.mark.rule("WLD-168", "WLD-G52")
def test_markings_tell_what_kind_of_site_it_is() -> None:
    # Mind + Education or Lore; no member has learned either: a bane. The Druid: Mind 8; 4, 3 keeps 3: 11.
    there = stage((2, 8, 4, 3), **SEEN, clues_used=(0,))
    there.go(Then("trace"))
    read = dict(there.told("read_trace")[0].facts)
    assert (read["who"], read["success"], read["kind"]) == ("Druid", True, "danger")


@pytest.mark.rule("WLD-169", "WLD-G52")
def test_remains_tell_the_kind_or_without_a_site_give_something_of_use() -> None:
    # Spirit + Perception or Mind + Survival: the Rogue's 4.5 + 3 is best. 3 + 4 + 3 = 10.
    there = stage((3, 3, 4), **SEEN, clues_used=(0,))
    there.go(Then("trace"))
    assert there.told("read_trace")[0].facts["kind"] == "danger"
    assert there.member(ROGUE).items == ()
    empty = stage((3, 1, 3, 4), region={"sites": (), "clues": ()})
    empty.go(Then("trace"))
    assert empty.told("read_trace")[0].facts["kind"] == "material"
    assert [(item.key, item.count) for item in empty.member(ROGUE).items] == [("material", 1)]


@pytest.mark.rule("WLD-168", "WLD-G52")
def test_markings_of_nothing_tell_nothing() -> None:
    there = stage((2, 1, 8, 6, 6), region={"sites": (), "clues": ()})
    there.go(Then("trace"))
    assert there.told("read_trace")[0].facts["kind"] == ""


@pytest.mark.rule("WLD-170", "WLD-171", "WLD-172", "WLD-G52")
@pytest.mark.parametrize("row", [4, 5, 6])
def test_sounds_smoke_and_scent_need_no_test(row: int) -> None:
    there = stage((row,), **SEEN, clues_used=(0,))
    there.go(Then("trace"))
    assert there.told("rolled") == []
    assert there.done()


@pytest.mark.rule("WLD-171", "WLD-G51")
def test_smoke_comes_from_people_only_if_the_place_is_occupied_and_near() -> None:
    there = stage((5,), **SEEN, clues_used=(0,))  # the bandits, one step away
    there.go(Then("trace"))
    assert there.fact("trace", "sure") is True
    tower = stage((5,), finds=(LOGGING, Found("bandits", "searched")), clues_used=(0,))
    tower.go(Then("trace"))
    assert tower.fact("trace", "sure") is False
    camp = {"sites": (Site("camp", "3", "Camp", "danger", occupied=True),), "clues": ()}
    assert traces.is_sure(stage(region=camp, at="11").state, 5, "camp")  # two steps
    assert not traces.is_sure(stage(region=camp, at="14").state, 5, "camp")  # three
    cleared = stage(region=camp, finds=(Found("camp", "seen", done=True),))
    assert not traces.is_sure(cleared.state, 5, "camp")


@pytest.mark.rule("WLD-172", "WLD-G51")
def test_a_scent_only_promises_something_hidden_if_it_is() -> None:
    there = stage()
    assert traces.is_sure(there.state, 6, "tower")
    assert not traces.is_sure(there.state, 6, "spring")
    assert not traces.is_sure(there.state, 4, "tower")


@pytest.mark.rule("WLD-G87", "WLD-165")
def test_the_game_master_may_ask_for_chance_instead() -> None:
    there = stage((QUIET, 5), **SEEN, rules={"referee": "gm"}, master=4)
    there.go(Then("trace"))
    assert (there.question.options, there.question.default) == (("clue", "nearest", "random"), "clue")
    assert there.told("clue") == []
    there.answer("random")
    assert pointed(there) == [("10", "10", "")]
    assert there.state.clues_used == ()


@pytest.mark.rule("WLD-G51", "WLD-G31")
def test_on_a_path_chance_points_ahead_or_back() -> None:
    points = {
        "format": "point",
        "start": "a",
        "places": (Place("a", "hills", name="Ford"), Place("b", "hills", name="Mill")),
        "paths": (Path("a", "b", "road", 2),),
        "sites": (),
        "clues": (Clue("a", "b", "x", "never here"),),
    }
    there = stage((QUIET, 1), region=points, here=Position("a", "b", 1), known=("a",), visited=("a",))
    there.go(Then("trace"))
    assert pointed(there) == [("b", "b", "")]
    assert there.fact("clue", "toward") == "A"
    assert "Mill" not in str(there.events)


# Clue tokens.


@pytest.mark.rule("WLD-180", "WLD-181", "WLD-289", "WLD-G49")
def test_clues_stack_to_two() -> None:
    def boons(*tokens: Token) -> int:
        return leads.boons(stage(tokens=tokens).state, "12")

    trace = Token("trace", "", "11", "12", "12", "bandits")
    assert [boons(*(trace,) * count) for count in range(4)] == [0, 1, 2, 2]
    assert boons(replace(trace, used=True)) == 0
    assert boons(replace(trace, target="8")) == 1  # it points here, though it means another
    assert boons(replace(trace, toward="7")) == 0  # it means this place, and points elsewhere


def open_to(state: State, *places: str) -> list[str]:
    """Return the places where the party can follow its only clue further on than it points."""
    return [place for place in places if leads.may_follow(state, state.tokens[0], place)]


@pytest.mark.rule("WLD-180", "WLD-G49", "WLD-049")
def test_a_clue_helps_where_it_points_and_can_be_followed_up_to_three_steps_that_way() -> None:
    # From 9 east to 10, then 11 and 12 lie straight on, and 15 is 3 steps off over 10; 16 is 4, 5 lies the other way.
    places = ("5", "9", "10", "11", "12", "15", "16")
    for target in ("10", "12", "5"):
        state = stage(tokens=(Token("trace", "", "9", "10", target, "bandits"),)).state
        assert [place for place in places if leads.boons(state, place)] == ["10"]
        assert open_to(state, *places) == ["11", "12", "15"]


@pytest.mark.rule("WLD-180", "WLD-181", "WLD-G49")
def test_a_clue_that_was_followed_helps_there_and_nowhere_else() -> None:
    there = stage(at="12", tokens=(Token("trace", "", "9", "10", "12", "bandits"), Token("map", "", "12", "7", "7")))
    assert leads.combinations_here(there.state) == ("clue-1",)
    knowing.follow(there, "clue-1")
    first, second = there.state.tokens
    assert (first.followed, first.toward, second.followed) == ("12", "10", "")
    assert [place for place in ("10", "11", "12", "15", "7") if leads.boons(there.state, place)] == ["12", "7"]
    assert open_to(there.state, "10", "11", "12", "15") == []


@pytest.mark.rule("WLD-181", "WLD-G49")
def test_no_more_clues_are_followed_to_a_place_than_give_a_boon() -> None:
    further, here = Token("trace", "", "9", "10", "12", "bandits"), Token("map", "", "11", "12", "12")
    assert leads.combinations_here(stage(at="12", tokens=(further,) * 3).state) == (
        "clue-1",
        "clue-2",
        "clue-3",
        "clue-1+clue-2",
        "clue-1+clue-3",
        "clue-2+clue-3",
    )
    assert leads.combinations_here(stage(at="12", tokens=(further, here, further)).state) == ("clue-1", "clue-3")
    assert leads.combinations_here(stage(at="12", tokens=(further, here, here)).state) == ()
    assert leads.combinations_here(stage(at="12", tokens=(replace(further, used=True),)).state) == ()


@pytest.mark.rule("WLD-180", "WLD-G49")
def test_between_points_a_clue_can_be_followed_where_a_shortest_way_leads_over_its_point() -> None:
    region = points(("a", "b", 1), ("b", "c", 1), ("c", "d", 1), ("d", "e", 1), ("a", "f", 1), ("f", "c", 1))
    state = party(region, tokens=(Token("trace", "", "a", "b", "f"),), visited=tuple("abcd"))
    assert [place for place in "abcdef" if leads.boons(state, place)] == ["b"]
    assert open_to(state, *"abcdef") == ["c", "d"]


@pytest.mark.rule("WLD-G49", "WLD-049")
def test_a_path_between_unseen_points_does_not_show_in_where_a_clue_can_be_followed() -> None:
    # From a over b and c to d it is 3 paths. A way over e and f, or a short one from e, would be as short or shorter.
    known = (("a", "b", 1), ("b", "c", 1), ("c", "d", 1), ("a", "e", 1), ("f", "d", 1))
    token = Token("trace", "", "a", "b", "f")
    worth = []
    for secret in ((), (("e", "f", 1),), (("e", "g", 1), ("g", "f", 1))):
        state = party(points(*known, *secret), tokens=(token,), visited=tuple("abcd"))
        worth.append(open_to(state, *"abcd"))
    assert worth == [["c", "d"]] * 3
    # Once e is visited its path to d is known, and over it d lies nearer another way.
    state = party(points(*known, ("e", "d", 1)), tokens=(token,), visited=tuple("abcde"))
    assert open_to(state, *"abcd") == ["c"]


@pytest.mark.rule("WLD-G49")
def test_a_clue_points_to_the_first_step_and_means_the_site() -> None:
    there = stage()
    knowing.give(there, "person", "spring", at="7", by=DRUID)
    (token,) = there.state.tokens
    assert (token.source, token.at, token.target, token.site, token.by) == ("person", "7", "18", "spring", "Druid")
    assert token.toward == "11"  # from 7 over 11 to 14 or 15, then 18


@pytest.mark.rule("WLD-G49")
def test_a_clue_to_something_here_points_here() -> None:
    there = stage(at="15")
    knowing.give(there, "map", "tower")
    assert pointed(there) == [("15", "15", "tower")]


@pytest.mark.rule("WLD-G90", "WLD-160")
def test_what_is_told_of_a_clue_says_nothing_of_what_it_means() -> None:
    real, empty = stage(), stage()
    knowing.give(real, "trace", "tower")
    knowing.give_empty(empty, "trace", "15")
    assert real.events == empty.events


@pytest.mark.rule("WLD-G51")
def test_amounts_are_told_as_a_span() -> None:
    assert [traces.span(dice) for dice in ("5", "1d4", "1d4+1", "2d6x10")] == ["5", "1 to 4", "2 to 5", "20 to 120"]
