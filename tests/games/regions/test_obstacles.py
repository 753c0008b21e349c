"""Obstacles: the Rocky Wall of the example, pools, attempts, climbs and falls."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.games.regions.rules.actions import plays
from engine.games.regions.rules.exploring import movement
from engine.games.regions.state import board
from engine.games.regions.state.scenarios import Connection, Placed
from engine.games.regions.state.state import Pool, State, Turn

from .build import (
    ADA,
    BOB,
    entity,
    kinds_of,
    only,
    party,
    play,
    rocky_wall,
    scenario,
    way,
    with_entity,
    with_member,
)

rule = pytest.mark.rule

WALL = "o:foot/ledge"
UP = "move A"
AERIM, LUCIN = ADA, BOB


def at_the_wall(*crafts: str, at: str = "foot", turn: int = AERIM, **fields: object) -> State:
    """Return Aerim (a warden: Inflict 1d6, Damage 1d8) and Lucin (a delver: the same) at the wall; it has Endure 1d4."""
    state = party(rocky_wall(**fields), *(crafts or ("warden", "delver")), at=at, turn=turn)
    for index, name in enumerate(("Aerim", "Lucin")[: len(state.members)]):
        state = with_member(state, index, name=name, handle=name.casefold())
    return state


def pools(state: State) -> tuple[int, ...]:
    wall = entity(state, WALL)
    return tuple(board.effort_left(state, wall, index) for index in range(len(state.members)))


# Scenario test R1.


@rule("REG-086", "REG-087", "REG-088", "REG-100")
def test_the_wall_has_six_ep_for_each_of_them():
    state = at_the_wall()
    assert board.persists(entity(state, WALL))
    assert pools(state) == (6, 6)


@rule("REG-089", "REG-092", "REG-099", "REG-101")
def test_aerim_deals_four_and_stays_with_two_to_go():
    state, told = play(at_the_wall(), AERIM, UP, 4, 2, 4)
    assert state.members[AERIM].region == "foot"
    assert pools(state) == (2, 6)
    assert only(told, "held_up").facts["left"] == 2


def after_aerim() -> State:
    state, _ = play(at_the_wall(), AERIM, UP, 4, 2, 4)
    return state


@rule("REG-095", "REG-097", "REG-102", "REG-103", "REG-091")
def test_lucin_deals_six_in_aerims_turn_and_is_across_with_a_full_pool_again():
    state, told = play(after_aerim(), LUCIN, UP, 4, 2, 6)
    assert state.turn == Turn(AERIM)
    assert state.members[LUCIN].region == "ledge"
    assert only(told, "moved").facts["how"] == "over"
    assert pools(state) == (2, 6)


@rule("REG-096", "REG-G13", "REG-027")
def test_a_second_try_in_the_same_round_is_refused_without_another_move():
    with pytest.raises(IllegalMove) as refused:
        play(after_aerim(), AERIM, UP)
    assert refused.value.rule == "REG-G13"


@rule("REG-096")
def test_a_second_try_is_made_with_an_extra_move():
    state = with_member(after_aerim(), AERIM, extra=(1,))
    after, _ = play(state, AERIM, UP, 4, 2, 2)
    assert after.members[AERIM].region == "ledge"
    assert after.members[AERIM].extra == ()


@rule("REG-089", "REG-091", "REG-103")
def test_next_round_lucin_fails_to_come_back_and_aerim_gets_across():
    state, _ = play(after_aerim(), LUCIN, UP, 4, 2, 6)
    for index in (AERIM, LUCIN):
        state = with_member(state, index, moved=False)
    state, _ = play(state, LUCIN, "move A", 4, 2, 5)
    assert state.members[LUCIN].region == "ledge"
    assert pools(state) == (2, 1)
    state, _ = play(state, AERIM, UP, 4, 2, 2)
    assert state.members[AERIM].region == "ledge"
    assert pools(state) == (6, 1)


@rule("REG-094", "REG-G12", "REG-G36")
def test_an_attempt_takes_no_action_phase():
    state = after_aerim()
    assert state.turn is not None
    assert not state.turn.action
    assert state.members[AERIM].moved


# R2.


@rule("REG-090", "REG-G37")
def test_leaving_by_another_exit_fills_ones_own_pool_again_and_no_others():
    """Corner case 3."""
    state = replace(after_aerim(), pools=(Pool(WALL, AERIM, 2), Pool(WALL, LUCIN, 3)))
    state = with_member(state, AERIM, extra=(1, 1))
    state, _ = play(state, AERIM, "move B")
    assert state.members[AERIM].region == "glen"
    assert pools(state) == (6, 3)
    state, _ = play(state, AERIM, "move B")
    assert state.members[AERIM].region == "foot"
    assert pools(state) == (6, 3)


@rule("REG-G37")
def test_the_pool_is_the_same_from_both_sides():
    state = replace(at_the_wall(at="ledge"), pools=(Pool(WALL, AERIM, 1),))
    after, _ = play(state, AERIM, "move A", 4, 2, 1)
    assert after.members[AERIM].region == "foot"


# R3: climbing.


def climber(region: str, ep: int = 5) -> State:
    """Return a pathfinder (Craft EP 16, now 5; Inflict 1d6 is 1d8 in the wilderness) at the wall."""
    return with_member(at_the_wall("pathfinder", at=region), AERIM, ep=ep)


@rule("REG-104", "REG-105", "REG-106", "REG-107", "REG-109", "REG-G39", "REG-G64")
def test_a_failed_climb_down_lands_below_even_at_no_ep():
    """R3, corner case 2: 5 EP, Height 1, a fall of 5."""
    state, told = play(climber("ledge"), AERIM, "move A", 2, 3, 5)
    fell = only(told, "fell").facts
    assert (fell["height"], fell["faces"], fell["down"]) == (1, (5,), True)
    assert state.members[AERIM].ep == 0 or state.members[AERIM].injuries == 1
    assert state.members[AERIM].region == "foot"
    assert pools(state) == (6,)


@rule("REG-169", "REG-G08", "REG-109")
def test_a_member_who_fell_to_nothing_takes_an_injury_at_the_next_turn_and_has_that_turn():
    """R3: an Injury takes 5 of 16: 11 of 11 EP, and a full turn."""
    state, told = play(climber("ledge"), AERIM, "move A", 2, 3, 5)
    member = state.members[AERIM]
    assert state.round == 2
    assert kinds_of(told).index("down") < kinds_of(told).index("injured")
    assert (member.injuries, member.ep) == (1, 11)
    assert state.turn == Turn(AERIM)
    assert not member.moved


@rule("REG-G39", "REG-099")
def test_a_won_roll_that_leaves_effort_is_no_fall_even_on_a_tie():
    """R3's variant, corner case 1: Inflict 3, Endure 3, Damage 4 from the high side."""
    state, told = play(climber("ledge"), AERIM, "move A", 3, 3, 4)
    assert "fell" not in kinds_of(told)
    assert state.members[AERIM].region == "ledge"
    assert state.members[AERIM].ep == 5
    assert pools(state) == (2,)


@rule("REG-106", "REG-109", "REG-G39")
def test_a_failed_climb_up_leaves_the_climber_below():
    state, told = play(climber("foot", ep=16), AERIM, "move A", 1, 3, 4)
    assert only(told, "fell").facts["down"] is False
    member = state.members[AERIM]
    assert (member.region, member.ep, member.moved, member.steps) == ("foot", 12, True, 0)
    assert pools(state) == (6,)


@rule("REG-110", "REG-105")
def test_a_rope_kit_takes_a_height_off_a_fall_and_makes_the_climb_easier():
    state = with_member(climber("foot", ep=16), AERIM, equipped=("rope-kit",))
    after, told = play(state, AERIM, "move A", 1, 3)
    assert only(told, "fell").facts["faces"] == ()
    assert after.members[AERIM].ep == 16
    assert dict(_shifts(only(told, "clash").facts["inflict"]))["Rope kit"] == 1


def _shifts(roll: tuple[str | int, ...]) -> list[tuple[str, int]]:
    count = int(roll[2])
    return [(source, int(by)) for source, _, by in (str(word).rpartition(":") for word in roll[3 + count :])]


@rule("REG-108", "REG-107")
def test_what_else_the_reaction_does_comes_before_the_fall():
    """A tall cliff: Height 2; its Reaction has effects of its own only if its card says so, the fall comes last."""
    where = scenario(way("foot", "ledge", obstacle="tall-cliff", low="foot", high="ledge"), way("ledge", "peak"))
    state = party(where, "warden", turn=ADA)
    after, told = play(state, ADA, "move A", 1, 3, 2, 6)
    kinds = kinds_of(told)
    assert kinds.index("clash") < kinds.index("fell") < kinds.index("hurt")
    assert only(told, "fell").facts["faces"] == (2, 6)
    assert after.members[ADA].ep == 20 - 8


@rule("REG-108")
def test_the_fords_reaction_hurts_a_member_who_fails():
    where = scenario(way("bank", "isle", obstacle="swollen-ford"), way("isle", "far"))
    state = party(where, "warden", turn=ADA)
    after, told = play(state, ADA, "move A", 1, 3, 4)
    assert after.members[ADA].ep == 16
    assert after.members[ADA].region == "bank"
    assert "fell" not in kinds_of(told)


@rule("REG-109", "REG-G14", "REG-G39")
def test_a_fall_down_sets_off_what_waits_below():
    """Corner case 2: entering Triggers apply to a PC who lands."""
    state = at_the_wall("pathfinder", at="ledge", placed=(Placed("plate", "dart-plate", "foot"),))
    assert entity(state, "plate").hidden
    after, told = play(state, AERIM, "move A", 2, 3, 1, 1, 4)
    kinds = kinds_of(told)
    assert kinds.index("moved") < kinds.index("sprung")
    assert after.members[AERIM].ep == 15


# Speed.


@rule("REG-098", "REG-028", "REG-029", "REG-G14")
def test_a_member_who_gets_over_goes_on_with_the_speed_that_is_left():
    state = with_member(at_the_wall(), AERIM, speed=2)
    state, _ = play(state, AERIM, UP, 4, 2, 6)
    assert state.members[AERIM].region == "ledge"
    assert movement.options(state, AERIM) == (1,)
    state = with_member(state, LUCIN, extra=(1,))
    after, _ = play(state, AERIM, "move C")
    assert after.members[AERIM].out


@rule("REG-099", "REG-G14")
def test_a_failed_attempt_ends_the_move_whatever_speed_is_left():
    state = with_member(at_the_wall(), AERIM, speed=2)
    after, _ = play(state, AERIM, UP, 4, 2, 3)
    assert movement.options(after, AERIM) == ()


@rule("REG-099", "REG-G14")
def test_steps_already_taken_are_not_undone():
    state = with_member(at_the_wall(at="glen"), AERIM, speed=2)
    state, _ = play(state, AERIM, "move A")
    assert state.members[AERIM].steps == 1
    after, _ = play(state, AERIM, "move B", 4, 2, 3)
    assert (after.members[AERIM].region, after.members[AERIM].steps) == ("foot", 0)


# Which Action.


@rule("REG-093", "REG-G36")
def test_an_attempt_can_be_made_with_a_card_which_is_then_laid_down():
    state = with_member(at_the_wall(), AERIM, hand=("clear-the-way", "sweep"))
    assert [valid.id for valid in plays.attempts(state, AERIM, WALL)] == ["heave", "clear-the-way"]
    after, _ = play(state, AERIM, "act clear-the-way rocky-wall", 5, 2, 4, 5)
    assert after.members[AERIM].region == "ledge"
    assert after.members[AERIM].discard == ("clear-the-way",)
    assert after.turn is not None and not after.turn.action


@rule("REG-093", "REG-G36")
def test_what_is_no_action_for_an_obstacle_is_refused():
    state = with_member(at_the_wall(), AERIM, hand=("sweep",))
    refused = movement.refuse_attempt(state, AERIM, WALL, "sweep")
    assert refused is not None and refused.rule == "REG-093"


# Obstacles that go away.


def rubble(**fields: object) -> State:
    where = scenario(way("hall", "stair", obstacle="rubble"), way("hall", "yard"), **fields)
    return party(where, "warden", "delver", turn=ADA)


@rule("REG-031", "REG-079")
def test_an_obstacle_stops_a_move():
    refused = movement.refuse(rubble(), ADA, "A")
    assert refused is not None and refused.rule == "REG-031"


@rule("REG-083", "REG-G35")
def test_rubble_is_attacked_in_the_action_phase_from_either_side_and_has_one_pool():
    state, _ = play(rubble(), ADA, "act heave rubble", 4, 2, 5)
    assert entity(state, "o:hall/stair").ep == 4
    assert state.turn is not None and state.turn.action
    other = replace(with_member(state, BOB, region="stair"), turn=Turn(BOB), cleared=())
    from .build import looked

    other = looked(with_member(other, ADA, acted=True))
    after, told = play(other, BOB, "act shoulder-through rubble", 4, 2, 4)
    assert only(told, "defeated").facts["how"] == "damage"
    assert "hall/stair" in after.cleared


@rule("REG-084", "REG-034")
def test_a_defeated_obstacle_is_gone_and_one_sees_what_is_behind():
    state = with_entity(rubble(), "o:hall/stair", ep=1)
    after, told = play(state, ADA, "act heave rubble", 4, 2, 1)
    assert board.blocking(after, "hall/stair") is None
    assert "stair" in after.seen
    assert any(event.kind == "saw_region" and event.facts["how"] == "seen" for event in told)
    moved, _ = play(after, ADA, "move A")
    assert moved.members[ADA].region == "stair"


@rule("REG-081", "REG-082")
def test_an_obstacle_answers_and_never_acts():
    _, told = play(rubble(), ADA, "act heave rubble", 1, 3, 2)
    clash = only(told, "clash").facts
    assert clash["endure"] and not clash["won"]
    assert all(event.facts["who"] != "Rubble" for event in told if event.kind == "played")


@rule("REG-190", "REG-189")
def test_where_doors_may_not_be_broken_one_with_a_lock_is_no_target():
    where = scenario(way("hall", "vault", obstacle="barred-door"), way("hall", "stair", obstacle="rubble"), no_bash=True)
    state = party(where, "warden", turn=ADA)
    assert board.unbreakable(state, entity(state, "o:hall/vault"))
    assert not board.unbreakable(state, entity(state, "o:hall/stair"))
    with pytest.raises(IllegalMove) as refused:
        play(state, ADA, "act heave barred-door")
    assert refused.value.rule == "REG-190"


@rule("REG-092", "REG-G12")
def test_a_persisting_obstacle_is_never_attacked_in_the_action_phase():
    after, _ = play(at_the_wall(turn=AERIM), AERIM, "act heave rocky-wall", 5, 2, 4)
    assert after.turn is not None and not after.turn.action, "it is tried with a Move"


@rule("REG-080", "REG-109")
def test_an_obstacle_is_in_the_regions_on_both_sides_and_down_is_from_the_high_one():
    state = at_the_wall()
    wall = entity(state, WALL)
    assert isinstance(board.way_of(state, wall), Connection)
    assert board.downward(state, wall, "ledge")
    assert not board.downward(state, wall, "foot")
