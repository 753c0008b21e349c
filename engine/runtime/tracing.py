"""What is being worked on just now: for the logs which interaction and which table, and as spans how long each part takes.

Spans are recorded only where the operator wants them (`record_spans`). Else one costs a look at a variable.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from contextvars import ContextVar

_interaction: ContextVar[int] = ContextVar("interaction", default=0)
_table: ContextVar[int] = ContextVar("table", default=0)

Recorder = Callable[[str, Mapping[str, str | int]], AbstractContextManager[None]]
"""Records a span: what is done within, by its name, with a few facts about it."""
_recorder: Recorder | None = None
_UNRECORDED = nullcontext()


def trace(*, interaction: int = 0, table: int = 0) -> None:
    """Note what the current task works on from now on, by its id; what is not given stays as it is."""
    if interaction:
        _interaction.set(interaction)
    if table:
        _table.set(table)


def traced() -> dict[str, int]:
    """Return what is worked on here, by what it is: ``table`` and ``interaction``, as far as there is one."""
    return {name: number for name, number in (("table", _table.get()), ("interaction", _interaction.get())) if number}


def record_spans(recorder: Recorder | None) -> None:
    """Let spans of this process be recorded from now on; ``None``: no more."""
    global _recorder
    _recorder = recorder


def span(name: str, /, **facts: str | int) -> AbstractContextManager[None]:
    """Return what records how long the work within takes, if spans are recorded.

    ``facts`` leave this process. They hold no move, no text and no name, as these may be secrets of a game or of a member.
    """
    return _UNRECORDED if _recorder is None else _recorder(name, facts)
