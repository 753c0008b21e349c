"""What a game says of its pictures in these docs and on its quick-start cards, and what it makes them with.

``tests/games/<key>/pictures.py`` says it, as ``ALBUM``: which state of a game that was really played is worth a picture,
and what a script of that game brings. Those of the cards are cut to what matters, so that it can still be made out on a
phone. ``python -m docs.pictures`` makes them all anew.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from PIL import Image

from engine.core.game import Seat
from engine.core.scene import Look
from engine.games import games
from engine.render import draw

S = TypeVar("S")
Box = tuple[int, int, int, int]
Pictures = dict[str, bytes]
"""Pictures by the name of their file."""
SCREENS = ((390, 844), (1280, 800))
"""The sizes of a phone's page and of a desk's."""
PLAYED = 60
"""So many games are played at most until one has what a picture is to show."""
WIDEST, HIGHEST = 900, 640
STARS: Box = (14, 76, 786, 758)
"""Where the stars lie in a picture of them, above the players."""
MARGIN = 34
"""How much of the dark is left around what was cut out."""
EDGE = 10
"""How much is left around a board whose extent is known."""
BRIGHT = 70
"""From this brightness on something lies there, rather than the dark."""


class Brought(msgspec.Struct, frozen=True):
    """The picture of a ``subject`` that the first line of a script brought which says ``do``, or the ``last`` such line."""

    do: str
    subject: str
    last: bool = False

    def among(self, results: Sequence[Mapping[str, Any]]) -> bytes:
        """Return it from what each line of the script brought."""
        lines = [result["replies"] for result in results if result["do"] == self.do]
        paths = [path for replies in lines if (path := self._in(replies))]
        return Path(paths[-1 if self.last else 0]).read_bytes()

    def _in(self, replies: Sequence[Mapping[str, Any]]) -> str:
        """Return it from a new post, else from one that went on: the post before loses its question, not its picture."""
        found = {
            bool(reply["edited"]): str(file["path"])
            for reply in replies
            for file in reply["files"]
            if f"-{self.subject}-" in file["name"]
        }
        return found.get(False, found.get(True, ""))


class Album(msgspec.Struct, frozen=True):
    """Where the pictures of a game come from.

    ``cards`` takes those of the docs and returns those of the quick start, ``aim.png``, ``turn.png`` and ``end.png``.
    ``played`` returns what shows people who play by themselves. A ``page`` of the docs may tell what a ``script`` of the
    game plays: ``told`` are its pictures, and its quotes are what the bot says there. ``screen`` says of which state of a
    game of two a screenshot of the page is taken (`docs.screens`).
    """

    cards: Callable[[Mapping[str, bytes]], Pictures]
    played: Callable[[], Pictures] = dict
    page: str = ""
    script: str = ""
    told: Mapping[str, Brought] = {}
    screen: Callable[[Any], bool] | None = None


def albums() -> dict[str, Album]:
    """Return what each game says of its pictures, by its key; a game that says nothing is left out."""
    modules = {key: f"tests.games.{key}.pictures" for key in games()}
    return {key: import_module(module).ALBUM for key, module in modules.items() if find_spec(module)}


def screens(game: str) -> Iterator[tuple[str, int, int]]:
    """Yield the name, the width and the height of each screenshot of a game."""
    for width, height in SCREENS:
        yield f"screen-{game}-{width}.png", width, height


def first(play: Callable[[str], Iterable[S]], fits: Callable[[S], bool], key: str = "how") -> S:
    """Return the first state that ``fits`` of the first game that has one; they have the dice keys "how 0", "how 1", .."""
    for number in range(PLAYED):
        for state in play(f"{key} {number}"):
            if fits(state):
                return state
    raise ValueError(f"No game of {PLAYED} comes to what a picture is to show.")


def shown(game: Any, state: Any, seat: Seat | None = None, subject: str = "map") -> bytes:
    """Return what a seat, or with ``None`` everybody, is shown of a state."""
    return draw(game.scene(game.view(state, seat), Look(subject))).png


def board_of(game: Any, state: Any, seat: Seat | None = None, subject: str = "map") -> bytes:
    """Return what is known of the board in such a picture, without what stands around it."""
    drawn = draw(game.scene(game.view(state, seat), Look(subject)))
    left, top, right, bottom = drawn.extent
    image = Image.open(io.BytesIO(drawn.png))
    return _saved(_fitted(image.crop((left - EDGE, top - EDGE, right + EDGE, bottom + EDGE))))


def cut_out(png: bytes, box: Box) -> bytes:
    """Return what lies within a box of a picture, without most of the dark around it."""
    image = Image.open(io.BytesIO(png)).crop(box)
    found = image.convert("L").point(lambda light: 255 if light >= BRIGHT else 0).getbbox()
    if found is None:
        raise ValueError("There is nothing but the dark in a picture.")
    left, top, right, bottom = found
    wider = (left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
    within = (max(0, wider[0]), max(0, wider[1]), min(image.width, wider[2]), min(image.height, wider[3]))
    return _saved(image.crop(within))


def shrunk(png: bytes) -> bytes:
    """Return a whole picture, no larger than a card's, in the colours that it has."""
    return _saved(_fitted(Image.open(io.BytesIO(png))))


def _fitted(image: Image.Image) -> Image.Image:
    part = min(1.0, WIDEST / image.width, HIGHEST / image.height)
    if part == 1.0:
        return image
    smaller = image.convert("RGB").resize((round(image.width * part), round(image.height * part)), Image.Resampling.LANCZOS)
    return smaller.quantize(palette=image, dither=Image.Dither.NONE)


def _saved(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()
