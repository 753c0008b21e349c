"""What a PC on record has been through: it grows with each scenario, and stands on its sheet."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from engine.games.regions.game import GAME
from engine.games.regions.rules import outings
from engine.games.regions.rules.party.record import Kept
from engine.games.regions.state.state import State
from engine.games.regions.state.view import view_for

from .build import corridor, party, with_member


def known(**fields: object) -> State:
    return with_member(party(corridor(), "warden"), 0, background="sailor", **fields)


@pytest.mark.rule("REG-G60")
def test_a_scenario_that_is_over_is_added_to_the_past_of_a_pc() -> None:
    state = known(injuries=1)
    assert msgspec.json.decode(GAME.kept(state, 0), type=Kept).past is None, "under way nothing is added"
    home = GAME.kept(replace(state, phase="over", ending="won", round=7), 0)
    first = msgspec.json.decode(home, type=Kept).past
    assert first is not None
    assert [(outing.where, outing.result, outing.length, outing.marks) for outing in first.outings] == [
        (state.scenario.name, "won", 7, ("injured",))
    ]
    # It comes with its Injury, so that is no mark of the second one.
    again = replace(known(injuries=1), brought=(home,))
    past = outings.past(replace(again, phase="over", ending="lost", round=3), 0)
    assert past is not None and [(outing.result, outing.marks) for outing in past.outings] == [
        ("won", ("injured",)),
        ("lost", ()),
    ]
    page = GAME.page(view_for(again, 0), "sheet", "")
    assert f"Has been out once, 1 won:\n- {state.scenario.name}: won in 7 rounds, with an Injury that stays" in page


@pytest.mark.rule("REG-G60")
def test_a_record_from_before_there_was_a_past_is_read_on() -> None:
    old = '{"name":"Ada","craft":"warden","background":"sailor","injuries":1}'
    past = outings.past(replace(known(injuries=1), brought=(old,), phase="over", ending="won", round=2), 0)
    assert past is not None and past.length == 1 and past.outings[0].marks == ()
