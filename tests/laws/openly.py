"""Whether a law on secrets has to meet one: not in a game whose views hold its whole state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.game import AnyGame, Seat
from engine.core.table import Table

NOT_SHUFFLED = (
    "shuffle_secrets in tests/games/{key}/laws.py changed no state that was looked at: the law proved nothing. Let it "
    "change what is hidden. In a game that hides nothing each view has to hold the whole state: in one field, or field "
    "for field under the same names."
)


def holds_all(view: Any, state: Any) -> bool:
    """Return whether a view holds a whole state: as one of its fields, or field for field under the same names."""
    held = {name: getattr(view, name) for name in getattr(view, "__struct_fields__", ())}
    if view == state or any(type(value) is type(state) and value == state for value in held.values()):
        return True
    return all(name in held and held[name] == getattr(state, name) for name in state.__struct_fields__)


def hides_nothing(game: AnyGame, looked_at: Iterable[tuple[Any, Sequence[Seat | None]]]) -> bool:
    """Return whether of all states that were looked at, one at least, each of these eyes is shown the whole."""
    shown = [holds_all(game.view(state, seat), state) for state, eyes in looked_at for seat in eyes]
    return bool(shown) and all(shown)


def check_shuffled(shuffles: int, game: AnyGame, tables: Sequence[Table], *, public: bool = False) -> None:
    """Assert that a law met a secret of these tables, or that they hide nothing from anybody, or from the public alone."""
    if not shuffles:
        looked_at = ((table.state, [None] if public else [None, *range(len(table.names))]) for table in tables)
        assert hides_nothing(game, looked_at), NOT_SHUFFLED.format(key=game.key)
