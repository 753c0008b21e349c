"""What players call the things of a cavern: rooms, tiles, Delvers, treasures, bands."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.words import an, bare, lower
from engine.maps.squares import label

from .board import Room, board_of
from .content import content
from .state import Player, Sent, State

FLOORS: Mapping[str, str] = {"tan": "tan room", "blue": "blue room", "corridor": "corridor"}


def room(floor: str, at: str) -> str:
    """Return "the tan room at M2"."""
    return f"the {FLOORS[floor]} at {at}"


def room_words(found: Room) -> str:
    """Return a room by the one name it has, after the first of its tiles: "the tan room at M2"."""
    return room(found.floor, label(found.at))


def tile_name(tile: str) -> str:
    """Return what a tile's layout is called in a sentence: "crossroads"."""
    return lower(content().tiles[tile].name)


def a_tile(tile: str) -> str:
    """Return what a tile's layout is called with its article: "a crossroads", "a tan corner, a blue corner"."""
    name = tile_name(tile)
    return name if name.startswith(("two ", "back to back")) else ", ".join(map(an, name.split(", ")))


def the_treasure(card: str) -> str:
    """Return a Treasure card with its article: "the velvet glove"."""
    return f"the {lower(bare(content().treasures[card].name))}"


def class_name(kind: str) -> str:
    """Return a class of delvers in a sentence: "brute"; "Delver" for one that is not known."""
    known = content().band.classes
    return lower(known[kind].name) if kind in known else "Delver"


def band(player: Player) -> str:
    """Return the name of a player's faction, "" before they have one."""
    return content().band.factions[player.faction].name if player.faction else ""


def place_of(state: State, sent: Sent) -> str:
    """Return where a Delver stands, by the name of its room: "the tan room at M2"."""
    return room_words(board_of(state).room((*sent.at, sent.part)))


def called(state: State, sent: Sent) -> str:
    """Return how a Delver is called: "Ada's brute", or "Ada's Delver" where its class is not known."""
    return f"{state.names[sent.seat]}'s {class_name(sent.kind)}"
