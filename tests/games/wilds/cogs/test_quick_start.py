"""From an empty channel to the first exploration: what two members press, and what they read."""

from __future__ import annotations

import pytest

from tests.cogs.offered import offered

from .expeditions import Expeditions

WORDS = 109
"""How many words the post of a quick start has at most, but for the seal of the dice and the wait in small print."""


def told(text: str) -> int:
    return len([word for line in text.splitlines() if not line.startswith("-# ") for word in line.split()])


@pytest.mark.rule("WLD-G84")
async def test_two_explore_with_their_fifth_press_and_the_post_that_asks_them_goes_on(house: Expeditions) -> None:
    await house.ada.slash(house.tavern, "delve new", game="wilds")
    await house.bob.click(house.newest(), label="Join")
    await house.ada.click(house.newest(), label="Quick start")
    begun, posts = house.newest(), len(house.posts())
    assert [user.id for user in begun.mentions] == [house.bob.id] and told(begun.content) <= WORDS, begun.content
    assert len(begun.attachments) == 1 and "**Goal:**" in begun.content
    kinds = {member.kind for member in house.state.members}
    assert len(kinds) == 2 and house.state.phase == "trek"
    moves = [item.move for item in offered(begun) if item.move.startswith("move ")]
    assert "move N20" in moves
    post = await house.presses(house.ada, "move N20")
    assert post.id == begun.id and len(house.posts()) == posts and "east to N20" in post.content
    assert [vote for vote in house.state.votes if vote.seat == 0] and not post.mentions[1:]
    after = await house.presses(house.bob, "move N20")
    assert house.state.stretch == 2 and not house.state.votes
    assert after.id != begun.id, "the first post says what the game is about, and stays"
    house.watcher.look()


@pytest.mark.rule("WLD-G84", "TAB-104")
async def test_where_bots_decide_a_vote_the_post_tells_what_came_of_it_and_not_the_vote(house: Expeditions) -> None:
    await house.ada.slash(house.tavern, "delve new", game="wilds")
    await house.ada.click(house.newest(), label="Start with bots")
    begun = house.state.here.at
    post = await house.presses(house.ada, "move N20")
    assert house.state.here.at != begun, post.content
    assert "at N20" in post.content
    # Ada's vote is not told any more, and bots propose nothing before she has chosen the next action.
    assert "Ada:" not in post.content and "choice:" not in post.content and ": “" not in post.content, post.content


async def test_what_is_chosen_before_the_first_turn_is_told_in_one_post(house: Expeditions) -> None:
    await house.gather(house.bob)
    posts = len(house.posts())
    await house.presses(house.ada, "choose ranger")
    assert len(house.posts()) == posts and "Ada: a Ranger (finds the way" in house.text()
    await house.presses(house.bob, "choose rogue")
    assert "Bob: a Rogue (looks out" in house.text() and "The party sets out" in house.text()
