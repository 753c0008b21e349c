"""Fixtures of the skyshard tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .build import Bench


@pytest.fixture
def bench() -> Iterator[Bench]:
    """A bench to make tiles, cards and chips at, cleared after the test."""
    made = Bench()
    yield made
    made.clear()
