"""A scenario with a human game master, who plays the Challenges, overrules, hides and speaks from a private desk."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest

from engine.core.flow import MASTER, Question
from engine.games.regions.state.options import Options
from engine.games.regions.state.scenarios import Placed
from tests.cogs.conftest import is_over, labels, said, start_of
from tests.cogs.desk import desk, order
from tests.games.regions.build import party, region, scenario, way, with_member

from .beginnings import on_the_way
from .ventures import Open, Ventures, drawn


async def mastered(begin: Open, referee: str = "bot", wait: str = "2", **fields: Any) -> Ventures:
    """Return a scenario of Ada, Bob and Cy with Dee as game master."""
    options = Options(town="no", referee=referee, window="1 hour")  # type: ignore[arg-type]
    house = await begin(on_the_way(master=True, options=options, **fields))
    await house.gather(house.bob, house.cy, master=house.dee, wait=wait)
    return house


async def test_the_host_names_the_game_master_who_is_no_member_of_the_party(house: Ventures) -> None:
    await house.lobby(house.bob, town="no")
    refused = said(await house.bob.slash(house.tavern, "delve master", member=house.dee))
    assert "host" in refused.lower() and "Game master" not in house.text()
    await house.ada.slash(house.tavern, "delve master", member=house.dee)
    assert "Game master: Dee." in house.text() and "(2 of 6)" in house.text()
    await house.ada.click(house.newest(), label=start_of(house.newest()))
    await house.become((house.ada, "warden", "drover"), (house.bob, "delver", "sailor"))
    assert house.state.phase == "play" and house.state.master == 2
    assert [member.name for member in house.state.members] == ["Ada", "Bob"]
    house.watcher.look(master=house.dee)


# What the game master decides.


@pytest.mark.rule("REG-G28", "REG-063", "REG-064")
async def test_what_a_challenge_does_is_asked_in_private_alone(begin: Open) -> None:
    house = await mastered(begin, "gm", at="sluice-3k", turn=2, acted=(0, 1), dice=(4, 2, 4, 1))
    assert "will attack" not in house.text(), "nothing is foretold where somebody decides"
    post = await house.presses(house.cy, "pass")
    assert house.awaited == [house.dee] and house.called() == ["dee"]
    assert "what happens next is in your hands." in post.content and "gnats" not in post.content.partition("\n\n")[2]
    assert not [move for move in house.offers() if move.startswith("choose")], "answers are nobody else's business"
    told = said(await house.ada.slash(house.tavern, "choose", option="done"))
    assert told.startswith("It's Dee's turn."), told
    shown = await desk(house)
    question = next(task for task in house.state.agenda if isinstance(task, Question))
    assert question.owner == MASTER
    house.watcher.look(master=house.dee)
    deed = next(option for option in question.options if "sting" in option and "p2" in option)
    await house.press(house.dee, shown, f"choose {deed}")
    cy = house.state.members[2]
    assert cy.ep == 10, "Damage 4; the strongest would have been Ada"
    assert any("against needle gnats 4" in drawn(post) for post in house.posts()), "the die of the Sting"
    house.watcher.look(master=house.dee)


@pytest.mark.rule("REG-G28")
async def test_the_game_master_is_asked_whether_or_not_there_is_anything_to_move(begin: Open) -> None:
    seen = []
    for at in ("landing", "chapel-9z"):  # from the chapel no member sees what flies about next door
        house = await mastered(begin, "gm", at="landing", turn=2, acted=(0, 1))
        if at == "chapel-9z":
            await order(house, "drop", "gnats-2w")
        post = await house.presses(house.cy, "pass")
        assert house.awaited == [house.dee]
        seen.append(post.content.partition("\n\n")[2].partition("Waiting")[0])
        house.watcher.look(master=house.dee)
    assert seen[0] == seen[1]


@pytest.mark.rule("REG-G28", "REG-G21")
async def test_a_game_master_who_does_not_answer_holds_no_one_up(begin: Open) -> None:
    house = await mastered(begin, "gm", at="sluice-3k", turn=2, acted=(0, 1), dice=(4, 2, 3, 1))
    await house.presses(house.cy, "pass")
    assert house.due - house.env.now().timestamp() == pytest.approx(3600, abs=60)
    for _ in range(6):
        if house.dee in house.awaited:
            await house.world.wait(timedelta(hours=1, minutes=2))
            await house.reload()
    assert house.dee not in house.awaited and house.state.round == 2, house.text()
    assert house.state.members[0].ep == 18, "the gnats did what they do by themselves: Damage 3, Defence 1"
    house.watcher.look(master=house.dee)


@pytest.mark.rule("REG-G28", "REG-036")
async def test_how_often_the_game_master_decides_for_what_no_one_sees_tells_no_one_how_many_there_are(begin: Open) -> None:
    """However long each decision takes: no post, no other deadline, no entry in the log or the export so far."""
    seen = []
    for number in (0, 3):
        gnats = tuple(Placed(f"gnats-{item}", "needle-gnats", "far", single=True) for item in range(number))
        unlit = (region("dark", light="dark"),)
        where = scenario(
            way("hall", "dark"), way("dark", "far"), way("far", "end"), regions=unlit, placed=gnats, goal="end"
        )
        options = Options(town="no", referee="gm", window="1 hour")
        state = party(where, "warden", "delver", "shadow", master=True, options=options, turn=2)
        for index in (0, 1):
            state = with_member(state, index, acted=True)
        house = await begin(state)
        await house.gather(house.bob, house.cy, master=house.dee, wait="2")
        await house.presses(house.cy, "pass")
        posts, due, decided = len(house.posts()), house.due, 0
        while house.dee in house.awaited:
            await house.world.wait(timedelta(minutes=3))
            question = next(task for task in house.state.agenda if isinstance(task, Question))
            choice = f"choose {question.default}" if len(question.options) > 1 else "pass"
            assert len(house.posts()) == posts and house.due == due
            await house.press(house.dee, await desk(house), choice)
            decided += 1
        file = (await house.ada.slash(house.tavern, "delve export")).response.attachments[0]
        written = json.loads(await file.read())
        log = said(await house.ada.slash(house.tavern, "log"))
        seen.append((log, [(item["seq"], item["story"]) for item in written["told"]], written["length"]))
        assert (decided > 1) is bool(number)
    assert seen[0] == seen[1]


# What the game master rules.


@pytest.mark.rule("REG-G28")
async def test_what_is_ruled_in_the_open_is_told_and_stands_in_the_log(begin: Open) -> None:
    house = await mastered(begin)
    await order(house, "injury", "ada")
    assert house.state.members[0].injuries == 1 and "Ada" in house.text()
    assert "Injury" in said(await house.bob.slash(house.tavern, "log"))
    house.watcher.look(master=house.dee)


@pytest.mark.rule("REG-G28", "REG-G55")
async def test_what_is_ruled_in_secret_leaves_no_post_behind(begin: Open) -> None:
    house = await mastered(begin)
    before = len(house.posts())
    await order(house, "drop", "plate-6v")
    assert all(entity.id != "plate-6v" or entity.defeated for entity in house.state.entities)
    await order(house, "darken", "chapel-9z")
    assert house.state.scenario.region_by_id["chapel-9z"].light == "dark"
    assert len(house.posts()) == before, house.text()
    log = said(await house.ada.slash(house.tavern, "log")) + said(await house.ada.slash(house.tavern, "status"))
    assert "plate" not in log.lower() and "chapel" not in log.lower()
    house.watcher.look(master=house.dee)


@pytest.mark.rule("REG-G28")
async def test_the_game_master_speaks_as_a_person_of_the_story_and_no_words_call_or_format(begin: Open) -> None:
    house = await mastered(begin)
    await order(house, "say", "The lock keeper", "Mind the third plank.")
    assert "The lock keeper" in house.text() and "Mind the third plank." in house.text()
    before = house.text()
    refused = await order(house, "say", "The lock keeper", f"@everyone, <@{house.ada.id}> **bold** https://evil.example")
    if house.text() == before:
        assert said(refused)
    else:
        assert house.newest().mentions == [] and not house.newest().mention_everyone
        assert "@everyone" not in house.text() and "https://" not in house.text()


@pytest.mark.rule("REG-G28")
async def test_a_scene_stops_the_clock_until_it_is_resumed_even_after_a_restart(begin: Open) -> None:
    house = await mastered(begin)
    await house.presses(house.ada, "claim")
    await order(house, "pause", "A quarrel at the lock")
    assert "A quarrel at the lock" in house.text() and house.state.paused
    posts = len(house.posts())
    refused = await house.refused(house.ada, "move", to="A")
    assert "Dee" in refused or "REG-" in refused, refused
    await house.world.restart()
    await house.world.wait(timedelta(days=9))
    await house.reload()
    assert house.state.paused and house.state.turn is not None, "no deadline runs during a scene"
    assert len(house.posts()) == posts, "nobody is nudged or reminded, and the table does not sleep"
    await order(house, "resume")
    assert not house.state.paused
    await house.acts(house.ada, "move", to="A")
    house.watcher.look(master=house.dee)


@pytest.mark.rule("REG-G28", "REG-038")
async def test_the_whole_map_is_the_game_masters_alone(begin: Open) -> None:
    house = await mastered(begin)
    panel = await desk(house)
    (picture,) = panel.attachments
    assert "Drowned chapel" in (picture.description or "")
    assert "Dart plate" in panel.content or "dart plate" in panel.content.lower()
    for who in (house.ada, house.bob):
        shown = await house.own(who)
        assert shown.response is not None and "The desk" not in labels(shown.response.message)
        assert await who.autocomplete(house.tavern, "gm", "order", "") == []
        assert "(REG-G28)" in await house.refused(who, "gm", order="drop", details="plate-6v")
        for command, given in (("map", {}), ("map", {"text": True}), ("hand", {}), ("look briefing", {})):
            seen = await who.slash(house.tavern, command, **given)
            assert seen.response is not None and "chapel" not in seen.response.content.lower()
            assert all("chapel" not in (file.description or "").lower() for file in seen.response.attachments)
    house.watcher.look(master=house.dee)
    public = await house.dee.slash(house.tavern, "map", public=True)
    assert public.response is not None
    assert all("chapel" not in (file.description or "").lower() for file in public.response.attachments)
    given = await house.dee.slash(house.tavern, "regions scenario export")
    assert given.response is not None and given.response.ephemeral and len(given.response.attachments) == 1
    refused = await house.ada.slash(house.tavern, "regions scenario export")
    assert refused.response is not None and refused.response.attachments == []
    house.watcher.look(master=house.dee)


@pytest.mark.rule("REG-G28", "REG-G63")
async def test_the_game_master_ends_it_and_everything_is_told(begin: Open) -> None:
    house = await mastered(begin)
    await order(house, "end", "won")
    assert house.live.row.status == "over" and is_over(house.newest())
    assert "kettle has been waiting" in house.text() and "dice key `" in house.text()
