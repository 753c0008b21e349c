"""The bot's own emoji: uploaded once, replaced when a drawing changes, and never a reason for a missing post."""

from __future__ import annotations

import io
import shutil
from pathlib import Path
from typing import Any, cast

import pytest
from PIL import Image, ImageChops

from cogs.admin import emoji
from cogs.core.button_emoji import AVAILABLE, BUTTONS
from cogs.messages import controls, layout
from cogs.messages.controls import button, control_id
from cogs.messages.layout import MessageContent, in_rows, view_of
from docs import emoji as drawing
from engine import Version
from engine.games import games

from .conftest import House, labels

NOW = Version(12, 37)
SMALL = 24
"""Approximate pixels of an emoji on a phone's button."""


@pytest.fixture
def on_first_post(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give an emoji to the button that the first post of the tests' game has."""
    monkeypatch.setitem(cast("dict[str, tuple[str, ...]]", BUTTONS), "hand", ("panel", "play"))


def requests(house: House) -> list[str]:
    """Return the methods of the requests about the application's emoji, and forget them."""
    made = [entry.method for entry in house.env.http_requests if entry.path.partition("?")[0].split("/")[-1] == "emojis"]
    made += [entry.method for entry in house.env.http_requests if "/emojis/" in entry.path]
    house.env.http_requests.clear()
    return made


def names(house: House) -> list[str]:
    return sorted(item.name for item in house.env.backend.application_emojis.values())


def emoji_of(message: Any) -> dict[str, str]:
    """Return the emoji names of a message's buttons by label."""
    buttons = [item for row in message.components for item in row.children if item.type.value == 2]
    return {item.label: item.emoji.name.split("_")[1] for item in buttons if item.emoji}


async def test_all_are_uploaded_once_and_asked_for_once_at_each_start_after_that(house: House) -> None:
    house.env.backend.application_emojis.clear()
    requests(house)
    await house.world.restart()
    assert requests(house) == ["GET", *["POST"] * len(BUTTONS)]
    assert names(house) == sorted(emoji.drawings()) and all(emoji.OWN_NAME.fullmatch(name) for name in names(house))
    await house.world.restart()
    assert requests(house) == ["GET"]
    await house.started(house.bob)
    assert requests(house) == [], "nothing is asked for a press"


async def test_one_that_is_drawn_otherwise_takes_the_place_of_the_one_before(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend = house.env.backend
    backend.create_application_emoji("of_somebody_else")
    backend.create_application_emoji("delve_shovel_012345")
    before = names(house)
    folder = shutil.copytree(emoji.FOLDER, tmp_path / "emoji")
    shutil.copy(folder / "pass.png", folder / "go.png")
    monkeypatch.setattr(emoji, "FOLDER", folder)
    requests(house)
    await house.world.restart()
    assert sorted(requests(house)) == ["DELETE", "DELETE", "GET", "POST"]
    gone, come = set(before) - set(names(house)), set(names(house)) - set(before)
    assert gone == {"delve_shovel_012345", next(name for name in before if name.startswith("delve_go_"))}
    assert [name.split("_")[1] for name in come] == ["go"]
    assert AVAILABLE["move"].name in come


@pytest.mark.usefixtures("on_first_post")
async def test_a_refused_upload_is_harmless(house: House, caplog: pytest.LogCaptureFixture) -> None:
    house.env.backend.application_emojis.clear()
    house.env.inject_error("POST", "/applications/*/emojis", status=400, code=30008, times=None)
    await house.world.restart()
    assert AVAILABLE == {} and "not all emoji are at Discord" in caplog.text
    await house.started(house.bob)
    assert "Your hand" in labels(house.newest()) and emoji_of(house.newest()) == {}


@pytest.mark.usefixtures("on_first_post")
@pytest.mark.parametrize("method", ["GET", "DELETE"])
async def test_nor_does_it_matter_that_they_cannot_be_listed_or_taken_away(house: House, method: str) -> None:
    house.env.backend.create_application_emoji("delve_shovel_012345")
    house.env.inject_error(method, "/applications/*/emojis*", status=403, code=50001, times=None)
    await house.world.restart()
    await house.started(house.bob)
    assert emoji_of(house.newest()) == ({} if method == "GET" else {"Your hand": "hand"})


@pytest.mark.usefixtures("on_first_post")
async def test_a_post_that_discord_refuses_for_an_emoji_comes_without_any(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.ada.slash(house.tavern, "delve new", game="toy")
    await house.bob.slash(house.tavern, "delve join")
    for path in ("/interactions/*", "/channels/*"):
        house.env.inject_error("POST", path, status=400, code=50035, message="Invalid Form Body: Invalid emoji")
    await house.ada.slash(house.tavern, "delve start")
    assert "Your hand" in labels(house.newest()) and emoji_of(house.newest()) == {}
    assert "buttons go without emoji for 10 minutes" in caplog.text and house.env.errors == []


def test_an_emoji_stands_on_the_first_of_its_buttons_beside_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, verbs in BUTTONS.items():
        for verb in verbs:
            monkeypatch.setitem(AVAILABLE, verb, layout.discord.PartialEmoji(name=f"delve_{name}_000000", id=1))
    ways = [button(f"Walk to {place}", control_id("act", NOW, f"move {place}")) for place in ("K19", "K18")]
    others = [button("Place a tile", control_id("step", NOW, "place")), button("Undo", control_id("undo", NOW))]
    quiet = button("Wait for B", control_id("act", NOW, "trust B"))
    view = view_of(MessageContent("Told", groups=in_rows([ways, [*others, quiet]])))
    shown = [item for item in view.walk_children() if isinstance(item, layout.discord.ui.Button)]
    assert [(item.label, item.emoji and item.emoji.name.split("_")[1]) for item in shown] == [
        ("Walk to K19", "go"),
        ("Walk to K18", None),
        ("Place a tile", "tile"),
        ("Undo", None),
        ("Wait for B", None),
    ]


def test_each_has_buttons_and_no_button_has_two() -> None:
    named = [name for names in BUTTONS.values() for name in names]
    verbs = {verb.name for game in games().values() for verb in game.verbs}
    assert len(set(named)) == len(named)
    assert set(named) - verbs == {"how"}, "the kinds, and no verb is called like one"
    assert {controls.CONFIRM, controls.MAKE, controls.FORM} < set(layout.MOVES)


def test_the_files_are_what_is_drawn() -> None:
    assert {file.stem for file in drawing.FOLDER.iterdir()} == {*drawing.ICONS, *drawing.DRAWN} == set(BUTTONS)
    for name in BUTTONS:
        file = drawing.FOLDER / f"{name}.png"
        lies, drawn = Image.open(file).convert("RGBA"), Image.open(io.BytesIO(drawing.drawn(name))).convert("RGBA")
        assert max(most for _, most in ImageChops.difference(lies, drawn).getextrema()) <= 24, name
        assert lies.size == (128, 128) and file.stat().st_size < 256 * 1024


def test_no_two_look_the_same_without_colour_at_the_size_of_a_button() -> None:
    small = {
        name: Image.open(drawing.FOLDER / f"{name}.png").convert("LA").resize((SMALL, SMALL), Image.Resampling.BOX)
        for name in BUTTONS
    }
    for name, item in small.items():
        for other, second in small.items():
            differing = ImageChops.difference(item, second).convert("L").histogram()[48:]
            assert name == other or sum(differing) > SMALL * SMALL / 10, (name, other)
