"""The pictures of Beacon's quick start: of a light that was not kept (see `docs.album`)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.beacon import GAME
from engine.games.beacon.state.options import Options
from engine.games.beacon.state.state import State

from docs.album import Album, Pictures, first, shown, shrunk
from engine.core.game import Setup
from engine.core.table import Table


def kept(key: str) -> Iterator[State]:
    """Yield every state of a game of two who play their first cards, and then do nothing but sweep the stairs."""
    table, _ = Table.start(GAME, Setup(("Ada", "Bob"), Options()), key)
    yield table.state
    for seat in (0, 1):
        table, _ = table.act(seat, str(next(iter(GAME.legal(table.state, seat)))))
        yield table.state
    while seats := GAME.turn(table.state):
        table, _ = table.act(seats[0], str(GAME.default(table.state, seats[0])))
        yield table.state


def cards() -> Pictures:
    """Return the table at first, after a first chore, and a light that went out."""
    begun, chore, *_ = kept("how 0")
    lost = first(kept, lambda state: not GAME.turn(state) and not all(state.levels))
    return {f"{name}.png": shrunk(shown(GAME, state)) for name, state in (("aim", begun), ("turn", chore), ("end", lost))}


ALBUM = Album(cards)
