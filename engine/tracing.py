"""What is being worked on just now, for the logs: which interaction, which table."""

from __future__ import annotations

from contextvars import ContextVar

_interaction: ContextVar[int] = ContextVar("interaction", default=0)
_table: ContextVar[int] = ContextVar("table", default=0)


def trace(*, interaction: int = 0, table: int = 0) -> None:
    """Note what the current task works on from now on, by its id; what is not given stays as it is."""
    if interaction:
        _interaction.set(interaction)
    if table:
        _table.set(table)


def traced() -> dict[str, int]:
    """Return what is worked on here, by what it is: ``table`` and ``interaction``, as far as there is one."""
    return {name: number for name, number in (("table", _table.get()), ("interaction", _interaction.get())) if number}
