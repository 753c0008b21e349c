"""How an expedition ends."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.game import Outcome
from engine.games.wilds import ending
from engine.games.wilds.game import GAME
from engine.games.wilds.regions import Goal, Site
from tests.games.wilds.build import decide, hexes, kinds_of, only, party, working

rule = pytest.mark.rule

HIDDEN = Site("cave", "2", "A cave", "secret", hidden=True, tn=10)


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
