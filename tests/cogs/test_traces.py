"""Traces: a press, its command, what the store does and the post, in one trace, and nothing of what members write."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import discord
import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

import bot
from engine import record_spans, span
from playground.world import Clock, Keys, World
from service import traces
from service.settings import Settings
from tests import toy

from .conftest import House

SECRET = "sesame"


@pytest.fixture
def spans() -> Iterator[InMemorySpanExporter]:
    exporter = InMemorySpanExporter()
    provider = traces.recorded(SimpleSpanProcessor(exporter))
    yield exporter
    record_spans(None)
    provider.shutdown()


@pytest.fixture
async def traced(tmp_path: Path) -> AsyncIterator[House]:
    def make(now: Clock, keys: Keys | None) -> discord.Client:
        settings = Settings(database=str(tmp_path / "delves.db"), traces="http://127.0.0.1:4318")
        return bot.create_bot(settings, now=now, keys=keys, games={"toy": toy.GAME})

    world = await World.open(build=make, seed="lantern")
    try:
        yield House(world)
    finally:
        await world.close()


def test_without_the_setting_nothing_is_recorded_and_no_object_is_made() -> None:
    assert span("press", kind="move") is span("command")


def test_of_an_error_only_the_type_is_told(spans: InMemorySpanExporter) -> None:
    with pytest.raises(ValueError, match=SECRET), span("press", kind="move"):
        raise ValueError(SECRET)
    (told,) = spans.get_finished_spans()
    assert (told.status.description, told.status.is_ok, told.events) == ("ValueError", False, ())
    assert SECRET not in told.to_json()


async def test_a_press_is_one_trace_with_its_command_the_store_and_the_post(
    spans: InMemorySpanExporter, traced: House
) -> None:
    lobby = await traced.lobby(traced.bob)
    spans.clear()
    await traced.ada.click(lobby, label="Start")
    found = spans.get_finished_spans()
    (press,) = (each for each in found if each.name == "press")
    own = [each for each in found if each.context.trace_id == press.context.trace_id]
    by_id = {each.context.span_id: each for each in own}

    def above(each: ReadableSpan) -> list[str]:
        parent = by_id.get(each.parent.span_id) if each.parent else None
        return [*above(parent), each.name] if parent else [each.name]

    ways = {tuple(above(each)) for each in own}
    assert {("press", "command", "store.write"), ("press", "publish")} <= ways
    assert press.attributes == {"kind": "lobby", "table": 1}
    # Every value is a number or a word of the code: no name, no text, no dice key, no move.
    values = {str(value) for each in found for value in (each.attributes or {}).values()}
    assert not [value for value in values if " " in value]
    told = "".join(each.to_json() for each in found)
    assert not [name for name in ("ada", "bob", "Delvekeeper's house", "lantern") if f'"{name}' in told]


async def test_what_a_member_writes_stands_in_no_trace(spans: InMemorySpanExporter, traced: House) -> None:
    await traced.placing()
    await traced.ada.slash(traced.tavern, "draft", card=SECRET)
    found = spans.get_finished_spans()
    assert {"slash", "command", "publish"} <= {each.name for each in found}
    assert SECRET not in "".join(each.to_json() for each in found)
