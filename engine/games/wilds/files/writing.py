"""A region as the text of a region file, with comments, so that it can be read back, changed and used again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.core.files.writing import joined, row, table, tables
from engine.maps.hexes import Hex

from ..state.board import Grid
from ..state.catalogue import WORDS
from ..state.region import Gift, Region, Site
from . import keys, variants

_OWN = ("layout", "width", "height", "default_terrain", "missing", "encounter_die")


def write(region: Region) -> str:
    """Return the TOML text of a region; `files.read` makes an equal region of it."""
    header, places = _hexes(region) if region.format == "hex" else ({}, [row(place, keys.POINT) for place in region.places])
    header["encounter_die"] = 8 if any(row.roll > 6 for row in region.encounters) else 6
    own = row(region, {key: form for key, form in keys.REGION.items() if key not in _OWN})
    parts = [
        WORDS("file-begins", name=region.name),
        table("region", {**own, **header}),
    ]
    if region.goal is not None:
        parts.append(_table("challenge", row(region.goal, keys.CHALLENGE)))
    if region.prices:
        parts.append(_table("prices", region.prices))
    parts += _tables("hex" if region.format == "hex" else "point", places)
    parts += _tables("path", [row(path, keys.PATH) for path in region.paths])
    parts += _tables("poi", [_site(site) for site in region.sites])
    parts += _tables("clue", [row(clue, keys.CLUE) for clue in region.clues])
    parts += _tables("encounter", [row(encounter, keys.ENCOUNTER) for encounter in region.encounters])
    parts += _tables("threat", [row(threat, keys.THREAT) for threat in region.threats])
    parts += _tables("tale", [row(tale, keys.TALE) for tale in region.tales])
    parts += _tables("way", [row(way, keys.WAY) for way in region.ways])
    parts += _tables("variant", [variants.written(region, variant) for variant in region.variants])
    return joined(parts)


def _table(name: str, own: Mapping[str, object]) -> str:
    return table(name, own, WORDS(f"comment-{name}"))


def _tables(name: str, rows: Iterable[Mapping[str, object]]) -> list[str]:
    return tables(name, rows, WORDS(f"comment-{name}"))


def _hexes(region: Region) -> tuple[dict[str, object], list[dict[str, object]]]:
    """Return what the header says of the map, and the tables of those hexes that need one."""
    grid, at = min((_grid(region, layout) for layout in ("odd-r", "even-r")), key=lambda pair: _own_names(*pair))
    terrain = Counter(place.terrain for place in region.places).most_common(1)[0][0]
    there = set(at.values())
    absent = [str(number + 1) for number, cell in enumerate(grid.cells) if cell not in there]
    header: dict[str, object] = {"layout": grid.layout, "width": grid.width, "height": grid.height}
    header["default_terrain"] = terrain
    if absent:
        header["missing"] = absent
    found = []
    for place in region.places:
        own = row(place, {key: form for key, form in keys.HEX.items() if key not in ("row", "column", "neighbours")})
        cell = at[place.id]
        if place.id != str(grid.number(cell)):
            own = {"id": place.id, "row": cell[1] + 1, "column": grid.column(cell) + 1} | own
        if place.terrain == terrain:
            own.pop("terrain", None)
        if len(own) > 1:
            found.append(own)
    return header, found


def _grid(region: Region, layout: str) -> tuple[Grid, dict[str, Hex]]:
    """Return the smallest grid of a layout that holds a region's hexes, and where in it each lies."""
    cells = {place.id: place.at for place in region.places if place.at is not None}
    top = min(row for _, row in cells.values())
    shape = Grid(1, 1, layout)
    left = min(shape.column((q, row - top)) for q, row in cells.values())
    at = {place: (q - left, row - top) for place, (q, row) in cells.items()}
    width = 1 + max(shape.column(cell) for cell in at.values())
    return Grid(width, 1 + max(row for _, row in at.values()), layout), at


def _own_names(grid: Grid, at: dict[str, Hex]) -> int:
    return sum(place != str(grid.number(cell)) for place, cell in at.items())


def _site(site: Site) -> dict[str, object]:
    """Return the keys of a site; a gift of one thing that has its usual name is only named."""
    found = row(site, keys.POI)
    if site.gives:
        found["gives"] = [gift.item if gift == Gift(gift.item) else row(gift, keys.GIFT) for gift in site.gives]
    return found
