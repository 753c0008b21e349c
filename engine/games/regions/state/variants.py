"""What is otherwise in a scenario from one play to the next: each thing that varies is as written or as one of its variants
(REG-G113)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.files import plays

from .scenarios import Scenario, Variant


def as_chosen(scenario: Scenario, chosen: Sequence[Variant]) -> Scenario:
    """Return a scenario in which everything is settled: what a variant says takes the place of what is written of the same
    id, or comes after it."""
    found = scenario
    for variant in chosen:
        fields: dict[str, Any] = {key: value for key in SAID if (value := getattr(variant, key)) is not None}
        found = replace(
            found,
            regions=_put(found.regions, variant.regions, variant.without),
            connections=_put(found.connections, variant.connections, variant.without),
            placed=_put(found.placed, variant.placed, variant.without),
            features=_put(found.features, variant.features, variant.without),
            **fields,
        )
    return replace(found, variants=(), drawn=tuple(f"{variant.thing}: {variant.id}" for variant in chosen))


SAID = ("needs", "about", "opening", "won")
"""What else a variant may say otherwise."""


def as_written(scenario: Scenario) -> Scenario:
    """Return a scenario without its variants."""
    return replace(scenario, variants=()) if scenario.variants else scenario


def drawn(scenario: Scenario, dice: Dice) -> Scenario:
    """Return a scenario of which each thing that varies was drawn by lot; nothing is rolled where nothing does."""
    return as_chosen(scenario, plays.drawn(scenario.variants, dice)) if scenario.variants else scenario


def _put(known: Sequence[Any], other: Sequence[Any], without: tuple[str, ...]) -> tuple[Any, ...]:
    by_id = {item.id: item for item in other}
    ids = {item.id for item in known}
    kept = (by_id.get(item.id, item) for item in known if item.id not in without)
    return (*kept, *(item for item in other if item.id not in ids))
