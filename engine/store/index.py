"""A full-text index in memory, for what is searched by its words: SQLite's FTS5, ranked by bm25."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence

from engine.core.errors import OperatorError

SQLITE = sqlite3.sqlite_version
"""The SQLite that makes an index, and can read what was kept of one."""


class WordIndex:
    """Texts by key, each in a group and in the same few ``fields``, of which some weigh more than others.

    Texts are indexed as they are given, word by word: who fills the index and who asks agree on the form of words (letters,
    digits and ``#``). It lives in memory; `kept` is a copy of it, from which another one is made.
    """

    def __init__(
        self, fields: Mapping[str, float], rows: Iterable[tuple[str, str, Sequence[str]]] = (), *, kept: bytes = b""
    ) -> None:
        """Index ``rows`` of group, key and the texts of the fields, or take what was ``kept`` of an index with the same
        fields; `OperatorError` where this SQLite has no FTS5."""
        self._database = sqlite3.connect(":memory:", check_same_thread=False)
        weights = ", ".join(["0", "0", *(str(float(weight)) for weight in fields.values())])
        self._found = f"SELECT key, -bm25(texts, {weights}) FROM texts WHERE texts MATCH ?"
        if kept:
            self._database.deserialize(kept)
        else:
            self._fill(fields, rows)

    def _fill(self, fields: Mapping[str, float], rows: Iterable[tuple[str, str, Sequence[str]]]) -> None:
        columns = ", ".join(fields)
        try:
            self._database.execute(
                f"CREATE VIRTUAL TABLE texts USING fts5"
                f"(grp UNINDEXED, key UNINDEXED, {columns}, tokenize = \"unicode61 remove_diacritics 2 tokenchars '#'\")"
            )
        except sqlite3.OperationalError as error:
            raise OperatorError(
                f"This Python's SQLite ({sqlite3.sqlite_version}) has no full-text search, FTS5."
            ) from error
        holes = ", ".join("?" * (len(fields) + 2))
        with self._database:
            self._database.executemany(f"INSERT INTO texts VALUES ({holes})", ((grp, key, *row) for grp, key, row in rows))
            self._database.execute("INSERT INTO texts (texts) VALUES ('optimize')")

    def kept(self) -> bytes:
        """Return a copy of the index, to be made from again by the same SQLite."""
        return bytes(self._database.serialize())

    def find(self, words: Iterable[str], groups: Sequence[str], limit: int) -> dict[str, float]:
        """Return the keys of the ``limit`` best texts that hold any of the ``words``, with their worth (above 0), best
        first; only those of the ``groups``, if any are given."""
        sought = " OR ".join(f'"{word}"' for word in words)
        if not sought:
            return {}
        within = f" AND grp IN ({', '.join('?' * len(groups))})" if groups else ""
        asked = f"{self._found}{within} ORDER BY 2 DESC LIMIT {int(limit)}"
        return dict(self._database.execute(asked, (sought, *groups)).fetchall())
