"""What a move changes about being noticed stands on its button, as far as the party sees who may notice."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.verbs import MoveTo, Pass
from engine.games.regions.game import GAME
from engine.games.regions.speech import circumstances
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import State
from engine.games.regions.state.view import View, view_for

from .build import ADA, BOB, looked, party, scenario, stealth_house, way, with_entity, with_member


def labels(state: State, seat: int | None = ADA) -> dict[str, str]:
    """Return how each way is offered to a seat, by its letter."""
    moves = [move for move in GAME.legal(state, ADA) if isinstance(move, MoveTo)]
    return {move.to: GAME.choice(GAME.view(state, seat), move).label for move in moves}


def house(at: str) -> State:
    """Return Ada's turn in the stealth house, all of which is explored; Bob has come in after her."""
    explored = ("yard", "lobby", "stairs", "study", "cellar")
    state = party(stealth_house(), "warden", "shadow", at=at, turn=ADA, explored=explored)
    return replace(state, ways=("yard/lobby", "lobby/stairs", "stairs/study", "lobby/cellar"), seen=explored)


@pytest.mark.rule("REG-131", "REG-G32")
def test_a_way_to_where_a_guard_in_sight_may_come_says_that_one_may_be_noticed() -> None:
    """The walker on the stairs steps into the lobby, or stays; the yard it does not reach in one step."""
    assert labels(house("yard"))["A"] == "Go A: Lobby", "from the yard nobody sees the stairs"
    found = labels(house("lobby"))
    assert found["B"] == "Go B: Stairs (drowsy guard), may be noticed"
    assert found["A"].startswith("Go A: back to Yard (goal, too early)")
    assert found["A"].endswith(", out of sight"), "the guard would try Bob, and Ada once he has gone on"


@pytest.mark.rule("REG-131", "REG-G32")
def test_a_way_out_of_the_sight_of_who_may_notice_the_member_says_so() -> None:
    state = with_member(house("lobby"), ADA, since=9)
    found = labels(state)
    assert found["A"] == "Go A: back to Yard (goal, too early), out of sight"
    assert labels(state, None)["A"] == found["A"], "all may know"


@pytest.mark.rule("REG-131")
def test_what_a_guard_does_that_is_held_for_the_round_is_not_feared() -> None:
    state = with_entity(house("lobby"), "walker", calm=1)
    assert labels(state)["B"] == "Go B: Stairs (drowsy guard)"


@pytest.mark.rule("REG-024", "REG-G32")
def test_a_way_into_a_guards_arms_stands_before_no_other_move() -> None:
    """The only way on leads to the guard on the stairs: to end the turn comes before it once the Action is gone."""
    state = replace(house("lobby"), explored=("yard", "lobby", "cellar"))
    state = replace(state, turn=replace(state.turn, strategy=True, action=True), ways=state.ways[:2])  # type: ignore[type-var]
    moves = list(GAME.legal(state, ADA))
    offers = {move: GAME.choice(GAME.view(state, ADA), move) for move in moves}
    assert offers[MoveTo("B")].weight == "plain" and offers[MoveTo("B")].stays, "a button still, not coloured"
    assert min(moves, key=lambda move: offers[move].order) == Pass()


@pytest.mark.rule("REG-133", "REG-G34")
def test_a_way_past_a_known_trap_carries_the_die() -> None:
    """Boards creak where one comes in. As long as they are hidden nothing gives them away."""
    boards = (Placed("boards", "creaking-boards", "vault"),)
    state = party(scenario(way("hall", "vault"), placed=boards), "warden", turn=ADA, explored=("hall", "vault"))
    for hidden in (True, False):
        assert GAME.rolls(View(ADA, with_entity(state, "boards", hidden=hidden)), MoveTo("A")) is not hidden


@pytest.mark.rule("REG-G13")
def test_once_all_have_had_their_turns_the_way_is_told_from_where_a_move_is_left() -> None:
    """Ada ended the last turn in the yard; Bob in the cellar has a Move left and goes back up."""
    state = with_member(house("yard"), BOB, region="cellar", acted=True)
    habits = replace(state.members[BOB].habits, saved="wait")
    state = with_member(with_member(state, BOB, habits=habits), ADA, acted=True)
    state = replace(state, turn=replace(state.turn, over=True), explored=("yard", "lobby", "stairs", "cellar"))  # type: ignore[type-var]
    for seat in (None, BOB):
        view = GAME.view(state, seat)
        told = f"{GAME.status(view)} {GAME.aim(view)}"
        assert "by D, 3 Moves to new ground, for the ledger" in told


@pytest.mark.rule("REG-036", "REG-131")
def test_guards_that_were_met_and_are_out_of_sight_are_named_where_none_in_sight_may_notice_anybody() -> None:
    state = looked(party(stealth_house(), at="lobby"))
    assert circumstances.watching(view_for(state, None)).startswith(
        "At the round's end the drowsy guard may notice one of you"
    )
    for member in range(len(state.members)):
        state = with_member(state, member, region="yard")
    assert circumstances.watching(view_for(state, None)) == "Out of sight: the drowsy guard."
    gone = with_entity(state, "walker", defeated=True)
    assert circumstances.watching(view_for(gone, None)) == "", "nor any that was never seen"
