"""Rules are found by their id, by a few words, and in spite of typing errors."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from engine.core.errors import BadContent
from engine.games import games
from engine.rulebook import TABLE, Found, Rulebook, RuleEntry, rulebook_of

WELL = """
[[rule]]
id = "WEL-001"
title = "Buckets"
topic = "Water"
text = "A bucket holds 3 measures of water."
see = ["WEL-G01"]

[[rule]]
id = "WEL-G01"
ours = true
title = "Spilling"
topic = "Accidents"
text = "A bucket that is knocked over is empty."
"""

ROPE = """
[[term]]
name = "Rope"
text = "What a bucket hangs on."
also = ["hawser", "cord of hemp"]
rules = ["WEL-G01"]
"""


PHRASES = 'WEL-001 = "pail"'


def write(folder: Path, game: str, text: str, phrases: str = PHRASES) -> Path:
    (folder / game).mkdir()
    (folder / game / "rules.toml").write_text(text, encoding="utf-8")
    (folder / game / "phrases.toml").write_text(phrases, encoding="utf-8")
    return folder


def ids(entries: Iterable[RuleEntry]) -> list[str]:
    return [entry.id for entry in entries]


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook_of(("skyshard",))


@pytest.fixture(scope="module")
def all_books() -> Rulebook:
    return rulebook_of((*games(), TABLE))


def test_get_takes_an_id_in_capitals_or_not(book: Rulebook) -> None:
    entry = book.get(" sky-g24 ")
    assert entry is not None
    assert (entry.id, entry.game, entry.title, entry.ours) == ("SKY-G24", "skyshard", "Exhaustion", True)
    rule = book.get("SKY-016")
    assert rule is not None and not rule.ours and rule.label == ""
    assert entry.label in ("house rule", "house rule, differs from the source")
    assert book.get("SKY-087") is None
    assert book.get("") is None


DEPARTURE = 'against = "A bucket never spills."\nwhy = "Ours do."\nletter = "Agree that buckets stand still."\n'


def test_a_house_rule_that_differs_says_so_and_how_to_play_by_the_source(tmp_path: Path) -> None:
    write(tmp_path, "well", WELL + DEPARTURE)
    spilling = Rulebook(("well",), folder=tmp_path).get("WEL-G01")
    assert spilling is not None and spilling.differs
    assert spilling.label == "house rule, differs from the source"
    assert spilling.departure == (
        "The source: A bucket never spills. Why not here: Ours do. By the letter: Agree that buckets stand still."
    )


@pytest.mark.parametrize("missing", ["against", "why", "letter", "ours"])
def test_a_departure_that_leaves_out_a_part_is_refused(tmp_path: Path, missing: str) -> None:
    lines = (WELL + DEPARTURE).splitlines(keepends=True)
    write(tmp_path, "well", "".join(line for line in lines if not line.startswith(f"{missing} =")))
    with pytest.raises(BadContent, match="WEL-G01: a house rule that differs has all of ours, against, why and letter"):
        Rulebook(("well",), folder=tmp_path)


def test_an_id_is_completed_from_its_beginning(book: Rulebook) -> None:
    found = ids(book.complete("sky-g2", limit=20))
    assert found[0] == "SKY-G02"
    assert set(found) == {"SKY-G02", *(f"SKY-G{number}" for number in range(20, 30))}


@pytest.mark.parametrize("typed", ["SKY-016", "sky-016", "sky 16", "SKY-16", "016", "16"])
def test_an_id_is_found_however_it_is_written(book: Rulebook, typed: str) -> None:
    assert ids(book.complete(typed))[:2] == ["SKY-016", "SKY-G16"]
    found = book.ask(typed)
    assert found.sure and ids(found.entries)[0] == "SKY-016"


@pytest.mark.parametrize("typed", ["SKY-G16", "skyg16", "g16", "SKY G 16"])
def test_a_ruling_is_found_however_its_id_is_written(book: Rulebook, typed: str) -> None:
    assert ids(book.complete(typed)) == ids(book.ask(typed).entries) == ["SKY-G16"]


@pytest.mark.parametrize("typed", ["(SKY-016)", "SKY-016?", "sky-016.", "what is SKY–016", "rule sky 016 explained"])
def test_an_id_is_found_within_what_else_is_typed(book: Rulebook, typed: str) -> None:
    found = book.ask(typed)
    assert found.sure and ids(found.entries) == ["SKY-016"]


@pytest.mark.parametrize("typed", ["round 6", "level 20", "step 3", "hp 0"])
def test_words_with_a_number_are_no_id(book: Rulebook, typed: str) -> None:
    assert len(book.ask(typed).entries) == 3
    assert book.complete(typed)


def test_an_unknown_id_finds_nothing(book: Rulebook) -> None:
    assert book.complete("SKY-999") == ()
    assert book.ask("SKY-999") == Found((), sure=False)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("exhuastion", "SKY-G24"),
        ("retreet", "SKY-G52"),
        ("legendery", "SKY-G43"),
        ("stamnia", "SKY-019"),
        ("enviroment", "SKY-G46"),
        ("compannion", "SKY-G53"),
        ("re-treat", "SKY-G52"),
        ("skyshardcards", "SKY-083"),
    ],
)
def test_a_typing_error_does_no_harm(book: Rulebook, typed: str, expected: str) -> None:
    assert expected in ids(book.ask(typed).entries)


def test_a_word_is_completed_while_it_is_being_typed(book: Rulebook) -> None:
    for typed in ("exhau", "exhaustio", "exhaustion"):
        assert ids(book.complete(typed))[0] == "SKY-G24", typed


def test_nonsense_finds_nothing_and_nothing_typed_the_first_entries(book: Rulebook) -> None:
    assert book.ask("qwertz") == book.ask("?!") == Found((), sure=False)
    assert book.complete("qwertz") == ()
    assert ids(book.complete("  ", limit=3)) == ["SKY-001", "SKY-002", "SKY-003"]


def test_no_more_than_the_limit_is_found_and_nothing_twice(book: Rulebook) -> None:
    assert len(book.ask("tile", limit=4).entries) == len(book.complete("tile", limit=4)) == 4
    everything = ids(book.complete("door tile card enemy", limit=500))
    assert 4 < len(everything) == len(set(everything)) <= 500


def test_very_long_and_strange_questions_are_answered(all_books: Rulebook) -> None:
    for typed in (
        "door " * 1000,
        "²",
        "٣",
        "-",
        "g-",
        "\n",
        "sky-" + "9" * 300,
        "'; drop table",
        "é" * 50,
        '" OR "*',
        "#1",
        "_",
    ):
        for game in (None, "skyshard", "chess"):
            assert all(isinstance(entry, RuleEntry) for entry in all_books.ask(typed, game).entries), typed
            assert all(isinstance(entry, RuleEntry) for entry in all_books.complete(typed, game)), typed


def test_topics_hold_every_entry_of_a_game_once_in_the_order_of_its_file(book: Rulebook) -> None:
    topics = book.topics("skyshard")
    assert next(iter(topics)) == "Exploring"
    assert ids(topics["Turns"])[:3] == ["SKY-G23", "SKY-G24", "SKY-G25"]
    listed = [entry.id for entries in topics.values() for entry in entries]
    assert len(listed) == len(set(listed)) and {"SKY-001", "SKY-086", "SKY-G01", "SKY-G58"} <= set(listed)
    assert book.topics("chess") == {}


def test_the_game_at_the_table_comes_before_the_others(tmp_path: Path) -> None:
    write(tmp_path, "well", WELL)
    write(tmp_path, "inn", WELL.replace("WEL-", "INN-"), PHRASES.replace("WEL-", "INN-"))
    both = Rulebook(["well", "inn"], tmp_path)
    assert ids(both.complete("bucket", game="inn"))[:2] == ["INN-001", "INN-G01"]
    assert ids(both.complete("bucket", game="well"))[:2] == ["WEL-001", "WEL-G01"]
    assert ids(both.complete("1", game="inn")) == ["INN-001", "INN-G01", "WEL-001", "WEL-G01"]
    assert ids(both.complete("pail", game="inn")) == ["INN-001", "WEL-001"]
    assert {entry.game for entry in both.complete("bucket")} == {"well", "inn"}
    assert ids(both.ask("how much does a bucket hold", "inn").entries)[0] == "INN-001"


def test_what_the_game_at_the_table_does_not_know_is_looked_for_in_the_others(all_books: Rulebook) -> None:
    found = all_books.ask("how does the Sun Track work", "skyshard")
    assert not found.sure
    assert [entry.game for entry in found.entries][2:] == ["cavern"]
    assert {entry.game for entry in found.entries[:2]} <= {"skyshard", TABLE}
    assert all_books.ask("how does the Sun Track work", "cavern").sure


def test_a_term_of_another_game_is_told_where_the_game_at_the_table_has_nothing_sure(all_books: Rulebook) -> None:
    found = all_books.ask("what is the Sun Track", "galaxy")
    assert found.sure and found.term is not None and found.term.game == "cavern"
    assert found.entries[0].id == found.term.rules[0]


def test_the_rules_of_the_table_belong_to_every_game(all_books: Rulebook) -> None:
    for game in games():
        assert all_books.ask("TAB-001", game).entries[0].game == TABLE
        assert all_books.ask("why did you refuse that", game).entries[0].id == "TAB-001"


def test_a_word_in_the_title_outweighs_the_same_word_in_a_text(tmp_path: Path) -> None:
    text = WELL.replace("A bucket that", "Spilling a bucket, or one that")
    book = Rulebook(["well"], write(tmp_path, "well", text.replace("holds 3", "holds, before spilling, 3"), ""))
    assert ids(book.complete("spilling")) == ["WEL-G01", "WEL-001"]


def test_a_question_is_found_by_the_other_words_and_irregular_forms_of_an_entry(tmp_path: Path) -> None:
    more = 'WEL-001 = "how much did we draw from it; bucketful"'
    book = Rulebook(["well"], write(tmp_path, "well", WELL, more))
    found = book.ask("what have we drawn from it")
    assert ids(found.entries)[0] == "WEL-001"
    assert ids(book.ask("jug").entries) == []


def test_a_term_is_told_by_any_of_its_names(tmp_path: Path) -> None:
    book = Rulebook(["well"], write(tmp_path, "well", f"{WELL}{ROPE}"))
    for asked in ("rope", "What is a rope?", "what does hawser mean", "ropes"):
        term = book.ask(asked, "well").term
        assert term is not None and (term.name, term.names) == ("Rope", ("Rope", "hawser", "cord of hemp")), asked
        assert book.ask(asked, "well").entries[0].id == "WEL-G01", asked
    assert book.ask("can the rope break", "well").term is None
    assert book.ask("hemp", "well").term is None
    assert [term.name for term in book.terms("well")] == ["Rope"]
    assert book.terms("chess") == ()
    assert book.ask("what is a cord of hemp", "well").entries[0].id == "WEL-G01"


def test_the_terms_in_a_text_are_found_inflected_or_not_the_longer_name_first_and_no_plain_one(tmp_path: Path) -> None:
    more = [
        f'\n[[term]]\nname = "{name}"\ntext = "Something."\nrules = ["WEL-G01"]\n'
        for name in ("Rope end", "Well", "Turn", "Fall")
    ]
    plain = more[2].replace("rules =", "plain = true\nrules =")
    write(tmp_path, "well", f"{WELL}{ROPE}{''.join([*more[:2], plain, more[3]])}")
    other = WELL.replace("WEL-", "OTH-") + more[2].replace("WEL-", "OTH-")
    write(tmp_path, "other", other, 'OTH-001 = "jug"')
    book = Rulebook(["well", "other"], tmp_path)
    text = "Your turn: two ropes hang in the well, at the rope's end and at the rope end. A fallen tree lies there."

    def named(most: int, game: str = "well") -> list[str]:
        return [term.name for term in book.terms_in(text, game, most)]

    assert named(9) == ["Rope", "Well", "Rope end"], "a player knows what a turn is"
    assert named(2) == ["Rope", "Well"] and [term.name for term in book.terms("well") if term.plain] == ["Turn"]
    assert named(9, "other") == ["Turn"] and named(9, "chess") == []
    assert book.terms_in("", "well", 9) == ()


def test_what_stands_word_for_word_among_the_names_of_an_entry_is_answered(all_books: Rulebook) -> None:
    for asked in ("how do i undo", "How do I undo?"):
        found = all_books.ask(asked, "skyshard")
        assert found.sure and found.entries[0].id == "TAB-031"


def test_what_no_one_can_be_sure_of_is_said_to_be_unsure(all_books: Rulebook) -> None:
    found = all_books.ask("how do I castle when my king is in check", "skyshard")
    assert not found.sure and 1 <= len(found.entries) <= 3


@pytest.mark.parametrize(
    ("text", "key", "wrong"),
    [
        (WELL.replace("WEL-G01", "WEL-001"), "WEL-001", "twice"),
        (WELL.replace('["WEL-G01"]', '["WEL-G02"]'), "WEL-001", "WEL-G02"),
        (WELL.replace('"WEL-001"', '"WEL-1"'), "WEL-1", "formed"),
        (WELL.replace('title = "Buckets"', 'tilte = "Buckets"'), "rule[0]", "tilte"),
        ("rule = 7", "rule", "array"),
        (f"{WELL}{ROPE}".replace('rules = ["WEL-G01"]', 'rules = ["WEL-G09"]'), "Rope", "WEL-G09"),
        (f"{WELL}{ROPE}".replace('rules = ["WEL-G01"]', "rules = []"), "Rope", "points to the entry"),
    ],
)
def test_a_mistake_in_a_rulebook_is_named_with_its_file_and_key(tmp_path: Path, text: str, key: str, wrong: str) -> None:
    with pytest.raises(BadContent) as caught:
        Rulebook(["well"], write(tmp_path, "well", text))
    assert caught.value.file == "data/well/rules.toml"
    assert key in caught.value.key or key in caught.value.wrong
    assert wrong in str(caught.value)


@pytest.mark.parametrize(
    ("text", "phrases", "file", "wrong"),
    [
        (WELL, 'WEL-007 = "pail"', "phrases", "WEL-007"),
        (WELL, "WEL-001 = 7", "phrases", "Expected `str`"),
        (WELL.replace('title = "Buckets"', 'title = "Buckets"\nalso = ["pail"]'), "", "rules", "phrases.toml"),
    ],
)
def test_a_mistake_in_phrases_is_named(tmp_path: Path, text: str, phrases: str, file: str, wrong: str) -> None:
    with pytest.raises(BadContent) as caught:
        Rulebook(["well"], write(tmp_path, "well", text, phrases))
    assert caught.value.file == f"data/well/{file}.toml" and wrong in str(caught.value)


def test_a_game_without_rules_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"data/well/rules\.toml: the file is missing"):
        Rulebook(["well"], tmp_path)
