"""Advice is offered by itself in the first three turns of those who have never finished a game of the kind."""

from __future__ import annotations

import pytest

from engine.api.update import Member, Update
from engine.core.messages import WORDS

from .house import ADA, BOB, CY, House

FOR_EVER = "100000"
ELSEWHERE = 8
WHERE = f"-# New to you: {WORDS('tip-advice')} `/me tips:off` ends such lines."


async def passes(house: House, *members: Member, channel: int = 7) -> list[Update]:
    """Let members end their turns, one after the other; return what is told of each."""
    return [await house.act(member, "pass", channel) for member in members]


def offers(*updates: Update) -> list[bool]:
    return [update.controls.advice for update in updates]


@pytest.mark.rule("TAB-109")
async def test_where_all_are_new_their_first_three_turns_offer_it_and_then_they_read_where_it_is(house: House) -> None:
    first = await house.begin(ADA, BOB, game="march", rounds=FOR_EVER)
    walked = [await house.act(ADA, f"step {steps}") for steps in (1, 1)]
    assert offers(first, *walked) == [True] * 3, "a turn may take several moves"
    *others, second = await passes(house, ADA, BOB, ADA, BOB)
    assert offers(*others, second) == [True] * 4
    await house.reopen()
    ada, bob = await passes(house, ADA, BOB)
    assert offers(ada, bob) == [True, False], "Bob had two turns when Ada had three"
    assert await house.tables.tips.next_for(second, BOB.id) == ""
    assert await house.tables.tips.next_for(bob, BOB.id) == WHERE
    later, last = await passes(house, ADA, BOB)
    assert offers(later, last) == [False, False]
    assert await house.tables.tips.next_for(later, ADA.id) == WHERE
    assert await house.tables.tips.next_for(last, BOB.id) == "", "it is said once"


@pytest.mark.rule("TAB-109")
async def test_who_asked_for_advice_is_not_told_where_it_is(house: House) -> None:
    await house.begin(ADA, BOB, game="march", rounds=FOR_EVER)
    await passes(house, ADA, BOB, ADA, BOB)
    for _ in range(2):
        await house.tables.tips.found_advice(ADA.id, "march")
    ada, _ = await passes(house, ADA, BOB)
    later, last = await passes(house, ADA, BOB)
    assert [await house.tables.tips.next_for(update, ADA.id) for update in (ada, later)] == ["", ""]
    assert await house.tables.tips.next_for(last, BOB.id) == WHERE


@pytest.mark.rule("TAB-109", "TAB-040")
async def test_where_some_have_played_before_the_post_does_not_tell_who_has_not(house: House) -> None:
    await house.begin(ADA, BOB, game="march", rounds="2")
    *_, end = await passes(house, ADA, BOB, ADA, BOB)
    assert end.kind == "end"
    first = await house.begin(CY, ADA, game="march", rounds=FOR_EVER)
    cy, ada = await passes(house, CY, ADA)
    assert offers(first, cy, ada) == [False] * 3
    assert await house.tables.tips.next_for(cy, CY.id) == WHERE
    assert await house.tables.tips.next_for(ada, ADA.id) == "", "Ada has finished one"


@pytest.mark.rule("TAB-109")
async def test_a_game_that_was_broken_off_is_not_finished_and_its_turns_count_at_the_next_table(house: House) -> None:
    await house.begin(ADA, game="march", rounds=FOR_EVER)
    assert offers(*await passes(house, ADA, ADA)) == [True, True]
    assert offers(await house.begin(ADA, game="march", rounds=FOR_EVER, channel=ELSEWHERE)) == [True]
    assert offers(*await passes(house, ADA, channel=ELSEWHERE)) == [False]
    await house.tables.lobby.end(house.call(ADA, ELSEWHERE))
    again = await house.begin(ADA, game="march", rounds=FOR_EVER, channel=ELSEWHERE)
    assert offers(again) == [False], "three turns are three turns"


@pytest.mark.rule("TAB-105", "TAB-109")
async def test_rivals_are_offered_none(house: House) -> None:
    first = await house.begin(ADA, BOB)
    (told,) = await passes(house, ADA)
    assert offers(first, told) == [False, False] and told.tips == ()


@pytest.mark.rule("TAB-120", "TAB-122")
async def test_what_is_kept_of_first_turns_is_forgotten_with_its_member(house: House) -> None:
    await house.begin(ADA, BOB, game="march", rounds=FOR_EVER)
    await passes(house, ADA, BOB, ADA)
    assert await house.count("tips") == 3 and b'"tip": "turn-2"' in await house.tables.privacy.export(ADA)
    assert (await house.tables.privacy.forget(ADA)).done
    assert await house.count("tips") == 1
