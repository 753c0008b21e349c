"""What is taken back freely, what only after asking, and what comes back with it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.tables.session.live import Session
from engine.tables.updates.undo_offer import free_to_undo, offers_undo
from tests.cogs.conftest import labels
from tests.games.cavern.build import Bench, cavern

from .beginnings import HALL, duel, fresh
from .caverns import Open


async def test_a_draw_is_taken_back_only_when_all_rivals_agree_and_brings_the_same_tile(begin: Open, bench: Bench) -> None:
    house = await begin(fresh(bench))
    ada, bob, cy, before = house.ada, house.bob, house.cy, house.state
    post = await house.acts(bob, "place", tile="1", at="C", turn="0")
    drawn = house.state.players[1].hand
    assert "Undo" not in labels(post)
    ballot = await house.acts(bob, "undo")
    assert ballot.content.startswith("Bob wants to take back") and labels(ballot)[:2] == ["Keep it (default)", "Allow it"]
    assert {user.id for user in ballot.mentions} == {ada.id, cy.id}
    await house.presses(ada, "ballot agree")
    assert house.state != before, "Ada is the host, and a rival like any other"
    post = await house.presses(cy, "ballot agree")
    assert house.state == before and post.attachments and post.content.count(bob.mention) <= 1
    await house.acts(bob, "place", tile="1", at="C", turn="0")
    assert house.state.players[1].hand == drawn


async def test_dice_go_back_with_a_roll(begin: Open, bench: Bench) -> None:
    house = await begin(duel(bench))
    await house.acts(house.ada, "pass")
    counter = house.live.playing().counter
    told = (await house.acts(house.bob, "cavern roll")).content
    rolled = house.state.agenda[0].rolls[-1]  # type: ignore[union-attr]
    assert house.live.playing().counter > counter
    await house.acts(house.bob, "undo")
    post = await house.presses(house.ada, "ballot agree")
    assert house.live.playing().counter == counter and "Bob's “Roll" in post.content
    assert (await house.acts(house.bob, "cavern roll")).content == told
    assert house.state.agenda[0].rolls[-1] == rolled  # type: ignore[union-attr]


async def test_who_plays_alone_may_take_dice_back_and_is_not_invited_to(
    begin: Open, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await begin(duel(bench))
    monkeypatch.setattr(Session, "alone", True)
    await house.acts(house.ada, "pass")
    await house.acts(house.bob, "cavern spend", on="dice")
    assert offers_undo(house.live) and free_to_undo(house.live)
    post = await house.acts(house.bob, "cavern roll")
    assert "Undo" not in labels(post) and free_to_undo(house.live)


@pytest.mark.rule("CAV-171")
async def test_dice_that_were_bought_are_given_back_freely_before_the_roll(begin: Open, bench: Bench) -> None:
    house = await begin(duel(bench))
    await house.acts(house.ada, "pass")
    before = house.state
    post = await house.acts(house.bob, "cavern spend", on="dice")
    assert "Undo" in labels(post) and house.state.players[1].xp == 2
    await house.bob.click(post, label="Undo")
    assert house.state == before and not house.newest().mentions


@pytest.mark.rule("CAV-085", "CAV-G52")
@pytest.mark.parametrize("again", [1, 0])
async def test_a_delver_sent_facedown_is_taken_back_freely_until_another_player_is_called(
    begin: Open, bench: Bench, again: int
) -> None:
    state = fresh(bench)
    tiles = cavern(2, {HALL: state.players[1].hand[0]}).tiles
    house = await begin(replace(state, tiles=tiles, placed=HALL, step="send", again=again))
    bob, before = house.bob, house.state
    post = await house.acts(bob, "cavern send", delver="mage", to="2")
    assert "mage" not in post.content.lower() + "".join(file.description or "" for file in post.attachments)
    if again:
        assert post.content.endswith(f"**Bob**, {house.asks}")
        await bob.click(post, label="Undo")
        assert "takes back" in house.newest().content and house.state == before
    else:
        assert "Undo" not in labels(post) and house.cy.mention in post.content
        await house.acts(bob, "undo")
        await house.presses(house.cy, "ballot keep")
        assert house.state != before and house.newest().content.endswith(f"**Cy**, {house.asks}")
    words = "".join(post.content for post in house.posts()[3:]).lower()
    assert "mage" not in words, "nor do undo and the question name the class"


@pytest.mark.rule("CAV-142")
async def test_a_treasure_that_was_shown_is_not_hidden_again_without_asking(begin: Open, bench: Bench) -> None:
    house = await begin(fresh(bench))
    post = await house.acts(house.bob, "cavern reveal", treasure="masons_pardon")
    assert "the mason's pardon" in post.content and "Undo" not in labels(post)
    await house.acts(house.bob, "undo")
    assert labels(house.newest())[:2] == ["Keep it (default)", "Allow it"]
