"""What a member who was away, and who reads of bots' moves, is told of exploration cards."""

from __future__ import annotations

from engine.games.galaxy.rules.events import course, ventures
from engine.games.galaxy.speech.recalling import MEMORY
from engine.games.galaxy.state.catalogue import WORDS
from engine.games.galaxy.state.view import View

from .build import galaxy


def test_a_find_names_its_planet_and_what_a_card_took_is_told_with_it() -> None:
    found = ventures.Explored("Ada", "Cinder", "hazardous", "survey-party", 5)
    words = WORDS.recap(found, found.recalled(), "it")
    assert (words[""], words["one"]) == ("found it", "Survey Party on Cinder")
    lost = course.RemovedUnits("Ada", "Cinder", "1 infantry", "survey-party")
    (recalled,) = lost.recalled()
    assert (recalled.number, WORDS.recap(lost, recalled, "it")[""]) == (1, "gave up it for Survey Party")
    (gone,) = course.RemovedUnits("Ada", "", "1 infantry", "").recalled()
    assert WORDS.recap(course.RemovedUnits("Ada", "", "1 infantry", ""), gone, "it")[""] == "lost it"


def test_of_a_combat_the_planet_comes_first_and_the_losses_last() -> None:
    fought = (
        ventures.Lost("Ada", "C2", "1 scout"),
        ventures.BattleOver("Ada", "Bob", "C2", False),
        ventures.BattleOver("Ada", "Bob", "Kiln", True),
        ventures.Gained("Ada", "Kiln", "Bob"),
    )
    ((_, gists),) = MEMORY.recalled(View(None, galaxy()), [event.told() for event in fought])
    assert [(gist.words, gist.what) for gist in gists] == [
        ("took {} from Bob", "Kiln"),
        ("won {}", "the fight in C2"),
        ("lost {}", "scout"),
    ]


def test_what_a_rival_finds_by_the_way_is_told_to_no_other() -> None:
    """That a planet is taken, and what lies at a frontier, is told; its card, what that brings, and a power are not."""
    told = [
        ventures.Gained("Ada", "Cinder", "").told(),
        ventures.Explored("Ada", "B4", "frontier", "gamma-beacon", 5).told(),
        course.Used("Ada", "star-lance", "Kiln").told(),
        course.PlacedUnits("Ada", "Kiln", "1 dock", "build").told(),
    ]
    untold = [
        ventures.Explored("Ada", "Cinder", "hazardous", "survey-party", 5).told(),
        course.RemovedUnits("Ada", "Cinder", "1 infantry", "survey-party").told(),
        ventures.Fragment("Ada", "hazardous", 1).told(),
        course.Used("Ada", "lantern", "-").told(),
        ventures.PutAway("survey-party", "discard").told(),
        ventures.Command("Ada", "tactic", 1, "survey-party").told(),
        course.PlacedUnits("Ada", "Cinder", "1 infantry", "field-levies").told(),
    ]
    assert MEMORY.byplay([*told, *untold]) == untold
