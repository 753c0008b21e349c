"""Tests of the moments that an expedition is remembered for: before the goal, at the win, and what each decision costs."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.verbs import Choose
from engine.games.wilds.game import GAME
from engine.games.wilds.player import advising, second_throws
from engine.games.wilds.player.judgement import ADVISER, TEMPERS
from engine.games.wilds.rules import trials
from engine.games.wilds.rules.events import finding, travelling
from engine.games.wilds.rules.meeting import fights
from engine.games.wilds.state.member import Habits
from engine.games.wilds.state.moves import Depart, Search
from engine.games.wilds.state.region import Goal, Site, Threat
from engine.games.wilds.state.state import Found, Report, State, Timer, foes_met
from engine.games.wilds.state.view import view_for

from .build import hexes, party
from .stage import ROGUE, Stage, change_member, like, meets, stage
from .test_choices import offered
from .test_trials import Nothing
from .test_words import told

MARE = Site("mare", "2", "The Mare", "secret", text="The turf gives. It comes out white.", steps=3)


def before_the_mare(**fields: object) -> State:
    """Return a party that has just come to where it knows its goal to be."""
    region = hexes("fff", sites=(MARE,), goal=Goal("mare", 8, about="Find her.", days=4))
    usual = {"at": "2", "goal": "found", "challenge": 0, "finds": (Found("mare", "goal"),), "trail": ("1", "2")}
    return party(region, **(usual | fields))  # type: ignore[arg-type]


def test_the_first_sight_of_the_goal_stands_before_all_else_and_is_told_once() -> None:
    arrived = travelling.Arrived("N20", "forest", "move")
    first = told(before_the_mare(), arrived)
    assert first == "**The Mare lies before you.** The turf gives. It comes out white.", "the map shows that they arrived"
    again = before_the_mare(trail=("1", "2", "1", "2"))
    assert "lies before you" not in told(again, arrived)


def test_the_win_is_told_by_name_right_after_the_roll_that_brought_it() -> None:
    done = before_the_mare(goal="done")
    look = finding.Investigated("Druid", "The Mare", "weak", "Her head.")
    lines = told(done, look, finding.Goal("reached", "Spades and butter knives.")).split("\n")
    assert lines[0].startswith("Druid studies the Mare")
    assert lines[1] == "**The goal is reached: the Mare.** Spades and butter knives."


def test_after_the_win_a_button_roams_on_beside_the_one_that_goes_home() -> None:
    done = before_the_mare(goal="done", finds=(Found("mare", "goal", done=True, steps=3),))
    offers = {move: GAME.choice(view_for(done, 0), move) for move in GAME.legal(done, 0)}
    first = [move for move, offer in offers.items() if offer.weight == "first"]
    assert Depart() in first and len(first) == 2
    assert offers[Depart()].label == "Go home: ends the expedition"


def test_what_is_known_to_hide_nothing_is_no_place_to_search_by_a_button() -> None:
    state = before_the_mare(goal="done")
    assert offered(state, str(Search())).weight != "written"
    bare = replace(state, reports=(Report("2", feature="no"),))
    assert offered(bare, str(Search())).weight == "written"


def test_a_flight_says_what_it_costs_and_how_often() -> None:
    """A failure tires all, a Blunder costs a Wound besides: both stand on the button."""
    there = meets(like("hostile"))
    foes = foes_met(there.state)
    assert foes is not None
    succeeds, badly = fights.approached(there.state, foes, "flee"), fights.goes_wrong(there.state, foes, "flee")
    assert 0 < badly < 1 - succeeds < 1
    label = GAME.choice(GAME.view(there.state, None), Choose("flee")).label
    assert label.startswith("Flee") and "1 Fatigue each " in label and ", a Wound " in label


def test_a_threat_that_everybody_knows_is_told_two_actions_ahead() -> None:
    region = replace(before_the_mare().region, threats=(Threat("Summer fog", 8, "harder", public=True),))
    state = replace(before_the_mare(), region=region)
    for left, said in ((3, False), (2, True), (1, True), (0, False)):
        status = GAME.status(view_for(replace(state, timers=(Timer(0, left),)), None))
        assert ("ummer fog " in status) == said
    assert "Summer fog in 2 actions" in GAME.status(view_for(replace(state, timers=(Timer(0, 2),)), None))


def thrown(purpose: str, resolve: int, tn: int) -> Stage:
    """Return a stage on which the Rogue's 4 + 2 + 3 = 9 is asked about."""
    there = stage((4, 2), members=change_member(ROGUE, resolve=resolve, habits=Habits()), rules={"resolve": 600})
    there.change(goal="open")
    trials.trial(there, Nothing(), [trials.Wanted(ROGUE, purpose, ("spirit",), ("perception",), tn)])
    return there


def test_the_last_resolve_is_advised_for_the_goal_and_kept_on_the_way() -> None:
    """Against 10, d8 + d6 + 3 succeed with 33 of 48, against 12 with 21 of 48."""
    cases = {("search", 1, 10): True, ("dilemma", 2, 10): True, ("dilemma", 1, 10): False, ("dilemma", 2, 12): False}
    for (purpose, resolve, tn), again in cases.items():
        state = thrown(purpose, resolve, tn).state
        roll = second_throws.asked_about(state, None)
        assert roll is not None and second_throws.throws_again(state, roll, ADVISER) == again
        assert advising.proposal(GAME.view(state, None)) == Choose("again" if again else "keep")
    # The steady do not count: they spend what is not the last.
    state = thrown("dilemma", 2, 12).state
    roll = second_throws.asked_about(state, None)
    assert roll is not None and second_throws.throws_again(state, roll, TEMPERS["steady"])
    kept = thrown("dilemma", 1, 10).state
    assert GAME.choice(GAME.view(kept, None), Choose("keep")).text == (
        "It is your last Resolve: at the goal a second throw is worth more."
    )
