"""Relics (GAL-G32): gaining, exhausting and purging them, what they change for others' rules, and component actions.

What each relic does when it is used stands in a module of its group: `lance`, `boons`, `automaton`, `crowns`, `furnace`.
Drawing and purging ask for no map.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.moves import Move

from ...state.content import DEVICE, RELIC, TRADE_CORE, WORLD_FORGE, content
from ...state.moves import Apply, Relic
from ...state.state import Held, State
from .. import events, goals
from ..exploring import decks, devices, fragments
from ..progress import Voyage
from . import automaton, boons, lance

KNOWLEDGE_FURNACE, CROWN_OF_FURY, BLACK_BLADE = "knowledge-furnace", "crown-of-fury", "black-blade"
SEERS_VIAL, SPLINTER = "seers-vial", "crown-splinter"
RULE = "GAL-G32"

STAR_LANCE, AUTOMATON = "star-lance", "builder-automaton"
ARCHIVE = "archive"


class Group(Protocol):
    """A module with what some relics do as a component action; ``relic`` is the id of the one used."""

    def targets(self, state: State, player: int, relic: str, /) -> Iterator[str]:
        """Yield what it can be used on, "-" where it needs nothing named."""
        ...

    def refuse(self, state: State, player: int, relic: str, target: str, /) -> IllegalMove | None:
        """Return what speaks against using it on that, ``None`` where nothing does."""
        ...

    def use(self, voyage: Voyage, player: int, relic: str, target: str, /) -> None:
        """Use it."""
        ...


_GROUPS: dict[str, Group] = {
    STAR_LANCE: lance,
    ARCHIVE: boons,
    TRADE_CORE: boons,
    WORLD_FORGE: boons,
    AUTOMATON: automaton,
}
"""The relics that are used as a component action."""


def gain(voyage: Voyage, player: int) -> str:
    """Give a player the top card of the relic deck, faceup (GAL-033, GAL-G32); return its id, "" where none is left.

    The Crown Splinter brings its point, the Black Blade a hidden goal; at a desk that is done elsewhere.
    """
    relic = decks.draw(voyage, RELIC)
    if not relic:
        voyage.tell(events.no_relic(voyage.name(player)))
        return ""
    voyage.set_player(player, relics=(*voyage.player(player).relics, Held(relic)))
    voyage.tell(events.relic(voyage.name(player), relic, decks.left(voyage.state, RELIC)))
    if voyage.state.phase != "desk":
        if relic == SPLINTER:
            goals.point(voyage, player, "splinter")
        elif relic == BLACK_BLADE:
            goals.draw_hidden(voyage, player, (RULE,))
    return relic


def purge(voyage: Voyage, player: int, relic: str) -> None:
    """Take a player's relic out of the game."""
    lose(voyage, player, relic)
    decks.purge(voyage, relic)
    voyage.tell(events.relic_purged(voyage.name(player), relic))


def lose(voyage: Voyage, player: int, relic: str) -> None:
    """Take a relic from a player, without a word; where it goes is for the caller to say."""
    held = voyage.player(player).relics
    assert any(one.relic == relic for one in held), (relic, held)
    voyage.set_player(player, relics=tuple(one for one in held if one.relic != relic))


def exhaust(voyage: Voyage, player: int, relic: str, target: str = "") -> None:
    """Exhaust a player's relic until the status phase, to use it (GAL-G32), perhaps on something."""
    held = voyage.player(player).relics
    turned = tuple(replace(one, exhausted=one.exhausted or one.relic == relic) for one in held)
    voyage.set_player(player, relics=turned)
    voyage.tell(events.used(voyage.name(player), relic, target))


def purge_all(voyage: Voyage, player: int) -> None:
    """Purge all relics of a player who leaves (GAL-G48)."""
    for held in voyage.player(player).relics:
        purge(voyage, player, held.relic)


# What relics change for others' rules.


def may_reroll(state: State, player: int) -> bool:
    """Return whether a player may roll dice of a combat round again, by the Crown of Fury."""
    return state.players[player].holds(CROWN_OF_FURY)


def waives(state: State, player: int) -> bool:
    """Return whether a player can exhaust the Seer's Vial when they research a technology."""
    return state.players[player].holds(SEERS_VIAL, ready=True)


def goal_bonus(state: State, player: int) -> int:
    """Return how many hidden goals more than others a player may have, by the Black Blade (GAL-G40)."""
    return int(state.players[player].holds(BLACK_BLADE))


# Component actions: relics, sets of fragments, devices.


def component_moves(state: State, player: int) -> Iterator[Move]:
    """Yield the component actions of what lies before a player, but for order cards (GAL-G09)."""
    for text in fragments.sets(state, player):
        yield Relic(text)
    for held in state.players[player].relics:
        if held.relic in _GROUPS and not held.exhausted:
            for target in _GROUPS[held.relic].targets(state, player, held.relic):
                yield Apply(held.relic, target)
    yield from devices.moves(state, player)


def refuse_component(state: State, player: int, move: Move) -> IllegalMove | None:
    """Return what speaks against a component action, ``None`` where nothing does."""
    if isinstance(move, Relic):
        return fragments.refuse(state, player, move.fragments)
    if not isinstance(move, Apply):
        return IllegalMove("That is no action on a card of yours.", "GAL-G09")
    if move.item == DEVICE:
        return devices.refuse(state, player, move.target)
    return _refuse_relic(state, player, move)


def _refuse_relic(state: State, player: int, move: Apply) -> IllegalMove | None:
    relic = content().relics.get(move.item)
    if relic is None:
        return IllegalMove("That is nothing to use as an action.", "GAL-G09")
    if not state.players[player].holds(relic.id):
        return IllegalMove(f"{relic.name} is not yours.", RULE)
    if relic.id not in _GROUPS:
        return IllegalMove(f"{relic.name} is no action: {_MOMENTS[relic.moment]}.", RULE)
    if not state.players[player].holds(relic.id, ready=True):
        return IllegalMove(f"{relic.name} is exhausted until the status phase.", RULE)
    return _GROUPS[relic.id].refuse(state, player, relic.id, move.target)


_MOMENTS = {
    "move": "it is used before ships move",
    "order": "it is offered when a strategy token is spent",
    "research": "it is offered when a technology is researched",
    "combat": "it is offered after dice are rolled in combat",
    "council": "it is offered when the council begins",
    "survey": "it is offered after a tactical action",
    "itself": "it works by itself",
}


def component(voyage: Voyage, player: int, move: Move) -> None:
    """Carry out a component action that nothing speaks against; the turn's stage is off the agenda already."""
    if isinstance(move, Relic):
        fragments.purge_set(voyage, player, move.fragments)
        return
    assert isinstance(move, Apply), move
    if move.item == DEVICE:
        devices.use(voyage, player, move.target)
    else:
        _GROUPS[move.item].use(voyage, player, move.item, move.target)
