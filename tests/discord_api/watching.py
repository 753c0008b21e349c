"""Watches every simulated Discord that a test starts, for the fixture of `tests/conftest.py`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from simcord.env import Env

from .conformity import Conformity
from .translating import translate_once

translate_once()


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
