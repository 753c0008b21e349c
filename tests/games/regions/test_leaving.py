"""Who would leave the map for good is told so, and what would then stay behind with others."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.moves import Move
from engine.core.verbs import MoveTo
from engine.games.regions.game import GAME
from engine.games.regions.speech.choices import choice
from engine.games.regions.speech.next_step import next_step
from engine.games.regions.state.moves import Act, Leave
from engine.games.regions.state.scenarios import Feature
from engine.games.regions.state.state import State
from engine.games.regions.state.view import view_for

from .build import ADA, BOB, party, play, region, scenario, way, with_member

rule = pytest.mark.rule

BANNER = Feature("banner", "the banner", "vault", "object")
CHARTER = Feature("charter", "the charter", "stair", "object")
YARD = scenario(
    way("vault", "stair"),
    way("stair", "ridge", obstacle="rocky-wall", low="stair", high="ridge"),
    regions=(region("vault", x=0), region("stair", x=1), region("ridge", x=2)),
    features=(BANNER, CHARTER),
    start="stair",
    goal="ridge",
    needs=("banner", "charter"),
)
"""From the stair A leads to the vault, and B up a wall to the goal."""

STAYS = (
    "You leave the map for good, and alone: the others go out in their own turns. "
    "Still inside: Bob with the banner. If that does not get out too, all is lost."
)


def on_stair(ada: tuple[str, ...], bob: tuple[str, ...], *, knows: bool = True, goal: str = "ridge") -> State:
    """Return Ada's turn on the stair, with Bob in the vault; each carries that. Whether the party knows the ridge."""
    seen = ("vault", "stair", "ridge") if knows else ("vault", "stair")
    made = replace(YARD, goal=goal)
    state = party(made, "warden", "delver", turn=ADA, explored=("vault", "stair"), seen=seen)
    state = replace(state, ways=("vault/stair", "stair/ridge"), taken=("banner", "charter"))
    return with_member(with_member(state, ADA, objects=ada), BOB, objects=bob, region="vault")


def label(state: State, move: Move) -> str:
    """Return how Ada is offered a move."""
    return choice(view_for(state, ADA), move).label


def asked(state: State, move: Move, seat: int | None = ADA) -> str:
    """Return what has to be read first."""
    return choice(view_for(state, seat), move).sure


@rule("REG-172", "REG-G44")
def test_a_move_out_says_that_it_is_for_good() -> None:
    state = on_stair(("banner", "charter"), ())
    assert label(state, MoveTo("B")) == "Climb B and out: 1 in 4"
    assert "out" not in label(state, MoveTo("A"))
    missing = on_stair(("charter",), ())
    climb = label(missing, MoveTo("B"))
    assert climb.startswith("Climb B: 1 in ") and climb.endswith("; goal, too early"), "one stays"
    assert label(on_stair(("charter",), (), knows=False), MoveTo("B")).startswith("Climb B: 1 in "), "nobody knows"
    assert asked(state, MoveTo("B")) == asked(missing, MoveTo("B")) == "", "Ada has all of it, or nobody is out"


@rule("REG-172", "REG-G44")
def test_who_and_what_stays_behind_is_to_be_read_first() -> None:
    state = on_stair(("charter",), ("banner",))
    assert asked(state, MoveTo("B")) == STAYS
    assert asked(state, MoveTo("A")) == ""
    tries = [
        move
        for move in GAME.legal(state, ADA)
        if isinstance(move, Act) and label(state, move).startswith("Climb B and out with ")
    ]
    assert tries and all(asked(state, move) == STAYS for move in tries)
    assert asked(with_member(state, BOB, region="", out=True), MoveTo("B")) == "", "the banner is out already"


@rule("REG-G75", "REG-019")
def test_while_nobody_knows_the_goal_what_is_new_may_be_the_way_out() -> None:
    state = on_stair(("charter",), ("banner",), knows=False)
    assert label(state, MoveTo("B")).endswith(", may lead out")
    assert asked(state, MoveTo("B")).startswith("If this is the way out, you leave the map for good, and alone")
    elsewhere = on_stair(("charter",), ("banner",), knows=False, goal="attic")
    assert label(elsewhere, MoveTo("B")) == label(state, MoveTo("B")), "it says no more than is known"


@rule("REG-G15")
def test_what_is_not_the_same_for_all_is_offered_in_a_turn() -> None:
    """Bob carries the banner beside Ada: she would leave it behind, he would not."""
    state = replace(with_member(on_stair(("charter",), ("banner",)), BOB, region="stair"), turn=None)
    assert choice(view_for(state, None), MoveTo("B")).weight == "written"
    alone = with_member(state, BOB, acted=True)
    assert choice(view_for(alone, None), MoveTo("B")).weight != "written"


@rule("REG-G45")
def test_who_leaves_without_it_is_told_what_is_missing() -> None:
    there = with_member(on_stair(("charter",), ()), ADA, region="ridge")
    assert asked(there, Leave()).startswith("You go out by the goal for good, without the banner.")


@rule("REG-G44", "REG-172")
def test_beside_the_goal_the_way_out_is_named() -> None:
    state = on_stair(("banner", "charter"), ())
    told = "Bring the banner and the charter to the Ridge by B (past rocky wall)."
    assert next_step(view_for(state, None)) == told
    assert next_step(view_for(with_member(state, BOB, region="", out=True), None)) == told, "nobody else is left"


@rule("REG-G44")
def test_who_goes_into_the_goal_is_out_and_the_others_play_on() -> None:
    gate = replace(YARD, connections=(way("vault", "stair"), way("stair", "ridge")))
    state = replace(on_stair(("charter",), ("banner",)), scenario=gate, entities=())
    assert label(state, MoveTo("B")) == "Go B: Ridge, and out"
    after, _ = play(state, ADA, "move B")
    assert after.members[ADA].out and after.phase == "play"
