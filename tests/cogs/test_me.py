"""/me: one private message with all settings of a member, by control and by command."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import MemberActor

from cogs.messages.text import mentions_of, update_content
from engine import Version
from engine.api.update import Member, Update

from .conftest import House, menus, said


async def me(house: House, who: MemberActor, **given: Any) -> Any:
    """Let a member ask for their settings; return the message, which presses edit."""
    result = await who.slash(house.tavern, "me", **given)
    assert result.response is not None and result.response.ephemeral, said(result)
    return result.response


def lines(shown: Any) -> list[str]:
    return str(shown.message.content).split("\n")


async def choose(who: MemberActor, shown: Any, which: int, value: str) -> Any:
    menu: discord.SelectMenu = menus(shown.message)[which]
    assert value in [option.value for option in menu.options]
    return await who.select(shown, [value], custom_id=menu.custom_id)


@pytest.mark.rule("TAB-085")
async def test_one_message_shows_all_of_it_and_changes_it_in_place(house: House) -> None:
    shown = await me(house, house.ada)
    assert lines(shown) == [
        "Your settings, at all your tables:",
        "**Time zone**: not set.",
        "**Quiet hours**: none; they need your time zone.",
        "**Nudges**: once, at half of a long wait.",
        "-# `/me zone:` finds any city, `/me quiet:22:30-7:00` takes any hours; `/me every:12` nudges you again and again; "
        "`/me next:on` calls you a turn early; `/me pictures:words` tells you what pictures show, "
        "`/me pictures:large` draws them larger; "
        "`/me tips:off` explains nothing by itself; `/me hall:off` leaves every `/hall`.",
    ]
    assert [menu.placeholder for menu in menus(shown.message)] == ["Time zone"]
    # It is midnight in London.
    for which, value in ((0, "Europe/Berlin"), (1, "22-8")):
        assert (await choose(house.ada, shown, which, value)).followups == []
    await house.ada.click(shown, label="No nudges")
    assert lines(shown)[1:4] == [
        "**Time zone**: Berlin (Europe), where it is 01:00 now.",
        "**Quiet hours**: 22:00-8:00, by your clock.",
        "**Nudges**: none.",
    ]
    await house.ada.click(shown, label="Nudge me")
    await choose(house.ada, shown, 1, "off")
    assert lines(shown)[2:4] == ["**Quiet hours**: none.", "**Nudges**: once, at half of a long wait."]
    await choose(house.ada, shown, 0, "off")
    assert lines(shown)[1] == "**Time zone**: not set."


@pytest.mark.rule("TAB-085")
async def test_it_survives_a_restart_and_so_do_its_controls(house: House) -> None:
    await house.started(house.bob)
    shown = await me(house, house.ada, zone="Asia/Kolkata", quiet="22:30-7", nudges=False)
    before = lines(shown)
    assert before[1:4] == [
        "**Time zone**: Kolkata (Asia), where it is 05:30 now.",
        "**Quiet hours**: 22:30-7:00, by your clock.",
        "**Nudges**: none.",
    ]
    await house.world.restart()
    await house.ada.click(shown, label="Nudge me")
    assert lines(shown)[1:4] == [*before[1:3], "**Nudges**: once, at half of a long wait."]
    assert lines(await me(house, house.ada)) == lines(shown)
    assert lines(await me(house, house.bob))[1] == "**Time zone**: not set.", "everybody has their own"


@pytest.mark.rule("TAB-085", "TAB-086")
async def test_what_cannot_be_is_refused_with_the_next_step(house: House) -> None:
    for given, words in (
        ({"zone": "Atlantis"}, "I know no time zone “Atlantis”. `/me zone:` offers those that fit what you type"),
        ({"quiet": "22-8"}, "Quiet hours need your time zone, which I don't guess: `/me zone:` and a city near you"),
        ({"zone": "berlin", "quiet": "late"}, "“late” says no quiet hours: write when they begin and end, such as `22-8`"),
    ):
        assert words in said(await house.ada.slash(house.tavern, "me", **given))
    shown = await me(house, house.ada)
    assert lines(shown)[1:3] == ["**Time zone**: not set.", "**Quiet hours**: none; they need your time zone."]
    other = await me(house, house.ada, zone="berlin")
    await me(house, house.ada, zone="off")
    await choose(house.ada, other, 1, "22-8")
    assert "Quiet hours need your time zone" in other.message.content


@pytest.mark.rule("TAB-085")
async def test_a_city_completes_to_its_zone_with_the_time_there(house: House) -> None:
    found = await house.ada.autocomplete(house.tavern, "me", "zone", "new y")
    assert found == [{"name": "New York (America), now 19:00", "value": "America/New_York"}]
    offered = await house.ada.autocomplete(house.tavern, "me", "zone", "a")
    assert len(offered) == 25
    assert await house.ada.autocomplete(house.tavern, "me", "zone", "atlantis") == []


@pytest.mark.rule("TAB-085")
async def test_it_says_where_one_is_away(house: House) -> None:
    await house.started(house.bob)
    await house.started(house.bob, channel=house.crypt)
    database = house.tables._context.store._database
    ada, dee = house.ada.id, house.dee.id
    away = "UPDATE seats SET away = 1767300000 WHERE member = ? AND table_id = 1"
    stood_in = "UPDATE seats SET owner = ?, owner_name = 'Ada', member = ?, name = 'Dee', away = -1 WHERE member = ?"
    await database.write(lambda connection: connection.execute(away, ada))
    await database.write(lambda connection: connection.execute(f"{stood_in} AND table_id = 2", ada, dee, ada))
    (line,) = (line for line in lines(await me(house, house.ada)) if line.startswith("**Away**"))
    assert "#tavern](" in line and "): you are away there until <t:1767300000:f>; [#crypt](" in line
    assert line.endswith("): Dee sits for you. `/away back` ends it.")
    assert not any(line.startswith("**Away**") for line in lines(await me(house, house.bob)))
    assert "Dee sits for you" in said(await house.ada.slash(house.tavern, "games"))


@pytest.mark.rule("TAB-185", "TAB-186")
async def test_calls_of_ones_own_are_set_and_shown(house: House) -> None:
    shown = await me(house, house.ada, every=12, next="on")
    assert lines(shown)[3:5] == [
        "**Nudges**: every 12 hours while you are awaited.",
        "**You are next**: I call you when the player before you begins.",
    ]
    assert "every 3 to 72 hours" in said(await house.ada.slash(house.tavern, "me", every=1))
    shown = await me(house, house.ada, every=0, next="off")
    assert lines(shown)[3] == "**Nudges**: once, at half of a long wait." and "You are next" not in said_by(shown)


def said_by(shown: Any) -> str:
    return str(shown.message.content)


@pytest.mark.rule("TAB-186")
def test_a_post_calls_who_is_next_in_small_print_and_no_others() -> None:
    bob, cy = Member(102, "Bob"), Member(103, "Cy")
    update = Update(1, Version(1, 1), 7, "move", ask="your move.", awaited=(bob,), mention=(bob.id,), early=(cy.id,))
    assert "<@102>, your move.\n-# <@103>, you are next." in update_content(update).words
    assert [user.id for user in mentions_of(update).users] == [102, 103]  # type: ignore[union-attr]
