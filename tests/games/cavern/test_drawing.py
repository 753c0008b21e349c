"""Tiles drawn, swapped for XP, reshuffled, and what comes when there are none."""

from __future__ import annotations

from itertools import chain

import pytest
from msgspec.structs import replace

from engine.games.cavern.state.state import State

from .build import Bench, act, cavern, legal, player, refused, told

HAND = ("ctcb-1", "ctcb-2", "ctcb-3")
STACK = ("ctct-1", "ctct-2", "ctct-3", "ctct-4")


@pytest.fixture
def state() -> State:
    """Alan's turn, with a hand of three tiles and a stack of four."""
    return cavern([player(0, HAND), player(1, ["entrance"])], stack=STACK)


@pytest.mark.rule("CAV-168", "CAV-169", "CAV-G25")
def test_one_to_three_tiles_are_thrown_away_faceup_and_as_many_drawn(state: State) -> None:
    assert legal(state, 0, "swap") == [f"swap {some}" for some in ("1", "2", "3", "12", "13", "23", "123")]
    after, events = act(state, 0, "swap 13")
    assert after.players[0].hand == ("ctct-1", "ctcb-2", "ctct-2")
    assert after.players[0].xp == 2
    assert after.discard == ("ctcb-1", "ctcb-3")
    assert after.stack == STACK[2:]
    assert told(events, "swapped") == [{"who": "Alan", "tiles": ("ctcb-1", "ctcb-3")}]
    assert [event.seats for event in events if event.kind == "drew"] == [(0,)]
    assert (after.step, after.acting) == ("place", 0)


@pytest.mark.rule("CAV-167", "CAV-168", "CAV-G25")
def test_tiles_may_be_swapped_as_long_as_there_is_xp(state: State) -> None:
    for left in (2, 1, 0):
        state, _ = act(state, 0, "swap 1")
        assert state.players[0].xp == left
    assert legal(state, 0, "swap") == []
    assert refused(state, 0, "swap 1").rule == "CAV-168"


@pytest.mark.rule("CAV-G25")
@pytest.mark.parametrize("text", ["swap", "swap 0", "swap 4", "swap 11", "swap all"])
def test_what_is_no_choice_of_tiles_is_refused(state: State, text: str) -> None:
    assert refused(state, 0, text).rule == "CAV-168"


def test_tiles_may_be_named_with_commas_and_in_any_order(state: State) -> None:
    wanted, _ = act(state, 0, "swap 13")
    for text in ("swap 31", "swap 1,3", "swap 3 1", "swap 1 and 3"):
        assert act(state, 0, text)[0] == wanted, text


@pytest.mark.rule("CAV-168")
def test_tiles_are_swapped_before_one_is_placed(state: State) -> None:
    assert refused(replace(state, step="send", placed=(1, 0)), 0, "swap 1").rule == "CAV-168"


@pytest.mark.rule("CAV-084", "CAV-G24", "CAV-G25")
def test_discards_become_a_new_stack_also_those_just_thrown_away(state: State) -> None:
    short = replace(state, stack=STACK[:1], discard=("ctct-9",))
    # One tile comes off the stack; then 3 discards (ctct-9, ctcb-1, ctcb-2) are shuffled: draws below 3 and below 2.
    after, events = act(short, 0, "swap 12", [0, 0])
    assert told(events, "reshuffled") == [{"count": 3}]
    # From the end: places 2 and 0 change, then 1 and 0: ctcb-1, ctcb-2, ctct-9 .. so ctcb-1 is drawn.
    assert after.players[0].hand == ("ctct-1", "ctcb-1", "ctcb-3")
    assert sorted((*after.stack, *after.discard)) == ["ctcb-2", "ctct-9"]


@pytest.mark.rule("CAV-G23")
def test_with_neither_stack_nor_discards_hands_shrink(bench: Bench) -> None:
    tile = bench.tile("tan N", "blue S")
    state = cavern([player(0, [tile, *HAND[:2]]), player(1, ["entrance"])], stack=())
    after, events = act(state, 0, "place 1 B 0")
    assert after.players[0].hand == HAND[:2]
    assert told(events, "drew") == []


@pytest.mark.rule("CAV-G23")
def test_who_has_no_tile_to_place_skips_and_the_first_time_triggers_the_end() -> None:
    state = cavern([player(0), player(1), player(2, ["entrance"])], stack=(), acting=2, first=2, step="send", placed=None)
    after, events = act(state, 2, "pass")
    assert [facts["who"] for facts in told(events, "skipped")] == ["Alan", "Betty"]
    assert [facts["why"] for facts in chain(told(events, "skipped"), told(events, "ending"))] == ["tiles"] * 3
    assert (after.ending, after.phase) == ("tiles", "over"), "Cedric went first, and the round is over"
