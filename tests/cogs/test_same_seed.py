"""Play this seed: the same game with the same dice, in this channel or by a command in any other server."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from engine.tables.updates.hall_note import has_hall
from tests.cogs.conftest import ENDING, House, labels, said

SEED, HERE = "Play this seed", "Open it here"


async def played(hall: House, *others: Any, **options: str) -> Any:
    """Let Ada begin a game of Skyshard and end it; return the last post."""
    await hall.lobby(*others, **options)
    await hall.ada.slash(hall.tavern, "delve start", quick=True)
    asked = await hall.ada.slash(hall.tavern, "delve end")
    await hall.ada.click(asked.response, label="End it")  # type: ignore[arg-type]
    assert set(labels(hall.newest())) <= ENDING
    return hall.newest()


async def dealt(hall: House, channel: int) -> tuple[str, Any]:
    """Return the dice key of a game, and how it stands once its deal is done."""
    live = await hall.tables._context.cache.seen(channel)
    return live.row.key, msgspec.to_builtins(live.table.state)


async def key_of(hall: House) -> str:
    return str((await hall.tables._context.store.newest_over(hall.tavern.id)).key)


@pytest.mark.rule("TAB-217")
async def test_two_presses_open_the_same_game_here(hall: House) -> None:
    await hall.lobby(hall.bob, threat="easy")
    await hall.ada.click(hall.newest(), label="Quick start")
    before = await dealt(hall, hall.tavern.id)
    asked = await hall.ada.slash(hall.tavern, "delve end")
    await hall.ada.click(asked.response, label="End it")  # type: ignore[arg-type]
    end, posts = hall.newest(), len(hall.posts())
    told = await hall.ada.click(end, label=SEED)
    assert told.response is not None and told.response.ephemeral and len(hall.posts()) == posts
    assert f"for 2. In any server, type or paste this:\n`/delve new game:skyshard threat:easy key:{before[0]}`" in said(
        told
    )
    assert labels(told.response.message) == [HERE]
    await hall.ada.click(told.response, label=HERE)
    lobby = hall.newest()
    assert lobby.content.startswith("**Skyshard** - Ada is gathering") and not lobby.mentions
    await hall.bob.click(lobby, label="Join")
    await hall.ada.click(lobby, label="Quick start")
    assert await dealt(hall, hall.tavern.id) == before


@pytest.mark.rule("TAB-217")
async def test_the_command_opens_it_in_another_channel(hall: House) -> None:
    told = await hall.ada.click(await played(hall), label=SEED)
    (command,) = re.findall(r"`/delve new (.*)`", said(told))
    given = dict(pair.split(":") for pair in command.split(" "))
    assert given == {"game": "skyshard", "key": await key_of(hall)} and "for one." in said(told)
    await hall.dee.slash(hall.crypt, "delve new", **given)
    await hall.dee.slash(hall.crypt, "delve start", quick=True)
    assert (await dealt(hall, hall.crypt.id))[0] == given["key"]


@pytest.mark.rule("TAB-217")
async def test_where_rivals_played_or_nothing_began_there_is_no_such_button(hall: House) -> None:
    async def ended(game: str) -> list[str]:
        await hall.ada.slash(hall.tavern, "delve new", game=game)
        await hall.bob.click(hall.newest(), label="Join")
        await hall.ada.click(hall.newest(), label="Quick start")
        asked = await hall.ada.slash(hall.tavern, "delve end")
        await hall.ada.click(asked.response, label="End it")  # type: ignore[arg-type]
        return labels(hall.newest())

    assert SEED not in await ended("cavern")
    assert SEED in await ended("skyshard")


@pytest.mark.rule("TAB-217")
async def test_what_a_lobby_would_choose_otherwise_is_told(hall: House) -> None:
    await hall.ada.slash(hall.tavern, "delve new", game="wilds", region="hollowdown")
    await hall.ada.slash(hall.tavern, "delve start", quick=True)
    asked = await hall.ada.slash(hall.tavern, "delve end")
    await hall.ada.click(asked.response, label="End it")  # type: ignore[arg-type]
    told = said(await hall.ada.click(hall.newest(), label=SEED))
    # Without it, a lobby of Ada's goes on to the next region.
    assert "game:wilds region:hollowdown" in told


@pytest.mark.rule("TAB-170", "TAB-217")
@pytest.mark.parametrize("key", ["", "moth"])
async def test_a_game_with_a_chosen_key_does_not_count_in_the_hall(hall: House, key: str) -> None:
    await hall.lobby(hall.bob, **({"key": key} if key else {}))
    await hall.ada.click(hall.newest(), label="Quick start")
    assert has_hall(await hall.tables._context.cache.seen(hall.tavern.id)) == (not key)
