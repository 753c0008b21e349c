"""Which rules of each game are implemented and which are tested: ``python -m tests.rules [GAME ...]``.

The rules of a game are the entries of its ``data/<key>/rules.toml``. One is implemented when its id is cited in
``engine/games/<key>`` or, for content, in another file under ``data/<key>``, by itself or in a short range
("SKY-063..065"); a long range points nowhere and counts for nothing. It is tested when a test carries it in
``@pytest.mark.rule``; ``make test`` watches that it executes what cites the rule (tests/executed.py). The rules of the
table itself are carried out in `HOUSE`; games may cite them too, for nothing but the check that there is such a rule. Exits
with 1 when a rule lacks either, or when an id is cited that no entry has.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from engine.rulebook import TABLE
from engine.rulebook.entries import read_books

TOP = Path(__file__).resolve().parents[1]
ID = re.compile(r"\b[A-Z]{2,4}-(?:\d{3}|G\d{2,3})\b")
RANGE = re.compile(r"\b([A-Z]{2,4}-)(?:(G)(\d{2,3})\.\.(?:\1)?G(\d{2,3})|(\d{3})\.\.(?:\1)?(\d{3}))\b")
LONGEST_RANGE = 6
"""How many rules a range may stand for."""
HOUSE = (
    "engine/api/**/*.py",
    "engine/core/**/*.py",
    "engine/tables/**/*.py",
    "engine/store/**/*.py",
    "cogs/**/*.py",
)
"""Where the rules of the table are carried out."""


class Coverage(msgspec.Struct, frozen=True):
    """What is known of one game's rules; every tuple holds ids in the order of its rulebook, ``unknown`` sorted."""

    game: str
    rules: tuple[str, ...]
    unimplemented: tuple[str, ...]
    untested: tuple[str, ...]
    unknown: tuple[str, ...]

    @property
    def complete(self) -> bool:
        """Whether every rule is implemented and tested, and every id that is cited is a rule."""
        return not (self.unimplemented or self.untested or self.unknown)

    @property
    def summary(self) -> str:
        """One line with the three counts."""
        total = len(self.rules)
        done, tested = total - len(self.unimplemented), total - len(self.untested)
        return f"{self.game}: {total} rules, {done} implemented, {tested} tested"


def games(top: Path) -> list[str]:
    """Return the keys of all games with a rulebook, in order."""
    return sorted(path.parent.name for path in top.glob("data/*/rules.toml"))


def code_of(top: Path, game: str) -> list[Path]:
    """Return the files of code that may implement a game's rules; for the table those above the games."""
    return [path for place in (HOUSE if game == TABLE else (f"engine/games/{game}/**/*.py",)) for path in top.glob(place)]


def content_of(top: Path, game: str) -> list[Path]:
    """Return the files of a game's content, its rulebook aside."""
    return [path for path in top.glob(f"data/{game}/**/*.toml") if path.name not in ("rules.toml", "phrases.toml")]


def cited(top: Path, game: str) -> set[str]:
    """Return every id cited in a game's code and content, its rulebook aside; for the table in the code above the games."""
    return _ids_in([*code_of(top, game), *content_of(top, game)])


def _ids_in(paths: Iterable[Path]) -> set[str]:
    return {id for path in paths for id in ID.findall(spelt_out(path.read_text(encoding="utf-8")))}


def spelt_out(text: str) -> str:
    """Return a text with every id of its short ranges written out, and without its long ranges."""

    def ids(found: re.Match[str]) -> str:
        game, ours = found[1], found[2] or ""
        first, last = (found[3], found[4]) if ours else (found[5], found[6])
        numbers = range(int(first), int(last) + 1)
        return (
            " ".join(f"{game}{ours}{number:0{len(first)}}" for number in numbers) if len(numbers) <= LONGEST_RANGE else ""
        )

    return RANGE.sub(ids, text)


def marked(top: Path) -> set[str]:
    """Return every id that a test under ``tests`` carries; nothing is imported for it."""
    found: set[str] = set()
    for path in top.glob("tests/**/test_*.py"):
        text = path.read_text(encoding="utf-8")
        for marker in _markers(ast.parse(text, str(path))) if "rule(" in text else ():
            found.update(_ids(marker))
    return found


def _markers(module: ast.Module) -> Iterator[ast.expr]:
    """Yield what may mark tests: decorators of tests and their classes, ``pytestmark``, and ``marks`` of a parameter."""
    for node in _outside(module):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() if node.name.startswith("test"):
                yield from node.decorator_list
            case ast.ClassDef() if node.name.startswith("Test"):
                yield from node.decorator_list
            case ast.Assign(targets=[ast.Name(id="pytestmark")]):
                yield node.value
            case ast.keyword(arg="marks"):
                yield node.value


def _outside(module: ast.Module) -> Iterator[ast.AST]:
    """Yield all that stands outside the bodies of functions, in which nothing is marked."""
    waiting: list[ast.AST] = [module]
    while waiting:
        node = waiting.pop()
        yield node
        inner = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        waiting += node.decorator_list if inner else ast.iter_child_nodes(node)


def _ids(marker: ast.expr) -> Iterator[str]:
    """Yield the ids in every ``pytest.mark.rule(...)`` or ``rule(...)`` within a marker."""
    for node in ast.walk(marker):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule") | ast.Name(id="rule")):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value


def coverage(top: Path, game: str, tested: set[str]) -> Coverage:
    """Return how far the rules of one game are implemented and tested."""
    rules = tuple(read_books([game], top / "data")[0])
    prefixes = {id.partition("-")[0] for id in rules}
    in_code = cited(top, game)
    elsewhere = _ids_in(top.glob("engine/games/**/*.py")) if game == TABLE else set()
    return Coverage(
        game,
        rules,
        tuple(id for id in rules if id not in in_code),
        tuple(id for id in rules if id not in tested),
        tuple(id for id in sorted(in_code | elsewhere | tested) if id.partition("-")[0] in prefixes and id not in rules),
    )


def report(found: Coverage) -> Iterator[str]:
    """Yield the lines that tell about one game, its summary last."""
    lists = (
        ("cited nowhere in the code", found.unimplemented),
        ("marked in no test", found.untested),
        (f"cited without an entry in data/{found.game}/rules.toml", found.unknown),
    )
    for words, ids in lists:
        if ids:
            yield f"{found.game}: {words}: {' '.join(ids)}"
    yield found.summary


def main(wanted: Sequence[str], top: Path = TOP) -> int:
    """Print the report on the games of these keys, or on all; return 1 when a rule is missing, 2 for an unknown game."""
    known = games(top)
    strangers = [game for game in wanted if game not in known]
    if strangers or not known:
        print(f"No rulebook: {', '.join(strangers) or 'data/*/rules.toml'}", file=sys.stderr)
        return 2
    tested = marked(top)
    every = [coverage(top, game, tested) for game in wanted or known]
    for found in every:
        print("\n".join(report(found)))
    return 0 if all(found.complete for found in every) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
