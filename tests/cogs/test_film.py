"""Films: who sees what, the progress, and refusals."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from PIL import Image
from simcord import InteractionResult

import cogs.views.film
from engine import FilmJob, Picture
from engine.render.film import TooLong
from engine.tables.history import film
from tests.cogs.conftest import House, labels, said


async def played(house: House, rounds: int) -> None:
    """Let Ada and Bob lay a tile in each of so many rounds."""
    await house.started(house.bob, naming="off")
    for _ in range(rounds):
        player, move = await house.placing_on(house.bob), dict[str, str]()
        for argument in ("tile", "at", "turn"):
            move[argument] = await house.first(player, "place", argument, **move)
        await player.slash(house.tavern, "place", **move)


async def ended(house: House) -> discord.Message:
    """Let a delve of two rounds be broken off; return its last post."""
    await played(house, 2)
    asked = await house.ada.slash(house.tavern, "delve end")
    await house.ada.click(asked.response, label="End it")  # type: ignore[arg-type]
    return house.newest()


def shown(result: InteractionResult) -> discord.Message:
    """Return what a press was answered with."""
    assert result.response is not None
    return result.response.message


async def film_in(message: discord.Message) -> Any:
    """Return the film that a message shows."""
    (file,) = message.attachments
    assert file.filename.endswith(".webp") and file.description
    return Image.open(io.BytesIO(await file.read()))


@pytest.mark.rule("TAB-144")
async def test_the_end_leads_to_a_film_that_everybody_may_be_shown(house: House) -> None:
    end = await ended(house)
    own = shown(await house.bob.click(end, label="Film"))
    # The first tile, and one for each round; it ends with the board at the end.
    assert own.flags.ephemeral and (await film_in(own)).n_frames == 3
    assert own.content == "Toy, as everybody saw it."
    assert own.attachments[0].description.startswith("A film of 3 pictures of the map: Toy")
    assert house.newest().id == end.id
    await house.bob.click(own, label="Show everybody")
    post = house.newest()
    assert post.id != end.id and not post.flags.ephemeral and post.content == "Toy, as everybody saw it."
    assert (await film_in(post)).n_frames == 3


@pytest.mark.rule("TAB-144")
async def test_while_it_runs_a_film_is_for_the_member_who_presses(house: House) -> None:
    await played(house, 1)
    replay = shown(await house.ada.slash(house.tavern, "replay"))
    own = shown(await house.ada.click(replay, label="Film"))
    assert own.flags.ephemeral and own.content == "Toy, as you see it."
    assert (await film_in(own)).n_frames == 2
    assert labels(own) == []
    told = str(own.attachments[0].description)
    assert "It ends" not in told and told.endswith(str(replay.attachments[0].description)), "as it stands, not broken off"


async def test_a_waiting_member_is_told_now_and_then_how_far_it_is(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    end, asked, told = await ended(house), list[float](), list[str]()
    real, progress = FilmJob.within, cogs.views.film.progress

    async def within(making: FilmJob, seconds: float) -> Picture | None:
        asked.append(seconds)
        making.done = 0.2 * len(asked)
        return await real(making, seconds) if len(asked) > 2 else None

    def noted(making: FilmJob) -> str:
        told.append(progress(making))
        return told[-1]

    monkeypatch.setattr(FilmJob, "within", within)
    monkeypatch.setattr(cogs.views.film, "progress", noted)
    own = shown(await house.bob.click(end, label="Film"))
    assert [line.rpartition(": ")[2] for line in told] == ["20 % so far.", "40 % so far."]
    assert asked == [cogs.views.film.FIRST_PROGRESS, cogs.views.film.PROGRESS_PAUSE, cogs.views.film.PROGRESS_PAUSE]
    assert own.content == "Toy, as everybody saw it.", "the same message has become the film"
    assert (await film_in(own)).n_frames == 3


@pytest.mark.rule("TAB-146")
async def test_what_is_too_long_is_refused_in_words(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    end = await ended(house)

    def too_long(*_: object) -> None:
        raise TooLong

    monkeypatch.setattr(film, "filmed", too_long)
    assert "over 4 MB" in (told := said(await house.bob.click(end, label="Film"))) and "(TAB-146)" in told
    replay = shown(await house.bob.slash(house.tavern, "replay"))
    before = replay.content
    refused = await house.bob.click(replay, label="Film")
    assert "over 4 MB" in said(refused) and replay.content == before, "it can still be stepped through"
