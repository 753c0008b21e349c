"""Rivals: a player who sits, host or not, decides nothing alone that the others would have to agree to."""

from __future__ import annotations

import pytest

from engine.api.update import Member
from engine.core import capabilities
from engine.core.dice import commitment
from engine.core.errors import GameError, NotAllowed
from engine.tables.history.export import verify

from .house import ADA, BOB, CY, DEE, GAMES, HOME, House

HOURS = 3600


async def pick(house: House, *members: Member) -> None:
    """Let members pick their first card."""
    for member in members:
        _, own, _ = await house.tables.views.controls(house.call(member))
        await house.act(member, own.buttons[0].move)


async def shown(house: House, last: Member = CY) -> None:
    """Begin with Ada, the host, and two others; all have picked, ``last`` after the others, and the cards are turned."""
    await house.begin(ADA, BOB, CY, game="toy")
    await pick(house, *(member for member in (ADA, BOB, CY) if member != last), last)


async def cards_picked(house: House) -> tuple[int, ...]:
    live = await house.tables._context.cache.seen(HOME)
    picked: tuple[int, ...] = live.playing().state.picked
    return picked


@pytest.mark.rule("TAB-036")
async def test_whose_move_it_was_not_cannot_ask_a_rivals_table_to_take_it_back(house: House) -> None:
    await shown(house)
    for call in (house.call(ADA), house.call(BOB, manager=True)):
        with pytest.raises(NotAllowed, match=r"^Only Cy can ask to take that move back\. \(TAB-036\)$"):
            await house.tables.undo.undo(call)
    assert (await house.tables.views.latest(HOME)).kind == "move"
    assert (await house.tables.undo.undo(house.call(CY))).kind == "ballot"


@pytest.mark.rule("TAB-036", "TAB-055")
async def test_a_host_who_sits_asks_everybody_like_everybody_else(house: House) -> None:
    await shown(house, ADA)
    asked = await house.tables.undo.undo(house.call(ADA))
    assert asked.kind == "ballot" and asked.awaited == (BOB, CY)
    vote = await house.tables.undo.vote(house.call(BOB), asked.version, True)
    assert vote.kind == "ballot" and vote.awaited == (CY,)
    done = await house.tables.undo.vote(house.call(CY), vote.version, True)
    assert done.kind == "undo" and done.story.startswith("Cy agrees to take back Ada's last move.\n")
    assert [bool(card) for card in await cards_picked(house)] == [False, True, True]


@pytest.mark.rule("TAB-033", "TAB-036")
@pytest.mark.parametrize("manager", [False, True])
async def test_the_yes_of_a_host_or_manager_who_sits_counts_as_one(house: House, manager: bool) -> None:
    await shown(house)
    asked = await house.tables.undo.undo(house.call(CY))
    with pytest.raises(GameError, match="You asked; now the others answer"):
        await house.tables.undo.vote(house.call(CY, manager=manager), asked.version, True)
    vote = await house.tables.undo.vote(house.call(ADA, manager=manager), asked.version, True)
    assert vote.kind == "ballot" and vote.story == "Ada agrees." and vote.awaited == (BOB,)
    assert (await house.tables.undo.vote(house.call(BOB, manager=manager), vote.version, True)).kind == "undo"


@pytest.mark.rule("TAB-036", "TAB-055")
async def test_a_manager_who_sits_asks_and_one_without_a_seat_decides(house: House) -> None:
    await shown(house, BOB)
    asked = await house.tables.undo.undo(house.call(BOB, manager=True))
    assert asked.kind == "ballot" and asked.awaited == (ADA, CY)
    assert (await house.tables.undo.vote(house.call(DEE, manager=True), asked.version, True)).kind == "undo"
    await pick(house, BOB)
    assert (await house.tables.undo.undo(house.call(DEE, manager=True))).kind == "undo"


async def test_what_taught_no_one_anything_its_maker_takes_back_and_no_one_else(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(capabilities, "contested", lambda game, options: True)
    await house.begin(ADA, BOB)
    assert (await house.act(ADA, "step 1")).undo
    assert (await house.tables.undo.undo(house.call(ADA))).kind == "undo"
    await house.act(ADA, "pass")
    await house.act(BOB, "step 1")
    with pytest.raises(NotAllowed, match="Only Bob can ask"):
        await house.tables.undo.undo(house.call(ADA))
    assert (await house.tables.undo.undo(house.call(BOB))).story == "Bob takes back “Step 1”."


@pytest.mark.rule("TAB-035")
async def test_a_move_that_was_taken_back_is_made_again_by_its_player_only(house: House) -> None:
    await shown(house)
    await house.tables.undo.undo(house.call(DEE, manager=True))
    for call in (house.call(ADA), house.call(BOB, manager=True)):
        with pytest.raises(NotAllowed, match=r"^Cy can bring that move back\. \(TAB-035\)$"):
            await house.tables.undo.redo(call)
    assert (await house.tables.undo.redo(house.call(CY))).kind == "move"


@pytest.mark.rule("TAB-036")
async def test_a_player_who_stays_when_all_rivals_left_takes_nothing_back_that_they_would_have_to_agree_to(
    house: House,
) -> None:
    await shown(house, ADA)
    for member, words in ((BOB, ""), (CY, "Bob and Cy would have to agree, and have left")):
        await house.tables.lobby.leave(house.call(member))
        if words:
            with pytest.raises(NotAllowed, match=words):
                await house.tables.undo.undo(house.call(ADA))
    assert not (await house.tables.views.latest(HOME)).undo
    await house.tables.lobby.join(house.call(BOB))
    assert (await house.tables.undo.undo(house.call(ADA))).awaited == (BOB,)


async def test_one_alone_at_a_rivals_game_takes_everything_back(house: House) -> None:
    await house.begin(ADA, game="toy")
    await pick(house, ADA)
    assert (await house.tables.views.latest(HOME)).undo and (await house.tables.undo.undo(house.call(ADA))).kind == "undo"


@pytest.mark.rule("TAB-029", "TAB-055")
async def test_a_host_who_sits_waits_for_a_rival_until_nothing_has_been_done_for_twelve_hours(house: House) -> None:
    await house.begin(ADA, BOB, game="toy")
    await pick(house, ADA)
    house.wait(9.5)
    with pytest.raises(NotAllowed) as refused:
        await house.tables.moves.skip(house.call(ADA))
    assert refused.value.words == (
        "You play against Bob, so you can go on without them only after 12 hours without a move; that is in 3 hours. "
        "With /delve new wait: a table goes on by itself."
    )
    house.wait(2)
    with pytest.raises(NotAllowed, match="in 30 minutes"):
        await house.tables.moves.skip(house.call(ADA))
    await house.reopen()
    house.wait(0.5)
    assert "The cards are turned" in (await house.tables.moves.skip(house.call(ADA))).story


async def test_whatever_is_done_at_a_table_begins_the_twelve_hours_anew(house: House) -> None:
    await house.begin(ADA, BOB, game="toy")
    await pick(house, ADA, BOB)
    house.wait(11)
    await house.tables.undo.undo(house.call(DEE, manager=True))
    await house.reopen()
    house.wait(2)
    with pytest.raises(NotAllowed, match="in 10 hours"):
        await house.tables.moves.skip(house.call(ADA))


@pytest.mark.rule("TAB-029")
async def test_a_host_who_sits_waits_until_a_rivals_time_is_up(house: House) -> None:
    await house.begin(ADA, BOB, CY, game="toy", wait=2)
    house.wait(1.25)
    with pytest.raises(NotAllowed, match=r"only when their time is up; that is in 45 minutes\. \(TAB-029\)$"):
        await house.tables.moves.skip(house.call(ADA))
    house.wait(0.75)
    update = await house.tables.moves.skip(house.call(ADA))
    assert update.story == "Ada goes on without Bob and Cy. Bob has picked a card. Cy has picked a card."
    # Ada is there, and now waited for alone.
    assert update.awaited == (ADA,) and update.due == int(house.clock.timestamp()) + 2 * HOURS
    assert (await house.tables.moves.skip(house.call(ADA))).story.startswith(
        "I play for Ada. Ada has picked a card. The cards"
    )


async def test_a_manager_who_sits_waits_and_one_without_a_seat_does_not(house: House) -> None:
    await house.begin(ADA, BOB, CY, game="toy")
    with pytest.raises(NotAllowed, match="You play against Ada and Cy"):
        await house.tables.moves.skip(house.call(BOB, manager=True))
    update = await house.tables.moves.skip(house.call(DEE, manager=True))
    assert update.story.startswith("Dee goes on without Ada, Bob and Cy.")


@pytest.mark.rule("TAB-021", "TAB-055")
async def test_a_rivals_seat_is_given_away_once_it_was_left_and_ones_own_at_any_time(house: House) -> None:
    await house.begin(ADA, BOB, CY, game="toy")
    for call in (house.call(ADA), house.call(CY, manager=True)):
        with pytest.raises(NotAllowed, match="You play against Bob, and another player on that seat would see"):
            await house.tables.lobby.hand_over(call, BOB, DEE)
    await house.tables.lobby.leave(house.call(BOB))
    assert (await house.tables.lobby.hand_over(house.call(ADA), BOB, DEE)).story.startswith("Dee plays on for Bob")
    assert (await house.tables.lobby.hand_over(house.call(ADA), ADA, BOB)).story.startswith("Bob plays on for Ada")
    # Ada sits no more, and a manager without a seat may give any.
    assert (await house.tables.lobby.hand_over(house.call(ADA, manager=True), CY, ADA)).story.startswith(
        "Ada plays on for Cy"
    )


async def test_in_a_lobby_any_seat_is_given(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "toy", {})
    await house.tables.lobby.join(house.call(BOB))
    assert (await house.tables.lobby.hand_over(house.call(ADA), BOB, CY)).story == "Cy takes the seat of Bob."


@pytest.mark.rule("TAB-047")
async def test_a_key_of_the_hosts_is_mixed_with_one_of_ours_where_rivals_play(house: House) -> None:
    alone = (await house.tables.lobby.gather(house.call(ADA), "toy", {"rounds": "1"}, key="lantern")).lobby
    assert alone is not None and alone.keyed and not alone.mixed
    both = (await house.tables.lobby.join(house.call(BOB))).lobby
    assert both is not None and both.keyed and both.mixed
    started = await house.tables.lobby.start(house.call(ADA))
    assert await house.tables.exports.seal(HOME) == commitment("lantern-a key") and started.kind == "start"
    await pick(house, ADA, BOB)
    await house.tables.undo.undo(house.call(DEE, manager=True))
    await house.reopen()
    await house.tables.undo.redo(house.call(BOB))
    ended = await house.tables.lobby.end(house.call(ADA))
    assert ended.key == "-# dice key `lantern-a key`"
    assert verify((await house.tables.exports.export(HOME))[1], GAMES)


async def test_one_seat_and_a_party_keep_the_hosts_key_as_it_is(house: House) -> None:
    for channel, game, others in ((1, "toy", ()), (2, "corridor", (BOB,))):
        await house.tables.lobby.gather(house.call(ADA, channel), game, {}, key="lantern")
        for other in others:
            await house.tables.lobby.join(house.call(other, channel))
        await house.tables.lobby.start(house.call(ADA, channel))
        assert await house.tables.exports.seal(channel) == commitment("lantern")
