"""Events are typed to the end: `make lint` finds a misspelt fact before it is read in a post."""

from __future__ import annotations

import ast
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from engine.games import games

TOP = Path(__file__).resolve().parents[2]
FOLDER = TOP / "engine" / "games"

WHERE = {key: sorted((FOLDER / key).rglob("*.py")) for key in games()}
"""The files of every game."""

MISSPELT = """
from engine.core.events import ByType, Happened

class Drew(Happened, frozen=True):
    who: str

SAYINGS = ByType[[], str]()
SAYINGS.add(Drew, lambda e: f"{e.whom} draws.")
Drew(hwo="Ada")
"""
"""An event of which two facts are misspelt, where it is told and where it is made."""
OTHERWISE = """
from engine.core.capabilities import Keeps
from engine.core.game import part

def kept(state: str, seat: str) -> str:
    return state

class Wrong(Keeps[str]):
    kept = part(kept)
"""
"""A part of a game with other arguments than its capability hands it."""
WRITTEN = {
    MISSPELT: ('"Drew" has no attribute "whom"', 'Unexpected keyword argument "hwo" for "Drew"'),
    OTHERWISE: ('expected "Callable[[str, int], str]"',),
}
"""What does not pass, and what is said of it."""

KEPT = Path(sys.prefix) / "typed"
"""What the type checker found out of files that have not changed since: to look at all of them anew takes ten times as
long. In files, not in a database: two runs may write there at the same time."""
LINTED = TOP / ".mypy_cache"
"""What `make lint` found out, where it ran before: a copy of it does as well, and is not spoilt by what is wrong here on
purpose."""


def cache_in(folder: Path) -> list[str]:
    """Return the options by which the type checker finds what it knows: a copy of `LINTED` in a folder, or `KEPT`."""
    found = sorted(LINTED.rglob("*.db"))
    for file in found:
        copy = folder / file.relative_to(LINTED)
        copy.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as old, closing(sqlite3.connect(copy)) as new:
            old.backup(new)
    if found:
        return ["--cache-dir", str(folder)]
    return ["--no-sqlite-cache", "--cache-dir", str(KEPT if os.access(KEPT.parent, os.W_OK) else folder)]


def bare_facts(source: str) -> list[int]:
    """Return the lines where a fact is read by a name in quotes, or an event is made without a type."""
    if "facts" not in source and "Event" not in source:
        return []
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if (isinstance(node, ast.Attribute) and node.attr == "facts")
        or (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event")
    ]


def a_fact(source: str) -> ast.Attribute | None:
    """Return the first place where a function that stands in a table by the type of its event reads a fact of it."""
    for node in ast.walk(ast.parse(source)):
        found: ast.FunctionDef | ast.Lambda | None = None
        if isinstance(node, ast.FunctionDef) and any(_puts(item, "of") for item in node.decorator_list):
            found = node
        elif _puts(node, "add") and len(node.args) == 2 and isinstance(node.args[1], ast.Lambda):
            found = node.args[1]
        if found is not None and found.args.args:
            of_event = found.args.args[0].arg
            reads = (read for read in ast.walk(found) if isinstance(read, ast.Attribute))
            fact = next((read for read in reads if isinstance(read.value, ast.Name) and read.value.id == of_event), None)
            if fact is not None:
                return fact
    return None


def _puts(node: ast.AST, how: str) -> bool:
    """Whether something is put into a table of types, and how."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == how


@pytest.mark.parametrize("key", WHERE)
def test_no_fact_is_read_by_a_name_in_quotes(key: str) -> None:
    bare = {path.name: bare_facts(path.read_text(encoding="utf-8")) for path in WHERE[key]}
    found = [f"{name}:{line}" for name, lines in bare.items() for line in lines]
    assert not found, f"facts are read by names in quotes, where types of events would do: {', '.join(found)}"


@pytest.mark.whole
def test_what_is_misspelt_does_not_pass_the_type_checker(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    """One of every game at once, each in a copy of its own file; and what is `WRITTEN` here."""
    only = pytestconfig.getoption("only").split(",")
    asked = [sys.executable, "-m", "mypy", "--strict", *cache_in(tmp_path / "cache")]
    wrong = {}
    for key, paths in WHERE.items():
        for path in paths if only == [""] or key in only else ():
            source = path.read_text(encoding="utf-8")
            fact = a_fact(source) if path.is_relative_to(FOLDER / key / "speech") else None
            if fact is not None:
                lines = source.splitlines(keepends=True)
                line = lines[fact.lineno - 1].encode()
                lines[fact.lineno - 1] = (line[: fact.end_col_offset] + b"_" + line[fact.end_col_offset :]).decode()
                copy = tmp_path / f"{key}.py"
                copy.write_text("".join(lines), encoding="utf-8")
                wrong[str(path.relative_to(TOP))] = f"{fact.attr}_"
                asked += ["--shadow-file", str(path.relative_to(TOP)), str(copy)]
                break
    written = [tmp_path / f"written_{number}.py" for number in range(len(WRITTEN))]
    for file, source in zip(written, WRITTEN, strict=True):
        file.write_text(source, encoding="utf-8")
    done = subprocess.run([*asked, *wrong, *map(str, written)], cwd=TOP, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    for path, fact in wrong.items():
        assert re.search(rf'{re.escape(path)}:\d+: error: "\w+" has no attribute "{fact}"', done.stdout), done.stdout
    for file, said in zip(written, WRITTEN.values(), strict=True):
        lines = [line for line in done.stdout.splitlines() if file.name in line]
        assert all(any(words in line for line in lines) for words in said), done.stdout


def test_what_is_bare_and_what_could_be_misspelt_is_found() -> None:
    assert bare_facts("a = Event('x')\nb = a.facts['who']\nc = a.who\n") == [1, 2]
    of = a_fact("@SAYINGS.of(Drew)\ndef drew(e):\n    return e.who\n")
    add = a_fact("SAYINGS.add(Drew, lambda one: f'{one.cards}')\n")
    assert of is not None and add is not None
    assert (of.attr, add.attr, a_fact("def tell(e):\n    return e.who\n")) == ("who", "cards", None)
