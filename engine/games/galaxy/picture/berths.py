"""What stands around the planets of a system: fleets, command tokens, wormholes in a line above, units in one below. Two
planets stand one below the other, each with its units at the end of its row."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.canvas import Kit

from . import signs
from .signs import Hole, Laid, Piece, Pill
from .stars import Comer, PlanetShown, Star, Units

ABOVE, BELOW = -48.0, 50.0
"""How far below the middle of its hex each line stands. The upper line of a system and the lower ones of those above it
never meet, however long they are."""

ROOM, GAP = 128.0, 3.0
"""How long a line may be, so that it meets none of the systems beside it, and how far apart what stands in it is."""

CLOSER = 6.0
"""By how much a line may be too long: then what stands in it is not so far apart."""

LOWER_ROOM = 110.0
"""How long the lower line may be: at both of its ends stand the labels of the systems below."""

ROWS, BETWEEN = (-19.0, 28.0), 13.0
"""How far below the middle of its hex the row of each of two planets lies, and where the second planet's part begins."""

COLUMNS, UNITS, PAIRED_ROOM = (-50.5, -25.0, 4.0), 19.0, 44.0
"""In each row: where the middles of resources, disc and influence are beside units; where these begin, and how long they
may be."""

Set = tuple[Piece, float, float]
"""Something with the middle of its place."""


def berths(kit: Kit, star: Star) -> list[Set]:
    """Return what stands in the two lines of a system, each with its place."""
    if star.comers:
        return _coming(kit, star)
    worlds = star.worlds[:2]
    paired = len(worlds) > 1
    ground = _paired(kit, worlds) if paired else _row(kit, _alone(kit, worlds), BELOW)
    fleets = {units.owner.seat for units in star.fleets}
    loose: list[Piece] = [Laid(owner) for owner in star.tokens if owner.seat not in fleets]
    if worlds:
        loose = [*holes(star), *loose]
    shortest = [_fleet(star, units, signs.NUMBERED - 1) for units in star.fleets]
    above: list[Piece] = []
    below: list[Piece] = [piece for piece, _, _ in ground]
    for piece in loose:
        free = [ROOM - _long(kit, [*shortest, *above]), LOWER_ROOM - _long(kit, below)]
        # Below two planets stands the name of the second.
        if paired or free[0] >= free[1] or (not star.fleets and free[0] >= piece.wide(kit) + GAP):
            above.append(piece)
        else:
            below.append(piece)
    upper = [*above, *_fleets(kit, star, ROOM - _long(kit, above) - (GAP if above else 0))]
    return [*_row(kit, upper, ABOVE), *(ground if len(below) == len(ground) else _row(kit, below, BELOW))]


COMING, ODDS = (-46.0, 2.0), 24.0
"""How far below the middle of its hex each fleet stands that could come, and how far below that its odds."""


def shown(star: Star) -> tuple[Comer, ...]:
    """Return as many of the fleets that could come to a system as there is room for."""
    return star.comers[: len(COMING)]


def _coming(kit: Kit, star: Star) -> list[Set]:
    """Return the fleets that could come to a system, and what awaits them below."""
    found: list[Set] = []
    for comer, y in zip(shown(star), COMING, strict=False):
        found += _row(kit, [_told(kit, comer.units, ROOM)], y)
    return [*found, *(_row(kit, [_told(kit, star.awaits, LOWER_ROOM)], BELOW) if star.awaits is not None else [])]


def _told(kit: Kit, units: Units, room: float) -> Pill:
    """Return the pill of units, with as much as there is room for."""
    pills = [signs.fleet(units, detail) for detail in range(signs.DETAILS)]
    return next((pill for pill in pills if pill.wide(kit) <= room), pills[-1])


def holes(star: Star) -> list[Hole]:
    """Return the wormholes of a system."""
    return [Hole(letter) for letter in star.wormholes] + ([Hole(star.storm, True)] if star.storm else [])


def _fleet(star: Star, units: Units, detail: int) -> Pill:
    return signs.fleet(units, detail, token=units.owner.seat in {owner.seat for owner in star.tokens})


def _fleets(kit: Kit, star: Star, room: float) -> list[Pill]:
    """Return the pills of the fleets, with as much as there is room for."""
    for detail in range(signs.DETAILS):
        pills = [_fleet(star, units, detail) for units in star.fleets]
        # Whose they are is worth that all in the line moves a little closer.
        if _long(kit, pills) <= room + (CLOSER if detail == signs.NUMBERED else 0):
            break
    return pills


def _long(kit: Kit, line: Sequence[Piece]) -> float:
    return sum(piece.wide(kit) + GAP for piece in line) - GAP if line else 0.0


def _row(kit: Kit, line: Sequence[Piece], y: float, x: float = 0.0, room: float = ROOM) -> list[Set]:
    """Return pieces beside each other around ``x``; those that find no room overlap, the last on top."""
    long = _long(kit, line)
    gap = GAP if long <= room or len(line) < 2 else GAP - (long - room) / (len(line) - 1)
    at, found = x - min(long, room if len(line) > 1 else long) / 2, []
    for piece in line:
        wide = piece.wide(kit)
        found.append((piece, at + wide / 2, y))
        at += wide + gap
    return found


def _ground(world: PlanetShown, detail: int = 0) -> list[Pill]:
    """Return the pills below a planet: the units on it, or the letter of whose it is without any."""
    pills = [signs.garrison(units, detail) for units in world.ground]
    owner = world.owner
    if owner is not None and all(units.owner.seat != owner.seat for units in world.ground):
        pills.insert(0, signs.flagged(owner))
    return pills


def _alone(kit: Kit, worlds: Sequence[PlanetShown]) -> list[Pill]:
    """Return the pills below the only planet of a system, if it has one."""
    for world in worlds:
        found = [_ground(world, detail) for detail in signs.GARRISONS]
        return next((pills for pills in found if _long(kit, pills) <= LOWER_ROOM), found[-1])
    return []


def columns(worlds: Sequence[PlanetShown]) -> tuple[float, float, float]:
    """Return where resources, disc and influence of two planets stand: in the middle where neither has a pill."""
    if any(_ground(world) for world in worlds):
        return COLUMNS
    middle = (COLUMNS[0] + COLUMNS[-1]) / 2
    resources, disc, influence = (x - middle for x in COLUMNS)
    return resources, disc, influence


def _paired(kit: Kit, worlds: Sequence[PlanetShown]) -> list[Set]:
    """Return the pills at the ends of the rows of two planets, as full as there is room for; a dock stands elsewhere."""
    found: list[Set] = []
    for world, y in zip(worlds, ROWS, strict=True):
        least = signs.NUMBERED if len(world.ground) > 1 else 1
        told = [_ground(world, detail) for detail in signs.GARRISONS[least:]]
        pills = next((pills for pills in told if _long(kit, pills) <= PAIRED_ROOM), told[-1])
        found += _row(kit, pills, y, UNITS + min(PAIRED_ROOM, _long(kit, pills)) / 2, PAIRED_ROOM)
    return found
