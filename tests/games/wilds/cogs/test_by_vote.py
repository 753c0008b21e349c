"""A party of three that votes; one of them never answers."""

from __future__ import annotations

from datetime import timedelta
from random import Random

import pytest

from engine.core.flow import Question
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.state import State
from playground.world import dispatch_together
from tests.cogs.conftest import House, is_over, labels, menus, said, start_of
from tests.cogs.offered import offered
from tests.cogs.reading import members_in
from tests.cogs.venue import everything

from .beginnings import KETTLE, on_the_way
from .expeditions import Expeditions, Open

OWN = {
    "0": "Wren",
    "1": "d6 d10 d8 d6",
    "2": "perception 3, survival 2, stealth 2, nature 1, fighting 1, athletics 0, lore 0",
}
"""What is written in the form for a character of one's own."""


async def voting(begin: Open, **fields: object) -> Expeditions:
    """Return an expedition of Ada, Bob and Cy on its first morning; it waits 12 hours for anybody."""
    house = await begin(on_the_way(**fields))  # type: ignore[arg-type]
    await house.gather(house.bob, house.cy, wait="12")
    return house


def deadline(house: House) -> int:
    """Return the absolute time that the newest post shows, in Unix seconds."""
    _, mark, rest = house.newest().content.partition("<t:")
    assert mark, f"no time is shown: {house.newest().content}"
    return int(rest.partition(":")[0])


# Before setting out.


async def test_a_region_is_picked_in_the_lobby_and_what_a_region_may_be_is_offered(house: Expeditions) -> None:
    post = await house.lobby(house.bob, house.cy)
    (region,) = [menu for menu in menus(post) if "thornwood" in [option.value for option in menu.options]]
    await house.ada.select(post, ["thornwood"], custom_id=region.custom_id)
    (region, *_) = menus(house.newest())
    assert [option.value for option in region.options if option.default] == ["thornwood"] and "(3 of 6)" in house.text()
    more = await house.ada.click(house.newest(), label="Options")
    assert more.response is not None
    *_, settings = menus(more.response.message)
    assert {"decide", "referee", "picks", "resolve"} <= {option.value for option in settings.options}
    await house.ada.select(more.response, ["resolve"], custom_id=settings.custom_id)
    await house.ada.select(more.response, ["1 hour"])
    assert "Resolve: 1 hour." in house.text()
    await house.ada.click(house.newest(), label=start_of(house.newest()))
    assert "**The Thornwood**" in house.text() and "0 of 3 characters chosen" in house.text()
    assert house.state.rules.resolve == 3600 and house.state.phase == "characters"
    house.watcher.look()


@pytest.mark.rule("WLD-G17")
async def test_characters_are_ready_made_or_ones_own_and_what_was_written_is_not_lost(house: Expeditions) -> None:
    await house.gather(house.bob, house.cy)
    await house.presses(house.ada, "choose ranger")
    assert "Ada: a Ranger (finds the way" in house.text() and "1 of 3 characters chosen" in house.text()
    shown = await house.bob.click(house.newest(), label="Make my own")
    assert shown.modal is not None and shown.modal["title"] == "A character of your own"
    refused = await house.bob.submit_modal(shown, {**OWN, "1": "d6 d10 d10 d6"})
    assert "A seasoned character has d10, d8, d6, d6" in said(refused) and "(WLD-G17)" in said(refused)
    assert "Wren\nd6 d10 d10 d6" in said(refused)
    shown = await house.bob.click(house.newest(), label="Make my own")
    await house.bob.submit_modal(shown, OWN)
    wren = house.state.members[1]
    assert (wren.name, wren.kind, wren.dice["agility"], wren.skills["perception"]) == ("Wren", "own", 10, 3)
    await house.acts(house.cy, "choose", option="druid")
    assert house.state.phase == "trek" and "The party sets out from M20" in house.text()
    house.watcher.look()


@pytest.mark.rule("WLD-G17", "WLD-G85")
async def test_a_character_kept_from_one_expedition_is_brought_to_the_next(house: Expeditions) -> None:
    await house.gather()
    shown = await house.ada.click(house.newest(), label="Make my own")
    await house.ada.submit_modal(shown, OWN)
    await house.go_home(house.ada)
    assert house.live.row.status == "over", house.text()
    await house.gather(house.bob)
    await house.presses(house.ada, "choose kept")
    assert house.state.members[0].name == "Wren" and house.state.members[0].skills["perception"] == 3
    assert "kept" in await house.refused(house.bob, "choose", option="kept") or not house.state.members[1].ready


# Voting.


@pytest.mark.rule("WLD-G84")
async def test_votes_stand_in_the_post_and_more_than_half_decides_at_once(begin: Open) -> None:
    house = await voting(begin, dice=(1, 1, 1, 1))
    post = await house.presses(house.ada, "move N20")
    assert "Ranger proposes: east to N20" in post.content
    assert house.state.timer == 8 and house.state.here.at == "1", "a vote takes no time"
    post = await house.presses(house.bob, "move N20")
    assert "N20" in post.content.split("\n\n")[0]
    assert house.state.here.at == "2" and house.state.timer < 8
    house.watcher.look()


@pytest.mark.rule("WLD-G84")
async def test_the_silent_one_is_waited_for_until_a_time_that_is_shown_and_the_leader_breaks_the_tie(begin: Open) -> None:
    house = await voting(begin, dice=(1, 1, 1, 1))
    await house.presses(house.bob, "search best plain")
    post = await house.presses(house.ada, "move N20")
    assert "Rogue: search here" in post.content and "Ranger: east to N20" in post.content
    assert "-# No answer: “I go with the others” <t:" in post.content
    due = deadline(house)
    assert due - house.env.now().timestamp() == pytest.approx(12 * 3600, abs=60)
    await house.world.wait(timedelta(hours=12) - timedelta(minutes=3))
    assert house.state.here.at == "1", "the time is not up yet"
    await house.world.wait(timedelta(minutes=6))
    (told,) = [post.content for post in house.posts() if "No word from Cy, so the game goes on." in post.content]
    assert "A tie, and Ranger leads: east to N20, clearing (Rogue: search here)" in told
    assert house.state.here.at == "2", "one vote each: the leader's counts (Ada is the first member)"
    house.watcher.look()


@pytest.mark.rule("WLD-G84")
async def test_a_vote_does_not_put_the_deadline_off(begin: Open) -> None:
    house = await voting(begin)
    await house.presses(house.ada, "move N20")
    due = deadline(house)
    await house.world.wait(timedelta(hours=4))
    await house.presses(house.bob, "search best plain")
    assert deadline(house) == due


@pytest.mark.rule("WLD-G84")
async def test_the_post_that_asks_the_party_calls_it_once_and_proposals_go_on_in_it(begin: Open) -> None:
    house = await voting(begin)
    asked, posts = house.newest(), len(house.posts())
    assert {user.id for user in asked.mentions} == {house.bob.id, house.cy.id}, asked.content
    first = await house.presses(house.ada, "move N20")
    assert "Ranger proposes: east to N20." in first.content and "**Bob** and **Cy**" in first.content, first.content
    other = await house.presses(house.bob, "search best plain")
    assert "**Cy**" in other.content and other.id == first.id == asked.id and len(house.posts()) == posts


@pytest.mark.rule("WLD-G84")
async def test_the_first_proposal_gives_those_who_are_still_to_vote_their_time_anew(begin: Open) -> None:
    house = await voting(begin)
    asked = house.newest()
    await house.world.wait(timedelta(hours=11))
    await house.press(house.ada, asked, "move N20")
    assert deadline(house) - house.env.now().timestamp() == pytest.approx(12 * 3600, abs=60)


async def test_the_menus_of_a_morning_ask_their_questions(begin: Open) -> None:
    house = await voting(begin)
    asked = [menu.placeholder for menu in menus(house.newest())]
    assert asked == ["More moves (8)"], "beside three buttons there is room for one, by its entries"
    assert "End the expedition" not in labels(house.newest()), "what ends it is written, until the goal is done"


@pytest.mark.rule("WLD-G84", "TAB-024")
async def test_the_last_voter_is_called_once_the_others_want_different_things(begin: Open) -> None:
    house = await voting(begin, dice=(1, 1, 1, 1))
    await house.presses(house.ada, "move N20")
    await house.presses(house.bob, "move N20")
    assert house.state.here.at == "2" and not house.state.votes, house.text()
    asked = house.newest()
    assert {user.id for user in asked.mentions} == {house.ada.id, house.cy.id}, asked.content
    post = await house.presses(house.ada, "camp best")
    assert post.id == asked.id, "Cy was called, and Bob knows what is asked: he brought it about"
    post = await house.presses(house.cy, "search best plain")
    assert {user.id for user in post.mentions} == {house.bob.id}, post.content


@pytest.mark.rule("WLD-G84", "WLD-G86", "TAB-095")
async def test_without_a_proposal_the_party_is_reminded_once_then_the_table_sleeps_and_no_time_passes(
    begin: Open,
) -> None:
    house = await voting(begin)
    before, state = len(house.posts()), house.state
    await house.world.wait(timedelta(hours=12, minutes=2))
    post = house.newest()
    assert len(house.posts()) == before + 1 and "have not answered yet" in post.content
    assert {user.id for user in post.mentions} == {house.ada.id, house.bob.id, house.cy.id}
    # Who has just missed a wait has half of it.
    await house.world.wait(timedelta(hours=6, minutes=2))
    post = house.newest()
    assert len(house.posts()) == before + 2 and "the table sleeps" in post.content and not post.mentions
    await house.world.wait(timedelta(hours=24))
    await house.reload()
    assert len(house.posts()) == before + 2 and house.state == state, "one reminder, no tick"
    assert (state.timer, state.stretch, state.day) == (8, 1, 1)


async def test_of_two_who_press_at_the_same_moment_both_count(begin: Open) -> None:
    house = await voting(begin, dice=(1, 1, 1, 1))
    post = house.newest()
    search = next(label for label in labels(post) if label.startswith("Search here"))
    await dispatch_together(house.env, house.ada.click(post, label=search), house.bob.click(post, label=search))
    assert house.state.votes == () and house.state.timer < 8


# What belongs to one player.


@pytest.mark.rule("WLD-G86")
async def test_a_pick_goes_to_its_player_and_no_other_can_make_it(begin: Open) -> None:
    house = await voting(begin, dice=(8, 6, 8, 6))
    await house.presses(house.ada, "move N20")
    post = await house.presses(house.bob, "move N20")
    assert "as Pathfinder, which 2 bonuses do you take?" in post.content and [user.id for user in post.mentions] == [
        house.ada.id
    ]
    before = house.state
    refused = await house.press(house.bob, post, "choose efficient+keen")
    assert said(refused).startswith("It's Ada's turn. I'll call you."), said(refused)
    assert house.state == before
    await house.presses(house.ada, "choose efficient+keen")
    assert "efficient route" in house.text()
    house.watcher.look()


@pytest.mark.rule("WLD-G86", "WLD-G84")
async def test_a_pick_that_is_not_made_is_the_safe_one_after_two_hours(begin: Open) -> None:
    house = await voting(begin, dice=(8, 6, 1, 1))
    await house.presses(house.ada, "move N20")
    await house.presses(house.bob, "move N20")
    assert deadline(house) - house.env.now().timestamp() == pytest.approx(2 * 3600, abs=60)
    asked = house.state.agenda[0]
    assert isinstance(asked, Question) and (asked.default, asked.number) == ("efficient+lay", 2)
    await house.world.wait(timedelta(hours=2, minutes=2))
    assert house.state.members[0].missed >= 1
    assert asked not in house.state.agenda


@pytest.mark.rule("WLD-G84")
async def test_after_two_missed_picks_that_player_is_not_waited_for_until_they_act(begin: Open) -> None:
    house = await voting(begin, dice=(8, 6, 1, 1) * 2)
    for hex_label in ("N20", "O20"):  # one silence leaves all the bonuses of one Move
        await house.presses(house.bob, f"move {hex_label}")
        await house.presses(house.cy, f"move {hex_label}")
        await house.world.wait(timedelta(hours=2, minutes=30))
    assert house.state.members[0].missed == 2 and not house.state.members[0].active
    assert house.ada not in house.awaited
    await house.presses(house.cy, "search best plain")
    await house.presses(house.ada, "search best plain")
    assert house.state.members[0].missed == 0, "whoever acts is waited for again"


@pytest.mark.rule("WLD-G06", "WLD-G44", "WLD-G86")
async def test_a_second_throw_is_asked_for_in_its_window_and_a_secret_target_is_not_told(begin: Open) -> None:
    house = await voting(begin, dice=(2, 2, 2) * 2, options=Options(wayside="off", resolve="10 minutes"), at="2")
    await house.presses(house.bob, "search best plain")
    post = await house.presses(house.ada, "search best plain")
    assert "Throw again for 1 Resolve, or let it stand?" in post.content
    assert [user.id for user in post.mentions] == [house.bob.id]
    assert "against" not in post.content and "success" not in post.content and "failure" not in post.content
    assert deadline(house) - house.env.now().timestamp() == pytest.approx(600, abs=60)
    refused = await house.press(house.ada, post, "choose again")
    assert said(refused).startswith("It's Bob's turn.")
    await house.presses(house.bob, "choose again")
    assert house.state.members[1].resolve == 0
    house.watcher.look()


# From the first morning to the end.


@pytest.mark.rule("WLD-121", "WLD-G83")
async def test_a_whole_expedition_in_a_prepared_region_with_a_silent_member(house: Expeditions) -> None:
    chance = Random("kettle")
    await house.lobby(house.bob, house.cy, wait="12", resolve="off", key="kettle")
    told = said(await house.ada.slash(house.tavern, "wilds region use", file=("kettle.toml", KETTLE.encode())))
    assert "Kettle Fell" in told and "Kettle Fell" in house.text()
    await house.ada.click(house.newest(), label=start_of(house.newest()))
    await house.outfit((house.ada, "ranger"), (house.bob, "rogue"))
    assert house.awaited == [house.cy]
    await house.world.wait(timedelta(hours=12, minutes=2))
    assert house.state.phase == "trek" and house.state.members[2].ready, "a safe character for whoever stays away"
    house.watcher.look()
    searched = camped = False
    days = set()
    for _ in range(120):
        if house.live.row.status == "over":
            break
        days.add(house.state.day)
        state = house.state
        wish = _wish(state)
        if state.agenda:
            await _answer(house, chance)
        elif state.stretch >= 4 or (searched and not camped):
            camped = True
            await _agreed(house, "camp best")
        elif wish == "depart":
            await house.go_home(house.ada, house.bob)
        else:
            searched = searched or wish.startswith("search")
            await _agreed(house, wish)
        house.watcher.look()
        for seat in (0, None):
            viewer = house.ada if seat == 0 else house.dee
            if chance.random() < 0.1 and house.live.row.status != "over":
                seen = await everything(house, viewer)
                with house.otherwise(seat, chance):
                    assert await everything(house, viewer) == seen
    assert house.live.row.status == "over", house.text()
    assert camped and len(days) >= 2, days
    last = house.newest()
    assert "dice key `" in last.content and is_over(last)
    assert sorted(members_in(last)) == sorted(seat.name for seat in house.live.seats)
    assert house.state.goal == "done" and "Kettle Fell" in last.content
    assert "Drowned sump" in last.content, "what was never found is told in the end"
    assert not any("Drowned sump" in post.content for post in house.posts()[:-1])


def _wish(state: State) -> str:
    """Return what a sensible party wants next in Kettle Fell: the kiln, then home."""
    if state.goal == "done":
        return "depart"
    if state.here.at != "2":
        return "move N20" if state.here.at == "1" else "backtrack N20"
    known = next((find for find in state.finds if find.site == "kiln-7x" and find.discovered), None)
    return "investigate kiln-7x best plain" if known else "search best plain"


async def _agreed(house: Expeditions, text: str) -> None:
    """Let Ada and Bob, who are two of three, want the same; the end of it all wants it, too."""
    for who in (house.ada, house.bob):
        if house.live.row.status == "over" or house.state.agenda:
            return
        verb, *rest = text.split()
        known = next(item for item in house.live.game.verbs if item.name == verb)
        names = [argument.name for argument in known.arguments]
        await house.acts(who, known.command, **dict(zip(names, rest, strict=False)))


async def _answer(house: Expeditions, chance: Random) -> None:
    """Let those who are awaited answer by a button; who never answers is waited out."""
    awake = [who for who in house.awaited if who is not house.cy]
    if not awake:
        await house.world.wait(timedelta(hours=12, minutes=2))
        return
    options = [item.move for item in offered(house.newest()) if item.move.startswith("choose ")]
    assert options, house.text()
    kept = [option for option in options if option.split()[1] not in ("leave", "fight")]
    await house.presses(chance.choice(awake), chance.choice(kept or options))
