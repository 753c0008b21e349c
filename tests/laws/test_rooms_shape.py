"""The modules of a room stand on one another without a circle, and not too high; two rooms are made of packages.

Which package may import which is a contract in ``pyproject.toml``. Imports that are for types only count here too.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import grimp
import pytest

from tests.laws.test_shape import Graph, floors, hidden_imports

TOP = Path(__file__).resolve().parents[2]

ROOMS = {"cogs": (), "engine.tables": ("commands", "context", "service")}
"""The rooms that are made of packages, and the modules in each that stand in none."""

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
"""How many modules of a room may stand on one another: 12 in those of packages, in others as many as do."""

every_room = pytest.mark.parametrize("room", ROOMS)


@cache
def imports(room: str) -> Graph:
    """Return what each module of a room imports of it."""
    whole = grimp.build_graph(room.partition(".")[0], cache_dir=None)
    own = {module for module in whole.modules if module == room or module.startswith(f"{room}.")}
    return {module: own & whole.find_modules_directly_imported_by(module) for module in own}


def folder(room: str) -> Path:
    return TOP.joinpath(*room.split("."))


@every_room
def test_every_module_stands_in_a_package(room: str) -> None:
    assert sorted(path.stem for path in folder(room).glob("*.py")) == ["__init__", *ROOMS[room]]


@pytest.mark.parametrize("room", FLOORS)
def test_no_module_is_in_a_circle_and_few_stand_on_one_another(room: str) -> None:
    built = floors(imports(room))
    assert imports(room).keys() - set().union(*built) == set(), "in a circle, or on one"
    assert len(built) <= FLOORS[room]


@every_room
def test_no_import_of_our_own_hides_in_a_function(room: str) -> None:
    """Large libraries may be loaded late: most processes never need them."""
    assert [place for place in hidden_imports(folder(room)) if _is_our_own(room, place)] == []


@every_room
def test_packages_only_say_what_they_are_for(room: str) -> None:
    for face in folder(room).glob("*/__init__.py"):
        assert len(face.read_text(encoding="utf-8").splitlines()) == 1, face


def _is_our_own(room: str, place: str) -> bool:
    path, _, line = place.rpartition(":")
    words = (folder(room) / path).read_text(encoding="utf-8").splitlines()[int(line) - 1].split()
    return words[1].partition(".")[0] in ("", "cogs", "engine")
