"""A hand of which no tile can be laid: it is shown to all, then its owner breaks out, or draws anew (CAV-G22)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.game import Choice, Event, Setup, refusal
from engine.core.table import Table
from engine.core.verbs import Pass
from engine.games.cavern.game import GAME
from engine.games.cavern.state.board import board
from engine.games.cavern.state.content import content
from engine.games.cavern.state.options import Options
from engine.games.cavern.state.state import Holding, State
from tests.laws.test_secrets import shown

from .build import Bench, act, cavern, gold, legal, player, refused, sent, told, treasure
from .laws import shuffle_secrets


@pytest.fixture
def cramped(bench: Bench) -> State:
    """A dungeon with one place, that a corridor leads into; the hand of seat 0 holds no corridor."""
    row = {(x, 0): bench.tile("tan -") for x in (-1, 1)}
    tan = bench.tile("corridor NESW")
    ring = {(-2, 0): bench.tile("corridor SW"), (2, 0): bench.tile("corridor SE")}
    below = {(x, 1): bench.tile("corridor ESW" if x else "corridor S", "tan -") for x in (-1, 1)}
    state = cavern(
        [player(0, [bench.tile("tan N")] * 3, xp=0), player(1, ["entrance"])], row | ring | below | {(0, 1): tan}
    )
    assert all(board(state.tiles).demands(at)[0] for at in board(state.tiles).free), "a corridor leads into every place"
    return state


def turned_to(state: State, **fields: Any) -> tuple[State, list[Event]]:
    """Return what comes of it when Betty's turn ends and Alan's begins."""
    return act(replace(state, acting=1, first=1, step="send", **fields), 1, "pass")


def with_alan(state: State, **fields: Any) -> State:
    """Return a state in which Alan holds something else."""
    return replace(state, players=(replace(state.players[0], **fields), *state.players[1:]))


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.rule("CAV-066", "CAV-G22")
def test_who_can_lay_nothing_and_do_nothing_shows_two_new_hands_and_then_skips(bench: Bench, cramped: State) -> None:
    wall = bench.tile("blue N")
    hand = cramped.players[0].hand
    after, events = turned_to(cramped, stack=(wall,) * 9)
    anew = ["stuck", "redrawn", "drew"]
    assert kinds(events) == ["kept", "turn", *anew, *anew, "stuck", "skipped", "turn"]
    assert [facts["tiles"] for facts in told(events, "stuck")] == [hand, (wall,) * 3, (wall,) * 3]
    assert told(events, "skipped") == [{"who": "Alan", "why": "stuck"}]
    assert after.players[0].hand == (wall,) * 3
    assert after.discard == (*hand, *(wall,) * 3)
    assert (after.acting, after.redraws, after.laid_open) == (1, 0, False), "Alan has placed nothing and sent nobody"


@pytest.mark.rule("CAV-G22", "CAV-G52")
def test_a_stuck_hand_is_shown_to_all_before_its_owner_chooses_what_to_do(bench: Bench, cramped: State) -> None:
    wall = bench.tile("blue N")
    hand = cramped.players[0].hand
    state, events = turned_to(with_alan(cramped, xp=1), stack=(wall,) * 9)
    (shown,) = [event for event in events if event.kind == "stuck"]
    assert (shown.seats, shown.reveals, shown.facts) == (None, True, {"who": "Alan", "tiles": hand})
    assert (GAME.turn(state), state.step, state.laid_open) == ((0,), "place", True)
    assert [GAME.view(state, seat).state.players[0].hand for seat in (None, 0, 1)] == [hand] * 3
    assert {text.split()[0] for text in legal(state, 0)} - {"prompts"} == {"pass", "breach", "swap"}
    for number, label in ((1, "Draw a new hand"), (2, "Draw a new hand")):
        assert pass_of(state).label == label
        state, events = act(state, 0, "pass")
        # The new hand fits no better: it is shown as well, and he is asked again.
        assert kinds(events) == ["redrawn", "drew", "stuck"]
        assert told(events, "stuck") == [{"who": "Alan", "tiles": (wall,) * 3}]
        assert (state.redraws, state.laid_open, state.acting) == (number, True, 0)
    assert pass_of(state).label == "Lay nothing this turn"
    after, events = act(state, 0, "pass")
    assert kinds(events) == ["skipped", "turn"]
    assert (after.acting, after.players[0].hand, after.players[0].xp) == (1, (wall,) * 3, 1)
    assert GAME.view(after, 1).state.players[0].hand == ("",) * 3, "his turn is over, and he holds his tiles facedown"


def pass_of(state: State) -> Choice:
    """Return how passing is offered to all eyes."""
    return GAME.choice(GAME.view(state, None), Pass())


@pytest.mark.rule("CAV-G22", "CAV-168")
def test_a_stuck_hand_is_shown_once_and_a_swap_that_leaves_it_stuck_shows_the_new_one(bench: Bench, cramped: State) -> None:
    wall = bench.tile("blue N")
    hand = cramped.players[0].hand
    ready = with_alan(cramped, xp=3, treasure=treasure("masons_pardon"))
    state, _ = turned_to(replace(ready, delvers=(sent(0, "thief", (0, 1)),)), stack=(wall, *("entrance",) * 9))
    for text, kind in (("retrieve 1", "retrieved"), ("reveal masons_pardon", "revealed")):
        state, events = act(state, 0, text)
        assert kinds(events) == [kind], "all know the hand already"
        assert state.laid_open
    swapped, events = act(state, 0, "swap 1")
    assert told(events, "stuck") == [{"who": "Alan", "tiles": (wall, *hand[1:])}]
    assert swapped.laid_open
    free, events = act(swapped, 0, "swap 1")
    assert told(events, "stuck") == [], "the new tile fits"
    assert not free.laid_open
    assert legal(free, 0, "place")
    assert legal(free, 0, "pass") == []
    assert refused(free, 0, "pass").rule == "CAV-066"
    assert GAME.view(free, 1).state.players[0].hand == ("",) * 3, "the new tile is his secret again"


@pytest.mark.rule("CAV-G22", "CAV-170")
def test_who_breaks_out_of_a_stuck_hand_holds_it_facedown_again(cramped: State) -> None:
    state, _ = turned_to(with_alan(cramped, xp=1), stack=("entrance",) * 9)
    after, events = act(state, 0, legal(state, 0, "breach")[0])
    assert (told(events, "placed")[0]["paid"], after.step, after.laid_open) == ("xp", "send", False)
    assert GAME.view(after, 1).state.players[0].hand == ("",) * 3


@pytest.mark.rule("CAV-G22")
def test_a_new_hand_that_fits_is_no_one_elses_business(cramped: State) -> None:
    state, _ = turned_to(with_alan(cramped, xp=1), stack=("entrance",) * 9)
    after, events = act(state, 0, "pass")
    assert kinds(events) == ["redrawn", "drew"]
    assert (after.players[0].hand, after.laid_open, after.redraws) == (("entrance",) * 3, False, 1)
    assert legal(after, 0, "pass") == []


@pytest.mark.rule("CAV-G22", "CAV-G60")
def test_for_the_absent_a_hand_that_fits_nowhere_is_drawn_anew_and_no_xp_spent(cramped: State) -> None:
    state, _ = turned_to(with_alan(cramped, xp=3), stack=cramped.players[0].hand * 3)
    for _ in range(3):
        assert str(GAME.default(state, 0)) == "pass"
        state, _ = act(state, 0, "pass")
    assert (state.acting, state.players[0].xp) == (1, 3)


@pytest.mark.rule("CAV-G22", "CAV-G55")
def test_who_holds_a_facedown_treasure_is_waited_for_whatever_it_is(cramped: State) -> None:
    for card in ("masons_pardon", "kings_teeth"):
        after, events = turned_to(with_alan(cramped, treasure=treasure(card)))
        assert (GAME.turn(after), kinds(events)) == ((0,), ["kept", "turn", "stuck"])
    for known in (Holding("kings_teeth", up=True), Holding("masons_pardon", used=True)):
        after, events = turned_to(with_alan(cramped, treasure=(known,)), stack=("entrance",) * 9)
        assert "redrawn" in kinds(events), "by what all know it cannot help him"


@pytest.mark.rule("CAV-G22", "CAV-G52")
@pytest.mark.parametrize("xp", [0, 2])
def test_nothing_hidden_shows_in_what_is_posted_said_and_offered_around_a_stuck_hand(cramped: State, xp: int) -> None:
    alan = with_alan(cramped, xp=xp, treasure=treasure("masons_pardon", "velvet_glove"), gold=gold(3, 1))
    alan = with_alan(alan, reserve=("brute", "leader", "mage"))
    state, _ = turned_to(replace(alan, delvers=(sent(0, "thief", (0, 1)), sent(0, "brute", (0, 1)))))
    table = Table(GAME, Setup(state.names, Options()), "key", 0, state)
    worlds = [replace(table, state=shuffle_secrets(state, None, random.Random(number))) for number in range(8)]
    assert len({world.state.players[0].treasure for world in worlds}) > 1
    assert len({world.state.delvers for world in worlds}) > 1
    assert {world.state.players[0].hand for world in worlds} == {state.players[0].hand}, "that is no secret any more"
    for world in worlds:
        assert shown(world, None) == shown(table, None)
        assert GAME.default(world.state, 0) == GAME.default(state, 0) == Pass()
        # Betty sees what all see; her own hand is hers.
        assert GAME.view(world.state, 1).state.players[0] == GAME.view(state, 1).state.players[0]
        assert verbs(world.state) == verbs(state)


def verbs(state: State) -> list[str]:
    """Return the verbs that Alan has a move of, but for revealing, in their order."""
    return [verb for verb in dict.fromkeys(text.split()[0] for text in legal(state, 0)) if verb != "reveal"]


@pytest.mark.rule("CAV-G22")
@pytest.mark.parametrize(
    ("xp", "cards", "redraws", "asked", "refused"),
    [
        (1, (), 0, "ignore corridors for 1 XP, swap tiles for 1 XP or pass for a new hand", None),
        (0, ("masons_pardon",), 0, "reveal a treasure or pass for a new hand", None),
        (0, ("kings_teeth",), 1, "reveal a treasure or pass for a new hand", "pass for a new hand"),
        (0, ("kings_teeth",), 2, "reveal a treasure or pass and lay nothing this turn", "pass and lay nothing this turn"),
        (2, (), 2, "ignore corridors for 1 XP, swap tiles for 1 XP or pass and lay nothing this turn", None),
    ],
)
def test_who_is_stuck_is_told_only_of_what_is_open_to_them(
    cramped: State, xp: int, cards: tuple[str, ...], redraws: int, asked: str, refused: str | None
) -> None:
    state = with_alan(replace(cramped, redraws=redraws, laid_open=True), xp=xp, treasure=treasure(*cards))
    assert GAME.ask(GAME.view(state, None)) == f"nothing in your hand fits: {asked}."
    words = refused or asked
    place = next(verb for verb in GAME.verbs if verb.name == "place")
    assert refusal(GAME, state, 0, place).words == f"None of your tiles fits anywhere. {words[0].upper()}{words[1:]}."


@pytest.mark.rule("CAV-G22", "CAV-G14")
def test_a_treasure_that_waives_corridors_makes_breaking_through_free_for_who_is_stuck(cramped: State) -> None:
    state, _ = turned_to(with_alan(cramped, treasure=treasure("masons_pardon")))
    state, _ = act(state, 0, "reveal masons_pardon")
    assert GAME.ask(GAME.view(state, None)) == "nothing in your hand fits: ignore corridors or pass for a new hand."
    assert legal(state, 0, "breach")


@pytest.mark.rule("CAV-G22")
def test_everyone_can_read_up_a_hand_that_lies_open(cramped: State) -> None:
    state, _ = turned_to(with_alan(cramped, xp=1))
    name = content().tiles[cramped.players[0].hand[0]].name
    assert f"shows t{name[1:]}; t{name[1:]}; t{name[1:]}" in GAME.sheet(GAME.view(state, 1))
