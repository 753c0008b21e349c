"""Campaigns at tables: chosen in a lobby, gone on with once and for all when a game ends, named, ended, forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from engine.api.update import Member, Update
from engine.core.errors import BadOption, GameError, NotAllowed, TableTaken
from engine.games.skyshard.game import GAME
from engine.games.skyshard.state.campaign import Campaign, read
from engine.tables.history.export import verify

from .house import ADA, BOB, CY, HOME, House

GAMES = {"skyshard": GAME}
ELSEWHERE = 8
SHORT = ("choose bulwark", "place M20", "retreat", "pass")
"""One adventurer who turns back in the first round."""


@pytest.fixture
async def row(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "delves.sqlite3")
    await house.open(GAMES)
    yield house
    await house.tables.close()


async def lobby(house: House, campaign: str, who: Member = ADA, channel: int = HOME) -> Update:
    await house.tables.lobby.gather(house.call(who, channel), "skyshard", {})
    return await house.tables.lobby.set_option(house.call(who, channel), "campaign", campaign)


async def delve(house: House, campaign: str, who: Member = ADA, channel: int = HOME) -> Update:
    """Play a short delve of a campaign; return how it ended."""
    await lobby(house, campaign, who, channel)
    await house.tables.lobby.start(house.call(who, channel))
    for text in SHORT[:-1]:
        await house.act(who, text, channel)
    return await house.act(who, SHORT[-1], channel)


async def bodies(house: House) -> list[Campaign]:
    rows = await house.tables._context.store.campaigns.of_guild(1, "skyshard")
    return [read(row.body) for row in sorted(rows, key=lambda row: row.id)]


def option(update: Update) -> dict[str, str]:
    """Return the campaigns that a lobby offers, by what is chosen."""
    assert update.lobby is not None
    (found,) = [item for item in update.lobby.options if item.name == "campaign"]
    return dict(zip(found.shown, found.choices, strict=True))


@pytest.mark.rule("TAB-180", "TAB-182")
async def test_a_campaign_begins_with_a_delve_and_goes_on_with_the_next(row: House) -> None:
    begun = await lobby(row, "new")
    assert option(begun) == {"none": "none", "new": "new"}
    start = await row.tables.lobby.start(row.call())
    name = await row.value("SELECT name FROM campaigns")
    assert start.story.startswith(f"**{name}**: a new campaign begins.\n") and name in GAME.campaign_names
    assert await bodies(row) == [Campaign()], "nothing has come of it yet"
    for text in SHORT[:-1]:
        await row.act(ADA, text)
    end = await row.act(ADA, "pass")
    assert f"**{name}** is at depth 1 after 1 delve now." in end.story
    (first,) = await bodies(row)
    assert [(delve.result, delve.day, delve.heroes) for delve in first.delves] == [("retreat", "2026-01-01", ("bulwark",))]
    # Play again keeps the campaign, with all the other options.
    terms = await row.tables.lobby.terms(row.call(), end.version)
    assert terms is not None and terms.options == {"campaign": "1"}
    again = await row.tables.lobby.gather(row.call(), "skyshard", terms.options)
    assert option(again) == {"none": "none", "new": "new", str(name): "1"}
    assert (
        again.lobby is not None
        and again.lobby.options[-3].phrase == f"the campaign **{name}** goes on at depth 1 after 1 delve"
    )
    second = await row.tables.lobby.start(row.call())
    assert second.story.startswith(f"**{name}**, at depth 1 after 1 delve.\n")
    assert row.tables._context.cache._tables[HOME].playing().setup.campaign == msgspec.json.encode(first).decode()


@pytest.mark.rule("TAB-182")
async def test_what_comes_of_a_delve_is_written_exactly_once(row: House) -> None:
    await lobby(row, "new")
    await row.tables.lobby.start(row.call())
    for text in SHORT[:-1]:
        await row.act(ADA, text)
    call = row.call()
    first = await row.tables.act(call, "pass")
    assert (await row.tables.act(call, "pass")).again, "the same press, delivered twice"
    await row.reopen(GAMES)
    assert (await row.tables.act(call, "pass")).id == first.id, "and once more after a restart"
    with pytest.raises(GameError):
        await row.act(ADA, "pass")
    assert [body.length for body in await bodies(row)] == [1]
    # A restart in the middle of a delve changes nothing about that either.
    await lobby(row, "1")
    await row.tables.lobby.start(row.call())
    for text in SHORT:
        await row.reopen(GAMES)
        await row.act(ADA, text)
    assert [body.length for body in await bodies(row)] == [2]


@pytest.mark.rule("TAB-182")
async def test_a_delve_that_is_broken_off_leaves_its_campaign_as_it_was(row: House) -> None:
    await delve(row, "new")
    before = await bodies(row)
    await lobby(row, "1")
    await row.tables.lobby.start(row.call())
    await row.act(ADA, "choose bulwark")
    await row.tables.lobby.end(row.call())
    assert await bodies(row) == before
    assert "1" in option(await lobby(row, "none")).values(), "and it can be gone on with"


@pytest.mark.rule("TAB-180", "TAB-181")
async def test_two_parties_of_a_server_have_a_campaign_each(row: House) -> None:
    await delve(row, "new")
    await delve(row, "new", BOB, ELSEWHERE)
    names = [name for _, name in await row.tables.campaigns.names(1, "skyshard")]
    assert len(set(names)) == 2
    await delve(row, "2", BOB, ELSEWHERE)
    assert [body.length for body in await bodies(row)] == [1, 2]
    # Who has not delved with a party does not go on with its campaign; who manages the server may.
    with pytest.raises(NotAllowed, match="Only that party"):
        await lobby(row, "2", CY)
    # Nor however they write it as they open the lobby.
    for called in (names[0], f" {names[0].upper()} ", "2", " 2"):
        opened = await row.tables.lobby.gather(row.call(CY, 11), "skyshard", {"campaign": called})
        assert opened.lobby is not None and opened.lobby.options[-3].value == "none", called
        await row.tables.lobby.end(row.call(CY, 11))
    managed = await row.tables.lobby.set_option(row.call(CY, manager=True), "campaign", "2")
    assert managed.story == f"Campaign: {names[0]}."
    # In another server there is nothing to go on with.
    with pytest.raises(BadOption, match="no such campaign"):
        await row.tables.lobby.gather(row.call(ADA, 9, guild=2), "skyshard", {})
        await row.tables.lobby.set_option(row.call(ADA, 9, guild=2), "campaign", "1")
    with pytest.raises(BadOption, match="no campaigns here"):
        await row.tables.lobby.gather(row.call(ADA, 10, guild=0), "skyshard", {})
        await row.tables.lobby.set_option(row.call(ADA, 10, guild=0), "campaign", "new")


@pytest.mark.rule("TAB-181")
async def test_no_one_goes_on_with_it_once_its_party_has_left_the_lobby(row: House) -> None:
    await delve(row, "new")
    await lobby(row, "1")
    await row.tables.lobby.join(row.call(CY))
    await row.tables.lobby.leave(row.call(ADA))
    with pytest.raises(NotAllowed, match="Only that party"):
        await row.tables.lobby.start(row.call(CY))
    await row.tables.lobby.set_option(row.call(CY), "campaign", "none")
    await row.tables.lobby.end(row.call(CY))
    await lobby(row, "1")
    await row.tables.lobby.join(row.call(CY))
    await row.tables.lobby.hand_over(row.call(ADA), ADA, BOB)
    assert (await row.tables.lobby.start(row.call(BOB, manager=True))).kind == "start", "a manager may"


@pytest.mark.rule("TAB-181")
async def test_a_campaign_is_played_at_one_table_at_a_time(row: House) -> None:
    await delve(row, "new")
    await lobby(row, "1")
    await lobby(row, "1", ADA, ELSEWHERE)
    await row.tables.lobby.start(row.call())
    with pytest.raises(TableTaken, match="being played elsewhere"):
        await row.tables.lobby.start(row.call(ADA, ELSEWHERE))
    for text in SHORT:
        await row.act(ADA, text)
    # The lobby that waited goes on from what came of it meanwhile.
    await row.tables.lobby.start(row.call(ADA, ELSEWHERE))
    assert read(row.tables._context.cache._tables[ELSEWHERE].playing().setup.campaign).length == 2


@pytest.mark.rule("TAB-183")
async def test_a_campaign_is_named_and_ended_by_its_party(row: House) -> None:
    await delve(row, "new")
    tables = row.tables
    await tables.campaigns.rename(row.call(), "skyshard", "1", "  The Late   Watch ")
    past = await tables.campaigns.past(row.call(), "skyshard")
    assert (past.name, past.party, past.theirs, past.ended) == ("The Late Watch", ("Ada",), True, False)
    assert past.page.startswith("**The Late Watch**: 1 delve, 0 won.") and past.picture is not None
    assert past.picture.alt.startswith("The campaign The Late Watch. 1: depth 1, 1 Jan, left 0/3.")
    for bad in ("", "x" * 33, "**bold**", "<@1>", "new", "12"):
        with pytest.raises(BadOption):
            await tables.campaigns.rename(row.call(), "skyshard", "1", bad)
    with pytest.raises(NotAllowed):
        await tables.campaigns.rename(row.call(BOB), "skyshard", "1", "Mine")
    with pytest.raises(NotAllowed):
        await tables.campaigns.end(row.call(BOB), "skyshard", "1")
    await delve(row, "new", BOB, ELSEWHERE)
    with pytest.raises(BadOption, match="Another campaign"):
        await tables.campaigns.rename(row.call(BOB), "skyshard", "2", "the late watch")
    await lobby(row, "1")
    await tables.campaigns.end(row.call(), "skyshard", "The Late Watch")
    with pytest.raises(BadOption, match="has ended"):
        await tables.lobby.start(row.call())
    assert (await tables.campaigns.past(row.call(), "skyshard", "1")).ended
    assert "1" not in option(await tables.lobby.set_option(row.call(), "campaign", "none")).values()


@pytest.mark.rule("TAB-183")
async def test_a_campaign_does_not_end_while_it_is_played(row: House) -> None:
    await lobby(row, "new")
    await row.tables.lobby.start(row.call())
    with pytest.raises(TableTaken, match="being played just now"):
        await row.tables.campaigns.end(row.call(), "skyshard", "1")


@pytest.mark.rule("TAB-184")
async def test_a_player_who_is_forgotten_is_taken_out_of_the_name_and_out_of_the_party(row: House) -> None:
    await delve(row, "new")
    await row.tables.campaigns.rename(row.call(), "skyshard", "1", "Ada's candles")
    written = msgspec.json.decode(await row.tables.privacy.export(ADA))
    assert [item["name"] for item in written["campaigns"]] == ["Ada's candles"]
    before = await bodies(row)
    assert (await row.tables.privacy.forget(ADA)).done
    past = await row.tables.campaigns.past(row.call(CY, manager=True), "skyshard")
    assert past.name == "A delver's candles" and past.party == ("a delver",)
    assert await bodies(row) == before, "no one's name stands in what has come of it"


@pytest.mark.rule("TAB-122", "TAB-184")
async def test_a_name_that_another_process_took_out_of_a_campaign_is_told_nowhere(row: House) -> None:
    await delve(row, "new")
    await row.tables.campaigns.rename(row.call(), "skyshard", "1", "Ada's candles")
    await row.tables.lobby.gather(row.call(CY, manager=True), "skyshard", {"campaign": "1"})
    await row.tables.lobby.start(row.call(CY, manager=True))
    for text in SHORT[:-1]:
        await row.act(CY, text)
    assert row.tables._context.cache._tables[HOME].campaigns[0].name == "Ada's candles"
    await row.tables._context.store.campaigns.rename(1, "A delver's candles")
    await row.tables.privacy.forget(ADA)
    ended = await row.act(CY, SHORT[-1])
    assert "**A delver's candles** is at depth 1 after 2 delves now." in ended.story


@pytest.mark.rule("TAB-184")
async def test_a_campaign_is_kept_as_long_as_a_finished_table(row: House) -> None:
    await delve(row, "new")
    row.wait(24 * 364)
    await row.tables.cleanup.purge()
    assert await row.count("campaigns") == 1
    await delve(row, "1")
    row.wait(24 * 364)
    await row.tables.cleanup.purge()
    assert await row.count("campaigns") == 1, "counted from its last delve"
    row.wait(24 * 3)
    await row.tables.cleanup.purge()
    assert await row.count("campaigns") == 0
    await row.tables.cleanup.removed_from(1)


@pytest.mark.rule("TAB-184")
async def test_a_backup_brings_campaigns_back_under_the_numbers_that_are_free(row: House, tmp_path: Path) -> None:
    await delve(row, "new")
    await lobby(row, "1")
    await row.tables.lobby.start(row.call())
    made = await row.tables.backups.make(1, 8 << 20)
    names = await row.tables.campaigns.names(1, "skyshard")
    seal = await row.tables._context.store.server_backups.seals()
    other = House(tmp_path / "other.sqlite3")
    other.wait(1)
    await other.open(GAMES)
    try:
        await other.tables._context.store.server_backups.take_seal(seal[0], seal[1][seal[0]])
        await delve(other, "new", CY, 99)
        await delve(other, "1", CY, 99)
        read_file = await other.tables.backups.read(1, made.files[0])
        await other.tables.backups.restore(1, read_file.digest, [HOME])
        assert names[0][1] in [name for _, name in await other.tables.campaigns.names(1, "skyshard")]
        assert sorted(body.length for body in await bodies(other)) == [1, 2]
        numbers = {int(number) for number, _ in await other.tables.campaigns.names(1, "skyshard")}
        assert numbers == {1, 2}
        assert await other.value("SELECT count(*) FROM tables WHERE campaign = 2") == 2, "its delves are of it here too"
    finally:
        await other.tables.close()


async def test_an_exported_delve_of_a_campaign_can_be_checked(row: House) -> None:
    await delve(row, "new")
    await delve(row, "1")
    _, written = await row.tables.exports.export(HOME)
    assert msgspec.json.decode(written)["campaign"] and "all as the dice key says" in verify(written, GAMES)
