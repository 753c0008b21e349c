"""What words are in English: learned from sentences in both languages, kept in little room, and used to find entries."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from engine.core.errors import BadContent
from engine.core.languages import PLACES, SOURCE
from engine.rulebook import Rulebook
from engine.rulebook.book import is_searched
from engine.rulebook.english import MEANT, Dictionary, kept_dictionary
from engine.rulebook.language import search_folder
from engine.rulebook.questions import QuestionWord, QuestionWords
from tests.rulebook.english import learned

LANGUAGES = [language for language in PLACES if is_searched(language) and language != SOURCE]

RULES = """
[[rule]]
id = "WEL-001"
title = "Buckets"
topic = "Water"
text = "A bucket holds water."

[[rule]]
id = "WEL-002"
title = "Ropes"
topic = "Water"
text = "A rope holds a bucket."
"""
TOLD = """
msgid "Buckets"
msgstr "Eimer"

msgid "A bucket holds water."
msgstr "Ein Eimer enthält Wasser."

msgid "Ropes"
msgstr "Seile"

msgid "A rope holds a bucket."
msgstr "Ein Seil hält einen Eimer."
"""


def written(folder: Path, meant: dict[str, dict[str, float]]) -> Dictionary:
    file = folder / "english.bin"
    file.write_bytes(msgspec.msgpack.encode(kept_dictionary(meant)))
    return Dictionary(file)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a game whose English phrases tell of a torch, as no German word of it does."""
    (tmp_path / "well" / "words" / "de").mkdir(parents=True)
    (tmp_path / "well" / "rules.toml").write_text(RULES, encoding="utf-8")
    (tmp_path / "well" / "phrases.toml").write_text('WEL-002 = "burn it with a torch"', encoding="utf-8")
    (tmp_path / "well" / "words" / "de" / "rules.po").write_text(TOLD, encoding="utf-8")
    for language in (SOURCE, "de"):
        (tmp_path / "search" / language).mkdir(parents=True)
        words = (search_folder(language) / "words.toml").read_text(encoding="utf-8")
        (tmp_path / "search" / language / "words.toml").write_text(words, encoding="utf-8")
    return tmp_path


def test_words_are_learned_from_sentences_and_those_that_lead_to_the_same_help() -> None:
    pairs = [(["haus", "rot"], ["hous", "red"]), (["haus"], ["hous"]), (["tur", "haus"], ["door", "hous"])]
    shares = learned(pairs, [])
    assert {word: max(likely, key=likely.__getitem__) for word, likely in shares.items() if word} == {
        "haus": "hous",
        "rot": "red",
        "tur": "door",
    }
    assert "bud" not in shares
    # “Bude” stands in no sentence; beside a red door it leads to what a hut leads to.
    bags = [({"bud": 2.0, "rot": 1.0, "tur": 1.0}, {"hut": 2.0, "red": 1.0, "door": 1.0})]
    likely = learned(pairs, bags)["bud"]
    assert max(likely, key=likely.__getitem__) == "hut"


def test_the_likeliest_word_is_worth_1_and_a_quarter_as_likely_a_half(tmp_path: Path) -> None:
    many = {f"w{at}": 0.1 for at in range(MEANT + 3)}
    known = written(tmp_path, {"tor": {"gate": 0.6, "door": 0.15}, "haus": {"hous": 0.3}, "viel": many})
    assert known.of("tor") == {"gate": 1.0, "door": pytest.approx(0.5, abs=0.01)}
    assert known.of("haus") == {"hous": 1.0}
    assert known.of("baum") == known.of("zaun") == known.of("") == {}
    assert len(known.of("viel")) == MEANT


def test_a_question_is_told_in_english_each_word_as_rare_as_it_was(tmp_path: Path) -> None:
    known = written(tmp_path, {"tor": {"gate": 0.4}, "tur": {"gate": 0.1, "door": 0.4}})
    slots = [
        QuestionWord("tor", {"tur": 0.9}, frozenset({"#1"}), 3.0),
        QuestionWord("xyz", {}, frozenset(), 2.0),
        QuestionWord("", {}, frozenset({"#2"}), 1.0),  # A name of several words: its words stand there too.
    ]
    tor, unknown = known.told(slots)
    assert (tor.form, tor.rarity, unknown.others, unknown.rarity) == ("", 3.0, {}, 2.0)
    assert tor.others == {"gate": 1.0, "door": pytest.approx(0.9)}


def test_a_dictionary_that_cannot_be_read_stops_the_start(tmp_path: Path) -> None:
    (tmp_path / "english.bin").write_bytes(b"\xc1")
    with pytest.raises(BadContent, match=r"english\.bin"):
        Dictionary(tmp_path / "english.bin")


def test_an_entry_is_found_by_what_only_its_english_phrases_say(data: Path) -> None:
    english = Rulebook(["well"], data)
    german = Rulebook(["well"], data, language="de", english=english)
    signs = german._finder.signs("fackel am eimer", "well")
    assert signs["WEL-002"].english_held > signs["WEL-001"].english_held > 0.0
    assert signs["WEL-002"].english_names > 0.0 and signs["WEL-002"].names == 0.0
    assert german.ask("fackel am eimer", "well").entries[0].id == "WEL-002"
    assert Rulebook(["well"], data, language="de")._finder.signs("fackel am eimer", "well") == signs
    assert {each.english_held for each in english._finder.signs("bucket", "well").values()} == {0.0}


def test_everyday_meanings_of_the_english_words_count_half(data: Path) -> None:
    finder = Rulebook(["well"], data)._finder
    lantern = QuestionWords([QuestionWord("", {"lantern": 1.0}, frozenset(), 1.0)])
    # A lantern is a light, and so is a torch.
    assert finder.told_of(lantern, 0, ["WEL-002"])["WEL-002"]["english_held"] == 0.5
    assert finder.told_of(lantern, 0, ["WEL-001"])["WEL-001"]["english_held"] == 0.0


@pytest.mark.parametrize(
    ("language", "word", "english"),
    [("de", "fackel", "torch"), ("de", "erkund", "explor"), ("es", "antorch", "torch"), ("es", "cofr", "chest")],
)
def test_every_language_knows_words_in_english(language: str, word: str, english: str) -> None:
    meant = Dictionary(search_folder(language) / "english.bin").of(word)
    assert max(meant, key=meant.__getitem__) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kinds_of_questions_are_the_same_in_every_language(language: str) -> None:
    """A kind is a bit by its place, and kinds of one language are compared with those of English names."""
    kinds = [
        list(tomllib.loads((search_folder(each) / "words.toml").read_text(encoding="utf-8"))["kinds"])
        for each in (language, SOURCE)
    ]
    assert kinds[0] == kinds[1]
