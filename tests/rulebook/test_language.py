"""Words of a question: their stems, what else they mean, what mistyped ones were meant to be."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.errors import BadContent
from engine.rulebook.language import Meanings, WordForms, joined, read_everyday, repaired, split, words

KNOWN = ("battle", "bottle", "door", "exhaustion", "ion", "storm", "reroll", "treasure", "tie")


def test_words_are_lower_case_and_an_apostrophe_joins() -> None:
    assert words("Can't I re-roll BOB's 2 dice?") == ["cant", "i", "re", "roll", "bobs", "2", "dice"]
    assert words("") == words("?! - _") == []


def test_forms_of_a_word_have_one_stem_irregular_ones_too() -> None:
    forms = WordForms([("draw", "drew", "drawn"), ("2", "two")])
    assert len({forms.of(word) for word in ("explore", "explored", "exploring", "explores")}) == 1
    assert forms.of("drew") == forms.of("drawn") == forms.of("draws") == "draw"
    assert forms.row("two cards drawn") == ["2", "card", "draw"]
    assert WordForms().of("drew") == "drew"


def test_names_of_one_or_several_words_share_a_meaning() -> None:
    meanings = Meanings([("#0", ("knocked out", "dead")), ("#1", ("health", "hit points"))], WordForms())
    assert meanings.of(WordForms().row("dead")) == meanings.of(WordForms().row("I am knocked out")) == ["#0"]
    assert meanings.of(WordForms().row("knocked out without hit points")) == ["#0", "#1"]
    assert meanings.of(WordForms().row("knocked")) == []
    assert meanings.names(["hit", "point"]) == [(("hit", "point"), ["#1"])]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("exhuastion", ["exhaustion"]),
        ("exaustoin", ["exhaustion"]),
        ("tresure", ["treasure"]),
        ("dor", []),
        ("doro", ["door"]),
        ("dxyz", []),
        ("12345", []),
        ("bettle", ["battle", "bottle"]),
    ],
)
def test_a_mistyped_word_is_taken_for_those_that_are_nearly_the_same(typed: str, meant: list[str]) -> None:
    assert sorted(repaired(typed, KNOWN)) == meant


def test_words_written_as_one_or_with_a_hyphen_are_told_apart() -> None:
    assert split("ionstorm", set(KNOWN)) == ("ion", "storm")
    assert split("stormy", set(KNOWN)) is None
    assert joined("may I re-roll a re-draw", set(KNOWN)) == "may I reroll a re-draw"


def test_everyday_words_are_read_and_a_mistake_in_them_is_named(tmp_path: Path) -> None:
    everyday = read_everyday()
    assert all(len(group) >= 2 for group in (*everyday.groups, *everyday.forms))
    assert all(name == name.strip().lower() for group in (*everyday.groups, *everyday.forms) for name in group)
    assert not [form for forms in everyday.forms for form in forms if " " in form]
    with pytest.raises(BadContent, match=r"data/search/en/words\.toml"):
        read_everyday(folder=tmp_path)
    (tmp_path / "search" / "en").mkdir(parents=True)
    (tmp_path / "search" / "en" / "words.toml").write_text('groups = "a, b"\nforms = []\n')
    with pytest.raises(BadContent, match="array"):
        read_everyday(folder=tmp_path)


def test_no_word_is_a_form_of_two_others() -> None:
    forms = [form for first, *others in read_everyday().forms for form in others]
    assert sorted({form for form in forms if forms.count(form) > 1}) == []
