"""Forged controls and impossible numbers are refused in words."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cogs.interactions.components import _HANDLERS, number_in, parts_in
from cogs.messages.controls import button, select
from cogs.messages.layout import MessageContent, in_rows, send_arguments
from engine import Stale, Version

from .conftest import House, said

KINDS = sorted(_HANDLERS)
HUGE = "9" * 20
VERSIONS = (f"{HUGE}.1", f"1.{HUGE}", "\u0663.\u0664", "-1.1", "1", "", "1.2.3", "0.0", "1.2")
RESTS = ("", ":", "::", "x", HUGE, f"a:{HUGE}:b", "\u0663", "-5", "place 1 \u0663", f"place {HUGE}", "?", "ballot agree")


@pytest.mark.rule("TAB-006")
@pytest.mark.parametrize("kind", [*KINDS, "nonsense", ""])
async def test_a_forged_control_is_refused_in_words(house: House, kind: str) -> None:
    await house.started(house.bob)
    ids = [f"{kind}:{version}:{rest}"[:100] for version in VERSIONS for rest in (RESTS if version == "1.2" else ("x",))]
    channel = house.world.bot.get_channel(house.tavern.id)
    for custom_id in dict.fromkeys(ids):
        post = await channel.send(
            **send_arguments(MessageContent("forged", groups=in_rows([[button("Press", custom_id or "x")]])))
        )  # type: ignore[union-attr]
        pressed = await house.bob.click(post, label="Press")
        assert "Something broke" not in said(pressed), custom_id
    assert house.world.env.errors == []


@pytest.mark.rule("TAB-006")
@pytest.mark.parametrize("kind", ["pick", "steps", "verb", "option", "setting", "topics", "terms", "entries", "book", "me"])
async def test_an_answer_that_no_menu_had_is_refused_in_words(house: House, kind: str) -> None:
    await house.started(house.bob)
    channel = house.world.bot.get_channel(house.tavern.id)
    for rest in ("draft:0:", "0:make:draft", "x", "a:b:c"):
        for value in (f"+{HUGE}", "+\u0663", "+-1", "=draft", "?draft 1", "!draft", ">draft", ">x", "*", HUGE):
            menu = select(f"{kind}:1.2:{rest}", "Which?", [("One", value, "")])
            post = await channel.send(**send_arguments(MessageContent("forged", groups=in_rows([[menu]]))))  # type: ignore[union-attr]
            assert "Something broke" not in said(await house.bob.select(post, [value])), (rest, value)
    assert house.world.env.errors == []


@pytest.mark.rule("TAB-026")
@pytest.mark.parametrize("wait", ["-5", "1000000000000000", "\u0663", "9" * 5000, "1.5", "x"])
async def test_an_impossible_wait_is_refused_in_words(house: House, wait: str) -> None:
    refused = said(await house.ada.slash(house.tavern, "delve new", game="toy", wait=wait))
    assert "`wait` is a name (live, brisk, daily, calm, no clock), a number of hours, or a time" in refused


@pytest.mark.rule("TAB-060")
@pytest.mark.parametrize("number", ["-5", "9" * 5000, HUGE, "\u0663", "0", "x"])
async def test_a_channel_that_has_no_number_is_refused_in_words(house: House, number: str) -> None:
    refused = said(await house.ada.slash(house.tavern, "delve move-here", number=number))
    assert refused and "Something broke" not in refused


@pytest.mark.parametrize("page", [-5, 0, 10**15, -(10**15)])
async def test_a_page_that_the_log_does_not_have_is_its_nearest(house: House, page: int) -> None:
    await house.started(house.bob)
    assert await house.tables.views.log(house.tavern.id, page) == await house.tables.views.log(house.tavern.id, 1)


async def test_every_whole_number_that_a_command_takes_has_its_bounds(house: House) -> None:
    tree = house.world.bot.tree  # type: ignore[attr-defined]
    waiting = [command.to_dict(tree) for command in tree.get_commands()]
    numbers = []
    while waiting:
        call = waiting.pop()
        waiting += call.get("options", [])
        numbers += [call] if call["type"] in (4, 10) and "required" in call else []
    assert numbers and all("min_value" in number and "max_value" in number for number in numbers)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text())
def test_any_text_is_a_version_or_none(text: str) -> None:
    with suppress(ValueError):
        assert Version.read(text).table < 10**18
    for read in (number_in, lambda said: parts_in(said, 3)):
        try:
            read(text)
        except Stale as stale:
            assert stale.words
