"""What words mean beside others, kinds of questions, and how likely an answer is, with numbers worked out by hand."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec
import pytest

from engine.core.errors import BadContent
from engine.games import games
from engine.rulebook import TABLE, rulebook_of
from engine.rulebook.language import search_folder
from engine.rulebook.senses import Senses, SensesFile, kept_sense, near, weighed
from engine.rulebook.signs import Kinds, alike, chance, read_weights


def test_words_that_stand_together_are_near_and_unknown_ones_have_no_sense(tmp_path: Path) -> None:
    file = tmp_path / "senses.bin"
    # door is (3, 4), gate (6, 8) at half the scale: the same. Fire is at a right angle to both: (-4, 3).
    numbers = bytes(each & 0xFF for each in (3, 4, 12, 16, -4, 3))
    file.write_bytes(msgspec.msgpack.encode(SensesFile(2, ("door", "gate", "fire"), (1.0, 0.5, 1.0), numbers)))
    senses = Senses(file)
    door, gate, fire = (senses.together([(word, 2.0)]) for word in ("door", "gate", "fire"))
    assert door == pytest.approx([0.6, 0.8]) and gate == pytest.approx(door)
    assert near(door, kept_sense(gate)) == pytest.approx(1.0, abs=0.01)
    assert near(fire, kept_sense(gate)) == pytest.approx(0.0, abs=0.01)
    assert near(fire, kept_sense([-each for each in fire])) == pytest.approx(-1.0, abs=0.01)
    assert senses.together([("unheard", 1.0)]) == [0.0, 0.0]


def test_senses_that_cannot_be_read_stop_the_start(tmp_path: Path) -> None:
    (tmp_path / "senses.bin").write_bytes(b"\xc1")
    for file in ("senses.bin", "missing.bin"):
        with pytest.raises(BadContent, match=file):
            Senses(tmp_path / file)


def test_the_words_that_say_most_are_rare_or_stand_often() -> None:
    rarity = {"door": 1.0, "the": 0.1, "shard": 2.0}
    counts = {"door": 1, "the": 9, "shard": 3}
    assert weighed(counts, rarity, 2) == [("shard", pytest.approx(2 * (1 + math.log(3)))), ("door", 1.0)]


def test_questions_of_the_same_kind_are_alike() -> None:
    kinds = Kinds([r"^may\b", r"\bhow many\b", r"\bagain\b"])
    assert [kinds.of(each.split()) for each in ("may we stop", "may we stop again", "how many", "stop")] == [1, 5, 2, 0]
    # Of 4 questions one is of both kinds asked for, two of one of these, and one of another.
    assert alike(5, {5: 1, 1: 2, 2: 1}) == pytest.approx((1 + 2 / 2) / 4)
    assert alike(0, {0: 3}) == 0.0


def test_the_best_of_several_is_as_likely_as_the_ranking_has_it() -> None:
    assert chance(2.0, [2.0]) == 1.0
    assert chance(2.0, [2.0, 2.0]) == 0.5
    assert chance(math.log(3), [math.log(3), 0.0]) == 0.75


def test_weights_that_cannot_be_read_stop_the_start(tmp_path: Path) -> None:
    assert read_weights(search_folder()).ranking.held > 0
    (tmp_path / "weights.toml").write_text("sure = 1.0\n", encoding="utf-8")
    with pytest.raises(BadContent, match="ranking"):
        read_weights(tmp_path)


def test_a_number_that_an_entry_does_not_tell_makes_it_less_sure() -> None:
    finder = rulebook_of((*games(), TABLE))._finder

    def uncounted(asked: str, key: str) -> float:
        return finder.doubts(asked, "skyshard", finder.signs(asked, "skyshard"), key).uncounted

    # “You need 3 star shards” and “from the moment its last star shard is drawn”.
    assert uncounted("how many shards do you need", "SKY-G10") == 0.0
    assert uncounted("how many shards until a delve is fully explored", "SKY-026") == 1.0
    assert uncounted("which shards until a delve is fully explored", "SKY-026") == 0.0
