"""What players call the things of a delve: adventurers, companions, enemies, relics, what is sought."""

from __future__ import annotations

from engine.core.words import lower

from .content import chip_named, content, scenario
from .state import State


def hero_name(state: State, index: int) -> str:
    """Return how an adventurer is called: by its player, or "Ada's Bulwark" where Ada plays two."""
    hero = state.heroes[index]
    name = state.names[hero.seat]
    if len(state.heroes) == len(state.names):
        return name
    kind = content().adventurers[hero.kind].name if hero.kind else "adventurer"
    return f"{name}'s {kind}"


def bare_companion(name: str) -> str:
    """Return a unit's name in the small print: people's as it is, a companion's in small letters."""
    return lower(name) if any(companion.name == name for companion in content().companions.values()) else name


def relic_name(relic: str) -> str:
    """Return a relic's name in a sentence, or in quotation marks what was written for one."""
    known = content().relics.get(relic)
    return lower(known.name) if known is not None else f"“{relic[:40]}”"


def chip_name(chip: str) -> str:
    """Return an enemy's name in a sentence."""
    return lower(chip_named(chip).name)


def sought(scene: str, number: int = 1) -> str:
    """Return what shard cards stand for, so many of them: "shards", "beams"."""
    known = scenario(scene)
    single, some = known.sought if known is not None else ("shard", "shards")
    return single if number == 1 else some
