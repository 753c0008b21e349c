"""One press that makes two moves: each a move of its own in the journal, the second where the first showed nothing new."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.api.update import Controls, Offer
from engine.core.game import Event
from engine.core.paired_moves import meant_move, paired, parted
from engine.core.scene import Look
from engine.tables.moves import act
from engine.tables.session import view_cache
from engine.tables.updates import controls

from .corridor import Roll, Step, Turn
from .house import ADA, BOB, HOME, House


async def stands(house: House) -> str:
    return (await house.tables.views.show(HOME, None, Look())).alt


def test_the_text_of_a_control_for_two_moves_is_read_as_it_was_written() -> None:
    assert paired(Step(1), None) == "step 1" and parted("step 1") == ("step 1", "")
    both = paired(Step(1), Turn("left", "door"))
    assert both == "both step 1; turn left door" and parted(both) == ("step 1", "turn left door")


@pytest.mark.rule("TAB-006")
async def test_one_press_makes_two_moves_once_however_often_it_arrives(house: House) -> None:
    start = await house.begin(ADA, BOB, rounds="100000")
    call = house.call(ADA)
    told = await house.tables.act(call, "both step 1; step 2", start.version)
    again = await house.tables.act(call, "both step 1; step 2", start.version)
    assert again.story == told.story == "Ada goes 1 on. Ada goes 2 on."
    assert await stands(house) == "At (3, 0), heard 0."


@pytest.mark.rule("TAB-031")
async def test_undo_takes_back_the_second_move_and_then_the_first(house: House) -> None:
    await house.begin(ADA, BOB, rounds="100000")
    await house.act(ADA, "both step 1; step 2")
    await house.tables.undo.undo(house.call(ADA))
    assert await stands(house) == "At (1, 0), heard 0."
    await house.tables.undo.undo(house.call(ADA))
    assert await stands(house) == "At (0, 0), heard 0."


async def test_the_second_move_is_not_made_where_it_is_not_possible_any_more(house: House) -> None:
    await house.begin(ADA, BOB, rounds="100000")
    # Three steps are all that a turn has; and once it has run, Bob is awaited.
    await house.act(ADA, "both step 3; step 1")
    assert await stands(house) == "At (3, 0), heard 0."
    update = await house.act(ADA, "both pass; step 1")
    assert await stands(house) == "At (3, 0), heard 0." and update.awaited == (BOB,)


async def test_the_second_move_is_not_made_where_the_first_brought_something_to_light(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, seats = act.record_move, [None, (1,)]

    def showing(*args: Any, **kept: Any) -> Any:
        found = made(*args, **kept)
        return msgspec.structs.replace(found, events=(*found.events, Event("noticed", (), {}, seats[0], reveals=True)))

    monkeypatch.setattr(act, "record_move", showing)
    await house.begin(ADA, BOB, rounds="100000")
    await house.act(ADA, "both step 1; step 1")
    assert await stands(house) == "At (1, 0), heard 0.", "all see something new: another choice may be better"
    seats.pop(0)
    await house.act(ADA, "both step 1; step 1")
    assert await stands(house) == "At (3, 0), heard 0.", "what one player drew is their own business"


def test_a_control_is_called_by_the_move_it_is_pressed_for() -> None:
    assert meant_move("step 1") == "step 1" and meant_move("both step 1; turn left door") == "turn left door"


async def test_the_second_move_is_made_all_the_same_where_the_game_says_that_the_first_opens_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = act.record_move

    def showing(*args: Any, **kept: Any) -> Any:
        found = made(*args, **kept)
        return msgspec.structs.replace(found, events=(*found.events, Event("hurt", (), {}, None, reveals=True)))

    monkeypatch.setattr(act, "record_move", showing)
    monkeypatch.setattr(act, "opened", lambda game, view, move: (Step(2),) if move == Step(1) else ())
    await house.begin(ADA, BOB, rounds="100000")
    await house.act(ADA, "both step 1; step 1")
    assert await stands(house) == "At (1, 0), heard 0.", "this one is not opened, and all see something new"
    await house.tables.undo.undo(house.call(ADA))
    await house.act(ADA, "both step 1; step 2")
    assert await stands(house) == "At (3, 0), heard 0."


async def test_what_the_second_move_opens_is_made_by_the_same_press_where_it_is_the_only_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After 1 step another one opens; after 2 two would, of which the player chooses. A turn has 3 steps."""
    opens = {Step(1): (Step(2),), Step(2): (Step(1), Turn("left", "door"))}
    monkeypatch.setattr(act, "opened", lambda game, view, move: opens.get(move, ()))
    await house.begin(ADA, BOB, rounds="100000")
    await house.act(ADA, "both listen; step 1")
    assert (await stands(house)).startswith("At (3, 0)"), "1 and 2"
    await house.tables.undo.undo(house.call(ADA))
    assert (await stands(house)).startswith("At (1, 0)"), "each is a move of its own"
    await house.tables.undo.undo(house.call(ADA))
    await house.act(ADA, "both listen; step 2")
    assert (await stands(house)).startswith("At (2, 0)")


def every_offer(found: Controls) -> list[Offer]:
    """Return all that controls offer, as buttons or in menus."""
    return [*found.buttons, *(offer for menu in found.menus for offer in menu.offers)]


def opening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a run open one step, which is possible without it too, and four, which is not."""
    opens = {Roll(): (Step(1), Step(4))}
    monkeypatch.setattr(view_cache, "opened", lambda game, view, move: opens.get(move, ()))


async def test_what_can_be_done_anyway_is_not_offered_with_what_opens_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening(monkeypatch)
    update = await house.begin(ADA, BOB, rounds="100000")
    moves = [offer.move for offer in every_offer(update.controls)]
    assert "step 1" in moves and [move for move in moves if move.startswith("both")] == ["both roll; step 4"]


async def test_a_menu_of_one_verb_goes_on_with_what_is_opened(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opening(monkeypatch)
    await house.begin(ADA, BOB, rounds="100000")
    _, found = await house.tables.views.narrowed(house.call(ADA), "step")
    assert [offer.move for offer in every_offer(found)] == ["step 1", "step 2", "step 3", "both roll; step 4"]


async def test_no_button_makes_two_moves_again_and_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opening(monkeypatch)
    monkeypatch.setattr(controls, "repeated", lambda game, view, move: "Again and again")
    await house.begin(ADA, rounds="100000")
    update = await house.act(ADA, "step 2")
    again = [offer.move for offer in update.controls.buttons if offer.move.startswith("again ")]
    assert again and not [move for move in again if " both " in move]
    assert any(offer.move.startswith("both ") for offer in update.controls.buttons)


@pytest.mark.rule("TAB-104")
async def test_a_press_that_repeats_a_move_ends_where_it_takes_the_last_person_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn has three steps: all are made by one press where nothing comes up."""
    monkeypatch.setattr(act, "goes_on", lambda game, view, move, events: True)
    await house.begin(ADA, BOB, rounds="100000")
    await house.act(ADA, "again step 1")
    assert await stands(house) == "At (3, 0), heard 0."
    await house.act(ADA, "pass")
    monkeypatch.setattr("engine.core.bot_pauses.halts", lambda game, state, events, seats: True)
    await house.act(BOB, "again step 1")
    assert await stands(house) == "At (3, 1), heard 0."
