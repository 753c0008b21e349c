"""Prepared regions: checked, played, given back; whatever is sent in, it does no harm."""

from __future__ import annotations

from datetime import timedelta
from time import monotonic

import pytest

from engine import LARGEST_FILE
from engine.games.wilds.files import files
from engine.games.wilds.files.generator import generate
from engine.games.wilds.files.writing import write
from tests.cogs.conftest import said, start_of

from .beginnings import KETTLE
from .expeditions import Expeditions

Attachment = tuple[str, bytes]


def attachment(text: str | bytes, name: str = "region.toml") -> Attachment:
    return name, text.encode() if isinstance(text, str) else text


async def checked(house: Expeditions, text: str | bytes) -> str:
    """Return what Dee, who sits nowhere, is told of a file; no other channel hears of it."""
    posted = len(house.posts())
    started = monotonic()
    result = await house.dee.slash(house.tavern, "wilds region check", file=attachment(text))
    assert monotonic() - started < 60, "a file may not hang the bot"
    assert len(house.posts()) == posted and result.response is not None and result.response.ephemeral
    assert len(result.response.content) <= 2000 and result.response.content
    assert "broke" not in result.response.content
    return said(result)


@pytest.mark.rule("WLD-G89")
async def test_a_good_file_is_told_to_be_good_with_what_it_holds_and_without_its_secrets(house: Expeditions) -> None:
    told = await checked(house, KETTLE)
    assert told.startswith("This region can be used. **Kettle Fell**") and "2 sites" in told and "6 hexes" in told


@pytest.mark.rule("WLD-G89")
async def test_the_template_is_sent_and_can_be_used_as_it_is(house: Expeditions) -> None:
    result = await house.dee.slash(house.tavern, "wilds region template")
    assert result.response is not None and result.response.ephemeral
    (file,) = result.response.attachments
    assert file.filename == "region-template.toml"
    text = (house.env.backend.cdn.get(file.url) or b"").decode()
    assert "This region can be used." in await checked(house, text)


BROKEN = {
    "tn": ("tn = 10", "tn = 40", "tn", "14"),
    "category": ('category = "danger"', 'category = "trap"', "category", "danger"),
    "unknown site": ('poi = "sump-9k"', 'poi = "nowhere"', "poi", "nowhere"),
    "misspelt key": ('category = "danger"', 'categroy = "danger"', "categroy", "category"),
    "number as text": ("difficulty = 8", 'difficulty = "eight"', "difficulty", "number"),
    "missing start": ('start = "1"', 'start = "99"', "start", "99"),
    "no toml": ("[region]", "[region", "", ""),
}


@pytest.mark.rule("WLD-G89")
async def test_what_is_wrong_is_told_with_its_line_and_key_and_what_would_be_right(house: Expeditions) -> None:
    for right, wrong, *words in BROKEN.values():
        assert right in KETTLE
        told = await checked(house, KETTLE.replace(right, wrong, 1))
        line = KETTLE[: KETTLE.index(right)].count("\n") + 1
        assert "This region can be used" not in told and f"line {line}" in told, told
        for word in words:
            assert word in told, told


HOSTILE = {
    "mentions": KETTLE.replace("Kettle Fell", "@everyone <@1> **Fell**").replace(
        "Quenched kiln", "`[x](https://e.example)"
    ),
    "escapes": KETTLE.replace("Kettle Fell", "Kettle\\u202eFell\\u0000\\n# Title"),
    "deep": KETTLE + "\nx = " + "[" * 3000 + "]" * 3000,
    "many sites": KETTLE
    + "".join(f'\n[[poi]]\nid = "p{n}"\nat = "3"\nname = "P {n}"\ncategory = "danger"\ntext = "x"\n' for n in range(900)),
    "many hexes": KETTLE.replace("width = 3", "width = 100000").replace("height = 2", "height = 100000"),
    "big number": KETTLE.replace("timer = 8", f"timer = {'9' * 4000}"),
    "dice": KETTLE.replace('count = "1d4"', 'count = "999999999d999999999"'),
    "dotted keys": "a" + ".a" * 20000 + " = 1",
    "long text": KETTLE.replace("Six bare hills", "x" * 60000),
    "same id": KETTLE.replace("sump-9k", "kiln-7x"),
    "dates": KETTLE.replace("difficulty = 8", "difficulty = 1979-05-27T07:32:00Z"),
    "not a number": KETTLE.replace("difficulty = 8", "difficulty = nan"),
    "inline": "region = { id = 'x' }\nchallenge = 5\nhex = 'no'\npoi = [1, 2]\nclue = {}\nencounter = [[]]\n",
    "empty": "",
    "spaces": " \n" * 5000,
}


@pytest.mark.rule("WLD-G89")
async def test_of_a_hostile_file_is_told_in_words_that_call_and_format_nothing(house: Expeditions) -> None:
    for name, text in HOSTILE.items():
        told = await checked(house, text[: LARGEST_FILE - 1])
        assert ("This region can be used" in told) == (name == "mentions"), told
        assert "@everyone" not in told and "https://" not in told and "\u202e" not in told and "\n# Title" not in told
        assert "Traceback" not in told and "Error" not in told, name


@pytest.mark.rule("WLD-G89")
async def test_what_is_too_large_or_no_text_is_refused_before_it_is_read(house: Expeditions) -> None:
    assert "too large" in await checked(house, b"#" * (LARGEST_FILE + 1))
    assert "no text" in await checked(house, b"\x89PNG\r\n\x1a\n\xff\xfe")
    assert "no text" in await checked(house, KETTLE.encode("utf-16"))


@pytest.mark.rule("WLD-G89")
async def test_only_the_host_uses_a_file_and_only_while_the_party_gathers(house: Expeditions) -> None:
    nothing = await house.ada.slash(house.tavern, "wilds region use", file=attachment(KETTLE))
    assert "while a party gathers" in said(nothing)
    await house.lobby(house.bob)
    refused = said(await house.bob.slash(house.tavern, "wilds region use", file=attachment(KETTLE)))
    assert "Kettle" not in house.text() and "host" in refused
    bad = said(
        await house.ada.slash(house.tavern, "wilds region use", file=attachment(KETTLE.replace("tn = 10", "tn = 99")))
    )
    assert "line " in bad and "Kettle" not in house.text()
    told = said(await house.ada.slash(house.tavern, "wilds region use", file=attachment(KETTLE)))
    assert told.startswith("The party will play in it. **Kettle Fell**")
    assert "Region from a file: **Kettle Fell**" in house.text()
    assert "kiln" not in house.text().lower() and "kiln" not in told.lower().partition("perhaps not meant so")[0]
    await house.ada.click(house.newest(), label=start_of(house.newest()))
    assert house.state.region.name == "Kettle Fell"
    late = said(await house.ada.slash(house.tavern, "wilds region use", file=attachment(KETTLE)))
    assert "before the start" in late


@pytest.mark.rule("WLD-G89")
async def test_a_file_in_the_lobby_outlives_the_bot_and_can_be_taken_out_again(house: Expeditions) -> None:
    await house.lobby(house.bob)
    await house.ada.slash(house.tavern, "wilds region use", file=attachment(KETTLE))
    await house.world.restart()
    await house.world.wait(timedelta(minutes=1))
    assert "Kettle Fell" in house.text()
    await house.ada.slash(house.tavern, "wilds region use")
    assert "Kettle Fell" not in house.text()
    await house.ada.slash(house.tavern, "wilds region use", file=attachment(KETTLE))
    await house.world.restart()
    await house.ada.click(house.newest(), label=start_of(house.newest()))
    await house.reload()
    assert house.state.region.name == "Kettle Fell"


@pytest.mark.rule("WLD-G89", "WLD-G79")
async def test_what_was_generated_is_given_back_when_it_is_over_and_not_before(house: Expeditions) -> None:
    await house.gather(region="generated", size="small", theme="marsh")
    await house.outfit((house.ada, "ranger"))
    refused = await house.ada.slash(house.tavern, "wilds region export")
    assert refused.response is not None and refused.response.attachments == [] and said(refused)
    house.watcher.look()
    played = house.state.region
    await house.go_home(house.ada)
    given = await house.ada.slash(house.tavern, "wilds region export")
    assert given.response is not None
    (file,) = given.response.attachments
    text = (house.env.backend.cdn.get(file.url) or b"").decode()
    assert file.filename.endswith(".toml") and files.read(text)[0].sites == played.sites
    assert "This region can be used." in await checked(house, text)


@pytest.mark.rule("WLD-G80")
async def test_a_large_generated_region_fits_into_what_can_be_sent_in(house: Expeditions) -> None:
    for form in ("hexes", "points"):
        region = generate("export", theme="mountains", form=form, size="large", danger="harsh")
        assert len(write(region)) <= LARGEST_FILE
        assert "This region can be used." in await checked(house, write(region))


async def test_a_region_of_points_is_played_by_the_letters_of_its_exits(house: Expeditions) -> None:
    await house.gather(region="generated", map="points", size="small", key="points")
    await house.outfit((house.ada, "ranger"))
    state = house.state
    assert state.region.format == "point"
    found = await house.ada.autocomplete(house.tavern, "move", "to", "")
    ids = {place.id for place in state.region.places}
    names = {place.name for place in state.region.places if place.id not in state.known}
    assert found and not any(
        str(item["value"]) in ids or name in str(item["name"]) for item in found for name in names if name
    )
    house.watcher.look()
    await house.acts(house.ada, "move", to=str(found[0]["value"]))
    house.watcher.look()
