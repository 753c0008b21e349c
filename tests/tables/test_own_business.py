"""What is done openly and is no one else's business: told to its maker only, not taken back, and never in the way."""

from __future__ import annotations

import pytest

from engine.core.errors import GameError, IllegalMove
from engine.tables.history.export import verify

from .house import ADA, BOB, GAMES, HOME, REVEALED, House
from .test_undoing import state_of
from .vows import GAME

VOWING = {**GAMES, "corridor": GAME}


async def begun(house: House, **more: object) -> None:
    await house.reopen(VOWING)
    await house.begin(ADA, BOB, rounds="100000", **more)  # type: ignore[arg-type]


async def test_it_is_told_to_its_maker_only_and_makes_no_post(house: House) -> None:
    await begun(house)
    told = await house.act(BOB, "vow silence")
    assert told.kind == "aside" and told.story == "" and told.whispers == ((BOB.id, "You vow silence."),)
    assert told.awaited == (ADA,) and told.mention == ()
    assert "vow" not in (await house.tables.views.log(HOME))[0]


async def test_a_player_who_is_awaited_is_waited_for_no_longer_because_of_it(house: House) -> None:
    await begun(house, wait=2)
    due = (await house.tables.views.latest(HOME)).due
    house.wait(1)
    for member in (ADA, BOB):
        assert (await house.act(member, "vow silence")).due == due


@pytest.mark.rule("TAB-038")
async def test_a_move_before_it_is_taken_back_and_it_stays(house: House) -> None:
    await begun(house)
    await house.act(ADA, "step 1")
    assert (await house.act(BOB, "vow silence")).undo, "Ada's step is still the newest that can be taken back"
    assert (await house.tables.views.latest(HOME)).undo
    undone = await house.tables.undo.undo(house.call(ADA))
    assert undone.kind == "undo" and undone.story == "Ada takes back “Step 1”." and not undone.undo
    state, _ = await state_of(house)
    assert state.at == (0, 0) and state.heard == (0, len("silence"))
    with pytest.raises(IllegalMove, match="nothing to take back yet"):
        await house.tables.undo.undo(house.call(BOB))
    with pytest.raises(GameError, match="nothing to bring back"):
        await house.tables.undo.redo(house.call(ADA))
    again = await house.reopen(VOWING)
    assert (await state_of(house))[0] == state and (await again.views.latest(HOME)).awaited == (ADA,)


async def test_several_stay_in_their_order_and_the_journal_holds(house: House) -> None:
    await begun(house)
    await house.act(ADA, "step 2")
    for member, word in ((ADA, "silence"), (BOB, "silence"), (BOB, "speed")):
        await house.act(member, f"vow {word}")
    await house.tables.undo.undo(house.call(ADA))
    state, _ = await state_of(house)
    assert state.at == (0, 0) and state.heard == (len("silence"), len("speed"))
    await house.act(ADA, "step 1")
    await house.tables.undo.undo(house.call(ADA))
    assert await state_of(house) == (state, 0)
    await house.tables.lobby.end(house.call(ADA))
    _, data = await house.tables.exports.export(HOME)
    assert verify(data, VOWING) is not None


async def test_what_is_no_longer_possible_without_the_move_goes_with_it(house: House) -> None:
    await begun(house)
    await house.act(ADA, "step 2")
    await house.act(BOB, "vow late")
    await house.tables.undo.undo(house.call(ADA))
    assert (await state_of(house))[0].heard == (0, 0)


async def test_a_roll_before_it_is_asked_about_as_without_it(house: House) -> None:
    await begun(house)
    await house.act(ADA, "pass")
    await house.act(BOB, "roll")
    assert not (await house.act(BOB, "vow silence")).undo
    asked = await house.tables.undo.undo(house.call(BOB))
    assert asked.kind == "ballot" and asked.story == f"Bob wants to take back “Run” {REVEALED}."
    done = await house.tables.act(house.call(ADA), "ballot agree", asked.version)
    state, counter = await state_of(house)
    assert done.kind == "undo" and state.at == (0, 0) and state.heard == (0, len("silence")) and counter == 0
