"""Chases: the counter, and the limits of all, of regions and of each PC."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.verbs import MoveTo
from engine.games.regions.game import GAME
from engine.games.regions.rules import ending
from engine.games.regions.rules.ending import count_round, region_entered
from engine.games.regions.rules.exploring import movement
from engine.games.regions.state import sheets
from engine.games.regions.state.state import Turn

from .build import ADA, BOB, CY, carried_on, kinds_of, only, party, region, with_member, working
from .build import chase as running


def counted(state, times: int = 1):
    venture = working(state)
    for _ in range(times):
        count_round(venture)
    return venture


def ended(venture) -> tuple[str, str]:
    return venture.state.ending, venture.state.why


def out(state, index: int):
    return with_member(state, index, out=True, region="")


# The counter and the limit of all.


@pytest.mark.rule("REG-198", "REG-199", "REG-200", "REG-G51")
def test_a_limit_of_4_gives_4_full_rounds():
    state = party(running(4))
    venture = counted(state, 3)
    assert (venture.state.phase, venture.state.counter) == ("play", 3)
    assert dict(venture.events[-1].facts) == {"counter": 3, "limit": 4}
    venture = counted(state, 4)
    assert ended(venture) == ("lost", "rounds")


@pytest.mark.rule("REG-166", "REG-168", "REG-198")
def test_other_types_count_no_rounds():
    venture = counted(party(), 3)
    assert venture.state.counter == 0 and venture.events == []


@pytest.mark.rule("REG-200", "REG-202")
def test_who_pursues_fails_at_the_limit_too():
    assert ended(counted(party(running(2, mode="chasing")), 2)) == ("lost", "rounds")


@pytest.mark.rule("REG-202", "REG-G51", "REG-195")
def test_who_pursues_wins_with_the_first_at_the_goal_even_in_the_last_round():
    state = replace(party(running(4, mode="chasing"), at="bridge"), counter=3)
    venture = working(state)
    movement.enter(venture, BOB, "bank", "move")
    carried_on(venture)
    assert ended(venture) == ("won", "goal")
    venture.state = replace(venture.state, phase="over")
    count_round(venture)
    assert venture.state.counter == 3, "the counter moves at the end of the round, and there is none"


@pytest.mark.rule("REG-203", "REG-G51")
def test_who_flees_wins_only_when_all_are_through():
    state = out(out(party(running(4), at="bridge"), ADA), BOB)
    assert state.phase == "play"
    venture = working(state)
    movement.enter(venture, CY, "bank", "move")
    carried_on(venture)
    assert ended(venture) == ("won", "goal")
    late = counted(replace(state, counter=3))
    assert ended(late) == ("lost", "rounds"), "one of them was still on the bridge"


@pytest.mark.rule("REG-204", "REG-G51")
def test_a_partial_success_leaves_an_injury_with_a_member_who_was_left_behind():
    state = out(replace(party(running(4, partial=True)), counter=3), ADA)
    venture = counted(state)
    assert ended(venture) == ("partly", "left behind")
    assert [member.injuries for member in venture.state.members] == [0, 1, 1]
    caught = [(event.facts["who"], event.facts["how"]) for event in venture.events if event.kind == "caught"]
    assert caught == [("Bob", "injury"), ("Cy", "injury")]


@pytest.mark.rule("REG-201", "REG-204")
def test_or_they_die_where_the_scenario_says_so():
    state = out(replace(party(running(4, partial=True, consequence="death")), counter=3), ADA)
    venture = counted(state)
    assert ended(venture) == ("partly", "left behind")
    assert [member.dead for member in venture.state.members] == [False, True, True]


@pytest.mark.rule("REG-204", "REG-200")
def test_no_one_out_is_no_success_at_all():
    assert ended(counted(replace(party(running(4, partial=True)), counter=3))) == ("lost", "rounds")


# Limits of regions.


def closing(limit: int = 2, **fields):
    """Return the party at a street that has a limit of its own, of 9 rounds for all."""
    where = running(9, regions=(region("street", limit=limit),), **fields)
    return party(where, at="gate")


@pytest.mark.rule("REG-205", "REG-206", "REG-G52")
def test_a_pc_in_a_region_at_its_limit_loses_the_chase_for_all():
    state = with_member(closing(), BOB, region="street")
    assert counted(state).state.phase == "play"
    assert ended(counted(state, 2)) == ("lost", "region")


@pytest.mark.rule("REG-206", "REG-G52", "REG-G07")
def test_a_pc_at_0_ep_counts_as_well():
    state = with_member(closing(), BOB, region="street", ep=0)
    assert ended(counted(state, 2)) == ("lost", "region")


@pytest.mark.rule("REG-206", "REG-G52")
def test_an_empty_region_passes_its_limit_unnoticed_and_stays_open():
    venture = counted(closing(), 3)
    assert venture.state.phase == "play"
    assert venture.state.closed == ()
    assert kinds_of(venture.events) == ["counted"] * 3


@pytest.mark.rule("REG-206", "REG-G52")
def test_stepping_back_into_a_region_after_its_limit_loses_the_chase():
    """The street has a limit of 2. At the end of round 2 all have left it; in round 3 Bob goes back."""
    state = counted(closing(), 2).state
    assert state.phase == "play"
    venture = working(state)
    movement.enter(venture, BOB, "street", "move")
    carried_on(venture)
    assert ended(venture) == ("lost", "region")
    early = working(counted(closing(), 1).state)
    movement.enter(early, BOB, "street", "move")
    assert carried_on(early).state.phase == "play"


@pytest.mark.rule("REG-207", "REG-G52")
def test_a_member_who_falls_into_a_region_that_is_gone_dies_there():
    state = counted(closing(life_or_death=True), 2).state
    venture = working(state)
    movement.enter(venture, BOB, "street", "fell")
    carried_on(venture)
    assert [member.dead for member in venture.state.members] == [False, True, False]
    assert venture.state.phase == "play"


@pytest.mark.rule("REG-G52")
def test_the_way_back_into_a_region_after_its_limit_says_what_it_costs():
    state = replace(counted(closing(), 2).state, turn=Turn(ADA))
    choice = GAME.choice(GAME.view(state, 0), MoveTo("A"))
    assert choice.label == "Go A: Street (too late)"


@pytest.mark.rule("REG-G52")
def test_a_scenario_may_spare_those_who_pursue():
    for mode, phase in (("chasing", "play"), ("fleeing", "over")):
        state = with_member(closing(mode=mode, loss_only_fleeing=True), BOB, region="street")
        assert counted(state, 2).state.phase == phase


@pytest.mark.rule("REG-207", "REG-G52", "REG-172")
def test_in_a_matter_of_life_or_death_they_die_and_the_rest_play_on():
    state = with_member(closing(life_or_death=True), BOB, region="street", ep=0)
    venture = counted(state, 2)
    assert venture.state.phase == "play"
    assert [member.dead for member in venture.state.members] == [False, True, False]
    assert venture.state.closed == ("street",)
    assert only(venture.events, "died").facts["why"] == "closed"
    assert only(venture.events, "closed").facts["where"] == "Street"


@pytest.mark.rule("REG-207", "REG-167")
def test_when_it_takes_the_last_of_them_all_is_lost():
    state = closing(life_or_death=True)
    for index in (ADA, BOB, CY):
        state = with_member(state, index, region="street")
    assert ended(counted(state, 2)) == ("lost", "all dead")


@pytest.mark.rule("REG-207", "REG-038")
def test_a_region_that_no_one_knows_of_closes_without_a_word():
    where = running(9, regions=(region("bridge", limit=1),), life_or_death=True)
    venture = counted(party(where, at="gate"))
    assert venture.state.closed == ("bridge",)
    assert kinds_of(venture.events) == ["counted"]


# Growing limits.


def growing(rounds: int = 2, bonus: int = 3, **fields):
    return party(running(rounds, regions=(region("street", bonus=bonus),), **fields), at="gate")


@pytest.mark.rule("REG-208", "REG-209", "REG-210", "REG-G53")
def test_reaching_a_region_raises_ones_own_limit_once():
    venture = working(growing())
    region_entered(venture, ADA, "street")
    region_entered(venture, ADA, "gate")
    region_entered(venture, ADA, "street")
    assert [sheets.limit_of(venture.state, index) for index in (ADA, BOB, CY)] == [5, 2, 2]
    assert dict(only(venture.events, "limit_grew").facts) == {"who": "Ada", "where": "Street", "by": 3, "limit": 5}


@pytest.mark.rule("REG-210", "REG-203", "REG-G53")
def test_who_flees_fails_when_anybodys_own_limit_is_reached():
    state = with_member(with_member(growing(), ADA, bonus=3), BOB, bonus=3)
    venture = counted(state, 2)
    assert ended(venture) == ("lost", "caught")
    caught = only(venture.events, "caught").facts
    assert (caught["who"], caught["how"]) == ("Cy", "caught")


@pytest.mark.rule("REG-210", "REG-204", "REG-G53")
def test_with_partial_success_the_others_run_on():
    state = with_member(with_member(growing(partial=True), ADA, bonus=3), BOB, bonus=3)
    venture = counted(state, 2)
    assert venture.state.phase == "play"
    cy = venture.state.members[CY]
    assert (cy.lost, cy.in_play, cy.injuries) == (True, False, 1)
    last = working(out(out(venture.state, ADA), BOB))
    ending.check(last)
    assert ended(last) == ("partly", "left behind")


@pytest.mark.rule("REG-202", "REG-210", "REG-G53")
def test_who_pursues_fails_only_when_all_are_lost():
    state = with_member(growing(mode="chasing"), ADA, bonus=3)
    venture = counted(state, 2)
    assert venture.state.phase == "play"
    assert [member.lost for member in venture.state.members] == [False, True, True]
    assert ended(counted(state, 5)) == ("lost", "caught")


@pytest.mark.rule("REG-207", "REG-210", "REG-G53")
def test_ones_own_limit_is_death_where_it_is_a_matter_of_life_or_death():
    for partial, end in ((True, ("", "")), (False, ("lost", "caught"))):
        state = with_member(growing(life_or_death=True, partial=partial), ADA, bonus=3)
        venture = counted(state, 2)
        assert [member.dead for member in venture.state.members] == [False, True, True]
        assert ended(venture) == end


@pytest.mark.rule("REG-G53", "REG-210")
def test_the_limit_of_all_is_no_ones_where_each_has_their_own():
    state = growing()
    for index in (ADA, BOB, CY):
        state = with_member(state, index, bonus=3)
    assert counted(state, 4).state.phase == "play"
    assert ended(counted(state, 5)) == ("lost", "caught")


@pytest.mark.rule("REG-196", "REG-197")
def test_the_counter_is_the_whole_pursuit():
    state = party(running(1))
    assert state.entities == (), "nobody is after them"
    assert ended(counted(state)) == ("lost", "rounds")


@pytest.mark.rule("REG-208")
def test_a_region_without_a_bonus_raises_nothing():
    venture = working(party(running(3), at="gate"))
    region_entered(venture, ADA, "street")
    assert venture.events == []
    assert sheets.limit_of(venture.state, ADA) == 3


# A PC who dies of being late is late all the same.


@pytest.mark.rule("REG-204", "REG-G51")
def test_a_member_who_dies_of_the_injury_of_being_left_behind_does_not_make_it_a_whole_success():
    state = out(party(running(4, partial=True)), BOB)
    state = with_member(out(state, CY), ADA, injuries=3)  # a warden's base of 20 EP bears 3
    venture = counted(state, 4)
    assert venture.state.members[ADA].dead
    assert ended(venture) == ("partly", "left behind")


@pytest.mark.rule("REG-204", "REG-G51")
def test_everybody_left_behind_takes_the_injury_even_if_the_first_dies_of_it():
    state = with_member(out(party(running(4, partial=True)), CY), ADA, injuries=3)
    venture = counted(state, 4)
    assert venture.state.members[ADA].dead
    assert (venture.state.members[BOB].injuries, venture.state.members[BOB].dead) == (1, False)
    assert ended(venture) == ("partly", "left behind")


@pytest.mark.rule("REG-203", "REG-204", "REG-G53")
@pytest.mark.parametrize(("partial", "ending"), [(False, ("lost", "caught")), (True, ("partly", "left behind"))])
def test_the_last_one_who_dies_at_their_own_limit_is_lost_to_the_party(partial, ending):
    where = running(2, life_or_death=True, partial=partial, regions=(region("bridge", bonus=1),))
    venture = counted(out(out(party(where), BOB), CY), 2)
    assert venture.state.members[ADA].dead
    assert ended(venture) == ending
