"""What a webhook is told of a table, that it is written with the change, and how long it waits."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from engine.core.errors import BadOption, GameError
from engine.core.high_points import HighPoint, HighPointBoard
from engine.store import writing
from engine.tables.webhooks import service
from engine.tables.webhooks.facts import facts
from engine.tables.webhooks.service import GivenUp
from tests.tables.house import ADA, BOB, CY, HOME, House

URL = "https://example.org/hook"


async def hooked(house: House, *, names: bool = False) -> None:
    """Give server 1 a webhook, and let somebody deliver what it is told: nobody does."""
    house.tables.webhooks.queued = lambda: None
    await house.tables.webhooks.set(1, 70, URL, names=names)


async def told(house: House, start: int = 0) -> list[tuple[str, dict[str, Any]]]:
    """Return the events that wait, from one on, each with what it tells."""

    async def work(connection: Any) -> Any:
        return await connection.rows("SELECT event, body FROM deliveries ORDER BY id")

    rows = await house.tables._context.store._database.read(work)
    return [(event, json.loads(bytes(body))) for event, body in rows][start:]


async def events(house: House, start: int = 0) -> list[str]:
    return [event for event, _ in await told(house, start)]


@pytest.mark.rule("TAB-213")
async def test_a_table_is_told_from_its_lobby_to_its_end(house: House) -> None:
    await hooked(house)
    await house.begin(ADA, BOB, rounds="1", wait=1)
    due = house.tables.now() + 3600
    common = {"channel": "7", "game": "corridor", "title": "Corridor"}
    assert await told(house) == [
        ("opened", {**common, "players": 1}),
        ("turn", {**common, "part": "round 1", "awaited": [{"seat": 0}], "due": due}),
    ]
    # A step ends no turn, so nobody else is awaited.
    await house.act(ADA, "step 1")
    assert len(await told(house)) == 2
    await house.act(ADA, "pass")
    await house.act(BOB, "pass")
    assert await told(house, 2) == [
        ("turn", {**common, "part": "round 1", "awaited": [{"seat": 1}], "due": due}),
        ("ended", {**common, "part": "round 2", "how": "rules"}),
        ("result", {**common, "part": "round 2", "result": "ranked", "winners": [{"seat": 0}], "scores": [1, 0]}),
    ]


@pytest.mark.rule("TAB-213")
async def test_who_plays_alone_is_told_of_once_in_each_round(house: House) -> None:
    await hooked(house)
    await house.begin(ADA, rounds="2")
    await house.act(ADA, "step 1")
    await house.act(ADA, "pass")
    turns = [fact["part"] for event, fact in await told(house) if event == "turn"]
    assert turns == ["round 1", "round 2"]


@pytest.mark.rule("TAB-213")
async def test_a_pause_a_sleep_and_going_on_are_told(house: House) -> None:
    await hooked(house)
    await house.begin(ADA, BOB)
    start, until = len(await told(house)), house.tables.now() + 7200
    await house.tables.pauses.pause(house.call(CY, manager=True), until)
    await house.tables.pauses.unpause(house.call(CY, manager=True))
    found = await told(house, start)
    assert [event for event, _ in found] == ["paused", "turn"]
    assert (found[0][1]["how"], found[0][1]["until"]) == ("paused", until)


@pytest.mark.rule("TAB-213")
@pytest.mark.parametrize(("begun", "how"), [(True, "stopped"), (False, "closed")])
async def test_how_a_table_ended_is_told_and_a_result_only_by_the_rules(house: House, begun: bool, how: str) -> None:
    await hooked(house)
    if begun:
        await house.begin(ADA, BOB)
    else:
        await house.tables.lobby.gather(house.call(ADA), "corridor", {})
    start = len(await told(house))
    await house.tables.lobby.end(house.call(ADA))
    ((event, fact),) = await told(house, start)
    assert event == "ended" and fact["how"] == how


@pytest.mark.rule("TAB-213", "TAB-215")
async def test_names_and_texts_go_along_only_if_they_are_wanted(house: House) -> None:
    await hooked(house)
    await house.begin(ADA, BOB)
    live = await house.tables._context.cache.seen(HOME)
    update = await house.tables.views.latest(HOME)
    update = msgspec.structs.replace(update, kind="move")
    cards = (
        HighPoint("Ada finds the lamp", HighPointBoard(told="**Bob** sees it")),
        HighPoint("A roll", HighPointBoard(), rolled=True),
        HighPoint("The end", HighPointBoard(), ends=True),
    )
    plain = facts(live, live, update, cards, names=False)
    named = facts(live, live, update, cards, names=True)
    assert len(plain) == len(named) == 1, "rolls and ends are no high points"
    assert b"Ada" not in msgspec.json.encode(plain) and b"Bob" not in msgspec.json.encode(plain)
    assert (named[0].heading, named[0].text) == ("Ada finds the lamp", "Ada finds the lamp. Bob sees it.")  # type: ignore[attr-defined]
    body = json.dumps(await told(house))
    assert "Ada" not in body and "status" not in body
    await house.tables.webhooks.name(1, names=True)
    await house.act(ADA, "pass")
    ((event, fact),) = await told(house, 2)
    assert event == "turn" and fact["awaited"] == [{"seat": 1, "name": "Bob"}] and fact["status"] == "Round 1."
    # No names any more: what waits with names is not sent.
    await house.tables.webhooks.name(1, names=False)
    assert await told(house) == []
    shown = await house.tables.webhooks.shown(1)
    assert shown is not None and not shown.names


@pytest.mark.rule("TAB-212")
async def test_nothing_is_written_for_others_nor_where_nobody_delivers(house: House) -> None:
    await house.begin(ADA, BOB)
    await hooked(house)
    await house.begin(ADA, BOB, channel=8, guild=2)
    await house.tables.lobby.gather(house.call(ADA, 9, guild=0), "corridor", {})
    assert await told(house) == []
    house.tables.webhooks.queued = None
    await house.act(ADA, "pass")
    assert await told(house) == []
    # What is played alone and in private is nobody's business.
    house.tables.webhooks.queued = lambda: None
    live = await house.tables._context.cache.seen(HOME)
    update = await house.tables.views.latest(HOME)
    alone = msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, sort="daily"))
    assert facts(None, live, update, (), names=False) != () == facts(None, alone, update, (), names=False)


@pytest.mark.rule("TAB-214")
async def test_it_is_written_with_the_change_or_not_at_all(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await hooked(house)
    await house.begin(ADA, BOB)
    before = await told(house)
    with monkeypatch.context() as patch:
        patch.setattr(writing, "_NEW_UPDATE", "INSERT INTO nowhere VALUES (?, ?, ?, ?, ?) RETURNING id")
        with pytest.raises(Exception, match=r".+"):
            await house.act(ADA, "pass")
    assert await told(house) == before
    await house.reopen()
    await hooked(house)
    await house.act(ADA, "pass")
    assert [fact["awaited"] for _, fact in await told(house, len(before))] == [[{"seat": 1}]]


@pytest.mark.rule("TAB-214")
async def test_a_fact_that_cannot_be_made_stops_no_move(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await hooked(house)
    await house.begin(ADA, BOB)
    before = await told(house)

    def broken(*_: Any, **__: Any) -> Any:
        raise RuntimeError("no fact today")

    monkeypatch.setattr(service, "facts", broken)
    update = await house.act(ADA, "pass")
    assert update.awaited == (BOB,) and await told(house) == before
    assert "is told to no webhook" in caplog.text


@pytest.mark.rule("TAB-214")
async def test_of_a_thousand_that_wait_the_oldest_go_first(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST_WAITING", 3)
    await hooked(house)
    await house.begin(ADA, BOB, rounds="100000")
    for who in (ADA, BOB, ADA):
        await house.act(who, "pass")
    assert await events(house) == ["opened", "turn", "turn", "turn", "turn"]
    delivery = await house.tables.webhooks.oldest(1)
    assert delivery is not None and delivery.event == "opened"
    assert await house.tables.webhooks.failed(delivery, "500") == GivenUp(1, 70, 2, first=True)
    assert await events(house) == ["turn", "turn", "turn"]
    assert await house.tables.webhooks.oldest(1) is None, "not before its pause is over"
    house.wait(1)
    delivery = await house.tables.webhooks.oldest(1)
    assert delivery is not None
    await house.act(BOB, "pass")
    assert await house.tables.webhooks.failed(delivery, "500") == GivenUp(1, 70, 1, first=False)
    house.wait(1)
    # Taken again, the next outage is told again.
    delivery = await house.tables.webhooks.oldest(1)
    assert delivery is not None
    await house.tables.webhooks.delivered(delivery)
    await house.reopen()
    await house.tables.webhooks.load()
    delivery = await house.tables.webhooks.oldest(1)
    assert delivery is not None
    house.wait(30)
    lost = await house.tables.webhooks.failed(delivery, "500")
    assert lost is not None and lost.first


@pytest.mark.rule("TAB-212")
async def test_set_anew_it_has_another_secret_and_removed_nothing_is_left(house: House) -> None:
    await hooked(house)
    await house.begin(ADA, BOB)
    old = await house.tables.webhooks.oldest(1)
    assert old is not None
    secret = await house.tables.webhooks.set(1, 71, "https://example.org/other")
    new = await house.tables.webhooks.oldest(1)
    assert new is not None and (new.secret, new.url) == (secret, "https://example.org/other") and old.secret != secret
    assert len(secret) == 43
    # What comes of a message to the old one says nothing of the new one.
    await house.tables.webhooks.delivered(old)
    assert await house.tables.webhooks.failed(old, "500") is None
    assert await events(house) == ["opened", "turn"]
    await house.tables.webhooks.remove(1)
    assert await house.count("hooks") == 0 == await house.count("deliveries")
    assert await house.tables.webhooks.shown(1) is None and await house.tables.webhooks.waiting() == {}
    with pytest.raises(GameError, match="has no webhook"):
        house.tables.webhooks.test(1)
    await house.act(ADA, "pass")
    assert await told(house) == []


@pytest.mark.rule("TAB-212")
@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.org/hook",
        "ftp://example.org/",
        "https://",
        "https://ada:secret@example.org/",
        "https://example.org/#part",
        "https://example.org/ hook",
        "https://example.org\\@10.0.0.1/",
        "https://example.org:port/",
        "https://10.0.0%2e1/",
        "https://exämple.org/",
        "https://[::1/",
        "https://example.org/" + "x" * 400,
    ],
)
async def test_what_is_no_address_is_refused(house: House, url: str) -> None:
    with pytest.raises(BadOption, match="no address of a webhook"):
        await house.tables.webhooks.set(1, 70, url)
    assert await house.count("hooks") == 0


@pytest.mark.rule("TAB-215", "TAB-122")
async def test_what_waits_of_the_tables_of_a_member_who_is_forgotten_is_not_sent(house: House) -> None:
    await hooked(house, names=True)
    await house.begin(ADA, BOB)
    await house.begin(CY, channel=8)
    assert len(await told(house)) == 4
    assert (await house.tables.privacy.forget(BOB)).done
    assert [(event, fact["channel"]) for event, fact in await told(house)] == [("opened", "8"), ("turn", "8")]


@pytest.mark.rule("TAB-212", "TAB-124")
async def test_a_server_that_removed_the_bot_has_no_webhook_after_30_days(house: House) -> None:
    await hooked(house)
    await house.tables.cleanup.compare({2})
    house.wait(24 * 31)
    await house.tables.cleanup.purge()
    assert await house.count("hooks") == 0 and await house.tables.webhooks.shown(1) is None


@pytest.mark.rule("TAB-214", "TAB-125")
async def test_what_no_one_delivers_is_deleted_after_2_days(house: House) -> None:
    await hooked(house)
    await house.begin(ADA, BOB)
    house.wait(47)
    await house.tables.cleanup.purge()
    assert await events(house) == ["opened", "turn"]
    house.wait(2)
    await house.tables.cleanup.purge()
    assert await events(house) == []


async def test_what_waits_is_counted_for_operators(house: House) -> None:
    await hooked(house)
    await house.begin(ADA, BOB)
    assert (await house.tables.metrics.numbers()).kept.undelivered == 2
