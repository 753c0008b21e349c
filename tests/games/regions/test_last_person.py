"""When the last person of a party is out of the game, bot players hold on until that was read."""

from __future__ import annotations

import pytest

from engine.core.events import Happened
from engine.games.regions.game import GAME
from engine.games.regions.rules.events import striking, turning

from .build import ADA, BOB, party, with_member

DEAD, OUT = striking.Died("Ada", "injuries"), turning.ReachedGoal("Ada", "the gate")


@pytest.mark.rule("TAB-104", "REG-172")
@pytest.mark.parametrize(("event", "change"), [(DEAD, {"dead": True}), (OUT, {"out": True})])
def test_bots_hold_on_where_the_last_person_dies_or_gets_out(event: Happened, change: dict[str, bool]) -> None:
    state = party(None, "mender", "warden")
    gone = with_member(state, ADA, **change)
    told = (event.told(),)
    assert GAME.halts(gone, told, (ADA,))
    assert not GAME.halts(gone, told, (ADA, BOB)), "another person goes on"
    assert not GAME.halts(gone, (), (ADA,)), "it was read before"
    fell = (striking.Died("Bob", "injuries").told(),)
    assert not GAME.halts(with_member(gone, BOB, dead=True), fell, (ADA,)), "a bot's death is told with the rest"


@pytest.mark.rule("TAB-218", "REG-172")
def test_who_is_out_is_who_will_be_asked_no_more_and_a_bot_is_offered_with_craft_and_ep() -> None:
    state = party(None, "mender", "warden", master=True)
    assert not any(GAME.is_out(state, seat) for seat in range(3)), "the game master has no PC to lose"
    for change in ({"dead": True}, {"out": True}, {"lost": True}):
        assert GAME.is_out(with_member(state, ADA, **change), ADA)
    assert not GAME.is_out(with_member(state, ADA, ep=0, fallen=True), ADA), "a PC that is down may rise"
    assert not GAME.is_out(with_member(state, ADA, ready=False), ADA), "it has yet to set out"
    assert GAME.in_short(GAME.view(with_member(state, BOB, ep=4), None), BOB) == "Warden, EP 4 of 20"
