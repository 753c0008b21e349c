"""The fixture that checks every simulated Discord a test started, whoever built it. `tests/conftest.py` takes it in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from simcord.env import Env

from .conformity import Conformity
from .description import VARIABLE, where


@contextmanager
def watching() -> Iterator[Conformity]:
    """Check, at the end, every simulation that was started meanwhile; ``AssertionError`` says what was wrong."""
    checker = Conformity()
    started: list[Env] = []
    start = Env.start

    async def noted_start(env: Env, *arguments: Any, **named: Any) -> Any:
        started.append(env)
        return await start(env, *arguments, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Env, "start", noted_start)
        yield checker
    for env in started:
        checker.check(env)


@pytest.fixture(autouse=True)
def conformity() -> Iterator[Conformity]:
    """Fail a test at its end when the bot sent what Discord would not take; ``conformity.check(env)`` asks at once."""
    with watching() as checker:
        yield checker


def pytest_report_header() -> str:
    """Say once whether requests are held against Discord's own description."""
    path = where()
    if path is None:
        return f"Discord's API description: not at hand ({VARIABLE} can name it); only the limits are checked"
    return f"Discord's API description: {path.name}"
