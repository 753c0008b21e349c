"""The pictures of Beacon's quick start: of a light that nobody sees to (see `docs.album`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.games.beacon import GAME, Options, State

from docs.album import Album, Pictures, first, shown, shrunk
from engine.core.game import Setup
from engine.core.table import Table


def kept(key: str) -> Iterator[State]:
    """Yield every state of a game of two who, once the wick is trimmed, do nothing but sweep the stairs."""
    table, _ = Table.start(GAME, Setup(("Ada", "Bob"), Options()), key)
    yield table.state
    table, _ = table.act(0, "trim")
    yield table.state
    while seats := GAME.turn(table.state):
        table, _ = table.act(seats[0], str(GAME.default(table.state, seats[0])))
        yield table.state


def cards(made: Mapping[str, bytes]) -> Pictures:
    """Return the tower at first, after a first chore, and a light that went out."""
    del made
    begun, trimmed, *_ = kept("how 0")
    lost = first(kept, lambda state: not GAME.turn(state) and not all(state.levels))
    return {f"{name}.png": shrunk(shown(GAME, state)) for name, state in (("aim", begun), ("turn", trimmed), ("end", lost))}


ALBUM = Album(cards)
