"""How an expedition ends."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.game import Outcome
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import ending
from engine.games.wilds.rules.events.meeting import Ended
from engine.games.wilds.rules.finding import challenge
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Found
from tests.games.wilds.build import decide, hexes, kinds_of, only, party, working

rule = pytest.mark.rule

HIDDEN = Site("cave", "2", "A cave", "secret", hidden=True, tn=10)


@rule("WLD-035")
@rule("WLD-G83")
def test_a_vote_ends_it_and_what_was_never_found_is_told() -> None:
    state, events = decide(party(hexes("ffff", sites=[HIDDEN])), "depart")
    report = only(events, "ended").facts
    assert (report["how"], report["days"], report["explored"], report["sites"], report["all_sites"]) == (
        "voted",
        1,
        25,
        0,
        1,
    )
    assert only(events, "kept_place").facts["name"] == "A cave"
    assert GAME.turn(state) == ()
    assert GAME.outcome(state) == Outcome("retreat")


@rule("WLD-G83")
@pytest.mark.parametrize(
    ("how", "goal", "result"),
    [
        ("left", "done", "won"),
        ("voted", "open", "retreat"),
        ("left", "lost", "lost"),
        ("defeat", "open", "lost"),
        ("goal", "done", "won"),
    ],
)
def test_who_comes_home_with_the_goal_done_has_won(how: str, goal: str, result: str) -> None:
    region = replace(hexes("ff", sites=[HIDDEN]), goal=Goal("cave"))
    expedition = working(party(region, goal=goal))
    ending.end(expedition, how)
    outcome = GAME.outcome(expedition.state)
    assert outcome is not None
    assert outcome.result == result
    assert outcome.winners == ((0, 1, 2, 3) if result == "won" else ())


@rule("WLD-035")
@rule("WLD-237")
def test_without_a_goal_it_is_won_when_most_was_explored() -> None:
    places = ("1", "2", "3", "4")
    expedition = working(party(hexes("fffff"), visited=places, known=places))
    ending.end(expedition, "left")
    outcome = GAME.outcome(expedition.state)
    assert outcome is not None
    assert outcome.result == "won"


@rule("WLD-G83")
def test_an_expedition_ends_once() -> None:
    expedition = working(party())
    ending.end(expedition, "left")
    ending.end(expedition, "voted")
    assert kinds_of(expedition.events).count("ended") == 1


@rule("WLD-G72")
@rule("WLD-G83")
def test_a_goal_that_is_only_on_the_map_is_found_and_not_done() -> None:
    region = replace(hexes("ffff", sites=[HIDDEN]), goal=Goal("cave", 6))
    expedition = working(party(region, goal="open", challenge=1))
    challenge.move(expedition, 1, "search")
    ending.end(expedition, "left")
    report = only(expedition.events, "ended").facts
    assert (report["goal"], report["sites"], report["unreached"]) == ("found", 1, ("A cave",))
    assert GAME.outcome(expedition.state) == Outcome("retreat")


@rule("WLD-G83")
@rule("WLD-G88")
def test_a_game_master_who_ends_it_with_the_goal_says_that_it_is_done() -> None:
    region = replace(hexes("ffff", sites=[HIDDEN]), goal=Goal("cave", 6))
    expedition = working(party(region, goal="open", challenge=1))
    ending.end(expedition, "goal")
    assert only(expedition.events, "ended").facts["goal"] == "done"


@rule("WLD-G69")
@rule("WLD-G83")
def test_a_goal_that_is_a_settlement_is_done_when_it_was_looked_into() -> None:
    village = Site("village", "1", "A village", "settlement", disposition="friendly")
    region = replace(hexes("ffff", sites=[village]), goal=Goal("village"))
    state = party(region, "ranger", goal="found", finds=(Found("village", "seen"),))
    state, events = decide(state, "investigate village best plain")
    assert state.goal == "done" and only(events, "goal").facts["what"] == "reached"


@rule("WLD-G83")
def test_a_defeat_is_a_defeat_though_the_goal_was_done() -> None:
    region = replace(hexes("ff", sites=[HIDDEN]), goal=Goal("cave"))
    expedition = working(party(region, goal="done"))
    ending.end(expedition, "defeat")
    assert expedition.state.ending == "defeat"
    assert only(expedition.events, "ended").facts["how"] == "defeat"
    assert GAME.outcome(expedition.state) == Outcome("lost")


@rule("WLD-G83")
@pytest.mark.parametrize(
    ("visited", "of", "goal", "result"),
    [
        (4, 5, "none", "won"),
        (3, 4, "none", "retreat"),
        (7, 9, "none", "retreat"),
        (5, 5, "none", "won"),
        (5, 5, "open", "retreat"),
    ],
)
def test_most_is_four_fifths_and_counts_only_without_a_goal(visited: int, of: int, goal: str, result: str) -> None:
    places = tuple(str(number) for number in range(1, visited + 1))
    region = hexes("f" * of, sites=[HIDDEN])
    if goal != "none":
        region = replace(region, goal=Goal("cave"))
    expedition = working(party(region, visited=places, known=places, goal=goal))
    ending.end(expedition, "voted")
    outcome = GAME.outcome(expedition.state)
    assert outcome is not None
    assert outcome.result == result


@rule("WLD-G105")
def test_no_day_is_the_last() -> None:
    state = party(hexes("fff", "fff"), day=300, stretch=4)
    state = replace(state, roles=replace(state.roles, forager=-1))
    # The Ranger finds shelter, 10 + 6 + 2: Critical; then four Supply Checks of 4.
    state, events = decide(state, "camp", 10, 6, 6, 4, 4, 4, 4)
    assert (state.day, state.phase) == (301, "trek") and "ended" not in kinds_of(events)


@pytest.mark.rule("WLD-G83")
@pytest.mark.parametrize(
    ("goal", "sites", "coins", "points", "rank"),
    # The goal, 4 sites and 300 coins are 10 points: a rank for each quarter. 40 in goods count as coins.
    [
        ("open", 2, 59, 2, "wanderers"),
        ("done", 1, 0, 4, "pathfinders"),
        ("done", 1, 60, 5, "explorers"),
        ("done", 4, 100, 8, "legends"),
    ],
)
def test_the_rank_is_made_of_goal_sites_and_coins(goal, sites, coins, points, rank) -> None:
    told = Ended("left", "The Test", 3, 7, 35, sites, 4, coins, goal, goods=40).variables()
    assert (told["points"], told["rank"]) == (points, rank)
