"""The files: valid, indexed in the one palette, bounded, and always alike."""

from __future__ import annotations

import io
import os
import struct
import subprocess
import sys
import zlib
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.core.frame import HEIGHT_LEAST, HEIGHT_MOST, WIDTH
from engine.core.scene import GraphBoard, HexBoard, HexCell, Scene, Token
from engine.games.cavern.picture.dungeon.squareboard import SquareBoard
from engine.games.galaxy.picture.explored_cards import PilesBoard
from engine.games.galaxy.picture.starmap import StarBoard
from engine.maps.hexes import label
from engine.render import DrawnPicture, draw, draw_fine
from engine.render.canvas import FLAT, PALETTE, Canvas, encode, index, indexed, tone
from engine.render.frame import WIDTH_LEAST
from tests.games.cavern.dungeons import every_cavern
from tests.render.reading import chunks, picture
from tests.render.scenes import SHAPES, delve, every, large

SCENES = dict(every())
CAVERNS = dict(every_cavern())
BOARDS = {type(scene.board): name for name, scene in SCENES.items()}
"""A scene of each kind of board."""


def laid_out(scene: Scene) -> bool:
    """Tell whether a board joined the layout: the height of its picture follows it."""
    return isinstance(scene.board, HexBoard | GraphBoard | SquareBoard | StarBoard | PilesBoard)


@pytest.mark.parametrize("name", BOARDS.values())
def test_a_fine_picture_shows_the_same_with_twice_the_pixels_each_way(name: str) -> None:
    drawn, fine = draw(SCENES[name]), draw_fine(SCENES[name])
    coarse, image = (Image.open(io.BytesIO(picture.png)).convert("RGB") for picture in (drawn, fine))
    assert image.size == (2 * coarse.width, 2 * coarse.height)
    assert (fine.width, fine.height, fine.outlines) == (drawn.width, drawn.height, drawn.outlines)
    off = ImageChops.difference(coarse, image.reduce(2)).convert("L")
    # In the mean hardly, and in no square of 16 pixels much: smooth edges fall on other pixels.
    assert ImageStat.Stat(off).mean[0] < 2
    assert off.reduce(16).getextrema()[1] < 20


@pytest.mark.parametrize("name", SCENES)
def test_every_picture_is_a_valid_indexed_png_in_the_one_palette(name: str) -> None:
    drawn = draw(SCENES[name])
    parts = chunks(drawn.png)
    assert [kind for kind, _ in parts] == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    small = {name: (800, drawn.height) for name in ("hand", "turns", "battle", "reroll", "melee")}
    small |= {name: (700, 420) for name in ("card", "card_attached", "card_depots", "card_storm", "card_relic")}
    if laid_out(SCENES[name]):
        # Six players of whom two have so much that it takes a third line: 427 pixels on a phone of 390.
        most = 1130 if isinstance(SCENES[name].board, StarBoard | PilesBoard) else HEIGHT_MOST
        assert WIDTH_LEAST <= drawn.width <= WIDTH and HEIGHT_LEAST <= drawn.height <= most
    else:
        assert (drawn.width, drawn.height) == small[name]
    wide, high = drawn.width, drawn.height
    assert parts[0][1] == struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    assert parts[1][1] == FLAT
    rows = zlib.decompress(parts[2][1])
    assert len(rows) == (wide + 1) * high
    assert set(rows[:: wide + 1]) == {0}, "every row says filter 0"
    assert len(drawn.png) < 150 * 1024
    assert picture(SCENES[name]).mode == "P"


def test_the_palette_has_256_entries_in_their_fixed_order() -> None:
    assert len(PALETTE) == 256 and len(set(PALETTE)) == 256
    assert [PALETTE[i] for i in (0, 15, 30, 71)] == [(15, 19, 27), (248, 199, 74), (213, 94, 0), (111, 157, 187)]
    assert (index("ink"), index("lantern"), index("vermilion"), index("ice_dim")) == (0, 15, 30, 71)


def test_named_colours_map_to_themselves() -> None:
    from PIL import Image

    for name in ("ink", "night", "fog_near", "bone", "lantern", "glow_3", "wheat", "rim", "cliff", "blue", "sepia"):
        assert indexed(Image.new("RGB", (1, 1), tone(name))).getpixel((0, 0)) == index(name)


@pytest.mark.parametrize("hexes", [30, 120, 400, 900])
def test_pictures_stay_small_however_large_the_map_grows(hexes: int) -> None:
    drawn = draw(large(hexes))
    assert max(drawn.width, drawn.height) <= 1600
    assert len(drawn.png) < 150 * 1024


def test_the_fullest_map_stays_under_150_kib() -> None:
    cells = []
    for q in range(-12, 13):
        for r in range(-12 - q // 2, 13 - q // 2):
            place = (q * 5 + r * 3) % 4
            unit = (
                None,
                Token("enemy", "10", 0, 5, 7),
                Token("adventurer", "A", q % 6, 4, 9),
                None,
            )[place]
            icons = (("legendary", "shard"), (), (), ("door",))[place]
            plate = (q + 40) // 2 * 100 + (r + 40) // 2
            floor = ("wheat", "oat", "flooded", "embers")[plate % 4]
            cells.append(HexCell((q, r), floor, plate, label((q, r)), icons, unit, gates=(0, 3)))
    scene = Scene("Round 9 – Ada to act", HexBoard(tuple(cells), reach=tuple(c.at for c in cells if c.at[0] > 0)), "Full.")
    assert len(cells) == 625
    assert len(draw(scene).png) < 150 * 1024


@pytest.mark.whole
def test_the_same_scene_gives_the_same_bytes_in_a_new_process() -> None:
    code = "from tests.render.scenes import *; from engine.render import draw; from hashlib import sha256\n"
    code += "draw(large(90)); print(sha256(draw(placement()).png + draw(delve()).png + draw(large()).png + b''.join("
    code += "draw(scene).png for _, scene in every_cavern())).hexdigest())"
    env = os.environ | {"PYTHONHASHSEED": "77"}
    root = Path(__file__).resolve().parents[2]
    told = subprocess.run([sys.executable, "-c", code], cwd=root, env=env, capture_output=True, text=True, check=True)
    drawn = [draw(SCENES[name]).png for name in ("placement", "delve", "large", *CAVERNS)]
    assert told.stdout.strip() == sha256(b"".join(drawn)).hexdigest()


def test_pictures_drawn_in_several_threads_at_once_are_the_same() -> None:
    scenes = [SCENES[name] for name in ("delve", "placement", "large", "weathered")] * 4
    alone = [(drawn.png, drawn.outlines) for drawn in map(draw, scenes)]
    with ThreadPoolExecutor(4) as threads:
        assert [(drawn.png, drawn.outlines) for drawn in threads.map(draw, scenes)] == alone


def test_a_drawn_picture_is_a_value() -> None:
    assert (draw(delve()).png, draw(delve()).outlines) == (draw(delve()).png, draw(delve()).outlines)
    assert isinstance(draw(delve()), DrawnPicture)


def test_what_is_pasted_on_a_canvas_lies_in_the_memory_that_is_encoded() -> None:
    canvas = Canvas(3, 2)
    canvas.image.paste(7, (1, 0, 2, 1))
    assert bytes(canvas.memory) == bytes((0, 7, 0, 0)) + bytes(4)
    parts = dict(chunks(canvas.png()))
    assert zlib.decompress(parts[b"IDAT"]) == bytes(canvas.memory)


def test_a_sprite_that_hangs_over_the_left_edge_leaves_the_filter_bytes_alone() -> None:
    from PIL import Image

    canvas = Canvas(4, 2)
    canvas.paste(Image.new("P", (3, 2), 9), -1, 0)
    assert bytes(canvas.memory) == bytes((0, 9, 9, 0, 0)) * 2


def test_encoding_keeps_every_pixel() -> None:
    from io import BytesIO

    from PIL import Image

    rows = b"".join(b"\0" + bytes((x * y) % 256 for x in range(50)) for y in range(40))
    image = Image.open(BytesIO(encode(rows, 50, 40)))
    assert image.getpixel((20, 30)) == 600 % 256
    assert image.getpixel((49, 39)) == 49 * 39 % 256


def test_the_shapes_of_the_sketched_maps_are_made_of_neighbours() -> None:
    from engine.maps.hexes import neighbours

    for shape in SHAPES:
        assert all(any(n in shape for n in neighbours(cell)) for cell in shape)
