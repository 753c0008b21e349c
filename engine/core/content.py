"""Content is data: ``data/<game>/<name>.toml`` read once into frozen structs."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from .errors import BadContent

DATA = Path(__file__).resolve().parents[2] / "data"
T = TypeVar("T")


def load(game: str, name: str, shape: type[T], *, folder: Path = DATA) -> T:
    """Read ``data/<game>/<name>.toml`` as ``shape``; `BadContent` names the file, the key and what is wrong there."""
    path = folder / game / f"{name}.toml"
    shown = f"data/{game}/{name}.toml"
    try:
        return msgspec.toml.decode(path.read_bytes(), type=shape, strict=True)
    except FileNotFoundError as error:
        raise BadContent(shown, "", "the file is missing") from error
    except msgspec.ValidationError as error:
        wrong, _, key = str(error).partition(" - at `")
        raise BadContent(shown, key.rstrip("`").removeprefix("$."), wrong) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadContent(shown, "", str(error)) from error
