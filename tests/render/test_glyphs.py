"""Icons and figures are SVG files: each one reads, and each shape is drawn as it stands there."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.games import games
from engine.render import glyphs
from engine.render.brush import Brush
from engine.render.canvas import PALETTE
from engine.render.icons import icon

KINDS = ("icons", "figures")
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"'


def drawn(tmp_path: Path, body: str, style: str = "", **colours: str) -> Brush:
    """Return a brush on which a file with that body was drawn, a pixel for each unit."""
    file = tmp_path / "one.svg"
    file.write_text(f"{HEAD} {style}>{body}</svg>", encoding="utf-8")
    brush = Brush(48, 48, "ink")
    glyphs.read(file).draw(brush, **colours)
    return brush


def called(tmp_path: Path, body: str, act: object) -> bool:
    """Tell whether a file with that body draws what a call on a brush does."""
    by_hand = Brush(48, 48, "ink")
    assert callable(act)
    act(by_hand)
    return drawn(tmp_path, body).finish().tobytes() == by_hand.finish().tobytes()


@pytest.mark.parametrize("kind", KINDS)
def test_each_file_reads_and_its_colours_are_those_of_the_palette(kind: str) -> None:
    assert glyphs.files(kind)
    for name, path in glyphs.files(kind).items():
        found = glyphs.glyph(kind, name)
        assert found.shapes, path
        strange = {f"#{red:02X}{green:02X}{blue:02X}" for red, green, blue in {*found.colours.values()} - {*PALETTE}}
        assert not strange, f"{path} has colours that are not in the palette (engine/render/glyphs.py): {strange}"


def test_each_icon_is_drawn_however_small() -> None:
    for name in glyphs.files("icons"):
        for size in range(1, 25):
            assert icon(name, size, True).width >= size, f"{name} at {size} pixels"


@pytest.mark.parametrize("kind", KINDS)
def test_no_two_folders_have_the_same_name(kind: str) -> None:
    folders = [glyphs.DATA / kind, *(glyphs.DATA / key / kind for key in games())]
    names = Counter(path.stem for folder in folders for path in folder.glob("*.svg"))
    assert [name for name, count in names.items() if count > 1] == []
    assert len(names) == len(glyphs.files(kind)), "a folder that is of no game"


RED = 'fill="#D55E00"'
LINE = 'fill="none" stroke="#D55E00" stroke-width="4"'


def test_shapes_are_drawn_as_by_hand(tmp_path: Path) -> None:
    red = "vermilion"
    corners = ((4.0, 4.0), (40.0, 8.0), (20.0, 44.0))
    points = "4,4 40,8 20,44"
    assert called(tmp_path, f'<polygon {RED} points="{points}"/>', lambda b: b.polygon(corners, red))
    assert called(tmp_path, f'<polygon {LINE} points="{points}"/>', lambda b: b.stroke(corners, 4, red, closed=True))
    assert called(tmp_path, f'<polyline {LINE} points="{points}"/>', lambda b: b.stroke(corners, 4, red))
    butt = f'<polyline {LINE} stroke-linecap="butt" points="{points}"/>'
    assert called(tmp_path, butt, lambda b: b.stroke(corners, 4, red, round_ends=False))
    assert called(tmp_path, f'<rect {RED} x="3" y="5" width="30.2" height="9"/>', lambda b: b.box(3, 5, 33.2, 14, red))
    plate = f'<rect {RED} x="3" y="5" width="30" height="20" rx="6"/>'
    assert called(tmp_path, plate, lambda b: b.plate(3, 5, 33, 25, 6, red))
    arch = f'<path {RED} d="M8 18 A9 9 0 0 1 17 9 L31 9 A9 9 0 0 1 40 18 L40 44 L8 44 Z"/>'
    assert called(tmp_path, arch, lambda b: b.plate(8, 9, 40, 44, 9, red, (True, True, False, False)))
    assert called(tmp_path, f'<circle {RED} cx="20" cy="21" r="7.5"/>', lambda b: b.disc(20, 21, 7.5, red))
    assert called(tmp_path, f'<circle {LINE} cx="20" cy="21" r="8"/>', lambda b: b.ring(20, 21, 10, 4, red))
    assert called(tmp_path, f'<ellipse {RED} cx="20" cy="21" rx="9" ry="4"/>', lambda b: b.oval(20, 21, 9, 4, red))


def test_a_group_is_moved_and_scaled(tmp_path: Path) -> None:
    group = f'<g transform="translate(6 12) scale(0.5)"><rect {RED} x="0" y="0" width="48" height="48"/></g>'
    assert called(tmp_path, group, lambda brush: brush.box(6, 12, 30, 36, "vermilion"))


def test_a_colour_with_a_name_may_be_chosen(tmp_path: Path) -> None:
    body, style = '<rect fill="var(--cloth)" x="0" y="0" width="48" height="48"/>', 'style="--cloth: #D55E00"'
    assert drawn(tmp_path, body, style).finish().getpixel((9, 9)) == (0xD5, 0x5E, 0)
    assert drawn(tmp_path, body, style, cloth="white").finish().getpixel((9, 9)) == (255, 255, 255)


def test_a_file_may_use_another(tmp_path: Path) -> None:
    (tmp_path / "below.svg").write_text(f'{HEAD}><rect {RED} x="0" y="0" width="48" height="48"/></svg>', encoding="utf-8")
    brush = drawn(tmp_path, '<title>Two</title><use href="below.svg"/><circle fill="#FFFFFF" cx="24" cy="24" r="6"/>')
    assert [brush.finish().getpixel(at) for at in ((2, 2), (24, 24))] == [(0xD5, 0x5E, 0), (255, 255, 255)]


def test_what_cannot_be_drawn_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="a text is no shape"):
        drawn(tmp_path, "<text>A</text>")
    with pytest.raises(ValueError, match="'red' is no colour"):
        drawn(tmp_path, '<circle fill="red" cx="24" cy="24" r="6"/>')
