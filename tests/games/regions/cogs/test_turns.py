"""The players' part of a round: turns are claimed with one press, by anybody, one at a time; what can be taken back."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from engine.games.regions.state.content import Effect
from engine.games.regions.state.state import Ongoing
from playground.world import dispatch_together
from tests.cogs.conftest import labels, said
from tests.games.regions.build import with_member

from .beginnings import asking, on_the_way
from .ventures import Open, Ventures, drawn


async def at_the_weir(begin: Open, **fields: object) -> Ventures:
    """Return a scenario of Ada, Bob and Cy in round 1; it waits 2 hours for anybody."""
    house = await begin(on_the_way(**fields))  # type: ignore[arg-type]
    await house.gather(house.bob, house.cy, wait="2")
    return house


# Whose turn.


@pytest.mark.rule("REG-006", "REG-G15")
async def test_a_member_who_is_ready_takes_the_turn_with_one_press(begin: Open) -> None:
    house = await at_the_weir(begin)
    assert house.awaited == [house.ada, house.bob, house.cy] and "Take turn" in labels(house.newest())
    post = await house.presses(house.bob, "claim")
    assert "\nBob acts." in post.content
    assert house.awaited == [house.bob] and house.called() == []
    told = said(await house.press(house.ada, post, "pass"))
    assert told.startswith("It's Bob's turn") and "/move" in told, "what one may do meanwhile is said"
    assert house.state.turn is not None
    house.watcher.look()


@pytest.mark.rule("REG-G15")
async def test_of_two_who_claim_at_once_the_second_is_told_whose_turn_it_is(begin: Open) -> None:
    house = await at_the_weir(begin)
    post = house.newest()
    _, late = await dispatch_together(
        house.env, house.bob.click(post, label="Take turn"), house.cy.click(post, label="Take turn")
    )
    assert house.state.turn is not None and house.state.turn.member == 1
    assert "Bob" in said(late), said(late)
    house.watcher.look()


@pytest.mark.rule("REG-G15", "REG-007")
async def test_the_last_one_has_the_turn_without_a_press_and_is_called(begin: Open) -> None:
    house = await at_the_weir(begin)
    await house.presses(house.ada, "claim")
    await house.presses(house.ada, "pass")
    assert house.called() == ["bob", "cy"], "who comes next is open between the two"
    await house.acts(house.cy, "pass")
    assert house.state.turn is not None and house.state.turn.member == 1 and house.called() == ["bob"]
    house.watcher.look()


@pytest.mark.rule("REG-G15")
async def test_a_turn_that_no_one_goes_on_with_ends_at_the_time_that_is_shown(begin: Open) -> None:
    house = await at_the_weir(begin)
    await house.presses(house.bob, "claim")
    assert "No answer: “Skip turn” <t:" in house.text()
    assert house.due - house.env.now().timestamp() == pytest.approx(2 * 3600, abs=60)
    await house.world.wait(timedelta(hours=2, minutes=2))
    await house.reload()
    assert house.state.members[1].acted and house.awaited == [house.ada, house.cy]
    assert house.called() == ["ada", "cy"]
    house.watcher.look()


@pytest.mark.whole
@pytest.mark.rule("REG-G15", "TAB-095")
async def test_where_the_whole_party_stays_away_the_table_sleeps_and_nothing_plays_itself_to_its_end(begin: Open) -> None:
    house = await begin(on_the_way())
    await house.gather(house.bob, house.cy, wait="1")
    for _ in range(9):
        await house.world.wait(timedelta(hours=1, minutes=1))
    await house.reload()
    before = len(house.posts())
    assert "the table sleeps" in house.text() and house.state.round == 1, "all pass once, then nothing more is played"
    await house.world.wait(timedelta(days=3))
    await house.reload()
    assert len(house.posts()) == before and house.state.round == 1 and house.state.phase == "play"
    await house.acts(house.ada, "move", to="A")
    assert house.awaited


# What a turn is made of.


@pytest.mark.rule("REG-G10", "REG-G11", "REG-G12", "REG-G13")
async def test_a_turn_has_a_strategy_an_action_and_a_move_and_ends_by_itself(begin: Open) -> None:
    house = await at_the_weir(begin, dice=(1, 6), hands={0: ("lead-on",)})
    await house.presses(house.ada, "claim")
    assert "strategy lead-on" not in house.offers(), "a card is found in its owner's hand"
    post = await house.acts(house.ada, "regions strategy", play="lead-on")
    assert "left: an Action and a Move." in post.content and "strategy draw" not in house.offers()
    assert "(REG-G11)" in await house.refused(house.ada, "regions strategy", play="draw")
    post = await house.presses(house.ada, "search")
    assert "left: a Move, which ends your turn." in post.content
    assert "(REG-G12)" in await house.refused(house.ada, "search")
    await house.acts(house.ada, "move", to="A")
    assert house.state.members[0].acted and house.state.turn is None and house.awaited == [house.bob, house.cy]
    house.watcher.look()


@pytest.mark.rule("REG-027", "REG-G13")
async def test_a_free_move_is_made_in_an_allys_turn_and_the_turn_goes_on(begin: Open) -> None:
    house = await at_the_weir(begin)
    await house.presses(house.ada, "claim")
    own = await house.cy.slash(house.tavern, "hand")
    assert own.response is not None and "move A" in [item.split(":")[-1] for item in _ids(own.response.message)]
    post = await house.acts(house.cy, "move", to="A")
    assert post.content.startswith("Cy goes to the Sluice room."), "Ada's aim says where it stands"
    assert house.state.members[2].region == "sluice-3k"
    assert house.awaited == [house.ada] and house.called() == [], "Ada is playing already"
    told = await house.refused(house.cy, "regions act", play="quick-hands", target="needle-gnats")
    assert told.startswith("It's Ada's turn")
    house.watcher.look()


def _ids(message: object) -> list[str]:
    return [item.custom_id for row in message.components for item in row.children]  # type: ignore[attr-defined]


@pytest.mark.rule("REG-079", "REG-088", "REG-G36")
async def test_an_attempt_at_an_obstacle_takes_the_move_and_its_effort_is_in_the_alt_text(begin: Open) -> None:
    house = await at_the_weir(begin, at="sluice-3k", turn=0, dice=(4, 1, 2))
    post = await house.acts(house.ada, "regions act", play="heave", target="swollen-ford")
    assert "Heave 4 against Drag 1" in drawn(post) and house.state.members[0].moved
    assert house.state.members[0].region == "sluice-3k"
    assert [pool.ep for pool in house.state.pools] == [1], "3 effort, 2 done"
    shown = await house.bob.slash(house.tavern, "map", text=True)
    assert shown.response is not None and "swollen ford" in shown.response.content.lower()
    house.watcher.look()


# Taking back.


async def test_what_was_rolled_is_taken_back_only_if_the_others_agree_and_the_dice_stay_as_they_fell(begin: Open) -> None:
    house = await at_the_weir(begin)
    await house.presses(house.bob, "claim")
    post = await house.presses(house.bob, "search")
    assert "Undo" not in labels(post)
    first = next(line for line in post.content.splitlines() if line.startswith("-# Bob, Search"))
    await house.acts(house.bob, "undo")
    assert labels(house.newest())[:2] == ["Keep it (default)", "Allow it"]
    assert house.state.turn is not None and house.state.turn.action
    await house.cy.click(house.newest(), label="Allow it")
    await house.ada.click(house.newest(), label="Allow it")
    assert house.state.turn is not None and not house.state.turn.action
    post = await house.presses(house.bob, "search")
    assert first in post.content, "nobody fishes for luck"
    house.watcher.look()


# Bodies, locks, things.


@pytest.mark.rule("REG-169", "REG-G07", "REG-G08")
async def test_a_member_who_is_down_can_do_nothing_and_is_not_waited_for_in_vain(begin: Open) -> None:
    state = on_the_way(at="sluice-3k", turn=1, acted=(0,))
    house = await begin(with_member(state, 2, ep=0, fallen=True))
    await house.gather(house.bob, house.cy, wait="12")
    await house.presses(house.bob, "pass")
    cy = house.state.members[2]
    assert cy.injuries == 1 and cy.ep == 9, "of 14 EP an Injury takes 5 (REG-G08)"
    assert house.awaited == [house.cy] and house.called() == ["cy"]
    house.watcher.look()


async def test_orders_are_posted_once_and_call_no_one(begin: Open) -> None:
    house = await begin(asking(on_the_way(), 0))
    await house.gather(house.bob, house.cy, wait="12")
    post = await house.order(house.ada, "react:best")
    assert "standing order" in post and house.called() in ([], ["bob", "cy"])
    assert "(REG-G21)" in await house.refused(house.ada, "settings", order="react:best")
    assert "(REG-G21)" in await house.refused(house.ada, "settings", order="react:sing")
    house.watcher.look()


@pytest.mark.rule("TAB-078", "REG-027")
async def test_a_move_that_brings_nothing_to_light_goes_on_in_the_post_of_a_find(begin: Open) -> None:
    known = ("landing", "sluice-3k")
    house = await begin(on_the_way(at="sluice-3k", turn=0, explored=known, seen=known))
    await house.gather(house.bob, house.cy)
    before = len(house.posts())
    await house.presses(house.ada, "move A")
    assert house.state.members[0].region == "landing" and len(house.posts()) == before
    house.watcher.look()


@pytest.mark.rule("REG-G09", "REG-G15")
async def test_a_turn_that_begins_with_damage_is_taken_by_the_press_that_does_the_first_thing_in_it(begin: Open) -> None:
    state = with_member(on_the_way(None, "warden"), 0, ep=9, skips=("strategy",))
    fever = Ongoing("p0", "Mist Fever", "p0", "scenario", effect=Effect("harm", "1", each="turn"))
    house = await begin(replace(state, ongoing=(fever,)))
    await house.gather()
    shown = labels(house.newest())
    told = "your turn with 9 of 20 EP (Mist Fever -1): an Action and a Move."
    assert told in house.text()
    assert "Take turn" not in shown and "Skip turn" in shown
    before = house.state.members[0].region
    await house.presses(house.ada, next(move for move in house.offers() if move.startswith("both claim; move ")))
    ada = house.state.members[0]
    assert ada.ep == 8 and ada.region != before, "one press: the turn begins, costs 1 EP of 9, and the Move is made"
    assert "Mist Fever" not in house.text(), "the question before has told what it takes"
    house.watcher.look()
