"""The bot is stopped and started again in the middle of something: nothing that was said or shown is lost."""

from __future__ import annotations

from datetime import timedelta

import pytest

from engine.games.wilds.state.options import Options
from tests.cogs.conftest import labels, said
from tests.cogs.desk import desk, order

from .beginnings import on_the_way
from .expeditions import Open
from .test_by_vote import deadline
from .test_game_master import mastered


@pytest.mark.rule("WLD-G84")
async def test_a_vote_outlives_the_bot_and_is_finished_with_the_same_buttons(begin: Open) -> None:
    house = await begin(on_the_way(dice=(1, 1, 1, 1)))
    await house.gather(house.bob, house.cy, wait="12")
    post = await house.presses(house.ada, "move N20")
    before, due = len(house.posts()), deadline(house)
    await house.world.restart()
    await house.reload()
    assert len(house.posts()) == before and deadline(house) == due
    assert [vote.text for vote in house.state.votes] == ["move N20"]
    await house.press(house.bob, post, "move N20")
    assert house.state.here.at == "2" and labels(post if post.id == house.newest().id else house.posts()[-2]) == []
    house.watcher.look()


@pytest.mark.rule("WLD-G06")
async def test_the_window_for_a_second_throw_outlives_the_bot(begin: Open) -> None:
    house = await begin(on_the_way(dice=(2, 2, 2) * 2, options=Options(wayside="off", resolve="10 minutes"), at="2"))
    await house.gather(house.bob, house.cy, wait="12")
    await house.presses(house.ada, "search best plain")
    post = await house.presses(house.bob, "search best plain")
    due, test = deadline(house), house.state.agenda[0]
    await house.world.restart()
    await house.reload()
    assert house.state.agenda[0] == test and deadline(house) == due
    refused = await house.press(house.ada, post, "choose again")
    assert said(refused).startswith("It's Bob's turn.")
    await house.press(house.bob, post, "choose again")
    assert house.state.members[1].resolve == 0
    house.watcher.look()


@pytest.mark.rule("WLD-G06", "WLD-G86")
async def test_a_window_that_closed_while_the_bot_was_away_is_closed_when_it_is_back(begin: Open) -> None:
    house = await begin(on_the_way(dice=(2, 2, 2) * 2, options=Options(wayside="off", resolve="10 minutes"), at="2"))
    await house.gather(house.bob, house.cy, wait="12")
    await house.presses(house.ada, "search best plain")
    await house.presses(house.bob, "search best plain")
    await house.world.bot.close()
    house.env.backend.advance_clock(3600)
    house.world.bot = house.world._build(house.env.now, house.world._keys)
    await house.env.restart_bot(house.world.bot)
    await house.world.wait(timedelta(minutes=2))
    await house.reload()
    assert house.bob not in house.awaited or not house.state.agenda, house.text()
    assert house.state.members[1].resolve == 1


@pytest.mark.rule("WLD-G88")
async def test_the_desk_lies_as_it_was_after_a_restart(begin: Open) -> None:
    house = await mastered(begin)
    panel = await desk(house)
    await house.world.restart()
    await house.dee.click(panel, label="The desk")
    assert panel.message.content
    await order(house, "pause", "A scene")
    await house.world.restart()
    await house.reload()
    assert house.state.paused == "A scene"
    await order(house, "resume", "-")
    assert not house.state.paused and (await desk(house)).content
    house.watcher.look(master=house.dee)
