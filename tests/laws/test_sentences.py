"""What players read is made of messages: no sentence stands in the code of games, tables and commands (docs/words.md)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import games

TOP = Path(__file__).resolve().parents[2]
ROOMS = ("engine/core", "engine/tables", *(f"engine/games/{key}" for key in games()), "cogs")
SENTENCE = re.compile(r"^[*_“]*[A-Z][\w’']* [\w{(“]|[a-z}] [\w{}]+[.!?…]$", re.DOTALL)
"""Begins like a sentence or a label, or ends like a sentence."""
FOR_DEVELOPERS = re.compile(r"(Bad\w+|\w+Error|\w+Warning|NotImplemented)$")
"""Errors that stop the start or a test, and are never told to a player."""
LOGGED = {"debug", "info", "warning", "error", "exception", "critical", "log"}
CHECKED = ("state/content.py", "core/limits.py")
"""Files whose sentences are told to developers when the bot starts: what is wrong in content, and with commands."""
NAMES = {"Exploration desk", "Home {}", "Light Sensitivity", "Mecatol Rex", "Somewhere beyond"}
"""Names of things that begin like a sentence."""
CODES = re.compile(r"[\\^$]|\b(SELECT|UPDATE|DELETE)\b|</\w+>")
"""Patterns, SQL and markup."""


def _text(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return None


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and text of each sentence in code: not of docstrings, logs, assertions and errors for developers."""
    tree = ast.parse(source)
    aside: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            aside.add(id(node.value))
        elif isinstance(node, ast.JoinedStr):
            aside.update(id(part) for part in node.values)
        elif isinstance(node, ast.Assert) and node.msg:
            aside.update(id(part) for part in ast.walk(node.msg))
        elif isinstance(node, ast.Call) and (
            FOR_DEVELOPERS.search(_name(node.func)) or _name(node.func) in {*LOGGED, "Meta"}
        ):
            aside.update(id(part) for part in ast.walk(node))
    for node in ast.walk(tree):
        text = _text(node)
        if text and id(node) not in aside and SENTENCE.search(text) and not CODES.search(text) and text not in NAMES:
            yield node.lineno, text


@pytest.mark.parametrize("room", ROOMS)
def test_no_sentence_stands_in_code(room: str) -> None:
    found = [
        f"{path.relative_to(TOP)}:{line}: {text}"
        for path in sorted((TOP / room).rglob("*.py"))
        if not path.as_posix().endswith(CHECKED)
        for line, text in sentences(path.read_text(encoding="utf-8"))
    ]
    assert not found, "sentences are messages (docs/words.md), and none stands in code:\n" + "\n".join(found)


def test_a_sentence_is_found_wherever_it_stands() -> None:
    planted = '''
"""A module."""
LABEL = "End my round"
log.info("A table is gone.")
raise BadContent("A card has no name.")
def tell(who):
    """Return a sentence."""
    return f"{who} opens a door."
'''
    assert [text for _, text in sentences(planted)] == ["End my round", "{} opens a door."]
