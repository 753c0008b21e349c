"""Region files: TOML that a game master writes, read into a Region or refused with every problem in it (WLD-G89)."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec

from engine.core.content import included
from engine.core.files import values
from engine.core.files.lines import Where
from engine.core.files.tables import FileFormat, Reading
from engine.core.files.values import Wrong, shown
from engine.maps.hexes import Hex, neighbours

from ..state.board import Grid
from ..state.catalogue import trouble
from ..state.region import Approach, Clue, Encounter, Goal, Path, Place, Region, Site, Tale, Threat
from . import checking, fields, keys, variants

FORM = FileFormat("region", "WLD-G89", ("region", "challenge", "prices", *keys.COUNTS), keys.COUNTS)


def read(text: str) -> tuple[Region, tuple[str, ...]]:
    """Return the region that a TOML text describes, and what is odd about it, a line each.

    `BadFile` carries what is wrong, by line, 20 problems at most; nothing in a text leads to any other error.
    """
    return _RegionFile(text).region()


@cache
def region_named(key: str) -> Region:
    """Return a region made by hand, data/wilds/regions/<key>.toml; `BadContent` where it cannot be used."""
    return included(f"wilds/regions/{key}.toml", read)[0]


class _RegionFile(Reading):
    """The reading of one region.

    What cannot be read is replaced by something harmless, so that the rest can be checked too; the text is refused anyway.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text, FORM)
        self._places_at: dict[str, Where] = {}
        self._mapped = True

    def region(self) -> tuple[Region, tuple[str, ...]]:
        """Return the region and what is odd about it; `BadFile` if anything is wrong."""
        header = self.table(("region",), self.tables.get("region", {}), keys.REGION)
        places = self._points(header) if self._format(header) == "point" else self._hexes(header)
        terrain = header.get("default_terrain", "clearing")
        own = {key: value for key, value in header.items() if key in Region.__struct_fields__}
        region = Region(
            **{"id": "", "name": "", "start": ""} | own | {"format": self._format(header)},
            places=tuple(places),
            paths=tuple(Path(**{"a": "", "b": "", "terrain": terrain} | row) for row in self.rows("path", keys.PATH)),
            sites=tuple(self._sites()),
            clues=tuple(Clue(**_BLANK_CLUE | row) for row in self.rows("clue", keys.CLUE)),
            encounters=tuple(Encounter(**_BLANK_ROW | row) for row in self.rows("encounter", keys.ENCOUNTER)),
            threats=tuple(Threat(**{"name": ""} | row) for row in self.rows("threat", keys.THREAT)),
            tales=tuple(Tale(**_BLANK_TALE | row) for row in self.rows("tale", keys.TALE)),
            ways=tuple(Approach(**_BLANK_WAY | row) for row in self.rows("way", keys.WAY)),
            goal=self._goal(),
            prices=self._prices(),
        )
        found, wrong = variants.read(region, self.rows("variant", variants.VARIANT))
        for item in wrong:
            self.keep(item)
        return self._checked(msgspec.structs.replace(region, variants=found), header)

    def _goal(self) -> Goal | None:
        if "challenge" not in self.tables:
            return None
        return Goal(**self.table(("challenge",), self.tables["challenge"], keys.CHALLENGE))

    def _prices(self) -> dict[str, int]:
        raw = self.tables.get("prices", {})
        if not isinstance(raw, dict):
            self.keep(trouble("bad-prices", ("prices",), value=shown(raw)))
            return {}
        found: dict[str, int] = {}
        for key, value in raw.items():
            try:
                price = values.number(0, 5000)(value)
                assert isinstance(price, int)
                found[fields.good(key)] = price
            except Wrong as error:
                self.wrong(("prices", key), error.wrong, error.right)
        return found

    def _sites(self) -> list[Site]:
        sites = []
        for number, row in enumerate(self.rows("poi", keys.POI)):
            # A site without an id, or with one that cannot be read, gets one that nothing refers to.
            row.setdefault("id", f"?{number}")
            row.setdefault("name", row["id"].replace("-", " ").capitalize())
            sites.append(Site(**{"at": "", "category": "landmark"} | row))
        return sites

    # Places.

    def _format(self, header: dict[str, Any]) -> Literal["hex", "point"]:
        other: Literal["hex", "point"] = "point" if "point" in self.tables else "hex"
        return header.get("format", other)  # type: ignore[no-any-return]

    def _points(self, header: dict[str, Any]) -> list[Place]:
        if "hex" in self.tables:
            self.keep(trouble("bad-hexes", ("hex",)))
        for key in ("width", "height", "layout", "missing"):
            if key in header:
                self.keep(trouble("bad-key-of-hexes", ("region", key), key=key))
        places = []
        for number, row in enumerate(self.rows("point", keys.POINT)):
            where: Where = ("point", number)
            self._terrain(where, row, header)
            if "id" not in row:
                self._mapped = False
            row.setdefault("id", f"?{number}")
            row.setdefault("name", row["id"] * 2)
            if ("x" in row) != ("y" in row) and not {(*where, "x"), (*where, "y")} & self.broken:
                self.keep(trouble("bad-half-point", (*where, "x")))
            self._places_at.setdefault(row["id"], where)
            places.append(Place(**row))
        return places

    def _terrain(self, where: Where, row: dict[str, Any], header: dict[str, Any]) -> None:
        if "terrain" not in row:
            if "default_terrain" not in header and (*where, "terrain") not in self.broken:
                self.keep(trouble("bad-no-terrain", (*where, "terrain")))
            row["terrain"] = header.get("default_terrain", "clearing")

    def _hexes(self, header: dict[str, Any]) -> list[Place]:
        for name in ("point", "path"):
            if name in self.tables:
                self.keep(trouble("bad-key-of-points", (name,), key=name))
        for key in ("width", "height"):
            if key not in header and ("region", key) not in self.broken:
                self.keep(trouble("bad-no-size", ("region", key), key=key))
        if {"width", "height"} - set(header):
            return self._unmapped()
        grid = Grid(header["width"], header["height"], header.get("layout", "odd-r"))
        if grid.width * grid.height > keys.COUNTS["hex"]:
            self.keep(
                trouble("bad-large-map", ("region", "width"), width=grid.width, height=grid.height, most=keys.COUNTS["hex"])
            )
            return self._unmapped()
        rows = self.rows("hex", keys.HEX)
        names = {at: str(number + 1) for number, at in enumerate(grid.cells)}
        described: dict[Hex, tuple[int, dict[str, Any]]] = {}
        for number, row in enumerate(rows):
            at = self._cell(("hex", number), row, grid)
            if at is None:
                continue
            if at in described:
                self.keep(trouble("bad-hex-twice", ("hex", number, "id")))
            described.setdefault(at, (number, row))
            names[at] = row.get("id", names[at])
        gone = self._gone(header, described, names)
        start = next((at for at, name in names.items() if name == header.get("start")), (0, 0))
        places = []
        for at in grid.cells:
            if at in gone:
                continue
            number, row = described.get(at, (-1, {}))
            self._places_at[names[at]] = ("hex", number) if number >= 0 else ("region", "width")
            self._terrain(("hex", number) if number >= 0 else ("region", "default_terrain"), row, header)
            own = {key: value for key, value in row.items() if key in Place.__struct_fields__}
            places.append(Place(**own | {"id": names[at], "at": (at[0] - start[0], at[1] - start[1])}))
        return places

    def _unmapped(self) -> list[Place]:
        """Go on without a map: what refers to places cannot be checked then, the rest can."""
        self._mapped = False
        self.rows("hex", keys.HEX)
        return []

    def _cell(self, where: Where, row: dict[str, Any], grid: Grid) -> Hex | None:
        """Return where a described hex lies: by its row and column, else by its number."""
        if ("row" in row) != ("column" in row):
            self.keep(trouble("bad-half-hex", (*where, "row")))
            return None
        last = grid.width * grid.height
        if "row" in row:
            if row["row"] > grid.height or row["column"] > grid.width:
                self.keep(
                    trouble(
                        "bad-off-the-map",
                        (*where, "row"),
                        row=row["row"],
                        column=row["column"],
                        rows=grid.height,
                        columns=grid.width,
                    )
                )
                return None
            return grid.at(row["row"] - 1, row["column"] - 1)
        name = row.get("id", "")
        if not name:
            return None
        if not name.isdigit() or not 1 <= int(name) <= last:
            self.keep(trouble("bad-no-hex", (*where, "id"), name=name, most=last))
            return None
        return grid.cells[int(name) - 1]

    def _gone(
        self, header: dict[str, Any], described: dict[Hex, tuple[int, dict[str, Any]]], names: dict[Hex, str]
    ) -> set[Hex]:
        """Return the cells that are no part of the map: named missing, or not listed by a hex beside them."""
        cells = {name: at for at, name in names.items()}
        gone: set[Hex] = set()
        for name in header.get("missing", ()):
            if name not in cells:
                self.keep(trouble("bad-missing", ("region", "missing"), name=name))
            else:
                gone.add(cells[name])
        listed: set[Hex] = set()
        where: Where
        for at, (number, row) in described.items():
            if "neighbours" not in row:
                continue
            around = [names[cell] for cell in neighbours(at) if cell in names]
            for name in row["neighbours"]:
                if name not in around:
                    self.keep(
                        trouble("bad-neighbour", ("hex", number, "neighbours"), name=name, hex=names[at], known=around)
                    )
            listed.update(cells[name] for name in row["neighbours"] if name in around)
            gone.update(cells[name] for name in around if name not in row["neighbours"])
        for at in sorted(gone & (listed | set(described))):
            where = ("hex", described[at][0], "neighbours") if at in described else ("region", "missing")
            self.keep(trouble("bad-half-gone", where, hex=names[at]))
        return gone

    # The whole.

    def _checked(self, region: Region, header: dict[str, Any]) -> tuple[Region, tuple[str, ...]]:
        faces = header.get("encounter_die")
        if faces and any(row.roll > faces for row in region.encounters):
            self.keep(trouble("bad-rows-beyond", ("region", "encounter_die"), faces=faces))
        if faces == 8 and region.encounters and all(row.roll <= 6 for row in region.encounters):
            self.keep(trouble("bad-rows-few", ("region", "encounter_die")))
        rolls = any(where[0] == "encounter" for where in self.broken if where)
        for found in checking.problems(region) if self._mapped else ():
            where = self._where(found.where)
            if where in self.broken or (where == ("encounter",) and rolls):
                continue
            self.wrong(where, found.wrong, found.right)
        if not self.broken:
            for found in variants.problems(region, checking.problems):
                self.keep(found)
        self.refuse()
        region = msgspec.structs.replace(region, encounters=tuple(sorted(region.encounters, key=lambda row: row.roll)))
        odd = [*checking.warnings(region), *variants.warnings(region, checking.warnings)]
        return region, self.said(msgspec.structs.replace(item, where=self._where(item.where)) for item in odd)

    def _where(self, where: Where) -> Where:
        """Return where in the text something is; a place is found by its id."""
        if where[:1] == ("place",):
            return (*self._places_at.get(str(where[1]), ()), *where[2:])
        return where


_BLANK_CLUE: dict[str, Any] = {"at": "", "toward": "", "site": "", "text": ""}
_BLANK_TALE: dict[str, Any] = {"name": "", "heard": "", "landmark": "", "says": "", "end": "", "told": ""}
_BLANK_WAY: dict[str, Any] = {"site": "", "id": "", "does": "", "test": "mind+lore", "shows": ""}
_BLANK_ROW: dict[str, Any] = {"roll": 0, "name": "", "kind": "beast"}
