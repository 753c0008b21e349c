"""Fixtures of the skyshard tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.games.skyshard.state.state import Laid, State, Turn

from .build import AHEAD, ROW_DOORS, Bench, delve, gallery, hero, lies


@pytest.fixture
def bench() -> Iterator[Bench]:
    """A bench to make tiles, cards and chips at, cleared after the test."""
    made = Bench()
    yield made
    made.clear()


@pytest.fixture
def before(bench: Bench) -> State:
    """Ada the Trailfinder stands in the gallery, two steps from its far door; three shards are missing."""
    return delve(hero("trailfinder", (3, -1)), hero("bulwark", (1, 0)), tiles=(gallery(bench),))


@pytest.fixture
def far(bench: Bench) -> State:
    """Ada the Bulwark has 3 steps and stands 5 from the last shard's tile, Bob the Mender has 3 and stands 6 from it."""
    near, beyond = gallery(bench), Laid(bench.tile("gallery", ROW_DOORS), 0, AHEAD)
    card = bench.card("gallery", shards=1)
    state = delve(hero("bulwark", (1, -1)), hero("mender", (1, 0), 1), tiles=(near, beyond), required=1, turn=Turn(1))
    return replace(state, beside=(lies(beyond.tile, card),))


@pytest.fixture
def shard(bench: Bench) -> State:
    """The one shard that is asked for lies on the gallery; Ada and Bob stand at the entrance, Ada in the doorway."""
    room = gallery(bench)
    found = delve(hero("bulwark", (1, -1)), hero("mender", (0, 1), 1), tiles=(room,), required=1)
    return replace(found, beside=(lies(room.tile, bench.card("gallery", shards=1)),))
