"""One press that makes a move again and again, until something comes up: each a move of its own in the journal."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core.game import Event
from engine.core.scene import Look
from engine.tables.moves import act
from engine.tables.updates import controls

from .house import ADA, BOB, HOME, House


async def test_one_press_makes_a_move_until_the_game_says_that_something_came_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controls, "repeated", lambda game, view, move: "Step on" if str(move) == "step 1" else "")
    monkeypatch.setattr(act, "goes_on", lambda game, view, move, events: view.at[0] < 2)
    start = await house.begin(ADA, rounds="100000")
    offers = [offer for offer in start.controls.buttons if offer.choice.label == "Step on"]
    assert [offer.move for offer in offers] == ["again step 1"]
    await house.act(ADA, "again step 1")
    assert (await house.tables.views.show(HOME, None, Look())).alt == "At (2,), heard 0."


async def test_no_move_is_repeated_where_a_second_person_plays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controls, "repeated", lambda game, view, move: "Step on")
    start = await house.begin(ADA, BOB, rounds="100000")
    assert not [offer for offer in start.controls.buttons if offer.choice.label == "Step on"]


async def test_a_repeated_move_ends_where_it_is_legal_no_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(act, "goes_on", lambda game, view, move, events: True)
    await house.begin(ADA, BOB, rounds="100000")
    update = await house.act(ADA, "again step 1")
    # A turn of the corridor has three steps, then it wants a pass.
    assert (await house.tables.views.show(HOME, None, Look())).alt == "At (3, 0), heard 0."
    assert update.awaited == (ADA,)


async def test_a_game_without_repeated_moves_makes_it_once(house: House) -> None:
    await house.begin(ADA, BOB, rounds="100000")
    await house.act(ADA, "again step 1")
    assert (await house.tables.views.show(HOME, None, Look())).alt == "At (1, 0), heard 0."


async def test_bot_players_have_their_say_before_a_move_is_repeated(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a press brings about is told in their moves too: what came up there ends it."""
    seen: list[list[str]] = []

    def calm(game: object, view: object, move: object, events: Sequence[Event]) -> bool:
        seen.append([event.facts["who"] for event in events if event.kind == "ran"])
        return len(seen) < 2

    monkeypatch.setattr(act, "goes_on", calm)
    await house.tables.lobby.gather(house.call(ADA), "march", {"rounds": "100000"})
    hired = await house.tables.bot_players.hire(house.call(ADA), "steady")
    assert hired.lobby is not None
    (bot,) = hired.lobby.company
    await house.tables.lobby.start(house.call(ADA))
    await house.act(ADA, "again roll")
    assert seen == [["Ada", bot.member.name], ["Ada", bot.member.name]]
