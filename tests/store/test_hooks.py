"""What webhooks are told is kept with the change, once, in order, on every database; and who may look on is kept too."""

from __future__ import annotations

import pytest

from engine.core.errors import NotAllowed, Stale
from engine.store import Change, Store
from tests.tables.house import ADA, BOB, CY, House
from tests.tables.test_webhooks import events, hooked


@pytest.mark.rule("TAB-214")
async def test_a_second_process_that_makes_the_same_change_tells_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Change] = []
    save = house.tables._context.store.save

    async def watched(change: Change) -> int:
        found.append(change)
        return await save(change)

    monkeypatch.setattr(house.tables._context.store, "save", watched)
    await hooked(house)
    await house.begin(ADA, BOB)
    await house.act(ADA, "pass")
    assert [len(change.deliveries) for change in found][-1] == 1
    before = await events(house)
    other = await Store.open(house.path)
    try:
        with pytest.raises(Stale):
            await other.save(found[-1])
    finally:
        await other.close()
    assert await events(house) == before == ["opened", "turn", "turn"]


@pytest.mark.rule("TAB-214")
async def test_deliveries_go_in_order_and_what_is_given_up_is_counted(house: House) -> None:
    await hooked(house)
    await house.begin(ADA, BOB, rounds="100000")
    webhooks = house.tables.webhooks
    first = await webhooks.oldest(1)
    assert first is not None and first.event == "opened"
    await webhooks.delivered(first)
    second = await webhooks.oldest(1)
    assert second is not None and second.event == "turn" and await webhooks.failed(second, "slow") is None
    assert await webhooks.waiting() == {1: 5}
    await house.reopen()
    await hooked_again(house)
    shown = await house.tables.webhooks.shown(1)
    assert shown is not None and (shown.outcome, shown.waiting) == ("slow", 1)
    house.wait(25)
    await house.act(ADA, "pass")
    second = await house.tables.webhooks.oldest(1)
    assert second is not None
    lost = await house.tables.webhooks.failed(second, "500")
    assert lost is not None and (lost.count, lost.first) == (1, True)
    assert await events(house) == ["turn"]
    house.wait(24 * 3)
    await house.tables.cleanup.purge()
    assert await events(house) == []


async def hooked_again(house: House) -> None:
    house.tables.webhooks.queued = lambda: None


@pytest.mark.rule("TAB-210")
async def test_whether_others_may_look_on_is_kept(house: House) -> None:
    await house.begin(ADA, BOB)
    key, _ = await house.tables.windows.open(house.call(CY))
    await house.tables.windows.let_watch(house.call(ADA), watched=False)
    await house.reopen()
    for wish in (house.tables.windows.visit(key), house.tables.windows.open(house.call(CY))):
        with pytest.raises(NotAllowed):
            await wish
    await house.tables.windows.let_watch(house.call(ADA), watched=True)
    await house.tables.windows.open(house.call(CY))
