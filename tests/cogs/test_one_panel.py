"""One private panel for each member and channel, and what is behind its button."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.messages.controls import button
from cogs.messages.layout import Groups, in_rows
from cogs.play import panel as panels
from cogs.publish.channel_activity import NEAR
from engine import Member, Panel, Update, Version
from tests import toy

from .conftest import House, labels, said
from .test_move_builder import pictured


async def test_a_second_opening_of_a_panel_takes_the_first_away(house: House) -> None:
    await house.started(house.bob)
    first = (await house.ada.click(house.newest(), label="Your hand")).response
    other = (await house.bob.click(house.newest(), label="Your hand")).response
    second = (await house.ada.click(house.newest(), label="Your hand")).response
    assert first is not None and second is not None and other is not None
    there = house.env.backend.messages[house.tavern.id]
    assert first.id not in there and second.id in there and other.id in there
    # After a move in the panel it is the same message.
    await house.ada.click(second, label=labels(second.message)[0])
    third = (await house.ada.click(house.newest(), label="Your hand")).response
    assert third is not None and second.id not in there and third.id in there


async def test_after_a_quarter_of_an_hour_a_panel_stays_where_it_is(house: House) -> None:
    await house.started(house.bob)
    first = (await house.ada.click(house.newest(), label="Your hand")).response
    await house.env.advance_time(15 * 60 + 1)
    second = (await house.ada.click(house.newest(), label="Your hand")).response
    there = house.env.backend.messages[house.tavern.id]
    assert first is not None and second is not None and first.id in there and second.id in there


async def test_a_post_is_never_taken_away_as_a_panel(house: House) -> None:
    await house.started(house.bob)
    panel = (await house.ada.click(house.newest(), label="Your hand")).response
    assert panel is not None
    # The panel cannot be edited, and the post is new: it would be the answer to the press.
    house.env.inject_error("POST", "/interactions/*/callback", status=500)
    for _ in range(NEAR + 1):
        await house.cy.send(house.tavern, "Talk")
    await house.ada.click(panel, label=labels(panel.message)[0])
    posts = [post.id for post in house.posts()]
    await house.ada.click(house.newest(), label="Your hand")
    assert [post.id for post in house.posts()] == posts


async def test_a_long_sheet_waits_behind_a_button_while_something_is_asked(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = "Your hand is long. " + " ".join(["word"] * 40)
    monkeypatch.setattr(toy.Toy, "private", lambda *_: sheet)
    await house.started(house.bob, house.cy)
    panel = (await house.ada.click(house.newest(), label="Your hand")).response
    assert panel is not None and sheet not in panel.message.content and labels(panel.message)[-1] == "My sheet"
    asked, shown = panel.message.content, pictured(panel)
    messages = len(house.env.backend.messages[house.tavern.id])
    await house.ada.click(panel, label="My sheet")
    assert panel.message.content == f"{sheet}" and labels(panel.message) == ["Back"]
    # The command shows it in any case.
    assert sheet in said(await house.ada.slash(house.tavern, "hand"))
    panel = (await house.ada.click(house.newest(), label="Your hand")).response
    assert panel is not None
    await house.ada.click(panel, label="My sheet")
    await house.ada.click(panel, label="Back")
    assert panel.message.content == asked and pictured(panel) == shown and "Card" in labels(panel.message)[0]
    assert len(house.env.backend.messages[house.tavern.id]) == messages


async def test_there_is_room_for_the_button_of_a_long_sheet_below_as_many_as_there_may_be(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = "Your hand is long. " + " ".join(["word"] * 40)
    monkeypatch.setattr(toy.Toy, "private", lambda *_: sheet)

    def full(*_: Any) -> Groups:
        rows = [[button(str(row), f"act:1.3:draft {row}{place}") for place in range(5)] for row in range(5)]
        return in_rows([*rows, [button("5", "act:1.3:draft 50"), button("6", "act:1.3:draft 60")]])

    monkeypatch.setattr(panels, "panel_groups", full)
    await house.started(house.bob)
    panel = (await house.ada.click(house.newest(), label="Your hand")).response
    assert panel is not None and sheet not in panel.message.content and labels(panel.message)[-1] == "My sheet"


async def test_a_move_in_the_panel_is_answered_by_what_is_next_before_a_new_post(house: House) -> None:
    await house.started(house.bob)
    for member in (house.ada, house.bob):
        panel = (await member.click(house.newest(), label="Your hand")).response
        assert panel is not None
        for number in range(NEAR + 1 if member is house.bob else 0):
            await house.cy.send(house.tavern, f"message {number}")
        post, before = house.newest().id, len(house.env.http_requests)
        await member.click(panel, label=labels(panel.message)[0])
    made = [(request.method, request.path.split("/")[1]) for request in house.env.http_requests[before:]]
    assert house.newest().id != post, "too much was written below the one before"
    assert made[:2] == [("POST", "interactions"), ("POST", "webhooks")], "the panel, then the post"
    assert made[2:] == [("PATCH", "webhooks")], "the controls of the post before"


async def test_a_move_in_a_panel_is_answered_there_before_the_post_goes_on(house: House) -> None:
    await house.started(house.bob)
    panel = (await house.ada.click(house.newest(), label="Your hand")).response
    assert panel is not None
    posts, before = len(house.posts()), len(house.env.http_requests)
    await house.ada.click(panel, label=labels(panel.message)[0])
    ways = [request.path.split("/")[1] for request in house.env.http_requests[before:]]
    assert len(house.posts()) == posts and ways == ["interactions", "webhooks"]


def test_a_person_alone_reads_above_the_panel_what_came_of_their_move() -> None:
    story = "Ada beats the magpie: 1 Gold.\n> She keeps one buckle.\nOona beat Pim.\n> “Ha.”"
    update = Update(1, Version(1, 1), 7, "move", story=story, alone=True)
    assert panels.own_news(update) == "Ada beats the magpie: 1 Gold.\n> She keeps one buckle.", (
        "what bots did stands in the post"
    )
    lost = "Ada plays **Escort**.\n**Ada does not take Meridian: 2 infantry lost.** No one hits.\n**Pim does not either.**"
    assert panels.own_news(replace(update, story=lost), "Ada") == (
        "**Ada does not take Meridian: 2 infantry lost.** No one hits.\nAda plays **Escort**."
    ), "what they won or lost comes first"
    ended = "Ada chooses.\n> It is steep.\nAda rolls: 2. **Ada fails with 2**.\n> It gives.\n> **Next door**. It is dark."
    assert panels.own_news(replace(update, story=ended), "Ada") == "Ada chooses.\n> It gives.", (
        "how it ended, not what was read out before the roll, nor a story that begins"
    )
    assert panels.own_news(replace(update, story="A" * 900)) == "A" * 499 + "…"
    assert panels.own_news(replace(update, alone=False)) == panels.own_news(replace(update, story="")) == ""


def test_what_the_game_retells_on_a_panel_is_not_said_twice() -> None:
    news, panel = "Ada beats the magpie: 1 Gold.\n> She keeps one buckle.", Panel(Version(1, 1), "**You won.**")
    assert panels.unsaid(news, panel) == news.splitlines()
    assert panels.unsaid(news, replace(panel, retold=True)) == ["> She keeps one buckle."]
    assert panels.unsaid(news, replace(panel, knows=news)) == []
    theirs = "Ada rolls: 1. Pim beats Ada.\n> **Keep sealed**. A man floats in a jar."
    assert panels.unsaid(theirs, replace(panel, retold=True)) == [], "a story that begins then is another's"


def test_what_came_of_the_own_roll_stands_above_how_its_story_ends() -> None:
    knows = "**You won: 1 Gold.**\nPoints so far: 3."
    panel = Panel(Version(1, 1), knows, retold=True)
    told = "> She keeps one buckle.\n**You won: 1 Gold.**\nYou collect Gold worth 1."
    assert panels.panel_content(Member(7, "Ada"), panel, told).words.splitlines() == [
        "**You won: 1 Gold.**",
        "> She keeps one buckle.",
        "You collect Gold worth 1.",
        "Points so far: 3.",
    ]
