"""What libraries keep to themselves is theirs: of simcord one file knows any of it, of aiosqlite none."""

from __future__ import annotations

import ast
import functools
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import aiosqlite
import pytest
import simcord
from simcord import (
    ChannelHandle,
    Env,
    GuildHandle,
    InteractionResult,
    MemberActor,
    Preview,
    ResponseMessage,
    UserHandle,
    components,
    gateway,
    results,
)
from simcord.backend import Backend
from simcord.backend.cdn import CdnStore
from simcord.http import router

from playground.inside import copied

HOUSE = Path(__file__).parents[2]
ADAPTER = HOUSE / "playground" / "inside.py"
SIMCORD = (
    *(ChannelHandle, Env, GuildHandle, InteractionResult, MemberActor, Preview, ResponseMessage, UserHandle),
    *(Backend, CdnStore),
)

OURS = {"_world", "_tables", "_role"}
"""Names that are private in this house too."""


@functools.cache
def private_names(*kinds: type) -> frozenset[str]:
    """Return what these classes keep to themselves: private methods, and what they set on themselves."""
    found: set[str] = set()
    for kind in kinds:
        found |= set(vars(kind))
        tree = ast.parse(Path(str(__import__(kind.__module__, fromlist=["_"]).__file__)).read_text())
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
                found.add(node.attr)
    return frozenset(name for name in found if name.startswith("_") and not name.startswith("__"))


def reached_into(path: Path, private: frozenset[str]) -> Iterator[str]:
    """Yield where a file names something private of what is not itself, by attribute or import."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in ("simcord", "aiosqlite"):
            names = [*(node.module or "").split("."), *(name.name for name in node.names)]
            yield from (f"{path.name}:{node.lineno} {name}" for name in names if name.startswith("_"))
        if isinstance(node, ast.Attribute) and node.attr in private:
            own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
            if not own:
                yield f"{path.name}:{node.lineno} {node.attr}"


@pytest.mark.whole
def test_one_file_alone_reaches_into_simcord() -> None:
    private = private_names(*SIMCORD) - OURS
    assert {"_settle_internal", "_errors", "_guild", "_blobs", "_pages"} <= private and simcord.Env is Env
    assert list(reached_into(ADAPTER, private)), "it is what this file is for"
    files = [*HOUSE.glob("playground/*.py"), *HOUSE.glob("tests/**/*.py")]
    assert [found for path in files if path != ADAPTER for found in reached_into(path, private)] == []


def test_nothing_reaches_into_aiosqlite() -> None:
    private = private_names(aiosqlite.Connection)
    assert {"_execute", "_conn", "_thread"} <= private
    for path in HOUSE.glob("engine/store/*.py"):
        assert list(reached_into(path, private)) == []
        # Its connection is a base of ours, so what is named on ``self`` would be its own too.
        assert not private & {
            node.attr for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)
        }


@pytest.mark.parametrize(
    "given",
    [{"a": [{"b": [1, None]}], "c": {"d": True}, "e": "f", "g": 0.5}, [[], {}], ([1], {"a": [2]}), {"a": {3}}, "a", None],
    ids=repr,
)
def test_a_copy_is_equal_and_shares_nothing_that_can_change(given: object) -> None:
    copy = copied(given)
    assert copy == given and type(copy) is type(given)
    assert not {id(part) for part in changeable(copy)} & {id(part) for part in changeable(given)}


def changeable(value: object) -> Iterator[object]:
    """Yield every list, set and dict in a value."""
    if isinstance(value, list | set | dict):
        yield value
    if isinstance(value, list | tuple | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from changeable(part)


@pytest.mark.parametrize("module", [components, gateway, results, router])
def test_simcord_copies_with_it_wherever_it_copies_json(module: ModuleType) -> None:
    name = "copy.deepcopy(" if hasattr(module, "copy") else "deepcopy("
    assert name in inspect.getsource(module)
    assert (module.copy.deepcopy if hasattr(module, "copy") else module.deepcopy) is copied
