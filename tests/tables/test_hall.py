"""The hall of a server: what is counted and what is not, who is best, ratings, once and no more; and how one leaves it."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.api.update import Member, Update
from engine.core.errors import GameError
from engine.games import games
from engine.store import MemberRow, ResultRow, TryRow
from engine.store.dailies import write_try
from engine.tables.hall.ratings import courses
from engine.tables.hall.results import results_of
from engine.tables.hall.service import HallShown, hall_of, plot_of, rated_in, streaks
from tests.tables.house import ADA, BOB, CY, GAMES, HOME, House

GUILD = 1


def came(
    played: str,
    *seats: tuple[int, str, int, int],
    game: str = "cavern",
    result: Any = "ranked",
    rounds: int = 8,
    at: int = 0,
    titles: str = "[]",
) -> tuple[ResultRow, ...]:
    """Return the rows of a game: member, name, rank and score of each."""
    best, rest = result in ("won", "ranked"), (rounds, titles)
    return tuple(
        ResultRow(GUILD, played, member, name, game, at, result, best and rank == 1, rank, score, *rest)
        for member, name, rank, score in seats
    )


THREE = (
    *came("a", (101, "Ada", 1, 31), (102, "Bob", 2, 28), (103, "Cy", 3, 12), rounds=9, at=1000, titles='["Deep"]'),
    *came("b", (102, "Bob", 1, 35), (101, "Ada", 2, 34), rounds=11, at=2000, titles='["Deep"]'),
    *came("c", (101, "Ada the Bold", 1, 31), (103, "Cy", 2, 30), rounds=7, at=3000),
)
"""Three games of Cavern: Ada wins two, Bob one."""


def hall(rows: tuple[ResultRow, ...], game: str, member: int) -> HallShown:
    """Return the hall for a game as a member sees it."""
    return hall_of(rows, rated_in(rows, games()[game]), games()[game], games(), member)


def plot(rows: tuple[ResultRow, ...], game: str, member: int) -> Any:
    """Return what is drawn below it."""
    return plot_of(rows, rated_in(rows, games()[game]), games()[game], member)


async def finish(house: House, channel: int = HOME) -> Update:
    """Play the first legal move of a player who is awaited, until it is over."""
    while True:
        live = await house.tables._context.cache.held(channel)
        if live.row.status != "running":
            return await house.tables.views.latest(channel)
        seat = live.awaited[0]
        member = live.member(seat)
        await house.act(member, str(next(iter(live.view_cache.legal(seat)))), channel)


async def rows_of(house: House, guild: int = GUILD) -> tuple[ResultRow, ...]:
    return await house.tables._context.store.results.of(guild)


async def toy(house: House, *members: Member, channel: int = HOME, guild: int = GUILD) -> tuple[ResultRow, ...]:
    """Play a game among rivals to its end; return the rows of its server."""
    house.wait(1)
    await house.begin(*members or (ADA, BOB), game="toy", channel=channel, guild=guild, rounds="1")
    await finish(house, channel)
    return await rows_of(house, guild)


# What is shown.


@pytest.mark.rule("TAB-171")
def test_three_games_by_hand() -> None:
    found = hall(THREE, "cavern", 103)
    assert (found.games, found.won, found.newest, found.counts) == (3, 0, 3000, (("cavern", "Cavern", 3),))
    # Most points first, of as many the shorter game; a player with another name by now bears the newest.
    assert [(item.names, item.score, item.rounds) for item in found.best] == [
        (("Bob",), "35 points", "11 rounds"),
        (("Ada the Bold",), "34 points", "11 rounds"),
        (("Ada the Bold",), "31 points", "7 rounds"),
    ]
    assert found.fastest is not None
    assert (found.fastest.names, found.fastest.rounds) == (("Ada the Bold",), "7 rounds")
    assert [(title.title, title.name, title.times) for title in found.titles] == [("Deep", "Ada the Bold", 2)]
    assert (found.own_games, found.own_won) == (2, 0)
    # Bob beat Ada once she was ahead, which is worth more than to beat Cy.
    assert [rating.name for rating in found.ratings] == ["Bob", "Ada the Bold", "Cy"]
    assert found.own is not None and (found.own.place, found.own.rating.games) == (3, 2)


@pytest.mark.rule("TAB-171")
def test_of_a_party_who_won_stands_before_who_did_not_then_shards_then_rounds() -> None:
    party = ((101, "Ada", 1, 3), (102, "Bob", 1, 3))
    rows = (
        *came("a", *party, game="skyshard", result="won", rounds=9, at=1),
        *came("b", *((who, name, 1, 2) for who, name, _, _ in party), game="skyshard", result="retreat", rounds=4, at=2),
        *came("c", (103, "Cy", 1, 3), game="skyshard", result="won", rounds=8, at=3),
        *came("d", (103, "Cy", 1, 0), game="skyshard", result="lost", rounds=2, at=4),
    )
    found = hall(rows, "skyshard", 103)
    assert (found.games, found.won) == (4, 2)
    assert hall(rows[-1:], "skyshard", 103).best == (), "what came to nothing is no record"
    assert [(item.names, item.won, item.score, item.rounds) for item in found.best] == [
        (("Cy",), True, "3 shards", "8 rounds"),
        (("Ada", "Bob"), True, "3 shards", "9 rounds"),
        (("Ada", "Bob"), False, "2 shards", "4 rounds"),
    ]
    assert found.fastest is not None and found.fastest.names == ("Cy",)
    assert found.ratings == () and found.own is None and (found.own_games, found.own_won) == (2, 1)


@pytest.mark.rule("TAB-172")
def test_a_rating_is_what_the_formula_of_weng_and_lin_says() -> None:
    # Two beginners, mean 25 and deviation 25/3, which grows a little before each game (tau 25/300); beta is 25/6.
    variance = (25 / 3) ** 2 + (25 / 300) ** 2
    c = math.sqrt(2 * (variance + (25 / 6) ** 2))
    won = 25 + variance / c / 2
    ada, bob = (courses(came("a", (101, "Ada", 1, 9), (102, "Bob", 2, 5)))[who][-1][1] for who in (101, 102))
    assert ada.mean == pytest.approx(won) and bob.mean == pytest.approx(50 - won)
    assert ada.deviation == pytest.approx(bob.deviation) and ada.deviation < math.sqrt(variance)
    assert (ada.games, bob.games) == (1, 1)


@pytest.mark.rule("TAB-172")
def test_ratings_do_not_depend_on_seats_and_a_shared_place_moves_no_one() -> None:
    course = courses(came("a", (101, "Ada", 1, 9), (102, "Bob", 2, 5), (103, "Cy", 3, 1)))
    other = courses(came("a", (103, "Cy", 3, 1), (101, "Ada", 1, 9), (102, "Bob", 2, 5)))
    for member in course:
        assert course[member][-1][1].mean == pytest.approx(other[member][-1][1].mean)
    means = [course[member][-1][1].mean for member in (101, 102, 103)]
    assert means == sorted(means, reverse=True) and means[0] > 25 > means[2]
    shared = courses(came("a", (101, "Ada", 1, 9), (102, "Bob", 1, 9)))
    assert shared[101][-1][1].mean == pytest.approx(25) == shared[102][-1][1].mean


@pytest.mark.rule("TAB-172")
def test_no_one_is_compared_where_one_person_played_or_a_party_did() -> None:
    alone = came("a", (101, "Ada", 1, 9))
    solo = came("b", (101, "Ada", 1, 9), (102, "Bob", 1, 9), result="won")
    assert courses((*alone, *solo)) == {}
    assert {member: course[-1][0] for member, course in courses((*alone, *THREE)).items()} == {101: 3, 102: 2, 103: 3}


@pytest.mark.rule("TAB-173")
def test_the_plot_of_rivals_says_what_its_alt_text_says() -> None:
    scene = plot(THREE, "cavern", 103)
    assert scene is not None and scene.title == "Cavern: ratings"
    board: Any = scene.board
    assert [(line.label.split(" ", 1)[1], line.own) for line in board.lines] == [
        ("Bob", False),
        ("Ada the Bold", False),
        ("Cy", True),
    ]
    assert [[number for number, _ in line.points] for line in board.lines] == [[1, 2], [1, 2, 3], [1, 3]]
    for line in board.lines:
        value, name = line.label.split(" ", 1)
        assert f"{name}{' (you)' if line.own else ''} {value} ±" in scene.alt
    assert plot(THREE[:3], "cavern", 101) is None, "one game is no course"


@pytest.mark.rule("TAB-173")
def test_the_plot_of_a_party_is_rounds_to_victory() -> None:
    def delve(number: int, result: str, rounds: int) -> ResultRow:
        (row,) = came(str(number), (101, "Ada", 1, 3), game="skyshard", result=result, rounds=rounds, at=number)
        return row

    rows = (delve(1, "won", 9), delve(2, "lost", 5), delve(3, "won", 6), delve(4, "won", 8))
    scene = plot(rows, "skyshard", 101)
    assert scene is not None
    board: Any = scene.board
    assert board.lines[0].points == ((1, 9.0), (3, 6.0), (4, 8.0)) and board.without == (2,)
    assert board.lines[0].notes == ((3, "6"), (4, "8"))
    assert "3 of 4 won. Fewest rounds: 6, delve 3. Newest victory: 8, delve 4." in scene.alt
    assert "In order: 9, not won, 6, 8." in scene.alt
    assert plot(rows[:2], "skyshard", 101) is None


# What is counted.


@pytest.mark.rule("TAB-170")
async def test_a_game_counts_with_the_change_that_ends_it_and_no_more(house: House) -> None:
    await house.begin(ADA, BOB, game="toy", rounds="1")
    assert await rows_of(house) == ()
    await finish(house)
    rows = await rows_of(house)
    live = await house.tables._context.cache.held(HOME)
    outcome = live.game.outcome(live.playing().state)
    assert outcome is not None and {row.member for row in rows} == {ADA.id, BOB.id}
    for row in rows:
        seat = live.held_by(row.member)
        assert (row.score, row.won) == (outcome.scores[seat], seat in outcome.winners)
        assert row.rank == 1 + sum(score > row.score for score in outcome.scores)
        assert (row.game, row.result, row.ended) == ("toy", "ranked", live.row.ended)
    # On a table of one's own it would be a daily delve, practice or another way, and count for nothing.
    for sort in ("daily", "practice", "branch"):
        own = msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, sort=sort))
        assert results_of(own) == () != results_of(live)
    # Neither a restart nor another look counts it again.
    await house.reopen()
    assert await house.tables.hall.bring_in() == 0 and await rows_of(house) == rows
    assert len(await toy(house)) == 4


@pytest.mark.rule("TAB-170")
async def test_a_game_broken_off_one_in_messages_and_the_house_do_not_count(house: House) -> None:
    await house.begin(ADA, BOB, game="toy")
    await house.tables.lobby.end(house.call(ADA))
    assert await toy(house, ADA, BOB, channel=8, guild=0) == ()
    await house.tables.lobby.gather(house.call(ADA, 9), "toy", {"rounds": "1"}, company=("steady",))
    await house.tables.lobby.start(house.call(ADA, 9))
    await finish(house, 9)
    (row,) = await rows_of(house)
    assert (row.member, row.result) == (ADA.id, "ranked")
    found = await house.tables.hall.of(GUILD, ADA.id)
    assert (found.games, found.own_games, found.ratings) == (1, 1, ())
    assert await house.tables.hall.bring_in() == 1, "the game that was broken off is looked at once"
    assert await rows_of(house) == (row,)


@pytest.mark.rule("TAB-170")
async def test_a_player_who_leaves_rivals_counts_and_a_player_who_leaves_a_party_does_not(house: House) -> None:
    await house.begin(ADA, BOB, CY, game="toy", rounds="1")
    await house.tables.lobby.leave(house.call(CY))
    await finish(house)
    assert {row.member for row in await rows_of(house)} == {ADA.id, BOB.id, CY.id}
    await house.begin(ADA, BOB, game="outing", channel=8, days="2")
    await house.tables.lobby.leave(house.call(BOB, 8))
    await finish(house, 8)
    assert {row.member for row in await rows_of(house) if row.game == "outing"} == {ADA.id}


@pytest.mark.rule("TAB-170")
async def test_what_was_over_before_there_was_a_hall_is_brought_in_once(house: House) -> None:
    rows = await toy(house)
    await house.begin(ADA, BOB, game="toy", channel=8)
    await house.tables.lobby.end(house.call(ADA, 8))

    async def before(connection: Any) -> None:
        await connection.execute("DELETE FROM results")
        await connection.execute("UPDATE tables SET counted = 0")

    await house.tables._context.store._database.write(before)
    await house.reopen()
    assert await house.tables.hall.bring_in() == 2
    assert await rows_of(house) == rows
    assert await house.tables.hall.bring_in() == 0


# Leaving it.


@pytest.mark.rule("TAB-174")
async def test_a_player_who_leaves_the_hall_is_forgotten_there_and_stays_out(house: House) -> None:
    await toy(house)
    assert (await house.tables.member_settings.want(ADA.id, hall=False)).hall is False
    assert {row.member for row in await rows_of(house)} == {BOB.id}
    assert {row.member for row in await toy(house)} == {BOB.id}
    found = await house.tables.hall.of(GUILD, BOB.id)
    assert (found.games, found.own_games, found.ratings) == (2, 2, ()), "no one is left to be compared with"
    assert await house.tables.member_settings.want(ADA.id, hall=True) == MemberRow(ADA.id)
    await house.reopen()
    await house.tables.hall.bring_in()
    assert len(await rows_of(house)) == 2, "what was forgotten does not come back"
    assert len(await toy(house)) == 4


@pytest.mark.rule("TAB-174", "TAB-120", "TAB-121", "TAB-122")
async def test_privacy_shows_exports_and_deletes_what_stands_in_halls(house: House) -> None:
    await toy(house)
    assert (await house.tables.privacy.stored(ADA.id)).results == 1
    exported = json.loads(await house.tables.privacy.export(ADA))
    assert [(row["member"], row["name"]) for row in exported["results"]] == [(ADA.id, "Ada")]
    assert (await house.tables.privacy.forget(ADA)).done
    assert {row.member for row in await rows_of(house)} == {BOB.id}
    assert (await house.tables.privacy.stored(ADA.id)).nothing
    await house.tables.hall.bring_in()
    assert {row.member for row in await rows_of(house)} == {BOB.id}


@pytest.mark.rule("TAB-174", "TAB-125")
async def test_it_outlasts_its_tables_but_not_the_server(house: House) -> None:
    rows = await toy(house)
    house.wait(24 * 400)
    assert await house.tables.cleanup.purge() == 1 and await rows_of(house) == rows
    await house.tables.cleanup.compare(set())
    house.wait(24 * 31)
    await house.tables.cleanup.purge()
    assert await rows_of(house) == ()


# Brought back.


@pytest.mark.rule("TAB-174", "TAB-136", "TAB-138")
async def test_a_backup_brings_it_back_once_and_no_one_who_left(house: House, tmp_path: Path) -> None:
    rows = await toy(house)
    (file,) = (await house.tables.backups.make(GUILD, 1 << 20)).files
    other = House(tmp_path / "other.db")
    await other.open()
    other.clock = house.clock
    _, seals = await house.tables._context.store.server_backups.seals()
    await other.tables._context.store.server_backups.take_seal(*seals.popitem())
    for _ in range(2):
        brought = await other.tables.backups.read(GUILD, file)
        await other.tables.backups.restore(GUILD, brought.digest, ())
        assert await other.tables.hall.bring_in() == 0
        assert await rows_of(other) == rows
    await other.tables.close()
    await house.tables.member_settings.want(ADA.id, hall=False)
    await house.tables.member_settings.want(ADA.id, hall=True)
    brought = await house.tables.backups.read(GUILD, file)
    await house.tables.backups.restore(GUILD, brought.digest, ())
    assert {row.member for row in await rows_of(house)} == {BOB.id}


async def test_an_empty_hall_and_an_unknown_game_are_told_in_words(house: House) -> None:
    with pytest.raises(GameError, match="The hall is empty"):
        await house.tables.hall.of(GUILD, ADA.id)
    await toy(house)
    with pytest.raises(GameError, match="no game of that name"):
        await house.tables.hall.of(GUILD, ADA.id, "chess")
    found = await house.tables.hall.of(GUILD, ADA.id, "outing")
    assert (found.games, found.best, found.fastest, found.own_games) == (0, (), None, 0)
    assert GAMES["toy"].title in {title for _, title, _ in found.counts}


# Days in a row.


@pytest.mark.rule("TAB-171", "TAB-174")
async def test_days_in_a_row_are_counted_up_to_today_or_yesterday_without_who_left(house: House) -> None:
    today = int(house.clock.timestamp()) // (24 * 3600)
    days = {ADA: (today - 2, today - 1, today), BOB: (today - 2, today - 1), CY: (today - 3, today - 2)}
    tries = [TryRow(who.id, day, "toy", GUILD, who.name, 1, 1, 2) for who, played in days.items() for day in played]
    assert [(streak.name, streak.days) for streak in streaks(tries, today)] == [("Ada", 3), ("Bob", 2)]

    async def written(connection: Any) -> None:
        for row in tries:
            await write_try(connection, msgspec.structs.replace(row, ended=0), 1)
            await write_try(connection, row, 1)

    await house.tables._context.store._database.write(written)
    found = await house.tables.hall.of(GUILD, ADA.id)
    assert (found.game, found.games) == ("toy", 0) and [streak.days for streak in found.streaks] == [3, 2]
    await house.tables.member_settings.want(ADA.id, hall=False)
    assert [streak.name for streak in (await house.tables.hall.of(GUILD, ADA.id)).streaks] == ["Bob"]
