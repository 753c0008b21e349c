"""The packages of ``cogs`` stand on one another without a circle, and not too high.

Which package may import which is a contract in ``pyproject.toml``. Imports that are for types only count here too.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import grimp

from tests.laws.test_shape import Graph, floors, hidden_imports

COGS = "cogs"
FOLDER = Path(__file__).resolve().parents[2] / COGS

MOST_FLOORS = 12
"""How many modules of ``cogs`` may stand on one another."""


@cache
def imports() -> Graph:
    """Return what each module of ``cogs`` imports of it."""
    whole = grimp.build_graph(COGS, cache_dir=None)
    return {module: frozenset(whole.find_modules_directly_imported_by(module)) for module in whole.modules}


def test_every_module_stands_in_a_package() -> None:
    assert [path.name for path in FOLDER.glob("*.py")] == ["__init__.py"]


def test_no_module_is_in_a_circle_and_few_stand_on_one_another() -> None:
    built = floors(imports())
    assert imports().keys() - set().union(*built) == set(), "in a circle, or on one"
    assert len(built) <= MOST_FLOORS


def test_no_import_hides_in_a_function() -> None:
    assert hidden_imports(FOLDER) == []


def test_packages_only_say_what_they_are_for() -> None:
    for face in FOLDER.glob("*/__init__.py"):
        assert len(face.read_text(encoding="utf-8").splitlines()) == 1, face
