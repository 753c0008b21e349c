"""What could be explained of a map of the wilds: each line of the legend with the places where its mark lies.

The lines have one order, whatever the party comes upon first: who reads the legend again finds them where they were.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping

from engine.core.scene import HexCell, Legend, Node
from engine.core.words import upper

from ..speech.words import ground
from ..state.catalogue import WORDS
from ..state.region import CATEGORIES
from .land.landboards import LandBoard, RoadBoard

Marks = dict[Legend, set[Hashable]]

STATES = ("visited", "seen", "veiled")


class _Lines:
    """Lines of a legend that are found one by one, of a map with these ``places``."""

    def __init__(self, places: Mapping[Hashable, HexCell | Node]) -> None:
        self.places = places
        self.found: Marks = {}

    def add(self, mark: str, text: str, places: Iterable[Hashable]) -> None:
        """Note that a mark lies at some places."""
        if there := set(places):
            self.found.setdefault(Legend(mark, text), set()).update(there)

    def follow(self, mark: str, text: str, places: Iterable[Hashable]) -> None:
        """Note a mark that goes with the party: it is nothing new wherever it lies, and so lies in no place besides."""
        if there := list(places):
            self.add(mark, text, ("", *there))

    def states(self, disc: str, *others: str) -> None:
        """Note what is known of places: each state with a sample of its ground; ``others`` by a mark of their own."""
        samples = {place.state: place.floor for place in reversed([*self.places.values()])}
        for state in (*STATES, *others):
            mark = f"{disc}{state}:{samples.get(state, '')}" if state in STATES else f"{disc}{RUMOUR.get(state, state)}"
            self.add(mark, WORDS(f"legend-{state}"), (at for at, place in self.places.items() if place.state == state))

    def sites(self) -> None:
        """Note what is hidden, and sites by their category."""
        self.add("hidden", WORDS("legend-hidden"), (at for at, place in self.places.items() if place.secrets))
        for icon in CATEGORIES:
            shown = (
                at
                for at, place in self.places.items()
                if icon in (*place.icons, *(secret.icon for secret in place.secrets))
            )
            self.add(icon, upper(WORDS("category-name", category=icon)), shown)


RUMOUR = {"unknown": "rumour"}
"""The end of a way that was not followed has the mark of a rumour."""


def of_hexes(drawn: LandBoard) -> Marks:
    """Return the lines for a map of hexes: terrains, what is known of them, signs, sites."""
    lines = _Lines({cell.at: cell for cell in drawn.cells})
    for mark, goal in (("bearing", True), ("heard", False)):
        lines.add(mark, WORDS(f"legend-{mark}"), (at.start for at in drawn.bearings if goal is not bool(at.icon)))
    known = [cell for cell in drawn.cells if cell.state in STATES]
    for floor in sorted({cell.floor for cell in known}):
        lines.add(f"visited:{floor}", upper(ground(floor)), (cell.at for cell in known if cell.floor == floor))
    lines.states("", "rumour", "edge")
    signs = {"clue": drawn.arrows, "trace": drawn.traces, "blocked": drawn.blocked, "passage": drawn.passages}
    for mark, pairs in signs.items():
        near = (next((at for at in drawn.newest if at in pair), pair[0]) for pair in pairs)
        lines.add(mark, WORDS(f"legend-{mark}"), near)
    lines.add("hunt", WORDS("legend-hunt"), drawn.hunt)
    lines.add("counts", WORDS("legend-counts"), drawn.promising)
    lines.add("pill", WORDS("legend-pill"), (at for _, at in drawn.pills))
    lines.add("journey", WORDS("legend-journey"), (way[0] for way in drawn.ways))
    lines.sites()
    lines.follow("newest", WORDS("legend-newest"), drawn.newest)
    lines.follow("party", WORDS("legend-party"), (cell.at for cell in drawn.cells if cell.token))
    return lines.found


def of_points(drawn: RoadBoard) -> Marks:
    """Return the lines for a map of points: ways, what is known of points, signs, sites."""
    lines, ways = _Lines({node.key: node for node in drawn.nodes}), drawn.ways

    def near(a: str, b: str) -> str:
        return drawn.newest if drawn.newest in (a, b) else a

    for floor in sorted({way.floor for way in ways if way.floor}):
        there = (near(way.a, way.b) for way in ways if way.floor == floor)
        lines.add(f"way:{floor}", WORDS("path-legend", terrain=floor), there)
    if floors := [line for line in lines.found if line.mark.startswith("way:")]:
        lines.add(floors[0].mark, WORDS("legend-piece"), [""])
    lines.states("disc ", "rumour", "unknown")
    lines.add("clue", WORDS("legend-clue"), (near(way.a, way.b) for way in ways if way.lead))
    lines.add("blocked", WORDS("legend-blocked"), (near(way.a, way.b) for way in ways if way.state == "blocked"))
    lines.add("trace", WORDS("legend-trace"), (near(a, b) for a, b in drawn.traces))
    lines.sites()
    lines.follow("party", WORDS("legend-party"), (node.key for node in drawn.nodes if node.tokens))
    return lines.found
