"""The one palette of 256 colours that every picture is drawn in, and pictures in its entries: the canvas, whose memory is
the body of its PNG file, and sprites laid on it with smooth edges.

The palette is in a fixed order; entries 0-71 are the named colours, the others are local tones and the blends that smooth
edges need. Pictures are drawn with these colours only and mapped sprite by sprite, never quantised as a whole, so that
equal cells have equal bytes.
"""

from __future__ import annotations

import struct
import zlib
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from isal import isal_zlib
from PIL import Image

from engine.core.canvas import Box, Places
from engine.core.frame import Area
from engine.render import pixels
from engine.render.memory import remembered

# The palette.

RGB = tuple[int, int, int]

_COLOURS = """
0F131B 161B26 1A202C 141923 262F3E 1F2735 333E50 5D687A F6EDDA A3ACB8 B99257 6B5535 261E1A 6E5734 2B2A26 F8C74A
8A6A2E 5E4C2D 3E372B 28282A B98A22 FFF1C6 3B3424 54482C E69F00 56B4E9 009E73 CC79A7 F0E442 0072B2 D55E00 B9D9EA
EFE0BE E4D0A6 D8C092 B9A072 5B4737 2B231F B4C8C6 86A7AB E8CB95 CFAE76 8DB4CE 6C98B6 B7AB97 3A3740 4B4751 17141A
EFE3B4 C6D7B0 D9BE7F B4A79E 7F9F69 66735C 34512F 8C6A34 39435A 465270 2F6485 8CC4E0 A06F3E 6E4A29 4A3524 8C97A5
1A2232 3A465C 6FB0DE 7DBE95 E08E5A B9B4AA CFE3F2 6F9DBB 3D3428 54452F 1D2129 8F7248 262422 88867C 16373D 404B4A
736C59 DCC89F 243B51 6A6470 4B5E4F 626267 181E28 D9C498 AE9568 2C3546 CFB88A 433529 CDB58A 474644 2A3343 2A272E
A9491A C2A877 F6E7C4 232833 363E4B 6A776E BCB7AA 494A4B E2C48D 9FB7B6 C9A469 7E8691 D5B57E FFF0B8 443C39 83807B
94886F 1B191E 494027 524E58 846D33 232B3A 55525E 34504F 262730 1D2532 BE9A3E 78A3BF 84888E 817C6E 81AAC5 2E2118
405649 87AFCA 8FA9AC 7C8C9F 5C7F4D 3A3238 293D2F 6FAAC8 B05F2E CDBB94 FFFFFF A99883 372C25 DCBD86 C5A041 86AE6C
44423E 59606A 947548 877138 D9A936 5C4B31 42B38E 4381A6 076A53 E07D2E C6784C 9D6185 A37409 4E9FCE 8F440B 7E5C0E
4E8B69 F8D36D D591B3 2584B8 D8DED4 CC8F04 048363 733A0F E6F1F6 4D92B9 5B788E 9F833A 055D90 0A5143 E8BFCF B75305
EABB46 8D9D7F 885475 C9C3B5 654B10 6C455F 562F13 B38340 99CFB3 284A62 094366 ED9B5C 747E87 6E8D5B F6DC92 C6D5DF
7B6649 A98A55 9B522B AF6A92 397194 A29E95 3D2A1A A5B287 E9C770 428DB8 C8982B 29AB84 64BE9D 645A4B FAE7A6 ACC0BF
3E5D37 1079B4 ECE4D2 D5CEBF A64D09 C5BC3B 52AADD E9AF22 DA9702 B07C07 E7A872 9CBFD0 0F2F31 855D37 5D9CC0 D9AF48
946A0B 305971 C4D5C7 77C0E6 DFA9C2 959189 E0D9C8 BB9D52 A29172 776235 E6D7B3 AE8F3B 698BA2 324539 6B737D 74726E
4B3A14 7D5432 927D5C 10A179 B4A484 BE8506 F1C65C 99A1AD 476A80 6AA583 FFF6DD 42745A 927836 ACCDDD D7CAA9 4D6B42
"""

_ENTRIES = _COLOURS.split()

_NAMES = """
ink night fog_near fog_far fog_line dusk slate steel bone mist brass brown umber sepia plate lantern
glow_1 glow_2 glow_3 glow_4 gilt trail ghost ghost_2 orange sky green rose yellow blue vermilion ice
wheat oat sand floor_line rim cliff flooded flood_line tan tan_line tile_blue blue_line corridor rock rock_2 wall_ink
clearing stream hills peaks forest marsh forest_ink hill_ink dark dark_2 water wave wood wood_2 board grey
space space_2 azure jade rust chalk frost ice_dim
"""

_LOCAL = {
    "hairline": "3D3428",
    "fog_faint": "181E28",
    "wheat_shade": "DCC89F",
    "oat_shade": "CFB88A",
    "sand_shade": "C2A877",
    "sand_tick": "CDB58A",
    "flooded_shade": "9FB7B6",
    "flooded_ink": "34504F",
    "gate": "F6E7C4",
    "arch": "AE9568",
    "cliff_line": "433529",
    "white": "FFFFFF",
    "ice_light": "E6F1F6",
    "star": "FAE7A6",
    "ghost_line": "846D33",
    "ghost_enemy": "9B522B",
    "murk": "BCB7AA",
    "murk_line": "A29E95",
    "murk_shade": "A99883",
    "embers": "E7A872",
    "embers_line": "C6784C",
    "embers_shade": "E08E5A",
    "hush": "D5CEBF",
    "hush_line": "BCB7AA",
    "hush_shade": "C9C3B5",
    "seen": "232B3A",
    "tan_shade": "C9A469",
    "corridor_line": "94886F",
    "tile_line": "262730",
    "plank_line": "3D2A1A",
    "spent_tan": "7B6649",
    "spent_tan_line": "5C4B31",
    "spent_tan_shade": "6B5535",
    "spent_blue": "476A80",
    "spent_blue_line": "305971",
    "spent_corridor": "6A6470",
    "spent_corridor_line": "524E58",
    "seen_ink": "E0D9C8",
    "tree": "5C7F4D",
    "river": "6FAAC8",
    "river_line": "4381A6",
    "tuft": "BB9D52",
    "reed": "CDBB94",
    "reed_line": "9CBFD0",
    "rock_light": "ECE4D2",
    "rock_dark": "736C59",
    "coast": "E6D7B3",
    "desert": "E2C48D",
    "dune": "A98A55",
    "oasis": "7DBE95",
    "valley": "86AE6C",
    "scrub": "94886F",
    "scrub_leaf": "4D6B42",
    "ash": "524E58",
    "ash_light": "A29E95",
    "marsh_way": "8D9D7F",
    "way_light": "6FAAC8",
    "glow_far": "1D2129",
    "glow_faint": "141923",
    "ground_mark": "232833",
    "tint_orange": "3E372B",
    "tint_sky": "243B51",
    "tint_green": "16373D",
    "tint_rose": "3A3740",
    "tint_yellow": "44423E",
    "tint_blue": "232B3A",
    "tint_vermilion": "372C25",
    "tint_ice": "333E50",
    "mark_orange": "5C4B31",
    "mark_sky": "305971",
    "mark_green": "076A53",
    "mark_rose": "6C455F",
    "mark_yellow": "776235",
    "mark_blue": "055D90",
    "mark_vermilion": "733A0F",
    "mark_ice": "5B788E",
    "azure_shade": "4381A6",
    "jade_shade": "4E8B69",
    "rust_shade": "B05F2E",
    "chalk_shade": "88867C",
    "rust_band": "A9491A",
    "dim": "524E58",
    "fog_morning": "3A3238",
    "line_morning": "4B4751",
    "fog_noon": "2C3546",
    "line_noon": "3A465C",
    "fog_evening": "372C25",
    "line_evening": "4A3524",
    "fog_night": "141923",
    "line_night": "1F2735",
    "dawn": "9D6185",
    "peach": "E7A872",
    "gale": "99A1AD",
    "gale_shade": "88867C",
    "gale_line": "D8DED4",
    "dust": "E8BFCF",
    "dust_shade": "DFA9C2",
    "dust_line": "AF6A92",
    "balm": "99CFB3",
    "balm_shade": "7DBE95",
    "balm_line": "4E8B69",
    "tide": "C6D5DF",
    "spent_tide": "A3ACB8",
    "tide_mark": "78A3BF",
    "pool": "ACCDDD",
    "pool_shade": "8DB4CE",
    "water_ink": "284A62",
    "moon": "D8DED4",
    "balm_grey": "ACC0BF",
    "hemp": "D7CAA9",
    "tarred": "DCBD86",
    "dune_shade": "C9A469",
    "plank_shade": "B4A484",
    "plank_light": "A29172",
    "pane": "C4D5C7",
    "pane_line": "99CFB3",
    "moss": "A5B287",
    "moss_shade": "8D9D7F",
    "moss_line": "6E8D5B",
    "leaf_mark": "7F9F69",
}

PALETTE: tuple[RGB, ...] = tuple((int(e[:2], 16), int(e[2:4], 16), int(e[4:], 16)) for e in _ENTRIES)
"""The 256 entries as (red, green, blue), 0-255, in the order that every file carries."""

FLAT: bytes = bytes(value for entry in PALETTE for value in entry)
"""The palette as 768 bytes: the body of the PLTE chunk."""

_INDEX = {name: place for place, name in enumerate(_NAMES.split())} | {
    name: _ENTRIES.index(e) for name, e in _LOCAL.items()
}

SEATS = ("orange", "sky", "green", "rose", "yellow", "blue", "vermilion", "ice")
"""The colours of seats in their order."""


@cache
def index(name: str) -> int:
    """Return the entry of a named colour; ``KeyError`` for a name that the palette does not have."""
    return _INDEX[name]


@cache
def tone(name: str) -> RGB:
    """Return a named colour as (red, green, blue); ``KeyError`` for a name that the palette does not have."""
    return PALETTE[_INDEX[name]]


@cache
def seat_tone(seat: int) -> RGB:
    """Return the colour of a seat, counted from 0; past the last colour it begins again."""
    return tone(SEATS[seat % len(SEATS)])


# Pictures in its entries.


@remembered()
def _target() -> Image.Image:
    # Pillow looks colours up in boxes of 4 x 4 x 4, measured at their lowest corner. A palette darker by half a box moves
    # that corner to the middle of the box. Then all but two near twins of the 256 entries find themselves.
    image = Image.new("P", (1, 1))
    image.putpalette(bytes(max(0, value - 2) for value in FLAT))
    return image


def indexed(image: Image.Image) -> Image.Image:
    """Return an RGB image in palette entries: each pixel the nearest colour, without dithering."""
    found = image.quantize(palette=_target(), dither=Image.Dither.NONE)
    found.putpalette(FLAT)
    return found


def plain(wide: int, high: int, name: str) -> Image.Image:
    """Return a sheet of one named colour in palette entries."""
    sheet = pixels.new("P", (wide, high), indexed(Image.new("RGB", (1, 1), tone(name))).tobytes()[0])
    sheet.putpalette(FLAT)
    return sheet


PACKED_MOST = 149 * 1024
"""Bytes of picture data above which a slower compression is worth its time: with its head a file has 1 KiB more at most,
and should stay below 150. Only the fullest maps get there."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"


class Standing(NamedTuple):
    """Something that has to be seen: what it is, what it says, where it stands, and the part of the picture for it."""

    kind: str
    text: str
    box: Box
    area: Area


class Canvas:
    """An indexed picture of ``width`` x ``height`` layout pixels whose memory is the body of its PNG file.

    Each row begins with the byte that names its filter (0), so that encoding copies nothing. ``image`` is one column
    wider than the picture: column 0 is that byte and nothing is drawn there; ``paste`` counts from the picture's own edge.
    ``marks`` are places by their labels, each with the part of the picture that shows it; ``standing`` is what has to be
    seen there.
    """

    def __init__(self, width: int, height: int, body: bytes | None = None) -> None:
        self.width, self.height = width, height
        self.fine = pixels.detail()
        wide, high = width * self.fine, height * self.fine
        self.memory = bytearray(body) if body is not None else bytearray((wide + 1) * high)
        self.image = Image.frombuffer("P", (wide + 1, high), self.memory, "raw", "P", 0, 1)
        self.image.readonly = 0  # Pillow would otherwise copy the memory at the first paste
        self.marks: list[tuple[Places, Area]] = []
        self.standing: list[Standing] = []
        self._whole: Area = (0, 0, width, height)

    def mark(self, places: Places, area: Area | None = None) -> None:
        """Tell where places are drawn, as far as they lie in ``area``; a generator costs nothing until it is asked."""
        self.marks.append((places, area or self._whole))

    def stand(self, kind: str, text: str, box: Box, area: Area | None = None) -> None:
        """Tell that something stands in a rectangle that has to be seen."""
        self.standing.append(Standing(kind, text, box, area or self._whole))

    def paste(self, sprite: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
        """Lay an indexed sprite with its upper left corner on (x, y); what hangs over the edge is cut."""
        self.put(sprite, x, y, mask)
        if x < 0:
            self.clear_edge()

    def put(self, sprite: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
        """Do the same for one of many sprites: `clear_edge` is left to the caller, after all of them.

        A picture is hundreds of small sprites, and Pillow's own paste spends most of its time on checking its arguments.
        """
        fine = self.fine
        box = (x * fine + 1, y * fine, (x + sprite.width) * fine + 1, (y + sprite.height) * fine)
        if mask is None:
            self.image.im.paste(sprite.im, box)
        else:
            self.image.im.paste(sprite.im, box, mask.im)

    def below(self, x: int, y: int, wide: int, high: int) -> bytes:
        """Return the entries of a rectangle, row by row; what lies outside the picture is entry 0."""
        outside = x < 0 or y < 0 or x + wide > self.width or y + high > self.height
        x, y, wide, high = (number * self.fine for number in (x, y, wide, high))
        if outside:
            return self.image.crop((x + 1, y, x + 1 + wide, y + high)).tobytes()
        row, memory = self.width * self.fine + 1, self.memory
        first = y * row + x + 1
        return b"".join([memory[start : start + wide] for start in range(first, first + high * row, row)])

    def clear_edge(self) -> None:
        """Set the filter bytes to 0 again, after drawing over the left edge."""
        self.image.paste(0, (0, 0, 1, self.height * self.fine))

    def picture(self) -> Image.Image:
        """Return the picture as an indexed sprite."""
        fine = self.fine
        return pixels.finished(self.image.crop((1, 0, self.width * fine + 1, self.height * fine)))

    def png(self) -> bytes:
        """Return the picture as a PNG file."""
        return encode(self.memory, self.width * self.fine, self.height * self.fine)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", isal_zlib.crc32(body, isal_zlib.crc32(kind)))


@cache
def _palette_chunk() -> bytes:
    return _chunk(b"PLTE", FLAT)


def encode(body: bytes | bytearray, width: int, height: int) -> bytes:
    """Return the PNG of indexed rows, each with a filter byte of 0 before it, in the one shipped palette."""
    packed = isal_zlib.compress(body, 1)
    # A fine picture goes to the window, which has no such limit.
    for level in (4, 6) if pixels.detail() == 1 else ():
        if len(packed) > PACKED_MOST:
            packed = zlib.compress(body, level)
    head = _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
    return b"".join((_SIGNATURE, head, _palette_chunk(), _chunk(b"IDAT", packed), _chunk(b"IEND", b"")))


def lay(canvas: Canvas, x: int, y: int, draw: Callable[..., Image.Image], *how: object) -> None:
    """Lay the RGBA sprite ``draw(*how)`` on a canvas, its middle at (x, y).

    The same sprite over the same ground is blended once.
    """
    sprite = draw(*how)
    wide, high = sprite.size
    left, top = x - wide // 2, y - high // 2
    below = canvas.below(left, top, wide, high)
    key = draw, how, pixels.detail()
    grounds = _blends.get(key)
    if grounds is None:
        grounds = _blends[key] = []
    # Grounds differ early, and a comparison ends there; to look them up by their bytes all of these would have to be read.
    drawn = next((drawn for ground, drawn in grounds if ground == below), None)
    if drawn is None:
        drawn = _blend(sprite, below)
        grounds.insert(0, (below, drawn))
        del grounds[GROUNDS_MOST:]
        _blends.move_to_end(key)
        while sum(map(len, _blends.values())) > BLENDS_MOST:
            _blends.popitem(last=False)
    canvas.paste(drawn, left, top)


def lay_once(canvas: Canvas, x: int, y: int, sprite: Image.Image) -> None:
    """Lay an RGBA sprite on a canvas, its middle at (x, y), without remembering what comes of it."""
    wide, high = sprite.size
    left, top = x - wide // 2, y - high // 2
    canvas.paste(_blend(sprite, canvas.below(left, top, wide, high)), left, top)


BlendKey = tuple[Callable[..., Image.Image], tuple[object, ...], int]
"""A sprite: what draws it, how, and how fine it is."""

_blends: OrderedDict[BlendKey, list[tuple[bytes, Image.Image]]] = OrderedDict()
"""By a sprite, the grounds it was laid on last, each with what came of it."""

BLENDS_MOST, GROUNDS_MOST = 512, 12
"""How many grounds are remembered, of all sprites and of each."""


def _blend(sprite: Image.Image, below: bytes) -> Image.Image:
    ground = pixels.from_bytes("P", sprite.size, below)
    ground.putpalette(FLAT)
    picture = ground.convert("RGB")
    picture.paste(sprite, (0, 0), sprite)
    drawn = indexed(picture)
    # What the sprite does not touch keeps its entry, also where two entries are near twins.
    drawn.paste(ground, (0, 0), sprite.getchannel("A").point(_UNTOUCHED, "1"))
    return drawn


_UNTOUCHED = [255] + [0] * 255
