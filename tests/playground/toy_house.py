"""The real bot with the toy game, whose hands are hidden: what the runner can do must not depend on one game."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from bot import Delvekeeper
from playground.world import Build
from service.settings import Settings
from tests import toy


class Drawn(NamedTuple):
    png: bytes
    width: int
    height: int
    outlines: Mapping[str, tuple[tuple[int, int], ...]] = {}


def draw(scene: object) -> Drawn:
    written = io.BytesIO()
    Image.new("RGB", (60, 40), "tan").save(written, "png")
    return Drawn(written.getvalue(), 60, 40)


def build_at(database: Path) -> Build:
    def build(now: Callable[[], datetime], keys: Callable[[], str] | None) -> Delvekeeper:
        return Delvekeeper(
            Settings(database=str(database)),
            now=now,
            games={"toy": toy.GAME},
            draw=draw,
            **({"keys": keys} if keys else {}),
        )

    return build
