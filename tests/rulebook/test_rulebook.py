"""Rules are found by their id, by a few words, and in spite of typing errors."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.errors import BadContent
from engine.rulebook import Rulebook, RuleEntry

WELL = """
[[rule]]
id = "WEL-001"
title = "Buckets"
topic = "Water"
text = "A bucket holds 3 measures of water."
see = ["WEL-G01"]
also = ["pail"]

[[rule]]
id = "WEL-G01"
ours = true
title = "Spilling"
topic = "Accidents"
text = "A bucket that is knocked over is empty."
"""


def write(folder: Path, game: str, text: str) -> Path:
    (folder / game).mkdir()
    (folder / game / "rules.toml").write_text(text, encoding="utf-8")
    return folder


def ids(entries: list[RuleEntry]) -> list[str]:
    return [entry.id for entry in entries]


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return Rulebook(["skyshard"])


def test_get_takes_an_id_in_capitals_or_not(book: Rulebook) -> None:
    entry = book.get(" sky-g24 ")
    assert entry is not None
    assert (entry.id, entry.game, entry.title, entry.ours) == ("SKY-G24", "skyshard", "Exhaustion", True)
    rule = book.get("SKY-016")
    assert rule is not None and not rule.ours
    assert book.get("SKY-087") is None
    assert book.get("") is None


def test_an_id_is_found_by_its_beginning(book: Rulebook) -> None:
    found = ids(book.find("sky-g2", limit=20))
    assert found[0] == "SKY-G02"
    assert set(found) == {"SKY-G02", *(f"SKY-G{number}" for number in range(20, 30))}


@pytest.mark.parametrize("typed", ["SKY-016", "sky-016", "sky 16", "SKY-16", "016", "16"])
def test_an_id_is_found_however_it_is_written(book: Rulebook, typed: str) -> None:
    assert ids(book.find(typed))[:2] == ["SKY-016", "SKY-G16"]


@pytest.mark.parametrize("typed", ["SKY-G16", "skyg16", "g16", "SKY G 16"])
def test_a_ruling_is_found_however_its_id_is_written(book: Rulebook, typed: str) -> None:
    assert ids(book.find(typed)) == ["SKY-G16"]


def test_an_unknown_id_finds_nothing(book: Rulebook) -> None:
    assert book.find("SKY-999") == []


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("can I explore if someone stands on the door", "SKY-G28"),
        ("how do I win?", "SKY-G50"),
        ("what happens when the deck is empty", "SKY-G09"),
        ("tile does not fit anywhere", "SKY-054"),
        ("who goes first", "SKY-G22"),
        ("how do I open a chest", "SKY-G42"),
        ("can I move through my friends", "SKY-G32"),
        ("keep moving after exploring", "SKY-011"),
        ("line of sight", "SKY-G29"),
        ("how many shards do we need", "SKY-G10"),
        ("rotate the tile", "SKY-049"),
        ("we are stuck, no more doors", "SKY-G55"),
        ("does the hound explore", "SKY-013"),
        ("losing health every round", "SKY-G24"),
        ("dead", "SKY-G49"),
        ("solo", "SKY-G57"),
    ],
)
def test_an_entry_is_found_by_the_words_that_a_player_would_type(book: Rulebook, typed: str, expected: str) -> None:
    assert expected in ids(book.find(typed))[:3]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("exhuastion", "SKY-G24"),
        ("retreet", "SKY-G52"),
        ("legendery", "SKY-G43"),
        ("stamnia", "SKY-019"),
        ("trapp", "SKY-G44"),
        ("enviroment", "SKY-G46"),
        ("compannion", "SKY-G53"),
    ],
)
def test_a_typing_error_does_no_harm(book: Rulebook, typed: str, expected: str) -> None:
    assert expected in ids(book.find(typed))[:3]


def test_a_word_is_found_while_it_is_being_typed(book: Rulebook) -> None:
    for typed in ("exh", "exhau", "exhaustio", "exhaustion"):
        assert ids(book.find(typed))[0] == "SKY-G24", typed


def test_nonsense_finds_nothing_and_nothing_finds_the_first_entries(book: Rulebook) -> None:
    assert book.find("qwertz") == []
    assert book.find("?!") == []
    assert ids(book.find("  ", limit=3)) == ["SKY-001", "SKY-002", "SKY-003"]


def test_no_more_than_the_limit_is_found_and_nothing_twice(book: Rulebook) -> None:
    assert len(book.find("tile", limit=4)) == 4
    everything = ids(book.find("door tile card enemy", limit=500))
    assert len(everything) == len(set(everything)) > 50


def test_very_long_and_strange_queries_are_answered(book: Rulebook) -> None:
    for typed in ("door " * 1000, "²", "٣", "-", "g-", "\n", "sky-" + "9" * 300, "'; drop table", "é" * 50):
        assert all(isinstance(entry, RuleEntry) for entry in book.find(typed))


def test_topics_hold_every_entry_of_a_game_once_in_the_order_of_its_file(book: Rulebook) -> None:
    topics = book.topics("skyshard")
    assert next(iter(topics)) == "Exploring"
    assert ids(list(topics["Turns"])) == ["SKY-G23", "SKY-G24", "SKY-G25"]
    assert sum(len(entries) for entries in topics.values()) == 144
    assert book.topics("chess") == {}


def test_the_game_at_the_table_comes_before_the_others(tmp_path: Path) -> None:
    write(tmp_path, "well", WELL)
    write(tmp_path, "inn", WELL.replace("WEL-", "INN-"))
    both = Rulebook(["well", "inn"], tmp_path)
    assert ids(both.find("bucket", game="inn"))[:2] == ["INN-001", "INN-G01"]
    assert ids(both.find("bucket", game="well"))[:2] == ["WEL-001", "WEL-G01"]
    assert ids(both.find("1", game="inn")) == ["INN-001", "INN-G01", "WEL-001", "WEL-G01"]
    assert ids(both.find("pail", game="inn")) == ["INN-001", "WEL-001"]
    assert {entry.game for entry in both.find("bucket")} == {"well", "inn"}


def test_a_word_in_the_title_outweighs_the_same_word_in_a_text(tmp_path: Path) -> None:
    text = WELL.replace("A bucket that", "Spilling a bucket, or one that").replace('also = ["pail"]', "")
    book = Rulebook(["well"], write(tmp_path, "well", text.replace("holds 3", "holds, before spilling, 3")))
    assert ids(book.find("spilling")) == ["WEL-G01", "WEL-001"]


@pytest.mark.parametrize(
    ("text", "key", "wrong"),
    [
        (WELL.replace("WEL-G01", "WEL-001"), "WEL-001", "twice"),
        (WELL.replace('["WEL-G01"]', '["WEL-G02"]'), "WEL-001", "WEL-G02"),
        (WELL.replace('"WEL-001"', '"WEL-1"'), "WEL-1", "formed"),
        (WELL.replace('title = "Buckets"', 'tilte = "Buckets"'), "rule[0]", "tilte"),
        ("rule = 7", "rule", "array"),
    ],
)
def test_a_mistake_in_a_rulebook_is_named_with_its_file_and_key(tmp_path: Path, text: str, key: str, wrong: str) -> None:
    with pytest.raises(BadContent) as caught:
        Rulebook(["well"], write(tmp_path, "well", text))
    assert caught.value.file == "data/well/rules.toml"
    assert key in caught.value.key or key in caught.value.wrong
    assert wrong in str(caught.value)


def test_a_game_without_rules_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"data/well/rules\.toml: the file is missing"):
        Rulebook(["well"], tmp_path)
