"""/games and Next on the simulated Discord: what a member reads on a phone, where its links lead, what it costs."""

from __future__ import annotations

from typing import Any

import discord
import msgspec
import pytest
from simcord import InteractionResult, MemberActor

from cogs.core.limits import LAYOUT_TEXT
from cogs.messages.layout import MessageContent, view_of
from cogs.people.my_tables import PER_PAGE, games_content
from engine import WORDS, Member, MyTable

from .conftest import House, labels, said, start_of

UNKNOWN_PLACE = WORDS("unknown-place")
SINCE = 1_767_225_600
"""The beginning of 2026, when all of this happens."""


def address(house: House, channel: Any, post: int = 0) -> str:
    return f"https://discord.com/channels/{house.world.guild.id}/{channel.id}/{post or house.newest(channel).id}"


async def games(house: House, who: MemberActor, channel: Any = None) -> discord.Message:
    result = await who.slash(channel or house.tower, "games")
    assert result.response is not None and result.response.ephemeral
    return result.response.message


def next_link(message: discord.Message) -> str:
    """Return where the button that begins with Next leads."""
    buttons = [item for row in message.components for item in row.children if isinstance(item, discord.Button)]
    return next(button.url or "" for button in buttons if (button.label or "").startswith("Next: "))


async def picked(house: House, who: MemberActor, channel: Any) -> InteractionResult:
    """Let a member pick a card by command in a channel."""
    found = await who.autocomplete(channel, "draft", "card", "")
    return await who.slash(channel, "draft", card=str(found[0]["value"]))


@pytest.mark.rule("TAB-084")
async def test_it_leads_to_what_waits_for_one_from_any_channel(house: House) -> None:
    await house.started(house.bob)
    await house.started(house.bob, channel=house.crypt)
    await picked(house, house.ada, house.crypt)
    await house.bob.slash(house.tower, "delve new", game="toy")
    await house.ada.click(house.newest(house.tower), label="Join")
    shown = await games(house, house.ada)
    due = SINCE + 24 * 3600
    assert shown.content.split("\n") == [
        "**1 table waits for you.**",
        f"**[#tavern]({address(house, house.tavern)})** Toy: pick a card; only you will see it",
        f"-# asked <t:{SINCE}:R>, goes on <t:{due}:R>",
        "**Waiting for others**",
        f"**[#crypt]({address(house, house.crypt)})** Toy: Bob",
        f"-# asked <t:{SINCE}:R>, goes on <t:{due}:R>",
        "**Gathering**",
        f"**[#tower]({address(house, house.tower)})** Toy: Bob gathers a party, 2 sit there",
        f"-# since <t:{SINCE}:R>",
    ]
    assert labels(shown) == ["Next: #tavern", "Look again"] and next_link(shown) == address(house, house.tavern)


@pytest.mark.rule("TAB-084")
async def test_a_member_without_tables_is_told_how_to_begin_and_looking_again_shows_how_it_is_now(house: House) -> None:
    result = await house.ada.slash(house.tavern, "games")
    assert said(result).startswith("You are not at any table. `/delve new` opens one")
    assert result.response is not None and labels(result.response.message) == ["Look again"]
    await house.started(house.bob)
    again = await house.ada.click(result.response, label="Look again")
    assert "**1 table waits for you.**" in result.response.message.content and again.followups == []
    await picked(house, house.ada, house.tavern)
    assert (await games(house, house.ada)).content.startswith("**Nothing waits for you.**\n**Waiting")


@pytest.mark.rule("TAB-084")
async def test_it_works_on_after_a_restart(house: House) -> None:
    await house.started(house.bob)
    before = await house.ada.slash(house.tower, "games")
    assert before.response is not None
    content = before.response.message.content
    await house.world.restart()
    await house.ada.click(before.response, label="Look again")
    assert before.response.message.content == content == (await games(house, house.ada)).content


@pytest.mark.rule("TAB-084")
async def test_a_table_that_was_moved_is_linked_where_it_is(house: House) -> None:
    await house.started(house.bob)
    await house.ada.slash(house.crypt, "delve move-here", **{"from": house.tavern})
    shown = await games(house, house.bob)
    assert f"[#crypt]({address(house, house.crypt)})" in shown.content and "tavern" not in shown.content
    assert next_link(shown) == address(house, house.crypt)


@pytest.mark.rule("TAB-084")
async def test_the_next_table_is_reached_past_a_deleted_channel(house: House) -> None:
    await house.started(house.bob)
    await house.started(house.bob, channel=house.crypt)
    house.env.backend.delete_channel(house.tavern.id)
    await house.env.settle()
    shown = await games(house, house.ada)
    assert f"[{UNKNOWN_PLACE}](" in shown.content and "`/delve move-here` brings the table" in shown.content
    assert next_link(shown) == address(house, house.crypt)
    await house.ada.slash(house.tower, "delve move-here", number=str(house.tavern.id))
    shown = await games(house, house.ada)
    assert UNKNOWN_PLACE not in shown.content and "[#tower](" in shown.content


@pytest.mark.rule("TAB-084")
async def test_a_channel_that_is_gone_is_not_what_comes_next(house: House) -> None:
    for channel in (house.tavern, house.crypt, house.tower):
        await house.started(house.bob, channel=channel)
    house.env.backend.delete_channel(house.tavern.id)
    await house.env.settle()
    assert "Next: [#crypt](" in said(await picked(house, house.ada, house.tower))


def many(count: int, guilds: tuple[int, ...]) -> list[MyTable]:
    """Return so many tables on these servers, the first half of which waits for Ada, with words as long as they get."""
    names = tuple(Member(number, "N" * 32) for number in range(1, 7))
    table = MyTable("asked", 1, 0, 0, 10**18, "Skyshard", SINCE, "where to? " * 30, names, SINCE + 60)
    return [
        msgspec.structs.replace(
            table,
            kind="asked" if number < count // 2 else "others",
            table=number,
            guild=guilds[number % len(guilds)],
            channel=10**18 + number,
        )
        for number in range(count)
    ]


@pytest.mark.rule("TAB-084")
async def test_fifty_tables_on_three_servers_are_pages_that_fit(house: House) -> None:
    sittings, bot = many(50, (house.world.guild.id, 10**18, 10**18 + 1)), house.world.bot
    pages = [games_content(bot, sittings, house.world.guild.id, page) for page in range(5)]  # type: ignore[arg-type]
    told = "\n".join(page.story for page in pages)
    for sitting in sittings:
        assert told.count(f"/{sitting.guild}/{sitting.channel}/{sitting.post})") == 1
    for number, page in enumerate(pages):
        assert page.story.count("-# asked") == PER_PAGE and page.story.startswith("**25 tables wait")
        assert shown_whole(page)
        buttons = [item.label for group in page.groups for row in group.rows for item in row]  # type: ignore[union-attr]
        left = 50 - (number + 1) * PER_PAGE
        assert buttons == [
            f"Next: {UNKNOWN_PLACE}",
            *(["Back"] if number else []),
            *([f"More ({left})"] if left else []),
        ]
    assert "**Waiting for others**" not in pages[1].story and "**Waiting for others**" in pages[2].story
    assert games_content(bot, sittings, 0, 99).story == games_content(bot, sittings, 0, 4).story  # type: ignore[arg-type]


def shown_whole(shown: MessageContent) -> bool:
    """Return whether nothing of it is cut."""
    view = view_of(shown)
    texts = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    return shown.story in texts and sum(map(len, texts)) <= LAYOUT_TEXT


@pytest.mark.rule("TAB-084")
async def test_pages_are_turned_in_the_same_message(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def of(_: int) -> tuple[MyTable, ...]:
        return tuple(many(25, (house.world.guild.id,)))

    monkeypatch.setattr(house.tables.my_tables, "of", of)
    result = await house.ada.slash(house.tavern, "games")
    assert result.response is not None
    shown = result.response
    assert labels(shown.message)[1:] == ["More (15)"]
    await house.ada.click(shown, label="More (15)")
    assert labels(shown.message)[1:] == ["Back", "More (5)"]
    await house.ada.click(shown, label="More (5)")
    assert labels(shown.message)[1:] == ["Back"] and shown.message.content.count("-# asked") == 5
    await house.ada.click(shown, label="Back")
    assert labels(shown.message)[1:] == ["Back", "More (5)"]


def requests(house: House, since: int) -> list[str]:
    return [f"{entry.method} {entry.path}" for entry in house.env.http_requests[since:]]


async def pressed_on_panel(
    house: House, who: MemberActor, channel: Any
) -> tuple[discord.Message, InteractionResult, list[str]]:
    """Let a member pick a card on their panel; return the panel, the result of the press, and the requests it took."""
    panel = (await who.click(house.newest(channel), label="Your hand")).response
    assert panel is not None
    before = len(house.env.http_requests)
    result = await who.click(panel, label=labels(panel.message)[0])
    return panel.message, result, requests(house, before)


@pytest.mark.rule("TAB-084")
async def test_on_the_private_panel_next_is_a_line_that_costs_nothing(house: House) -> None:
    await house.started(house.bob, house.cy)
    _, _, alone = await pressed_on_panel(house, house.bob, house.tavern)
    await house.started(house.bob, house.cy, channel=house.crypt)
    panel, result, made = await pressed_on_panel(house, house.cy, house.crypt)
    assert f"\nNext: [#tavern]({address(house, house.tavern)}), asked <t:{SINCE}:R>.\n\n**Cy**, " in panel.content
    assert result.followups == [] and len(made) == len(alone)


@pytest.mark.rule("TAB-084")
async def test_beside_what_is_whispered_it_costs_nothing_either(house: House) -> None:
    await house.started(house.bob, house.cy)
    before = len(house.env.http_requests)
    result = await picked(house, house.bob, house.tavern)
    alone = requests(house, before)
    assert "Next:" not in said(result)
    await house.started(house.bob, house.cy, channel=house.crypt)
    before = len(house.env.http_requests)
    result = await picked(house, house.cy, house.crypt)
    assert len(requests(house, before)) == len(alone) and said(result).count("Next: [#tavern](") == 1


@pytest.mark.rule("TAB-084")
async def test_where_nothing_is_told_in_private_it_is_one_message_for_the_mover_alone(trail: House) -> None:
    await trail.started(trail.bob)
    before = len(trail.env.http_requests)
    result = await trail.bob.select(trail.newest(), ["home"])
    alone = requests(trail, before)
    assert said(result) == ""
    await trail.started(trail.bob, channel=trail.crypt)
    await trail.started(trail.bob)
    posts, before = len(trail.posts()), len(trail.env.http_requests)
    result = await trail.bob.select(trail.newest(), ["home"])
    assert said(result) == f"Next: [#crypt]({address(trail, trail.crypt)}), asked <t:{SINCE}:R>."
    assert len(requests(trail, before)) == len(alone) + 1
    assert all("Next:" not in post.content for post in trail.posts()[posts - 1 :])


@pytest.mark.rule("TAB-084")
async def test_the_move_is_told_though_what_comes_next_cannot_be_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.started(house.bob)

    async def breaks(*_: Any) -> None:
        raise RuntimeError("the store is gone")

    monkeypatch.setattr(house.tables.my_tables, "next_after", breaks)
    result = await picked(house, house.bob, house.tavern)
    assert "You picked" in said(result) and "Bob has picked a card." in house.newest().content


@pytest.mark.rule("TAB-084", "TAB-091")
async def test_it_is_asked_for_in_a_direct_message_and_leads_into_one(house: House) -> None:
    eve = house.env.create_user("eve", global_name="Eve")
    await eve.slash("delve new", game="toy")
    (lobby,) = house.posts(eve.dm_channel)
    await eve.click(lobby, label=start_of(lobby))
    result = await eve.slash("games")
    assert result.response is not None
    link = f"https://discord.com/channels/@me/{eve.dm_channel.id}/{house.posts(eve.dm_channel)[-1].id}"
    assert f"**[our messages]({link})** Toy: pick a card" in result.response.message.content
    assert next_link(result.response.message) == link
    await eve.click(result.response, label="Look again")
    assert "**1 table waits for you.**" in result.response.message.content
