"""What a game master may overrule of counts, dice and the end; what they say and note."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import IllegalMove
from engine.core.verbs import Direct
from engine.games.regions.game import GAME
from engine.games.regions.rules.exploring import searching
from engine.games.regions.state.options import Options
from engine.games.regions.state.view import view_for

from .build import (
    ADA,
    BOB,
    chase,
    corridor,
    kinds_of,
    left,
    only,
    party,
    play,
    region,
    stealth_house,
    with_member,
    working,
)
from .mastered import SEAT, is_secret, manor, order, refused

rule = pytest.mark.rule


@rule("REG-195")
@rule("REG-G47")
def test_stealth_tokens_are_set_and_the_last_one_gone_ends_it() -> None:
    state, told = order(party(stealth_house(), master=True), "tokens 2")
    assert state.tokens == 2 and only(told, "tokens_lost").facts["left"] == 2
    state, _ = order(state, "tokens 9")
    assert (state.tokens, state.token_most) == (9, 9)
    state, told = order(state, "tokens 0")
    assert (state.ending, state.why) == ("lost", "tokens")
    assert refused(party(manor(), master=True), "tokens 2").rule == "REG-173"


@rule("REG-198")
@rule("REG-199")
@rule("REG-205")
def test_a_chase_is_made_longer_or_shorter() -> None:
    state, _ = order(party(chase(4), master=True), "counter 2")
    assert state.counter == 2
    state, _ = order(state, "limit 6")
    assert state.limit == 6
    assert "from 3 to 99" in refused(state, "limit 2").words
    after, told = order(state, "closes street | 5")
    assert after.scenario.region_by_id["street"].limit == 5 and only(told, "ruling").seats is None
    after, told = order(state, "closes bank | 5")
    assert is_secret(told) and view_for(after, None) == view_for(state, None)
    assert "over already" in refused(state, "closes bank | 2").words
    assert refused(party(manor(), master=True), "counter 2").rule == "REG-196"


@rule("REG-218")
@rule("REG-G28")
def test_fixed_dice_are_rolled_next_hidden_ones_too() -> None:
    state, told = order(party(manor(), master=True, turn=ADA), "dice 1 6")
    assert is_secret(told) and view_for(state, None).state.forced.dice == ()
    # Ada's Search comes to 1, the coin hides with 6: every die was fixed, none is rolled.
    state, told = play(state, ADA, "search")
    assert only(told, "searched").facts["found"] == ()
    assert [(secret.what, secret.result) for secret in state.secrets] == [("a coin", 6)]
    assert not state.forced.dice


@rule("REG-G56")
def test_the_next_fortune_and_how_many_there_are_is_ruled_in_secret() -> None:
    state, told = order(party(manor(), master=True), "fortune 7")
    assert state.forced.fortune == 7 and is_secret(told)
    state, told = order(state, "fortunes cellar | 2")
    assert state.fortunes["cellar"] == 2 and is_secret(told)
    off = party(manor(), master=True, options=Options(town="no", fortunes="off"))
    assert refused(off, "fortune 7").rule == "REG-227"


@rule("REG-G56", "REG-228")
@pytest.mark.parametrize("kind", ["table", "deck"])
def test_a_fortune_that_was_ruled_counts_once(kind: Literal["table", "deck"]) -> None:
    """7 is ruled. Ada finds 7, and then what the 1d100 or the deck says: 40."""
    where = corridor(regions=(region("hall", fortunes=2),))
    state = party(
        where, "warden", "delver", "shadow", master=True, turn=ADA, options=Options(town="no", fortunes=kind), luck=(7, 40)
    )
    state, _ = order(state, "fortune 7")
    rolled = () if kind == "deck" else (40,)
    venture = working(state, *rolled)
    for number in (7, 40):
        searching.find_fortune(venture, ADA)
        assert only(venture.events, "fortune").facts["text"] == searching.fortune_of(number).text
        venture.events.clear()
    assert venture.state.forced.fortune == 0 and not left(venture.dice)


@rule("REG-G28")
def test_the_game_master_speaks_pauses_and_notes() -> None:
    state, told = order(party(manor(), master=True), "say The steward | Who goes there?")
    assert only(told, "said").facts == {"who": "The steward", "text": "Who goes there?"}
    state, _ = order(state, "pause At the gate")
    assert GAME.turn(state) == (SEAT,) and GAME.default(state, SEAT) is None
    with pytest.raises(IllegalMove, match="plays a scene"):
        play(state, ADA, "claim")
    assert "already" in refused(state, "pause Again").words
    state, told = order(state, "note He lies.")
    assert is_secret(told) and state.rulings == ("He lies.",) and not view_for(state, ADA).state.rulings
    state, told = order(state, "move ada | cellar")
    assert state.members[ADA].region == "cellar" and state.paused
    state, told = order(state, "resume")
    assert "resumed" in kinds_of(told) and SEAT not in GAME.turn(state)
    assert "Nothing is paused" in refused(state, "resume").words


@rule("REG-G28")
def test_a_game_master_who_leaves_lets_the_scenario_go_on() -> None:
    state, _ = order(party(manor(), master=True), "pause")
    move = GAME.without(state, SEAT)
    assert move == Direct("resume", "-")
    state, _ = GAME.apply(state, SEAT, move, Dice(KeyedSource("left")))
    assert not state.paused and ADA in GAME.turn(state)


@rule("REG-G28")
@pytest.mark.parametrize(("how", "result"), [("won", "won"), ("lost", "lost")])
def test_the_game_master_can_end_it(how: str, result: str) -> None:
    state, told = order(party(manor(), master=True), f"end {how}")
    outcome = GAME.outcome(state)
    assert state.phase == "over" and outcome is not None and outcome.result == result
    assert only(told, "ended").rules == ("REG-G28",)


@rule("REG-204")
def test_a_partial_success_is_for_those_who_are_out() -> None:
    state = party(manor(), master=True)
    assert refused(state, "end partly").rule == "REG-204"
    state, _ = order(with_member(state, BOB, out=True, region=""), "end partly")
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (BOB,)
