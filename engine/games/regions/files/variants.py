"""The variants of a scenario file: what varies from one play to the next, read and checked (REG-G113)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.files import plays
from engine.core.files.lines import Where
from engine.core.files.tables import Inner, Key
from engine.core.files.troubles import Trouble, repeated
from engine.core.files.values import Reader, shown
from engine.core.files.writing import row

from ..state import variants
from ..state.catalogue import WORDS, trouble
from ..state.scenarios import Connection, Feature, Placed, Region, Scenario, Variant
from . import keys


def _changed(known: Mapping[str, Key]) -> dict[str, Key]:
    """Return the keys of a table of which only its id has to be said."""
    found = {key: Key(_or_nothing(key, form.read), False, form.field) for key, form in known.items()}
    return {**found, "id": Key(keys.way, True)}


def _or_nothing(key: str, reads: Reader | Inner) -> Reader | Inner:
    """Return what reads a key's value, also "" where something is taken away by it."""
    if isinstance(reads, Inner) or key not in ("obstacle", "low", "high", "opens"):
        return reads
    return lambda value: "" if value == "" else reads(value)


TABLES: Mapping[str, tuple[str, Mapping[str, Key]]] = {
    "region": ("regions", _changed(keys.REGION)),
    "connection": ("connections", _changed(keys.CONNECTION)),
    "challenge": ("placed", _changed(keys.CHALLENGE)),
    "feature": ("features", _changed(keys.FEATURE)),
}
"""The lists in a variant's table, the field of a scenario that each is about, and the keys of their rows."""

VARIANT: Mapping[str, Key] = {
    "thing": Key(keys.id_of, True),
    "id": Key(keys.id_of, True),
    "without": keys.NAMED,
    **{key: keys.SCENARIO[key] for key in variants.SAID},
    **{name: Key(Inner(name, known, dict, 12)) for name, (_, known) in TABLES.items()},
}
"""The keys of a table ``[[variant]]``."""

NEW: Mapping[str, tuple[str, ...]] = {
    "region": ("name", "x", "y"),
    "connection": ("a", "b"),
    "challenge": ("kind", "at"),
    "feature": ("name", "kind"),
}
"""What has to be said of something that is not written elsewhere in the file."""

MAKE: Mapping[str, Callable[..., Any]] = {
    "region": Region,
    "connection": Connection,
    "challenge": Placed,
    "feature": Feature,
}


def read(scenario: Scenario, rows: Sequence[Mapping[str, Any]]) -> tuple[tuple[Variant, ...], list[Trouble]]:
    """Return the variants that the rows of a file describe, and what is wrong with what they name."""
    found, wrong = [], list[Trouble]()
    for number, said in enumerate(rows):
        fields: dict[str, Any] = {key: said[key] for key in ("thing", "id", "without", *variants.SAID) if key in said}
        for name, (field, _) in TABLES.items():
            known: dict[str, Any] = {item.id: item for item in getattr(scenario, field)}
            made = list[Any]()
            for place, entry in enumerate(said.get(name, ())):
                missing = [key for key in NEW[name] if key not in entry] if entry["id"] not in known else []
                if missing:
                    where: Where = ("variant", number, name, place, missing[0])
                    wrong.append(trouble("bad-variant-lacks", where, sort=name, name=shown(entry["id"])))
                else:
                    made.append(_made(name, known.get(entry["id"]), dict(entry)))
            fields[field] = tuple(made)
        if {"thing", "id"} <= set(fields):
            found.append(Variant(**fields))
    return tuple(found), wrong


def _made(name: str, known: Any, fields: dict[str, Any]) -> Any:
    """Return what is written, changed, or something new."""
    if name == "connection":
        a, b = fields.get("a", known.a if known else ""), fields.get("b", known.b if known else "")
        other = {a: b, b: a}
        if {"obstacle", "low", "high"} & set(fields):
            low, high = fields.get("low", ""), fields.get("high", "")
            fields |= {"low": low or other.get(high, ""), "high": high or other.get(low, "")}
    if name == "feature" and known is None:
        fields = {"at": "", **fields}
    return replace(known, **fields) if known is not None else MAKE[name](**fields)


# What is wrong.


def problems(scenario: Scenario, judge: Callable[[Scenario], Sequence[Trouble]]) -> Iterator[Trouble]:
    """Yield what forbids playing a scenario in one of the ways it can be, for one that can be played as written: the first
    way that cannot be is enough. ``judge`` says what is wrong with a scenario."""
    numbers = {id(variant): number for number, variant in enumerate(scenario.variants)}
    for number, name in repeated([f"{variant.thing} {variant.id}" for variant in scenario.variants]):
        yield trouble("bad-variant-twice", ("variant", number, "id"), name=shown(name))
    if strange := list(_strangers(scenario)):
        yield from strange
        return
    if (count := plays.count(scenario.variants)) > plays.MOST_PLAYS:
        yield trouble("bad-many-plays", ("variant", 0, "thing"), count=count, most=plays.MOST_PLAYS)
        return
    for chosen in plays.every(scenario.variants):
        if chosen and (found := judge(variants.as_chosen(scenario, chosen))):
            names, first = tuple(shown(variant.id) for variant in chosen), found[0]
            where: Where = ("variant", numbers[id(chosen[-1])], "id")
            yield Trouble(where, WORDS("bad-with-variants", names=names, bad=first.wrong), first.right)
            return


def _strangers(scenario: Scenario) -> Iterator[Trouble]:
    """Yield what is left out and not there, and what two things would change."""
    ids = {item.id for field, _ in TABLES.values() for item in getattr(scenario, field)}
    whose: dict[str, str] = {}
    for number, variant in enumerate(scenario.variants):
        for name in variant.without:
            if name not in ids:
                yield trouble("bad-without", ("variant", number, "without"), name=shown(name))
        changed = {item.id for field, _ in TABLES.values() for item in getattr(variant, field)} | {*variant.without}
        changed |= {f"the {key}" for key in variants.SAID if getattr(variant, key) is not None}
        for name in sorted(changed):
            if whose.setdefault(name, variant.thing) != variant.thing:
                variant_name = shown(whose[name])
                yield trouble("bad-changed-twice", ("variant", number, "thing"), name=shown(name), variant=variant_name)


# Writing.


def written(scenario: Scenario, variant: Variant) -> dict[str, object]:
    """Return the keys of a variant's table."""
    found: dict[str, object] = {"thing": variant.thing, "id": variant.id}
    if variant.without:
        found["without"] = variant.without
    found |= {key: value for key in variants.SAID if (value := getattr(variant, key)) is not None}
    for name, (field, known) in TABLES.items():
        before = {item.id: item for item in getattr(scenario, field)}
        rows = [_difference(before.get(item.id), item, known) for item in getattr(variant, field)]
        if rows:
            found[name] = rows
    return found


def _difference(before: Any, after: Any, known: Mapping[str, Key]) -> dict[str, object]:
    """Return what has to be said of something so that it is read again as it is."""
    said = row(after, {key: form for key, form in known.items() if key not in keys.ALIASES})
    if before is None:
        return said
    differs = {
        key for key, form in known.items() if getattr(after, form.field or key) != getattr(before, form.field or key)
    }
    plain = {key: getattr(after, known[key].field or key) for key in known if key in differs and key not in keys.ALIASES}
    return {"id": after.id, **{key: said.get(key, value) for key, value in plain.items()}}
