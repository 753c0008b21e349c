"""A table has a language, and each reader their own (TAB-208)."""

from __future__ import annotations

import pytest

from engine.core.errors import BadOption
from engine.core.languages import name_of, spoken
from tests.tables.house import ADA, BOB, HOME, House

pytestmark = pytest.mark.rule("TAB-208")


async def test_the_host_chooses_the_language_of_a_table(house: House) -> None:
    english = await house.tables.lobby.gather(house.call(), "toy", {})
    assert (english.language, english.story) == ("en", "Ada is gathering rivals.")
    german = await house.tables.lobby.set_option(house.call(), "language", "Deutsch")
    assert (german.language, german.story) == ("de", "Ab hier spreche ich an diesem Tisch Deutsch.")
    assert german.lobby is not None
    assert {option.name: option.value for option in german.lobby.options}["language"] == "Deutsch"
    with pytest.raises(BadOption, match="English"):
        await house.tables.lobby.set_option(house.call(), "language", "Klingon")


async def test_a_table_keeps_its_language(house: House) -> None:
    await house.tables.lobby.gather(house.call(), "toy", {"rounds": "1"})
    await house.tables.lobby.set_option(house.call(), "language", "de")
    await house.reopen()
    # What is asked in English is told in German: it is for all who sit there.
    joined = await house.tables.lobby.join(house.call(BOB))
    assert (joined.language, spoken()) == ("de", "en")
    assert joined.story == "Bob tritt bei (2 von 4)."


async def test_a_table_begins_in_the_language_of_its_server(house: House) -> None:
    call = house.call()
    await house.tables.server_settings.want(call.guild, language="de")
    assert (await house.tables.lobby.gather(call, "toy", {})).language == "de"
    with pytest.raises(BadOption):
        await house.tables.server_settings.want(call.guild, language="tlh")


async def test_another_game_of_the_same_party_is_told_in_the_language_of_the_first(house: House) -> None:
    await house.tables.lobby.gather(house.call(), "toy", {"rounds": "1"})
    await house.tables.lobby.set_option(house.call(), "language", "de")
    await house.tables.lobby.join(house.call(BOB))
    await house.tables.lobby.start(house.call())
    await house.tables.lobby.end(house.call())
    ended = await house.tables.views.latest(HOME)
    again = await house.tables.rematch.again(house.call(), ended.version)
    assert (again.language, again.story) == ("de", "Ada versammelt dieselbe Gruppe noch einmal.")
    assert (await house.tables.lobby.join(house.call(BOB))).language == "de"


async def test_a_member_has_a_language_of_their_own(house: House) -> None:
    settings = house.tables.member_settings
    assert await settings.language(ADA.id) == ""
    await settings.want(ADA.id, language="de")
    assert await settings.language(ADA.id) == "de"
    await settings.want(ADA.id, language="")
    assert await settings.language(ADA.id) == ""


def test_a_language_is_called_as_it_calls_itself() -> None:
    assert [name_of(language) for language in ("en", "de")] == ["English", "Deutsch"]
