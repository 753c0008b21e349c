"""An expedition with a human game master, who overrules, hides, speaks and pauses from a private desk."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from engine.core.flow import MASTER, Question
from engine.games.wilds.state.options import Options
from tests.cogs.conftest import is_over, labels, said, start_of
from tests.cogs.desk import desk, order

from .beginnings import on_the_way
from .expeditions import Expeditions, Open


async def mastered(begin: Open, referee: str = "bot", decide: str = "vote", wait: str = "12", **fields: Any) -> Expeditions:
    """Return an expedition of Ada, Bob and Cy with Dee as game master."""
    options = Options(wayside="off", resolve="off", referee=referee, decide=decide)  # type: ignore[arg-type]
    house = await begin(on_the_way(master=True, options=options, **fields))
    await house.gather(house.bob, house.cy, master=house.dee, wait=wait)
    return house


async def test_the_host_names_the_game_master_who_is_no_member_of_the_party(house: Expeditions) -> None:
    await house.lobby(house.bob, region="thornwood")
    refused = said(await house.bob.slash(house.tavern, "delve master", member=house.dee))
    assert "host" in refused.lower() and "Game master" not in house.text()
    await house.ada.slash(house.tavern, "delve master", member=house.dee)
    assert "Game master: Dee." in house.text() and "(2 of 6)" in house.text()
    await house.ada.click(house.newest(), label=start_of(house.newest()))
    await house.outfit((house.ada, "ranger"), (house.bob, "rogue"))
    assert house.state.phase == "trek" and house.state.master == 2
    assert [member.name for member in house.state.members] == ["Ada", "Bob"]
    house.watcher.look(master=house.dee)


@pytest.mark.rule("WLD-G88", "WLD-G23")
async def test_the_timer_is_overruled_by_menu_and_everybody_is_told(begin: Open) -> None:
    house = await mastered(begin)
    await order(house, "timer", "3")
    assert house.state.timer == 3
    assert "The timer shows 3." in house.text()
    assert [(note.by, note.text) for note in house.state.rulings] == [("Dee", "The timer shows 3.")]
    assert "The timer shows 3." in said(await house.bob.slash(house.tavern, "log"))
    house.watcher.look(master=house.dee)


@pytest.mark.rule("WLD-G88", "WLD-G90")
async def test_a_site_that_is_moved_is_not_told(begin: Open) -> None:
    house = await mastered(begin)
    shown = await order(house, "site-move", "kiln-7x", "P21")
    site = house.state.region.site_by_id["kiln-7x"]
    assert site.at == "6", said(shown)
    for post in house.posts():
        assert "kiln" not in post.content and "moved" not in post.content
    log = said(await house.ada.slash(house.tavern, "log"))
    sheet = said(await house.ada.slash(house.tavern, "status"))
    assert "kiln" not in log.lower() + sheet.lower() and "P21" not in log + sheet
    house.watcher.look(master=house.dee)


@pytest.mark.rule("WLD-G88")
async def test_a_result_is_ruled_in_secret_and_the_next_roll_has_it(begin: Open) -> None:
    house = await mastered(begin)
    await order(house, "result", "strong")
    assert house.state.forced.result == "strong"
    assert "strong" not in house.text()
    house.watcher.look(master=house.dee)
    await house.presses(house.ada, "move N20")
    await house.presses(house.bob, "move N20")
    assert "Pathfinder" in house.text() and "which bonus do you take?" in house.text(), "a strong Pathfinder picks one"


@pytest.mark.rule("WLD-G87")
async def test_what_the_game_master_answers_is_asked_in_private_alone(begin: Open) -> None:
    house = await mastered(begin, referee="gm", dice=(1, 1, 1, 1))
    await house.presses(house.ada, "move N20")
    post = await house.presses(house.bob, "move N20")
    question = next(task for task in house.state.agenda if isinstance(task, Question))
    assert question.owner == MASTER
    assert house.awaited == [house.dee] and [user.id for user in post.mentions] == [house.dee.id]
    assert "what happens next is in your hands." in post.content
    story, _, _ = post.content.rpartition("\n\n")
    assert "goal" not in story and "nearer" not in post.content
    assert _buttons(post) == [], "what could be answered is nobody else's business"
    shown = await house.own(house.dee)
    assert shown.response is not None
    offered_here = labels(shown.response.message)
    for option in question.options:
        assert any(button.custom_id.endswith(f"choose {option}") for button in _buttons(shown.response.message)), (
            offered_here
        )
    refused = said(await house.ada.slash(house.tavern, "choose", option=question.options[0]))
    assert refused.startswith("It's Dee's turn."), refused
    house.watcher.look(master=house.dee)
    await house.dee.click(shown.response, custom_id=_buttons(shown.response.message)[0].custom_id)
    assert question not in house.state.agenda
    house.watcher.look(master=house.dee)


def _buttons(message: Any) -> list[Any]:
    return [item for row in message.components for item in row.children if (item.custom_id or "").find("choose") > 0]


@pytest.mark.rule("WLD-G86", "WLD-G87")
async def test_a_game_master_who_does_not_answer_holds_the_party_not_up(begin: Open) -> None:
    house = await mastered(begin, referee="gm", dice=(1, 1, 1, 1))
    await house.presses(house.ada, "move N20")
    await house.presses(house.bob, "move N20")
    assert house.awaited == [house.dee]
    for _ in range(3):
        if house.awaited == [house.dee]:
            await house.world.wait(timedelta(hours=12, minutes=2))
            await house.reload()
    assert house.dee not in house.awaited
    house.watcher.look(master=house.dee)


@pytest.mark.rule("WLD-G88")
async def test_the_game_master_speaks_as_a_person_and_no_words_call_or_format(begin: Open) -> None:
    house = await mastered(begin)
    await order(house, "say", "Old Merrin", "Mind the third step.")
    assert "Old Merrin" in house.text() and "Mind the third step." in house.text()
    await order(house, "say", "Old Merrin", "That makes 5 * 3 = 15, or ~16.")
    assert "That makes 5 * 3 = 15, or ~16." in house.text()
    await order(house, "say", "Old Merrin", f"@everyone look, <@{house.ada.id}> **bold** [x](https://evil.example)")
    assert "(at)everyone look" in house.text() and "••bold••" in house.text()
    assert house.newest().mentions == [] and not house.newest().mention_everyone
    assert "@everyone" not in house.text() and f"<@{house.ada.id}>" not in house.text().split("\n\n")[0]
    assert "https://" not in house.text()


@pytest.mark.whole
@pytest.mark.rule("WLD-G87")
async def test_a_scene_pauses_everything_until_it_is_resumed(begin: Open) -> None:
    house = await mastered(begin)
    await house.presses(house.ada, "move N20")
    await order(house, "pause", "A quarrel at the ford")
    assert "A quarrel at the ford" in house.text() and house.state.paused
    assert "move" not in " ".join(labels(house.newest())).lower()
    refused = await house.refused(house.bob, "move", to="N20")
    assert "WLD-" in refused or "Dee" in refused, refused
    posts = len(house.posts())
    await house.world.wait(timedelta(days=9))
    await house.reload()
    assert house.state.paused and house.state.here.at == "1", "no deadline runs during a scene"
    assert len(house.posts()) == posts, "nobody is nudged or reminded, and the table does not sleep"
    await order(house, "resume", "-")
    assert not house.state.paused
    await house.presses(house.bob, "move N20")
    house.watcher.look(master=house.dee)


@pytest.mark.rule("WLD-G88", "WLD-G90")
async def test_the_whole_map_is_the_game_masters_alone(begin: Open) -> None:
    house = await mastered(begin)
    panel = await desk(house)
    (picture,) = panel.attachments
    assert "Quenched kiln at N20" in (picture.description or "")
    for who in (house.ada, house.bob, house.cy):
        shown = await house.own(who)
        assert shown.response is not None and "kiln" not in shown.response.content.lower()
        assert all("kiln" not in (file.description or "").lower() for file in shown.response.attachments)
        assert "The desk" not in labels(shown.response.message)
        assert await who.autocomplete(house.tavern, "gm", "order", "") == []
        assert "(WLD-G87)" in await house.refused(who, "gm", order="timer", details="1")
        for command, given in (("map", {}), ("map", {"text": True}), ("hand", {})):
            seen = await who.slash(house.tavern, command, **given)
            assert seen.response is not None and "kiln" not in seen.response.content.lower()
    house.watcher.look(master=house.dee)
    public = await house.dee.slash(house.tavern, "map", public=True)
    assert public.response is not None
    assert all("kiln" not in (file.description or "").lower() for file in public.response.attachments)
    public = await house.dee.slash(house.tavern, "map", public=True, text=True)
    assert public.response is not None and "kiln" not in public.response.content.lower()
    house.watcher.look(master=house.dee)


@pytest.mark.rule("WLD-G89")
async def test_the_region_is_given_back_to_the_game_master_but_not_to_players(begin: Open) -> None:
    house = await mastered(begin)
    refused = said(await house.ada.slash(house.tavern, "wilds region export"))
    assert refused and "kiln" not in refused.lower()
    given = await house.dee.slash(house.tavern, "wilds region export")
    assert given.response is not None and given.response.ephemeral and len(given.response.attachments) == 1
    await house.dee.slash(house.tavern, "delve export", public=True)
    house.watcher.look(master=house.dee)


@pytest.mark.rule("WLD-G88")
async def test_a_refused_order_gives_back_what_was_written(begin: Open) -> None:
    house = await mastered(begin)
    shown = await order(house, "site", "Z99", "A dry well", "secret", "12", "A well without water.")
    told = said(shown)
    assert "The region has no place “Z99”. (WLD-G88)" in told and "A dry well" in told
    assert len(house.state.region.sites) == 2


@pytest.mark.rule("WLD-G84", "WLD-G87")
async def test_a_game_master_may_decide_for_the_party(begin: Open) -> None:
    house = await mastered(begin, decide="gm", dice=(1, 1, 1, 1))
    assert "The game master decides." in house.text() and labels(house.newest()) == ["Game master", "Map"]
    own = await house.own(house.ada)
    assert own.response is not None
    await house.press(house.ada, own.response, "search best plain")
    assert house.state.timer == 8
    await house.acts(house.dee, "move", to="N20")
    assert house.state.here.at == "2"
    house.watcher.look(master=house.dee)


@pytest.mark.rule("WLD-G83", "WLD-G88")
async def test_the_game_master_ends_it_and_everything_is_told(begin: Open) -> None:
    house = await mastered(begin)
    await order(house, "end", "lost")
    assert house.live.row.status == "over"
    assert "Quenched kiln" in house.text() and is_over(house.newest())


@pytest.mark.rule("WLD-G87")
async def test_a_scene_does_not_last_for_ever_because_the_game_master_left(begin: Open) -> None:
    house = await mastered(begin)
    await order(house, "pause", "A quarrel at the ford")
    await house.leaves(house.dee)
    for _ in range(2):
        await house.world.wait(timedelta(hours=12, minutes=2))
    await house.ada.slash(house.tavern, "delve skip")
    await house.reload()
    assert not house.state.paused, house.text()
    await house.acts(house.ada, "move", to="N20")


@pytest.mark.rule("WLD-G83", "WLD-G84", "WLD-G85")
async def test_where_the_game_master_decided_and_left_no_single_member_ends_it(begin: Open) -> None:
    house = await mastered(begin, decide="gm")
    await house.leaves(house.dee)
    assert "what first?" in house.text()
    asked = await house.ada.slash(house.tavern, "wilds depart")
    await house.ada.click(asked.response, label="End the expedition")
    await house.reload()
    assert house.state.phase == "trek", house.text()
