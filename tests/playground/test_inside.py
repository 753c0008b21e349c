"""What libraries keep to themselves is theirs: of simcord one file knows any of it, of aiosqlite none."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

import aiosqlite
import pytest
import simcord
from simcord import ChannelHandle, Env, GuildHandle, InteractionResult, MemberActor, Preview, ResponseMessage, UserHandle
from simcord.backend import Backend
from simcord.backend.cdn import CdnStore

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
