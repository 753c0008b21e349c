"""The messages of a cavern (data/cavern/words), and how ids of its content are named in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.catalogue import Catalogue
from engine.core.grammar import Noun

from .content import content
from .naming import class_name, mark_of, tile_name, treasure_name
from .state import Holding


def _tile(tile: str) -> Noun:
    return Noun(tile_name(tile), tile)


def _marked_tile(tile: str) -> Noun:
    """Return a tile with the mark that matters: "crossroads (Sun)"."""
    return Noun(WORDS("tile-marked", tile=tile, mark=mark_of(content().tiles[tile])), tile)


def _kind(kind: str) -> Noun:
    """Return a class of Delvers; what is not known is a Delver."""
    return (
        Noun(class_name(kind), f"class-{kind}")
        if kind in content().band.classes
        else Noun(WORDS("delver-unknown"), "delver-unknown")
    )


def _floor(floor: str) -> Noun:
    return Noun(WORDS(f"floor-{floor}"), f"floor-{floor}")


def _does(effect: str) -> str:
    """Return what using a treasure does, in few words; "" for one that nothing comes of at once."""
    return WORDS(f"effect-{effect}") if effect else ""


WORDS = Catalogue(
    "cavern",
    nouns={
        "tile": _tile,
        "tiles": _marked_tile,
        "treasure": lambda card: Noun(treasure_name(card), card),
        "kind": _kind,
        "floor": _floor,
        "faction": lambda faction: Noun(content().band.factions[faction].name, faction, many=True),
        "does": _does,
        "turned": lambda card: Noun(treasure_name(card), card) if card in content().treasures else Noun(card),
        "held": lambda card: held_words(Holding(card), brief=True),
        "contract": lambda card: Noun(content().contracts[card].name, card),
    },
)
"""All that a cavern says."""

refused = WORDS.refused
"""Refuses a move: see `Catalogue.refused`."""


def count_of(kind: str | Noun, number: int) -> str:
    """Return "mage", "2 brutes", "2 thieves"; a class by its id or by its name."""
    return WORDS("delvers-alike", number=number, kind=kind)


def gathered(delvers: Sequence[str], *, fighting: bool = False) -> str:
    """Return Delvers that are told one by one ("Ada's brute") by their owners: "Ada's 2 brutes and Bob's thief".

    ``fighting``: they are one list, whatever it takes to tell them apart.
    """
    by_owner: dict[str, list[str]] = {}
    for delver in delvers:
        owner, _, kind = delver.rpartition("'s ")
        by_owner.setdefault(owner, []).append(kind)
    owned = tuple(WORDS("delvers-owned", owner=owner, kinds=_named_alike(kinds)) for owner, kinds in by_owner.items())
    if fighting:
        return WORDS("delvers-all", owned=owned)
    apart = any(len(set(kinds)) > 1 for kinds in by_owner.values()) and len(owned) > 1
    return WORDS("delvers", apart=apart, owned=owned)


def _named_alike(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(count_of(Noun(name, name), number) for name, number in Counter(names).items())


def held_words(held: Holding, *, brief: bool = False, listed: bool = False) -> str:
    """Return a Treasure card with its worth, what it does (unless ``brief``) and whether it is used, for what too. Where
    many are ``listed``, the worth is a number alone."""
    card = content().treasures[held.card]
    # What works on receipt has worked already.
    at_once = card.moment == "receipt"
    says = "used" if at_once or (held.used and card.moment) else "none" if brief or not card.moment else "text"
    return WORDS(
        "held",
        name=card.name,
        worth=held.worth,
        named=not listed,
        up=held.up,
        state=says,
        text=WORDS.text(card.text).rstrip("."),
        # Whether a Delver was out to be taken home, the post says.
        does=card.effect if at_once and not listed and card.effect != "recall" else "",
    )
