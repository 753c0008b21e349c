"""The quick-start cards: what a game is, what a turn is, how it ends, each in a few lines with a picture.

They stand in ``data/<game>/how.toml``, their pictures in ``data/<game>/how``; a game without that file has none. Those of
another language lie in a folder of its name there. Each picture holds its alt text, the words of the scene that it was
drawn from (`docs.album`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec.structs import replace

from engine.api.views import Picture
from engine.core.content import DATA, load
from engine.core.errors import BadContent

FILE, FOLDER = "how", "how"
CARDS = 3
LONGEST_TITLE, LONGEST_TEXT, LONGEST_ALT = 60, 600, 1000
LARGEST = 150_000
"""How many bytes a picture has at most."""
_PNG = b"\x89PNG\r\n\x1a\n"


class QuickCard(msgspec.Struct, frozen=True):
    """One card: a title, a few lines for a newcomer, and a picture that shows it; ``others`` are the picture in other
    languages."""

    title: str
    text: str
    picture: Picture
    others: Mapping[str, Picture] = {}

    def spoken(self, language: str, said: Callable[[str], str]) -> QuickCard:
        """Return the card in another language, with what ``said`` makes of a text.

        Where its picture was not drawn in that language, it is called by the title.
        """
        title = said(self.title)
        return QuickCard(title, said(self.text), self.others.get(language) or replace(self.picture, alt=title))


class _QuickCardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    text: str
    picture: str


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[_QuickCardFile, ...]


def read_quick_starts(games: Iterable[str], folder: Path = DATA) -> dict[str, tuple[QuickCard, ...]]:
    """Return the cards of those of ``games`` that have any; `BadContent` names the card and what is wrong with it."""
    return {game: _cards_of(game, folder) for game in games if (folder / game / f"{FILE}.toml").exists()}


@cache
def quick_starts_of(games: tuple[str, ...]) -> Mapping[str, tuple[QuickCard, ...]]:
    """Return the cards of those of ``games`` that have any. A process reads them once."""
    return read_quick_starts(games)


def _cards_of(game: str, folder: Path) -> tuple[QuickCard, ...]:
    written = load(game, FILE, _Cards, folder=folder).card
    if len(written) != CARDS:
        raise BadContent(_file(game), "card", f"a quick start has {CARDS} cards, not {len(written)}")
    return tuple(_card_of(game, card, folder) for card in written)


def _card_of(game: str, card: _QuickCardFile, folder: Path) -> QuickCard:
    title, text = card.title.strip(), card.text.strip()
    for name, words, most in (("title", title, LONGEST_TITLE), ("text", text, LONGEST_TEXT)):
        if not 1 <= len(words) <= most:
            raise BadContent(_file(game), title or "card", f"its {name} has 1 to {most} characters, not {len(words)}")
    if Path(card.picture).name != card.picture:
        raise BadContent(_file(game), title, f"{card.picture!r} is no file name")
    drawn = (file.parent.name for file in sorted((folder / game / FOLDER).glob(f"*/{card.picture}")))
    others = {language: _picture(game, title, f"{language}/{card.picture}", folder) for language in drawn}
    return QuickCard(title, text, _picture(game, title, card.picture, folder), others)


def _picture(game: str, title: str, picture: str, folder: Path) -> Picture:
    png = _read(game, title, picture, folder)
    alt = _alt(png)
    if not 1 <= len(alt) <= LONGEST_ALT:
        wrong = f"{picture} holds an alt text of 1 to {LONGEST_ALT} characters, not {len(alt)}"
        raise BadContent(_file(game), title, wrong)
    return Picture(png, *_size(png), alt, f"{FILE}-{game}-{picture.replace('/', '-')}")


def _read(game: str, title: str, picture: str, folder: Path) -> bytes:
    try:
        png = (folder / game / FOLDER / picture).read_bytes()
    except OSError as error:
        raise BadContent(
            _file(game),
            title,
            f"the picture data/{game}/{FOLDER}/{picture} is missing; python -m docs.pictures {game} draws it",
        ) from error
    if not png.startswith(_PNG):
        raise BadContent(_file(game), title, f"data/{game}/{FOLDER}/{picture} is no PNG")
    if len(png) > LARGEST:
        raise BadContent(_file(game), title, f"the picture {picture} has {len(png)} bytes, more than {LARGEST}")
    return png


def _size(png: bytes) -> tuple[int, int]:
    """Return how wide and how high a PNG is, as its first chunk says."""
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def _alt(png: bytes) -> str:
    """Return the alt text that a PNG holds as its description, "" for none."""
    start = png.find(b"iTXtDescription\0")
    if start < 0:
        return ""
    chunk = png[start + 4 : start + 4 + int.from_bytes(png[start - 4 : start], "big")]
    # The keyword, then compression (none), language and translated keyword (both empty), each ended by a zero.
    return chunk[len("Description") + 5 :].decode(errors="replace")


def _file(game: str) -> str:
    return f"data/{game}/{FILE}.toml"
