"""What has changed between two pictures of the same map, and the later one with those places ringed.

Both are made from what one seat may know, so no more can be told by it. Compared is what lies somewhere, and who is there;
not how they are: whose turn it is, what could be chosen, names, health, which place is the newest.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from .messages import WORDS
from .scene import (
    MOST_ALT,
    GraphBoard,
    HexBoard,
    HexCell,
    Legend,
    Node,
    OwnBoard,
    Scene,
    Token,
)

K = TypeVar("K", bound=Hashable)
P = TypeVar("P")


def ringed(before: Scene, now: Scene) -> tuple[Scene, tuple[str, ...]]:
    """Return ``now`` with the places ringed that were otherwise on ``before``, and what these are called.

    Where the two are no maps of the same kind, nothing is ringed.
    """
    board, names = _board(before.board, now.board)
    if not names:
        return replace(now, board=board), ()
    legend = tuple(Legend(item.mark, WORDS("changed-since")) if item.mark == "newest" else item for item in now.legend)
    told = list(dict.fromkeys(filter(None, names)))
    alt = f"{WORDS('ringed', places=tuple(told))} {now.alt}" if told else now.alt
    cut = alt if len(alt) <= MOST_ALT else f"{alt[: MOST_ALT - 1].rstrip()}…"
    return replace(now, board=board, legend=legend, alt=cut), tuple(told)


def changed(before: Scene, now: Scene) -> bool:
    """Return whether something is otherwise on the map of ``now``, or it is of another kind."""
    return type(before.board) is not type(now.board) or bool(_board(before.board, now.board)[1])


def found(before: Scene, now: Scene) -> bool:
    """Return whether the map of ``now`` has places that were not known on that of ``before``."""
    return bool(_known(now.board) - _known(before.board))


def _known(board: Any) -> set[Any]:
    if isinstance(board, HexBoard):
        return {cell.at for cell in board.cells if cell.state != "edge"}
    return set(board.known()) if isinstance(board, OwnBoard) else set()


def _board(before: Any, now: Any) -> tuple[Any, list[str]]:
    if isinstance(before, HexBoard) and isinstance(now, HexBoard):
        return _hexes(before, now)
    if isinstance(before, GraphBoard) and isinstance(now, GraphBoard):
        return _graph(before, now)
    if isinstance(now, OwnBoard) and type(before) is type(now):
        return now.ringed(before)
    return now, []


def changed_places(
    before: Iterable[P], now: Iterable[P], key: Callable[[P], K], content: Callable[[P], object]
) -> tuple[dict[K, P], Collection[K]]:
    """Return the places of now by their keys, and the keys of those that were not there, or otherwise."""
    was: Mapping[K, object] = {key(item): content(item) for item in before}
    places = {key(item): item for item in now}
    return places, {at for at, item in places.items() if at not in was or was[at] != content(item)}


def bare(token: Token) -> Token:
    """Return who a token stands for, however that one is."""
    return replace(token, health=0, most=0, acting=False, acted=False)


def _hexes(before: HexBoard, now: HexBoard) -> tuple[HexBoard, list[str]]:
    def content(cell: HexCell) -> HexCell:
        token = bare(cell.token) if cell.token is not None else None
        return replace(cell, plate=0, label="", gates=(), lit=(), token=token)

    places, changed = changed_places(before.cells, now.cells, lambda cell: cell.at, content)
    if not changed:
        return replace(now, newest=()), []
    # A crop shows most of them from their middle.
    q, r = (sum(at[axis] for at in changed) / len(changed) for axis in (0, 1))
    focus = min(sorted(changed), key=lambda at: (at[0] - q) ** 2 + (at[1] - r) ** 2)
    return replace(now, newest=tuple(sorted(changed)), focus=focus, kept=(focus, *now.kept) if now.kept else ()), [
        places[at].label for at in sorted(changed)
    ]


def _graph(before: GraphBoard, now: GraphBoard) -> tuple[GraphBoard, list[str]]:
    def content(node: Node) -> Node:
        return replace(node, x=0.0, y=0.0, name="", tokens=tuple(map(bare, node.tokens)), last=(), newest=False)

    places, found = changed_places(before.nodes, now.nodes, lambda node: node.key, content)
    # That there is something of which nothing is known is told by the way there.
    changed = [key for key in places if key in found and places[key].state != "unknown"]
    nodes = tuple(replace(node, newest=node.key in changed) for node in now.nodes)
    return replace(now, nodes=nodes, newest=""), [places[key].name for key in changed]
