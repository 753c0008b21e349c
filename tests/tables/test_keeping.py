"""What a member keeps from one game is there in the next, in the same server, until they want it forgotten."""

from __future__ import annotations

import json

import pytest

from engine.core.errors import GameError

from .house import ADA, BOB, CY, HOME, House


async def packs(house: House) -> list[str]:
    """Return what each seat has, by what the game would keep of it."""
    live = await house.tables._context.cache.seen(HOME)
    return list(live.playing().state.packs)


@pytest.mark.rule("TAB-065")
async def test_what_was_kept_is_brought_along_by_its_keeper(house: House) -> None:
    await house.begin(ADA, BOB, game="outing")
    await house.act(BOB, "pack rope")
    await house.tables.lobby.end(house.call(ADA))
    await house.reopen()
    await house.begin(BOB, ADA, game="outing")
    assert await packs(house) == ["rope", ""]


async def test_it_is_kept_at_once_and_with_the_move_that_changed_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.begin(ADA, BOB, game="outing")
    await house.act(ADA, "pack rope")
    assert await house.tables._context.store.kept(1, "outing", [ADA.id, BOB.id]) == ('"rope"', "")
    await house.act(ADA, "pack lamp")
    assert await house.tables._context.store.kept(1, "outing", [ADA.id]) == ('"lamp"',)
    saved = []
    save = house.tables._context.store.save

    async def watched(change: object) -> int:
        saved.append(change.keepsakes)
        return await save(change)

    monkeypatch.setattr(house.tables._context.store, "save", watched)
    await house.act(ADA, "go 2")
    assert saved == [()], "nothing new is not written again"


@pytest.mark.rule("TAB-065")
async def test_what_still_plays_elsewhere_is_not_brought_until_that_game_is_over(house: House) -> None:
    away = HOME + 1
    await house.begin(ADA, BOB, game="outing")
    await house.act(ADA, "pack rope")
    await house.begin(ADA, CY, game="outing", channel=away)
    await house.tables.lobby.end(house.call(ADA, away))
    live = await house.tables._context.cache.seen(away)
    assert not any(live.playing().setup.kept), "the rope is out with Ada and Bob"
    await house.tables.lobby.end(house.call(ADA))
    await house.begin(ADA, CY, game="outing", channel=away)
    live = await house.tables._context.cache.seen(away)
    assert live.playing().setup.kept == ('"rope"', "")


@pytest.mark.rule("TAB-065")
async def test_it_stays_in_its_server_and_with_its_game(house: House) -> None:
    await house.begin(ADA, game="outing")
    await house.act(ADA, "pack rope")
    assert await house.tables._context.store.kept(2, "outing", [ADA.id]) == ("",)
    assert await house.tables._context.store.kept(1, "toy", [ADA.id]) == ("",)


@pytest.mark.rule("TAB-065")
async def test_it_is_forgotten_when_its_member_wishes_so(house: House) -> None:
    await house.begin(ADA, BOB, game="outing")
    await house.act(ADA, "pack rope")
    await house.act(BOB, "pack lamp")
    assert await house.tables.lobby.forget_kept(house.call(ADA), "outing") is True
    assert await house.tables.lobby.forget_kept(house.call(ADA), "outing") is False
    assert await house.tables._context.store.kept(1, "outing", [ADA.id, BOB.id]) == ("", '"lamp"')


@pytest.mark.rule("TAB-065")
async def test_who_plays_on_for_a_player_does_not_lose_their_own(house: House) -> None:
    await house.begin(CY, game="outing")
    await house.act(CY, "pack own")
    await house.tables.lobby.end(house.call(CY))
    await house.begin(ADA, BOB, game="outing")
    await house.tables.lobby.hand_over(house.call(ADA), BOB, CY)
    await house.reopen()
    await house.act(CY, "pack borrowed")
    assert await house.tables._context.store.kept(1, "outing", [BOB.id, CY.id]) == ('"borrowed"', '"own"')
    await house.tables.lobby.hand_over(house.call(ADA), CY, BOB)
    await house.act(BOB, "pack back")
    assert await house.tables._context.store.kept(1, "outing", [BOB.id, CY.id]) == ('"back"', '"own"')


async def test_what_was_brought_along_can_be_checked_in_the_export(house: House) -> None:
    await house.begin(ADA, game="outing")
    await house.act(ADA, "pack rope")
    await house.tables.lobby.end(house.call(ADA))
    await house.begin(ADA, game="outing")
    await house.tables.lobby.end(house.call(ADA))
    delve = json.loads((await house.tables.exports.export(HOME))[1])
    assert delve["kept"] == ['"rope"']


async def test_a_lobby_keeps_nothing(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "outing", {})
    with pytest.raises(GameError):
        await house.act(ADA, "pack rope")
    assert await house.tables._context.store.kept(1, "outing", [ADA.id]) == ("",)


async def test_who_comes_late_loses_nothing_that_they_could_not_bring_along(house: House) -> None:
    await house.begin(CY, game="outing")
    await house.act(CY, "pack own")
    await house.tables.lobby.end(house.call(CY))
    await house.begin(ADA, game="outing")
    await house.tables.lobby.join(house.call(CY))
    await house.tables.lobby.join(house.call(BOB))
    await house.act(CY, "pack fresh")
    await house.reopen()
    await house.act(CY, "pack fresher")
    await house.act(BOB, "pack new")
    assert await house.tables._context.store.kept(1, "outing", [CY.id, BOB.id]) == ('"own"', '"new"')
