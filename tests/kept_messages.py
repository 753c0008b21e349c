"""Compiled messages are kept from one process of the tests to the next, as Python keeps compiled modules: to compile those
of all games was a fifth of the time of the laws.

What is kept is the code of a message's functions. A message is looked up by its text, its language and what compiles it.
"""

from __future__ import annotations

import hashlib
import marshal
import sqlite3
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib.metadata import version
from importlib.util import cache_from_source
from pathlib import Path
from types import CodeType, FunctionType, SimpleNamespace
from typing import Any

from fluent_compiler.compiler import LOCALE_NAME, PLURAL_FORM_FOR_NUMBER_NAME, compile_messages
from fluent_compiler.resource import FtlResource

from engine.core import catalogue

KEPT = Path(cache_from_source(__file__)).with_suffix(".messages")
COMPILER = repr((sys.version, version("fluent-compiler"), version("fluent.syntax")))
PROBE = FtlResource.from_string("tests-probe = Probe\n")
Functions = Mapping[str, Callable[..., Any]]


class KeptMessages:
    """Compiles messages as `compile_messages` does, and keeps the code."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
        with suppress(sqlite3.OperationalError):  # Another process is just about to.
            self._file.execute("PRAGMA journal_mode = WAL")
        self._file.execute("PRAGMA synchronous = OFF")
        self._file.execute("CREATE TABLE IF NOT EXISTS kept (key BLOB PRIMARY KEY, code BLOB) WITHOUT ROWID")
        self._shared: dict[tuple[str, int], tuple[Functions, dict[str, Any]]] = {}

    def compile(self, locale: str, resources: Sequence[FtlResource], *, use_isolating: bool, functions: Functions) -> Any:
        """Return what the compiler makes of messages, or the same from their code."""
        text = "\0".join([COMPILER, locale, str(use_isolating), *sorted(functions), *(each.text for each in resources)])
        key = _digest(text.encode())
        shared = self._names(locale, use_isolating, functions)
        found = self._found(key)
        if found is not None:
            return SimpleNamespace(errors=[], message_functions=_made(marshal.loads(found), shared))
        compiled = compile_messages(locale, resources, use_isolating=use_isolating, functions=dict(functions))
        if not compiled.errors and _is_whole(compiled.message_functions, shared):
            codes = [(id, function.__name__, function.__code__) for id, function in compiled.message_functions.items()]
            body = marshal.dumps(codes)
            with suppress(sqlite3.Error):
                self._file.execute("INSERT OR REPLACE INTO kept VALUES (?, ?)", (key, _digest(body) + body))
        return compiled

    def _found(self, key: bytes) -> bytes | None:
        """Return what is kept, unless it is not whole: the file may have been copied while it was written."""
        with suppress(sqlite3.Error):
            for (written,) in self._file.execute("SELECT code FROM kept WHERE key = ?", (key,)):
                digest, body = written[: len(key)], written[len(key) :]
                return body if digest == _digest(body) else None
        return None

    def _names(self, locale: str, use_isolating: bool, functions: Functions) -> dict[str, Any]:
        """Return what the compiler lets every message of a language name."""
        known = self._shared.get((locale, id(functions)))
        if known is None:
            made = compile_messages(locale, [PROBE], use_isolating=use_isolating, functions=dict(functions))
            (probe,) = made.message_functions.values()
            # The functions are held, so that no others come to lie in their place.
            known = self._shared[locale, id(functions)] = functions, probe.__globals__
        return known[1]


def _digest(written: bytes) -> bytes:
    return hashlib.sha256(written).digest()


def _made(codes: Sequence[tuple[str, str, CodeType]], shared: Mapping[str, Any]) -> dict[str, FunctionType]:
    names = dict(shared)
    made = {id: FunctionType(code, names, name) for id, name, code in codes}
    names.update({function.__name__: function for function in made.values()})
    return made


def _is_whole(functions: Mapping[str, Any], shared: Mapping[str, Any]) -> bool:
    """Whether functions name nothing but each other and what all messages of a language may name."""
    known = {**shared, **{function.__name__: function for function in functions.values()}}
    for function in functions.values():
        named, code = function.__globals__, function.__code__
        # These two are made anew each time, and are the same for a language.
        others = (
            name for name in code.co_names if name in named and name not in (LOCALE_NAME, PLURAL_FORM_FOR_NUMBER_NAME)
        )
        if any(name not in known or named[name] is not known[name] for name in others):
            return False
        if any(isinstance(part, CodeType) for part in code.co_consts):
            return False
    return True


def keep_compiled() -> None:
    """Have the catalogues take compiled messages that are kept, and keep what they compile, where anything can be kept."""
    with suppress(OSError, sqlite3.Error):
        vars(catalogue)["compile_messages"] = KeptMessages(KEPT).compile
