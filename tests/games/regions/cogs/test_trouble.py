"""Old buttons, posts and permissions that are gone, people who leave and come back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.cogs.conftest import is_over, refuse_edits, said
from tests.cogs.test_trouble import deny
from tests.games.regions.build import with_member

from .beginnings import asking, before_the_gnats, on_the_way
from .ventures import Open

AGAIN = "Here is how things stand now."


@pytest.mark.rule("REG-G15")
async def test_an_old_button_says_so_and_brings_what_can_be_pressed_now(begin: Open) -> None:
    house = await begin(on_the_way())
    old = await house.gather(house.bob, house.cy)
    refuse_edits(house)
    await house.acts(house.ada, "pass")
    result = await house.press(house.bob, old, "claim")
    assert said(result).startswith(f"That was before Ada's move. {AGAIN}") and house.state.turn is None
    assert result.response is not None
    await house.press(house.bob, result.response, "strategy draw")
    assert house.state.turn is not None and house.state.turn.member == 1
    result = await house.press(house.dee, house.newest(), "pass")
    assert "seat" in said(result)
    house.watcher.look()


@pytest.mark.rule("REG-G21")
@pytest.mark.usefixtures("any_card_pays")
async def test_an_old_answer_does_not_answer_the_next_question(begin: Open) -> None:
    weak = with_member(before_the_gnats(2, cards=("roll-with-it", "dig-in")), 2, ep=3, injuries=3)
    house = await begin(with_member(with_member(weak, 0, ep=2), 1, ep=2))
    await house.gather(house.bob, house.cy)
    old = await house.presses(house.cy, "pass")
    refuse_edits(house)
    await house.acts(house.cy, "choose", option="dig-in")
    asked = house.state.agenda
    result = await house.press(house.cy, old, "choose dig-in")
    assert "Here is how things stand now." in said(result), "that was whether to step in, this is how to react"
    assert house.state.agenda == asked and house.state.members[2].ep == 3
    house.watcher.look()


@pytest.mark.rule("TAB-098")
async def test_nothing_is_played_where_the_bot_was_shut_out_and_a_move_goes_on_when_it_may_again(begin: Open) -> None:
    house = await begin(on_the_way())
    await house.gather(house.bob, house.cy, wait="1")
    await house.presses(house.bob, "claim")
    before = len(house.posts())
    deny(house, house.tavern.id, send_messages=True, view_channel=True)
    await house.world.wait(timedelta(hours=1, minutes=2))
    await house.reload()
    assert len(house.posts()) == before and not house.state.members[1].acted
    deny(house, house.tavern.id)
    await house.acts(house.bob, "pass")
    assert house.state.members[1].acted and house.awaited == [house.ada, house.cy]


# Leaving and coming back.


@pytest.mark.rule("REG-G15")
async def test_who_leaves_in_their_own_turn_passes_and_comes_back_to_the_same_character(begin: Open) -> None:
    house = await begin(on_the_way())
    await house.gather(house.bob, house.cy, wait="1")
    await house.presses(house.cy, "claim")
    post = await house.leaves(house.cy)
    assert "Cy leaves." in post.content.splitlines()[1] and "/delve join brings them back" in post.content
    assert house.state.members[2].acted and house.awaited == [house.ada, house.bob]
    assert "left" in await house.refused(house.cy, "regions claim")
    await house.acts(house.ada, "pass")
    await house.acts(house.bob, "pass")
    await house.world.wait(timedelta(minutes=3))
    await house.reload()
    assert house.state.round == 2 and house.cy not in house.awaited, house.text()
    post = await house.acts(house.cy, "delve join")
    assert "Cy is back." in post.content.splitlines()[1] and house.state.members[2].in_play
    assert "Shadow" in said(await house.cy.slash(house.tavern, "look sheet"))
    house.watcher.look()


@pytest.mark.rule("REG-G21")
@pytest.mark.usefixtures("any_card_pays")
async def test_who_leaves_in_the_middle_of_a_reaction_has_the_best_one(begin: Open) -> None:
    house = await begin(asking(before_the_gnats(), 2, interrupt="never"))
    await house.gather(house.bob, house.cy, wait="1")
    await house.presses(house.cy, "pass")
    assert house.awaited == [house.cy]
    await house.leaves(house.cy)
    await house.world.wait(timedelta(minutes=3))
    await house.reload()
    assert house.state.round == 2 and house.state.members[2].ep == 11, house.text()
    # Inflict 5 against the 2 of Duck's d8.
    assert any("The needle gnats hit Cy: 3 damage." in post.content for post in house.posts())
    house.watcher.look()


async def test_a_seat_is_handed_over_and_keeps_its_character(begin: Open) -> None:
    house = await begin(on_the_way())
    await house.gather(house.bob, house.cy)
    await house.ada.slash(house.tavern, "delve give", seat=house.cy, to=house.dee)
    assert "Shadow" in said(await house.dee.slash(house.tavern, "look sheet"))
    await house.presses(house.dee, "claim")
    assert house.state.turn is not None and house.state.turn.member == 2
    house.watcher.look()


@pytest.mark.rule("REG-G45")
async def test_giving_up_takes_everybody(begin: Open) -> None:
    house = await begin(on_the_way())
    await house.gather(house.bob, house.cy, wait="1")
    await house.acts(house.ada, "regions concede")
    assert house.state.phase == "play" and house.state.conceding == (0,)
    await house.acts(house.ada, "regions concede")
    assert house.state.conceding == ()
    await house.acts(house.ada, "regions concede")
    await house.chooses(house.bob, "end")
    assert house.state.phase == "play" and house.awaited == [house.cy], "it takes all of them"
    post = await house.chooses(house.cy, "end")
    assert house.live.row.status == "over" and is_over(post) and "dice key `" in post.content
