"""A game master at the table, somebody who comes late, somebody who is reminded."""

from __future__ import annotations

from datetime import timedelta

from .conftest import House, labels, said


async def test_the_game_masters_verbs_stand_on_their_own_panel_only(trail: House) -> None:
    await trail.lobby(trail.bob)
    await trail.ada.slash(trail.tavern, "host master", member=trail.bob)
    await trail.ada.click(trail.newest(), label="Start")
    assert "The desk" not in labels(trail.newest()) and "Crone" not in labels(trail.newest())
    own = await trail.bob.click(trail.newest(), label="Private")
    assert own.response is not None and own.response.ephemeral
    assert {"Crone", "Miller"} <= set(labels(own.response.message))
    others = await trail.ada.click(trail.newest(), label="Private")
    assert others.response is not None and "Crone" not in labels(others.response.message)


async def test_an_argument_with_a_default_may_be_left_out(trail: House) -> None:
    await trail.started()
    await trail.ada.slash(trail.tavern, "walk", to="Mill")
    assert "Ada leads on to Mill." in trail.newest().content


async def test_what_is_only_written_is_on_no_control_but_completed(trail: House) -> None:
    post = await trail.started()
    assert sorted(label for label in labels(post) if label.startswith("To ")) == ["To Ford", "To Mill"]
    offered = await trail.ada.autocomplete(trail.tavern, "walk", "care", "", to="Mill")
    assert [choice["value"] for choice in offered] == ["plain", "careful"]
    await trail.ada.slash(trail.tavern, "walk", to="Ford", care="careful")
    assert "Ada leads on to Ford." in trail.newest().content


async def test_whom_nobody_can_play_for_is_reminded_once_with_a_mention(trail: House) -> None:
    await trail.started(trail.bob)
    posted = len(trail.posts())
    await trail.world.wait(timedelta(hours=13))
    assert len(trail.posts()) == posted + 1
    reminder = trail.newest()
    assert {member.id for member in reminder.mentions} == {trail.ada.id, trail.bob.id}
    assert "To Mill" in labels(reminder) and labels(trail.posts()[-2]) == []
    await trail.world.wait(timedelta(hours=13))
    assert len(trail.posts()) == posted + 1


async def test_joining_where_no_newcomer_is_taken_is_refused_in_words(trail: House) -> None:
    await trail.started(trail.bob)
    assert "under way" in said(await trail.cy.slash(trail.tavern, "delve join"))


async def test_what_is_kept_of_somebody_is_forgotten_when_they_wish(trail: House) -> None:
    await trail.started()
    await trail.ada.slash(trail.tavern, "describe", character="Ash | mason | a rope")
    answered = said(await trail.ada.slash(trail.tavern, "delve forget", game="Trail"))
    assert answered == "I have forgotten what I kept of you from Trail in this server."
    assert said(await trail.ada.slash(trail.tavern, "delve forget", game="trail")).startswith("I keep nothing of you")
    assert "only from Trail" in said(await trail.ada.slash(trail.tavern, "delve forget", game="toy"))
    assert [one["value"] for one in await trail.bob.autocomplete(trail.tavern, "delve forget", "game", "")] == ["trail"]
