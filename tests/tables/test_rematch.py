"""Again, same party: who is seated and asked, when it begins, and what it keeps of the game before."""

from __future__ import annotations

import pytest

from engine.api.update import Update
from engine.core.errors import GameError, NoTable, NotAllowed, Stale, TableTaken
from engine.games import games

from .house import ADA, BOB, CY, DEE, GAMES, HOME, House
from .test_following import Dealt


async def ended(house: House, *members: object, **options: str) -> Update:
    """Let a party begin Toy and its host end it."""
    await house.begin(*members, game="toy", wait=6, **options)  # type: ignore[arg-type]
    return await house.tables.lobby.end(house.call(members[0]))  # type: ignore[arg-type]


def seats(update: Update) -> list[tuple[str, bool, bool]]:
    assert update.lobby is not None
    return [(seat.member.name, seat.host, seat.asked) for seat in update.lobby.seats]


@pytest.mark.rule("TAB-190")
async def test_everybody_who_played_has_their_seat_and_is_called_once(house: House) -> None:
    over = await ended(house, ADA, BOB, CY, rounds="1", naming="off")
    opened = await house.tables.rematch.again(house.call(BOB), over.version)
    assert seats(opened) == [("Ada", False, True), ("Bob", True, False), ("Cy", False, True)]
    assert opened.kind == "lobby" and opened.mention == (ADA.id, CY.id)
    assert opened.lobby is not None and opened.lobby.players == 1 and opened.lobby.wait == 360
    assert {option.name: option.value for option in opened.lobby.options if option.name in ("rounds", "naming")} == {
        "rounds": "1",
        "naming": "off",
    }
    yes = await house.tables.lobby.join(house.call(ADA))
    assert yes.mention == () and seats(yes)[0] == ("Ada", False, False) and yes.story == "Ada is in."


@pytest.mark.rule("TAB-191")
@pytest.mark.parametrize("restarted", [False, True])
async def test_it_begins_with_the_last_who_says_yes(house: House, restarted: bool) -> None:
    over = await ended(house, ADA, BOB, CY)
    await house.tables.rematch.again(house.call(ADA), over.version)
    await house.tables.lobby.join(house.call(BOB))
    if restarted:
        await house.reopen()
    begun = await house.tables.lobby.join(house.call(CY))
    assert begun.kind == "start" and begun.version.table != over.version.table
    live = await house.tables._context.cache.seen(HOME)
    assert live.playing().names == ("Ada", "Bob", "Cy") and live.row.wait == 360
    assert CY.id not in begun.mention, "the maker of the move is not called for it"


@pytest.mark.rule("TAB-191", "WLD-G121")
async def test_where_it_cannot_begin_the_last_is_in_all_the_same_and_the_host_chooses_otherwise(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(games()["wilds"]), "onward", lambda self, options, players: options)
    await house.tables.close()
    await house.open({"wilds": games()["wilds"]})
    for whole in (False, True):
        await house.tables.lobby.gather(house.call(ADA), "wilds", {"region": "hollowdown"})
        if whole:
            await house.tables.bot_players.hire(house.call(ADA), "steady", 2)
        for member in () if whole else (BOB, CY):
            await house.tables.lobby.join(house.call(member))
        await house.tables.lobby.start(house.call(ADA))
        over = await house.tables.lobby.end(house.call(ADA))
        # As a table of before that had gone there with so many.
        changed = "UPDATE tables SET options = replace(options, 'hollowdown', 'nightferry')"
        await house.tables._context.store._database.write(lambda connection, sql=changed: connection.execute(sql))
        opened = await house.tables.rematch.again(house.call(ADA), over.version)
        for member in () if whole else (BOB, CY):
            opened = await house.tables.lobby.join(house.call(member))
        assert opened.kind == "lobby" and [asked for _, _, asked in seats(opened)] == [False] * 3
        with pytest.raises(GameError, match="WLD-G121"):
            await house.tables.lobby.start(house.call(ADA))
        await house.tables.lobby.set_option(house.call(ADA), "region", "hollowdown")
        assert (await house.tables.lobby.start(house.call(ADA))).kind == "start"
        await house.tables.lobby.end(house.call(ADA))


@pytest.mark.rule("TAB-191")
@pytest.mark.parametrize("first", [True, False])
async def test_a_no_frees_the_seat_and_leaves_the_start_to_the_host(house: House, first: bool) -> None:
    over = await ended(house, ADA, BOB, CY)
    await house.tables.rematch.again(house.call(ADA), over.version)
    if first:
        no = await house.tables.lobby.leave(house.call(CY))
        assert seats(no) == [("Ada", True, False), ("Bob", False, True)] and no.story == "Then without Cy this time."
        assert no.lobby is not None and not no.lobby.begins
        last = await house.tables.lobby.join(house.call(BOB))
    else:
        await house.tables.lobby.join(house.call(BOB))
        last = await house.tables.lobby.leave(house.call(CY))
    assert last.kind == "lobby" and seats(last) == [("Ada", True, False), ("Bob", False, False)]
    assert (await house.tables.lobby.join(house.call(DEE))).lobby is not None, "the seat is free"
    assert (await house.tables.lobby.start(house.call(ADA))).kind == "start"


@pytest.mark.rule("TAB-191")
async def test_by_the_hosts_word_it_begins_with_those_who_are_in(house: House) -> None:
    over = await ended(house, ADA, BOB, CY)
    await house.tables.rematch.again(house.call(BOB), over.version)
    await house.tables.lobby.join(house.call(CY))
    with pytest.raises(NotAllowed, match="Only Bob, the host"):
        await house.tables.lobby.start(house.call(CY))
    begun = await house.tables.lobby.start(house.call(BOB))
    assert begun.kind == "start"
    live = await house.tables._context.cache.seen(HOME)
    assert [(row.seat, row.name, row.asked) for row in live.seats] == [(0, "Bob", 0), (1, "Cy", 0)]
    assert live.playing().names == ("Bob", "Cy")


@pytest.mark.rule("TAB-190")
async def test_only_who_sat_there_gathers_them_and_not_twice(house: House) -> None:
    over = await ended(house, ADA, BOB)
    with pytest.raises(NotAllowed, match="Ada and Bob played here") as refused:
        await house.tables.rematch.again(house.call(CY), over.version)
    assert refused.value.rule == "TAB-190"
    call = house.call(ADA)
    opened = await house.tables.rematch.again(call, over.version)
    twice = await house.tables.rematch.again(call, over.version)
    assert twice.again and twice.version == opened.version, "the same press, delivered twice"
    with pytest.raises(TableTaken, match="You are in already"):
        await house.tables.rematch.again(house.call(ADA), over.version)
    assert await house.tables.rematch.is_asked(house.call(BOB)) and not await house.tables.rematch.is_asked(house.call(ADA))
    await house.tables.lobby.join(house.call(BOB))
    with pytest.raises(TableTaken, match="Toy is being played in this channel already"):
        await house.tables.rematch.again(house.call(BOB), over.version)
    with pytest.raises(Stale, match="no longer have that delve"):
        await house.tables.rematch.again(house.call(ADA, HOME + 1), over.version)


@pytest.mark.rule("TAB-190")
async def test_who_left_is_not_asked_nor_who_is_gone_from_the_server(house: House) -> None:
    await house.begin(ADA, BOB, CY, DEE, game="toy", wait=6)
    await house.tables.lobby.leave(house.call(DEE))
    over = await house.tables.lobby.end(house.call(ADA))
    assert [member.name for member in await house.tables.rematch.party(over.version.table)] == ["Ada", "Bob", "Cy"]
    opened = await house.tables.rematch.again(house.call(ADA), over.version, absent=[CY.id])
    assert seats(opened) == [("Ada", True, False), ("Bob", False, True)]
    await house.tables.lobby.end(house.call(ADA))
    back = await house.tables.rematch.again(house.call(DEE), over.version)
    assert seats(back) == [("Ada", False, True), ("Bob", False, True), ("Cy", False, True), ("Dee", True, False)]


@pytest.mark.rule("TAB-190")
async def test_where_no_one_is_to_be_asked_it_begins_and_the_company_is_the_same(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "toy", {"rounds": "1"})
    await house.tables.bot_players.hire(house.call(ADA), "sharp")
    await house.tables.bot_players.hire(house.call(ADA), "easy-going")
    await house.tables.lobby.start(house.call(ADA))
    before = await house.tables._context.cache.seen(HOME)
    over = await house.tables.lobby.end(house.call(ADA))
    begun = await house.tables.rematch.again(house.call(ADA), over.version)
    after = await house.tables._context.cache.seen(HOME)
    assert begun.kind == "start" and after.row.id != before.row.id
    assert [(row.member, row.name, row.level) for row in after.seats] == [
        (row.member, row.name, row.level) for row in before.seats
    ]
    assert [row.keeper for row in after.seats] == [0, -1, -1]


@pytest.mark.rule("TAB-190")
@pytest.mark.parametrize("way", ["the last yes", "the host's word"])
async def test_who_was_dealt_what_they_are_is_dealt_it_again(house: House, way: str) -> None:
    """Ada and Bob of `Dealt` are asked nothing in the first round of a quick start, and both in one of a start."""
    await house.tables.close()
    await house.open({**GAMES, "dealt": Dealt()})
    for quick in (True, False):
        await house.tables.lobby.gather(house.call(ADA), "dealt", {"rounds": "2"})
        await house.tables.lobby.join(house.call(BOB))
        await house.tables.lobby.start(house.call(ADA), quick=quick)
        over = await house.tables.lobby.end(house.call(ADA))
        await house.tables.rematch.again(house.call(ADA), over.version)
        last = (
            house.tables.lobby.join(house.call(BOB)) if way == "the last yes" else house.tables.lobby.start(house.call(ADA))
        )
        assert (await last).kind == "start"
        live = await house.tables._context.cache.seen(HOME)
        assert (live.playing().state.round == 2) is quick
        await house.tables.lobby.end(house.call(ADA))


@pytest.mark.rule("TAB-191")
async def test_a_host_who_is_not_in_hands_on_to_who_is_and_else_it_closes(house: House) -> None:
    over = await ended(house, ADA, BOB, CY)
    await house.tables.rematch.again(house.call(ADA), over.version)
    await house.tables.lobby.join(house.call(CY))
    left = await house.tables.lobby.leave(house.call(ADA))
    assert seats(left) == [("Bob", False, True), ("Cy", True, False)]
    closed = await house.tables.lobby.leave(house.call(CY))
    assert closed.kind == "closed"
    with pytest.raises(NoTable):
        await house.tables._context.cache.seen(HOME + 1)


@pytest.mark.rule("TAB-099", "TAB-191")
async def test_whom_no_one_answers_closes_as_lobbies_do(house: House) -> None:
    over = await ended(house, ADA, BOB)
    await house.tables.rematch.again(house.call(ADA), over.version)
    told = await house.pass_by(8 * 24, restarts=1)
    assert [(hour, update.kind, update.mention) for hour, update in told] == [(24, "lobby", ()), (168, "closed", ())]


@pytest.mark.rule("TAB-190")
async def test_what_was_agreed_to_holds(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "toy", {})
    await house.tables.lobby.join(house.call(BOB))
    await house.tables.lobby.set_option(house.call(ADA), "hints", "yes")
    await house.tables.lobby.set_option(house.call(BOB), "stand_ins", "no")
    await house.tables.lobby.start(house.call(ADA))
    over = await house.tables.lobby.end(house.call(ADA))
    await house.tables.rematch.again(house.call(ADA), over.version)
    row = (await house.tables._context.cache.seen(HOME)).row
    assert (row.hints, row.stand_ins) == (1, 2), "yes of the host, no of one who sits there"
    assert not row.keyed and (row.ballot, row.status) == ("", "lobby")


@pytest.mark.rule("TAB-190", "TAB-048", "TAB-065")
@pytest.mark.parametrize("alone", [False, True])
async def test_file_game_master_and_what_members_keep_come_along(house: House, alone: bool) -> None:
    await house.tables.lobby.gather(house.call(ADA), "outing", {})
    if not alone:
        await house.tables.lobby.join(house.call(BOB))
        await house.tables.lobby.set_master(house.call(ADA), BOB)
    await house.tables.files.use_file(house.call(ADA), "title: Owl Wood\nchest: 6\n")
    await house.tables.lobby.start(house.call(ADA))
    await house.act(ADA, "pack rope")
    over = await house.tables.lobby.end(house.call(ADA))
    opened = await house.tables.rematch.again(house.call(ADA), over.version)
    if not alone:
        assert opened.lobby is not None and opened.lobby.file == "Owl Wood" and opened.lobby.master == BOB
        await house.reopen()
        await house.tables.lobby.join(house.call(BOB))
    live = await house.tables._context.cache.seen(HOME)
    assert live.row.status == "running" and live.row.id != over.version.table and live.row.file == "Owl Wood"
    assert live.master == (None if alone else 1) and live.playing().state.packs[0] == "rope"
    assert await house.tables._context.store.file(live.row.id) == "title: Owl Wood\nchest: 6\n"


@pytest.mark.rule("TAB-190", "WLD-G131")
async def test_the_party_of_an_expedition_goes_on_to_another_region_and_so_does_its_next_lobby(house: House) -> None:
    await house.tables.close()
    await house.open({"wilds": games()["wilds"]})

    async def region() -> str:
        return (await house.tables._context.cache.seen(HOME)).options.region

    await house.begin(ADA, BOB, CY, game="wilds", wait=6)
    assert await region() == "hollowdown"
    over = await house.tables.lobby.end(house.call(ADA))
    await house.tables.rematch.again(house.call(BOB), over.version)
    assert await region() == "drownedmile"
    await house.tables.lobby.end(house.call(BOB))
    await house.tables.lobby.gather(house.call(CY), "wilds", {})
    assert await region() == "drownedmile"
    await house.tables.lobby.end(house.call(CY))
    await house.tables.lobby.gather(house.call(CY), "wilds", {"region": "hollowdown"})
    assert await region() == "hollowdown"
    await house.tables.lobby.end(house.call(CY))
    await house.tables.lobby.gather(house.call(DEE), "wilds", {})
    assert await region() == "hollowdown", "Dee has not been out before"
