"""A player who is asked something, also on another one's turn: called once, told what happens if they stay away."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.scene import Look
from engine.tables.session import cache
from tests import toy
from tests.tables import corridor

from .house import ADA, BOB, CY, HOME, House


async def test_the_default_is_told_with_the_deadline_where_everybody_may_know_it(house: House) -> None:
    start = await house.begin(ADA, BOB, game="council", wait=1)
    assert start.due == int(house.clock.timestamp()) + 3600 and start.default == "Step 1"
    settled = await house.act(BOB, "step 1")
    assert settled.awaited == (ADA,) and settled.default == "Stay"
    assert (await house.begin(ADA, BOB, channel=8)).default == ""


async def test_a_default_that_is_private_is_not_told(house: House) -> None:
    start = await house.begin(ADA, BOB, game="toy", wait=1)
    assert start.due and start.default == ""
    for member in (ADA, BOB):
        _, own, _ = await house.tables.views.controls(house.call(member))
        placing = await house.act(member, own.buttons[0].move)
    assert placing.due and placing.default == ""
    naming = await house.act(placing.awaited[0], "place 1 B1 0")
    assert naming.due and naming.default == "No name"


async def test_no_deadline_is_told_where_nothing_would_be_done(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corridor.Corridor, "default", lambda *_: None)
    start = await house.begin(ADA, BOB, wait=1)
    assert start.awaited == (ADA,) and start.due == 0 and start.default == ""


async def test_a_way_to_ones_own_side_is_offered_whatever_is_awaited(house: House) -> None:
    start = await house.begin(ADA, BOB, game="toy")
    assert start.controls.private
    for member in (ADA, BOB):
        _, own, _ = await house.tables.views.controls(house.call(member))
        update = await house.act(member, own.buttons[0].move)
    assert update.controls.private and not update.controls.buttons
    update = await house.act(update.awaited[0], "place 1 B1 0")
    # What is left to do is public.
    assert update.controls.private and [offer.move for offer in update.controls.buttons] == ["pass"]
    ended = await house.tables.lobby.end(house.call(ADA))
    assert not ended.controls.private
    assert not (await house.tables.views.latest(HOME)).controls.private


async def test_a_picture_shows_what_its_post_tells_although_the_game_went_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin(ADA, BOB, rounds="100000")
    first = await house.act(ADA, "step 1")
    await house.act(ADA, "step 2")
    then = await house.tables.views.show(HOME, None, Look(), first.version)
    now = await house.tables.views.show(HOME, None, Look())
    assert then.alt == "At (1, 0), heard 0." and now.alt == "At (3, 0), heard 0."
    monkeypatch.setattr(cache, "PAST", 1)
    await house.act(ADA, "pass")
    assert (await house.tables.views.show(HOME, None, Look(), first.version)).alt == "At (3, 0), heard 0."


async def test_pictures_of_one_post_have_names_of_their_own(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = (Look("map"), Look("dice"), Look("dice", page=1))
    monkeypatch.setattr(toy.Toy, "pictures", lambda *_: looks)
    drawn = toy.Toy.scene
    monkeypatch.setattr(toy.Toy, "scene", lambda game, view, look: replace(drawn(game, view, look), title=str(look)))
    await house.begin(ADA, BOB, CY, game="toy")
    _, own, _ = await house.tables.views.controls(house.call(ADA))
    update = await house.act(ADA, own.buttons[0].move)
    assert update.looks == looks
    names: list[Any] = [(await house.tables.views.show(HOME, None, look, update.version)).name for look in looks]
    assert names == ["toy-map-5.png", "toy-dice-5.png", "toy-dice-2-5.png"]
