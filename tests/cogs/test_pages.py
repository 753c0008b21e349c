"""Pages of a game stand under /look; completion and long texts keep within what Discord takes."""

from __future__ import annotations

import pytest

from cogs.core.limits import TEXT, split_text
from cogs.views.pages import pages_of
from engine import Argument, BadGame, Page
from engine.games import check_shared_pages

from .conftest import House, said
from .trail import Trail


async def test_a_page_is_shown_to_the_asker_only(trail: House) -> None:
    await trail.started(trail.bob)
    shown = await trail.bob.slash(trail.tavern, "look journal", place="Mill")
    assert said(shown).startswith("**Mill**") and shown.response is not None and shown.response.ephemeral
    assert said(await trail.dee.slash(trail.tavern, "look journal")).startswith("**Everywhere**")


async def test_a_pages_argument_is_completed_from_what_the_game_names(trail: House) -> None:
    assert await trail.ada.autocomplete(trail.tavern, "look journal", "place", "") == []
    await trail.started()
    offered = await trail.ada.autocomplete(trail.tavern, "look journal", "place", "m")
    assert [choice["value"] for choice in offered] == ["Mill"]


async def test_a_place_of_the_map_is_completed_where_the_game_names_them(trail: House) -> None:
    await trail.started()
    offered = await trail.ada.autocomplete(trail.tavern, "map", "around", "f")
    assert [choice["value"] for choice in offered] == ["Ford"]
    seen = await trail.ada.slash(trail.tavern, "map", around="Ford")
    assert seen.response is not None and len(seen.response.attachments) == 1
    assert "no place “Nowhere”" in said(await trail.ada.slash(trail.tavern, "map", around="Nowhere"))


async def test_the_map_is_seen_in_the_modes_that_show_something_now(trail: House) -> None:
    await trail.started()
    assert await trail.ada.autocomplete(trail.tavern, "map", "mode", "") == []
    refused = said(await trail.ada.slash(trail.tavern, "map", mode="writings"))
    assert "This map has no “writings” to show now." in refused
    await trail.ada.slash(trail.tavern, "scribble", words="a heron")
    offered = await trail.ada.autocomplete(trail.tavern, "map", "mode", "wri")
    assert [(choice["name"], choice["value"]) for choice in offered] == [("writings - how much was written", "writings")]
    seen = await trail.ada.slash(trail.tavern, "map", mode="Writings", around="Ford")
    assert seen.response is not None
    assert seen.response.attachments[0].description == "At Barrow. Written: 1."
    assert "It can show writings." in said(await trail.ada.slash(trail.tavern, "map", mode="weather"))


async def test_a_long_page_comes_in_several_messages(trail: House) -> None:
    await trail.started()
    shown = await trail.ada.slash(trail.tavern, "look clues")
    assert shown.response is not None
    parts = [shown.response.content, *(followup.content for followup in shown.followups)]
    assert len(parts) == 3 and all(len(part) <= TEXT for part in parts)
    assert parts[1].startswith("Clue ") and parts[2].endswith("…")


async def test_where_nothing_is_played_that_is_said(trail: House) -> None:
    assert "Nothing is being played" in said(await trail.ada.slash(trail.tavern, "look clues"))


async def test_help_names_pages_and_files(trail: House) -> None:
    await trail.started()
    told = said(await trail.ada.slash(trail.tavern, "help"))
    assert "`/look journal` - What was written, by place" in told and "`/trail region template`" in told


def test_a_text_is_parted_between_paragraphs_then_lines_then_anywhere() -> None:
    assert split_text("short") == ["short"]
    assert split_text("aaaa\n\nbbb\ncc", 8) == ["aaaa", "bbb\ncc"]
    assert split_text("aaaa bbbb cccc dddd", 10, 2) == ["aaaa bbbb", "cccc dddd"]
    assert split_text("a" * 25, 10) == ["a" * 10, "a" * 10, "a" * 5]
    assert split_text("a" * 50, 10) == ["a" * 10, "a" * 10, "a" * 9 + "…"]


def variant(**changes: object) -> Trail:
    game = Trail()
    for name, value in changes.items():
        setattr(game, name, value)
    return game


def test_games_that_share_a_page_agree_on_its_words() -> None:
    clues = Page("clues", "Everything that points somewhere")
    with_argument = Page("clues", clues.about, Argument("site", "Which site"))
    shared = {"trail": Trail(), "other": variant(key="other", pages=(with_argument,))}
    check_shared_pages(shared)
    assert {page.name: page.argument is not None for page in pages_of(shared)} == {"journal": True, "clues": True}
    with pytest.raises(BadGame, match="say different things about the page clues"):
        check_shared_pages({"trail": Trail(), "other": variant(key="other", pages=(Page("clues", "Hints"),))})
    other = Page("clues", clues.about, Argument("site", "Another"))
    with pytest.raises(BadGame, match="different arguments"):
        check_shared_pages({"one": variant(pages=(with_argument,)), "other": variant(key="other", pages=(other,))})


def test_a_page_is_not_called_like_a_verb() -> None:
    with pytest.raises(BadGame, match="a page walk, which is a verb of trail"):
        check_shared_pages({"trail": variant(pages=(Page("walk", "Where one can go"),))})
