"""Seekers on fixed maps: patrols, whom they try, and how they search once they are Alerted."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.rules import flow, legal
from engine.games.regions.rules.challenges import acting, policies
from engine.games.regions.state.scenarios import Placed

from .build import (
    ADA,
    BOB,
    CY,
    carried_on,
    entity,
    kinds_of,
    only,
    party,
    region,
    scenario,
    stealth_house,
    way,
    with_entity,
    with_member,
    working,
)


def house(*patrol: str, at: str = "b", kind: str = "drowsy-guard", obstacle: str = "", lit: str = "abcd"):
    """Return a party at the gate beside a; a, b, c and d are a ring; a guard is in it."""
    where = scenario(
        way("gate", "a"),
        way("a", "b", obstacle=obstacle),
        way("b", "c"),
        way("c", "d"),
        way("d", "a"),
        regions=tuple(region(id, light="lit" if id in lit else "dark") for id in "abcd"),
        placed=(Placed("guard", kind, at, patrol=patrol, single=True),),
        type="stealth",
        setting="civilization",
        goal="gate",
        needs=("nothing",),
        light_rule="none",
    )
    return party(where, "warden", "delver", "shadow")


def ways_of(state, rounds: int, *faces: int) -> list[str]:
    """Return where the guard is after each of so many rounds in which the party does nothing."""
    found = []
    venture = working(state, *faces)
    for _ in range(rounds):
        acting.others(venture)
        flow.run(venture)
        found.append(entity(venture.state, "guard").at)
    return found


@pytest.mark.rule("REG-127", "REG-G32")
def test_a_patrol_goes_round_its_regions_for_ever():
    assert ways_of(house("b", "c"), 4) == ["c", "b", "c", "b"]
    assert ways_of(house("b", "c", "d", "c"), 6) == ["c", "d", "c", "b", "c", "d"]


@pytest.mark.rule("REG-127", "REG-G32")
def test_a_patrol_passes_through_what_lies_between_its_regions():
    assert ways_of(house("b", "d"), 4) == ["a", "d", "a", "b"], "of two paths the one by the lower region"


@pytest.mark.rule("REG-127")
def test_a_guard_with_no_patrol_stays():
    assert ways_of(house(), 2) == ["b", "b"]


@pytest.mark.rule("REG-127")
def test_a_region_twice_in_a_row_is_a_pause():
    assert ways_of(house("b", "b", "c"), 4) == ["b", "c", "b", "b"]


@pytest.mark.rule("REG-031", "REG-G38")
def test_a_patrol_waits_where_its_way_is_blocked():
    state = house("b", "a", obstacle="rubble")
    ring = scenario(
        *(connection for connection in state.scenario.connections if connection.id not in ("b/c", "c/d", "d/a")),
        regions=state.scenario.regions,
        placed=state.scenario.placed,
        start="gate",
        goal="gate",
    )
    assert ways_of(party(ring, "warden"), 2) == ["b", "b"]


@pytest.mark.rule("REG-G32")
def test_a_guard_tries_the_pc_who_came_last():
    state = house("b", "c")
    for index, since in ((ADA, 4), (BOB, 9), (CY, 6)):
        state = with_member(state, index, region="b", since=since)
    assert policies.seeker_policy(working(state), entity(state, "guard"), False, False) == "act/look-up/p1"
    state = with_member(state, BOB, ep=0)
    assert policies.seeker_policy(working(state), entity(state, "guard"), False, False) == "act/look-up/p2"
    state = with_member(state, ADA, since=6)
    assert policies.seeker_policy(working(state), entity(state, "guard"), False, False) == "act/look-up/p0", "ties by seat"


@pytest.mark.rule("REG-G77")
def test_no_one_hides_themselves():
    state = party(stealth_house(), "shadow", at="lobby", turn=ADA)
    assert not [str(move) for move in legal.legal(state, ADA) if str(move).startswith("hide")], "there is no body"
    assert policies.latest_comer(state, "lobby") == ADA


@pytest.mark.rule("REG-G32", "REG-126")
def test_a_guard_tries_one_pc_in_a_turn_and_its_patrol_waits():
    state = house("b", "c")
    for index in (ADA, BOB, CY):
        state = with_member(state, index, region="b")
    venture = working(state, 1, 8)  # Inflict 1, the shadow's Slip Aside 8
    acting.others(venture)
    carried_on(venture)
    assert entity(venture.state, "guard").at == "b"
    assert only(venture.events, "played").facts["targets"] == ("Cy",)
    assert venture.state.tokens == 7, "Slip Aside was better: 2 + 1 + 4 tokens are all there"


@pytest.mark.rule("REG-G32", "REG-128", "REG-194")
def test_a_guard_on_its_way_tries_whom_it_comes_upon():
    state = with_member(house("b", "c"), CY, region="c")
    venture = working(state, 6, 2)
    acting.others(venture)
    carried_on(venture)
    guard = entity(venture.state, "guard")
    assert (guard.at, guard.leg, guard.alerted) == ("c", 1, True)
    assert venture.state.tokens == 6


@pytest.mark.rule("REG-G32")
def test_a_guard_that_is_not_alerted_walks_past_whom_it_sees_next_door():
    state = with_member(house("b", "c"), ADA, region="a")
    assert ways_of(state, 1) == ["c"]


@pytest.mark.rule("REG-131", "REG-G32")
def test_an_alerted_seeker_goes_to_the_last_place_it_knows_of_and_then_wanders():
    state = with_entity(house("b", "c", lit="bcd"), "guard", alerted=True, last="d")  # from a, in the dark, it sees no PC
    venture = working(state, 2)
    for expected in ("a", "d"):
        acting.others(venture)
        flow.run(venture)
        assert entity(venture.state, "guard").at == expected
    assert entity(venture.state, "guard").last == "", "nobody is there"
    acting.others(venture)
    carried_on(venture)
    assert entity(venture.state, "guard").at == "c", "of a and c the second"


@pytest.mark.rule("REG-131", "REG-G32")
def test_an_alerted_seeker_goes_for_a_pc_whom_it_sees_next_door():
    state = with_entity(house("b", "c"), "guard", alerted=True, last="c")
    state = with_member(state, BOB, region="a")
    venture = working(state, 1, 6)
    acting.others(venture)
    carried_on(venture)
    assert entity(venture.state, "guard").at == "a"
    assert only(venture.events, "played").facts["targets"] == ("Bob",)


@pytest.mark.rule("REG-G32")
def test_of_two_whom_it_sees_an_alerted_seeker_goes_for_the_latest_comer():
    state = with_entity(house("b", "c"), "guard", alerted=True)
    state = with_member(with_member(state, ADA, region="a", since=7), BOB, region="c", since=8)
    assert policies.prey_in_sight(state, entity(state, "guard")) == "c"


@pytest.mark.rule("REG-G32")
def test_an_alerted_seeker_does_not_know_of_pcs_in_the_dark():
    state = with_entity(house("b", "c", lit="bcd"), "guard", alerted=True, last="d")
    dark = with_member(state, BOB, region="a")
    assert policies.prey_in_sight(dark, entity(dark, "guard")) == ""
    through = with_entity(dark, "guard", last="c")
    assert ways_of(through, 1) == ["c"], "it goes to where it last knew of somebody"


@pytest.mark.rule("REG-G32", "REG-218")
def test_where_a_seeker_wanders_is_kept_in_the_private_log_alone():
    state = with_entity(house("b", "c"), "guard", alerted=True, at="c")
    venture = working(state, 1)
    acting.others(venture)
    carried_on(venture)
    assert entity(venture.state, "guard").at == "b"
    (secret,) = venture.state.secrets
    assert (secret.dice, secret.result) == ("d2", 1)
    assert venture.events == [], "nobody of the party sees any of it"


@pytest.mark.rule("REG-G32")
def test_a_seeker_with_one_way_to_go_needs_no_dice():
    state = house("b", "c")
    alone = with_entity(state, "guard", alerted=True, at="gate")
    away = replace(alone, members=tuple(replace(member, region="c") for member in alone.members))
    assert ways_of(away, 1) == ["a"]


@pytest.mark.rule("REG-130", "REG-G48")
def test_an_alerted_seeker_rolls_a_level_more():
    state = with_entity(with_member(house("b", "c"), ADA, region="b"), "guard", alerted=True)
    venture = working(state, 8, 3)  # an 8 is no face of its d6
    acting.others(venture)
    carried_on(venture)
    inflict = only(venture.events, "clash").facts["inflict"]
    assert inflict[:2] == ("d6", "d8")
    assert any(str(fact).endswith(":+1") for fact in inflict)


@pytest.mark.rule("REG-036", "REG-032")
def test_a_guard_that_is_seen_leaving_is_told_of():
    state = with_entity(house("a", "d", at="a"), "guard", number=1)
    venture = working(state)
    acting.others(venture)
    carried_on(venture)
    assert kinds_of(venture.events) == ["went"]
    assert dict(only(venture.events, "went").facts) == {"what": "Drowsy guard", "start": "A", "end": ""}


@pytest.mark.rule("REG-131", "REG-G32")
def test_a_seeker_that_was_alerted_where_it_stands_does_not_come_back_there():
    # It looked at a and found no PC; from b it has two ways, and takes the one to c; there again the one to d.
    state = with_entity(house(at="a", lit=""), "guard", alerted=True, last="a")
    assert ways_of(state, 3, 1, 2, 2) == ["b", "c", "d"]
