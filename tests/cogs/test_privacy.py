"""/privacy: shown, exported, deleted; servers that removed the bot; what the logs hold."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import sqlite3
import zipfile
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from .conftest import House, labels, said

OURS = ("engine", "cogs", "delvekeeper", "bot")


async def privacy(house: House, who: MemberActor, what: str) -> Any:
    result = await who.slash(house.tavern, f"privacy {what}")
    assert result.response is not None and result.response.ephemeral, said(result)
    return result


def lines(result: Any) -> list[str]:
    return str(result.response.content).split("\n")


def seats(house: House, table: int) -> list[tuple[int, str]]:
    with sqlite3.connect(house.world.bot.settings.database) as connection:  # type: ignore[attr-defined]
        return connection.execute("SELECT member, name FROM seats WHERE table_id = ? ORDER BY seat", (table,)).fetchall()


@pytest.mark.rule("TAB-120")
async def test_what_is_kept_is_told_in_a_few_lines(house: House) -> None:
    assert lines(await privacy(house, house.dee, "show")) == [
        "I keep nothing about you.",
        "-# `/privacy policy` says why, how long and who sees it.",
    ]
    await house.started(house.bob)
    await house.ada.slash(house.tavern, "me", zone="Europe/Berlin", quiet="22-8")
    await house.ada.slash(house.tavern, "draft", card="nothing of the kind")
    shown = await privacy(house, house.ada, "show")
    assert lines(shown)[:4] == [
        "What I keep about you:",
        "**Tables**: 1 under way.",
        "**Settings**: Berlin (Europe), quiet 22:00-8:00.",
        "**Besides**: how far you have read at 1 table.",
    ]
    assert lines(shown)[4].startswith("**Refused lately**: 1 refusal, the newest “")
    assert labels(shown.response.message) == ["Get it as a file", "Delete it"]
    assert sum(map(len, lines(shown))) < 500


@pytest.mark.rule("TAB-120")
@pytest.mark.parametrize("text", ["policy", "terms"])
async def test_the_texts_are_read_without_any_web_page(house: House, text: str) -> None:
    result = await privacy(house, house.dee, text)
    told = "\n\n".join(followup.content for followup in (result.response, *result.followups))
    written = Path(__file__).parents[2].joinpath({"policy": "PRIVACY.md", "terms": "TERMS.md"}[text]).read_text()
    assert "".join(told.split()) == "".join(written.split()), "all of it, and nothing cut"
    assert all(followup.ephemeral for followup in (result.response, *result.followups))


@pytest.mark.rule("TAB-121")
async def test_the_file_is_for_the_asker_alone(house: House) -> None:
    await house.started(house.bob)
    result = await privacy(house, house.ada, "export")
    (file,) = result.response.message.attachments
    assert file.filename == "delvekeeper-about-you.json"
    given = json.loads(await file.read())
    assert given["member"] == house.ada.id and [table["table"]["id"] for table in given["tables"]] == [1]


@pytest.mark.rule("TAB-121")
async def test_a_large_file_comes_packed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from cogs.people import privacy as given

    await house.started(house.bob)
    monkeypatch.setattr(given, "LARGE", 100)
    (file,) = (await privacy(house, house.ada, "export")).response.message.attachments
    assert file.filename == "delvekeeper-about-you.zip"
    with zipfile.ZipFile(io.BytesIO(await file.read())) as packed:
        assert packed.namelist() == ["delvekeeper-about-you.json"]
        assert json.loads(packed.read(packed.namelist()[0]))["member"] == house.ada.id


@pytest.mark.rule("TAB-122", "TAB-123")
async def test_a_member_who_confirms_is_forgotten_and_the_table_is_told(house: House, database: Path) -> None:
    await house.started(house.bob, house.cy)
    asked = await privacy(house, house.bob, "delete")
    assert lines(asked)[0] == "Delete all that I keep about you? It cannot be brought back."
    assert labels(asked.response.message) == ["Delete it all", "Keep it"]
    kept = await house.bob.click(asked.response, label="Keep it")
    assert asked.response.message.content == "Nothing was deleted.", said(kept)
    assert [name for _, name in seats(house, 1)] == ["Ada", "Bob", "Cy"]
    asked = await privacy(house, house.bob, "delete")
    await house.bob.click(asked.response, label="Delete it all")
    done = asked.response.message.content
    assert done.startswith("Done. I keep nothing about you any more. At 1 table you are “a delver” now.")
    assert "What I posted stays in Discord" in done
    assert [name for _, name in seats(house, 1)] == ["Ada", "a delver", "Cy"]
    assert "A delver leaves for good." in house.newest().content and "Bob" not in house.newest().content
    for file in database.parent.iterdir():
        written = file.read_bytes()
        assert not re.search(rb"(?<!\w)Bob(?!\w)", written), file
        assert str(house.bob.id).encode() not in written and house.bob.id.to_bytes(8, "big") not in written, file
    # The others go on, and the same press again changes nothing.
    again = await house.bob.click(asked.response, label="Delete it all") if labels(asked.response.message) else None
    assert again is None
    assert lines(await privacy(house, house.bob, "delete")) == ["I keep nothing about you."]
    await house.world.restart()
    assert [name for _, name in seats(house, 1)] == ["Ada", "a delver", "Cy"]


@pytest.mark.rule("TAB-123")
async def test_the_newest_post_of_a_table_that_was_left_before_is_written_anew(house: House) -> None:
    await house.started(house.bob, house.cy)
    assert "Bob leaves." in (await house.leaves(house.bob)).content
    posts, controls = len(house.posts()), labels(house.newest())
    asked = await privacy(house, house.bob, "delete")
    await house.bob.click(asked.response, label="Delete it all")
    assert len(house.posts()) == posts and "A delver leaves." in house.newest().content
    assert "Bob" not in house.newest().content
    assert labels(house.newest()) == controls
    card = await house.first(house.ada, "draft", "card")
    assert "broke" not in said(await house.ada.slash(house.tavern, "draft", card=card))


@pytest.mark.rule("TAB-123")
async def test_the_pictures_of_the_newest_post_are_drawn_anew_too(hall: House) -> None:
    post = await hall.lobby(hall.bob, hall.cy)
    await hall.ada.click(post, label="Quick start")
    await hall.leaves(hall.bob)
    (picture,) = hall.newest().attachments
    assert "Bob" in str(picture.description), "names stand on the map"
    asked = await privacy(hall, hall.bob, "delete")
    await hall.bob.click(asked.response, label="Delete it all")
    (picture,) = hall.newest().attachments
    assert "a delver" in str(picture.description) and "Bob" not in str(picture.description)


@pytest.mark.rule("TAB-122")
async def test_what_a_kill_cut_off_is_done_with_the_next_start(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.started(house.bob)
    asked = await privacy(house, house.bob, "delete")

    async def never(*_: object) -> bool:
        raise SystemError

    with monkeypatch.context() as patch:
        patch.setattr(house.tables._context.store.erasure, "rewrite", never)
        await house.bob.click(asked.response, label="Delete it all")
    assert "Most of it is deleted" in asked.response.message.content
    assert "Bob" in [name for _, name in seats(house, 1)]
    await house.world.restart()
    async with asyncio.timeout(10):
        while await house.tables._context.store.erasure.wishes():
            await asyncio.sleep(0.01)
    assert [name for _, name in seats(house, 1)] == ["Ada", "a delver"]


async def long_ago(house: House) -> None:
    """Pretend that the bot was removed 31 days ago."""
    earlier = f"UPDATE removed SET at = at - {31 * 24 * 3600}"
    await house.tables._context.store._database.write(lambda connection: connection.execute(earlier))


@pytest.mark.rule("TAB-124")
async def test_removed_from_a_server_its_tables_sleep_and_go_after_thirty_days(house: House) -> None:
    await house.started(house.bob)
    bot, purging = house.world.bot, house.tables.cleanup
    (guild,) = bot.guilds
    await bot.get_cog("Purge").on_guild_remove(guild)
    row = await house.tables._context.store.current(house.tavern.id)
    assert row.rest == "asleep"
    await purging.purge()
    assert await house.tables._context.store.current(house.tavern.id) is not None
    await long_ago(house)
    await bot.get_cog("Purge").on_guild_join(guild)
    await purging.purge()
    assert await house.tables._context.store.current(house.tavern.id) is not None, "back in time"
    await bot.get_cog("Purge").on_guild_remove(guild)
    await long_ago(house)
    await purging.purge()
    assert await house.tables._context.store.current(house.tavern.id) is None and seats(house, 1) == []


@pytest.mark.rule("TAB-126")
async def test_no_log_line_of_ours_names_anybody(house: House, caplog: pytest.LogCaptureFixture) -> None:
    for logger in OURS:
        caplog.set_level(logging.DEBUG, logger)
    await house.placing(house.bob, house.cy)
    for player in (house.ada, house.bob):
        await player.slash(house.tavern, "place", tile="nowhere")
    await house.leaves(house.cy)
    await privacy(house, house.cy, "delete")
    await house.ada.slash(house.tavern, "delve end")
    for record in caplog.records:
        if record.name.split(".")[0] in OURS:
            told = record.getMessage()
            for member in (house.ada, house.bob, house.cy):
                assert str(member.id) not in told and not re.search(rf"\b{member.name}\b", told, re.IGNORECASE), told
