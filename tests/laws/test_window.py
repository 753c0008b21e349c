"""The page of a table shows no eyes more than they may see: not a byte of it follows from what is hidden from them."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from itertools import islice

import msgspec
import pytest

from engine.api.update import Member
from engine.api.views import Visit
from engine.core.game import AnyGame
from engine.core.table import Table
from engine.tables import Tables
from service.window.looking import Looking, eyes_of
from tests.laws.openly import check_shuffled
from tests.laws.playouts import play
from tests.laws.tables import live
from tests.laws.test_secrets import eyes, shuffled

CHANNEL = 7


@pytest.fixture
async def tables(game: AnyGame) -> AsyncIterator[Tables]:
    """Tables whose rooms hold what a test puts there."""
    opened = await Tables.open(":memory:", now=lambda: datetime(2026, 1, 1, tzinfo=UTC), games={game.key: game})
    yield opened
    await opened.close()


async def sent(tables: Tables, table: Table, seat: int | None) -> tuple[bytes, ...]:
    """Return every byte that the page of a table gets for a seat, or for everybody: the state, and its pictures."""
    member = None if seat is None else Member(100 + seat, table.names[seat])
    visit = Visit(1, 1, CHANNEL, member)
    tables._context.cache.forget(CHANNEL)
    tables._context.cache.remember(live(table))
    looking = Looking(tables)
    state = await looking.state(visit)
    shown = [picture for picture in (state.map, state.hand, *state.cards) if picture is not None]
    pictures = [looking.pictures.get(eyes_of(visit), picture.id) or b"" for picture in shown]
    assert all(pictures)
    return (msgspec.json.encode(state), *pictures)


@pytest.mark.rule("TAB-197", "TAB-089")
async def test_no_page_shows_what_is_hidden_from_its_eyes(tables: Tables, game: AnyGame) -> None:
    chance, shuffles = random.Random(5), 0
    begun = [table for table, *_ in islice(play(game, 1), 70)]
    looked = begun[10::25] or begun[-1:]
    for table in looked:
        for seat in eyes(table, chance, 2):
            other = shuffled(table, seat, chance)
            if other is not table:
                shuffles += other.state != table.state
                assert await sent(tables, other, seat) == await sent(tables, table, seat)
    check_shuffled(shuffles, game, looked)
