"""How messages are built: which are layouts, in which order, and how older posts are handled."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.components import COMPONENTS_V2_FLAG, walk_components

from cogs.core import retry
from cogs.messages.layout import (
    DEFAULT_COLOUR,
    Group,
    MessageContent,
    edit_arguments,
    fit_groups,
    in_rows,
    send_arguments,
    view_of,
)
from tests import toy
from tests.discord_api.limits import of_message

from .conftest import House, is_over, labels, said, start_of

TEXT, GALLERY, LINE, CONTAINER, ROW = 10, 12, 14, 17, 1
PLAIN = "plain"


def stored(house: House, message: int) -> Any:
    """Return a message as Discord stores it."""
    return house.env.backend.messages[house.tavern.id][message]


def shape(house: House, message: int) -> Any:
    """Return the kinds of a message's components, those in its frame as a list; for plain text just that."""
    found = stored(house, message)
    if not found.flags & COMPONENTS_V2_FLAG:
        return PLAIN
    assert not found.content and not found.embeds
    return [
        [inner["type"] for inner in part["components"]] if part["type"] == CONTAINER else part["type"]
        for part in found.components
    ]


def as_before(house: House, message: int) -> None:
    """Rewrite a message as the version before layouts made it: text, files, rows of controls."""
    found = stored(house, message)
    texts = [part["content"] for part in walk_components(found.components) if part["type"] == TEXT]
    rows = [part for part in walk_components(found.components) if part["type"] == ROW]
    found.content, found.components = "\n\n".join(texts), rows
    found.flags &= ~COMPONENTS_V2_FLAG
    house.world.bot.publisher.posts._seen.clear()  # type: ignore[attr-defined]


def counted(house: House, before: int) -> list[str]:
    """Return the requests since then that count against the limit of 50 a second."""
    made = [f"{entry.method} {entry.path}" for entry in house.env.http_requests[before:]]
    return [item for item in made if item.split(" ")[1].split("/")[1] not in ("interactions", "webhooks")]


async def test_which_messages_are_layouts_and_in_which_order(trail: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def last() -> int:
        return trail.newest().id

    lobby = await trail.lobby(trail.bob)
    # Who gathers; in the frame the small print and two rows of buttons.
    assert shape(trail, lobby.id) == [TEXT, [TEXT, ROW, ROW]]
    await trail.ada.click(lobby, label=start_of(lobby))
    assert shape(trail, lobby.id) == [TEXT], "who had gathered is all that is left"
    turn = last()
    # The map, what is new, and right below that what is asked.
    assert shape(trail, turn)[:2] == [GALLERY, TEXT] and shape(trail, turn)[2][:2] == [TEXT, ROW]
    refused = await trail.dee.click(trail.newest(), label="To Mill")
    assert refused.response is not None and shape(trail, refused.response.id) == [[TEXT, ROW]], "with Why?"
    helped = await trail.ada.slash(trail.tavern, "help")
    assert helped.response is not None and shape(trail, helped.response.id) == PLAIN
    status = await trail.ada.slash(trail.tavern, "status")
    assert status.response is not None and shape(trail, status.response.id)[0] == TEXT
    seen = await trail.ada.slash(trail.tavern, "map", around="Mill")
    assert seen.response is not None and shape(trail, seen.response.id) == [TEXT, GALLERY]
    asked = await trail.ada.slash(trail.tavern, "delve end")
    assert asked.response is not None and shape(trail, asked.response.id) == [[TEXT, ROW]]
    monkeypatch.setattr(trail.tables.views, "show", lambda *_: 1 / 0)
    await trail.ada.slash(trail.tavern, "home")
    assert shape(trail, turn) == [GALLERY, TEXT], "it keeps what it told, and its picture"
    # Below the buttons of the end stand the figures and the dice key.
    assert shape(trail, last()) == [TEXT, [TEXT, ROW], TEXT] and is_over(trail.newest())
    assert "dice key" in stored(trail, last()).components[-1]["content"]


async def test_a_panel_shows_what_one_knows_then_the_picture_then_what_is_asked(house: House) -> None:
    await house.started(house.bob)
    panel = (await house.ada.click(house.newest(), label="Your hand")).response
    assert panel is not None and shape(house, panel.id)[:2] == [TEXT, GALLERY]
    (_, gallery, frame) = stored(house, panel.id).components
    assert "pick a card" in frame["components"][0]["content"]
    assert gallery["items"][0]["description"] == panel.attachments[0].description


async def test_who_is_called_stands_in_the_frame_and_is_called_by_that(house: House) -> None:
    await house.started(house.bob)
    request = next(request.json for request in reversed(house.env.http_requests) if (request.json or {}).get("components"))
    gallery, told, frame = request["components"]
    assert [part["type"] for part in (gallery, told, frame)] == [GALLERY, TEXT, CONTAINER]
    called = frame["components"][0]["content"]
    assert f"<@{house.bob.id}>" in called and "<@" not in told["content"]
    assert request["allowed_mentions"]["users"] and not request["allowed_mentions"]["parse"]
    assert frame["accent_color"] == toy.GAME.colour == DEFAULT_COLOUR
    assert {user.id for user in house.newest().mentions} >= {house.bob.id}
    (attached,) = request["attachments"]
    assert gallery["items"] == [
        {
            "media": {"url": f"attachment://{attached['filename']}"},
            "description": attached["description"],
            "spoiler": False,
        }
    ]


async def test_a_press_renews_words_picture_and_controls_in_one_request(trail: House) -> None:
    post = await trail.started(trail.bob)
    before = len(trail.env.http_requests)
    await trail.ada.click(post, label="To Mill")
    (request,) = trail.env.http_requests[before:]
    assert request.path.endswith("/callback") and request.json["type"] == 7
    # The map has changed, so the edit brings its picture.
    (brought,) = request.json["data"]["attachments"]
    assert brought["filename"] != post.attachments[0].filename and request.json["data"]["content"] is None
    before = len(trail.env.http_requests)
    await trail.ada.click(trail.newest(), label="Undo")
    (request,) = trail.env.http_requests[before:]
    assert request.path.endswith("/callback") and trail.newest().id == post.id
    assert "takes back" in trail.newest().content and "Undo" not in labels(trail.newest())


async def test_a_new_picture_takes_the_place_of_the_one_before(house: House, openly: None) -> None:
    player = await house.placing(house.bob)
    post, before = house.newest(), len(house.env.http_requests)
    menu = next(part for part in walk_components(stored(house, post.id).components) if part["type"] == 3)
    await player.select(post, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
    (request,) = house.env.http_requests[before:]
    (attached,) = request.json["data"]["attachments"]
    assert house.newest().id == post.id and [file.filename for file in house.newest().attachments] == [attached["filename"]]
    assert attached["filename"] != post.attachments[0].filename and shape(house, post.id)[:2] == [TEXT, GALLERY]


# Posts of before


async def test_a_post_of_before_the_update_is_gone_on_in_where_it_is_pressed(trail: House) -> None:
    post = await trail.started(trail.bob)
    as_before(trail, post.id)
    await trail.world.restart()
    before = len(trail.env.http_requests)
    assert shape(trail, post.id) == PLAIN
    await trail.ada.click(trail.newest(), label="To Mill")
    assert trail.newest().id == post.id and shape(trail, post.id)[:2] == [TEXT, GALLERY]
    assert trail.newest().content.startswith("-# Before: The trail begins.\nAda leads on to Mill.\n\n")
    assert [file.filename for file in trail.newest().attachments] != [file.filename for file in post.attachments]
    # Whether it is in reach is asked once after a restart, in any form.
    assert [item.partition(" ")[0] for item in counted(trail, before)] == ["GET"]


@pytest.mark.parametrize("classic", [False, True])
async def test_after_a_restart_a_post_that_is_over_is_looked_at_once_and_keeps_what_it_told(
    trail: House, classic: bool
) -> None:
    post = await trail.started(trail.bob)
    if classic:
        as_before(trail, post.id)
    await trail.world.restart()
    before = len(trail.env.http_requests)
    await trail.ada.slash(trail.tavern, "walk", to="Mill")
    assert trail.newest().id != post.id and shape(trail, post.id) == ([TEXT, GALLERY] if classic else [GALLERY, TEXT])
    (over, _) = [item for item in trail.posts() if item.id in (post.id, trail.newest().id)]
    assert over.content == "The trail begins." and over.components == []
    assert [item.partition(" ")[0] for item in counted(trail, before)] == ["GET", "PATCH"]
    await trail.ada.slash(trail.tavern, "walk", to="Ford")
    assert counted(trail, before)[2:] == [], "what it posted itself it knows"


async def test_a_lobby_of_before_the_update_is_joined_and_started(trail: House) -> None:
    lobby = await trail.lobby()
    as_before(trail, lobby.id)
    stored(trail, lobby.id).content = stored(trail, lobby.id).content.replace("\n\n", "\n")
    await trail.bob.click(trail.newest(), label="Join")
    assert shape(trail, lobby.id)[0] == TEXT and "With Bob." in trail.newest().content
    as_before(trail, lobby.id)
    stored(trail, lobby.id).content = stored(trail, lobby.id).content.replace("\n\n", "\n")
    await trail.ada.click(trail.newest(), label=start_of(trail.newest()))
    gathered = next(post for post in trail.posts() if post.id == lobby.id)
    assert shape(trail, lobby.id) == [TEXT] and gathered.content == "**Trail** has begun: see below."


async def test_where_a_post_cannot_be_looked_at_its_controls_stay_and_the_game_goes_on(
    trail: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "PAUSES", ())
    post = await trail.started(trail.bob)
    await trail.world.restart()
    trail.env.inject_error("GET", "/channels/*/messages/*", status=403, code=50013)
    await trail.ada.slash(trail.tavern, "walk", to="Mill")
    old = next(item for item in trail.posts() if item.id == post.id)
    assert labels(old) and trail.newest().id != post.id and "leads on to Mill" in trail.newest().content
    # What it offers is old, and says so.
    assert "before Ada's move" in said(await trail.bob.click(old, label="To Ford"))


async def test_a_private_message_of_before_the_update_becomes_the_panel(house: House) -> None:
    await house.started(house.bob)
    panel = (await house.ada.click(house.newest(), label="Your hand")).response
    assert panel is not None
    as_before(house, panel.id)
    await house.ada.click(panel, label=labels(panel.message)[0])
    assert panel.content.startswith("You picked ") and shape(house, panel.id)[:2] == [TEXT, GALLERY]


# Limits


def button(number: int) -> Any:
    return discord.ui.Button(label=f"Door {number}", custom_id=f"act:1.1:open {number}")


async def test_controls_that_are_too_many_lose_their_names_then_their_rows_of_their_own() -> None:
    groups = tuple(Group(((button(2 * number), button(2 * number + 1)),), f"Name {number}") for number in range(4))
    # A row of two is three components, its name and a line below it two more.
    assert sum(group.size for group in groups) == 20 and fit_groups(groups, 20) == groups
    assert [group.name for group in fit_groups(groups, 19)] == [""] * 4
    assert [len(row) for group in fit_groups(groups, 11) for row in group.rows] == [4, 4]
    full = fit_groups(in_rows([[button(number) for number in range(5 * row, 5 * row + 5)] for row in range(9)]), 35)
    assert sum(group.size for group in full) == 30, "a sixth row has no room"


async def test_a_menu_of_a_new_version_shows_nothing_chosen() -> None:
    def menu(version: str) -> list[int]:
        options = [discord.SelectOption(label="Move to O20", value="move O20")]
        rows = [[discord.ui.Select(custom_id=f"pick:{version}:{verb}:0", options=options)] for verb in ("move", "visit")]
        (frame,) = view_of(MessageContent("", "wanted?", in_rows(rows))).to_components()
        return [row["components"][0]["id"] for row in frame["components"][1:]]

    first, second = menu("1.7"), menu("1.8")
    assert len({*first, *second}) == 4 and all(100 < number < 2**31 for number in (*first, *second))


async def test_a_line_tells_where_what_a_name_says_ends() -> None:
    rows = [((button(number),),) for number in range(3)]
    shown = MessageContent("told", "wanted?", (Group(rows[0], "Walk"), Group(rows[1], "Fight"), Group(rows[2])))
    _, frame = view_of(shown).to_components()
    parts = [part.get("content", part["type"]) for part in frame["components"]]
    assert parts == ["wanted?", "-# Walk", ROW, "-# Fight", ROW, LINE, ROW]


async def test_texts_are_cut_to_what_a_layout_holds_and_the_question_is_kept() -> None:
    shown = MessageContent("told " * 2000, "wanted?", in_rows([[button(1)]]))
    told, frame = view_of(shown).to_components()
    assert len(told["content"]) + len(frame["components"][0]["content"]) == 4000
    assert frame["components"][0]["content"] == "wanted?" and told["content"].endswith("…")
    request = {"components": [told, frame], "flags": COMPONENTS_V2_FLAG, "allowed_mentions": {"parse": []}}
    assert list(of_message(request, new=True)) == []


async def test_words_alone_are_plain_unless_they_take_the_place_of_a_layout() -> None:
    assert send_arguments(MessageContent("told", "wanted")) == {"content": "told\n\nwanted"}
    assert edit_arguments(MessageContent("told"), layout=False) == {"content": "told", "view": None, "attachments": ()}
    again = edit_arguments(MessageContent("told"))
    assert again["content"] is None and again["view"].to_components()[0]["content"] == "told"
    # A layout holds at least one component.
    assert edit_arguments(MessageContent())["view"].to_components()[0]["content"]
