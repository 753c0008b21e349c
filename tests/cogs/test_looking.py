"""Looking at a table: private, and never more than the member may know."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.messages.text import version_of
from engine import Look, Version
from engine.core.dice import commitment
from engine.core.scene import Scene
from tests import toy

from .conftest import House, labels, said


@pytest.mark.rule("TAB-041")
async def test_the_map_is_shown_with_its_words_to_the_asker_only(house: House) -> None:
    await house.started(house.bob)
    posted = len(house.posts())
    result = await house.dee.slash(house.tavern, "map")
    assert result.response is not None and result.response.ephemeral
    (picture,) = result.response.attachments
    assert picture.filename == "toy-map-3.png"
    assert picture.description is not None and picture.description.startswith("Toy, round 1 of 3.")
    assert len(house.posts()) == posted


async def test_the_map_can_be_shown_to_everybody(house: House) -> None:
    await house.started(house.bob)
    await house.bob.slash(house.tavern, "map", public=True)
    assert house.newest().attachments and not house.newest().flags.ephemeral


@pytest.mark.rule("TAB-041")
async def test_the_map_can_be_read_as_words(house: House) -> None:
    await house.started(house.bob)
    result = await house.bob.slash(house.tavern, "map", text=True)
    assert said(result).startswith("Toy, round 1 of 3. stone at B2") and result.response is not None
    assert result.response.attachments == []


@pytest.mark.rule("TAB-042")
async def test_the_status_shows_ones_own_hand_and_controls(house: House) -> None:
    await house.started(house.bob)
    result = await house.ada.slash(house.tavern, "status")
    assert "Your hand: " in said(result) and result.response is not None
    assert all(label.startswith("Card ") for label in labels(result.response.message))
    result = await house.dee.slash(house.tavern, "status")
    assert "Your hand" not in said(result) and "You have no seat" in said(result)


@pytest.mark.rule("TAB-039")
async def test_ones_hand_can_be_asked_for_at_any_time(house: House) -> None:
    await house.started(house.bob)
    result = await house.bob.slash(house.tavern, "hand")
    assert "Your hand: " in said(result)


@pytest.mark.rule("TAB-040", "TAB-043")
async def test_the_log_tells_what_happened_and_keeps_secrets(house: House) -> None:
    await house.started(house.bob)
    card = await house.first(house.ada, "draft", "card")
    await house.ada.slash(house.tavern, "draft", card=card)
    written = said(await house.bob.slash(house.tavern, "log"))
    assert f"dice sealed as {await house.tables.exports.seal(house.tavern.id)}" in written
    assert "Ada has picked a card." in written and f"picked {card}" not in written
    assert "-# page 1 of 1; the newest stands last; dice" in written


@pytest.mark.rule("TAB-044")
@pytest.mark.parametrize("alone", [True, False])
async def test_the_log_of_what_is_over_gives_the_dice_key_and_the_last_post_where_people_played(
    house: House, alone: bool
) -> None:
    await house.ada.slash(house.tavern, "delve new", game="toy")
    if not alone:
        await house.bob.slash(house.tavern, "delve join")
    await house.ada.click(house.newest(), label="Start alone" if alone else "Start")
    before = said(await house.ada.slash(house.tavern, "log"))
    asked = await house.ada.slash(house.tavern, "delve end")
    await house.ada.click(asked.response, label="End it")
    last, after = house.newest().content, said(await house.ada.slash(house.tavern, "log"))
    key = after.partition("-# dice key `")[2].rstrip("`")
    assert "dice key" not in before and f"dice sealed as {commitment(key)}" in before
    assert (f"dice key `{key}`" in last) == (not alone)


async def test_the_log_says_where_its_newest_entry_is(house: House) -> None:
    await house.started(house.bob)
    for _ in range(3):
        for card in ("1", "2", "3", "4", "5", "6"):
            await house.ada.slash(house.tavern, "draft", card=card)
    newest = said(await house.bob.slash(house.tavern, "log"))
    numbers = [int(line.split(".")[0]) for line in newest.split("\n")[:-1]]
    assert numbers == sorted(numbers) and newest.split("\n")[-1].startswith("-# page 1 of ")
    assert "; the newest stands last; dice sealed as " in newest
    older = said(await house.bob.slash(house.tavern, "log", page=2))
    assert "; page 1 is the newest; dice" in older and "\n-# page 2 of " in older


@pytest.mark.rule("TAB-063")
async def test_help_says_how_to_begin_and_then_what_can_be_typed(house: House) -> None:
    words = said(await house.dee.slash(house.crypt, "help"))
    assert "`/play`" in words and words.count("\n… ") == 6 and "/place" not in words
    await house.started(house.bob)
    words = said(await house.dee.slash(house.tavern, "help"))
    assert "`/place` - Lay a tile, or take the place" in words


def with_dice(monkeypatch: pytest.MonkeyPatch, looks: tuple[Look, ...]) -> None:
    """Let every move of the toy lead to these pictures, of which each of dice differs from the map."""
    drawn = toy.Toy.scene

    def scene(game: toy.Toy, view: toy.View, look: Look) -> Scene:
        shown = drawn(game, view, look)
        return replace(shown, alt=f"Dice {look.page}") if look.subject == "dice" else shown

    monkeypatch.setattr(toy.Toy, "pictures", lambda *_: looks)
    monkeypatch.setattr(toy.Toy, "scene", scene)


async def test_a_post_carries_all_the_pictures_of_a_move_in_order(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = (Look("map"), Look("dice"), Look("dice", page=1))
    await house.started(house.bob)
    with_dice(monkeypatch, looks)
    await house.ada.slash(house.tavern, "draft", card=await house.first(house.ada, "draft", "card"))
    assert [file.filename for file in house.newest().attachments] == [
        "toy-map-1.4.png",
        "toy-dice-1.4.png",
        "toy-dice-2-1.4.png",
    ]
    assert version_of(house.newest()) == Version(1, 4)


async def test_of_more_pictures_than_a_post_holds_the_map_is_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = (Look("map"), *(Look("dice", page=page) for page in range(12)))
    await house.started(house.bob)
    with_dice(monkeypatch, looks)
    await house.ada.slash(house.tavern, "draft", card=await house.first(house.ada, "draft", "card"))
    names = [file.filename for file in house.newest().attachments]
    assert len(set(names)) == len(names) == 10 and [*names[:2], names[9]] == [
        "toy-map-1.4.png",
        "toy-dice-1.4.png",
        "toy-dice-9-1.4.png",
    ]
