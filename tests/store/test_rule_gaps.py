"""What the rules desk did not find at once is counted by words and entry."""

from __future__ import annotations

import pytest

from engine.store import rule_gaps as gaps
from engine.store.rule_gaps import RuleGap
from tests.tables.house import House


async def test_presses_add_up_by_words_and_entry(house: House) -> None:
    store = house.tables._context.store
    for gap in (
        RuleGap("door explore", "SKY-007", 1, 0),
        RuleGap("door explore", "SKY-007", 1, 0),
        RuleGap("door explore", "SKY-013", 0, 1),
        RuleGap("door", "SKY-007", 1, 0),
    ):
        await store.rule_gaps.count(gap)
    assert await store.rule_gaps.every() == (
        RuleGap("door explore", "SKY-007", 2, 0),
        RuleGap("door", "SKY-007", 1, 0),
        RuleGap("door explore", "SKY-013", 0, 1),
    )
    await store.rule_gaps.forget()
    assert await store.rule_gaps.every() == ()


async def test_no_more_come_in_than_are_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    store = house.tables._context.store
    monkeypatch.setattr(gaps, "MOST", 2)
    for word in ("a", "b", "c", "a"):
        await store.rule_gaps.count(RuleGap(word, "SKY-007", 1, 0))
    assert await store.rule_gaps.every() == (RuleGap("a", "SKY-007", 2, 0), RuleGap("b", "SKY-007", 1, 0))


async def test_words_are_counted_by_the_alphabet_and_nothing_where_it_is_switched_off(
    house: House,
) -> None:
    counted, store = house.tables.rule_gaps, house.tables._context.store
    await counted.chosen("door explore door", "SKY-007")
    await counted.missed("explore door", "SKY-007")
    await counted.missed("", "SKY-007")
    counted.counts = False
    await counted.chosen("tile", "SKY-033")
    assert await store.rule_gaps.every() == (RuleGap("door explore", "SKY-007", 1, 1),)
