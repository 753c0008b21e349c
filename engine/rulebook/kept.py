"""What reading the rulebook comes to, kept in a file from one start to the next: most of the start is to find it out."""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import sys
from collections.abc import Iterable
from importlib.metadata import version
from importlib.util import cache_from_source
from pathlib import Path

import msgspec

from engine.core.languages import SOURCE
from engine.store import index

from .entries import RuleEntry, Term, spoken_files
from .finder import Looked
from .language import search_folder

log = logging.getLogger(__name__)

CODE = (*sorted(Path(__file__).parent.glob("*.py")), Path(index.__file__))
"""The modules that all of it comes from, beside the data."""
PACKAGES = ("msgspec", "pystemmer", "rapidfuzz")


class KeptBook(msgspec.Struct, frozen=True, array_like=True):
    """The entries and terms of some games, as they were read and checked, and what is looked up to find them."""

    entries: tuple[RuleEntry, ...]
    terms: tuple[Term, ...]
    looked: Looked


def compiled_of(games: Iterable[str], language: str = SOURCE) -> Path:
    """Return where the book of these games is kept: beside the modules that this Python compiled.

    The place does not depend on the database of the bot.
    """
    return Path(cache_from_source(__file__)).with_suffix(f".{'-'.join([language, *sorted(games)])}.rules")


def mark_of(games: Iterable[str], folder: Path, language: str = SOURCE) -> bytes:
    """Return a digest of all that the book of these games follows from: data, code, and what runs it.

    So what was kept of anything else is never taken for it. ``OSError`` where a file of it cannot be read.
    """
    mark = hashlib.sha256(repr((sys.version, index.SQLITE, [version(name) for name in PACKAGES])).encode())
    books = [folder / game / f"{name}.toml" for game in games for name in ("rules", "phrases")]
    if language != SOURCE:
        books += [file for game in games for file in spoken_files(game, language, folder)]
    fitted = [search_folder(language) / name for name in ("weights.toml", "senses.bin")]
    for path in (*filter(Path.exists, books), search_folder(language, folder) / "words.toml", *fitted, *CODE):
        text = path.read_bytes()
        mark.update(f"{path.parent.name}/{path.name} {len(text)}\n".encode() + text)
    return mark.digest()


def read_kept(path: Path, mark: bytes) -> KeptBook | None:
    """Return the book that is kept at ``path`` under that mark; ``None`` where there is none, another, or a broken one."""
    try:
        written = path.read_bytes()
    except OSError:
        return None
    head, body = written[: 2 * len(mark)], written[2 * len(mark) :]
    if head != mark + hashlib.sha256(body).digest():
        return None
    try:
        return msgspec.msgpack.decode(body, type=KeptBook)
    except msgspec.MsgspecError as error:
        log.info("the rulebook kept at %s cannot be read: %s", path, error)
        return None


def keep(path: Path, mark: bytes, book: KeptBook) -> None:
    """Keep a book at ``path``, whole or not at all. Where that cannot be, or Python leaves nothing compiled behind, it is
    found out again at the next start."""
    if sys.dont_write_bytecode:
        return
    body = msgspec.msgpack.encode(book)
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        new.write_bytes(mark + hashlib.sha256(body).digest() + body)
        new.replace(path)
    except OSError as error:
        log.info("the rulebook is not kept at %s: %s", path, error)
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)
