"""A player gives up, the bot is stopped or not allowed to write, old buttons and strangers press: nothing is lost."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.publish import publisher as publishing
from engine.games.galaxy.state.state import NOBODY, State
from playground.world import dispatch_together
from tests.cogs.conftest import is_over, labels, menus, refuse_edits, said, start_of
from tests.cogs.offered import offered, parts, use
from tests.games.galaxy.build import ADA, BOB, dealt, holding, own

from .beginnings import at_fallow, rivals
from .galaxies import Galaxies, Open


async def begun(begin: Open, state: State | None = None, **more: Any) -> Galaxies:
    """Have Ada, Bob and Cy in a galaxy, by default in Ada's first turn."""
    house = await begin(state or rivals())
    await house.gather(house.bob, house.cy, **{"wait": "24", **more})
    return house


# Giving up.


def rich() -> State:
    """Return the rivals; Ada has a planet, a relic and a hand to give up."""
    return holding(dealt(own(rivals(), ADA, "aster"), ADA, "probe"), ADA, "world-forge")


@pytest.mark.rule("GAL-G48", "GAL-G46")
async def test_a_player_who_gives_up_is_asked_whether_they_are_sure_and_the_others_play_on(begin: Open) -> None:
    house = await begun(begin, rich())
    assert "resign yes" not in house.offers()
    told = await house.refused(house.ada, "galaxy resign", sure="perhaps")
    assert "(GAL-G48)" in told and "yes" in told and not house.state.players[ADA].gone
    post = await house.acts(house.ada, "galaxy resign", sure="yes")
    state = house.state
    assert state.players[ADA].gone and state.planet_by_id["aster"].owner == state.planet_by_id["home-1"].owner == NOBODY
    assert "world-forge" in state.purged and "probe" in state.decks["orders"].discard
    assert house.awaited == [house.bob] and house.called() == ["bob"], post.content
    assert "(GAL-G48)" in await house.refused(house.ada, "galaxy activate", system="B4") or "gone" in house.text()
    assert [item.verb for item in offered((await house.own(house.ada)).response.message)] == []  # type: ignore[union-attr]
    for who in (house.bob, house.cy):
        await house.presses(who, "pass")
    assert house.state.phase == "council" and house.ada not in house.awaited
    while house.state.round == 1:
        assert house.ada not in house.awaited
        await house.does_the_usual()
    assert house.state.round == 2 and house.awaited[0] is not house.ada
    house.onlooker.look(house.live)


@pytest.mark.rule("GAL-G48", "GAL-G45")
async def test_when_all_but_one_have_given_up_it_is_over(house: Galaxies) -> None:
    await house.gather(house.bob, house.cy, wait="24")
    for who in (house.ada, house.bob, house.cy):
        await house.acts(who, "galaxy decide", option="ranging-arrays")
    first, *rest = [house.seated(player) for player in house.state.order]
    await house.acts(rest[1], "galaxy resign", sure="yes")
    assert house.awaited == [first], "it is still their turn"
    post = await house.acts(first, "galaxy resign", sure="yes")
    assert house.state.phase == "over" and rest[0].name.title() in post.content and is_over(post)
    assert (await house.verified()).endswith("all as the dice key says.")


@pytest.mark.rule("GAL-G48", "GAL-G24", "GAL-G23")
async def test_giving_up_in_the_middle_of_a_window_takes_offers_and_card_along(begin: Open) -> None:
    house = await begun(begin, at_fallow())
    await house.acts(house.ada, "galaxy trade", who="bob", what="2 commodities for 1 trade good")
    await house.acts(house.ada, "galaxy resign", sure="yes")
    assert house.state.offers == () and house.awaited == [house.bob]
    assert house.state.planet_by_id["fallow"].owner == NOBODY
    assert await house.refused(house.bob, "galaxy accept", offer="ada-1")
    assert house.state.players[BOB].trade_goods == 2


# Restarts.


async def test_a_restart_in_the_middle_of_a_turn_loses_nothing_and_the_buttons_go_on(begin: Open) -> None:
    house = await begun(begin)
    for move in ("activate B3", "move B3 A3 4 infantry, 1 transport and no more", "land fallow 2 infantry"):
        post, before = house.newest(), len(house.posts())
        await house.world.restart()
        await house.reload()
        assert len(house.posts()) == before
        await house.press(house.ada, post, move)
        assert house.is_told(before) and len(house.posts()) == before, move
    aboard = house.state.system_by_id["B3"].fleets[ADA].infantry
    assert aboard == 2 and "land gantry 2 infantry" in house.offers(), "2 of 4 have landed on Fallow"
    house.watcher.look()


async def test_a_panel_that_was_open_while_the_bot_restarted_is_gone_on_with(begin: Open) -> None:
    house = await begun(begin)
    panel = await house.own(house.ada)
    assert panel.response is not None
    await house.press(house.ada, panel.response, "trade")
    await house.world.restart()
    asked = [item.move for item in offered(panel.response.message)]
    if asked[0] == "trade bob":
        await house.press(house.ada, panel.response, "trade bob")
    await house.press(house.ada, panel.response, "trade bob 2 commodities for 1 trade good")
    await house.reload()
    assert house.awaited == [house.ada] and len(house.state.offers) == 1


@pytest.mark.rule("GAL-042")
async def test_a_card_that_was_drawn_and_not_told_is_told_after_a_crash(
    begin: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await begun(begin)
    for move in ("activate B3", "move B3 A3 4 infantry, 1 transport and no more"):
        await house.presses(house.ada, move)

    async def killed(*_: Any) -> None:
        return None

    with monkeypatch.context() as patch:
        patch.setattr(publishing.OutboxPublisher, "publish", killed)
        await house.ada.slash(house.tavern, "galaxy land", planet="fallow", units="4 infantry")
    posted, revealed = len(house.posts()), house.state.revealed
    assert revealed is not None
    await house.world.restart()
    await house.reload()
    assert len(house.posts()) == posted + 1 and house.state.revealed == revealed
    assert house.newest().attachments[-1].filename[:11] == "galaxy-card"


# Old buttons, other people's, two at once.


async def test_an_old_menu_says_so_and_brings_what_can_be_done_now(begin: Open) -> None:
    house = await begun(begin)
    refuse_edits(house)
    old = house.newest()
    await house.acts(house.ada, "galaxy activate", system="B3")
    before = len(house.posts())
    result = await house.press(house.ada, old, "activate B4")
    assert said(result).startswith("That was before your last move."), said(result)
    assert result.response is not None and menus(result.response.message) + labels(result.response.message)
    assert house.state.system == "B3" and len(house.posts()) == before
    for who in (house.bob, house.dee):
        assert said(await house.press(who, old, "pass")) and len(house.posts()) == before


@pytest.mark.rule("GAL-G47")
async def test_two_who_choose_at_once_have_both_chosen(house: Galaxies) -> None:
    await house.gather(house.bob, house.cy, wait="24")
    panels = [(who, (await house.own(who)).response) for who in (house.ada, house.bob, house.cy)]
    pressed = []
    for who, panel in panels:
        assert panel is not None
        control = next(item for item in offered(panel.message) if item.move == "decide field-levies")
        pressed.append(use(who, panel, control))
    answers = await dispatch_together(house.env, *pressed)
    told = [said(answer) for answer in answers]
    assert all("You begin with **Field Levies**" in words for words in told), "a private answer outlasts others"
    assert house.state.phase == "action"
    assert all(player.technologies == ("field-levies",) for player in house.state.players)


# The lobby.


@pytest.mark.rule("GAL-G01", "GAL-G05")
async def test_one_alone_waits_for_a_rival_and_no_player_comes_later(house: Galaxies) -> None:
    post = await house.lobby()
    names = [getattr(item, "label", "") for item in parts(post)]
    assert "Start" not in names and "Start with bots" in names
    for who in (house.bob, house.cy, house.dee, house.eli, house.fay):
        await who.click(house.newest(), label="Join")
    await house.ada.click(house.newest(), label=start_of(house.newest()))
    assert len(house.state.players) == 6 and len(house.awaited) == 6
    gus = house.world.guild.add_member(house.env.create_user("gus", global_name="Gus"))
    before = len(house.posts())
    told = said(await gus.slash(house.tavern, "delve join"))
    assert told and len(house.posts()) == before and len(house.state.players) == 6, told
