"""What stands beside each other in a question and in the names of an entry."""

from __future__ import annotations

import pytest

from engine.rulebook.pairs import WordOrder, kept_pairs

RARITY = {"can": 1.0, "door": 2.0, "attack": 3.0}


def test_a_pair_weighs_as_much_as_its_less_rare_word_and_counts_in_its_order_only() -> None:
    order = WordOrder(["can", "door", "attack", "wall"], RARITY, 5.0)
    assert order.shared(kept_pairs([["can", "door"], ["attack", "wall", "can"]])) == pytest.approx((1 + 3) / (1 + 2 + 3))
    assert order.shared(kept_pairs([["door", "can"], ["attack", "door"]])) == 0.0
    assert order.shared(kept_pairs([["can", "door", "attack", "wall"]])) == 1.0


def test_a_question_of_one_word_has_no_order() -> None:
    assert WordOrder(["door"], RARITY, 5.0).shared(kept_pairs([["door", "attack"]])) == 0.0
    assert WordOrder([], RARITY, 5.0).shared(kept_pairs([])) == 0.0
