"""A connection that is cut: saved changes are told once, and never called a failure."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from cogs.core import retry
from cogs.interactions import answer as answers
from cogs.publish import publisher as publishing
from engine import WORDS, Call, Member

from .conftest import House, is_gone, labels, menus, said
from .test_move_builder import opened
from .wire import BACK, CUTS, REPEATED, THERE, Wire, put_up

ANSWERED, FOLLOWED, POSTED, CHANGED = (
    ("POST", "/interactions/*/callback"),
    ("POST", "/webhooks/*"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
)


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    """Breaks the requests it is told to; comes before ``house``. Pauses are short here."""
    monkeypatch.setattr(retry, "PAUSES", (0.01, 0.01, 0.01))
    monkeypatch.setattr(retry, "QUICK_PAUSES", (0.01, 0.01))
    return put_up(monkeypatch)


async def pressed(house: House, player: Any) -> Any:
    menu = menus(house.newest())[0]
    return await player.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id)


async def named(house: House, player: Any) -> Any:
    """Let the player who placed a tile name it: the next turn begins in a new post."""
    return await pressed(house, player)


@pytest.mark.parametrize("error", CUTS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("how", [THERE, BACK])
async def test_the_post_that_answers_a_command_is_there_once(
    wire: Wire, openly: None, house: House, how: str, error: Exception
) -> None:
    player = await house.placing(house.bob)
    posted = len(house.posts())
    wire.breaks(*ANSWERED, how, error)
    result = await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert wire.broken == 1 and len(house.posts()) == posted + 1
    assert "at B1" in house.newest().content and labels(house.newest()) and house.newest().attachments
    assert "broke" not in said(result) and await house.tables.outbox.untold() == []
    await pressed(house, player)
    assert len(house.posts()) == posted + 2


@pytest.mark.parametrize("how", [THERE, BACK])
@pytest.mark.parametrize("where", [ANSWERED, FOLLOWED])
async def test_the_post_that_follows_a_press_is_there_once(
    wire: Wire, openly: None, house: House, where: tuple[str, str], how: str
) -> None:
    player = await house.placing(house.bob)
    await pressed(house, player)
    old = house.newest()
    posted = len(house.posts())
    wire.breaks(*where, how)
    result = await named(house, player)
    assert wire.broken == 1
    assert len(house.posts()) == posted + 1 and "calls it Ash" in house.newest().content and house.newest().components
    assert labels(next(post for post in house.posts() if post.id == old.id)) == []
    assert "broke" not in said(result) and await house.tables.outbox.untold() == []


@pytest.mark.parametrize("how", [THERE, BACK])
async def test_where_an_answer_is_cut_off_again_and_again_the_channel_is_told_once_all_the_same(
    wire: Wire, house: House, how: str
) -> None:
    player = await house.placing(house.bob)
    posted = len(house.posts())
    wire.breaks(*ANSWERED, how, times=1 + len(retry.QUICK_PAUSES))
    result = await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert len(house.posts()) == posted + 1 and house.newest().attachments and "broke" not in said(result)


@pytest.mark.parametrize("how", [THERE, BACK, REPEATED])
@pytest.mark.parametrize("times", [1, 3, 6])
async def test_the_post_that_goes_on_does_so_once_wherever_it_is_cut_off(
    wire: Wire, openly: None, house: House, how: str, times: int
) -> None:
    player = await house.placing(house.bob)
    posts = [post.id for post in house.posts()]
    wire.breaks(*ANSWERED, how, times=times)
    wire.breaks(*CHANGED, how)
    result = await pressed(house, player)
    assert [post.id for post in house.posts()] == posts and house.newest().content.count(" lays ") == 1
    assert menus(house.newest())[0].options[0].label == "Call it Ash" and house.newest().attachments
    assert "broke" not in said(result) and await house.tables.outbox.untold() == []


@pytest.mark.parametrize("where", [ANSWERED, FOLLOWED, POSTED])
@pytest.mark.parametrize("press", [False, True])
async def test_what_discord_carried_out_and_called_a_failure_is_not_posted_twice(
    wire: Wire, openly: None, house: House, where: tuple[str, str], press: bool
) -> None:
    player = await house.placing(house.bob)
    if press:
        await pressed(house, player)
    posted = len(house.posts())
    wire.breaks(*where, REPEATED)
    if press:
        await named(house, player)
    else:
        await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert len(house.posts()) == posted + 1 and house.newest().components


async def test_a_lobby_that_discord_opened_and_called_a_failure_is_there_once(wire: Wire, house: House) -> None:
    wire.breaks(*ANSWERED, REPEATED)
    await house.ada.slash(house.crypt, "delve new", game="toy")
    assert len(house.posts(house.crypt)) == 1
    wire.breaks(*ANSWERED, BACK)
    await house.bob.click(house.newest(house.crypt), label="Join")
    assert "Bob" in house.newest(house.crypt).content and len(house.posts(house.crypt)) == 1


@pytest.mark.parametrize("how", [THERE, BACK, REPEATED])
async def test_what_is_only_for_the_asker_reaches_them(wire: Wire, house: House, how: str) -> None:
    await house.started(house.bob)
    card = await house.first(house.ada, "draft", "card")
    wire.breaks(*FOLLOWED, how)
    wire.breaks("PATCH", "/webhooks/*", how)
    result = await house.ada.slash(house.tavern, "draft", card=card)
    assert f"You picked {card}." in said(result)
    wire.breaks(*ANSWERED, how)
    assert "Your hand: " in said(await house.ada.slash(house.tavern, "hand"))


async def test_a_private_message_goes_on_though_its_edit_was_cut_off(wire: Wire, house: House) -> None:
    await house.started(house.bob)
    panel = (await house.ada.click(house.newest(), label="Your hand")).response
    assert panel is not None
    wire.breaks(*ANSWERED, BACK)
    wire.breaks("PATCH", "/webhooks/*", THERE)
    result = await house.ada.click(panel, label=labels(panel.message)[0])
    assert "You picked" in panel.message.content and "broke" not in said(result)


async def test_a_private_message_with_nothing_left_in_it_goes_though_that_was_cut_off(wire: Wire, house: House) -> None:
    player, panel = await opened(house)
    for label in (labels(panel.message)[0], "B1"):
        await player.click(panel, label=label)
    posted = len(house.posts())
    wire.breaks("DELETE", "/webhooks/*", THERE)
    wire.breaks("DELETE", "/webhooks/*", BACK)
    result = await player.click(panel, label="0°")
    assert wire.broken == 2 and is_gone(house, panel), "what is gone already is no failure"
    assert "at B1 pointing north" in house.newest().content and len(house.posts()) == posted
    assert "broke" not in said(result)


async def test_a_form_whose_showing_was_cut_off_is_shown_again(wire: Wire, trail: House) -> None:
    await trail.started()
    wire.breaks(*ANSWERED, THERE)
    shown = await trail.ada.slash(trail.tavern, "describe")
    assert shown.modal is not None and "broke" not in said(shown)


async def test_a_deferral_that_was_cut_off_on_its_way_back_keeps_nothing_from_being_told(
    wire: Wire, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.started(house.bob)
    monkeypatch.setattr(answers, "DEFER_AFTER", 0.01)
    real = house.tables.moves.choose

    async def slow(*given: Any) -> Any:
        await asyncio.sleep(0.1)
        return await real(*given)

    monkeypatch.setattr(house.tables.moves, "choose", slow)
    card = await house.first(house.ada, "draft", "card")
    posted = len(house.posts())
    wire.breaks(*ANSWERED, BACK)
    result = await house.ada.slash(house.tavern, "draft", card=card)
    assert f"You picked {card}." in said(result) and len(house.posts()) == posted + 1


async def test_a_move_that_was_saved_is_never_said_to_have_failed(
    wire: Wire, openly: None, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await house.placing(house.bob)
    with monkeypatch.context() as patch:

        async def broken(*_: Any) -> None:
            raise KeyError("lantern")

        patch.setattr(house.world.bot.publisher, "_groups", broken)  # type: ignore[attr-defined]
        result = await pressed(house, player)
        assert WORDS("post-comes-later") in said(result)
    await house.env.advance_time(61)
    assert "lays" in house.newest().content and house.newest().components


async def test_posts_cut_off_for_long_are_brought_by_the_clock_once(wire: Wire, house: House) -> None:
    player = await house.placing(house.bob)
    posted = len(house.posts())
    wire.breaks(*ANSWERED, THERE, times=3)
    wire.breaks(*POSTED, BACK, times=4)
    result = await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert "broke" not in said(result)
    await house.env.advance_time(61)
    assert len(house.posts()) == posted + 1 and labels(house.newest()) and await house.tables.outbox.untold() == []


async def test_looking_that_is_cut_off_is_no_failure_of_ours(wire: Wire, house: House) -> None:
    await house.placing(house.bob)
    wire.breaks(*ANSWERED, THERE)
    shown = await house.ada.slash(house.tavern, "map", public=True)
    assert shown.response is not None and "broke" not in said(shown)


async def test_two_databases_never_call_two_posts_by_one_nonce(house: House) -> None:
    call = Call(0, house.env.guild.id, house.tower.id, Member(house.ada.id, "Ada"))
    first = await house.tables.lobby.gather(call, "toy", {})
    other = first.__class__(first.id, first.version, first.channel, first.kind, "Another story.")
    assert publishing.nonce_of(first) == publishing.nonce_of(first) != publishing.nonce_of(other)
    assert len(publishing.nonce_of(first)) <= 25


def test_discords_failures_pass_and_its_refusals_do_not() -> None:
    response: Any = type("Response", (), {"status": 502, "reason": "Bad Gateway"})()
    assert retry.is_transient(discord.DiscordServerError(response, "")) and all(map(retry.is_transient, CUTS))
    response.status = 403
    assert not retry.is_transient(discord.Forbidden(response, ""))
    assert all(isinstance(error, retry.UNREACHABLE) for error in CUTS)
