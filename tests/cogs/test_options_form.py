"""The options of a lobby in one form: what it shows, what it changes, and who is shown it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest
from simcord import InteractionResult

from cogs.lobby.options_form import chosen_in
from engine import LobbyShown, OptionShown
from engine.games import games
from playground.players import fields_of, options_in
from playground.world import World
from tests.discord_api.limits import of_form

from .conftest import House, labels, menus, said

MORE = "Options"


@pytest.fixture
async def deep() -> AsyncIterator[House]:
    """A house with the real games."""
    world = await World.open(seed="moth")
    try:
        yield House(world, "galaxy")
        assert world.env.errors == []
    finally:
        await world.close()


async def opened(deep: House) -> InteractionResult:
    return await deep.ada.click(deep.newest(), label=MORE)


def shown(form: InteractionResult) -> dict[str, list[str]]:
    """Return the labels that a form offers by its fields, those that are chosen now in brackets."""
    assert form.modal is not None
    named: Mapping[str, Any] = dict(fields_of(form.modal))
    return {
        named[key][0]: [f"[{each['label']}]" if each.get("default") else each["label"] for each in options]
        for key, options in options_in(form.modal).items()
    }


async def test_the_host_is_shown_all_further_options_in_one_form_as_they_are(deep: House) -> None:
    await deep.lobby(worlds="12")
    form = await opened(deep)
    assert form.modal is not None and form.modal["title"] == "Options of Galaxy"
    assert shown(form) == {
        "Wait": ["live", "brisk", "[daily]", "calm", "no clock"],
        "Language": ["Deutsch", "[English]", "Español"],
        # A tick stands for yes, or for the value that is not the default. A lone host begins with stand-ins and hints.
        "Tick what you want": [
            *("Play: desk", "Length: full", "Factions"),
            *("[Worlds: 12]", "Frontier: 14", "[Stand-ins]", "[Hints]"),
        ],
    }


@pytest.mark.rule("TAB-012")
async def test_all_that_a_form_changes_is_one_change_of_the_post(deep: House) -> None:
    post = await deep.lobby()
    posted, before = len(deep.posts()), (await deep.tables.views.latest(deep.tavern.id)).version
    await deep.ada.submit_modal(
        await opened(deep), {"wait": ["brisk"], "language": ["English"], "ticked": ["worlds", "hints"]}
    )
    content = deep.newest().content
    assert "12 planets, stand-ins: no." in content and "I wait: brisk, 8 hours for a move." in content
    assert (len(deep.posts()), deep.newest().id) == (posted, post.id)
    assert (await deep.tables.views.latest(deep.tavern.id)).version.change == before.change + 1
    # What the form shows next is what was chosen.
    assert shown(await opened(deep))["Tick what you want"][-4:] == ["[Worlds: 12]", "Frontier: 14", "Stand-ins", "[Hints]"]


async def test_a_form_that_changes_nothing_says_so_and_touches_nothing(deep: House) -> None:
    await deep.lobby()
    before = deep.newest().content
    result = await deep.ada.submit_modal(
        await opened(deep), {"wait": ["daily"], "language": ["English"], "ticked": ["stand_ins", "hints"]}
    )
    assert said(result) == "Everything stays as it is." and deep.newest().content == before


@pytest.mark.rule("TAB-208")
async def test_a_form_is_answered_in_the_language_of_its_reader(deep: House) -> None:
    await deep.lobby()
    form = await opened(deep)
    await deep.ada.slash(deep.tavern, "me", language="de")
    result = await deep.ada.submit_modal(
        form, {"wait": ["daily"], "language": ["English"], "ticked": ["stand_ins", "hints"]}
    )
    assert said(result) == "Es bleibt alles, wie es ist."


@pytest.mark.parametrize(("boxes", "changed"), [("3.4", {"fog": "yes"}), ("3.4.5", {"fog": "yes", "rain": "no"})])
def test_an_option_that_opened_after_the_form_was_shown_stays_as_it_is(boxes: str, changed: dict[str, str]) -> None:
    # Fog is ticked; rain, which is on, has a box or none.
    values = {"a": "no", "b": "no", "c": "no", "fog": "no", "snow": "no", "rain": "yes"}
    options = tuple(OptionShown(name, "", ("yes", "no"), value) for name, value in values.items())
    lobby = LobbyShown("toy", "Toy", "", (), 1, 4, options)
    assert chosen_in(lobby, boxes, {"ticked": ["fog"]}) == changed


@pytest.mark.rule("TAB-105")
async def test_one_that_is_refused_changes_nothing_at_all(deep: House) -> None:
    await deep.lobby(deep.bob)
    other = (await deep.bob.click(deep.newest(), label=MORE)).response
    assert other is not None
    await deep.bob.select(other, ["hints"], custom_id=menus(other.message)[-1].custom_id)
    await deep.bob.select(other, ["no"], custom_id=menus(other.message)[0].custom_id)
    result = await deep.ada.submit_modal(
        await opened(deep), {"wait": ["daily"], "language": ["English"], "ticked": ["worlds", "hints"]}
    )
    assert "(TAB-105)" in said(result) and "12 planets" not in deep.newest().content


async def test_a_form_of_a_lobby_that_has_begun_is_refused(deep: House) -> None:
    await deep.lobby(deep.bob)
    form = await opened(deep)
    await deep.ada.click(deep.newest(), label="Quick start")
    result = await deep.ada.submit_modal(form, {"wait": ["brisk"], "language": ["English"], "ticked": []})
    assert "no longer gathering" in said(result)


async def test_others_are_shown_menus_with_what_they_have_a_say_in(deep: House) -> None:
    await deep.lobby(deep.bob)
    result = await deep.bob.click(deep.newest(), label=MORE)
    assert result.modal is None and result.response is not None
    assert "Anyone who sits here can say no" in result.response.message.content


@pytest.mark.parametrize("game", sorted(games()))
async def test_each_game_has_a_form_that_discord_takes_or_else_a_list(deep: House, game: str) -> None:
    deep.game = game
    post = await deep.lobby()
    assert MORE in labels(post)
    result = await opened(deep)
    if game in ("regions", "skyshard", "wilds"):
        # Five of their options and more have three values or more: a form has room for four beside its boxes.
        assert result.modal is None and result.response is not None and len(menus(result.response.message)) == 5
    else:
        assert result.modal is not None and list(of_form(result.modal)) == []
