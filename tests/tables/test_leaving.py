"""Leaving a game under way: the bot plays the default for the seat, no one who left is called, and one can come back."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
import pytest

from engine.core.errors import GameError, GameOver, IllegalMove, NotAllowed, NotSeated
from engine.core.game import Event, Seat
from engine.core.moves import Move
from engine.tables.history.export import verify
from engine.tables.moves import auto_moves
from tests.tables import corridor, council

from .house import ADA, BOB, CY, DEE, GAMES, HOME, REVEALED, House


@pytest.mark.rule("TAB-018")
async def test_the_default_is_played_at_once_whenever_a_seat_that_was_left_is_awaited(house: House) -> None:
    await house.begin(ADA, BOB, CY, rounds="100000")
    left = await house.tables.lobby.leave(house.call(BOB))
    assert left.kind == "move" and left.mention == () and [member.name for member in left.awaited] == ["Ada"]
    assert left.story == "Bob leaves. I play for them until /delve join brings them back."
    passed = await house.act(ADA, "pass")
    assert passed.story == "Ada stays. I play for Bob. Bob stays." and passed.mention == (CY.id,)
    await house.reopen()
    await house.act(CY, "pass")
    assert (await house.act(ADA, "pass")).awaited == (CY,)


async def test_who_leaves_in_their_own_turn_is_played_for_within_the_same_command(house: House) -> None:
    await house.begin(ADA, BOB)
    left = await house.tables.lobby.leave(house.call(ADA))
    assert left.story == ("Ada leaves. I play for them until /delve join brings them back. Bob is the host now. Ada stays.")
    assert left.awaited == (BOB,) and left.mention == (BOB.id,)
    assert (await house.tables.moves.skip(house.call(BOB))).story.startswith("I play for Bob. Bob stays. I play for Ada.")


@pytest.mark.rule("TAB-016", "TAB-018")
async def test_who_left_has_no_seat_sees_what_everybody_sees_and_is_told_how_to_come_back(house: House) -> None:
    await house.begin(ADA, BOB, rounds="100000")
    await house.act(ADA, "listen")
    secret = await house.tables.views.status(HOME, ADA.id)
    await house.tables.lobby.leave(house.call(ADA))
    assert await house.tables.views.status(HOME, ADA.id) == await house.tables.views.status(HOME, None) != secret
    for wish in (
        house.act(ADA, "pass"),
        house.tables.views.controls(house.call(ADA)),
        house.tables.lobby.leave(house.call(ADA)),
        house.tables.undo.undo(house.call(ADA)),
    ):
        with pytest.raises(NotSeated, match=r"^You have left this table\. /delve join takes your seat back\.$"):
            await wish
    with pytest.raises(NotSeated, match="no seat at this table; Bob plays here"):
        await house.act(DEE, "pass")
    assert await house.tables.views.complete(HOME, ADA.id, "step", {}, "by", "") == []


@pytest.mark.rule("TAB-018", "TAB-019", "TAB-053")
@pytest.mark.parametrize("restarted", [False, True])
async def test_a_host_who_is_back_within_a_day_is_the_host_again(house: House, restarted: bool) -> None:
    await house.begin(ADA, BOB, rounds="100000")
    left = await house.tables.lobby.leave(house.call(ADA))
    assert "Bob is the host now." in left.story
    house.wait(23)
    if restarted:
        await house.reopen()
    back = await house.tables.lobby.join(house.call(ADA))
    assert back.story == "Ada is back, and the host again." and back.awaited == (BOB,) and back.mention == ()
    with pytest.raises(NotAllowed, match="Only Ada, the host"):
        await house.tables.moves.skip(house.call(BOB))
    assert (await house.tables.moves.skip(house.call(ADA))).story == "Ada goes on without Bob. Bob stays."


@pytest.mark.rule("TAB-019", "TAB-053")
async def test_the_same_member_takes_the_seat_back_but_a_day_later_not_the_hosts_part(house: House) -> None:
    await house.begin(ADA, BOB, rounds="100000")
    await house.tables.lobby.leave(house.call(ADA))
    house.wait(24)
    back = await house.tables.lobby.join(house.call(ADA))
    assert back.story == "Ada is back." and back.awaited == (BOB,) and back.mention == ()
    assert (await house.act(BOB, "pass")).mention == (ADA.id,)
    with pytest.raises(NotAllowed, match="Only Bob, the host"):
        await house.tables.moves.skip(house.call(ADA))
    with pytest.raises(GameError, match="You have a seat at this table already"):
        await house.tables.lobby.join(house.call(ADA))


async def test_the_hosts_part_goes_to_the_next_seat_that_is_there(house: House) -> None:
    await house.begin(ADA, BOB, CY, rounds="100000")
    await house.tables.lobby.hand_over(house.call(ADA), ADA, DEE)
    await house.tables.lobby.leave(house.call(CY))
    await house.tables.lobby.hand_over(house.call(DEE), BOB, ADA)
    # The seats are Dee's, Ada's and Cy's, who has left; Dee is the host.
    left = await house.tables.lobby.leave(house.call(DEE))
    assert "Dee (for Ada) leaves." in left.story and "Ada is the host now." in left.story
    await house.tables.moves.skip(house.call(ADA))


@pytest.mark.rule("TAB-017", "TAB-021")
async def test_a_seat_that_was_left_can_be_given_to_another_player(house: House) -> None:
    await house.begin(ADA, BOB, rounds="100000")
    await house.tables.lobby.leave(house.call(BOB))
    with pytest.raises(GameError, match=r"Bob has a seat at this table already\. /delve join takes it back\."):
        await house.tables.lobby.hand_over(house.call(ADA), ADA, BOB)
    given = await house.tables.lobby.hand_over(house.call(ADA), BOB, CY)
    assert given.story == "Cy plays on for Bob; in the delve the seat keeps the name Bob."
    assert (await house.act(ADA, "pass")).mention == (CY.id,)
    with pytest.raises(GameError, match="under way"):
        await house.tables.lobby.join(house.call(BOB))


@pytest.mark.rule("TAB-018")
async def test_when_the_last_one_leaves_it_ends(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.tables.lobby.leave(house.call(BOB))
    ended = await house.tables.lobby.leave(house.call(ADA))
    assert ended.kind == "end" and ended.looks and not ended.mention
    assert ended.story == "Ada leaves, and no one is left. It ends here." and "dice key `a key`" in ended.key
    with pytest.raises(GameOver):
        await house.tables.lobby.join(house.call(ADA))
    assert (await house.tables.views.status(HOME, None)).startswith("Ended by Ada.")
    assert "Ada ended it before its rules did." in verify((await house.tables.exports.export(HOME))[1], GAMES)


async def test_a_game_that_ends_by_what_the_house_plays_has_ended(house: House) -> None:
    await house.begin(ADA, BOB, rounds="1")
    await house.tables.lobby.leave(house.call(BOB))
    ended = await house.act(ADA, "pass")
    assert ended.kind == "end" and "I play for Bob. Bob stays." in ended.story
    written = (await house.tables.exports.export(HOME))[1]
    assert [entry["by"] for entry in json.loads(written)["entries"]] == ["the house", "Ada", "the house"]
    assert verify(written, GAMES).startswith("3 entries")


async def test_where_many_are_asked_at_once_only_those_who_are_there_are_waited_for(house: House) -> None:
    await house.begin(ADA, BOB, CY, game="toy")
    left = await house.tables.lobby.leave(house.call(BOB))
    assert left.story.endswith("brings them back. Bob has picked a card.") and left.mention == ()
    assert [member.name for member in left.awaited] == ["Ada", "Cy"] and left.whispers == ()


@pytest.fixture
def without_default(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game do nothing for Bob."""
    real = corridor.Corridor.default
    monkeypatch.setattr(
        corridor.Corridor, "default", lambda game, state, seat: real(game, state, seat) if seat != 1 else None
    )


@pytest.mark.rule("TAB-030")
async def test_where_the_game_has_no_default_it_waits_for_the_host(house: House, without_default: None) -> None:
    await house.begin(ADA, BOB, wait=1, rounds="100000")
    await house.act(ADA, "pass")
    left = await house.tables.lobby.leave(house.call(BOB))
    assert left.awaited == (ADA,) and left.mention == (ADA.id,) and left.due == 0
    assert left.ask == "Bob left, and I can't play for them here: /delve give hands a seat over."
    assert left.controls.buttons == ()
    house.wait(5)
    assert await house.overdue() == []
    with pytest.raises(GameError, match="no move to make for Bob"):
        await house.tables.moves.skip(house.call(ADA))
    given = await house.tables.lobby.hand_over(house.call(ADA), BOB, CY)
    assert given.mention == (CY.id,) and given.ask == "go on."
    # The game has no default for the seat, so no deadline is told.
    assert given.due == 0
    await house.act(CY, "pass")
    waiting = await house.tables.lobby.leave(house.call(CY))
    assert [member.name for member in waiting.awaited] == ["Ada"] and waiting.due > 0


async def test_the_host_is_not_called_for_what_they_bring_about_themselves(house: House, without_default: None) -> None:
    await house.begin(ADA, BOB, rounds="100000")
    await house.tables.lobby.leave(house.call(BOB))
    stuck = await house.act(ADA, "pass")
    assert stuck.awaited == (ADA,) and stuck.mention == ()
    back = await house.tables.lobby.join(house.call(BOB))
    assert back.awaited == (BOB,) and back.mention == () and back.ask == "go on."


async def test_a_deadline_begins_when_a_player_is_there_to_be_waited_for(house: House) -> None:
    await house.begin(ADA, BOB, wait=1, rounds="100000")
    house.wait(0.5)
    left = await house.tables.lobby.leave(house.call(ADA))
    assert left.due == int(house.clock.timestamp()) + 3600 and left.default == "Stay"
    house.wait(2)
    (update,) = await house.overdue()
    assert update.story == "No word from Bob, so the game goes on. Bob stays. I play for Ada. Ada stays."
    assert update.mention == (BOB.id,) and update.due == int(house.clock.timestamp()) + 1800


class Endless(council.Council):
    """Another player may go on for ever: the bot must not."""

    def turn(self, state: corridor.State) -> tuple[Seat, ...]:
        return (1,) if state.round <= state.rounds else ()

    def legal(self, state: corridor.State, seat: Seat) -> Iterator[Move]:
        return corridor.Corridor.legal(self, state, seat)

    def default(self, state: corridor.State, seat: Seat) -> Move | None:
        return corridor.Turn("left", "door")


async def test_what_the_house_does_in_one_go_is_bounded_and_the_clock_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(auto_moves, "MOST_AT_ONCE", 5)
    await house.reopen({"council": Endless()})
    await house.begin(ADA, BOB, game="council")
    left = await house.tables.lobby.leave(house.call(BOB))
    assert left.story.count("Bob looks at the door.") == 5
    (update,) = await house.overdue()
    assert update.story.count("Bob looks at the door.") == 5
    assert (await house.tables.lobby.end(house.call(ADA))).kind == "end"


async def test_an_undo_takes_back_what_the_house_did_for_who_left_and_the_house_goes_on(house: House) -> None:
    await house.begin(ADA, BOB, CY, rounds="100000")
    await house.tables.lobby.leave(house.call(BOB))
    await house.act(ADA, "roll")
    asked = await house.tables.undo.undo(house.call(ADA))
    undone = await house.tables.undo.vote(house.call(CY), asked.version, True)
    assert undone.kind == "undo" and "Cy agrees to take back Ada's “Run”." in undone.story and undone.awaited == (ADA,)
    redone = await house.tables.undo.redo(house.call(ADA))
    assert redone.story.startswith("Ada brings back “Run”. Ada runs.") and redone.awaited == (CY,)
    await house.reopen()
    await house.act(CY, "pass")
    asked = await house.tables.undo.undo(house.call(ADA))
    undone = await house.tables.undo.vote(house.call(CY), asked.version, True)
    assert undone.story == "Cy agrees to take back “Stay”." and undone.awaited == (CY,)
    log, _ = await house.tables.views.log(HOME)
    assert [line.split(". ")[0] for line in log.split("\n") if "~~" in line] == ["~~2", "~~4"]
    await house.act(CY, "pass")
    await house.tables.lobby.end(house.call(ADA))
    assert verify((await house.tables.exports.export(HOME))[1], GAMES)


async def test_an_undo_to_where_a_seat_that_was_left_is_awaited_lets_the_house_play_for_it_again(house: House) -> None:
    await house.begin(ADA, BOB, CY, game="toy")
    hands = {member: (await house.tables.views.controls(house.call(member)))[1].buttons[0].move for member in (ADA, CY)}
    await house.act(ADA, hands[ADA])
    await house.tables.lobby.leave(house.call(BOB))
    asked = await house.tables.undo.undo(house.call(ADA))
    assert asked.story == "Ada wants to take back the last move." and asked.awaited == (CY,)
    undone = await house.tables.undo.vote(house.call(CY), asked.version, True)
    assert undone.kind == "undo"
    assert undone.story == "Cy agrees to take back Ada's last move. I play for Bob. Bob has picked a card."
    assert [member.name for member in undone.awaited] == ["Ada", "Cy"]
    await house.reopen()
    await house.act(CY, hands[CY])
    assert "The cards are turned" in (await house.act(ADA, hands[ADA])).story
    await house.tables.lobby.end(house.call(ADA))
    assert verify((await house.tables.exports.export(HOME))[1], GAMES)


async def test_alone_with_those_who_left_no_one_is_asked_about_an_undo(house: House) -> None:
    await house.begin(ADA, BOB, rounds="100000")
    await house.tables.lobby.leave(house.call(ADA))
    await house.act(BOB, "roll")
    latest = await house.tables.views.latest(HOME)
    assert latest.undo
    assert (await house.tables.undo.undo(house.call(BOB))).kind == "undo"


@pytest.mark.rule("TAB-038")
async def test_an_undo_is_offered_only_where_a_player_has_done_something(house: House) -> None:
    await house.begin(ADA, BOB, CY, rounds="100000", wait=1)
    await house.tables.lobby.leave(house.call(ADA))
    left = await house.tables.lobby.leave(house.call(BOB))
    # All that was done so far was the bot's, for Ada and Bob.
    assert left.awaited == (CY,) and not left.undo and not (await house.tables.views.latest(HOME)).undo
    with pytest.raises(IllegalMove, match="nothing to take back yet"):
        await house.tables.undo.undo(house.call(CY))
    passed = await house.act(CY, "pass")
    assert passed.awaited == (CY,) and passed.undo and (await house.tables.views.latest(HOME)).undo
    await house.reopen()
    assert (await house.tables.views.latest(HOME)).undo
    undone = await house.tables.undo.undo(house.call(CY))
    assert undone.awaited == (CY,) and not undone.undo and not (await house.tables.views.latest(HOME)).undo
    assert (await house.tables.undo.redo(house.call(CY))).undo
    await house.tables.undo.undo(house.call(CY))
    house.wait(2)
    (update,) = await house.overdue()
    # Cy is here: what was done for Cy can be taken back.
    assert "Cy stays." in update.story and update.undo
    assert (await house.tables.undo.undo(house.call(CY))).kind == "undo"


@pytest.mark.rule("TAB-019", "TAB-033")
async def test_a_question_about_an_undo_is_put_to_those_who_are_there(house: House) -> None:
    await house.begin(ADA, BOB, CY, rounds="100000")
    await house.tables.lobby.leave(house.call(CY))
    await house.act(ADA, "pass")
    await house.act(BOB, "roll")
    ballot = await house.tables.undo.undo(house.call(BOB))
    assert (
        ballot.kind == "ballot" and ballot.awaited == (ADA,) and ballot.story == f"Bob wants to take back “Run” {REVEALED}."
    )
    undone = await house.tables.undo.vote(house.call(ADA), ballot.version, True)
    assert undone.kind == "undo" and undone.awaited == (BOB,)
    left = await house.tables.undo.undo(house.call(BOB))
    assert left.kind == "ballot"
    lapsed = await house.tables.lobby.leave(house.call(BOB))
    assert "The request to take back" in lapsed.story


async def test_that_a_seat_that_was_left_leaves_something_to_the_others_is_not_told_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = type(GAMES["corridor"])
    kinds = {event.kind for event in await _events_of_a_pass(house)}
    monkeypatch.setattr(game, "abstaining", tuple(kinds))
    await house.begin(ADA, BOB, CY, channel=8, rounds="100000")
    await house.tables.lobby.leave(house.call(BOB, 8))
    await house.tables.lobby.leave(house.call(CY, 8))
    assert (await house.act(ADA, "pass", 8)).story == "Ada stays. I play for Bob and Cy."
    log, _ = await house.tables.views.log(8)
    assert log.split("\n")[1:] == ["1. Ada stays.", "2. I play for Bob and Cy."]


async def _events_of_a_pass(house: House) -> list[Event]:
    await house.begin(ADA, BOB, rounds="100000")
    await house.act(ADA, "pass")
    live = await house.tables._context.cache.seen(HOME)
    assert live.last is not None
    return msgspec.json.decode(live.last.events, type=list[Event])
