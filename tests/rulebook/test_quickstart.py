"""The quick-start cards: every game has three, short, with a picture, and what they say is so."""

from __future__ import annotations

import asyncio
import io
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import bot
from docs.album import described
from engine.core import capabilities
from engine.core.content import DATA
from engine.core.errors import BadContent
from engine.core.languages import PLACES, SOURCE, speaking
from engine.core.messages import WORDS, Catalogue
from engine.games import games
from engine.rulebook import QuickCard
from engine.rulebook.quickstart import LARGEST, LONGEST_TEXT, read_quick_starts
from playground.world import World
from service.settings import Settings

GAMES = tuple(games())
CARDS = read_quick_starts(GAMES)


def words(game: str) -> str:
    return "\n".join(card.text for card in CARDS[game])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_an_aim_a_turn_and_an_end(game: str) -> None:
    assert [card.title for card in CARDS[game]] == ["The aim", "A turn", "How it ends"]
    assert words(game).endswith(f"-# The whole of it: `/rules game:{games()[game].title}`")


@pytest.mark.parametrize("card", [card for cards in CARDS.values() for card in cards], ids=lambda card: card.picture.name)
def test_a_card_is_short_and_its_picture_fits_a_phone(card: QuickCard) -> None:
    assert len(card.text) <= LONGEST_TEXT and "  " not in card.text
    assert 80 <= len(card.picture.alt) <= 1000 and card.picture.alt.endswith(".")
    image = Image.open(io.BytesIO(card.picture.png))
    image.verify()
    assert image.size == (card.picture.width, card.picture.height)
    assert 350 <= image.width <= 900 and 300 <= image.height <= 650 and len(card.picture.png) <= LARGEST


def test_every_picture_in_the_folders_belongs_to_a_card() -> None:
    there = {f"how-{file.parents[1].name}-{file.name}" for file in DATA.glob("*/how/*.png")}
    assert there == {card.picture.name for cards in CARDS.values() for card in cards}
    others = {f"how-{file.parents[2].name}-{file.parent.name}-{file.name}" for file in DATA.glob("*/how/*/*")}
    assert others == {each.name for cards in CARDS.values() for card in cards for each in card.others.values()}


@pytest.mark.rule("TAB-208")
def test_every_card_has_its_picture_in_every_language() -> None:
    for game, card in ((game, card) for game, cards in CARDS.items() for card in cards):
        spoken = {language for language in PLACES.keys() - {SOURCE} if (DATA / game / "words" / language).is_dir()}
        assert card.others.keys() == spoken
        for language in spoken:
            with speaking(language):
                assert Catalogue(game).text(card.text) != card.text, (language, card.title)
        drawn = {card.picture.alt, *(picture.alt for picture in card.others.values())}
        assert len(drawn) == 1 + len(spoken), f"{card.picture.name}: its words are those of another language"
        assert all(card.spoken(language, str.upper).picture == card.others[language] for language in spoken)


def test_every_command_that_a_card_names_is_one_of_the_bot(tmp_path: Path) -> None:
    async def known() -> set[str]:
        def build(now: Any, keys: Any) -> Any:
            return bot.create_bot(Settings(database=str(tmp_path / "delves")), now=now, keys=keys)

        world = await World.open(build=build, seed="lantern")
        try:
            return {command.qualified_name for command in world.bot.tree.walk_commands()}  # type: ignore[attr-defined]
        finally:
            await world.close()

    commands = asyncio.run(known())
    for game in GAMES:
        verbs = {verb.command for verb in (*games()[game].verbs, *capabilities.pages(games()[game]))}
        named = re.findall(r"`/(\w+(?: [\w-]+(?!:)\b)?)", words(game))
        assert "rules" in named
        assert set(named) <= commands, game
        assert set(named) <= verbs | {"rules", "undo", "status", "map"}, game


@pytest.mark.parametrize("language", PLACES)
def test_the_last_card_names_the_buttons_that_help_as_they_are_called(language: str) -> None:
    for game in (game for game in GAMES if language == SOURCE or (DATA / game / "words" / language).is_dir()):
        with speaking(language):
            text = CARDS[game][-1].spoken(language, Catalogue(game).text).text
            helps = [WORDS(f"button-{name}") for name in ("advice", "closer")]
        assert [name for name in helps if f"**{name}**" not in text] == [], (game, text)


def test_every_slash_stands_in_a_command() -> None:
    for game in GAMES:
        assert "/" not in re.sub(r"`/\w+( [\w-]+)?( \w+:[\w ]+| game:\w+)?`", "", words(game)), game


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(DATA / "skyshard" / "how", tmp_path / "skyshard" / "how")
    shutil.copy(DATA / "skyshard" / "how.toml", tmp_path / "skyshard")
    return tmp_path


def test_a_game_without_cards_has_none(folder: Path) -> None:
    assert list(read_quick_starts(["toy", "skyshard"], folder)) == ["skyshard"]


def _rewritten(folder: Path, before: str, after: str) -> None:
    file = folder / "skyshard" / "how.toml"
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")


@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        ('"aim.png"', '"ham.png"', "The aim: the picture data/skyshard/how/ham.png is missing"),
        ('"aim.png"', '"../how/aim.png"', "The aim: '../how/aim.png' is no file name"),
        ('title = "A turn"', 'title = ""', "card: its title has 1 to 60 characters, not 0"),
        ("I call you", "I call you when " * 60, "A turn: its text has 1 to 600 characters"),
        ('picture = "end.png"\n', "", "missing required field `picture`"),
        ('picture = "end.png"', 'picture = "end.png"\nsound = "bell"', "unknown field `sound`"),
    ],
)
def test_a_mistake_is_named_with_its_card(folder: Path, before: str, after: str, wrong: str) -> None:
    _rewritten(folder, before, after)
    with pytest.raises(BadContent) as caught:
        read_quick_starts(["skyshard"], folder)
    assert "data/skyshard/how.toml" in str(caught.value) and wrong in str(caught.value)


def test_a_picture_of_a_card_holds_its_alt_text(folder: Path) -> None:
    file = folder / "skyshard" / "how" / "turn.png"
    png = file.read_bytes()
    for alt, known in (("Two doors – and a shard.", True), ("", False), ("long " * 201, False)):
        file.write_bytes(described(png, alt))
        if known:
            assert read_quick_starts(["skyshard"], folder)["skyshard"][1].picture.alt == alt
        else:
            with pytest.raises(BadContent, match=r"turn\.png holds an alt text of 1 to 1000 characters"):
                read_quick_starts(["skyshard"], folder)


def test_a_quick_start_has_three_cards(folder: Path) -> None:
    file = folder / "skyshard" / "how.toml"
    file.write_text(file.read_text(encoding="utf-8").rpartition("[[card]]")[0], encoding="utf-8")
    with pytest.raises(BadContent, match="3 cards, not 2"):
        read_quick_starts(["skyshard"], folder)


@pytest.mark.parametrize(
    ("content", "wrong"),
    [(b"GIF89a", "is no PNG"), (b"\x89PNG\r\n\x1a\n" + bytes(LARGEST), "bytes, more than")],
)
def test_a_picture_is_a_png_that_is_not_too_large(folder: Path, content: bytes, wrong: str) -> None:
    (folder / "skyshard" / "how" / "turn.png").write_bytes(content)
    with pytest.raises(BadContent, match=wrong):
        read_quick_starts(["skyshard"], folder)
