"""Content is data: ``data/<game>/<name>.toml`` read once into frozen structs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from .errors import BadContent, BadFile

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


def load_packed(file: Path, shape: type[T]) -> T:
    """Read a file of ``data`` that a command packed (MessagePack) as ``shape``; `BadContent` names it where that fails."""
    try:
        return msgspec.msgpack.decode(file.read_bytes(), type=shape)
    except (OSError, msgspec.MsgspecError) as error:
        shown = file.relative_to(DATA.parent) if file.is_relative_to(DATA) else file
        raise BadContent(shown.as_posix(), "", str(error)) from error


@cache
def meanings(game: str, *, folder: Path = DATA) -> Mapping[str, Mapping[str, str]]:
    """Return what the values of a game's options come to, by option and value: data/<game>/options.toml, {} without one."""
    if not (folder / game / "options.toml").exists():
        return {}
    return load(game, "options", dict[str, dict[str, str]], folder=folder)


def meaning(game: str, option: str, value: str) -> str:
    """Return what a value of an option comes to, for the lobby's menus; "" where options.toml says nothing."""
    return meanings(game).get(option, {}).get(value, "")


def included(name: str, read: Callable[[str], T], *, folder: Path = DATA) -> T:
    """Return what ``read`` makes of the text ``data/<name>``, a prepared file that comes with the game; `BadContent` says
    what it finds wrong."""
    shown = f"data/{name}"
    try:
        return read((folder / name).read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise BadContent(shown, "", "the file is missing") from error
    except UnicodeDecodeError as error:
        raise BadContent(shown, "", str(error)) from error
    except BadFile as error:
        raise BadContent(shown, "", "; ".join(map(str, error.problems))) from error
