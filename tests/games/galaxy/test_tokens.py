"""Command tokens: twelve of each player, in two pools, on the map, or in the reinforcements."""

from __future__ import annotations

import pytest

from engine.core.flow import Question
from engine.games.galaxy.rules import commands, flow
from engine.games.galaxy.state.state import Held, State

from . import build
from .build import ADA, BOB


def pools(state: State, player: int) -> tuple[int, int]:
    """Return a player's tactic and strategy tokens."""
    return state.players[player].tactic, state.players[player].strategy


def answered(state: State, option: str) -> State:
    """Return the state after the open question was answered."""
    voyage = build.voyage_of(state)
    flow.reply(voyage, flow.open_questions(state)[0], option)
    return voyage.state


@pytest.mark.rule("GAL-G27")
def test_each_token_gained_goes_to_a_pool_of_choice() -> None:
    voyage = build.voyage_of(build.galaxy())
    commands.gain_tokens(voyage, BOB, 2, "envoy-ship")
    question = flow.open_questions(voyage.state)[0]
    assert (question.called(), question.owner, question.options, question.default) == (
        "pool",
        BOB,
        ("tactic", "strategy"),
        "tactic",
    )
    state = answered(answered(voyage.state, "strategy"), "tactic")
    assert pools(state, BOB) == (4, 3)
    assert not flow.open_questions(state)


@pytest.mark.rule("GAL-G27")
def test_no_more_are_gained_than_the_reinforcements_hold() -> None:
    # 12 tokens: 8 tactic, 2 strategy, 1 on the map leave 1.
    state = build.having(build.galaxy(), ADA, tactic=8)
    state = build.system_with(state, "C3", tokens=(ADA, BOB))
    voyage = build.voyage_of(state)
    commands.gain_tokens(voyage, ADA, 2, "envoy-ship")
    state = answered(voyage.state, "tactic")
    assert pools(state, ADA) == (9, 2)
    assert not flow.open_questions(state)


@pytest.mark.rule("GAL-G27")
def test_nothing_is_gained_or_asked_without_reinforcements() -> None:
    voyage = build.voyage_of(build.having(build.galaxy(), ADA, tactic=10))
    commands.gain_tokens(voyage, ADA, 1, "unstable-fuel")
    assert not flow.open_questions(voyage.state)
    assert pools(voyage.state, ADA) == (10, 2)
    assert [event.kind for event in voyage.events] == ["no_command"]


@pytest.mark.rule("GAL-G10")
def test_a_spent_strategy_token_is_back_in_the_reinforcements() -> None:
    voyage = build.voyage_of(build.galaxy())
    assert voyage.state.reinforcements(ADA) == 7
    commands.take_token(voyage, ADA, "strategy")
    assert pools(voyage.state, ADA) == (3, 1)
    assert voyage.state.reinforcements(ADA) == 8


@pytest.mark.rule("GAL-G10", "GAL-G32")
@pytest.mark.parametrize(("option", "left", "exhausted"), [("token", 1, False), ("scepter-of-orders", 2, True)])
def test_the_scepter_spends_a_token_from_the_reinforcements(option: str, left: int, exhausted: bool) -> None:
    voyage = build.voyage_of(build.holding(build.galaxy(), BOB, "scepter-of-orders"))
    commands.take_token(voyage, BOB, "strategy")
    question = flow.open_questions(voyage.state)[0]
    assert question.written() == Question("scepter", BOB, ("token", "scepter-of-orders"), "token")
    state = answered(voyage.state, option)
    assert pools(state, BOB) == (3, left)
    assert state.players[BOB].relics == (Held("scepter-of-orders", exhausted),)


@pytest.mark.rule("GAL-G10", "GAL-G32")
def test_the_scepter_is_used_without_a_question_where_the_pool_is_empty() -> None:
    state = build.having(build.holding(build.galaxy(), BOB, "scepter-of-orders"), BOB, strategy=0)
    assert commands.can_take(state, BOB, "strategy")
    voyage = build.voyage_of(state)
    commands.take_token(voyage, BOB, "strategy")
    flow.FLOW.go_on(voyage)
    assert voyage.player(BOB).relics == (Held("scepter-of-orders", True),)
    assert pools(voyage.state, BOB) == (3, 0)
    assert not commands.can_take(voyage.state, BOB, "strategy")


@pytest.mark.rule("GAL-G32", "GAL-G27")
def test_the_scepter_needs_a_token_in_the_reinforcements() -> None:
    state = build.having(build.holding(build.galaxy(), ADA, "scepter-of-orders"), ADA, tactic=12, strategy=0)
    assert not commands.can_take(state, ADA, "strategy")


def test_a_player_without_tokens_can_take_none() -> None:
    state = build.having(build.galaxy(), ADA, tactic=0, strategy=0)
    assert not commands.can_take(state, ADA, "tactic")
    assert not commands.can_take(state, ADA, "strategy")
