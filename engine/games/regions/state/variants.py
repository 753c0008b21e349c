"""What is otherwise in a scenario from one play to the next: each thing that varies is as written or as one of its variants
(REG-G113)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from msgspec.structs import replace

from engine.core.dice import Dice

from .scenarios import Scenario, Variant

Choice = tuple[Variant | None, ...]
"""A variant, or ``None`` for as written, of each thing that varies."""


def things(scenario: Scenario) -> dict[str, tuple[Variant, ...]]:
    """Return the variants of each thing that varies, in the file's order."""
    found: dict[str, tuple[Variant, ...]] = {}
    for variant in scenario.variants:
        found[variant.thing] = (*found.get(variant.thing, ()), variant)
    return found


def plays(scenario: Scenario) -> Iterator[Choice]:
    """Yield every way a scenario can be, the one that is written first."""
    yield from product(*((None, *variants) for variants in things(scenario).values()))


def as_chosen(scenario: Scenario, choice: Choice) -> Scenario:
    """Return a scenario in which everything is settled: what a variant says takes the place of what is written of the same
    id, or comes after it."""
    found = scenario
    for variant in filter(None, choice):
        fields: dict[str, Any] = {key: value for key in SAID if (value := getattr(variant, key)) is not None}
        found = replace(
            found,
            regions=_put(found.regions, variant.regions, variant.without),
            connections=_put(found.connections, variant.connections, variant.without),
            placed=_put(found.placed, variant.placed, variant.without),
            features=_put(found.features, variant.features, variant.without),
            **fields,
        )
    drawn = tuple(f"{variant.thing}: {variant.id}" for variant in choice if variant is not None)
    return replace(found, variants=(), drawn=drawn)


SAID = ("needs", "opening", "won")
"""What else a variant may say otherwise."""


def as_written(scenario: Scenario) -> Scenario:
    """Return a scenario without its variants."""
    return replace(scenario, variants=()) if scenario.variants else scenario


def drawn(scenario: Scenario, dice: Dice) -> Scenario:
    """Return a scenario of which each thing that varies was drawn by lot; nothing is rolled where nothing does."""
    choice = tuple(dice.pick((None, *variants)) for variants in things(scenario).values())
    return as_chosen(scenario, choice) if choice else scenario


def _put(known: Sequence[Any], other: Sequence[Any], without: tuple[str, ...]) -> tuple[Any, ...]:
    by_id = {one.id: one for one in other}
    ids = {one.id for one in known}
    kept = (by_id.get(one.id, one) for one in known if one.id not in without)
    return (*kept, *(one for one in other if one.id not in ids))
