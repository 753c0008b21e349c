"""The log: each line says to which table and interaction it belongs, and none holds a secret."""

from __future__ import annotations

import asyncio
import json
import logging
from contextvars import Context

import pytest

from engine import trace
from service.endings import FOR_GOOD
from service.logs import Json, Text
from service.settings import Settings
from tests.wire.standin import Standin

from .conftest import Started

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GabcdE.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"


def record(words: str, *given: object, error: BaseException | None = None) -> logging.LogRecord:
    about = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("cogs.publish.publisher", logging.WARNING, "publisher.py", 1, words, given, about)


def test_a_line_of_text_names_the_table_and_the_interaction_it_belongs_to() -> None:
    def line() -> str:
        trace(interaction=77)
        trace(table=12)
        return Text().format(record("%d posts are late", 3))

    assert Context().run(line).endswith("[WARNING ] cogs.publish.publisher: 3 posts are late (table 12, interaction 77)")
    assert (
        Context()
        .run(lambda: Text().format(record("nothing is asked")))
        .endswith("cogs.publish.publisher: nothing is asked")
    )


async def test_what_one_task_works_on_is_not_what_another_does() -> None:
    async def works_on(table: int) -> str:
        trace(table=table)
        await asyncio.sleep(0)
        return Text().format(record("done"))

    first, other = await asyncio.gather(asyncio.create_task(works_on(1)), asyncio.create_task(works_on(2)))
    assert first.endswith("done (table 1)") and other.endswith("done (table 2)")


def test_a_line_of_json_is_one_object_whatever_went_wrong() -> None:
    def line() -> str:
        trace(table=12)
        try:
            raise ValueError("two\nlines")
        except ValueError as error:
            return Json().format(record("it broke", error=error))

    written = Context().run(line)
    assert "\n" not in written
    read = json.loads(written)
    assert read["level"] == "warning" and read["logger"] == "cogs.publish.publisher" and read["message"] == "it broke"
    assert read["table"] == 12 and "interaction" not in read
    assert read["error"] == "ValueError" and "two\nlines" in read["traceback"]
    assert read["time"].endswith("+00:00")


@pytest.mark.parametrize("shape", [Text, Json])
def test_no_line_holds_a_secret(shape: type[Text] | type[Json]) -> None:
    said = (
        "POST https://discord.com/api/v10/webhooks/4000/aW50ZXJhY3Rpb246MTIz.x-y_z responded with 429",
        "POST /interactions/900/aW50ZXJhY3Rpb246MTIz/callback",
        f"Authorization: Bot {TOKEN}",
        "postgresql://keeper:lantern@db.example/delves cannot be reached",
        "a token of another shape: plain-secret",
    )
    error = RuntimeError(f"in the traceback: {TOKEN}")
    for words in said:
        line = shape("plain-secret").format(record("%s", words, error=error))
        assert not any(secret in line for secret in ("aW50ZXJhY3Rpb246MTIz", TOKEN, "lantern", "plain-secret")), line
    kept = shape("plain-secret").format(record("%s", said[3]))
    assert "postgresql://keeper:(password)@db.example/delves" in kept


@pytest.mark.whole
async def test_a_process_that_logs_json_says_its_last_word_so_too(standin: Standin, started: Started) -> None:
    standin.token_known = False
    status, said = await (await started(LOG_FORMAT="json", DISCORD_TOKEN="a-token-of-ours")).ended()
    lines = [json.loads(line) for line in said.splitlines()]
    assert status == FOR_GOOD and lines[-1]["message"] == "Discord does not know this DISCORD_TOKEN."
    assert "a-token-of-ours" not in said


async def test_a_format_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="LOG_FORMAT is text or json"):
        Settings.read({"LOG_FORMAT": "xml"})


@pytest.mark.parametrize("port", ["0", "65536", "http", "-1"])
async def test_a_port_that_is_none_is_refused(port: str) -> None:
    with pytest.raises(ValueError, match="HEALTH_PORT is a port from 1 to 65535"):
        Settings.read({"HEALTH_PORT": port})
