"""An open panel stays true when its member presses elsewhere: on the post, or by a typed command."""

from __future__ import annotations

from typing import Any

import pytest

from engine import WORDS
from tests import toy

from .conftest import House, is_gone, labels, menus, start_of
from .test_move_builder import pictured
from .test_panels import apart, panel_of


def key_of(house: House) -> str:
    """Return the token of the interaction that was answered last: what edits that answer carries it."""
    answered = [each.path for each in house.env.http_requests if each.path.endswith("/callback")]
    return answered[-1].split("/")[-2]


def edits(house: House, before: int, key: str) -> int:
    """Return how often the bot asked since then to edit the answer to an interaction."""
    return sum(each.method == "PATCH" and key in each.path for each in house.env.http_requests[before:])


async def place(house: House, player: Any) -> Any:
    """Let a player pick the first answer of the menu on the newest post."""
    menu = menus(house.newest())[0]
    return await player.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id)


async def test_a_press_on_the_post_turns_the_members_open_panel_with_one_edit(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    panel = await panel_of(house, player)
    assert "place a tile" in panel.message.content
    key, before, there = key_of(house), len(house.env.http_requests), len(house.env.backend.messages[house.tavern.id])
    result = await place(house, player)
    # The tile is laid; now it wants a name, on the post and on the panel.
    assert apart(result) == [] and edits(house, before, key) == 1
    assert len(house.env.backend.messages[house.tavern.id]) == there
    assert "name your tile" in panel.message.content
    menu = menus(panel.message)[0]
    await player.select(panel, ["call Ash"], custom_id=menu.custom_id)
    assert "calls it Ash" in house.newest().content, "its controls are those of now"


async def test_the_panels_of_others_stay_as_they_are(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    theirs = await panel_of(house, house.bob if player is house.ada else house.ada)
    key, before, words = key_of(house), len(house.env.http_requests), theirs.message.content
    await place(house, player)
    assert edits(house, before, key) == 0 and theirs.message.content == words


async def test_a_panel_that_a_newer_post_stands_below_is_taken_away_so_that_the_post_is_seen_last(house: House) -> None:
    await house.started(house.bob)
    panel = await panel_of(house, house.ada)
    card = labels(panel.message)[0].removeprefix("Card ")
    await house.ada.slash(house.tavern, "draft", card=card)
    assert house.newest().id > panel.id and is_gone(house, panel)
    again = await panel_of(house, house.ada)
    assert f"You picked {card}." in again.message.content and pictured(again) == ["toy-hand"]


@pytest.mark.parametrize("way", ["late", "dismissed"])
async def test_a_panel_out_of_reach_is_left_in_silence_and_forgotten(openly: None, house: House, way: str) -> None:
    player = await house.placing(house.bob)
    panel = await panel_of(house, player)
    key, words = key_of(house), panel.message.content
    if way == "late":
        await house.env.advance_time(15 * 60 + 1)
    else:
        house.env.backend.delete_message(house.tavern.id, panel.id)
    before = len(house.env.http_requests)
    tries = []
    for press in (place(house, player), player.slash(house.tavern, "call", name="Ash")):
        assert apart(await press) == []
        tries.append(edits(house, before, key))
    # One try for a message that is gone; none for one that is too old.
    assert tries == ([0, 0] if way == "late" else [1, 1])
    assert way == "dismissed" or panel.message.content == words


async def test_a_panel_that_asks_nothing_beside_its_post_goes_when_the_post_is_pressed(
    openly: None, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy.Toy, "leaves_to_post", lambda _: True)
    await house.lobby()
    # Easy-going bots pick their lowest cards, and the highest card lays.
    await house.ada.slash(house.tavern, "delve hire", level="easy-going", count=1)
    await house.ada.click(house.newest(), label=start_of(house.newest()))
    cards = await house.ada.autocomplete(house.tavern, "draft", "card", "")
    await house.ada.slash(house.tavern, "draft", card=str(max(int(card["value"]) for card in cards)))
    assert "place a tile" in house.newest().content
    panel = await panel_of(house, house.ada)
    assert WORDS("rest-in-post") in panel.message.content
    await place(house, house.ada)
    assert "name your tile" in house.newest().content and is_gone(house, panel)


async def test_the_end_takes_an_open_panel_away(house: House) -> None:
    await house.started()
    panel = await panel_of(house, house.ada)
    asked = await house.ada.slash(house.tavern, "delve end")
    await house.ada.click(asked.response, label=labels(asked.response.message)[0])  # type: ignore[union-attr,arg-type]
    assert is_gone(house, panel), "the newest post has the result"


async def test_what_was_opened_for_one_choice_goes_when_the_choice_is_made_on_the_post(trail: House) -> None:
    await trail.started(trail.bob)
    looked = (await trail.ada.click(trail.newest(), label="Map")).response
    assert looked is not None and not is_gone(trail, looked)
    await trail.ada.click(trail.newest(), label="To Mill")
    assert is_gone(trail, looked), "it is no second copy of the controls"
    assert "Ada leads on to Mill." in trail.newest().content
