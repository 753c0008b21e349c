"""Questions to the table: how they are put, answered once, and overtaken by what is done meanwhile."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.api.update import Controls, Offer
from engine.core.errors import GameError, GameOver, Stale
from engine.core.game import Choice
from engine.tables.updates.controls import with_default

from .house import ADA, BOB, CY, DEE, HOME, REVEALED, House

LAPSES = "The request to take back Bob's “Run” lapses."


async def asking(house: House, wait: int = 0) -> None:
    """Cy asks whether what Bob ran may be taken back; it is Cy's turn."""
    await house.begin(ADA, BOB, CY, wait=wait)
    await house.act(ADA, "pass")
    await house.act(BOB, "roll")
    asked = await house.tables.undo.undo(house.call(CY))
    assert asked.kind == "ballot" and asked.story == f"Cy wants to take back Bob's “Run” {REVEALED}."


async def test_ones_own_move_is_asked_for_without_a_name(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "pass")
    await house.act(BOB, "roll")
    assert (await house.tables.undo.undo(house.call(BOB))).story == f"Bob wants to take back “Run” {REVEALED}."
    assert (await house.act(ADA, "step 1")).story == f"{LAPSES} Ada goes 1 on."


@pytest.mark.rule("TAB-033")
async def test_agreeing_twice_is_refused_privately(house: House) -> None:
    await asking(house)
    version = (await house.tables.views.latest(HOME)).version
    agreed = await house.tables.undo.vote(house.call(BOB), version, True)
    assert agreed.story == "Bob agrees." and agreed.awaited == (ADA,)
    for wish in (
        house.tables.undo.vote(house.call(BOB), agreed.version, True),
        house.tables.undo.undo(house.call(BOB)),
    ):
        with pytest.raises(GameError, match="You have agreed already"):
            await wish
    assert (await house.tables.views.latest(HOME)).version == agreed.version
    # A player who agreed may still think better of it.
    assert (await house.tables.undo.vote(house.call(BOB), agreed.version, False)).story == "Bob would rather keep it."


async def test_a_ballot_shows_no_deadline_for_a_vote(house: House) -> None:
    await asking(house, wait=2)
    latest = await house.tables.views.latest(HOME)
    assert latest.kind == "ballot" and latest.due > 0 and latest.default == "Keep it" and latest.awaited == (ADA, BOB)


@pytest.mark.rule("TAB-033")
async def test_whatever_overtakes_a_ballot_says_so(house: House) -> None:
    await asking(house, wait=2)
    assert (await house.act(CY, "step 1")).story == f"{LAPSES} Cy goes 1 on."
    # Said once.
    assert (await house.act(CY, "step 1")).story == "Cy goes 1 on."


@pytest.mark.rule("TAB-033")
async def test_a_skip_a_deadline_and_new_seats_overtake_a_ballot(house: House) -> None:
    await asking(house, wait=2)
    house.wait(3)
    (update,) = await house.overdue()
    assert update.story == f"{LAPSES} The time is up, so the game goes on. Cy stays." and update.mention == (ADA.id,)
    await house.act(ADA, "roll")
    await house.tables.undo.undo(house.call(CY))
    question = "The request to take back Ada's “Run” lapses."
    assert (await house.tables.moves.skip(house.call(ADA))).story == f"{question} Ada goes on without Bob. Bob stays."
    await house.act(CY, "step 1")
    await house.tables.undo.undo(house.call(BOB))
    handed = await house.tables.lobby.hand_over(house.call(ADA), BOB, DEE)
    assert handed.story.endswith("keeps the name Bob. The request to take back Cy's “Step 1” lapses.")
    await house.tables.undo.undo(house.call(DEE))
    moved = await house.tables.lobby.move_here(house.call(ADA, 8), HOME)
    assert moved.story == "Ada brings the table here. The request to take back Cy's “Step 1” lapses."
    await house.tables.undo.undo(house.call(DEE, 8))
    ended = await house.tables.lobby.end(house.call(ADA, 8))
    assert ended.story == "Ada ends it here. The request to take back Cy's “Step 1” lapses." and not ended.awaited


async def test_a_player_who_acted_since_their_time_began_is_not_called_away(house: House) -> None:
    await house.begin(ADA, BOB, game="council", wait=2)
    house.wait(1)
    await house.act(ADA, "listen")
    house.wait(1)
    (update,) = await house.overdue()
    assert update.story == "The time is up, so the game goes on. Ada goes 1 on."


async def test_a_control_says_what_it_was_before(house: House) -> None:
    old = (await house.begin(ADA, BOB)).version
    await house.act(ADA, "step 1")
    await house.tables.undo.undo(house.call(ADA))

    async def told(*, by=ADA) -> str:
        with pytest.raises(Stale) as stale:
            await house.tables.act(house.call(by), "pass", old)
        return stale.value.words.removesuffix(" Here is how things stand now.")

    assert await told() == "That was before your undo." and await told(by=BOB) == "That was before Ada's undo."
    await house.reopen()
    assert await told() == "That was before the last change."
    await house.tables.undo.redo(house.call(ADA))
    assert await told(by=BOB) == "That was before Ada's redo."
    await house.act(ADA, "step 1")
    assert await told() == "That was before your last move." and await told(by=BOB) == "That was before Ada's move."
    await house.tables.undo.undo(house.call(BOB))
    assert await told() == "That was before Bob's question."
    await house.tables.undo.vote(house.call(BOB), (await house.tables.views.latest(HOME)).version, False)
    assert await told() == "That was before Bob's answer."
    await house.tables.moves.skip(house.call(ADA))
    assert await told() == "That was before the game went on without Ada."
    await house.tables.lobby.hand_over(house.call(ADA), BOB, DEE)
    assert await told() == "That was before your change of seats."
    await house.tables.lobby.end(house.call(ADA))
    for wish in (house.tables.act(house.call(ADA), "pass", old), house.tables.undo.undo(house.call(ADA), old)):
        with pytest.raises(GameOver, match=r"^This delve has ended\."):
            await wish


async def test_a_control_of_the_delve_before_says_that_a_party_gathers(house: House) -> None:
    old = (await house.begin(ADA, rounds="1")).version
    await house.act(ADA, "pass")
    await house.tables.lobby.gather(house.call(BOB), "toy", {})
    with pytest.raises(Stale, match="belongs to another table"):
        await house.tables.act(house.call(ADA), "pass", old)
    # Where things stand is told after it, and must not be nothing.
    assert (await house.tables.views.latest(HOME)).status == "Toy: Bob is gathering rivals (1 of 4)."


def test_a_question_puts_first_what_counts_where_nobody_answers() -> None:
    go, stay, wait = (
        Offer(f"choose {word.lower()}", Choice(word, weight="main"), kind="answer") for word in ("Go", "Stay", "Wait")
    )
    asked = Controls((go, stay, Offer("look", Choice("Look"))))
    shown = [offer.choice.label for offer in with_default(asked, "Stay").buttons]
    assert shown == ["Stay (default)", "Go", "Look"]
    assert with_default(asked, "Wait") == asked, "what is played is none of the answers"
    three = with_default(Controls((go, stay, wait)), "Stay")
    assert [offer.choice.label for offer in three.buttons] == ["Stay (default)", "Go", "Wait"]
    assert with_default(Controls((stay,)), "Stay") == Controls((stay,)), "there is nothing else"


def test_what_one_seat_is_asked_marks_what_counts_only_where_the_game_puts_it_first() -> None:
    go, stay = (Offer(f"choose {word.lower()}", Choice(word, weight="main"), kind="answer") for word in ("Go", "Stay"))
    assert with_default(Controls((go, stay)), "Stay", alone=True) == Controls((go, stay))
    first = Offer("choose stay", Choice("Stay", weight="first"), kind="answer")
    shown = with_default(Controls((go, first)), "Stay", alone=True).buttons
    assert [offer.choice.label for offer in shown] == ["Stay (default)", "Go"]
    advised = Controls((replace(go, choice=Choice("Go", weight="first", foremost=9)), first))
    assert with_default(advised, "Stay", alone=True) == advised, "another answer comes before it"
