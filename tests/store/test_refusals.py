"""What was refused is remembered, the last of each member in each channel."""

from __future__ import annotations

from pathlib import Path

from engine.store import RefusalRow, Store

FIRST = RefusalRow(channel=7, member=1, words="It's Bob's turn. I'll call you.", rule="TAB-023", at=100)
LATER = RefusalRow(channel=7, member=1, words="That is too far.", rule="SKY-018", at=200)


async def test_the_last_refusal_of_a_member_takes_the_place_of_the_one_before_and_outlives_the_process(
    place: Path | str,
) -> None:
    store = await Store.open(place)
    assert await store.refusal(7, 1) is None
    await store.note_refusal(FIRST)
    await store.note_refusal(LATER)
    await store.close()
    store = await Store.open(place)
    assert await store.refusal(7, 1) == LATER
    await store.close()


async def test_a_refusal_is_no_one_elses_and_no_other_channels(place: Path | str) -> None:
    store = await Store.open(place)
    await store.note_refusal(FIRST)
    assert await store.refusal(7, 2) is None
    assert await store.refusal(8, 1) is None
    await store.close()
