"""Rematches and other games: the buttons below the end of a game."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from engine.api.update import Call, Member, Update

from .conftest import House, is_over, labels, said, start_of

IN, NO, NOW, AGAIN = "I'm in", "Not this time", "Start now", "Again, same party"


async def over(house: House, *others: object, **options: str) -> discord.Message:
    """Let Ada and others begin a delve and Ada end it; return its last post."""
    await house.started(*others, **options)  # type: ignore[arg-type]
    asked = await house.ada.slash(house.tavern, "delve end")
    await house.ada.click(asked.response, label="End it")  # type: ignore[arg-type]
    assert is_over(house.newest())
    return house.newest()


def called(post: discord.Message) -> set[int]:
    return {member.id for member in post.mentions}


@pytest.mark.rule("TAB-190", "TAB-191")
async def test_a_party_plays_again_with_one_post_that_calls_each_once(house: House) -> None:
    end = await over(house, house.bob, house.cy, rounds="1")
    await house.bob.click(end, label=AGAIN)
    lobby = house.newest()
    assert labels(lobby) == [IN, NO, NOW, "Options"]
    assert lobby.content.startswith("**Toy** - Bob gathers the same party again. Rounds: 1.\n\n")
    assert f"{house.ada.mention} and {house.cy.mention}, are you in?" in lobby.content
    assert "It begins when all of you are in, or when Bob says so." in lobby.content
    assert called(lobby) == {house.ada.id, house.cy.id}
    await house.ada.click(lobby, label=IN)
    assert house.newest().id == lobby.id and "With Ada." in house.newest().content
    assert "**Cy**, are you in?" in house.newest().content and house.cy.mention not in house.newest().content
    await house.world.restart()
    assert "You are in already" not in said(await house.cy.click(lobby, label=IN))
    assert "Round 1 of 1." in house.newest().content
    assert (await house.tables._context.cache.seen(house.tavern.id)).playing().names == ("Ada", "Bob", "Cy")


@pytest.mark.rule("TAB-190", "TAB-191")
async def test_one_says_no_and_the_host_begins(house: House) -> None:
    end = await over(house, house.bob, house.cy)
    await house.ada.click(end, label=AGAIN)
    assert "You are in already" in said(await house.ada.click(end, label=AGAIN))
    posts = len(house.posts())
    await house.cy.click(house.newest(), label=NO)
    assert "**Bob**, are you in?" in house.newest().content and "Ada begins it." in house.newest().content
    assert "Cy" not in house.newest().content
    # A member who was asked and presses below the end accepts.
    await house.bob.click(end, label=AGAIN)
    assert len(house.posts()) == posts and labels(house.newest())[0] == "Join"
    assert house.newest().content.startswith("**Toy** - Ada is gathering rivals (2 of 4).")
    await house.ada.click(house.newest(), label=start_of(house.newest()))
    assert "Round 1 of 3." in house.newest().content


@pytest.mark.rule("TAB-190")
async def test_who_presses_at_the_same_moment_says_yes_with_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    end = await over(house, house.bob, house.cy)
    again, bob = house.tables.rematch.again, Member(house.bob.id, "Bob")

    async def later(call: Call, *given: Any) -> Update:
        await again(replace(call, id=1, member=bob), *given)
        return await again(call, *given)

    monkeypatch.setattr(house.tables.rematch, "again", later)
    assert "already" not in said(await house.ada.click(end, label=AGAIN))
    live = await house.tables._context.cache.seen(house.tavern.id)
    assert {row.name: (row.asked, row.member == live.row.host) for row in live.seats} == {
        "Ada": (0, False),
        "Bob": (0, True),
        "Cy": (1, False),
    }


@pytest.mark.rule("TAB-191")
async def test_the_host_starts_with_the_players_who_are_in(house: House) -> None:
    end = await over(house, house.bob, house.cy)
    await house.ada.click(end, label=AGAIN)
    assert "Only Ada, the host" in said(await house.bob.click(house.newest(), label=NOW))
    await house.bob.click(house.newest(), label=IN)
    await house.ada.click(house.newest(), label=NOW)
    assert (await house.tables._context.cache.seen(house.tavern.id)).playing().names == ("Ada", "Bob")
    late = await house.cy.click(house.posts()[-2], label=IN) if house.posts()[-2].components else None
    assert late is None, "the lobby's buttons are gone"


@pytest.mark.rule("TAB-190")
async def test_who_did_not_play_and_a_channel_in_use_are_told_so(house: House) -> None:
    end = await over(house, house.bob)
    assert "Ada and Bob played here" in said(await house.cy.click(end, label=AGAIN))
    await house.cy.slash(house.tavern, "delve new", game="toy")
    refused = said(await house.bob.click(end, label=AGAIN))
    assert "Toy is gathering in this channel already." in refused and "(TAB-009)" in refused


@pytest.mark.rule("TAB-190")
async def test_who_has_left_the_server_is_not_asked(house: House) -> None:
    end = await over(house, house.bob, house.cy)
    del house.env.backend.guilds[house.world.guild.id].members[house.cy.id]
    await house.ada.click(end, label=AGAIN)
    assert f"{house.bob.mention}, are you in?" in house.newest().content and called(house.newest()) == {house.bob.id}


@pytest.mark.rule("TAB-190")
async def test_one_person_with_company_goes_on_at_once_with_the_same(hall: House) -> None:
    await hall.ada.slash(hall.tavern, "delve new", game="skyshard", threat="easy")
    await hall.ada.click(hall.newest(), label="Start with bots")
    before = await hall.tables._context.cache.seen(hall.tavern.id)
    asked = await hall.ada.slash(hall.tavern, "delve end")
    await hall.ada.click(asked.response, label="End it")  # type: ignore[arg-type]
    await hall.ada.click(hall.newest(), label=AGAIN)
    after = await hall.tables._context.cache.seen(hall.tavern.id)
    assert after.row.status == "running" and after.row.id != before.row.id and after.row.options == before.row.options
    assert [(row.member, row.level) for row in after.seats] == [(row.member, row.level) for row in before.seats]
    assert "\nWith you: " in hall.newest().content


@pytest.mark.rule("TAB-190")
async def test_a_game_master_is_asked_and_comes_along(hall: House) -> None:
    await hall.ada.slash(hall.tavern, "delve new", game="wilds")
    await hall.bob.click(hall.newest(), label="Join")
    await hall.ada.slash(hall.tavern, "delve master", member=hall.dee)
    await hall.ada.click(hall.newest(), label=start_of(hall.newest()))
    asked = await hall.ada.slash(hall.tavern, "delve end")
    await hall.ada.click(asked.response, label="End it")  # type: ignore[arg-type]
    await hall.bob.click(hall.newest(), label=AGAIN)
    lobby = hall.newest()
    assert "Game master: Dee." in lobby.content
    assert f"{hall.ada.mention} and {hall.dee.mention}, are you in?" in lobby.content
    await hall.dee.click(lobby, label=IN)
    await hall.ada.click(lobby, label=IN)
    live = await hall.tables._context.cache.seen(hall.tavern.id)
    assert live.row.status == "running" and live.master == 2


@pytest.mark.rule("TAB-192")
async def test_another_game_is_chosen_among_those_that_may_be_opened(hall: House) -> None:
    await hall.ada.slash(hall.tavern, "delve new", game="skyshard")
    await hall.ada.slash(hall.tavern, "delve start", quick=True)
    asked = await hall.ada.slash(hall.tavern, "delve end")
    await hall.ada.click(asked.response, label="End it")  # type: ignore[arg-type]
    games = await hall.cy.click(hall.newest(), label="Another game")
    assert games.response is not None and games.response.ephemeral
    assert set(labels(games.response.message)) == {f"Play {game.title}" for game in hall.tables.games.values()}
    await hall.cy.click(games.response, label="Play Cavern")
    assert hall.newest().content.startswith("**Cavern** - Cy is gathering rivals (1 of 4).")


@pytest.mark.rule("TAB-099", "TAB-191")
async def test_without_answers_it_closes_with_no_further_call(house: House) -> None:
    end = await over(house, house.bob)
    await house.ada.click(end, label=AGAIN)
    lobby = house.newest()
    for _ in range(8):
        await house.world.wait(timedelta(days=1))
    assert house.newest().id == lobby.id and labels(house.newest()) == ["Reopen"]
    assert house.bob.mention not in house.newest().content
