"""Pictures beside the ones that were looked at and kept (see `tests.render.golden`)."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.golden import FOLDER, KEPT, half
from tests.render.scenes import delve, large

MEAN_MOST = 2.0
"""Difference of the whole picture, of 255: fonts and blends may shift a little between builds of Pillow."""

BLOCK_MOST = 14.0
"""Difference of any block of 25 x 25 pixels: a missing badge or token is more than that."""


def differences(a: Image.Image, b: Image.Image) -> tuple[float, float]:
    """Return the mean difference of two pictures, and that of their worst block."""
    apart = ImageChops.difference(a, b).convert("L")
    return ImageStat.Stat(apart).mean[0], max(apart.reduce(25).tobytes())


@pytest.mark.parametrize("name", KEPT)
def test_a_picture_looks_like_the_one_that_was_kept(name: str) -> None:
    kept = Image.open(FOLDER / f"{name}.png").convert("RGB")
    mean, worst = differences(half(KEPT[name]), kept)
    assert mean < MEAN_MOST
    assert worst < BLOCK_MOST


def test_the_comparison_notices_another_picture_and_a_missing_token() -> None:
    from msgspec.structs import replace

    mean, _ = differences(half(delve()), half(large()))
    assert mean > MEAN_MOST
    board = delve().board
    cells = tuple(replace(cell, token=None) if cell.token and cell.token.letter == "Cy" else cell for cell in board.cells)
    _, worst = differences(half(delve()), half(replace(delve(), board=replace(board, cells=cells))))
    assert worst > BLOCK_MOST
