"""What is done at tables, on a PostgreSQL server: tests that run on a file too, and speak to every part of the store."""

from __future__ import annotations

import pytest

from engine.games import games
from engine.store import Connection
from engine.store.transfer import pieces, schema
from tests.tables import test_backups, test_ballots, test_invitations, test_keeping, test_nudges
from tests.tables.house import House
from tests.tables.test_privacy import BOB, QUILLON, played

for module in (test_backups, test_ballots, test_invitations, test_keeping, test_nudges):
    globals().update({name: what for name, what in vars(module).items() if name.startswith("test_")})


@pytest.fixture
def place(postgresql: str) -> str:
    return postgresql


async def everything(house: House) -> str:
    """Return all that the store holds, as text."""

    async def read(connection: Connection) -> str:
        return "\n".join([repr(row) for each in schema() async for rows in pieces(connection.rows, each) for row in rows])

    return await house.tables._context.store._database.read(read)


@pytest.mark.rule("TAB-122")
async def test_of_a_player_who_is_forgotten_no_row_is_left(postgresql: str, caplog: pytest.LogCaptureFixture) -> None:
    house = House(postgresql)
    await house.open(games())
    await played(house, "skyshard", QUILLON, BOB)
    await house.tables.member_settings.want(QUILLON.id, zone="Berlin", quiet="22-8")
    before = await everything(house)
    assert str(QUILLON.id) in before and QUILLON.name in before
    assert (await house.tables.privacy.forget(QUILLON)).done
    after = await everything(house)
    assert str(QUILLON.id) not in after and QUILLON.name not in after and str(BOB.id) in after
    assert not [record for record in caplog.records if "not altogether gone" in record.getMessage()]
    await house.tables.close()
