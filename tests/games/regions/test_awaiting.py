"""Who is waited for, how long, and what is done for a member who stays away."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import MASTER, Question
from engine.core.verbs import Choose, Direct, Pass
from engine.games.regions.rules import awaiting
from engine.games.regions.state.options import Options
from tests.games.regions.build import ADA, BOB, corridor, party, play, with_member

rule = pytest.mark.rule

DUCK = Question("react", ADA, ("guard", "duck", "none"), "duck", together=True)
HUNKER = Question("react", BOB, ("hunker", "none"), "hunker", together=True)


@rule("REG-G15")
def test_for_a_member_who_stays_away_the_turn_is_passed() -> None:
    state = party(corridor(), "warden", "delver")
    assert awaiting.default(state, 0) == Pass() == awaiting.without(state, 0)
    state, _ = play(state, 0, "claim")
    assert awaiting.default(state, 0) == Pass()
    assert awaiting.default(state, 1) is None, "nobody waits for Bob"
    assert awaiting.patience(state) == 0, "a turn has the table's own time"


@rule("REG-G21")
def test_reactions_are_asked_together_with_a_short_time_and_a_default() -> None:
    state = replace(party(corridor(), "warden", "delver", "shadow"), agenda=(DUCK, HUNKER))
    assert awaiting.awaited(state) == (0, 1)
    assert awaiting.default(state, 0) == Choose("duck")
    assert awaiting.default(state, 1) == Choose("hunker")
    assert awaiting.patience(state) == 7200
    quick = replace(state, rules=replace(state.rules, window=600))
    assert awaiting.patience(quick) == 600


@rule("REG-G28")
def test_what_the_master_is_asked_waits_for_the_master_alone() -> None:
    asked = Question("whose turn", MASTER, ("gnats", "imp"), "gnats")
    state = party(corridor(), "warden", "delver", master=True, options=Options(town="no", referee="gm"))
    state = replace(state, agenda=(asked,))
    assert awaiting.awaited(state) == (2,)
    assert awaiting.default(state, 2) == Pass(), "what is done for them tells nobody what they are asked"
    assert awaiting.asked(state, 0) is None


@rule("REG-G28")
def test_a_scene_of_the_master_holds_everything_until_it_is_over() -> None:
    state = replace(party(corridor(), "warden", master=True), paused="The guard yawns")
    assert awaiting.awaited(state) == (1,)
    assert awaiting.default(state, 1) is None, "a game master is reminded"
    assert awaiting.without(state, 1) == Direct("resume", "-"), "and where they leave it goes on"


@rule("REG-G15")
def test_where_everybody_stays_away_nothing_goes_on_until_a_member_comes_back() -> None:
    state = party(corridor(), "warden", "delver", idle=1)
    for seat in (0, 1):
        assert awaiting.default(state, seat) == Pass()
        state, _ = play(state, seat, "pass")
    assert (state.round, state.idle) == (2, 2)
    assert awaiting.default(state, 0) is None and awaiting.default(state, 1) is None
    assert awaiting.without(state, 0) == Pass(), "those who left hold nobody up"
    claimed, _ = play(state, 0, "claim")
    assert claimed.idle == 0 and awaiting.default(claimed, 0) == Pass()
    passed, _ = play(state, 0, "pass")
    assert awaiting.default(passed, 1) == Pass(), "Ada is there"
    assert awaiting.without(replace(state, idle=6), 0) is None


def test_a_turn_counts_from_one_end_of_turn_to_the_next() -> None:
    state = party(corridor(), "warden", "delver")
    before = awaiting.turn_number(state)
    claimed, _ = play(state, 0, "claim")
    assert awaiting.turn_number(claimed) == before
    ended, _ = play(claimed, 0, "pass")
    assert awaiting.turn_number(ended) != before
    assert awaiting.turn_number(replace(state, phase="town")) == -1


@rule("REG-G07")
def test_a_member_who_is_down_is_waited_for_too() -> None:
    state = with_member(party(corridor(), "warden", "delver"), ADA, ep=0, fallen=True)
    assert awaiting.awaited(state) == (0, 1)


@rule("REG-172")
def test_no_one_waits_for_those_who_are_out() -> None:
    state = with_member(party(corridor(), "warden", "delver", "shadow"), ADA, out=True, region="")
    assert awaiting.awaited(state) == (1, 2)
