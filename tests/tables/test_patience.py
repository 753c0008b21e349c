"""How long a player is waited for: as the host says, else as the game thinks best, and never longer than what is asked."""

from __future__ import annotations

import pytest

from engine.core.errors import BadOption

from .house import ADA, BOB, CY, House

HOUR = 3600


def now(house: House) -> int:
    return int(house.clock.timestamp())


async def deadline(house: House, channel: int = 7) -> int:
    return (await house.tables._context.cache.seen(channel)).row.due


@pytest.mark.rule("TAB-026")
async def test_where_the_host_says_nothing_rivals_are_waited_for_a_day_and_a_party_two(house: House) -> None:
    for channel, game, given, wanted in (
        (7, "outing", None, 48 * 60),
        (8, "outing", 0, 0),
        (9, "outing", 3 * 60, 3 * 60),
        (10, "toy", None, 24 * 60),
    ):
        update = await house.tables.lobby.gather(house.call(ADA, channel), game, {}, wait=given)
        assert update.lobby is not None and update.lobby.wait == wanted
    with pytest.raises(BadOption, match="A wait is from 0"):
        await house.tables.lobby.gather(house.call(ADA, 11), "outing", {}, wait=-2)
    assert (await house.begin(ADA, game="outing", channel=12, wait=None)).due == 0, "no one waits for a player alone"
    assert (await house.begin(ADA, BOB, game="outing", channel=13, wait=None)).reminder == now(house) + 48 * HOUR
    assert (await house.begin(ADA, BOB, game="toy", channel=14, wait=None)).due == now(house) + 24 * HOUR


@pytest.mark.rule("TAB-027")
async def test_a_short_question_has_a_short_deadline_and_its_default_is_played_then(house: House) -> None:
    await house.begin(ADA, BOB, game="outing", wait=2)
    assert await deadline(house) == now(house) + 2 * HOUR
    update = await house.act(BOB, "go 3")
    assert update.due == await deadline(house) == now(house) + 600 and update.default == "No"
    house.wait(0.1)
    assert await house.overdue() == []
    house.wait(0.1)
    (update,) = await house.overdue()
    assert "Bob goes back." in update.story
    assert await deadline(house) == now(house) + 2 * HOUR, "what is asked now is waited for as long as the table says"


@pytest.mark.rule("TAB-027")
async def test_no_question_is_waited_for_longer_than_the_table_says(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(house.tables.games["outing"]), "patience", lambda *_: 99 * HOUR)
    await house.begin(ADA, game="outing", wait=2)
    assert await deadline(house) == now(house) + 2 * HOUR


@pytest.mark.rule("TAB-026", "TAB-027")
async def test_a_table_that_waits_for_ever_waits_for_ever(house: House) -> None:
    await house.begin(ADA, game="outing", wait=0)
    assert (await house.act(ADA, "go 3")).due == 0 == await deadline(house)
    for kind in ("nudge", "sleep"):
        house.wait(1000)
        assert [update.kind for update in await house.overdue()] == [kind] and await deadline(house) == 0
    house.wait(1000)
    assert await house.overdue() == []


async def test_a_new_turn_begins_the_deadline_anew_although_the_same_is_asked_of_the_same(house: House) -> None:
    await house.begin(ADA, BOB, game="outing", wait=2)
    house.wait(1.5)
    await house.act(ADA, "pack rope")
    assert await deadline(house) == now(house) + HOUR // 2, "packing leads nowhere"
    await house.act(ADA, "go 2")
    assert await deadline(house) == now(house) + 2 * HOUR


@pytest.mark.rule("TAB-024", "TAB-028")
async def test_where_nothing_can_be_played_for_anybody_they_are_reminded_once(house: House) -> None:
    await house.begin(ADA, BOB, game="outing", wait=2)
    house.wait(2.5)
    (update,) = await house.overdue()
    assert update.kind == "reminder" and update.mention == (ADA.id, BOB.id) and update.ask == "where to?"
    assert update.story == "Ada and Bob have not answered yet, and here the game cannot go on by itself."
    assert update.controls.buttons and update.due == 0
    assert await deadline(house) == now(house) + HOUR
    house.wait(1)
    (update,) = await house.overdue()
    assert update.kind == "sleep" and update.mention == ()
    await house.reopen()
    house.wait(2.5)
    assert await house.overdue() == [], "a restart reminds no one again"
    await house.act(ADA, "go 2")
    house.wait(2.5)
    (update,) = await house.overdue()
    assert update.kind == "reminder"


async def test_a_reminder_says_so_where_a_control_is_too_old_for_it(house: House) -> None:
    started = await house.begin(ADA, game="outing", wait=2)
    house.wait(2.5)
    (update,) = await house.overdue()
    assert update.story.startswith("Ada has not answered yet")
    with pytest.raises(Exception, match="That was before my reminder"):
        await house.tables.act(house.call(ADA), "unearth", started.version)


async def test_a_reminder_leaves_an_open_question_alone(house: House) -> None:
    await house.begin(ADA, BOB, CY, game="outing", wait=2)
    await house.act(BOB, "go 2")
    ballot = await house.tables.undo.undo(house.call(CY))
    assert ballot.kind == "ballot"
    house.wait(2.5)
    assert await house.overdue() == []
    assert (await house.tables.undo.vote(house.call(ADA), ballot.version, True)).awaited == (BOB,), "it is Bob's move"
    assert (await house.tables.undo.vote(house.call(BOB), ballot.version, True)).kind == "undo"
