"""Recaps: what /delve since and its button show, to whom, and which posts have the button."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor

from cogs.core.limits import COMPONENTS
from cogs.messages.controls import controls_of
from cogs.messages.layout import FRAME
from cogs.views.recap import recap_text
from engine.api.update import Controls, Member, Menu, Offer, Update, Version
from engine.api.views import Recap
from engine.core.game import Choice
from engine.tables.views import recap as views_recap

from .conftest import House, labels, said
from .offered import items_of, offered, use

AWAY = "Since you were away"


def alone(result: InteractionResult) -> Any:
    """Return the only answer, which is private."""
    assert result.response is not None and result.response.ephemeral, said(result)
    return result.response


@pytest.fixture
async def delve(hall: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A game of Ada and Bob that offers a recap at once to a player who missed more than one change.

    Bob is mentioned after Ada's first turn, and has done nothing but join.
    """
    monkeypatch.setattr(views_recap, "MANY_CHANGES", 1)
    monkeypatch.setattr(views_recap, "ABSENCE", 0)
    await hall.lobby(hall.bob)
    await hall.ada.click(hall.newest(), label="Quick start")
    assert labels(hall.newest()).count(AWAY) == 0
    await hall.ada.click(hall.newest(), label="End turn")
    return hall


@pytest.mark.rule("TAB-082")
async def test_the_post_that_calls_a_player_who_missed_much_has_the_button(delve: House) -> None:
    post = delve.newest()
    assert f"<@{delve.bob.id}>" in post.content and AWAY in labels(post)
    result = alone(await delve.bob.click(post, label=AWAY))
    text = result.content
    assert text.startswith("What happened since <t:")
    assert "Ada chose the " in text and "Bob chose the " in text
    # The post stays as it is for the others.
    assert AWAY in labels(delve.newest()) and delve.newest().id == post.id


@pytest.mark.rule("TAB-082", "TAB-081")
async def test_pressed_again_and_after_a_restart_it_says_the_same(delve: House) -> None:
    post = delve.newest()
    first = alone(await delve.bob.click(post, label=AWAY))
    await delve.world.restart()
    again = alone(await delve.bob.click(delve.newest(), label=AWAY))
    assert first.content == again.content
    assert [file.filename for file in first.attachments] == [file.filename for file in again.attachments]


@pytest.mark.rule("TAB-081")
async def test_since_tells_once_what_one_missed_and_then_how_things_stand(delve: House) -> None:
    told = alone(await delve.bob.slash(delve.tavern, "delve since"))
    assert "What happened since" in told.content
    nothing = alone(await delve.bob.slash(delve.tavern, "delve since"))
    live = await delve.world.bot.tables.views.latest(delve.tavern.id)
    assert nothing.content == live.status and not nothing.attachments


@pytest.mark.rule("TAB-081", "TAB-016")
async def test_a_spectator_reads_of_the_last_12_hours(delve: House) -> None:
    told = alone(await delve.dee.slash(delve.tavern, "delve since"))
    assert told.content.startswith("What happened in the last 12 hours:")


async def test_where_nothing_is_played_it_is_refused_in_words(house: House) -> None:
    assert "Nothing is being played" in said(await house.ada.slash(house.tavern, "delve since"))
    await house.lobby(house.bob)
    assert "has not started yet" in said(await house.ada.slash(house.tavern, "delve since"))


@pytest.mark.rule("TAB-081")
async def test_the_places_that_changed_are_ringed_on_a_picture_that_says_so(delve: House) -> None:
    walker: MemberActor = delve.bob
    walk = next(control for control in offered(delve.newest()) if control.verb == "move")
    await use(walker, delve.newest(), walk)
    told = alone(await delve.ada.slash(delve.tavern, "delve since"))
    (picture,) = told.attachments
    assert picture.description is not None and picture.description.startswith("Ringed, for they have changed: ")
    assert walk.move.split()[1] in picture.description.partition(".")[0]
    assert told.content.endswith("-# Ringed on the map: what has changed.")


def test_what_one_missed_is_a_sentence_on_each_line() -> None:
    recap = Recap(Version(1, 9), 1700000000, ("Bob fell at D4.", "I played “Pass” for you."), status="Round 2.")
    assert recap_text(recap).split("\n") == [
        "What happened since <t:1700000000:f>:",
        "Bob fell at D4.",
        "I played “Pass” for you.",
    ]
    assert recap_text(Recap(Version(1, 9), 1700000000, status="Round 2.")) == "Round 2."


@pytest.mark.rule("TAB-082")
@pytest.mark.parametrize("menus", [0, 3, 30])
def test_the_button_finds_room_whatever_else_stands_there(menus: int) -> None:
    offers = tuple(Offer(f"go {number}", Choice(f"Go {number}")) for number in range(menus))
    many = tuple(Menu(f"verb{number}", "Which?", offers) for number in range(menus and 9))
    controls = Controls(offers, many, closer=True)
    update = Update(
        1, Version(1, 9), 7, "move", awaited=(Member(1, "Ada"),), mention=(1,), controls=controls, undo=True, missed=4
    )
    groups = controls_of(update)
    pressed = [item for item in items_of(groups) if isinstance(item, discord.ui.Button)]
    assert [item.custom_id for item in pressed].count("since:1.9:4") == 1
    assert sum(group.size for group in groups) <= COMPONENTS - FRAME
