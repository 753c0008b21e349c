"""Docstrings and comments are plain English: short sentences, and a subject that names a thing.

A colon or a semicolon ends a clause. Code in backticks is one word, and literal blocks are left out.
"""

from __future__ import annotations

import ast
import inspect
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import games

TOP = Path(__file__).resolve().parents[2]
ROOMS = (
    *(f"engine/{room}" for room in ("api", "core", "runtime", "tables", "render", "store", "maps", "rulebook", "*.py")),
    *("engine/games/__init__.py", *(f"engine/games/{key}" for key in games())),
    *("cogs", "service", "delvekeeper", "playground", "docs", "bot.py"),
)
MOST_WORDS, LONGEST = 25, 40
"""So many words has a clause at most, and a sentence of several clauses."""
EXCEPTED = ("playground/script.py",)
"""Its docstring is a list of lines of a script, each with its meaning."""

VAGUE = re.compile(r"\b(whoever|somebody|nobody|anybody|someone)\b", re.IGNORECASE)
CODE = re.compile(r"``[^`]*``|`[^`]*`")
BLOCK = re.compile(r"::\n(?:\n| {4}.*(?:\n|$))+")
"""A literal block of a docstring: what is indented after "::"."""
CLAUSE, SENTENCE = re.compile(r"(?<=[.!?:;])[)\"”]*\s+"), re.compile(r"(?<=[.!?])[)\"”]*\s+")


def prose(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each docstring, and of each comment; lines of a comment below each other are one."""
    for node in ast.walk(ast.parse(source)):
        for item in found if isinstance(found := getattr(node, "body", None), list) else ():
            if isinstance(item, ast.Expr) and isinstance(item.value, ast.Constant) and isinstance(item.value.value, str):
                yield item.lineno, BLOCK.sub(".\n", inspect.cleandoc(item.value.value))
    begun, words, last = 0, "", (0, 0)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            if token.start != (last[0] + 1, last[1]):
                yield begun, words
                begun, words = token.start[0], ""
            words, last = f"{words} {token.string.lstrip('# ')}", token.start
    yield begun, words


def faults(source: str) -> Iterator[str]:
    for line, text in prose(source):
        plain = " ".join(CODE.sub("x", text).split())
        yield from (f"{line}: {word}" for word in VAGUE.findall(plain))
        for parts, most in ((CLAUSE, MOST_WORDS), (SENTENCE, LONGEST)):
            yield from (f"{line}: over {most} words: {part}" for part in parts.split(plain) if len(part.split()) > most)


@pytest.mark.parametrize("room", ROOMS)
def test_prose_is_plain(room: str) -> None:
    files = sorted(TOP.glob(room)) if room.endswith(".py") else sorted((TOP / room).rglob("*.py"))
    assert files
    names = {path: path.relative_to(TOP).as_posix() for path in files}
    found = [
        f"{names[path]}:{fault}"
        for path in files
        if names[path] not in EXCEPTED
        for fault in faults(path.read_text(encoding="utf-8"))
    ]
    assert not found, "say it in shorter sentences, and name who or what does it:\n" + "\n".join(found)


def test_a_fault_is_found_in_every_place() -> None:
    long = " ".join(["word"] * (MOST_WORDS + 1))
    halves = f"{' '.join(['word'] * MOST_WORDS)}; {' '.join(['word'] * MOST_WORDS)}"
    for text in (long, halves, "Ask somebody", "Whoever asks"):
        written = text.replace(" word" * 9, " word" * 8 + "\n    word", 1)
        comment = "\n".join(f"    # {line.strip()}" for line in written.splitlines())
        for source in (
            f'"""{text}."""',
            f'def f():\n    """{written}."""',
            f'A = 1\n"""{text}."""',
            f"def f():\n{comment}\n    pass",
        ):
            assert list(faults(source)), source
    block = f'"""Like this::\n\n    {long}\n\nEnd."""'
    assert not list(faults(f"{block}\nx = 1  # One.\n"))
