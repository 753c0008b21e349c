"""Exploration desks for tests: decks in the order of the data files, and cards on top that a test wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.game import Event, Setup
from engine.games.galaxy.desk.rules import people
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import State

from .build import Still, act, deck_of, on_top, without

NIA, ORRIN, PELL = range(3)
NAMES = ("Nia", "Orrin", "Pell")
CLERK = 0
"""The seat of the member who keeps the desk, and does not play."""


def desk(*cards: str, players: tuple[str, ...] = NAMES, clerks: tuple[str, ...] = ("Ada",), **options: Any) -> State:
    """Return a desk that has just been opened for Nia, Orrin and Pell, and works for Nia, with these cards on top of their
    decks, the first one uppermost."""
    setup = Setup(clerks, Options(play="desk", **options), people=players)
    state, _ = people.new(setup, Dice(Still()))
    return on_top(state, *cards)


def doing(state: State, *moves: str, draws: Sequence[int] = ()) -> tuple[State, list[Event]]:
    """Return the desk after moves of its clerk, and what was told of the last one."""
    told: list[Event] = []
    *before, last = moves
    for move in before:
        state, told = act(state, CLERK, move)
    if moves:
        state, told = act(state, CLERK, last, draws)
    return state, told


def after(state: State, *moves: str, draws: Sequence[int] = ()) -> State:
    """Return the desk after moves of its clerk."""
    return doing(state, *moves, draws=draws)[0]


def explored(*cards: str, players: tuple[str, ...] = NAMES) -> State:
    """Return a desk at which Nia has explored and resolved these cards, of whichever deck, one after the other."""
    state = desk(*cards, players=players)
    for number, card in enumerate(cards):
        state = after(state, exploration(card, number), "choose resolve")
    return state


def exploration(card: str, number: int = 0) -> str:
    """Return the move that draws the top card of this card's deck: of planet Marl 0 with its trait, or the frontier."""
    deck = deck_of(card)
    return "explore frontier" if deck == "frontier" else f"chart Marl {number}: {deck}"


def holding(state: State, player: int, **fragments: int) -> State:
    """Return the desk with fragments before a player, taken from their decks."""
    players = list(state.players)
    for kind, count in fragments.items():
        for _ in range(count):
            state = without(state, deck_of(content().fragment_card(kind)), content().fragment_card(kind))
    players[player] = replace(players[player], fragments=fragments)
    return replace(state, players=tuple(players))
