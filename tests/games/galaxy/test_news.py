"""What rivals did stays in the posts of a turn until it is over."""

from __future__ import annotations

from engine.core.game import Event
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules.events import course, ventures
from engine.games.galaxy.rules.remembering import remembered
from engine.games.galaxy.speech import asking
from engine.games.galaxy.speech.news import MOST_NEWS, news
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for
from tests.games.galaxy.build import ADA, BOB, CY, galaxy, own, play, put, turn_of


def told(state: State, *happened: object) -> State:
    """Return a state after events, as the turn goes on to Ada."""
    events = [e.told() for e in happened if isinstance(e, course.Happened)]
    assert all(isinstance(event, Event) for event in events)
    return turn_of(remembered(state, state, events), ADA)


def lines(state: State) -> list[str]:
    """Return what is told of rivals."""
    return news(view_for(state, None))


def test_what_was_done_to_its_reader_is_told_again_and_no_more() -> None:
    state = told(
        turn_of(galaxy(3), BOB),
        ventures.Gained("Bob", "Kiln", ""),
        ventures.Explored("Bob", "C4", "frontier", "envoy-ship", 3, token=True),
        course.TurnOver("Bob"),
        course.Produced("Cy", "A3", "2 scout"),
        ventures.Battle("Cy", "Ada", "C3", False),
        ventures.Lost("Ada", "C3", "1 transport"),
        ventures.Lost("Cy", "C3", "1 scout"),
        ventures.BattleOver("Cy", "Ada", "C3", False),
        ventures.Gained("Cy", "Meridian", "Ada"),
        ventures.Gained("Cy", "Aster", ""),
    )
    assert lines(state) == [
        "Cy took Meridian from Ada, beat Ada in C3, destroyed 1 transport of Ada.",
    ], "what else they did stands in the posts between"


def test_an_attack_that_failed_is_told_of_who_made_it_alone() -> None:
    fight = ventures.Battle("Bob", "Cy", "Meridian", True)
    held = told(turn_of(galaxy(3), BOB), fight, ventures.BattleOver("Cy", "Bob", "Meridian", True))
    assert lines(held) == [], "it was done to another"
    mine = ventures.Battle("Bob", "Ada", "Meridian", True)
    kept = told(turn_of(galaxy(3), BOB), mine, ventures.BattleOver("Ada", "Bob", "Meridian", True))
    assert lines(kept) == ["Bob failed to take Meridian from Ada."]
    won = (ventures.BattleOver("Bob", "Cy", "Meridian", True), ventures.Gained("Bob", "Meridian", "Cy"))
    assert lines(told(turn_of(galaxy(3), BOB), fight, *won)) == ["Bob took Meridian from Cy."]


def test_it_is_told_at_the_steps_of_a_turn_and_gone_once_that_is_over() -> None:
    state = put(own(turn_of(galaxy(3), BOB), ADA, "aster"), ADA, "A3", "1 scout")
    state = told(state, ventures.Gained("Bob", "Kiln", "Ada"), course.TurnOver("Bob"))
    assert "Kiln" not in asking.status(view_for(state, None)), "the story of Bob's move stands there"
    moving = play(state, (ADA, "activate B3"))
    assert asking.status(view_for(moving, None)) == "Bob took Kiln from Ada." and not asking.within_turn(
        view_for(moving, None)
    )
    over = remembered(moving, moving, [course.TurnOver("Ada").told()])
    assert [deed.unread for deed in over.news] == [(CY,)], "Cy has still to read it"
    assert remembered(over, over, [course.RoundBegun(2, "Ada").told()]).news == ()


def test_of_many_things_the_least_are_left_out() -> None:
    gained = [ventures.Gained("Bob", name, "Ada") for name in ("Aster", "Kiln", "Fallow", "Lantern", "Hush", "Rope")]
    found = [ventures.Explored("Bob", f"{row}{n}", "frontier", "x", 3, token=True) for row in "ABCDE" for n in range(1, 9)]
    built = [course.Produced("Cy", f"{row}{n}", "1 scout") for row in "ABCDE" for n in range(1, 5)]
    state = told(turn_of(galaxy(3), BOB), *gained, *found, *built)
    said = lines(state)
    assert len(said) == 1 and sum(map(len, said)) <= MOST_NEWS and said[0].startswith("Bob took Aster")


def test_a_relic_for_the_fewest_points_says_so_where_the_seal_is_told_apart() -> None:
    state = told(turn_of(galaxy(3), BOB), ventures.SealBroken("Bob"), ventures.Gained("Bob", "Meridian", ""))
    relic = ventures.Relic("Ada", "trade-core", 9).told()
    assert GAME.tell(view_for(state, None), [relic]).startswith("Ada, with the fewest points, gains the Trade Core.")
    purged = ventures.FragmentsPurged("Ada", "3 cultural").told()
    assert "fewest" not in GAME.tell(view_for(state, None), [purged, relic])
