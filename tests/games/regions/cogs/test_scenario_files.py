"""Scenarios that people prepare: checked, played, given back; no file that is sent in does any harm."""

from __future__ import annotations

from datetime import timedelta
from time import monotonic

import pytest

from engine import LARGEST_FILE
from engine.games.regions.files import files
from tests.cogs.conftest import said, start_of

from .beginnings import WEIR, weir
from .ventures import Ventures

Attachment = tuple[str, bytes]
GOOD = "This scenario can be used."


def attachment(text: str | bytes, name: str = "weir.toml") -> Attachment:
    return name, text.encode() if isinstance(text, str) else text


async def checked(house: Ventures, text: str | bytes) -> str:
    """Return what Dee, who sits nowhere, is told of a file; no other member hears of it."""
    posted = len(house.posts())
    started = monotonic()
    result = await house.dee.slash(house.tavern, "regions scenario check", file=attachment(text))
    assert monotonic() - started < 60, "a file may not hang the bot"
    assert len(house.posts()) == posted and result.response is not None and result.response.ephemeral
    assert 0 < len(result.response.content) <= 2000 and "broke" not in result.response.content
    return said(result)


@pytest.mark.rule("REG-G28")
async def test_a_good_file_is_told_to_be_good_with_what_it_holds_and_without_its_secrets(house: Ventures) -> None:
    told = await checked(house, WEIR)
    assert told.startswith(f"{GOOD} **The Tarred Weir**") and "5 regions and 4 connections, 2 secrets" in told
    assert "Drowned chapel" not in told.partition("perhaps not meant")[0]


@pytest.mark.rule("REG-G28")
async def test_the_template_is_sent_and_can_be_used_as_it_is(house: Ventures) -> None:
    result = await house.dee.slash(house.tavern, "regions scenario template")
    assert result.response is not None and result.response.ephemeral
    (file,) = result.response.attachments
    assert file.filename == "scenario-template.toml"
    text = (house.env.backend.cdn.get(file.url) or b"").decode()
    assert GOOD in await checked(house, text)


BROKEN = {
    "type": ('type = "normal"', 'type = "heist"', "type", "stealth"),
    "light": ('light = "dark"', 'light = "dusk"', "light", "lit"),
    "goal": ('goal = "bank-7x"', 'goal = "nowhere"', "goal", "nowhere"),
    "end of a way": ('b = "chapel-9z"', 'b = "chapel"', "b", "chapel"),
    "kind": ('kind = "needle-gnats"', 'kind = "needle-cats"', "kind", "needle-gnats"),
    "misspelt key": ('hidden = "1d4"', 'hiden = "1d4"', "hiden", "hidden"),
    "dice": ('hidden = "1d4"', 'hidden = "1d7"', "hidden", "1d6"),
    "number as text": ("level = 1", 'level = "one"', "level", "number"),
    "no toml": ("[scenario]", "[scenario", "", ""),
}


@pytest.mark.rule("REG-G28")
async def test_what_is_wrong_is_told_with_its_line_and_key_and_what_would_be_right(house: Ventures) -> None:
    for right, wrong, *words in BROKEN.values():
        assert right in WEIR
        told = await checked(house, WEIR.replace(right, wrong, 1))
        line = WEIR[: WEIR.index(right)].count("\n") + 1
        assert GOOD not in told and f"line {line}" in told, told
        for word in words:
            assert word in told, told


HOSTILE = {
    "mentions": WEIR.replace("The Tarred Weir", "@everyone <@1> **Weir**").replace("Sluice room", "[x](https://e.example)"),
    "escapes": WEIR.replace("The Tarred Weir", "Weir\\u202eFell\\u0000\\n# Title"),
    "deep": WEIR + "\nx = " + "[" * 3000 + "]" * 3000,
    "many regions": WEIR + "".join(f'\n[[region]]\nid = "r{n}"\nname = "R {n}"\nx = 1\ny = {n}\n' for n in range(900)),
    "big number": WEIR.replace("minutes = 20", f"minutes = {'9' * 4000}"),
    "many dice": WEIR.replace('hidden = "1d4"', 'hidden = "999999999d999999999"'),
    "dotted keys": "a" + ".a" * 20000 + " = 1",
    "same id": WEIR.replace("eelery-5h", "chapel-9z"),
    "inline": "scenario = { id = 'x' }\nregion = 'no'\nconnection = [1, 2]\nchallenge = {}\nfeature = [[]]\n",
    "empty": "",
}


@pytest.mark.rule("REG-G28")
async def test_of_a_hostile_file_is_told_in_words_that_call_and_format_nothing(house: Ventures) -> None:
    for name, text in HOSTILE.items():
        told = await checked(house, text[: LARGEST_FILE - 1])
        assert (GOOD in told) == (name == "mentions"), told
        assert "@everyone" not in told and "https://" not in told and "\u202e" not in told and "\n# Title" not in told
        assert "Traceback" not in told and "Error" not in told, name


@pytest.mark.rule("REG-G28")
async def test_only_the_host_uses_a_file_and_only_while_the_party_gathers(house: Ventures) -> None:
    nothing = await house.ada.slash(house.tavern, "regions scenario use", file=attachment(WEIR))
    assert "while a party gathers" in said(nothing)
    await house.lobby(house.bob, town="no")
    refused = said(await house.bob.slash(house.tavern, "regions scenario use", file=attachment(WEIR)))
    assert "Weir" not in house.text() and "host" in refused
    bad = said(
        await house.ada.slash(house.tavern, "regions scenario use", file=attachment(WEIR.replace("level = 1", "level = 9")))
    )
    assert "line " in bad and "Weir" not in house.text()
    told = said(await house.ada.slash(house.tavern, "regions scenario use", file=attachment(WEIR)))
    assert "**The Tarred Weir**" in told and "Scenario from a file: **The Tarred Weir**" in house.text()
    assert "Thornruin" not in house.text() and "chapel" not in house.text().lower()
    await house.world.restart()
    await house.world.wait(timedelta(minutes=1))
    assert "The Tarred Weir" in house.text()
    await house.ada.click(house.newest(), label=start_of(house.newest()))
    await house.reload()
    assert house.state.scenario == weir()
    late = said(await house.ada.slash(house.tavern, "regions scenario use", file=attachment(WEIR)))
    assert "before the start" in late
    house.watcher.look()


@pytest.mark.rule("REG-G28")
async def test_a_scenario_is_given_back_when_it_is_over_and_not_before(house: Ventures) -> None:
    await house.lobby(town="no")
    await house.ada.slash(house.tavern, "regions scenario use", file=attachment(WEIR))
    await house.ada.click(house.newest(), label=start_of(house.newest()))
    await house.become((house.ada, "warden", "drover"))
    refused = await house.ada.slash(house.tavern, "regions scenario export")
    assert refused.response is not None and refused.response.attachments == [] and said(refused)
    house.watcher.look()
    await house.acts(house.ada, "regions concede")
    await house.chooses(house.ada, "end")
    given = await house.ada.slash(house.tavern, "regions scenario export")
    assert given.response is not None, house.text()
    (file,) = given.response.attachments
    text = (house.env.backend.cdn.get(file.url) or b"").decode()
    assert file.filename.endswith(".toml") and files.read(text)[0] == weir()
    assert GOOD in await checked(house, text)


@pytest.mark.rule("REG-G90")
async def test_what_was_made_new_is_given_to_the_game_master_and_can_be_used_again(house: Ventures) -> None:
    await house.gather(house.bob, master=house.bob, scenario="generated", kind="chase", theme="works", town="no")
    given = await house.bob.slash(house.tavern, "regions scenario export")
    assert given.response is not None, house.text()
    (file,) = given.response.attachments
    text = (house.env.backend.cdn.get(file.url) or b"").decode()
    assert files.read(text) == (house.state.scenario, ())
    assert GOOD in await checked(house, text)
    refused = await house.ada.slash(house.tavern, "regions scenario export")
    assert refused.response is not None and refused.response.attachments == [] and "game master" in said(refused)
    house.watcher.look()
