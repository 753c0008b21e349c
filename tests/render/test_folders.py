"""The folders of the renderer: what all pictures share below, each kind of board for itself, and on top whole pictures,
strips and films."""

from __future__ import annotations

import ast
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "engine" / "render"
BOARDS = {"hexes"}
TOP = {"picture", "film", "strips"}


def room(module: str) -> str:
    """Return where a module of the renderer stands: on top, in the folder of a board, or shared."""
    first = module.split(".")[0]
    return "top" if first in TOP else first if first in BOARDS else "shared"


def test_boards_know_what_all_share_and_no_other_board() -> None:
    modules = {
        ".".join(path.relative_to(FOLDER).with_suffix("").parts): ast.parse(path.read_text(encoding="utf-8"))
        for path in FOLDER.rglob("*.py")
        if path.name != "__init__.py"
    }
    assert {room(name) for name in modules} == BOARDS | {"shared", "top"}
    for name, tree in modules.items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith("engine.render"):
                continue
            assert node in tree.body, f"{name} hides an import in a function"
            inside = (node.module or "").removeprefix("engine.render").lstrip(".")
            for alias in node.names:
                known = inside if inside in modules else f"{inside}.{alias.name}".lstrip(".")
                assert known in modules, f"{name} asks for {known}"
                assert room(name) == "top" or room(known) in (room(name), "shared"), f"{name} knows {known}"
