"""The points so far, as the map shows them to everybody and to each player."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from engine.core.scene import Look
from engine.games.cavern.game import GAME
from engine.games.cavern.rules.ending import points_between, score
from engine.games.cavern.state.content import content
from engine.games.cavern.state.state import Gold, Holding

from .build import cavern, player


@pytest.mark.rule("CAV-026", "CAV-028", "CAV-179")
def test_points_so_far_of_cards_that_lie_facedown_are_a_range() -> None:
    ring = next(card for card, known in content().treasures.items() if known.value == 5)
    state = cavern([player(0, gold=(Gold(3, up=True), Gold(2)), treasure=(Holding(ring),)), player(1)], round=4)
    # Faceup 3 and 1 more; facedown Gold is worth 1 to 3, a Treasure 2 to 5: 7 to 12, in truth 4 + 2 + 5. What is
    # likely around the mean of 8.96 would be 4.5 to 13.5.
    assert [row.value for row in GAME.scene(GAME.view(state, None), Look()).panel] == ["7–12 pts", ""]
    assert [row.value for row in GAME.scene(GAME.view(state, 1), Look()).panel] == ["7–12 pts", ""]
    assert [row.value for row in GAME.scene(GAME.view(state, 0), Look()).panel] == ["11 pts", ""]
    begun = replace(state, round=1)
    assert [row.value for row in GAME.scene(GAME.view(begun, 0), Look()).panel] == ["", ""], "there is hardly a race yet"


@pytest.mark.rule("CAV-027", "CAV-179")
def test_who_plays_alone_with_bots_reads_their_own_points_whatever_is_asked() -> None:
    """3 and 2 in Gold are 5 points for Alan. All others see 2 to 6."""
    state = cavern(
        [player(0, gold=(Gold(3), Gold(2))), player(1)], {(0, 1): "entrance"}, round=4, placed=(0, 1), step="send"
    )
    post = replace(GAME.view(state, None), confided=GAME.view(state, 0))
    assert [row.value for row in GAME.scene(post, Look()).panel] == ["5 pts", ""]
    assert [row.value for row in GAME.scene(GAME.view(state, None), Look()).panel] == ["2–6 pts", ""]


@pytest.mark.rule("CAV-026", "CAV-028")
def test_many_cards_that_lie_facedown_are_told_by_what_is_likely_not_by_what_is_possible() -> None:
    """16 Gold of 1.71 and 6 Treasures of 3.25 are 46.8. Their variances of 0.56 and 1.09 shrink to 69/84 and 14/19, since
    cards are drawn once: the root of all is 3.49, and 3.5 times that 12.2. At worst they were 28, at best 78."""
    hoard = player(0, gold=(Gold(1),) * 16, treasure=(Holding(next(iter(content().treasures))),) * 6)
    state = cavern([hoard, player(1)], round=4)
    assert [row.value for row in GAME.scene(GAME.view(state, None), Look()).panel] == ["34–60 pts", ""]


@pytest.mark.rule("CAV-026", "CAV-028")
def test_a_range_of_points_holds_the_true_number_however_poor_the_cards_are() -> None:
    """11 Gold and 3 Treasures are 28.5 on average, and 21 in truth: the range is 28.5 less and more 10.1."""
    two = next(card for card, known in content().treasures.items() if known.value == 2)
    poor = player(0, gold=(Gold(1),) * 7 + (Gold(2),) * 4, treasure=(Holding(two),) * 3)
    state = cavern([poor, player(1)], round=7)
    assert [row.value for row in GAME.scene(GAME.view(state, None), Look()).panel] == ["18–39 pts", ""]
    assert [row.value for row in GAME.scene(GAME.view(state, 0), Look()).panel] == ["21 pts", ""]


@pytest.mark.rule("CAV-026", "CAV-028")
def test_no_hand_that_is_dealt_has_other_points_than_its_range() -> None:
    gold = [1] * 40 + [2] * 30 + [3] * 15
    treasure = [card.id for card in content().treasures.values() for _ in range(card.count)]
    lot = random.Random(7)
    for _ in range(500):
        bags, chests = lot.randint(1, 25), lot.randint(0, 8)
        cards = tuple(map(Holding, lot.sample(treasure, chests)))
        dealt = player(0, gold=tuple(map(Gold, lot.sample(gold, bags))), treasure=cards)
        least, most = points_between(GAME.view(cavern([dealt, player(1)]), None).state.players[0])
        assert least <= score(dealt) <= most
