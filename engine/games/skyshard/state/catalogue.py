"""The messages of a delve, and how the ids of its content are named in them."""

from __future__ import annotations

from engine.core.catalogue import Catalogue
from engine.core.grammar import Noun
from engine.core.words import lower

from .content import chip_named, content, scenario
from .naming import bare_companion, relic_name, sought


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
    key = f"mark-{scene}" if scene else "star-shard"
    return Noun(sought(scene) if scene else WORDS("star-shard"), key, plural=WORDS.text(sought(scene, 2)))


def _sought(scene: str) -> Noun:
    """Return what a scenario, or a plain delve, calls its shard cards: "shard"."""
    if scenario(scene) is None:
        return Noun(WORDS("named-shard"), "named-shard", plural=WORDS("named-shards"))
    return Noun(sought(scene), f"sought-{scene}", plural=WORDS.text(sought(scene, 2)))


def _tile(tile: str) -> Noun:
    known = content().tiles.get(tile)
    if known is None:
        return Noun(WORDS("tile-entrance"), "tile-entrance", raw="entrance")
    return Noun(lower(known.name), f"tile-{tile}")


def _foe(chip: str) -> Noun:
    """Return an enemy with its level, the one form for it: "cave lynx (5)"."""
    if not chip:
        return Noun("")
    level, bare = chip_named(chip).level, _chip(chip)
    named = Noun(bare, bare.key, plural=bare.plural or f"{bare}{'es' if bare.endswith('x') else 's'}")
    return WORDS.around(named, lambda name: f"{name} ({level})")


def _rank(rank: str) -> Noun:
    """Return the rank of a cache: "legendary"."""
    return Noun(WORDS(f"rank-{rank}") if rank in ("common", "legendary") else rank, f"rank-{rank}", raw=rank)


def _ground(ground: str) -> Noun:
    """Return what a tile's ground is: "mire"."""
    return Noun(WORDS(f"ground-{ground}") if ground != "none" else ground, f"ground-{ground}", raw=ground)


def _shape(shape: str) -> Noun:
    """Return the shape of a tile: "nook"."""
    return Noun(WORDS(f"shape-{shape}"), f"shape-{shape}", raw=shape) if shape else Noun("")


WORDS = Catalogue(
    "skyshard",
    nouns={
        "who": _unit,
        "whom": _unit,
        "chip": _chip,
        "other": _chip,
        "chips": _chip,
        "foe": _foe,
        "rank": _rank,
        "shape": _shape,
        "ground": _ground,
        "relic": _relic,
        "relics": _relic,
        "does": _does,
        "use": _use,
        "kind": _class,
        "kinds": _class,
        "tile": _tile,
        # What a scenario, or a plain delve, calls its things.
        "sought": _sought,
        "mark": _mark,
        "burden": lambda scene: Noun(known.burden if (known := scenario(scene)) else "", f"burden-{scene}"),
        "lock": lambda scene: Noun(known.lock if (known := scenario(scene)) else "", f"lock-{scene}"),
    },
)
refused = WORDS.refused
