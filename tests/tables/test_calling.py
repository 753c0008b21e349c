"""Who is called for what, by which name, and what those are told whose turn it is not."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalMove, NotYourTurn

from .house import ADA, BOB, CY, DEE, HOME, REVEALED, House


async def test_a_player_who_has_moves_out_of_turn_keeps_them_and_reads_whose_turn_it_is(house: House) -> None:
    await house.begin(ADA, BOB, game="council")
    await house.act(BOB, "step 1")
    _, controls, ask = await house.tables.views.controls(house.call(BOB))
    assert [offer.move for offer in controls.buttons] == ["listen"]
    assert ask == "you can do this meanwhile. It's Ada's turn. I'll call you."
    _, controls, ask = await house.tables.views.controls(house.call(ADA))
    assert "pass" in [offer.move for offer in controls.buttons] and ask == "go on."


async def test_the_one_whose_turn_begins_is_called_although_everybody_was_asked_before(house: House) -> None:
    start = await house.begin(ADA, BOB, game="council")
    assert start.awaited == (ADA, BOB) and start.mention == (BOB.id,) and start.ask == "say how far it is."
    settled = await house.act(BOB, "step 1")
    assert settled.awaited == (ADA,) and settled.ask == "go on." and settled.mention == (ADA.id,)
    assert (await house.act(ADA, "step 1")).mention == ()


async def test_a_player_who_settles_a_question_is_not_called_for_the_turn_it_leads_to(house: House) -> None:
    await house.begin(ADA, BOB, game="council")
    settled = await house.act(ADA, "step 1")
    assert settled.awaited == (ADA,) and settled.mention == ()
    # Now everybody is asked again: that is new for Bob, and Ada brought it about.
    asked = await house.act(ADA, "pass")
    assert asked.awaited == (ADA, BOB) and asked.mention == (BOB.id,)


async def test_the_same_question_calls_no_one_twice(house: House) -> None:
    await house.begin(ADA, BOB, CY, game="council")
    for who in (ADA, BOB):
        assert (await house.act(who, "listen")).mention == ()
    await house.begin(CY, ADA, BOB, game="toy", channel=8)
    await house.tables.lobby.hand_over(house.call(CY, 8), CY, DEE)
    _, own, _ = await house.tables.views.controls(house.call(BOB, 8))
    picked = await house.act(BOB, own.buttons[0].move, channel=8)
    assert [member.id for member in picked.awaited] == [DEE.id, ADA.id] and picked.mention == ()


@pytest.mark.rule("TAB-024")
async def test_a_player_who_brought_a_question_about_is_called_once_it_waits_for_no_one_else(house: House) -> None:
    asked = await house.begin(ADA, BOB, CY, game="toy")
    assert asked.awaited == (ADA, BOB, CY) and asked.mention == (BOB.id, CY.id)
    await house.reopen()
    picks = {}
    for who in (BOB, CY):
        _, own, _ = await house.tables.views.controls(house.call(who))
        picks[who] = await house.act(who, own.buttons[0].move)
    assert picks[BOB].awaited == (ADA, CY) and picks[BOB].mention == ()
    assert picks[CY].awaited == (ADA,) and picks[CY].mention == (ADA.id,)


async def test_a_late_call_does_not_put_the_deadline_off(house: House) -> None:
    due = (await house.begin(ADA, BOB, CY, game="toy", wait=2)).due
    house.wait(1)
    for who in (BOB, CY):
        _, own, _ = await house.tables.views.controls(house.call(who))
        picked = await house.act(who, own.buttons[0].move)
    assert picked.mention == (ADA.id,) and picked.due == due


async def test_a_player_who_is_awaited_again_after_a_move_of_the_house_is_called(house: House) -> None:
    await house.begin(ADA, wait=1)
    house.wait(2)
    (update,) = await house.overdue()
    assert update.awaited == (ADA,) and update.mention == (ADA.id,)
    assert update.due == int(house.clock.timestamp()) + 1800, "no one is waited for as long who has just missed it"


async def test_a_host_who_skips_their_own_turn_is_not_called(house: House) -> None:
    await house.begin(ADA)
    update = await house.tables.moves.skip(house.call(ADA))
    assert update.story == "I play for Ada. Ada stays." and update.awaited == (ADA,) and update.mention == ()
    update = await house.tables.moves.skip(house.call(DEE, manager=True))
    assert update.story == "Dee goes on without Ada. Ada stays." and update.kind == "end"


async def test_a_default_that_settles_a_question_for_all_leaves_the_turn_after_it_to_its_player(house: House) -> None:
    await house.begin(ADA, BOB, game="council", wait=1)
    await house.act(ADA, "step 1")
    asked = await house.act(ADA, "pass")
    assert asked.awaited == (ADA, BOB) and asked.ask == "say how far it is."
    house.wait(2)
    (update,) = await house.overdue()
    assert update.story == "No word from Ada, so the game goes on. Ada goes 1 on."
    assert update.awaited == (BOB,) and update.ask == "go on." and update.mention == (BOB.id,)
    assert update.due == int(house.clock.timestamp()) + 1800, "Bob did not say how far it is either"


async def test_an_undo_calls_a_player_who_is_asked_something_new_by_it(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "pass")
    undone = await house.tables.undo.undo(house.call(DEE, manager=True))
    assert undone.awaited == (ADA,) and undone.mention == (ADA.id,)


@pytest.mark.rule("TAB-024")
async def test_no_one_is_called_by_what_they_do_themselves(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "pass")
    assert (await house.tables.lobby.move_here(house.call(ADA, 8), HOME)).mention == (BOB.id,)
    await house.tables.undo.undo(house.call(ADA, 8))
    # Bob takes the host's part and brings Ada's move back: it is his turn by that.
    await house.tables.lobby.hand_over(house.call(ADA, 8), ADA, CY)
    back = await house.tables.undo.redo(house.call(BOB, 8, manager=True))
    assert back.awaited == (BOB,) and back.mention == ()
    assert (await house.tables.lobby.move_here(house.call(BOB, HOME, manager=True), 8)).mention == ()
    taken = await house.tables.lobby.hand_over(house.call(DEE, manager=True), BOB, DEE)
    assert taken.awaited[0].id == DEE.id and taken.mention == ()


@pytest.mark.rule("TAB-022")
async def test_a_seat_keeps_its_name_in_the_delve_when_a_player_plays_on(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "pass")
    update = await house.tables.lobby.hand_over(house.call(ADA), BOB, DEE)
    assert update.story == "Dee plays on for Bob; in the delve the seat keeps the name Bob."
    assert [(member.id, member.name) for member in update.awaited] == [(DEE.id, "Dee (for Bob)")]
    assert update.mention == (DEE.id,)
    with pytest.raises(NotYourTurn, match=r"It's Dee \(for Bob\)'s turn"):
        await house.tables.views.controls(house.call(ADA))
    await house.act(DEE, "roll")
    asked = await house.tables.undo.undo(house.call(ADA))
    assert asked.story == f"Ada wants to take back Dee's “Run” {REVEALED}." and asked.awaited[0].id == DEE.id
    await house.tables.undo.vote(house.call(DEE), asked.version, True)
    await house.act(DEE, "step 1")
    update = await house.tables.lobby.hand_over(house.call(ADA), DEE, CY)
    assert update.story == "Cy plays on for Dee; in the delve the seat keeps the name Bob."
    update = await house.tables.lobby.hand_over(house.call(ADA), CY, BOB)
    assert update.story == "Bob takes the seat back from Cy." and [member.name for member in update.awaited] == ["Bob"]
    assert (await house.tables.undo.undo(house.call(BOB))).story == "Bob takes back Bob's “Step 1”."


async def test_a_seat_of_a_lobby_has_no_name_to_keep(house: House) -> None:
    await house.tables.lobby.gather(house.call(), "corridor", {})
    assert (await house.tables.lobby.hand_over(house.call(), ADA, BOB)).story == "Bob takes the seat of Ada."
    assert (await house.tables.lobby.start(house.call(BOB))).awaited == (BOB,)


@pytest.mark.rule("TAB-023")
async def test_out_of_turn_only_what_may_be_done_meanwhile_is_not_refused(house: House) -> None:
    await house.begin(ADA, BOB, game="council")
    await house.act(ADA, "step 1")
    for wish in (
        house.tables.moves.choose(house.call(BOB), "turn", {}),
        house.tables.moves.choose(house.call(BOB), "turn", {"side": "left"}),
        house.tables.moves.choose(house.call(BOB), "step", {"by": "1"}),
        house.act(BOB, "roll"),
        house.act(BOB, "STEP now"),
    ):
        with pytest.raises(NotYourTurn, match=r"^It's Ada's turn\. I'll call you\.$"):
            await wish
    assert (await house.tables.moves.choose(house.call(BOB), "listen", {})).story == "Bob listens."


async def test_where_a_verb_has_no_move_the_game_says_why(house: House) -> None:
    await house.begin(ADA, BOB, game="council")
    for wish in (
        house.tables.moves.choose(house.call(), "turn", {}),
        house.tables.moves.choose(house.call(), "turn", {"side": "left"}),
        house.act(ADA, "turn"),
        house.act(ADA, "turn left to the wall"),
    ):
        with pytest.raises(IllegalMove) as refused:
            await wish
        assert str(refused.value) == "Nobody turns round before all have agreed. (COU-001)"
        assert refused.value.instead == "Open now: Step 1, Step 2; Listen (heard 0)."
    await house.begin(ADA, BOB, channel=8)
    await house.act(ADA, "step 3", channel=8)
    with pytest.raises(IllegalMove, match="There is nothing to step now"):
        await house.tables.moves.choose(house.call(channel=8), "step", {})


async def test_a_delve_ended_by_hand_says_so_in_picture_and_words(house: House) -> None:
    await house.begin(ADA, BOB, game="council")
    assert await house.tables.views.describe(HOME, None) == "Ada to act."
    await house.tables.lobby.end(house.call(DEE, manager=True))
    await house.reopen()
    assert await house.tables.views.describe(HOME, None) == "Broken off."
    assert await house.tables.views.status(HOME, ADA.id) == "Ended by Dee.\nRound 1. You heard 0."


async def test_a_delve_ended_by_its_rules_is_shown_as_the_game_shows_it(house: House) -> None:
    await house.begin(ADA, rounds="1")
    assert (await house.act(ADA, "pass")).kind == "end"
    assert (await house.tables.views.describe(HOME, None)).startswith("At ")
    assert await house.tables.views.status(HOME, None) == "Round 2."
