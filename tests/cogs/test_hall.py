"""/hall on the simulated Discord: what it shows, to whom, where its buttons lead, how one leaves it."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import MemberActor

from engine import Call
from engine.store import ResultRow
from engine.store.results import write_results

from .conftest import House, labels, said

AT = 1_767_225_600
"""The beginning of 2026, when all of this happens."""


async def asked(house: House, who: MemberActor, **given: Any) -> Any:
    """Let a member ask for the hall; return the message, which presses edit."""
    result = await who.slash(house.tavern, "hall", **given)
    assert result.response is not None, said(result)
    return result.response


async def played(house: House, game: str = "toy") -> None:
    """Let Ada beat Bob, then share the first place with him before Cy; each game a round longer than the one before."""
    scores = ({house.ada: 9, house.bob: 4}, {house.ada: 7, house.bob: 7, house.cy: 1})
    rows = []
    for number, points in enumerate(scores):
        for who, score in points.items():
            rank = 1 + sum(other > score for other in points.values())
            titles = '["Had the last word"]' if who is house.ada else "[]"
            game_of = (house.world.guild.id, f"{game} {number}", who.id, who.user.name.capitalize(), game, AT + number)
            rows.append(ResultRow(*game_of, "ranked", rank == 1, rank, score, 3 + number, titles))
    await house.tables._context.store._database.write(lambda connection: write_results(connection, rows))


@pytest.mark.rule("TAB-170", "TAB-171", "TAB-172", "TAB-175")
async def test_one_screen_with_ones_own_place(house: House) -> None:
    await played(house)
    shown = await asked(house, house.bob)
    assert shown.ephemeral
    text = shown.message.content.split("\n")
    assert text[:2] == [
        f"**Toy** in this server: 2 games, the newest <t:{AT + 1}:R>.",
        "**Ratings**, ± how far they may be off",
    ]
    assert text[2].startswith("**1** Ada 2") and text[2].endswith(", 2 games")
    assert text[3].startswith("**2** Bob (you) 2") and text[4].startswith("**3** Cy ")
    assert text[5:8] == [
        "**Best**: Ada 9 points; Ada 7 points; Bob 7 points",
        "**Fastest victory**: 3 rounds, Ada",
        "**Titles**: Had the last word: Ada (2 times)",
    ]
    assert text[8].startswith("**You**: 2 games, 1 won; place 2, 2")
    assert text[9:] == ["-# `/me hall:off` takes you out of it."]
    (picture,) = shown.message.attachments
    assert "Bob (you)" in str(picture.description)
    assert labels(shown.message) == [], "no other game was played"


@pytest.mark.rule("TAB-175")
async def test_in_public_it_shows_no_members_own_and_a_button_answers_in_private(hall: House) -> None:
    await played(hall, "galaxy")
    await played(hall, "cavern")
    assert not (await asked(hall, hall.bob, game="Galaxy", public=True)).ephemeral
    post = hall.newest()
    assert post.content.startswith("**Galaxy** in this server: 2 games") and post.mentions == []
    (picture,) = post.attachments
    assert "(you)" not in f"{post.content}{picture.description}" and "**You**" not in post.content
    assert labels(post) == ["Cavern (2)"]
    answered = await hall.ada.click(post, label="Cavern (2)")
    own = answered.followups[0] if answered.followups else answered.response
    assert own is not None and own.ephemeral and "Cavern" in own.message.content and "Ada (you)" in own.message.content
    assert hall.newest().content == post.content, "what everybody reads stays as it is"
    await hall.ada.click(own, label="Galaxy (2)")
    assert "Galaxy" in own.message.content and labels(own.message) == ["Cavern (2)"]


@pytest.mark.rule("TAB-174", "TAB-175")
async def test_who_leaves_it_is_gone_from_it(house: House) -> None:
    await played(house)
    left = await house.bob.slash(house.tavern, "me", hall="off")
    assert left.response is not None and "**Halls**: you stand in none" in left.response.message.content
    text = (await asked(house, house.bob)).message.content
    assert "Bob" not in text and text.endswith("**You** stand in no hall: `/me hall:on` counts from your next game on.")
    back = await house.bob.slash(house.tavern, "me", hall="on")
    assert back.response is not None and "**Halls**" not in back.response.message.content
    assert "Bob" not in (await asked(house, house.bob)).message.content


@pytest.mark.rule("TAB-170", "TAB-175")
async def test_nothing_played_and_an_unknown_game_are_told_in_words(house: House) -> None:
    assert "The hall is empty: no game has been finished here yet." in said(await house.ada.slash(house.tavern, "hall"))
    assert "I know no game of that name." in said(await house.ada.slash(house.tavern, "hall", game="chess"))


@pytest.mark.rule("TAB-170")
async def test_a_game_that_is_played_to_its_end_stands_in_it(house: House) -> None:
    await house.started(house.bob, rounds="1")
    for number in range(1, 20):
        live = await house.tables._context.cache.held(house.tavern.id)
        if live.row.status == "over":
            break
        seat = live.awaited[0]
        call = Call(number, house.world.guild.id, house.tavern.id, live.member(seat))
        await house.tables.act(call, str(next(iter(live.view_cache.legal(seat)))))
    shown = await asked(house, house.bob)
    assert "1 game, the newest" in shown.message.content and "**2** " in shown.message.content
    assert shown.message.attachments == [], "one game is no course"
    await house.world.restart()
    assert (await asked(house, house.bob)).message.content == shown.message.content
