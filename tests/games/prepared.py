"""Prepared files that were broken by chance: each game reads or refuses them, and nothing else happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.core.errors import BadFile, Problem
from engine.core.files.tables import MOST_PROBLEMS

T = TypeVar("T")


def outcome(read: Callable[[str], tuple[T, tuple[str, ...]]], text: str) -> T | tuple[Problem, ...]:
    """Return what was read, or the problems: anything else that happens is a failure of the test."""
    try:
        found, warnings = read(text)
    except BadFile as error:
        assert 1 <= len(error.problems) <= MOST_PROBLEMS
        lines = text.count("\n") + 1
        for problem in error.problems:
            assert 0 <= problem.line <= lines
            assert problem.wrong and "@" not in str(problem).replace("an at sign (@)", "")
        return error.problems
    assert all(isinstance(warning, str) for warning in warnings)
    return found
