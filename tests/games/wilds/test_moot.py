"""Options that make no difference with the others as they are, and the words that a game has for their values."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.api.update import LobbyShown, Update
from engine.core.languages import speaking
from engine.core.lobbies import lobby
from engine.games.wilds.game import GAME
from tests.tables.house import ADA, House

FILE = GAME.template()


@pytest.fixture
async def wild(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "delves.db")
    await house.open({"wilds": GAME})
    yield house
    await house.tables.close()


def lobby_in(update: Update) -> LobbyShown:
    assert update.lobby is not None
    return update.lobby


def idle(lobby: LobbyShown) -> list[str]:
    return [option.name for option in lobby.options if option.moot]


async def test_a_new_region_is_described_and_one_made_by_hand_is_not(wild: House) -> None:
    lobby = lobby_in(await wild.tables.lobby.gather(wild.call(ADA), "wilds", {"region": "generated", "size": "large"}))
    assert idle(lobby) == ["changes"], "a new one is new each time"
    lobby = lobby_in(await wild.tables.lobby.set_option(wild.call(ADA), "region", "thornwood"))
    assert idle(lobby) == ["theme", "map", "size", "danger"]
    assert [option.name for option in lobby.open][:3] == ["region", "pace", "reveal"]
    assert [option.value for option in lobby.options if option.name == "size"] == ["large"]
    lobby = lobby_in(await wild.tables.lobby.set_option(wild.call(ADA), "region", "generated"))
    assert idle(lobby) == ["changes"]


async def test_a_file_leaves_no_region_to_choose(wild: House) -> None:
    await wild.tables.lobby.gather(wild.call(ADA), "wilds", {"region": "generated"})
    lobby = lobby_in(await wild.tables.files.use_file(wild.call(ADA), FILE))
    assert idle(lobby) == ["region", "theme", "map", "size", "danger"]
    assert idle(lobby_in(await wild.tables.files.use_file(wild.call(ADA), ""))) == ["changes"]


async def test_who_chooses_what_makes_no_difference_is_told(wild: House) -> None:
    await wild.tables.lobby.gather(wild.call(ADA), "wilds", {"region": "gullcrown"})
    chosen = await wild.tables.lobby.set_option(wild.call(ADA), "theme", "desert")
    assert chosen.story == "Theme: desert. With these options that makes no difference."
    assert (await wild.tables.lobby.set_option(wild.call(ADA), "pace", "vast")).story == "Pace: vast."
    assert (await wild.tables.lobby.set_option(wild.call(ADA), "region", "generated")).story == "Region: generated."
    assert (await wild.tables.lobby.set_option(wild.call(ADA), "theme", "any")).story == "Theme: any."


async def test_a_region_is_called_by_its_own_name(wild: House) -> None:
    lobby = lobby_in(await wild.tables.lobby.gather(wild.call(ADA), "wilds", {}))
    (region,) = [option for option in lobby.options if option.name == "region"]
    assert region.shown == (
        "generated",
        "The Thornwood",
        "Hollowdown",
        "The Drowned Mile",
        "Sunscar",
        "Emberfell",
        "Nine Cairns",
        "Gullcrown",
        "Kite Hill",
        "The Night Ferry",
    )
    chosen = await wild.tables.lobby.set_option(wild.call(ADA), "region", "drownedmile")
    assert chosen.story == "Region: The Drowned Mile."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["as the region says", "vast", "2 hours", "10 minutes", "1 hour", "off"]),
        ("de", ["je nach Landstrich", "vast", "2 Stunden", "10 Minuten", "1 Stunde", "off"]),
    ],
)
def test_values_of_options_are_worded_where_their_names_do_not_say_enough(language: str, said: list[str]) -> None:
    """What a name says is translated by the lobby itself."""
    values = ("pace region", "pace vast", "picks 2", "resolve 10 minutes", "resolve 1 hour", "resolve off")
    with speaking(language):
        assert [lobby(GAME).shown(*value.split(maxsplit=1)) for value in values] == said
