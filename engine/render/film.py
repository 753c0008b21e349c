"""A film: scenes of one map, one after the other, as an animated picture in WebP.

All frames are one stage, as large as the largest of them needs, so that the map stays where it is and grows. Below it
stands what happened, in whole sentences, and how far the film is. Cards of high points stand between the maps.

Discord plays WebP in a message on every platform, as it does GIF. A picture in a few flat colours is a fourth to a fifth as
large in WebP, without loss.
"""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from PIL import Image

from engine.core.high_points import HighPointBoard
from engine.core.scene import HexBoard, OwnBoard, Row, Scene
from engine.core.words import sentences
from engine.render import panel, picture
from engine.render.brush import width, write
from engine.render.canvas import FLAT, tone
from engine.render.kit import KIT

MOST_BYTES = 4 * 1024 * 1024
"""A film is never larger: a phone has to load it."""
MOST_FRAMES = 48
"""Nor has it more frames: with so many each stands long enough to be read, and all are drawn in three seconds."""

STRIP = 92
"""How high the strip below the map is."""
SETS = ((29, 37, 2), (24, 28, 3))
"""How its words are set: how large, how high a line is, and how many lines there are at most; the first that fits."""
EDGE = 26
"""How far from the picture's edge its words begin."""


class Shot(msgspec.Struct, frozen=True):
    """What one frame shows: a scene, what happened, and how many milliseconds it stands; ``under`` a card lies the map."""

    scene: Scene
    words: str
    lasts: int
    under: Scene | None = None


class Film(msgspec.Struct, frozen=True):
    """A finished film: a file of animated WebP, ``width`` x ``height`` pixels, and how many ``frames`` it has."""

    webp: bytes
    width: int
    height: int
    frames: int


class TooLong(Exception):
    """Also as small as it is made, a film would be larger than it may."""


class Reduction(msgspec.Struct, frozen=True):
    """One way to make a film smaller: by so many parts of its size, without loss or in some quality (WebP's, 0 to 100), and
    one frame of so many."""

    part: float = 1.0
    quality: int | None = None
    every: int = 1


WAYS = (Reduction(), Reduction(0.75, 60), Reduction(0.6, 40, 2))
"""How a film is made: the first of these in which it is no larger than it may be."""

Seen = Callable[[int, int], None]
"""Is told how many frames are drawn, and of how many."""


def filmed(shots: Sequence[Shot], seen: Seen = lambda *_: None, most: int = MOST_BYTES) -> Film:
    """Return a film of shots of one map; `TooLong` where it would be larger than ``most`` bytes however it is made.

    It takes some seconds, and as much memory as a few frames: each is drawn when it is its turn. Call it from a worker
    thread; pictures that are wanted meanwhile are drawn between two frames.
    """
    stage = staged([shot.scene for shot in shots])
    for way in WAYS:
        kept = thinned(shots, way.every)
        reel = _Reel(kept, stage, way.part, seen)
        file = io.BytesIO()
        # Without loss ``quality`` is the effort: more of it makes flat colours little smaller and takes twice as long.
        how = {"lossless": True, "quality": 0} if way.quality is None else {"quality": way.quality}
        lasting = [shot.lasts for shot in kept]
        # Without key frames after the first none is packed twice, to see which way is smaller. No one winds a film forward.
        reel.save(file, "WEBP", save_all=True, duration=lasting, loop=0, method=1, kmin=0, kmax=0, **how)
        if file.tell() <= most:
            return Film(file.getvalue(), *reel.size, len(kept))
    raise TooLong


def thinned(shots: Sequence[Shot], every: int) -> list[Shot]:
    """Return one of so many shots, the last one always; each lasts as long as those that it stands for, up to half as
    long again as it would."""
    found: list[Shot] = []
    for end in range(len(shots), 0, -every):
        part = shots[max(0, end - every) : end]
        found.append(replace(part[-1], lasts=min(sum(item.lasts for item in part), part[-1].lasts * 3 // 2)))
    return found[::-1]


def still(shot: Shot, stage: Scene, done: float) -> Image.Image:
    """Return one frame of a film, as RGB; ``done`` is how much of the film it ends, from 0 to 1."""
    drawn = picture.staged(shot.scene, stage, shot.under)
    frame = Image.new("RGB", (drawn.width, drawn.height + STRIP), tone("ink"))
    drawn.putpalette(FLAT)
    frame.paste(drawn, (0, 0))
    lines, size, high = set_in_lines(shot.words, drawn.width - 2 * EDGE)
    top = drawn.height + (STRIP - 8 - high * len(lines)) / 2 + high / 2
    for number, line in enumerate(lines):
        write(frame, EDGE, top + high * number, line, "medium", size, "bone")
    for colour, reach in (("hairline", 1.0), ("brass", done)):
        frame.paste(tone(colour), (0, frame.height - 5, round(frame.width * reach), frame.height))
    return frame


def set_in_lines(words: str, room: int) -> tuple[list[str], int, int]:
    """Return what a frame has room for of some words: its lines, how large they are, and how high a line is.

    Sentences stay whole: as many as fit stand there, the first ones. A first sentence that is too long is set smaller, then
    told by its first clauses ("Ada walks; Bob rests."); where not even one of these fits, nothing stands there.
    """
    parts = sentences(words)
    clauses = [f"{part.rstrip('.')}." for part in accumulated(parts[0].split("; "), "; ")[:-1]] if parts else []
    for told in (accumulated(parts, " "), clauses):
        for size, high, most in SETS:
            fitting = [lines for text in told if (lines := _lines(text, size, most, room))]
            if fitting:
                return fitting[-1], size, high
    return [], SETS[0][0], SETS[0][1]


def accumulated(parts: Sequence[str], between: str) -> list[str]:
    """Return the first of some parts, the first two, and so on."""
    return [between.join(parts[:number]) for number in range(1, len(parts) + 1)]


def _lines(words: str, size: int, most: int, room: int) -> list[str]:
    """Return words in lines of a width; [] where they do not fit into so many."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, "medium", size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines if len(lines) <= most and all(width(line, "medium", size) <= room for line in lines) else []


# The stage.


def staged(scenes: Sequence[Scene]) -> Scene:
    """Return a scene on which everything of all ``scenes`` has a place: the last map, with what others show besides."""
    last = [scene for scene in scenes if not is_card(scene)][-1]
    alike = [scene for scene in scenes if type(scene.board) is type(last.board)]
    panels, board = [scene.panel for scene in alike], last.board

    def high(rows: tuple[Row, ...]) -> int:
        """Return how much height a panel takes."""
        if isinstance(board, OwnBoard):
            return board.panel_high(KIT, replace(last, panel=rows, legend=()))
        return panel.foot_high(rows, ())

    return replace(
        last,
        board=_stage([scene.board for scene in alike]),
        panel=max(panels, key=high),
        pool=next((scene.pool for scene in reversed(alike) if scene.pool is not None), None),
        sky=next((scene.sky for scene in reversed(alike) if scene.sky is not None), None),
        legend=(),
        cards=(),
    )


def is_card(scene: Scene) -> bool:
    """Return whether a scene is no map, but the card of a high point."""
    return isinstance(scene.board, HighPointBoard)


def _stage(boards: Sequence[Any]) -> Any:
    """Return the last of some boards of one kind with the places that the others have, and nothing to be chosen."""
    last = boards[-1]
    if isinstance(last, HexBoard):
        cells = {cell.at: cell for board in boards for cell in board.cells}
        bare = replace(last, cells=tuple(cells.values()), ghosts=(), badges=(), reach=(), newest=())
        return bare if isinstance(last, OwnBoard) else replace(bare, close=True)
    return last.staged(boards) if isinstance(last, OwnBoard) else last


class _Reel(Image.Image):
    """The frames of a film as one picture of many frames, as Pillow reads them: each is drawn when it is turned to."""

    def __init__(self, shots: Sequence[Shot], stage: Scene, part: float, seen: Seen) -> None:
        super().__init__()
        self._shots, self._stage, self._part, self._seen = shots, stage, part, seen
        self.n_frames = len(shots)
        self._at = -1
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Turn to a frame further on; once it was shown whole the first one is not asked for again."""
        if frame <= self._at:
            return
        self._at = frame
        drawn = still(self._shots[frame], self._stage, (frame + 1) / self.n_frames)
        if self._part != 1.0:
            size = (math.ceil(drawn.width * self._part), math.ceil(drawn.height * self._part))
            drawn = drawn.resize(size, Image.Resampling.LANCZOS)
        self.im, self._mode, self._size = drawn.im, drawn.mode, drawn.size
        self._seen(frame + 1, self.n_frames)

    def tell(self) -> int:
        """Return which frame it is turned to."""
        return self._at
