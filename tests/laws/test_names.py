"""Above the games each class has a name of its own, so that a search for one finds one thing."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("engine", "cogs", "service", "playground", "docs", "delvekeeper")


def files() -> list[Path]:
    """Return the code above the games."""
    games = ROOT / "engine" / "games"
    return sorted(file for room in ROOMS for file in (ROOT / room).rglob("*.py") if games not in file.parents)


def shared_names(paths: Iterable[Path]) -> dict[str, list[str]]:
    """Return the names of classes that stand twice, each with its files; a leading underscore makes no other name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name.lstrip("_")].append(path.name)
    return {name: places for name, places in found.items() if len(places) > 1}


def test_no_class_name_stands_twice_above_the_games() -> None:
    assert shared_names(files()) == {}


def test_a_name_that_stands_twice_is_found(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text("class Page: ...\nclass Press: ...\n", encoding="utf-8")
    (tmp_path / "second.py").write_text("class _Page: ...\n", encoding="utf-8")
    assert shared_names(sorted(tmp_path.glob("*.py"))) == {"Page": ["first.py", "second.py"]}
