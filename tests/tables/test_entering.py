"""A player who comes late gets a seat and enters the game in one change, where the game has room for them."""

from __future__ import annotations

import json

import pytest

from engine.api.update import Member
from engine.core.errors import BrokenJournal, GameError, IllegalMove, NotAllowed, NotSeated
from engine.tables.history.export import verify

from .house import ADA, BOB, CY, DEE, GAMES, HOME, House


@pytest.mark.rule("TAB-020")
async def test_a_player_who_joins_a_game_under_way_is_one_of_it_in_one_change(house: House) -> None:
    before = await house.begin(ADA, BOB, game="outing")
    update = await house.tables.lobby.join(house.call(CY))
    assert update.kind == "move" and update.story == "Cy catches up." and update.version.change == before.version.change + 1
    assert [member.name for member in update.awaited] == ["Ada", "Bob", "Cy"]
    assert not update.undo
    assert (await house.act(CY, "go 2")).story == "Cy goes plainly to 2."


async def test_they_are_one_of_it_after_a_restart_too(house: House) -> None:
    await house.begin(ADA, BOB, game="outing")
    await house.tables.lobby.join(house.call(CY))
    await house.act(CY, "pack lamp")
    await house.reopen()
    assert (await house.act(CY, "go 2")).story == "Cy goes plainly to 2."
    log, _ = await house.tables.views.log(HOME)
    assert "1. Cy catches up." in log


async def test_a_name_that_is_there_already_gets_a_number(house: House) -> None:
    await house.begin(ADA, BOB, game="outing")
    await house.tables.lobby.hand_over(house.call(ADA), BOB, DEE)
    update = await house.tables.lobby.join(house.call(Member(999, "Bob")))
    assert update.story == "Bob 2 catches up."


async def test_a_seat_that_was_taken_late_keeps_its_name_when_it_is_handed_over(house: House) -> None:
    await house.begin(ADA, BOB, game="outing")
    await house.tables.lobby.join(house.call(CY))
    update = await house.tables.lobby.hand_over(house.call(ADA), CY, DEE)
    assert update.story == "Dee plays on for Cy; in the delve the seat keeps the name Cy."
    await house.reopen()
    assert [member.name for member in (await house.tables.views.latest(HOME)).awaited] == ["Ada", "Bob", "Dee (for Cy)"]


async def test_the_game_refuses_in_its_own_words_when_it_is_too_late(house: House) -> None:
    await house.begin(ADA, game="outing")
    for place in (2, 4, 5, 6):
        await house.act(ADA, f"go {place}")
    with pytest.raises(IllegalMove, match="too far away by now") as refused:
        await house.tables.lobby.join(house.call(CY))
    assert refused.value.rule == "OUT-005"
    latest = await house.tables.views.latest(HOME)
    assert [member.name for member in latest.awaited] == ["Ada"]


@pytest.mark.rule("TAB-011")
async def test_there_are_no_more_seats_than_in_the_lobby_and_a_game_master_takes_none(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "outing", {})
    await house.tables.lobby.join(house.call(BOB))
    await house.tables.lobby.set_master(house.call(ADA), DEE)
    await house.tables.lobby.start(house.call(ADA))
    assert (await house.tables.lobby.join(house.call(CY))).story == "Cy catches up."
    with pytest.raises(GameError, match="All 3 seats are taken"):
        await house.tables.lobby.join(house.call(Member(999, "Eli")))


@pytest.mark.rule("TAB-017")
async def test_who_sits_already_or_comes_back_takes_no_second_seat(house: House) -> None:
    await house.begin(ADA, BOB, game="outing")
    with pytest.raises(GameError, match="You have a seat at this table already"):
        await house.tables.lobby.join(house.call(BOB))
    await house.tables.lobby.leave(house.call(BOB))
    assert (await house.tables.lobby.join(house.call(BOB))).story == "Bob is back."


@pytest.mark.rule("TAB-014", "TAB-020")
async def test_a_game_without_a_way_in_says_that_it_is_under_way(house: House) -> None:
    await house.begin(ADA, BOB)
    with pytest.raises(GameError, match="under way already"):
        await house.tables.lobby.join(house.call(CY))


@pytest.mark.rule("TAB-038")
async def test_joining_is_not_taken_back_and_neither_is_what_came_before_it(house: House) -> None:
    await house.begin(ADA, BOB, game="outing")
    await house.act(ADA, "go 2")
    await house.tables.lobby.join(house.call(CY))
    for call in (house.call(ADA), house.call(CY)):
        with pytest.raises(NotAllowed, match="Cy has joined: that can't be taken back"):
            await house.tables.undo.undo(call)
    await house.act(CY, "go 4")
    assert (await house.tables.undo.undo(house.call(ADA))).story == "Ada wants to take back Cy's “Go to 4”."
    asked = (await house.tables.views.latest(HOME)).version
    taken = await house.tables.undo.vote(house.call(CY), asked, True)
    assert taken.story == "Cy agrees to take back “Go to 4”."
    assert (await house.tables.undo.redo(house.call(ADA))).story == (
        "Ada brings back Cy's “Go to 4”. Cy goes plainly to 4."
    )


async def test_a_delve_that_a_player_entered_can_be_checked(house: House) -> None:
    await house.begin(ADA, game="outing", days="2")
    await house.tables.lobby.join(house.call(CY))
    while (await house.tables.views.latest(HOME)).kind != "end":
        await house.act(CY, f"go {5 + (await house.tables.views.latest(HOME)).version.change % 2}")
    delve = json.loads((await house.tables.exports.export(HOME))[1])
    assert delve["names"] == ["Ada"] and delve["entered"] == ["Cy"]
    assert delve["entries"][1]["by"] == "Cy" and delve["entries"][1]["seat"] == 1
    assert verify(json.dumps(delve).encode(), GAMES).endswith("all as the dice key says.")
    with pytest.raises(BrokenJournal, match="others joined"):
        verify(json.dumps({**delve, "entered": []}).encode(), GAMES)


async def test_joining_twice_by_one_call_counts_once(house: House) -> None:
    await house.begin(ADA, game="outing")
    call = house.call(CY)
    first, second = await house.tables.lobby.join(call), await house.tables.lobby.join(call)
    assert second.again and second.version == first.version


@pytest.mark.rule("TAB-016")
async def test_who_does_not_sit_reads_how_to_come_in_where_there_is_a_way(house: House) -> None:
    await house.begin(ADA, game="outing")
    with pytest.raises(NotSeated, match=r"Ada plays here\. /delve join takes one\."):
        await house.act(CY, "unearth")
    await house.begin(ADA, channel=8)
    with pytest.raises(NotSeated, match=r"Ada plays here\.$"):
        await house.act(CY, "roll", 8)
