"""What players call the things of a cavern: tiles, Delvers, treasures, bands."""

from __future__ import annotations

from typing import Literal

from engine.core.grammar import Noun
from engine.core.words import bare, lower

from .content import Option, Tile, content
from .state import Player, Sent, State


def tile_name(tile: str) -> str:
    """Return what a tile's layout is called in a sentence: "crossroads"."""
    return lower(content().tiles[tile].name)


def layout(tile: str) -> tuple[Noun, ...]:
    """Return the parts of a tile's layout by name: "crossroads"; "tan corner" and "blue corner"."""
    name = tile_name(tile)
    many = name.startswith(("two ", "back to back"))
    return tuple(Noun(part, tile, many=many) for part in name.split(", "))


def mark_of(tile: Tile, *, last: bool = False) -> Literal["sun", "last", "fast", "none"]:
    """Return the mark on a tile that matters when it is chosen; ``last``: with its Sun the last round begins."""
    return "last" if last else "sun" if tile.sun else "fast" if tile.fast else "none"


def treasure_name(card: str) -> str:
    """Return a Treasure card without an article: "velvet glove"."""
    return lower(bare(content().treasures[card].name))


def class_name(kind: str) -> str:
    """Return a class of delvers in a sentence: "brute"; "Delver" for one that is not known."""
    known = content().band.classes
    return lower(known[kind].name) if kind in known else "Delver"


def monster_name(option: Option) -> Noun:
    """Return the monster of a Fight by name: "goblin"; one of several heads is a plural."""
    name = lower(option.monster)
    return Noun(name, name, many=name.endswith("s") and not name.endswith("ss"))


def band(player: Player) -> str:
    """Return the name of a player's faction, "" before they have one."""
    return content().band.factions[player.faction].name if player.faction else ""


def called(state: State, sent: Sent) -> str:
    """Return how a Delver is called: "Ada's brute", or "Ada's Delver" where its class is not known."""
    return f"{state.names[sent.seat]}'s {class_name(sent.kind)}"
