"""What could be explained of a map of the wilds: each line of the legend with the places where its mark lies."""

from __future__ import annotations

from collections.abc import Hashable

from engine.core.scene import GraphBoard, HexBoard, Legend
from engine.core.words import upper

from ..speech.words import ground
from ..state.region import CATEGORIES

Marks = dict[Legend, set[Hashable]]

STATES = {"visited": "Visited", "seen": "Seen", "veiled": "Not seen yet"}

PATHS = {"hills": "Hill path", "peaks": "Mountain path", "water": "By boat"}
"""Ways whose name is more than that of their ground."""


class _Lines:
    """Lines of a legend that are found one by one."""

    def __init__(self) -> None:
        self.found: Marks = {}

    def add(self, mark: str, text: str, at: Hashable) -> None:
        """Note that a mark lies at a place."""
        self.found.setdefault(Legend(mark, text), set()).add(at)


def of_hexes(drawn: HexBoard) -> Marks:
    """Return the lines for a map of hexes: terrains, what is known of them, signs, sites."""
    lines, cells = _Lines(), drawn.cells
    for cell in cells:
        if cell.state in STATES:
            lines.add(f"visited:{cell.floor}", upper(ground(cell.floor)), cell.at)
    samples = {cell.state: cell.floor for cell in reversed(cells)}
    for state, text in (*STATES.items(), ("rumour", "Rumour"), ("edge", "The region ends")):
        for cell in cells:
            if cell.state == state:
                lines.add(f"{state}:{samples[state]}" if state in STATES else state, text, cell.at)
    signs = (
        ("clue", "Clue leads here", drawn.arrows),
        ("trace", "Clue not found yet", drawn.traces),
        ("blocked", "Blocked", drawn.blocked),
        ("passage", "Hidden passage", drawn.passages),
    )
    for mark, text, pairs in signs:
        for a, b in pairs:
            lines.add(mark, text, next((at for at in drawn.newest if at in (a, b)), a))
    for _, at in drawn.pills:
        lines.add("pill", "Next move, 1 stretch", at)
    for cell in cells:
        if cell.secrets:
            lines.add("hidden", "Hidden, to find", cell.at)
    for icon in CATEGORIES:
        for cell in cells:
            if icon in (*cell.icons, *(secret.icon for secret in cell.secrets)):
                lines.add(icon, upper(icon), cell.at)
    return lines.found


def of_points(drawn: GraphBoard) -> Marks:
    """Return the lines for a map of points: ways, what is known of points, signs, sites."""
    lines, nodes, ways = _Lines(), drawn.nodes, drawn.ways

    def near(a: str, b: str) -> str:
        return drawn.newest if drawn.newest in (a, b) else a

    for way in ways:
        if way.floor:
            lines.add(f"way:{way.floor}", PATHS.get(way.floor, f"{upper(ground(way.floor))} path"), near(way.a, way.b))
    if lines.found:
        lines.add(next(iter(lines.found)).mark, "1 piece, 1 stretch", "")
    samples = {node.state: node.floor for node in reversed(nodes)}
    for state, text in STATES.items():
        for node in nodes:
            if node.state == state:
                lines.add(f"disc {state}:{samples[state]}", text, node.key)
    for state, text in (("rumour", "Rumour"), ("unknown", "Unknown")):
        for node in nodes:
            if node.state == state:
                lines.add("disc rumour", text, node.key)
    for way in ways:
        if way.clue:
            lines.add("clue", "Clue leads here", near(way.a, way.b))
        if way.state == "blocked":
            lines.add("blocked", "Blocked", near(way.a, way.b))
    for a, b in drawn.traces:
        lines.add("trace", "Clue not found yet", near(a, b))
    for node in nodes:
        if node.secrets:
            lines.add("hidden", "Hidden, to find", node.key)
    for icon in CATEGORIES:
        for node in nodes:
            if icon in (*node.icons, *(secret.icon for secret in node.secrets)):
                lines.add(icon, upper(icon), node.key)
    return lines.found
