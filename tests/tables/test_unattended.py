"""Lobbies without a sign of their host: who sits there takes them over, and after a week they close."""

from __future__ import annotations

import pytest

from engine.api.update import Terms
from engine.core.errors import NoTable, NotAllowed

from .house import ADA, BOB, CY, HOME, House
from .test_nudges import RESTARTED


async def gathered(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "corridor", {"rounds": "1"}, wait=60)
    await house.tables.lobby.join(house.call(BOB))


@pytest.mark.rule("TAB-099")
@RESTARTED
async def test_after_a_day_without_its_host_a_player_who_joined_takes_a_lobby_over(house: House, restarted: bool) -> None:
    await gathered(house)
    assert await house.later(23.9, restarted=restarted) == []
    with pytest.raises(NotAllowed, match="Only Ada, the host"):
        await house.tables.lobby.start(house.call(BOB))
    (free,) = await house.later(0.1, restarted=restarted)
    assert free.kind == "lobby" and free.lobby is not None and free.lobby.unattended and free.mention == ()
    with pytest.raises(NotAllowed, match="Only Ada, the host"):
        await house.tables.lobby.start(house.call(CY))
    taken = await house.tables.lobby.set_option(house.call(BOB), "rounds", "2")
    assert taken.lobby is not None and not taken.lobby.unattended
    assert [seat.member for seat in taken.lobby.seats if seat.host] == [BOB]
    assert (await house.tables.lobby.start(house.call(BOB))).kind == "start"


@pytest.mark.rule("TAB-099")
@RESTARTED
async def test_a_host_who_is_back_first_keeps_it(house: House, restarted: bool) -> None:
    await gathered(house)
    await house.later(24, restarted=restarted)
    back = await house.tables.lobby.set_option(house.call(ADA), "rounds", "2")
    assert back.lobby is not None and not back.lobby.unattended
    with pytest.raises(NotAllowed, match="Only Ada, the host"):
        await house.tables.lobby.start(house.call(BOB))
    assert await house.later(23) == [] and len(await house.later(1, restarted=restarted)) == 1


@pytest.mark.rule("TAB-099")
async def test_only_its_hosts_own_signs_keep_it(house: House) -> None:
    await gathered(house)
    house.wait(20)
    await house.tables.lobby.join(house.call(CY))
    (free,) = await house.later(4)
    assert free.lobby is not None and free.lobby.unattended


@pytest.mark.rule("TAB-099")
@pytest.mark.parametrize("restarts", [0, 2])
async def test_after_seven_days_it_closes_by_itself(house: House, restarts: int) -> None:
    await gathered(house)
    told = await house.pass_by(14 * 24, restarts=restarts)
    assert [(hour, update.kind) for hour, update in told] == [(24, "lobby"), (168, "closed")]
    closed = told[-1][1]
    assert closed.story == "No one began this delve for a week, so the lobby is closed."
    assert closed.reopens and await house.tables.lobby.terms(house.call(CY), closed.version) == Terms({"rounds": "1"}, 60)
    with pytest.raises(NoTable):
        await house.tables.views.latest(HOME)
    assert (await house.tables.lobby.gather(house.call(CY), "corridor", {})).kind == "lobby", "the channel is free"


@pytest.mark.rule("TAB-099")
async def test_where_no_one_joined_there_is_no_one_to_be_told(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "corridor", {})
    assert [(hour, update.kind) for hour, update in await house.pass_by(14 * 24)] == [(168, "closed")]
    await house.tables.lobby.gather(house.call(ADA), "corridor", {})
    house.wait(30)
    await house.tables.lobby.join(house.call(BOB))
    assert [update.kind for update in await house.overdue()] == ["lobby"]
