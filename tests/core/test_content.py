"""A mistake in a data file is named with its file and key."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.core.content import DATA, included, load
from engine.core.errors import BadContent, BadFile, Problem


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    doors: int


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: tuple[Tile, ...]


def write(folder: Path, text: str | bytes) -> None:
    (folder / "some").mkdir()
    (folder / "some" / "tiles.toml").write_bytes(text if isinstance(text, bytes) else text.encode())


def test_a_good_file_becomes_structs(tmp_path: Path) -> None:
    write(tmp_path, '[[tile]]\nname = "Nook"\ndoors = 2\n')
    assert load("some", "tiles", Tiles, folder=tmp_path) == Tiles((Tile("Nook", 2),))


@pytest.mark.parametrize(
    ("text", "key", "wrong"),
    [
        (
            '[[tile]]\nname = "Nook"\ndoors = 2\n[[tile]]\nname = "Hall"\ndoors = "2"\n',
            "tile[1].doors",
            "Expected `int`, got `str`",
        ),
        ('[[tile]]\nname = "Nook"\n', "tile[0]", "missing required field `doors`"),
        ('[[tile]]\nname = "Nook"\ndoors = 2\nwindows = 1\n', "tile[0]", "unknown field `windows`"),
        ("", "", "missing required field `tile`"),
        ("[[tile]\n", "", "line 1"),
        (b'[[tile]]\nname = "\xff"\n', "", "utf-8"),
    ],
)
def test_a_wrong_file_is_named_with_the_key_and_what_is_wrong(
    tmp_path: Path, text: str | bytes, key: str, wrong: str
) -> None:
    write(tmp_path, text)
    with pytest.raises(BadContent) as found:
        load("some", "tiles", Tiles, folder=tmp_path)
    assert found.value.file == "data/some/tiles.toml"
    assert found.value.key == key
    assert wrong in found.value.wrong
    assert str(found.value).startswith("data/some/tiles.toml: " + (f"{key}: " if key else ""))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"data/some/tiles.toml: the file is missing"):
        load("some", "tiles", Tiles, folder=tmp_path)


def test_data_lies_beside_the_engine() -> None:
    assert DATA.name == "data"
    assert (DATA / "fonts").is_dir()


def test_a_prepared_file_that_comes_with_a_game_is_ours_to_put_right(tmp_path: Path) -> None:
    def read(text: str) -> str:
        if not text:
            raise BadFile("No.", [Problem(1, "name", "it is empty"), Problem(2, "", "so is this")])
        return text.strip()

    write(tmp_path, "Nook\n")
    assert included("some/tiles.toml", read, folder=tmp_path) == "Nook"
    (tmp_path / "some" / "tiles.toml").write_bytes(b"")
    with pytest.raises(BadContent, match=r"data/some/tiles\.toml: line 1, name: it is empty; line 2: so is this"):
        included("some/tiles.toml", read, folder=tmp_path)
    (tmp_path / "some" / "tiles.toml").write_bytes(b"\xff")
    with pytest.raises(BadContent, match=r"data/some/tiles\.toml: .*utf-8"):
        included("some/tiles.toml", read, folder=tmp_path)
    with pytest.raises(BadContent, match=r"data/some/none\.toml: the file is missing"):
        included("some/none.toml", read, folder=tmp_path)
