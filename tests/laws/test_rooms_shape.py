"""The modules of a package import each other without a circle, and not too deep; two packages are made of packages.

Which package may import which is a contract in ``pyproject.toml``. Imports that are for types only count here too.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import grimp
import pytest

from tests.laws.test_shape import Graph, floors, hidden_imports

TOP = Path(__file__).resolve().parents[2]

PACKAGES = {"cogs": (), "engine.tables": ("commands", "context", "service")}
"""What is made of packages, and the modules in each that stand in none."""

FLOORS = {
    "cogs": 12,
    "engine.tables": 12,
    "engine.core": 15,
    "engine.render": 15,
    "engine.store": 9,
    "engine.rulebook": 8,
    "engine.maps": 3,
    "service": 5,
    "playground": 10,
}
"""How many modules of a package may import one another in a row: 12 in those of packages, in others as many as do."""

every_package = pytest.mark.parametrize("package", PACKAGES)


@cache
def imports(package: str) -> Graph:
    """Return what each module of a package imports of it."""
    whole = grimp.build_graph(package.partition(".")[0], cache_dir=None)
    own = {module for module in whole.modules if module == package or module.startswith(f"{package}.")}
    return {module: own & whole.find_modules_directly_imported_by(module) for module in own}


def folder(package: str) -> Path:
    return TOP.joinpath(*package.split("."))


@every_package
def test_every_module_stands_in_a_package(package: str) -> None:
    assert sorted(path.stem for path in folder(package).glob("*.py")) == ["__init__", *PACKAGES[package]]


@pytest.mark.parametrize("package", FLOORS)
def test_no_module_is_in_a_circle_and_few_stand_on_one_another(package: str) -> None:
    built = floors(imports(package))
    assert imports(package).keys() - set().union(*built) == set(), "in a circle, or on one"
    assert len(built) <= FLOORS[package]


@every_package
def test_no_import_of_our_own_hides_in_a_function(package: str) -> None:
    """Large libraries may be loaded late: most processes never need them."""
    assert [place for place in hidden_imports(folder(package)) if _is_our_own(package, place)] == []


@every_package
def test_packages_only_say_what_they_are_for(package: str) -> None:
    for face in folder(package).glob("*/__init__.py"):
        assert len(face.read_text(encoding="utf-8").splitlines()) == 1, face


def _is_our_own(package: str, place: str) -> bool:
    path, _, line = place.rpartition(":")
    words = (folder(package) / path).read_text(encoding="utf-8").splitlines()[int(line) - 1].split()
    return words[1].partition(".")[0] in ("", "cogs", "engine")
