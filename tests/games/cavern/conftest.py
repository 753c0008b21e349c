"""Fixtures of the cavern tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .build import Bench


@pytest.fixture
def bench() -> Iterator[Bench]:
    """A bench to make tiles at, cleared after the test."""
    made = Bench()
    yield made
    made.clear()
