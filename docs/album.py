"""The pictures of a game in these docs and on its quick-start cards, and how they are made.

Each game declares them in ``tests/games/<key>/pictures.py`` as ``ALBUM``: states of real games that are worth a picture,
and pictures of a script. Those of the cards are cut, so that they are readable on a phone. ``python -m docs.pictures``
makes all of them.

Each picture holds its own alt text, from the scene it was drawn from (`described`). Cards and pages read it there. No
picture shows a map that a lobby offers, because it would reveal the map to players (`check_unplayable`).
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
from PIL.PngImagePlugin import PngInfo

from engine.core.capabilities import Prepares
from engine.core.content import DATA
from engine.core.game import Seat
from engine.core.languages import SOURCE
from engine.core.scene import Look, Scene
from engine.games import games
from engine.render import draw

S = TypeVar("S")
Box = tuple[int, int, int, int]
Pictures = dict[str, bytes]
"""Pictures by the name of their file, each a PNG that holds its alt text."""
ALT = "Description"
"""Under this word a PNG holds its alt text, as the format proposes."""
SCREENS = ((390, 844), (1280, 800))
"""The sizes of a phone's page and of a desk's."""
PLAYED = 60
"""So many games are played at most until one has what a picture is to show."""
WIDEST, HIGHEST = 900, 640
STARS: Box = (14, 76, 786, 844)
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
        files = [file for replies in lines if (file := self._in(replies))]
        file = files[-1 if self.last else 0]
        return described(Path(file["path"]).read_bytes(), file["alt"])

    def _in(self, replies: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
        """Return it from a new post, else from one that went on: the post before loses its question, not its picture."""
        found: dict[bool, Mapping[str, Any]] = {
            bool(reply["edited"]): file
            for reply in replies
            for file in reply["files"]
            if f"-{self.subject}-" in file["name"]
        }
        return found.get(False, found.get(True, {}))


class Album(msgspec.Struct, frozen=True):
    """Where the pictures of a game come from.

    A page that tells a map which a lobby offers, ``folded``, shows its pictures in folded blocks only.

    ``cards`` returns those of the quick start in the language that is spoken: ``aim.png``, ``turn.png`` and ``end.png``.
    ``played`` returns what shows people who play by themselves. A ``page`` of the docs may tell what a ``script`` of the
    game plays: ``told`` are its pictures, and its quotes are what the bot says there. ``screen`` says of which state of a
    game of two a screenshot of the page is taken (`docs.screens`), ``screened`` with which options.
    """

    cards: Callable[[], Pictures]
    played: Callable[[], Pictures] = dict
    page: str = ""
    script: str = ""
    told: Mapping[str, Brought] = {}
    screen: Callable[[Any], bool] | None = None
    screened: Mapping[str, str] = {}
    folded: bool = False


def albums() -> dict[str, Album]:
    """Return what each game says of its pictures, by its key; a game that says nothing is left out."""
    modules = {key: f"tests.games.{key}.pictures" for key in games()}
    return {key: import_module(module).ALBUM for key, module in modules.items() if find_spec(module)}


def screens(game: str, language: str = SOURCE) -> Iterator[tuple[str, int, int]]:
    """Yield the name, the width and the height of each screenshot of a game: in English all, in others a phone's alone."""
    for width, height in SCREENS if language == SOURCE else SCREENS[:1]:
        yield f"screen-{game}-{width}{'' if language == SOURCE else f'-{language}'}.png", width, height


def first(play: Callable[[str], Iterable[S]], fits: Callable[[S], bool], key: str = "how") -> S:
    """Return the first state that ``fits`` of the first game that has one; they have the dice keys "how 0", "how 1", .."""
    for number in range(PLAYED):
        for state in play(f"{key} {number}"):
            if fits(state):
                return state
    raise ValueError(f"No game of {PLAYED} comes to what a picture is to show.")


def check_unplayable(key: str, options: Mapping[str, str]) -> None:
    """Raise a `ValueError` where a game with these options has a map that its lobby offers to everybody."""
    game = games()[key]
    if isinstance(game, Prepares):
        chosen = options.get(game.files, str(getattr(game.options(), game.files)))
        if (DATA / key / f"{game.files}s" / f"{chosen}.toml").exists():
            raise ValueError(f"A picture for everybody shows the {game.files} {chosen}, which a lobby offers.")


def described(png: bytes, alt: str) -> bytes:
    """Return a picture that holds its alt text."""
    return _saved(Image.open(io.BytesIO(png)), alt)


def alt_of(png: bytes) -> str:
    """Return the alt text that a picture holds, "" for none."""
    return str(Image.open(io.BytesIO(png)).info.get(ALT, ""))


def drawn(scene: Scene) -> bytes:
    """Return the picture of a scene."""
    return described(draw(scene).png, scene.alt)


def shown(game: Any, state: Any, seat: Seat | None = None, subject: str = "map") -> bytes:
    """Return what a seat, or with ``None`` everybody, is shown of a state."""
    return drawn(game.scene(game.view(state, seat), Look(subject)))


def board_of(game: Any, state: Any, seat: Seat | None = None, subject: str = "map") -> bytes:
    """Return what is known of the board in such a picture, without what stands around it."""
    scene = game.scene(game.view(state, seat), Look(subject))
    whole = draw(scene)
    left, top, right, bottom = whole.extent
    image = Image.open(io.BytesIO(whole.png))
    return _saved(_fitted(image.crop((left - EDGE, top - EDGE, right + EDGE, bottom + EDGE))), scene.alt)


def cut_out(png: bytes, box: Box) -> bytes:
    """Return what lies within a box of a picture, without most of the dark around it."""
    image = Image.open(io.BytesIO(png)).crop(box)
    found = image.convert("L").point(lambda light: 255 if light >= BRIGHT else 0).getbbox()
    if found is None:
        raise ValueError("There is nothing but the dark in a picture.")
    left, top, right, bottom = found
    wider = (left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
    within = (max(0, wider[0]), max(0, wider[1]), min(image.width, wider[2]), min(image.height, wider[3]))
    return _saved(image.crop(within), alt_of(png))


def shrunk(png: bytes) -> bytes:
    """Return a whole picture, no larger than a card's, in the colours that it has."""
    return _saved(_fitted(Image.open(io.BytesIO(png))), alt_of(png))


def _fitted(image: Image.Image) -> Image.Image:
    part = min(1.0, WIDEST / image.width, HIGHEST / image.height)
    if part == 1.0:
        return image
    smaller = image.convert("RGB").resize((round(image.width * part), round(image.height * part)), Image.Resampling.LANCZOS)
    return smaller.quantize(palette=image, dither=Image.Dither.NONE)


def _saved(image: Image.Image, alt: str) -> bytes:
    file, info = io.BytesIO(), PngInfo()
    if alt:
        info.add_itxt(ALT, alt)
    image.save(file, "PNG", optimize=True, pnginfo=info)
    return file.getvalue()
