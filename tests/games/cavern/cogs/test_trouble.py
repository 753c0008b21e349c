"""A member leaves, the bot is restarted, old steps and others' buttons are pressed."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.cavern.state.content import content
from tests.cogs.conftest import labels, refuse_edits, said
from tests.cogs.offered import moves
from tests.games.cavern.build import Bench, player

from .beginnings import duel, fresh
from .caverns import Open


async def test_the_one_who_leaves_while_asked_out_of_turn_rolls_and_keeps_and_may_come_back(
    begin: Open, bench: Bench
) -> None:
    state = duel(bench)
    house = await begin(replace(state, players=(*state.players, player(2, xp=0)), sun=8))
    await house.acts(house.ada, "pass")
    assert house.awaited is house.bob
    post = await house.leaves(house.bob)
    assert post.content.startswith("Bob leaves. I play for them until /delve join brings them back.")
    assert house.state.players[1].xp == 3, "no XP is spent for who is away"
    assert house.awaited is house.cy and [user.id for user in post.mentions] == [house.cy.id]
    assert any(file.filename.startswith("cavern-card") for file in post.attachments)
    assert "You have left this table." in said(await house.bob.slash(house.tavern, "hand"))
    assert await house.bob.autocomplete(house.tavern, "cavern prompts", "setting", "") == []
    post = await house.acts(house.bob, "delve join")
    assert post.content.startswith("Bob is back.") and not post.mentions
    own = said(await house.bob.slash(house.tavern, "status"))
    assert "Tile 1" in own, "the hand is theirs again"


async def test_a_leavers_turn_is_played_without_a_delver_and_without_a_word_of_their_hand(
    begin: Open, bench: Bench
) -> None:
    house = await begin(fresh(bench))
    post = await house.leaves(house.bob)
    assert "Bob lays a tile" in post.content and "Bob sends no one." in post.content
    assert house.awaited is house.cy and len(house.state.tiles) == 2 and house.state.delvers == ()
    assert [user.id for user in post.mentions] == [house.cy.id]
    assert post.attachments[-1].filename.startswith("cavern-map")
    assert not any(f" {kind}" in post.content.lower() for kind in content().band.classes)


async def test_a_restart_before_a_roll_leaves_the_prompt_and_its_buttons_as_they_are(begin: Open, bench: Bench) -> None:
    # A Contract may hang on any roll: else what wins for sure would be kept at once.
    house = await begin(duel(bench, contracts=("two_lanterns",)))
    post = await house.acts(house.ada, "pass")
    posted = len(house.posts())
    await house.world.restart()
    assert len(house.posts()) == posted
    await house.press(house.bob, post, "spend 1")
    assert "Bob rolls with 2 more dice" in house.newest().content and len(house.posts()) == posted
    await house.world.restart()
    post = await house.presses(house.bob, "pass")
    assert "Bob beats Ada" in post.content or "Ada beats Bob" in post.content


async def test_a_restart_in_the_middle_of_placing_loses_no_step(begin: Open, bench: Bench) -> None:
    house = await begin(fresh(bench))
    panel = await house.panel(house.bob)
    await house.world.restart()
    await house.press(house.bob, panel, "place 1")
    assert panel.attachments[0].description and moves(panel)
    await house.world.restart()
    await house.press(house.bob, panel, "place 1 C 180")
    assert "Bob lays a tile" in house.newest().content and "send brute 1" in moves(panel)
    # A bot that has just started has only what it kept.
    assert house.newest().content.endswith(f"**Bob**, {house.asks}") and house.state.step == "send"


async def test_old_steps_and_strangers_are_answered_in_words(begin: Open, bench: Bench) -> None:
    house = await begin(fresh(bench))
    bob, panel = house.bob, await house.panel(house.bob)
    # By then Discord lets no one turn the panel.
    await house.env.advance_time(15 * 60 + 1)
    await house.acts(bob, "place", tile="2", at="C", turn="0")
    await house.press(bob, panel, "place 1")
    assert panel.message.content.startswith("That was before your last move. Here is how things stand now.")
    assert "pass" in moves(panel), "what can be done now stands in its place"
    await house.acts(bob, "cavern send", delver="mage", to="1")
    posted = len(house.posts())
    shown = await house.dee.click(house.newest(), label="Your hand")
    assert said(shown).endswith("\n\nYou have no seat at this table; Ada, Bob and Cy play here.")
    assert "Tile 1" not in said(shown) and shown.response is not None and shown.response.attachments == []
    rival = await house.panel(house.ada)
    assert (
        moves(rival) == [] and labels(rival.message) == ["Plan ahead"] and "It's Cy's turn. I'll call you." in rival.content
    )
    assert len(house.posts()) == posted


async def test_others_buttons_and_stale_ones_are_answered_in_words(begin: Open, bench: Bench) -> None:
    house = await begin(duel(bench))
    stale = await house.acts(house.ada, "pass")
    refuse_edits(house)
    assert said(await house.press(house.ada, stale, "spend 1")).startswith("It's Bob's turn. I'll call you.")
    await house.acts(house.bob, "cavern roll")
    posted = len(house.posts())
    result = await house.press(house.bob, stale, "spend 1")
    assert said(result).startswith("That was before your last move. Here is how things stand now.")
    assert said(await house.press(house.ada, stale, "spend 1")).startswith("That was before Bob's move.")
    assert len(house.posts()) == posted
