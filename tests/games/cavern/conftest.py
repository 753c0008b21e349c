"""Fixtures of the cavern tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.games.cavern.player import worth
from engine.games.cavern.state.content import content
from engine.games.cavern.state.state import Contest, State

from .build import Bench, cavern, sent
from .tales import TALE, TOLL


@pytest.fixture(autouse=True)
def averages(request: pytest.FixtureRequest) -> Iterator[None]:
    """What bot players have learnt of the deck is forgotten after a test that may have put cards of its own there."""
    yield
    if "monkeypatch" in request.fixturenames:
        for learnt in (worth.learnt, worth.lone, worth.prospects, worth.hunted):
            learnt.cache_clear()


@pytest.fixture
def bench() -> Iterator[Bench]:
    """A bench to make tiles at, cleared after the test."""
    made = Bench()
    yield made
    made.clear()


@pytest.fixture
def tile(bench: Bench) -> str:
    """A tile with a Sun: a corridor from north to south, a tan room with 2 Gold in the east."""
    return bench.tile("corridor NS", "tan E bags=2", sun=True)


@pytest.fixture
def tale(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card like that of the source's example, whatever stands on ours, and one with a price."""
    for card in (TALE, TOLL):
        monkeypatch.setitem(content().encounters, card.id, card)


@pytest.fixture
def hall(bench: Bench) -> State:
    """A closed hall with a Magic Rift at M2, in it Alan's mage and Betty's thief and brute; no one has rolled."""
    delvers = (sent(0, "mage", (0, 1), up=True), sent(1, "thief", (0, 1), up=True), sent(1, "brute", (0, 1), up=True))
    tile = bench.tile("blue - bags=5 chests=1 rift")
    state = cavern(2, {(0, 1): tile}, delvers=delvers, step="resolve", placed=(0, 1))
    return replace(state, agenda=(Contest("battle", (0, 1, 0), (0, 1), 5, 1),))
