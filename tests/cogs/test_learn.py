"""Lessons on the simulated Discord: one private message with the real buttons, in a channel and in a direct message."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import MemberActor, actors

import bot
from cogs.messages.game_list import newcomer_order
from engine.core.lessons import lessons_of
from engine.games import games
from playground.world import Clock, Keys, World
from service.settings import Settings

from .conftest import House, labels, menus, said
from .offered import Control, parts, sketch, use

FIRST, *MORE = lessons_of("skyshard")
NEXT = [f"Next: {MORE[0].says()}", "Play a real one", "All lessons"]
OTHERS = [f"Skyshard: {lesson.says()}" for lesson in MORE]


@pytest.fixture
async def school(tmp_path: Path) -> AsyncIterator[House]:
    def build(now: Clock, keys: Keys | None) -> discord.Client:
        opening = {"games": {"skyshard": games()["skyshard"]}, "draw": sketch}
        more = {"keys": keys} if keys else {}
        return bot.Delvekeeper(Settings(database=str(tmp_path / "delves.sqlite3")), now=now, **more, **opening)

    world = await World.open(build=build, seed="lantern")
    try:
        yield House(world, "skyshard")
        assert world.env.errors == []
    finally:
        await world.close()


def lit(shown: Any) -> list[str]:
    """Return the ids of the buttons that are lit, without what leads away from the table."""
    wanted = (discord.ButtonStyle.primary, discord.ButtonStyle.success)
    return [item.custom_id for item in parts(shown.message) if isinstance(item, discord.Button) and item.style in wanted]


def begins(shown: Any, start: str) -> str:
    """Return the label of the button that begins so."""
    return next(label for label in labels(shown.message) if label.startswith(start))


async def stray(who: Any, shown: Any, start: str) -> None:
    """Pick another move than the guide's, the one that begins so."""
    (menu,) = menus(shown.message)
    (value,) = [option.value for option in menu.options if option.label.startswith(start)]
    await who.select(shown, [value], custom_id=menu.custom_id)


async def follow(who: Any, shown: Any, presses: int) -> None:
    """Press what the guide proposes, each time the one lit button."""
    for _ in range(presses):
        (custom_id,) = lit(shown)
        kind, _, move = custom_id.split(":", 2)
        assert kind == "act"
        await use(who, shown, Control(move, custom_id))


async def begun(school: House, who: MemberActor) -> Any:
    """Let a member open the list and begin the lesson there; return the message."""
    listed = await who.slash(school.tavern, "learn")
    assert listed.response is not None and listed.response.ephemeral
    assert labels(listed.response.message) == ["Skyshard: Your first delve", *OTHERS]
    await who.click(listed.response, label="Skyshard: Your first delve")
    return listed.response


@pytest.mark.rule("TAB-200", "TAB-202")
async def test_a_lesson_is_played_to_its_end_in_one_message_and_ticked(school: House) -> None:
    posts = len(school.posts())
    shown = await begun(school, school.ada)
    assert FIRST.before(0) in shown.message.content and f"1 of {len(FIRST.steps)}" in shown.message.content
    assert len(lit(shown)) == 1 and len(menus(shown.message)) == 1, "one button is proposed, and all other moves are a menu"
    assert "Round 1" not in shown.message.content and "Aim" not in shown.message.content, (
        "the guide alone says what matters"
    )
    await follow(school.ada, shown, 4)
    assert FIRST.after(3) in shown.message.content and FIRST.before(4) in shown.message.content
    assert "New to you" not in shown.message.content, "a lesson explains its first fight itself"
    await school.world.restart()
    again = (await school.ada.slash(school.crypt, "learn")).response
    assert labels(again.message) == ["Go on with Skyshard: Your first delve", *OTHERS]
    await school.ada.click(again, label="Go on with Skyshard: Your first delve")
    assert FIRST.before(4) in again.message.content
    await follow(school.ada, again, len(FIRST.steps) - 4)
    assert FIRST.says("end") in again.message.content and labels(again.message) == NEXT
    assert len(school.posts()) == posts, "nothing of it is posted"
    await school.ada.click(again, label="All lessons")
    assert labels(again.message) == ["✓ Skyshard: Your first delve", *OTHERS, "Play a real Skyshard"]
    bobs = (await school.bob.slash(school.tavern, "learn")).response
    assert not any("✓" in label for label in labels(bobs.message))


@pytest.mark.rule("TAB-200", "TAB-202")
async def test_at_the_end_the_next_lesson_of_the_game_is_offered_until_all_are_done(school: House) -> None:
    shown = (await school.ada.slash(school.tavern, "learn", lesson="skyshard first")).response
    await follow(school.ada, shown, len(FIRST.steps))
    for lesson in MORE:
        await school.ada.click(shown, label=f"Next: {lesson.says()}")
        assert lesson.before(0) in shown.message.content
        await follow(school.ada, shown, len(lesson.steps))
        assert lesson.says("end") in shown.message.content
    assert not any(label.startswith("Next") for label in labels(shown.message))


@pytest.mark.rule("TAB-200")
async def test_the_first_lesson_of_each_game_is_a_button_and_the_others_are_a_menu(hall: House) -> None:
    listed = (await hall.ada.slash(hall.tavern, "learn")).response.message
    every = {game.key: lessons_of(game.key) for game in newcomer_order(games()) if lessons_of(game.key)}
    assert labels(listed) == [f"{games()[key].title}: {first.says()}" for key, (first, *_) in every.items()]
    (menu,) = menus(listed)
    others = [f"{games()[key].title}: {lesson.says()}" for key, (_, *more) in every.items() for lesson in more]
    assert [option.label for option in menu.options] == others
    assert len(listed.content) <= 300, "the buttons stay on the screen of a phone"


@pytest.mark.rule("TAB-200")
async def test_the_list_goes_on_with_the_game_of_the_last_lesson(hall: House) -> None:
    shown = (await hall.ada.slash(hall.tavern, "learn", lesson="skyshard first")).response
    await follow(hall.ada, shown, len(FIRST.steps))
    listed = (await hall.ada.slash(hall.tavern, "learn")).response
    assert labels(listed.message)[:3] == [OTHERS[0], "Play a real Skyshard", "✓ Skyshard: Your first delve"]
    await hall.ada.click(listed, label="Play a real Skyshard")
    assert "**Skyshard** - Ada is gathering a party" in hall.newest().content


@pytest.mark.rule("TAB-200")
async def test_in_a_direct_message_too_and_then_a_real_one(school: House) -> None:
    eve = school.env.create_user("eve", global_name="Eve")
    shown = (await eve.slash("learn", lesson="skyshard first")).response
    await follow(eve, shown, len(FIRST.steps))
    assert FIRST.says("end") in shown.message.content
    await eve.click(shown, label="Play a real one")
    assert "Eve is gathering a party" in school.posts(eve.dm_channel)[-1].content


@pytest.mark.rule("TAB-009", "TAB-200")
async def test_a_real_game_begins_in_the_own_lobby_from_which_the_lesson_was_taken(school: House) -> None:
    post = await school.lobby()
    shown = (await school.ada.click(post, label="Teach me (5 min)")).response
    await follow(school.ada, shown, len(FIRST.steps))
    await school.ada.click(shown, label="Play a real one")
    seats = (await school.tables.views.latest(school.tavern.id)).awaited
    assert school.ada.id in [player.id for player in seats], "the delve is under way, with bots, and Ada is awaited"
    # Bob learns too, and comes to the lobby of another.
    post = await school.lobby(channel=school.crypt)
    shown = (await school.bob.click(post, label="Teach me (5 min)")).response
    await follow(school.bob, shown, len(FIRST.steps))
    await school.bob.click(shown, label="Play a real one")
    assert "gathering a party (2 of 4).\nWith Bob." in school.newest(school.crypt).content


@pytest.mark.rule("TAB-200")
async def test_teach_me_stands_in_the_welcome_in_help_and_in_every_lobby(school: House) -> None:
    welcome = school.posts()[0]
    assert labels(welcome)[-1] == "Teach me"
    shown = await school.bob.click(welcome, label="Teach me")
    assert labels(shown.response.message)[0] == "Skyshard: Your first delve"
    helped = await school.ada.slash(school.tavern, "help")
    assert labels(helped.response.message) == ["Teach me"] and "`/learn`" in said(helped)
    post = await school.lobby()
    assert "Teach me (5 min)" in labels(post)
    begun = await school.bob.click(post, label="Teach me (5 min)")
    assert FIRST.before(0) in said(begun), "it begins at once, beside the lobby"
    assert "is gathering a party" in school.newest().content


@pytest.mark.rule("TAB-201")
async def test_who_goes_another_way_is_told_so_and_can_go_back(school: House) -> None:
    shown = await begun(school, school.ada)
    await follow(school.ada, shown, 2)
    await stray(school.ada, shown, "Go defeat the gloom rat")
    assert "I would have chosen **Explore door D:" in shown.message.content
    (back,) = lit(shown)
    assert back.startswith("undo:") and "Begin again" in labels(shown.message)
    await school.ada.click(shown, label="Undo")
    assert FIRST.before(2) in shown.message.content
    # Where the lesson has no words a bot player's advice stands in for them.
    await stray(school.ada, shown, "End turn")
    await school.ada.click(shown, label="End turn")
    assert "My lesson does not come by here. I would choose **" in shown.message.content
    await school.ada.click(shown, label="Begin again")
    assert FIRST.before(0) in shown.message.content
    await stray(school.ada, shown, "Ways on (")
    await stray(school.ada, shown, "Move to M20")
    assert "I would have chosen" in shown.message.content
    await school.ada.click(shown, label="Begin again")
    assert FIRST.before(0) in shown.message.content


@pytest.mark.rule("TAB-201")
async def test_a_press_that_is_refused_is_told_and_the_guide_stays(school: House) -> None:
    shown = await begun(school, school.ada)
    (custom_id,) = lit(shown)
    refused = custom_id.replace("explore B", "attack N18")
    stored = actors._visible_message(school.ada, shown)
    await actors._component_interaction(school.ada, stored, {"custom_id": refused, "component_type": 2})
    assert "(SKY-" in shown.message.content and FIRST.before(0) in shown.message.content
    assert lit(shown) == [custom_id]


@pytest.mark.rule("TAB-203")
async def test_the_guide_steps_aside_where_the_lesson_is_not_there_any_more(
    school: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = await begun(school, school.ada)
    monkeypatch.setattr("engine.tables.lessons.service.lesson_with", lambda *_: None)
    await school.ada.click(shown, label=begins(shown, "Explore door B"))
    assert "I only referee" in shown.message.content and any(
        label.startswith("Layout 1: ") for label in labels(shown.message)
    )


@pytest.mark.rule("TAB-205")
async def test_what_a_lesson_explained_has_no_tip_in_a_real_game(school: House) -> None:
    shown = await begun(school, school.ada)
    await follow(school.ada, shown, 2)
    kept = {name for _, name in await school.tables.tips.known(school.ada.id)}
    assert kept and all(name.startswith("taught-") for name in kept), "none was told"
