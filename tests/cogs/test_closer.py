"""The button Map: the map under a post, as the member who presses may see it, in modes and around places."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor

from cogs.messages.controls import controls_of
from engine import WORDS
from engine.api.update import Controls, Offer, Update, Version
from engine.core.capabilities import Deals
from engine.core.game import Choice, Seat
from engine.core.moves import Move
from engine.core.scene import Scene
from engine.render import draw_strips
from tests.cogs import trail as trail_game
from tests.plates import Plate, PlateBoard

from .conftest import House, is_gone, labels, menus, said
from .offered import items_of

BACK, CLOSER, IN_WORDS = WORDS("button-back"), WORDS("button-closer"), WORDS("button-in-words")
SHOW, AROUND = "What should it show?", "Around which place?"


def alt(shown: Any) -> str:
    """Return the words of the one picture of an answer."""
    (picture,) = shown.message.attachments
    return picture.description or ""


def choices(shown: Any) -> dict[str, list[str]]:
    """Return what the menus of an answer offer, by what they ask."""
    return {menu.placeholder or "": [option.label for option in menu.options] for menu in menus(shown.message)}


async def pick(who: MemberActor, shown: Any, menu: str, value: str) -> None:
    """Let a member pick an option in the menu with this placeholder."""
    found = next(item for item in menus(shown.message) if item.placeholder == menu)
    await who.select(shown, [value], custom_id=found.custom_id)


async def closer(house: House, who: MemberActor) -> Any:
    """Let a member press Map under the newest post; return the answer."""
    result: InteractionResult = await who.click(house.newest(), label=CLOSER)
    assert result.response is not None and result.response.ephemeral, said(result)
    return result.response


@pytest.fixture
async def written(trail: House) -> House:
    """Trail under way, in which something was written, so that a mode shows it."""
    await trail.started(trail.bob)
    await trail.ada.slash(trail.tavern, "scribble", words="moss")
    return trail


@pytest.mark.rule("TAB-041")
@pytest.mark.parametrize("restarted", [False, True])
async def test_the_map_is_looked_at_closely_in_private_and_the_post_stays_as_it_is(written: House, restarted: bool) -> None:
    house, who = written, written.bob
    if restarted:
        await house.world.restart()
    posts, post, before = len(house.posts()), house.newest(), labels(house.newest())
    shown = await closer(house, who)
    assert alt(shown) == "At Barrow."
    assert choices(shown) == {SHOW: ["Writings"], AROUND: ["Barrow", "Ford", "Mill"]}
    assert labels(shown.message) == [IN_WORDS, BACK], "it is the whole map already"
    await pick(who, shown, SHOW, "writings")
    assert alt(shown) == "At Barrow. Written: 1." and "How much was written." in shown.message.content
    assert choices(shown)[SHOW] == ["The map as usual"], "the mode that is shown is not offered"
    if restarted:
        await house.world.restart()
    await pick(who, shown, AROUND, "Ford")
    assert alt(shown) == "At Barrow. Written: 1.", "the mode stays"
    assert choices(shown)[AROUND] == ["Barrow", "Mill"] and labels(shown.message) == [IN_WORDS, "Whole map", BACK]
    await who.click(shown, label="Whole map")
    assert choices(shown)[AROUND] == ["Barrow", "Ford", "Mill"] and "Written: 1." in alt(shown)
    await pick(who, shown, SHOW, "as usual")
    assert alt(shown) == "At Barrow."
    await who.click(shown, label=BACK)
    # A post opened it, and has all the buttons. After a restart that is forgotten: then the own side stands there.
    assert "To Ford" in labels(shown.message) if restarted else is_gone(house, shown)
    assert (len(house.posts()), house.newest().id, labels(house.newest())) == (posts, post.id, before)


@pytest.mark.rule("TAB-041", "TAB-012")
async def test_a_spectator_looks_closer_as_everybody_may(written: House) -> None:
    shown = await closer(written, written.dee)
    await pick(written.dee, shown, SHOW, "writings")
    assert alt(shown) == "At Barrow. Written: 1."
    await written.dee.click(shown, label=BACK)


@pytest.mark.rule("TAB-041")
async def test_it_stands_under_a_post_of_the_game_not_in_the_lobby_nor_where_it_is_over(trail: House) -> None:
    lobby = await trail.lobby(trail.bob)
    assert CLOSER not in labels(lobby)
    await trail.ada.slash(trail.tavern, "delve start")
    assert labels(trail.newest())[-1] == CLOSER
    before = trail.newest().id
    await trail.ada.slash(trail.tavern, "walk", to="Ford")
    assert labels(trail.newest())[-2:] == [CLOSER, "Undo"]
    old = next(post for post in trail.posts() if post.id == before)
    assert CLOSER not in labels(old), "only the newest post has controls"
    await trail.ada.slash(trail.tavern, "home")
    assert CLOSER not in labels(trail.newest())


@pytest.mark.rule("TAB-041")
async def test_an_old_press_shows_the_map_as_it_is_now(written: House) -> None:
    shown = await closer(written, written.bob)
    await written.ada.slash(written.tavern, "walk", to="Mill")
    await pick(written.bob, shown, AROUND, "Ford")
    assert alt(shown) == "At Mill."


class Dealt(trail_game.Trail, Deals[trail_game.State]):
    """Trail, of which everybody's first word is dealt before it begins."""

    def dealt(self, state: trail_game.State, seat: Seat, lot: int) -> Move | None:
        del lot, seat
        return trail_game.Scribble("here") if not state.told else None


async def test_not_while_all_is_still_being_set_up(trail: House) -> None:
    trail.tables.games["trail"] = Dealt()
    await trail.started(trail.bob)
    assert CLOSER not in labels(trail.newest())
    await trail.ada.slash(trail.tavern, "scribble", words="moss")
    assert labels(trail.newest())[-2:] == [CLOSER, "Undo"]


def test_it_stands_behind_other_buttons_and_apart_from_what_is_rare_or_cannot_be_made_good_again() -> None:
    grave = Offer("home", Choice("Go home", sure="It is over then."))
    some = tuple(Offer(f"walk {number}", Choice(f"To {number}")) for number in range(60))

    def shown(*buttons: Offer) -> list[list[str]]:
        update = Update(1, Version(1, 1), 7, "move", controls=Controls(buttons, closer=True), undo=True)
        return [
            [item.label or "" for item in row]
            for group in controls_of(update)
            for row in group.rows
            if all(isinstance(item, discord.ui.Button) for item in row)
        ]

    assert shown(some[0]) == [["To 0"], [CLOSER, "Undo"]]
    assert shown(some[0], grave) == [["To 0"], [CLOSER, "Undo", "Go home"]]
    rare = Offer("wait", Choice("Wait", weight="quiet"))
    update = Update(1, Version(1, 1), 7, "move", controls=Controls((*some[:2], rare), closer=True, alike=True))
    assert [[getattr(item, "label", "a menu") for item in row] for group in controls_of(update) for row in group.rows] == [
        ["To 0", "To 1"],
        ["a menu"],
        [CLOSER],
    ]
    full = controls_of(Update(1, Version(1, 1), 7, "move", controls=Controls((*some, grave), closer=True), undo=True))
    assert sum(group.size for group in full) <= 35, "40 components, less 5 for the frame"
    assert [item.label for item in items_of(full)[-3:]] == [CLOSER, "Undo", "Go home"]


@pytest.mark.rule("TAB-041")
async def test_look_closer_shows_parts_larger_than_in_the_post_and_then_the_whole(
    written: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = (
        tuple(draw_strips(Scene("A map", PlateBoard(tuple(Plate((x, 0), "stone") for x in range(9))), "Nine stones.")))[:1]
        * 2
    )
    monkeypatch.setattr(written.tables._context, "draw_strips", lambda _: two)
    shown = await closer(written, written.ada)
    *parts, whole = [file.filename for file in shown.message.attachments]
    assert "-part-" not in whole and whole != parts[0] and len(parts) == 2 and all("-part-" in part for part in parts)
    assert shown.message.attachments[-1].description == written.newest().attachments[0].description, "a phone shows the end"
    assert "Whole map" not in labels(shown.message)
