"""Inviting: who may offer which seat to whom, how often, and who may take it."""

from __future__ import annotations

import pytest

from engine.api.update import Member
from engine.core.errors import GameError, GameOver, NotAllowed, NotSeated, Stale
from tests.tables.house import ADA, BOB, CY, DEE, HOME, House

EVE, FAY = Member(105, "Eve"), Member(106, "Fay")

pytestmark = pytest.mark.rule("TAB-092")


async def table(house: House) -> int:
    return (await house.tables.views.latest(HOME)).version.table


async def test_a_seat_in_the_lobby_is_offered_by_anybody_there_and_taken(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "toy", {})
    await house.tables.lobby.join(house.call(BOB))
    offered = await house.tables.invitations.invite(house.call(BOB), CY)
    assert (offered.title, offered.before) == ("Toy", "")
    update = await house.tables.invitations.take(house.call(CY), await table(house))
    assert update.lobby is not None and update.lobby.players == 3 and update.story == "Cy joins (3 of 4)."
    with pytest.raises(Stale, match="no longer open"):
        await house.tables.invitations.take(house.call(CY), await table(house))


async def test_only_who_sits_there_invites_and_no_one_twice_seated(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "toy", {})
    with pytest.raises(NotSeated):
        await house.tables.invitations.invite(house.call(CY), DEE)
    with pytest.raises(GameError, match="Ada has a seat at this table already") as refused:
        await house.tables.invitations.invite(house.call(ADA), ADA)
    assert refused.value.rule == "TAB-017"
    for member in (BOB, CY, DEE):
        await house.tables.lobby.join(house.call(member))
    with pytest.raises(GameError, match="All 4 seats are taken") as refused:
        await house.tables.invitations.invite(house.call(ADA), EVE)
    assert refused.value.rule == "TAB-011"


async def test_three_invitations_are_open_at_once_and_each_member_is_invited_once_a_day(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "toy", {})
    here = await table(house)
    for member in (CY, DEE, EVE):
        await house.tables.invitations.invite(house.call(ADA), member)
    with pytest.raises(GameError, match="3 invitations of this table are open already"):
        await house.tables.invitations.invite(house.call(ADA), FAY)
    await house.tables.invitations.decline(house.call(CY), here)
    await house.tables.invitations.invite(house.call(ADA), FAY)
    with pytest.raises(GameError, match="Cy was invited to this table today already"):
        await house.tables.invitations.invite(house.call(ADA), CY)
    await house.tables.invitations.decline(house.call(DEE), here)
    house.wait(23.9)
    with pytest.raises(GameError, match="today already"):
        await house.tables.invitations.invite(house.call(ADA), CY)
    house.wait(0.1)
    await house.tables.invitations.invite(house.call(ADA), CY)


async def test_an_invitation_lapses_after_a_week_and_is_for_one_member_at_one_table(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "toy", {})
    here = await table(house)
    await house.tables.invitations.invite(house.call(ADA), CY)
    for who, where, which in ((DEE, HOME, here), (CY, HOME + 1, here), (CY, HOME, here + 1)):
        with pytest.raises(Stale, match="no longer open"):
            await house.tables.invitations.take(house.call(who, where), which)
    house.wait(7 * 24)
    with pytest.raises(Stale, match="no longer open"):
        await house.tables.invitations.take(house.call(CY), here)


async def test_invitations_outlast_a_restart_and_a_declined_one_cannot_be_taken(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "toy", {})
    here = await table(house)
    await house.tables.invitations.invite(house.call(ADA), CY)
    await house.tables.invitations.invite(house.call(ADA), DEE)
    await house.tables.invitations.decline(house.call(DEE), here)
    await house.reopen()
    assert (await house.tables.invitations.take(house.call(CY), here)).lobby is not None
    with pytest.raises(Stale):
        await house.tables.invitations.take(house.call(DEE), here)


async def test_under_way_the_host_offers_a_seat_that_was_left_and_it_is_handed_over(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.tables.lobby.leave(house.call(BOB))
    offered = await house.tables.invitations.invite(house.call(ADA), CY)
    assert offered.before == "Bob"
    with pytest.raises(GameError, match="offered to someone already"):
        await house.tables.invitations.invite(house.call(ADA), DEE)
    update = await house.tables.invitations.take(house.call(CY), await table(house))
    assert update.story == "Cy plays on for Bob; in the delve the seat keeps the name Bob."
    assert (await house.act(ADA, "step 1")).kind == "move"


async def test_a_player_who_came_back_keeps_the_seat_that_was_offered(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.tables.lobby.leave(house.call(BOB))
    await house.tables.invitations.invite(house.call(ADA), CY)
    await house.tables.lobby.join(house.call(BOB))
    with pytest.raises(Stale, match="no longer open"):
        await house.tables.invitations.take(house.call(CY), await table(house))


async def test_a_player_who_left_is_offered_their_own_seat_by_any_player(house: House) -> None:
    await house.begin(ADA, BOB, CY)
    await house.tables.lobby.leave(house.call(CY))
    assert (await house.tables.invitations.invite(house.call(BOB), CY)).before == ""
    update = await house.tables.invitations.take(house.call(CY), await table(house))
    assert update.story == "Cy is back."


async def test_where_no_one_left_and_no_one_is_away_there_is_nothing_to_offer(house: House) -> None:
    await house.begin(ADA, BOB)
    with pytest.raises(GameError, match="There is no seat to offer: no one has left"):
        await house.tables.invitations.invite(house.call(ADA), CY)


async def test_only_the_host_or_a_manager_offers_a_seat_of_another_player(house: House) -> None:
    await house.begin(ADA, BOB, CY)
    await house.tables.lobby.leave(house.call(CY))
    with pytest.raises(NotAllowed, match="Only Ada, the host, can offer the seat of Cy"):
        await house.tables.invitations.invite(house.call(BOB), DEE)
    assert (await house.tables.invitations.invite(house.call(BOB, manager=True), DEE)).before == "Cy"


@pytest.mark.rule("TAB-055")
@pytest.mark.parametrize(("game", "party"), [("corridor", True), ("toy", False)])
async def test_the_seat_of_who_is_away_can_be_offered_in_a_party_and_not_among_rivals(
    house: House, game: str, party: bool
) -> None:
    await house.begin(ADA, BOB, game=game)
    assert (await house.tables._context.cache.seen(HOME)).rivals is not party
    await house.tables.presence.away(house.call(BOB))
    if not party:
        with pytest.raises(GameError, match="There is no seat to offer: no one has left\\."):
            await house.tables.invitations.invite(house.call(ADA), CY)
        return
    assert (await house.tables.invitations.invite(house.call(ADA), CY)).before == "Bob"
    update = await house.tables.invitations.take(house.call(CY), await table(house))
    assert update.story == "Cy plays on for Bob; in the delve the seat keeps the name Bob."
    row = (await house.tables._context.cache.seen(HOME)).seats[1]
    assert (row.member, row.away) == (CY.id, 0)


@pytest.mark.rule("TAB-020")
async def test_where_the_game_lets_newcomers_in_anybody_offers_a_new_seat(house: House) -> None:
    await house.begin(ADA, BOB, game="outing")
    offered = await house.tables.invitations.invite(house.call(BOB), CY)
    assert offered.before == ""
    update = await house.tables.invitations.take(house.call(CY), await table(house))
    assert "Cy" in update.story and len((await house.tables._context.cache.seen(HOME)).seats) == 3


async def test_nothing_is_offered_where_it_is_over(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.tables.lobby.leave(house.call(BOB))
    await house.tables.invitations.invite(house.call(ADA), CY)
    here = await table(house)
    await house.tables.lobby.end(house.call(ADA))
    with pytest.raises(GameOver):
        await house.tables.invitations.invite(house.call(ADA), DEE)
    with pytest.raises(Stale):
        await house.tables.invitations.take(house.call(CY), here)
