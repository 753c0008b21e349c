"""Parties: those who play a game sensibly, whichever it is. They are bot players where a game has such (`Plays`),
else they do anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from engine.core.bot_players import LEVELS, Manner, Plays, Thought, plays
from engine.core.dice import Dice, KeyedSource
from engine.core.game import AnyGame, Choice, Event
from engine.core.moves import Move
from engine.core.paired_moves import opened

RANDOM = "random"
"""How a player plays who makes any moves but those that cannot be made good again."""
FIRST = "first"
"""How a player plays who presses the button that stands before all others, and does as a steady player where none does."""

Decide = Callable[[Any, Sequence[Move], Any, Manner, Dice], Thought[Any]]
"""How a player decides who plays as no level does (`Plays.decide`)."""


class Household:
    """Bot players in all seats, who are asked as the tables ask them.

    The first ``people`` seats are people: the others follow them, and are asked before them. Whoever is awaited may leave
    it to the others; where all do, the first of them does what is done for the absent, and that is counted in ``defaults``.
    ``ways`` are how somebody decides whose level is none of the house's, by its name.
    """

    def __init__(
        self, game: AnyGame, levels: Sequence[str], key: str, *, people: int = 0, ways: Mapping[str, Decide] | None = None
    ) -> None:
        house = plays(game)
        assert house is not None or set(levels) == {RANDOM}, f"no bot can play {game.key}"
        self._game = game
        self._house = cast(Plays[Any, Any, Any], house)
        self._levels = tuple(levels)
        self._key = key
        self._people = tuple(range(people))
        self._ways = ways or {}
        self._made = 0
        self._hears = house is not None and type(house).heard is not Plays.heard
        self.minds = [house.mind() if house is not None else None for _ in levels]
        self.defaults = 0

    def choose(self, state: Any, awaited: Sequence[int]) -> tuple[int, Move]:
        """Return who of those awaited moves next, and how."""
        for seat in sorted(awaited, key=self._people.__contains__):
            thought = self.thought(state, seat)
            self.minds[seat] = thought.mind
            if thought.move is not None:
                return seat, thought.move
        self.defaults += 1
        game, seat = self._game, awaited[0]
        return seat, game.default(state, seat) or game.without(state, seat) or next(iter(game.legal(state, seat)))

    def thought(self, state: Any, seat: int) -> Thought[Any]:
        """Return what a seat does."""
        game, level = self._game, self._levels[seat]
        view, moves, mind, lot = game.view(state, seat), list(game.legal(state, seat)), self.minds[seat], self.lot(seat)
        if level == RANDOM:
            return Thought(lot.pick(_anything(game, view, moves)), mind)
        if level == FIRST and (best := _first(game, view, moves)) is not None:
            return Thought(best, mind)
        decide = self._ways.get(level, self._house.decide)
        return decide(view, moves, mind, self.manner(seat), lot)

    def key(self, seat: int) -> str:
        """Return the key of the chance by which a seat decides on the next move."""
        return f"{self._key} lot {seat} {self._made}"

    def lot(self, seat: int) -> Dice:
        """Return the chance by which a seat decides on the next move."""
        return Dice(KeyedSource(self.key(seat)))

    def manner(self, seat: int) -> Manner:
        """Return how a seat plays; a player of a way of their own is told the usual level."""
        level = self._levels[seat]
        return Manner(level if level in LEVELS else "steady", () if seat in self._people else self._people)

    def hear(self, state: Any, events: Sequence[Event]) -> None:
        """Tell each seat what it may know of a move that was made."""
        self._made += 1
        for seat in range(len(self._levels)) if self._hears else ():
            known = [event for event in events if event.known_to(seat)]
            self.minds[seat] = self._house.heard(self._game.view(state, seat), self.minds[seat], known)


def _anything(game: AnyGame, view: Any, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves that controls offer and that can be made good again, all where there is none."""
    choices = ((move, game.choice(view, move)) for move in moves)
    return [move for move, choice in choices if not choice.sure and choice.weight != "written"] or moves


def _first(game: AnyGame, view: Any, moves: Sequence[Move]) -> Move | None:
    """Return the move whose button stands before all others, ``None`` where none is put forward; of a button that makes
    two, the first one."""
    presses = {move: (move, *opened(game, view, move)) for move in moves}
    offers = {move: min((game.choice(view, each) for each in both), key=_order) for move, both in presses.items()}
    best = min(offers, key=lambda move: offers[move].order, default=None)
    return best if best is not None and offers[best].rank < 0 else None


def _order(choice: Choice) -> tuple[int, bool, int]:
    return choice.order


def party_of(game: AnyGame, players: int, seed: str) -> Household:
    """Return a party for a game: steady bot players, or such as do anything where it has none."""
    return Household(game, (RANDOM if plays(game) is None else "steady",) * players, seed)
