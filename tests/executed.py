"""Whether a test that carries a rule executes what cites it: watched while the tests run.

A rule is cited in a function, or beside a constant or class. A test executes it when it calls that function or a function
of that class. It also does when it calls code that names the constant, the class or a field of it. A rule that only a
module's docstring or content cites describes something, and calls for nothing. Only tests of rules that were not yet seen
are watched, so this costs little.

A whole run fails when a rule is marked but not executed. What one test worked out may be remembered for the next, so each
such rule is looked at once more by itself: ``pytest --rules ID,..`` runs the tests of some rules in a process of its own.
"""

from __future__ import annotations

import ast
import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import msgspec
import pytest

from tests.rules import ID, TOP, code_of, games, marked, spelt_out

WATCHED = "DELVEKEEPER_EXECUTED"
"""Set for the workers of a whole run."""
CITED = "cited"
"""What a worker is told under: where each rule is cited."""
LONGEST = 600
"""Seconds that a second look may take."""


class Citation(msgspec.Struct, frozen=True):
    """A place that cites a rule: code between two lines of ``file``, or code anywhere that uses one of ``names``.

    A class is both.
    """

    file: str
    first: int = 0
    last: int = 0
    names: frozenset[str] = frozenset()

    def covers(self, code: CodeType) -> bool:
        """Whether calling ``code`` executes this place."""
        within = code.co_filename == self.file and self.first <= code.co_firstlineno <= self.last
        return within or not self.names.isdisjoint(code.co_names)

    def __str__(self) -> str:
        return f"{self.file}{f':{self.first}' if self.first else ''}{' '.join(['', *sorted(self.names)])}"


def citations(top: Path, game: str) -> dict[str, set[Citation]]:
    """Return where functions, classes and constants cite the rules of a game, by the rules' ids."""
    found: dict[str, set[Citation]] = {}
    for path in code_of(top, game):
        for id, place in _in_code(path):
            found.setdefault(id, set()).add(place)
    return found


def _in_code(path: Path) -> Iterator[tuple[str, Citation]]:
    text = path.read_text(encoding="utf-8")
    if not ID.search(text):
        return
    places: dict[int, Citation] = {}
    _mark(ast.parse(text), Citation(str(path)), places)
    for number, line in enumerate(text.splitlines(), 1):
        if number in places:
            for id in ID.findall(spelt_out(line)):
                yield id, places[number]


def _mark(parent: ast.Module | ast.ClassDef, around: Citation, places: dict[int, Citation]) -> None:
    """Say for every line within ``parent`` which place it belongs to; ``around`` holds for those of no statement."""
    above = around
    for node in parent.body:
        begin = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", []))])
        lines = range(begin, (node.end_lineno or begin) + 1)
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                place = Citation(around.file, begin, lines[-1])
            case ast.ClassDef(name=name):
                place = Citation(around.file, begin, lines[-1], frozenset({name, *_fields(node)}))
            case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
                place = around if around.names else Citation(around.file, names=frozenset({name}))
            case ast.Expr(value=ast.Constant(value=str())):
                place = above
            case _:
                place = around
        above = place if isinstance(node, (ast.Assign, ast.AnnAssign)) else around
        if place.first or place.names:
            places.update(dict.fromkeys(lines, place))
        if isinstance(node, ast.ClassDef):
            _mark(node, place, places)


def _fields(node: ast.ClassDef) -> Iterator[str]:
    """Yield what a class declares or assigns."""
    for each in node.body:
        match each:
            case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name


def all_citations(top: Path) -> dict[str, set[Citation]]:
    """Return where each rule of each rulebook is cited, by its id."""
    return {id: places for game in games(top) for id, places in citations(top, game).items()}


class Watch:
    """Sees which rules are executed by tests that carry them; ``cited`` says where each is cited."""

    def __init__(self, cited: dict[str, set[Citation]]) -> None:
        self._cited = cited
        self.executed: set[str] = set()
        # Places are looked up by file and by name: a test calls thousands of functions.
        self._within: dict[str, list[tuple[Citation, str]]] = {}
        self._using: dict[str, set[str]] = {}
        for id, places in cited.items():
            for place in places:
                self._within.setdefault(place.file, []).append((place, id))
                for name in place.names:
                    self._using.setdefault(name, set()).add(id)
        self._covered: dict[int, tuple[CodeType, frozenset[str]]] = {}

    def wanted(self, ids: Iterable[str]) -> set[str]:
        """Return those of the rules of a test that no test has executed yet."""
        return {id for id in ids if id in self._cited} - self.executed

    @contextlib.contextmanager
    def during(self, ids: Iterable[str]) -> Iterator[None]:
        """Note which of these rules, those of a test, are executed while it runs; once all are, nothing is watched."""
        missing = self.wanted(ids)
        if not missing or sys.gettrace() is not None:
            yield
            return
        # By identity: to hash code takes longer than most calls.
        called: dict[int, CodeType] = {}

        def see(frame: FrameType, event: str, argument: object) -> None:
            code = frame.f_code
            if not missing:
                sys.settrace(None)
            elif id(code) not in called:
                called[id(code)] = code
                found = missing & self.covered_by(code)
                self.executed.update(found)
                missing.difference_update(found)

        threading.settrace(see)
        sys.settrace(see)
        try:
            yield
        finally:
            sys.settrace(None)
            threading.settrace(None)  # type: ignore[arg-type]

    def covered_by(self, code: CodeType) -> frozenset[str]:
        """Return the rules that are executed where ``code`` is called."""
        known = self._covered.get(id(code))
        if known is None or known[0] is not code:
            rules = {rule for place, rule in self._within.get(code.co_filename, ()) if place.covers(code)}
            for name in code.co_names:
                rules |= self._using.get(name, set())
            known = self._covered[id(code)] = code, frozenset(rules)
        return known[1]

    def missing(self, marked: Iterable[str]) -> list[str]:
        """Return those of the marked rules that no test executed, in order."""
        return sorted(self.wanted(marked))

    def places(self, id: str) -> str:
        """Return where a rule is cited, to be read."""
        return ", ".join(sorted(map(str, self._cited[id])))


class Executed:
    """The part of a test run that watches; ``only`` are the rules whose tests run, None for all in a whole run.

    ``cited`` is where each rule is cited: a worker is told, as to find that out takes seconds.
    """

    def __init__(self, only: frozenset[str] | None, cited: dict[str, set[Citation]]) -> None:
        self._only, self._cited = only, cited
        self._watch = Watch(cited)
        self._missing: list[str] = []

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out the tests of other rules."""
        if self._only is not None:
            kept = [item for item in items if not self._only.isdisjoint(carried(item))]
            config.hook.pytest_deselected(items=[item for item in items if item not in kept])
            items[:] = kept

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Watch a test and what is made ready for it."""
        with self._watch.during(carried(item)):
            return (yield)

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Tell a worker where each rule is cited."""
        node.workerinput[CITED] = msgspec.json.encode(self._cited)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take over what the tests of a worker executed."""
        self._watch.executed.update(getattr(node, "workeroutput", {}).get("executed", ()))

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Hand on what was executed, or fail the run in which a rule was not."""
        if hasattr(session.config, "workerinput"):
            getattr(session.config, "workeroutput")["executed"] = sorted(self._watch.executed)  # noqa: B009
        elif exitstatus == pytest.ExitCode.OK:
            self._missing = self._watch.missing(marked(TOP) if self._only is None else self._only)
            if self._only is None:
                self._missing = [id for id in self._missing if not executed_alone(id)]
            if self._missing:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Name the rules that were not executed, and where they are cited."""
        if self._missing:
            terminalreporter.section("Rules that no test of theirs executes, and where they are cited")
            terminalreporter.write_line("\n".join(f"{id}: {self._watch.places(id)}" for id in self._missing))


def carried(item: pytest.Item) -> set[str]:
    """Return the rules that a test carries."""
    return {id for mark in item.iter_markers("rule") for id in mark.args}


def executed_alone(id: str) -> bool:
    """Whether the tests of a rule execute it in a process of their own, in which nothing is remembered yet."""
    files = [str(path) for path in TOP.glob("tests/**/test_*.py") if id in path.read_text(encoding="utf-8")]
    files = [path for path in files if "/sixth/" not in path]
    command = [sys.executable, "-m", "pytest", "-n", "0", "--rules", id, *files]
    environment = {key: value for key, value in os.environ.items() if key != WATCHED and not key.startswith("PYTEST_")}
    return not subprocess.run(
        command, cwd=TOP, env=environment, capture_output=True, timeout=LONGEST, check=False
    ).returncode


def register(config: pytest.Config) -> None:
    """Watch a run of all tests, and one of the tests of certain rules; no other."""
    only = frozenset(config.getoption("rules").replace(" ", "").split(",")) - {""}
    whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    whole = whole and not any(config.getoption(option) for option in ("keyword", "markexpr", "only", "collectonly"))
    if hasattr(config, "workerinput"):
        whole = bool(os.environ.get(WATCHED))
    elif whole and not only:
        os.environ[WATCHED] = "1"
    else:
        os.environ.pop(WATCHED, None)  # A test may start a run of its own.
    if only or whole:
        told = getattr(config, "workerinput", {}).get(CITED)
        cited = msgspec.json.decode(told, type=dict[str, set[Citation]]) if told else all_citations(TOP)
        config.pluginmanager.register(Executed(only or None, cited))
