"""A delve goes on without a player who left it."""

from __future__ import annotations

from pathlib import Path

from engine.games.skyshard import GAME
from tests.tables.house import ADA, BOB, HOME, House


async def test_a_delve_goes_on_without_who_left(tmp_path: Path) -> None:
    house = House(tmp_path / "delves.db")
    await house.open({"skyshard": GAME})
    await house.begin(ADA, BOB, game="skyshard")
    await house.tables.lobby.leave(house.call(BOB))
    for _ in range(40):
        latest = await house.tables.views.latest(HOME)
        if latest.kind == "end":
            break
        assert [member.id for member in latest.awaited] == [ADA.id]
        update = await house.tables.moves.skip(house.call(ADA))
        assert BOB.id not in update.mention
    _, pages = await house.tables.views.log(HOME)
    log = [(await house.tables.views.log(HOME, page))[0] for page in range(1, pages + 1)]
    assert "I play for Bob." in "\n".join(log)
    await house.tables.close()
