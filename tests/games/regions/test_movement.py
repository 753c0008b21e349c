"""Moves: one free one for each PC in a round, in anybody's turn, along the connections."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Question
from engine.games.regions.rules.exploring import movement
from engine.games.regions.state.content import content
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import State, Turn

from .build import (
    ADA,
    BOB,
    CY,
    GNATS,
    corridor,
    entity,
    kinds_of,
    only,
    party,
    play,
    region,
    scenario,
    way,
    with_entity,
    with_member,
)

rule = pytest.mark.rule


def ring(**fields: object) -> State:
    """Return three PCs at a; a, b and c are a ring, d is beyond c."""
    where = scenario(way("a", "b"), way("b", "c"), way("c", "a"), way("c", "d"), **fields)
    return party(where, turn=ADA)


def refusal(state: State, index: int, to: str) -> str | None:
    found = movement.refuse(state, index, to)
    return None if found is None else found.rule


@rule("REG-027", "REG-028", "REG-G13")
def test_a_pc_moves_once_in_a_round_one_region_far():
    state, told = play(ring(), ADA, "move A")
    assert state.members[ADA].region == "b"
    assert only(told, "moved").facts["end"] == "B"
    assert refusal(state, ADA, "A") == "REG-G13"


@rule("REG-027", "REG-G13", "REG-G70")
def test_an_ally_moves_in_ones_turn_and_then_has_no_move_left_in_their_own():
    state, _ = play(ring(), BOB, "move A")
    assert state.members[BOB].region == "b"
    assert state.turn == Turn(ADA)
    own = replace(state, turn=Turn(BOB))
    assert refusal(own, BOB, "A") == "REG-G13"


@rule("REG-027")
def test_no_one_moves_between_turns():
    state = replace(ring(), turn=None)
    assert refusal(state, ADA, "A") == "REG-027"


@rule("REG-G13")
def test_no_one_moves_while_something_is_being_resolved():
    state = replace(ring(), agenda=(Question("react", BOB, ("guard", "none"), "guard"),))
    assert refusal(state, ADA, "A") == "REG-G13"
    assert list(movement.moves(state, ADA)) == []


@rule("REG-G13")
def test_an_unused_move_lapses_and_a_new_one_comes_with_the_round():
    state, _ = play(ring(), ADA, "move A")
    for index in (BOB, CY):
        state = with_member(state, index, acted=True, moved=True)
    after, _ = play(state, ADA, "pass")
    assert after.round == 2
    assert [movement.options(after, index) for index in range(3)] == [(1,), (1,), (1,)]


@rule("REG-G13", "REG-029")
def test_extra_moves_do_not_use_the_free_one():
    state = with_member(ring(), ADA, extra=(1,))
    state, _ = play(state, ADA, "move A")
    assert movement.options(state, ADA) == (1,)
    assert not state.members[ADA].moved


@rule("REG-030", "REG-016")
def test_moves_follow_connections_and_are_named_by_letter_or_region():
    state = ring()
    assert [str(move) for move in movement.moves(state, ADA)] == ["move A", "move B"]
    assert refusal(state, ADA, "d") == "REG-030"
    assert refusal(state, ADA, "c") is None
    after, _ = play(state, ADA, "move B")
    assert after.members[ADA].region == "c"


@rule("REG-G65", "REG-G70")
def test_nothing_strikes_a_member_who_leaves_an_enemy_behind():
    state = party(corridor(placed=(GNATS,)), "warden", "delver", turn=ADA)
    after, told = play(state, ADA, "move A")  # no die is rolled
    assert [member.region for member in after.members] == ["passage", "hall"]
    assert (after.members[ADA].ep, entity(after, "gnats").at) == (20, "hall")
    assert not {"clash", "hurt"} & set(kinds_of(told))


@rule("REG-029", "REG-G14")
def test_speed_two_is_up_to_two_steps():
    assert content().plays["surge"].effects[0].kind == "speed"
    state = with_member(ring(), ADA, hand=("surge",))
    state, _ = play(state, ADA, "strategy surge")
    state, _ = play(state, ADA, "move A")
    assert movement.options(state, ADA) == (1,)
    state, _ = play(state, ADA, "move C")
    assert state.members[ADA].region == "c"
    assert movement.options(state, ADA) == ()


@rule("REG-G14")
def test_a_member_who_goes_down_on_the_way_loses_the_rest_of_the_move():
    state = ring(placed=(Placed("plate", "dart-plate", "b"),))
    state = with_member(state, ADA, speed=2, ep=1)
    after, told = play(state, ADA, "move A", 8, 1, 8, 1)
    kinds = kinds_of(told)
    assert kinds.index("moved") < kinds.index("sprung") < kinds.index("down")
    assert (after.members[ADA].ep, after.members[ADA].steps) == (0, 0)


@rule("REG-G07")
def test_no_one_moves_at_no_ep():
    state = with_member(ring(), BOB, ep=0)
    assert refusal(state, BOB, "A") == "REG-G07"


@rule("REG-207", "REG-G52")
def test_a_region_that_closed_lets_no_one_in():
    state = replace(ring(), closed=("b",))
    assert refusal(state, ADA, "A") == "REG-207"
    assert [str(move) for move in movement.moves(state, ADA)] == ["move B"]


@rule("REG-031")
def test_an_obstacle_that_no_one_knew_of_is_run_into_and_costs_nothing():
    where = scenario(way("a", "b", obstacle="thorn-hedge"), way("b", "c"))
    state = party(where, "warden", "delver")
    hidden = with_entity(replace(state, turn=Turn(ADA), sightings=()), "o:a/b", hidden=True, number=0)
    after, told = play(hidden, ADA, "move A")
    assert only(told, "blocked").facts["by"] == "Thorn hedge"
    assert after.members[ADA].region == "a"
    assert not after.members[ADA].moved


@rule("REG-027", "REG-172", "REG-G44")
def test_the_goal_can_be_reached_in_an_allys_turn():
    """Corner case 4."""
    state = party(corridor(), turn=ADA, at="passage")
    after, told = play(state, BOB, "move B")
    assert after.members[BOB].out
    assert only(told, "reached_goal").facts["who"] == "Bob"
    assert after.turn == Turn(ADA)


@rule("REG-G07", "REG-G52")
def test_a_member_who_is_down_still_stands_on_the_map():
    """Corner case 14."""
    state = with_member(ring(), BOB, ep=0)
    assert state.members[BOB].in_play
    assert not state.members[BOB].standing
    with pytest.raises(IllegalMove):
        play(state, BOB, "move A")


@rule("REG-G14")
def test_a_member_who_goes_down_at_a_trap_on_the_way_out_stays():
    state = ring(placed=(Placed("step", "loose-step", "a"),))
    state = with_member(state, ADA, ep=1)
    after, told = play(state, ADA, "move A", 6, 1, 4, 1)
    assert "moved" not in kinds_of(told)
    assert after.members[ADA].region == "a"


@rule("REG-012", "REG-014", "REG-015", "REG-016")
def test_the_map_is_regions_and_the_connections_between_them():
    where = ring().scenario
    assert {end.id for end in where.exits["c"]} == {"b/c", "c/a", "c/d"}
    assert where.connection_by_id["c/d"].other("d") == "c"
    assert region("a") in (replace(item, x=0) for item in where.regions)
