"""Pictures in words: under Map for all, and in everything private for members who want that."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest

from cogs.core.limits import LAYOUT_TEXT, TEXT
from cogs.messages.controls import button
from cogs.messages.layout import MessageContent, in_rows, view_of
from cogs.messages.without_pictures import without_pictures
from engine import WORDS

from .conftest import House, labels, said
from .test_closer import AROUND, SHOW, alt, choices, closer, pick

IN_WORDS, PICTURE = WORDS("button-in-words"), WORDS("button-picture")


@pytest.fixture
async def written(trail: House) -> House:
    """Trail under way, in which something was written, so that a mode shows it."""
    await trail.started(trail.bob)
    await trail.ada.slash(trail.tavern, "scribble", words="moss")
    return trail


def text_of(shown: Any) -> str:
    """Return the words of an answer that has no picture."""
    assert shown.message.attachments == []
    return str(shown.message.content)


@pytest.mark.rule("TAB-204")
async def test_the_map_is_told_in_words_with_the_same_controls(written: House) -> None:
    who, posts = written.bob, len(written.posts())
    shown = await closer(written, who)
    await who.click(shown, label=IN_WORDS)
    assert text_of(shown).startswith("At Barrow.\n**You can**: To Ford"), "how things stand comes before what can be done"
    assert "Written: 1." in text_of(shown), "what a mode marks is told beside the plain map"
    assert choices(shown) == {SHOW: ["Writings"], AROUND: ["Barrow", "Ford", "Mill"]}
    await written.world.restart()
    await pick(who, shown, SHOW, "writings")
    assert text_of(shown).startswith("How much was written.\nAt Barrow. Written: 1.\n")
    await pick(who, shown, AROUND, "Ford")
    assert "\nAt Barrow. Written: 1.\n" in text_of(shown) and "Whole map" in labels(shown.message)
    await who.click(shown, label=PICTURE)
    assert alt(shown) == "At Barrow. Written: 1." and len(written.posts()) == posts


@pytest.mark.rule("TAB-204", "TAB-040")
async def test_who_does_not_play_reads_what_everybody_may_know(written: House) -> None:
    shown = await closer(written, written.dee)
    await written.dee.click(shown, label=IN_WORDS)
    assert text_of(shown).startswith("At Barrow.") and "You can" not in text_of(shown)


@pytest.mark.rule("TAB-204", "TAB-085")
async def test_who_wants_words_gets_them_in_everything_private_and_posts_stay(house: House) -> None:
    await house.started(house.bob)
    told = said(await house.bob.slash(house.tavern, "me", pictures="words"))
    assert "**Pictures**: in words" in told
    await house.world.restart()
    for command, given in (("map", {}), ("map", {"text": True})):
        result = await house.bob.slash(house.tavern, command, **given)
        assert result.response is not None and result.response.attachments == []
        assert "Toy, round 1 of 3." in said(result) and PICTURE not in labels(result.response.message)
    assert (await house.ada.slash(house.tavern, "map")).response.attachments, "others see pictures as before"
    await house.bob.slash(house.tavern, "map", public=True)
    assert house.newest().attachments, "what everybody sees is drawn"
    assert "**Pictures**" not in said(await house.bob.slash(house.tavern, "me", pictures="drawn"))
    assert (await house.bob.slash(house.tavern, "map")).response.attachments


@pytest.mark.rule("TAB-204")
async def test_ones_own_picture_comes_as_a_list(house: House) -> None:
    await house.started(house.bob)
    drawn = await house.bob.slash(house.tavern, "hand")
    (picture,) = drawn.response.attachments
    await house.bob.slash(house.tavern, "me", pictures="words")
    told = await house.bob.slash(house.tavern, "hand")
    assert told.response.attachments == [] and picture.description in said(told)


@pytest.mark.rule("TAB-204", "TAB-085")
async def test_who_wants_large_pictures_gets_strips_beside_their_words_and_posts_stay(house: House) -> None:
    await house.started(house.bob)
    assert "**Pictures**: large" in said(await house.bob.slash(house.tavern, "me", pictures="large"))
    await house.world.restart()
    for command in ("map", "hand"):
        plain = (await house.ada.slash(house.tavern, command)).response.attachments
        result = await house.bob.slash(house.tavern, command)
        parts = result.response.attachments
        assert len(plain) == 1 and [part.description for part in parts] == [
            f"Part {number} of {len(parts)} of the picture." for number in range(1, len(parts) + 1)
        ]
        assert parts and all(f"-part-{number}.png" in part.filename for number, part in enumerate(parts, start=1))
    assert "Toy, round 1 of 3." in said(await house.bob.slash(house.tavern, "map")), "the words say what strips leave out"
    await house.bob.slash(house.tavern, "map", public=True)
    assert "part" not in house.newest().attachments[0].filename, "what everybody sees is as it was"
    assert "**Pictures**" not in said(await house.bob.slash(house.tavern, "me", pictures="drawn"))


@pytest.mark.rule("TAB-204")
async def test_a_picture_that_cannot_be_drawn_large_comes_as_it_is(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.started(house.bob)
    await house.bob.slash(house.tavern, "me", pictures="large")

    def broken(_: object) -> tuple[bytes, ...]:
        raise RuntimeError("no strips today")

    monkeypatch.setattr(house.tables._context, "draw_strips", broken)
    (picture,) = (await house.bob.slash(house.tavern, "map")).response.attachments
    assert "part" not in picture.filename


def test_spread_pictures_are_each_as_wide_as_the_message() -> None:
    files = [file(f"{number}.png", "") for number in range(5)]

    def galleries(content: MessageContent) -> list[int]:
        items = view_of(content, files).children
        return [len(item.items) for item in items if isinstance(item, discord.ui.MediaGallery)]

    assert galleries(MessageContent("Told.")) == [3, 1, 1]
    assert galleries(MessageContent("Told.", spread=True)) == [1, 1, 1, 1, 1]
    # 34 components are left for controls, and 35 buttons in 7 rows are more: none for a third gallery.
    rows = [[button(str(number), f"act:1.1:{number}") for number in range(5)] for _ in range(7)]
    assert galleries(MessageContent("Told.", groups=in_rows(rows), spread=True)) == [4, 1]


def file(name: str, words: str) -> discord.File:
    return discord.File(io.BytesIO(b""), filename=name, description=words)


def test_films_stay_and_nothing_is_said_twice_or_beyond_the_room() -> None:
    files = (file("a.png", "A door."), file("b.png", "A rat."), file("film.webp", "A film."))
    content, left = without_pictures(MessageContent("A rat. It looks up.", "What now?"), files)
    assert (content.story, content.prompt) == ("A rat. It looks up.\nA door.", "What now?")
    assert [each.filename for each in left] == ["film.webp"]
    long = (file("a.png", "stone " * 900),)
    plain, _ = without_pictures(MessageContent("Told.", "Asked?"), long)
    assert len(plain.words) <= TEXT and plain.words.endswith("Asked?")
    framed, _ = without_pictures(MessageContent("Told.", "Asked?", in_rows([[button("Go", "act:1.1:go")]])), long)
    assert TEXT < len(framed.story) <= LAYOUT_TEXT - len("Asked?")
