"""What follows by itself: the one thing left to a player (`Prompts.obvious`), and what a quick start deals (`Deals`)."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from engine.api.update import Member, Update
from engine.core.capabilities import Deals
from engine.core.errors import IllegalMove
from engine.core.game import Seat
from engine.core.moves import Move
from engine.tables.history.export import verify
from engine.tables.moves.auto_moves import MOST_AT_ONCE
from tests.tables import corridor
from tests.tables.corridor import Corridor, Pass, Roll, Step
from tests.tables.crew import March

from .house import ADA, BOB, CY, GAMES, HOME, House


class Narrow(Corridor):
    """A corridor where a player who is out of steps can only stay."""

    key = "narrow"

    def legal(self, state: corridor.State, seat: Seat) -> Iterator[Move]:
        found = super().legal(state, seat)
        return found if state.left else (move for move in found if move == Pass())

    def obvious(self, state: corridor.State, seat: Seat, /) -> Move | None:
        return Pass() if not state.left else None


class Slope(Corridor):
    """A corridor where a player who is out of steps can only run."""

    key = "slope"

    def legal(self, state: corridor.State, seat: Seat) -> Iterator[Move]:
        found = super().legal(state, seat)
        return found if state.left else (move for move in found if move == Roll())

    def obvious(self, state: corridor.State, seat: Seat, /) -> Move | None:
        return Roll() if not state.left else None


class Door(Corridor):
    """A corridor that Bob can begin in one way only."""

    key = "door"

    def obvious(self, state: corridor.State, seat: Seat, /) -> Move | None:
        return Step(1) if seat == 1 and state.left == 3 else None


class Endless(Corridor):
    """A corridor where there is never anything to choose."""

    key = "endless"

    def obvious(self, state: corridor.State, seat: Seat, /) -> Move | None:
        return Pass() if state.left < 3 or state.round > 1 else None


class Apart(March):
    """A march where a seat whose rivals are bots, and who is out of steps, can only stay."""

    key = "apart"

    def unwatched(self, state: corridor.State, seat: Seat, /) -> Move | None:
        return Pass() if not state.left else None


class Dealt(Corridor, Deals[corridor.State]):
    """A corridor whose first round can be dealt: where everybody stands."""

    key = "dealt"

    def dealt(self, state: corridor.State, seat: Seat, lot: int, /) -> Move | None:
        if state.round > 1:
            return None
        return Step(1 + lot % 3) if state.left == 3 else Pass()


class DealtDoor(Dealt):
    """Dealt, and then there is only one thing left to Ada."""

    key = "dealt_door"

    def obvious(self, state: corridor.State, seat: Seat, /) -> Move | None:
        return Pass() if seat == 0 and state.round == 2 else None


KNOWN = {**GAMES, **{game.key: game for game in (Narrow(), Slope(), Door(), Endless(), Apart(), Dealt(), DealtDoor())}}


@pytest.fixture
async def lane(house: House) -> House:
    """A house where the corridors of this file are known."""
    await house.tables.close()
    await house.open(KNOWN)
    return house


async def state_of(house: House) -> tuple[Any, int]:
    live = await house.tables._context.cache.seen(HOME)
    return live.playing().state, live.playing().counter


async def quickly(house: House, *members: Member, game: str = "dealt") -> Update:
    first, *others = members
    await house.tables.lobby.gather(house.call(first), game, {"rounds": "100000"}, wait=0)
    for member in others:
        await house.tables.lobby.join(house.call(member))
    return await house.tables.lobby.start(house.call(first), quick=True)


def rows_of(house: House) -> list[tuple[int, str, int]]:
    connection = sqlite3.connect(house.path)
    rows = connection.execute("SELECT seat, text, change FROM journal ORDER BY seq").fetchall()
    connection.close()
    return [(int(seat), str(text), int(change)) for seat, text, change in rows]


async def test_the_one_thing_left_is_done_and_told_with_what_it_follows(lane: House) -> None:
    await lane.begin(ADA, BOB, game="narrow")
    update = await lane.act(ADA, "step 3")
    assert update.story == "Ada goes 3 on. Ada stays." and update.awaited == (BOB,) and update.mention == (BOB.id,)
    assert rows_of(lane)[1:] == [(0, "step 3", update.version.change), (0, "pass", update.version.change)]


@pytest.mark.rule("TAB-024")
async def test_who_had_no_choice_is_called_for_what_they_have_to_choose_then(lane: House) -> None:
    await lane.begin(ADA, BOB, game="door")
    update = await lane.act(ADA, "pass")
    assert update.story == "Ada stays. Bob goes 1 on." and update.awaited == (BOB,) and update.mention == (BOB.id,)


@pytest.mark.parametrize("others", [(), (BOB,)])
async def test_what_only_a_seat_knows_to_be_its_one_move_is_made_among_bots_alone(
    lane: House, others: tuple[Any, ...]
) -> None:
    await lane.tables.lobby.gather(lane.call(ADA), "apart", {"rounds": "100000"})
    for other in others:
        await lane.tables.lobby.join(lane.call(other))
    await lane.tables.bot_players.hire(lane.call(ADA), "steady")
    await lane.tables.lobby.start(lane.call(ADA))
    await lane.act(ADA, "step 3")
    made = [text for seat, text, _ in rows_of(lane) if seat == 0]
    assert made == ["step 3", "pass"][: 1 if others else 2], "to a person it would show what the seat does not hold"


@pytest.mark.rule("TAB-034", "TAB-035")
async def test_what_followed_is_taken_back_and_brought_back_with_what_it_follows(lane: House) -> None:
    await lane.begin(ADA, game="narrow", rounds="100000")
    before = await state_of(lane)
    update = await lane.act(ADA, "step 3")
    after = await state_of(lane)
    for _ in range(2):
        assert (await lane.tables.views.latest(HOME)).undo and update.undo
        undone = await lane.tables.undo.undo(lane.call())
        assert undone.story == "Ada takes back “Step 3”." and await state_of(lane) == before
        await lane.reopen(KNOWN)
        update = await lane.tables.undo.redo(lane.call())
        assert await state_of(lane) == after and update.story.endswith("Ada goes 3 on. Ada stays.")
    await lane.act(ADA, "step 1")
    await lane.tables.undo.undo(lane.call())
    assert (await lane.tables.undo.undo(lane.call())).story == "Ada takes back “Step 3”."
    assert await state_of(lane) == before
    await lane.tables.lobby.end(lane.call())
    assert verify((await lane.tables.exports.export(HOME))[1], KNOWN)


@pytest.mark.rule("TAB-032")
async def test_the_others_are_asked_about_the_move_and_not_about_what_followed(lane: House) -> None:
    await lane.begin(ADA, BOB, game="narrow")
    await lane.act(ADA, "pass")
    before = await state_of(lane)
    await lane.act(BOB, "step 3")
    asked = await lane.tables.undo.undo(lane.call(BOB))
    assert asked.kind == "ballot" and asked.story == "Bob wants to take back “Step 3”."
    await lane.tables.undo.vote(lane.call(ADA), asked.version, True)
    assert await state_of(lane) == before


async def test_who_takes_back_what_followed_from_another_needs_no_one_where_nothing_was_shown(lane: House) -> None:
    await lane.begin(BOB, CY, game="door")
    await lane.act(BOB, "step 1")
    before = await state_of(lane)
    # Cy could only go one on: that is not Bob's, but it came of what he did.
    await lane.act(BOB, "pass")
    await lane.tables.undo.undo(lane.call(BOB))
    assert await state_of(lane) == before


@pytest.mark.rule("TAB-037")
async def test_a_die_that_followed_by_itself_is_taken_back_only_if_the_others_agree(lane: House) -> None:
    await lane.begin(ADA, BOB, game="slope", rounds="100000")
    update = await lane.act(ADA, "step 3")
    assert "Ada runs." in update.story and not update.undo and not (await lane.tables.views.latest(HOME)).undo
    assert (await lane.tables.undo.undo(lane.call())).awaited == (BOB,)


@pytest.mark.rule("TAB-031")
async def test_the_only_thing_left_that_a_player_pressed_themselves_is_their_own_decision(lane: House) -> None:
    await lane.begin(ADA, BOB, game="endless", rounds="100000")
    await lane.act(ADA, "step 1")
    update = await lane.act(BOB, "step 1")
    # The house stopped after a while, so Bob or Ada has to press what there is.
    (who,) = update.awaited
    before = await state_of(lane)
    await lane.act(who, "pass")
    asked = await lane.tables.undo.undo(lane.call(BOB if who == ADA else ADA))
    assert asked.kind == "ballot" and f"{who.name}'s “Stay”" in asked.story
    await lane.tables.undo.vote(lane.call(who), asked.version, True)
    assert await state_of(lane) == before


async def test_seats_that_were_left_move_in_between_and_go_back_too(lane: House) -> None:
    await lane.begin(ADA, BOB, CY, game="narrow")
    await lane.tables.lobby.leave(lane.call(BOB))
    before = await state_of(lane)
    update = await lane.act(ADA, "step 3")
    assert [text for _, text, _ in rows_of(lane)][-3:] == ["step 3", "pass", "pass"]
    assert "I play for Bob. Bob stays." in update.story and update.mention == (CY.id,)
    undone = await lane.tables.undo.undo(lane.call())
    assert "“Step 3”" in undone.story and await state_of(lane) == before


async def test_where_there_is_never_a_choice_the_house_stops_after_a_while(lane: House) -> None:
    await lane.begin(ADA, game="endless", rounds="100000")
    update = await lane.act(ADA, "step 1")
    assert len(rows_of(lane)) == 2 + MOST_AT_ONCE and update.awaited == (ADA,)
    assert len(rows_of(lane)) < 2 + 2 * MOST_AT_ONCE
    await lane.act(ADA, "pass")
    assert len(rows_of(lane)) == 3 + 2 * MOST_AT_ONCE


async def test_a_game_that_deals_can_be_started_quickly_and_says_so(lane: House) -> None:
    assert [
        update.lobby.quick
        for channel, game in enumerate(("dealt", "corridor"))
        if (update := await lane.tables.lobby.gather(lane.call(ADA, channel + 1), game, {})).lobby
    ] == [True, False]


async def test_a_quick_start_deals_every_first_choice_in_the_one_change_that_begins_the_game(lane: House) -> None:
    update = await quickly(lane, ADA, BOB)
    assert update.kind == "start" and update.awaited == (ADA,) and update.mention == ()
    step = rows_of(lane)[1][1]
    assert rows_of(lane) == [
        (seat, text, update.version.change) for seat, text in ((-1, ""), (0, step), (0, "pass"), (1, step), (1, "pass"))
    ]
    by = step.removeprefix("step ")
    told = f"The corridor lies before you. Ada goes {by} on. Ada stays. Bob goes {by} on. Bob stays."
    assert " ".join(update.story.split("\n-#")[0].split()) == told
    assert await lane.tables.views.rules_behind(update.version) == ("COR-001", "COR-002")


async def test_what_was_dealt_is_replayed_and_checked_like_every_move(lane: House) -> None:
    await quickly(lane, ADA, BOB)
    dealt = await state_of(lane)
    await lane.reopen(KNOWN)
    assert await state_of(lane) == dealt
    await lane.act(ADA, "roll")
    await lane.tables.lobby.end(lane.call())
    assert verify((await lane.tables.exports.export(HOME))[1], KNOWN) == (
        "6 entries, 1 roll, all as the dice key says. Ada ended it before its rules did."
    )


@pytest.mark.rule("TAB-079", "TAB-038")
async def test_nothing_of_what_was_dealt_is_taken_back(lane: House) -> None:
    update = await quickly(lane, ADA)
    dealt = await state_of(lane)
    assert not update.undo and not (await lane.tables.views.latest(HOME)).undo
    with pytest.raises(IllegalMove, match="nothing to take back yet"):
        await lane.tables.undo.undo(lane.call())
    await lane.act(ADA, "step 2")
    await lane.tables.undo.undo(lane.call())
    assert await state_of(lane) == dealt
    await lane.reopen(KNOWN)
    with pytest.raises(IllegalMove, match="nothing to take back yet"):
        await lane.tables.undo.undo(lane.call())


async def test_what_is_obvious_after_the_deal_is_done_too(lane: House) -> None:
    update = await quickly(lane, ADA, BOB, game="dealt_door")
    assert rows_of(lane)[-1] == (0, "pass", update.version.change) and update.awaited == (BOB,)
    assert update.mention == (BOB.id,)


async def test_a_game_that_does_not_deal_starts_as_ever(lane: House) -> None:
    update = await quickly(lane, ADA, BOB, game="corridor")
    assert update.kind == "start" and len(rows_of(lane)) == 1


async def test_the_lot_is_the_tables_own_and_follows_from_the_seal(lane: House, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def dealt(_: Dealt, state: corridor.State, seat: Seat, lot: int) -> Move | None:
        # With 0 it is only asked whether there is something to deal.
        seen.extend([lot] if lot else [])
        return None

    monkeypatch.setattr(Dealt, "dealt", dealt)
    for channel, key in ((1, "moth"), (2, "moth"), (3, "lantern")):
        await lane.tables.lobby.gather(lane.call(ADA, channel), "dealt", {}, key=key)
        await lane.tables.lobby.start(lane.call(ADA, channel), quick=True)
        assert int((await lane.tables.exports.seal(channel))[:8], 16) == seen[-1]
    assert seen[0] == seen[1] != seen[2]
