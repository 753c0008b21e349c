"""Scenario files: TOML that a game master writes, read into a Scenario or refused with every problem in it (REG-G28)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

from msgspec.structs import replace

from engine.core.content import included
from engine.core.files.lines import Where
from engine.core.files.tables import FileFormat, Reading

from ..state.catalogue import trouble
from ..state.content import Own
from ..state.scenarios import Connection, Feature, Placed, Region, Scenario
from . import checking, content_checks, keys, own_content, variants, warnings

FORM = FileFormat("scenario", "REG-G28", ("scenario", *keys.COUNTS), keys.COUNTS)
"""REG-G28, REG-G100."""


def read(text: str) -> tuple[Scenario, tuple[str, ...]]:
    """Return the scenario that a TOML text describes, and what is odd about it, a line each.

    `BadFile` carries what is wrong, by line, 20 problems at most; nothing in a text leads to any other error.
    """
    return _ScenarioFile(text).scenario()


@cache
def scenario_named(key: str) -> Scenario:
    """Return a scenario made by hand, data/regions/scenarios/<key>.toml; `BadContent` where it cannot be used."""
    return included(f"regions/scenarios/{key}.toml", read)[0]


class _ScenarioFile(Reading):
    """The reading of one scenario.

    What cannot be read is replaced by something harmless, so that the rest can be checked too; the text is refused anyway.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text, FORM)
        self._ways: set[str] = set()
        self._named = True
        """Whether every id could be read; what refers to ids cannot be checked otherwise."""

    def scenario(self) -> tuple[Scenario, tuple[str, ...]]:
        """Return the scenario and what is odd about it; `BadFile` if anything is wrong."""
        header = self.table(("scenario",), self.tables.get("scenario", {}), keys.SCENARIO)
        blank = {"id": "", "name": "", "type": "normal", "setting": "wilderness", "start": "", "goal": ""}
        scenario = Scenario(
            **blank | header,
            regions=tuple(self._regions()),
            connections=tuple(self._connections()),
            placed=tuple(self._challenges()),
            features=tuple(self._features()),
            own=Own(*(tuple(self._brought(name)) for name in own_content.TABLES)),
        )
        found, wrong = variants.read(scenario, self.rows("variant", variants.VARIANT)) if self._named else ((), [])
        scenario = replace(scenario, variants=found)
        if self._named:
            wrong += [*content_checks.problems(scenario), *checking.problems(scenario)]
            wrong = wrong or list(variants.problems(scenario, checking.problems))
        for item in wrong:
            where = self._where(item.where)
            if not any(broken[: len(where)] == where for broken in self.broken):
                self.keep(replace(item, where=where))
        self.refuse()
        odd = (*warnings.warnings(scenario), *content_checks.warnings(scenario))
        return scenario, self.said(replace(item, where=self._where(item.where)) for item in odd)

    def _name(self, where: Where, row: dict[str, Any]) -> str:
        """Return the id of a row; one that nothing refers to where it cannot be read."""
        if "id" not in row:
            self._named = False
        return str(row.get("id", f"?{where[-1]}"))

    def _regions(self) -> list[Region]:
        found = []
        for number, row in enumerate(self.rows("region", keys.REGION)):
            own = self._name(("region", number), row)
            found.append(Region(**row | {"id": own, "name": row.get("name", own)}))
        return found

    def _connections(self) -> list[Connection]:
        found = []
        for number, row in enumerate(self.rows("connection", keys.CONNECTION)):
            for alias, key in keys.ALIASES.items():
                at = self._where(("connection", number, key))
                raw = self.tables["connection"][number]
                if isinstance(raw, dict) and {key, alias} <= set(raw):
                    self.keep(trouble("bad-alias", (*at[:2], alias), alias=alias, entry=key))
                if key not in row:
                    self._named = False
                    if at not in self.broken:
                        self.keep(trouble("bad-end", at, alias=alias, entry=key))
            if ("connection", number, "id") in self.broken:
                self._named = False
            if ("connection", number, "obstacle") in self.broken:
                row["obstacle"] = "?"
            a, b = row.get("a", ""), row.get("b", "")
            # Of a way up, one side says it all.
            other, low, high = {a: b, b: a}, row.get("low", ""), row.get("high", "")
            row |= {"low": low or other.get(high, ""), "high": high or other.get(low, "")}
            found.append(Connection(**{"id": f"{a}/{b}"} | row | {"a": a, "b": b}))
        self._ways = {connection.id for connection in found}
        return found

    def _brought(self, name: str) -> Iterator[Any]:
        """Yield what the tables of a kind bring along; one without all that it needs is left out."""
        known, make = own_content.TABLES[name]
        for row in self.rows(name, known):
            if all(key in row for key, form in known.items() if form.required):
                yield make(**row)
            else:
                self._named = False

    def _where(self, where: Where) -> Where:
        """Return where in the text something is: an end of a connection may stand under its other name."""
        for alias, key in keys.ALIASES.items():
            if where[:1] == ("connection",) and where[2:] == (key,):
                raw = self.tables["connection"][where[1]]
                if isinstance(raw, dict) and key not in raw and alias in raw:
                    return (*where[:2], alias)
        return where

    def _challenges(self) -> list[Placed]:
        rows = self.rows("challenge", keys.CHALLENGE)
        taken = {row["id"] for row in rows if "id" in row}
        found = []
        for number, row in enumerate(rows):
            if ("challenge", number, "id") in self.broken:
                self._named = False
            kind = row.get("kind", "")
            if "id" not in row:
                # The first of a kind is called as its kind, the next ones by number.
                named = (kind if tries == 1 else f"{kind}-{tries}" for tries in count(1))
                row["id"] = next(name for name in named if name not in taken)
                taken.add(row["id"])
            found.append(Placed(**{"kind": "", "at": ""} | row))
        return found

    def _features(self) -> list[Feature]:
        rows = self.rows("feature", keys.FEATURE)
        holders = {row["gives"].object: row["at"] for row in rows if "gives" in row and "at" in row}
        found = []
        for number, row in enumerate(rows):
            own = self._name(("feature", number), row)
            if "at" not in row and ("feature", number, "at") not in self.broken:
                if row.get("inside", False):
                    row["at"] = holders.get(own, "")
                else:
                    self.keep(trouble("bad-at", ("feature", number, "at")))
            if ("feature", number, "lock") in self.broken:
                row["lock"] = "1d6"
            if row.get("kind") == "key" and row.get("opens") in self._ways:
                row.setdefault("use", "move")  # unless it says otherwise (REG-G58)
            found.append(Feature(**{"at": "", "kind": "object"} | row | {"id": own, "name": row.get("name", own)}))
        return found
