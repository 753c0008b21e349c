"""The Tide Storm: when ships use its wormhole, and when its token flips."""

from __future__ import annotations

import pytest

from engine.games.galaxy.rules import flow, steps
from engine.games.galaxy.rules.fighting import battles
from engine.games.galaxy.rules.moving import movement
from engine.games.galaxy.rules.progress import Voyage
from engine.games.galaxy.state import board
from engine.games.galaxy.state.state import Force, State

from .build import ADA, BOB, galaxy, put, system_with, told, voyage_of
from .flights import bring, calm, listed, moving, no, stage


def stormy(at: str = "A1", side: str = "beta", **printed: str) -> State:
    """Return a map of two players whose only wormholes are a storm's and those named: ``E3="beta"``."""
    state = system_with(calm(galaxy(2)), at, storm=side)
    for system, letter in printed.items():
        state = system_with(state, system, wormhole=letter)
    return state


def side(voyage: Voyage, system: str = "A1") -> str:
    """Return the side of the storm's token that is up."""
    return voyage.system(system).storm


def answer(voyage: Voyage, option: str) -> Voyage:
    """Answer the question about the storm, and go on."""
    (question,) = flow.open_questions(voyage.state)
    assert isinstance(question, steps.Storm) and question.options == ("other", "storm") and question.default == "other"
    flow.reply(voyage, question, option)
    flow.run(voyage)
    return voyage


# Scenario G7: the storm is in S (A1) with beta up; E3 has the printed beta.


@pytest.mark.rule("GAL-G34", "GAL-038")
def test_ships_that_come_through_the_storm_flip_it_after_the_movement() -> None:
    state = put(stormy(E3="beta"), BOB, "E3", "2 transport")
    voyage = bring(moving(state, "A1", BOB), "E3: 1 transport")
    assert side(voyage) == "beta"  # not before the step is over
    bring(voyage, "E3: 1 transport")
    assert stage(voyage) is None and side(voyage) == "alpha"
    assert voyage.units(BOB, "A1") == Force(transport=2)
    assert told(voyage.events, "storm_flipped") == [{"system": "A1", "side": "alpha"}]
    assert "E3" not in board.adjacent(voyage.state, "A1")


@pytest.mark.rule("GAL-G34")
def test_ships_that_come_over_an_edge_flip_nothing() -> None:
    state = put(stormy(E3="beta"), ADA, "B1", "1 transport")
    voyage = bring(moving(state, "A1"), "B1: 1 transport")
    assert voyage.units(ADA, "A1") == Force(transport=1) and side(voyage) == "beta"


@pytest.mark.rule("GAL-G34")
def test_an_edge_goes_before_the_storm_between_the_same_systems() -> None:
    state = put(stormy(A2="beta"), ADA, "A2", "1 transport")
    assert side(bring(moving(state, "A1"), "A2: 1 transport")) == "beta"


@pytest.mark.rule("GAL-G34", "GAL-G12")
def test_a_longer_way_goes_before_the_storm() -> None:
    state = put(stormy(A3="beta"), ADA, "A3", "1 scout")  # 2 edges, or straight through the storm
    voyage = bring(moving(state, "A1"), "A3: 1 scout")
    assert side(voyage) == "beta"
    other = put(stormy(A3="beta"), ADA, "A3", "1 scout, 1 transport")
    assert side(bring(moving(other, "A1"), "A3: 1 scout, 1 transport")) == "alpha"  # the transport has no other way


@pytest.mark.rule("GAL-G34")
def test_the_mover_may_say_that_it_goes_by_storm() -> None:
    state = put(stormy(A3="beta"), ADA, "A3", "1 scout")
    voyage = bring(moving(state, "A1"), "A3: 1 scout by storm")
    assert side(voyage) == "alpha"
    calm_way = put(stormy(), ADA, "A3", "1 scout")
    assert no(moving(calm_way, "A1"), "A3: 1 scout through the storm").rule == "GAL-G12"


@pytest.mark.rule("GAL-G34")
def test_ships_that_leave_or_pass_the_storm_flip_it_too() -> None:
    leaving = put(stormy(E3="beta"), ADA, "A1", "1 transport")
    assert side(bring(moving(leaving, "E3"), "A1: 1 transport")) == "alpha"
    passing = put(stormy(E3="beta", C5="beta"), ADA, "B1", "1 scout")
    voyage = bring(moving(passing, "E3"), "B1: 1 scout")
    assert voyage.units(ADA, "E3") == Force(scout=1) and side(voyage) == "alpha"


@pytest.mark.rule("GAL-G34")
def test_the_storm_flips_once_however_many_ships_use_it_and_on_both_its_ends() -> None:
    state = put(put(stormy(E3="beta", C5="beta"), ADA, "E3", "1 transport"), ADA, "C5", "1 transport")
    voyage = bring(moving(state, "A1"), "E3: 1 transport", "C5: 1 transport")
    assert side(voyage) == "alpha"
    assert len(told(voyage.events, "storm_flipped")) == 1
    through = put(stormy(E3="beta", C5="beta", D1="alpha"), ADA, "E3", "1 scout")
    assert stage(moving(through, "D1")) is None  # in by beta and out by alpha would be both sides in one step


# Two wormholes of one letter.


@pytest.mark.rule("GAL-G34")
@pytest.mark.parametrize(("option", "after"), [("other", "beta"), ("storm", "alpha")])
def test_with_two_wormholes_of_one_letter_the_mover_says_which(option: str, after: str) -> None:
    state = put(stormy(A1="beta", E3="beta"), ADA, "E3", "1 transport")
    voyage = bring(moving(state, "A1"), "E3: 1 transport")
    (question,) = flow.open_questions(voyage.state)
    assert isinstance(question, steps.Storm)
    assert (question.owner, question.system) == (ADA, "A1")
    assert not voyage.units(ADA, "A1")
    answer(voyage, option)
    assert voyage.units(ADA, "A1") == Force(transport=1) and side(voyage) == after


@pytest.mark.rule("GAL-G34")
def test_each_group_of_ships_says_for_itself() -> None:
    state = put(put(stormy(A1="beta", E3="beta", C5="beta"), ADA, "E3", "1 transport"), ADA, "C5", "1 transport")
    voyage = answer(bring(moving(state, "A1"), "E3: 1 transport"), "other")
    assert listed(voyage) == ["C5: 1 transport", "pass"]
    answer(bring(voyage, "C5: 1 transport"), "storm")
    assert stage(voyage) is None and side(voyage) == "alpha"


@pytest.mark.rule("GAL-G34")
def test_no_player_is_asked_who_said_it_already() -> None:
    state = put(stormy(A1="beta", E3="beta"), ADA, "E3", "1 transport")
    voyage = bring(moving(state, "A1"), "E3: 1 transport by storm")
    assert stage(voyage) is None and side(voyage) == "alpha"


# Retreats.


@pytest.mark.rule("GAL-G34", "GAL-G14")
def test_a_retreat_through_the_storm_flips_it() -> None:
    state = put(put(stormy(E3="beta"), BOB, "A1", "1 scout"), BOB, "E3", "1 transport")
    voyage = voyage_of(state)
    battles.leave(voyage, "A1", [(BOB, "E3")])
    assert voyage.units(BOB, "E3") == Force(scout=1, transport=1)
    assert side(voyage) == "alpha"


@pytest.mark.rule("GAL-G34", "GAL-G14")
def test_a_retreat_over_an_edge_flips_nothing() -> None:
    state = put(put(stormy(B1="beta"), BOB, "A1", "1 scout"), BOB, "B1", "1 transport")
    voyage = voyage_of(state)
    battles.leave(voyage, "A1", [(BOB, "B1")])
    assert voyage.units(BOB, "B1") == Force(scout=1, transport=1) and side(voyage) == "beta"


@pytest.mark.rule("GAL-G34", "GAL-G14")
@pytest.mark.parametrize(("option", "after"), [("other", "beta"), ("storm", "alpha")])
def test_a_player_who_retreats_says_which_of_two_wormholes_it_was(option: str, after: str) -> None:
    voyage = voyage_of(stormy(A1="beta", E3="beta"))
    movement.retreated(voyage, BOB, "A1", "E3")
    (question,) = flow.open_questions(voyage.state)
    assert isinstance(question, steps.Storm)
    assert (question.owner, question.leg) == (BOB, -1)
    flow.reply(voyage, question, option)
    assert side(voyage) == after


@pytest.mark.rule("GAL-G34", "GAL-G14")
def test_two_sides_that_retreat_through_the_storm_flip_it_once() -> None:
    state = put(put(stormy(E3="beta", C5="beta"), BOB, "A1", "1 scout"), BOB, "E3", "1 transport")
    state = put(put(state, ADA, "A1", "1 scout"), ADA, "C5", "1 transport")
    voyage = voyage_of(state)
    battles.leave(voyage, "A1", [(ADA, "C5"), (BOB, "E3")])
    assert voyage.units(ADA, "C5") == voyage.units(BOB, "E3") == Force(scout=1, transport=1)
    assert side(voyage) == "alpha"


@pytest.mark.rule("GAL-G34", "GAL-G14")
def test_once_it_has_flipped_no_other_player_is_asked_about_that_step() -> None:
    voyage = voyage_of(stormy(A1="beta", E3="beta", C5="beta"))
    movement.retreated(voyage, ADA, "A1", "C5")
    movement.retreated(voyage, BOB, "A1", "E3")
    first = flow.open_questions(voyage.state)[0]
    assert first.owner == BOB
    flow.reply(voyage, first, "storm")
    assert side(voyage) == "alpha"
    assert not [task for task in voyage.state.agenda if getattr(task, "kind", "") == "storm"]


@pytest.mark.rule("GAL-G34", "GAL-G14")
def test_a_player_who_retreats_by_another_wormhole_is_not_asked_about_the_side_that_the_first_ones_turned_up() -> None:
    # Ada leaves by the storm's alpha, which turns beta up; Bob left by the beta wormhole printed there, in the same step.
    state = put(put(stormy("A1", "alpha", A1="beta", E3="beta", C5="alpha"), BOB, "A1", "1 scout"), BOB, "E3", "1 scout")
    voyage = voyage_of(put(put(state, ADA, "A1", "1 scout"), ADA, "C5", "1 scout"))
    battles.leave(voyage, "A1", [(ADA, "C5"), (BOB, "E3")])
    assert (voyage.units(ADA, "C5").ships, voyage.units(BOB, "E3").ships) == (2, 2)
    assert side(voyage) == "beta"
    assert flow.open_questions(voyage.state) == ()


# Which way ships go.


@pytest.mark.rule("GAL-G12", "GAL-G34")
def test_edges_go_before_wormholes_and_other_wormholes_before_a_storms() -> None:
    state = stormy("A3", "alpha", A1="alpha", C5="alpha", E3="alpha")
    assert board.best(state, ADA, "E3", 1)["A1"].path == ("A1", "E3")
    two = board.best(state, ADA, "A3", 2)
    assert two["A1"].path == ("A1", "A2", "A3")  # 2 edges, rather than the storm
    payment = board.best(state, ADA, "A3", 1)
    assert payment["A1"].path == ("A1", "A3")
    assert board.best(state, ADA, "B4", 2)["E3"].path == ("E3", "C5", "B4")
    assert board.best(state, ADA, "C5", 2)["E3"].path == ("E3", "C5")


@pytest.mark.rule("GAL-G12")
def test_the_best_way_is_the_cheapest_of_all_legal_ways() -> None:
    state = put(stormy("C3", "alpha", A1="alpha", E3="alpha", C1="beta", C5="beta"), BOB, "B2", "1 scout")
    for to in ("C2", "A2", "E1"):
        for limit in (1, 2, 3):
            for system in state.systems:
                if system.id == to:
                    continue
                ways = [board.cost(state, way) for way in board.every(state, ADA, system.id, to, limit)]
                found = board.best(state, ADA, to, limit).get(system.id)
                assert (found is None) == (not ways)
                assert found is None or found.cost == board.cost(state, found.path) == min(ways)
                assert found is None or "B2" not in found.path[1:]
