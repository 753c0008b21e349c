"""Where each key of a TOML text stands, by line, and whether the text nests so deeply that it must not be read.

`tomllib` says what a text holds but not where. This reads only the shape of a text: its keys, tables and arrays.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

Where = tuple[str | int, ...]
"""The way to a value: ("room", 2, "height") is the key height of the third table of room."""

MOST_DEPTH = 6
"""How deeply tables, arrays and dotted keys may nest: what a game master writes needs 4 or 5."""

# What is not closed is taken to its end at once: no text may be looked through again and again.
_TOKEN = re.compile(
    r'(?P<long>"""(?:\\[\s\S]|(?!""")[^\\])*"""(?:"{0,2})'
    r"|'''(?:(?!''')[\s\S])*'''(?:'{0,2}))"
    r'|(?P<open>"""[\s\S]*' + r"|'''[\s\S]*)"
    r'|(?P<text>"(?:\\.|[^"\\\n])*"' + r"|'[^'\n]*')"
    r"|(?P<skip>#[^\n]*|[ \t\r]+)"
    r"|(?P<line>\n)"
    r"|(?P<mark>[\[\]{}=,.])"
    r"|(?P<word>[^\s\[\]{}=,.#\"']+)"
    r"|(?P<rest>[\"'][^\n]*|[\s\S])"
)


class _TomlToken:
    """A piece of the text: "long", "text", "line", "mark", "word" or something broken; ``line`` is where it begins."""

    __slots__ = ("kind", "line", "text")

    def __init__(self, kind: str, text: str, line: int) -> None:
        self.kind, self.text, self.line = kind, text, line


def _tokens(text: str) -> Iterator[_TomlToken]:
    line = 1
    for found in _TOKEN.finditer(text):
        kind, piece = found.lastgroup or "rest", found.group()
        if kind != "skip":
            yield _TomlToken(kind, piece, line)
        line += piece.count("\n")


def too_deep(text: str) -> int:
    """Return the line in which a text nests so deeply that it must not be read, 0 if none does."""
    depth = dots = 0
    for token in _tokens(text):
        if token.kind == "line":
            dots = 0
        if token.kind != "mark":
            continue
        if token.text in "[{":
            depth += 1
            dots = 0
        elif token.text in "]}":
            depth = max(0, depth - 1)
        elif token.text == ".":
            dots += 1
        else:
            dots = 0
        if depth > MOST_DEPTH or dots > MOST_DEPTH:
            return token.line
    return 0


class Lines:
    """The lines of the keys of a text that `tomllib` could read."""

    def __init__(self, text: str) -> None:
        self._tokens = list(_tokens(text))
        self._next = 0
        self._found: dict[Where, int] = {}
        self._counts: dict[Where, int] = {}
        self._read()

    def of(self, where: Where) -> int:
        """Return the line of a value, or else of the nearest table around it; 0 where the text has neither."""
        while where:
            if where in self._found:
                return self._found[where]
            where = where[:-1]
        return 0

    def _mark(self, where: Where, line: int) -> None:
        self._found.setdefault(where, line)

    def _peek(self) -> _TomlToken | None:
        return self._tokens[self._next] if self._next < len(self._tokens) else None

    def _skip_lines(self) -> None:
        while (token := self._peek()) and token.kind == "line":
            self._next += 1

    def _read(self) -> None:
        table: Where = ()
        while token := self._peek():
            if token.text == "[" and token.kind == "mark":
                table = self._header()
            elif token.kind in ("word", "text", "long"):
                self._pair(table)
            else:
                self._next += 1

    def _header(self) -> Where:
        """Read ``[a.b]`` or ``[[a.b]]`` and return the way to its table."""
        array = False
        self._next += 1
        token = self._peek()
        if token and token.text == "[":
            array = True
            self._next += 1
        line = token.line if token else 0
        keys = self._keys()
        while (token := self._peek()) and token.kind != "line":
            self._next += 1
        table: Where = ()
        for number, key in enumerate(keys):
            table += (key,)
            if number == len(keys) - 1 and array:
                self._mark(table, line)
                self._counts[table] = self._counts.get(table, -1) + 1
            if table in self._counts:
                table += (self._counts[table],)
        self._mark(table, line)
        return table

    def _keys(self) -> list[str]:
        keys: list[str] = []
        while token := self._peek():
            if token.kind == "word":
                keys.append(token.text)
            elif token.kind == "text":
                keys.append(token.text[1:-1])
            elif token.text != ".":
                break
            self._next += 1
        return keys

    def _pair(self, table: Where) -> None:
        """Read ``a.b = value``."""
        token = self._peek()
        line = token.line if token else 0
        where = table
        for key in self._keys():
            where += (key,)
            self._mark(where, line)
        token = self._peek()
        if token and token.text == "=":
            self._next += 1
            self._value(where)
        else:
            self._next += 1

    def _value(self, where: Where) -> None:
        token = self._peek()
        if token is None:
            return
        self._mark(where, token.line)
        if token.text == "[" and token.kind == "mark":
            self._next += 1
            self._array(where)
        elif token.text == "{" and token.kind == "mark":
            self._next += 1
            self._inline(where)
        else:
            # A number, a date or a string: it ends at a comma, a closing bracket or the line's end.
            while (token := self._peek()) and token.kind != "line" and not (token.kind == "mark" and token.text in ",]}"):
                self._next += 1

    def _array(self, where: Where) -> None:
        number = 0
        while True:
            self._skip_lines()
            token = self._peek()
            if token is None:
                return
            if token.kind == "mark" and token.text == "]":
                self._next += 1
                return
            if token.kind == "mark" and token.text == ",":
                self._next += 1
                number += 1
                continue
            before = self._next
            self._value((*where, number))
            if self._next == before:
                self._next += 1

    def _inline(self, where: Where) -> None:
        while True:
            self._skip_lines()
            token = self._peek()
            if token is None:
                return
            if token.kind == "mark" and token.text == "}":
                self._next += 1
                return
            if token.kind in ("word", "text", "long"):
                self._pair(where)
            else:
                self._next += 1
