"""What stands on the boards of the games, each piece by what it is called and where it stands: what words have to tell.

A piece is read off the board that is drawn, so it is what a reader of the picture sees. Left out is what decides nothing
any more: doors that were explored, what the tile of a cavern did when it was laid, what is over and done with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.core.scene import Scene, Token
from engine.games.cavern.state.board import board_of
from engine.games.galaxy.picture.stars import Units
from engine.maps.squares import label

Piece = tuple[str, str]
"""What something is called, and where it stands: one of several labels with a stroke between them, "" for anywhere."""

_HEXES = {"cache": "common", "legendary": "legendary", "lock": "", "dials": "", "footprints": "", "shard": ""}
"""How the icon of a hex is told in Skyshard; of what a scenario puts there only where it is."""
_FLOORS = {"gold": "gold", "treasure": "treasure", "torch": "torch", "rift": "magic rift"}
_ENDS = {"lever": "had", "treasure": "had", "cache": "had", "object": "", "roll": "", "bundle": "", "secret": "had"}
"""How the mark of a region is told in Regions: by the list it stands in; what lies on the ground has a list of its own."""


def skyshard(scene: Scene, state: Any) -> Iterator[Piece]:
    """Yield people, enemies with their level and what is left of them, caches, marks of a scenario, cards beside tiles."""
    del state
    board: Any = scene.board
    names = {row.token.letter: row.name for row in scene.panel}
    plates = {cell.at: cell.plate for cell in board.cells}
    for cell in board.cells:
        token = cell.token
        if token is not None and token.kind == "enemy":
            yield f"(level {token.letter}) at {cell.label}", cell.label
        elif token is not None:
            yield names.get(token.letter, f"{token.health}/{token.most}"), cell.label
        yield from ((_HEXES[icon], cell.label) for icon in cell.icons if icon in _HEXES)
    for tag in board.tags:
        tile = [cell.label for cell in board.cells if cell.plate == plates.get(tag.at)]
        yield ("trap" if tag.icon == "trap" else ""), "|".join(tile)
    called = {cell.at: cell.label for cell in board.cells}
    yield from ((badge.text, called[badge.at]) for badge in board.badges)


def wilds(scene: Scene, state: Any) -> Iterator[Piece]:
    """Yield sites, the goal by its star, what is heard of places, and each way on with what blocks it."""
    del state
    board: Any = scene.board
    marks = {"star": "goal"}
    for cell in getattr(board, "cells", ()):
        yield from ((marks.get(icon, icon), cell.label) for icon in cell.icons)
    for node in getattr(board, "nodes", ()):
        yield from ((marks.get(icon, icon), node.name) for icon in node.icons)
    for leave in getattr(board, "exits", ()):
        yield ("blocked" if leave.state == "blocked" else "goes"), leave.text


def regions(scene: Scene, state: Any) -> Iterator[Piece]:
    """Yield people, Challenges, the fallen, what lies in regions, what stands in ways, the goal, light and water."""
    board: Any = scene.board
    # A key or a treasure that was laid down stands in the list of what lies on the ground.
    laid = {where for where, _ in state.lying}
    names = {row.token.letter: row.name for row in scene.panel}
    called = {node.key: node.name for node in board.nodes}
    figures = {line.mark: line.text.partition(",")[0] for line in scene.legend}
    for node in board.nodes:
        for token in (*node.tokens, *(token for token, _ in node.last)):
            yield _figure(token, names, figures), node.name
        yield ("goal" if node.goal else ""), node.name
        yield from (("" if node.key in laid else _ENDS[icon], node.name) for icon in node.icons)
    letters = {leave.way: f"{leave.text}:" for leave in board.exits}
    for way in board.ways:
        if way.icon:
            ends = (called[way.a], called[way.b], letters.get(way.key, ""))
            yield way.name, "|".join(filter(None, ends))


def _figure(token: Token, names: dict[str, str], figures: dict[str, str]) -> str:
    if token.kind == "body":
        return "bod"  # A body, or bodies.
    found = (text for mark, text in figures.items() if mark.startswith(f"figure:{token.kind}:{token.icon}"))
    return names.get(token.letter) or next(found, "")


def cavern(scene: Scene, state: Any) -> Iterator[Piece]:
    """Yield Delvers, loot, torches and rifts, each with the room in which they are, where the beast is and goes, and the
    places that can be chosen."""
    board: Any = scene.board
    rooms = {spot: label(room.at) for room in board_of(state).rooms for spot in room.spots}
    names = {row.token.letter: row.name for row in scene.panel}
    for badge in board.badges:
        yield badge.text, rooms[(*badge.at, badge.part or 0)] if badge.choice else label(badge.at)
    for cell in board.cells:
        if state.phase == "play":
            yield from (("beast", cell.label) for token in cell.tokens if token.kind == "enemy")
        yield from ((icon, cell.label) for icon in cell.icons if icon == "beast")
        for number, part in enumerate(cell.parts):
            where = rooms[(*cell.at, number)]
            yield from ((_FLOORS[icon], where) for icon in part.icons if not part.spent)
            yield from ((token.icon or names[token.letter], where) for token in part.tokens)


def galaxy(scene: Scene, state: Any) -> Iterator[Piece]:
    """Yield planets, what is used of them, units by kind and owner, frontier tokens, wormholes and command tokens."""
    del state
    board: Any = scene.board
    names = {row.token.letter: row.name for row in scene.panel}
    for star in board.systems:
        for world in star.worlds:
            if world.destroyed:
                yield world.name, "destroyed"
                continue
            where = star.label
            yield ("home" if world.home is not None and world.home == world.owner else world.name), where
            yield (names[world.owner.letter] if world.owner is not None else "free"), where
            yield ("exhausted" if world.exhausted and world.owner is not None else ""), where
            for units in world.ground:
                yield from _units(units, names, where)
        for units in star.fleets:
            yield from _units(units, names, star.label)
        yield ("frontier" if star.frontier else ""), (star.label if star.frontier else "")
        yield from ((letter, star.label) for letter in star.wormholes)
        yield from ((f"{names[token.letter]}|command", star.label) for token in star.tokens)


def _units(units: Units, names: dict[str, str], where: str) -> Iterator[Piece]:
    yield from ((f"{names[units.owner.letter]}|{count} {kind}", where) for kind, count in units.kinds if count)


PIECES: dict[str, Callable[[Scene, Any], Iterator[Piece]]] = {
    "skyshard": skyshard,
    "wilds": wilds,
    "regions": regions,
    "cavern": cavern,
    "galaxy": galaxy,
}
