"""The messages of a delve, and how the ids of its content are named in them."""

from __future__ import annotations

from engine.core.catalogue import Catalogue
from engine.core.grammar import Noun
from engine.core.words import lower

from .content import chip_named, content, scenario
from .naming import bare_companion, level, relic_name, sought


def _unit(name: str) -> Noun:
    """Return a companion by its name, or a person."""
    bare = bare_companion(name)
    return Noun(name) if bare == name else Noun(bare, f"companion-{bare}")


def _chip(chip: str) -> Noun:
    known = chip_named(chip)
    return Noun(lower(known.name), f"chip-{chip}", plural=lower(known.plural))


def _relic(relic: str) -> Noun:
    known = content().relics.get(relic)
    return Noun(relic_name(relic), f"relic-{relic}", many=known is not None and known.many)


def _does(relic: str) -> str:
    """Return what a relic does, in few words: "once, heal 3 health", "+1 guard while in play"."""
    known = content().relics[relic]
    if known.bonus is not None:
        return WORDS("relic-lasts", bonus=known.bonus, amount=known.amount)
    return WORDS("relic-once", use=relic)


def _use(relic: str) -> str:
    """Return what the use of a relic does, in few words."""
    effect = content().relics[relic].effect
    return WORDS("effect", effect=effect.kind, amount=effect.amount, everybody=effect.who == "party") if effect else ""


def _class(kind: str) -> Noun:
    return Noun(content().adventurers[kind].name if kind else "", f"class-{kind}")


def _mark(scene: str) -> Noun:
    """Return what a shard card on a tile stands for: "star shard", "beam"."""
    return Noun(sought(scene) if scene else WORDS("star-shard"), f"mark-{scene}", plural=sought(scene, 2))


def _tile(tile: str) -> Noun:
    known = content().tiles.get(tile)
    return Noun(lower(known.name) if known is not None else "entrance", f"tile-{tile}")


WORDS = Catalogue(
    "skyshard",
    nouns={
        "who": _unit,
        "whom": _unit,
        "chip": _chip,
        "other": _chip,
        "chips": _chip,
        "foe": lambda chip: Noun(level(chip) if chip else "", f"chip-{chip}"),
        "relic": _relic,
        "relics": _relic,
        "does": _does,
        "use": _use,
        "kind": _class,
        "kinds": _class,
        "tile": _tile,
        # What a scenario, or a plain delve, calls its things.
        "sought": lambda scene: Noun(sought(scene), f"sought-{scene}", plural=sought(scene, 2)),
        "mark": _mark,
        "burden": lambda scene: Noun(known.burden if (known := scenario(scene)) else "", f"burden-{scene}"),
        "lock": lambda scene: Noun(known.lock if (known := scenario(scene)) else "", f"lock-{scene}"),
    },
)
refused = WORDS.refused
