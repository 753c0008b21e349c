"""Pages for players in other languages: all are there, and say what the English page says with the same commands."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from docs import languages
from tests.test_house import TOP

DOCS = TOP / "docs"
THERE = [language for language in languages.known() if (DOCS / language).is_dir()]
PAGES = [(language, page) for language in THERE for page in languages.pages()]
COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
FENCED = re.compile(r"^(?:> )?```.*?^(?:> )?```", re.DOTALL | re.MULTILINE)


def read(page: Path) -> str:
    """Return a page without comments and samples."""
    return FENCED.sub("", COMMENT.sub("", page.read_text(encoding="utf-8")))


def levels(text: str) -> list[int]:
    """Return the levels of a page's headings, in order."""
    return [len(found) for found in re.findall(r"^(#+) ", text, re.MULTILINE)]


def commands(text: str) -> Counter[str]:
    """Return the commands that a page names, each as often as it does."""
    return Counter(re.findall(r"(?<!`)`(/[a-z]+(?: [a-z]+)?)\b[^`\n]*`", text))


def targets(page: Path, text: str) -> list[str]:
    """Return what the links and pictures of a page lead to, as paths in the repository."""
    found = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]
    return [(page.parent / link if link else page).resolve().relative_to(TOP).as_posix() for link in found]


def test_each_language_has_every_page_for_players() -> None:
    assert {"de", "es"} <= set(THERE) and len(languages.pages()) > 40
    for language in THERE:
        there = {page.relative_to(DOCS / language).as_posix() for page in (DOCS / language).rglob("*.md")}
        assert there == set(languages.pages()), language


@pytest.mark.parametrize(("language", "page"), PAGES)
def test_a_page_says_what_the_english_one_says(language: str, page: str) -> None:
    english, there = DOCS / page, DOCS / language / page
    text, told = read(english), read(there)
    said = languages.TRANSLATED.search(there.read_text(encoding="utf-8"))
    assert said is not None and said["page"] == page, "its last line names what it translates"
    leads = targets(there, told)
    assert all((TOP / target).exists() for target in leads)
    for target in leads:
        name = target.removeprefix("docs/")
        assert name not in languages.pages(), f"{target} stands in this language too"
    if languages.is_current(language, page):
        assert levels(told) == levels(text)
        assert commands(told) == commands(text)
        same = (target.replace(f"docs/{language}/", "docs/").replace(f"-{language}.png", ".png") for target in leads)
        assert Counter(same) == Counter(targets(english, text))


def test_a_new_language_begins_with_the_english_messages_and_is_not_spoken(tmp_path: Path) -> None:
    for folder, file in (("words", "tables"), ("chess/words", "labels")):
        english = tmp_path / folder / "en"
        english.mkdir(parents=True)
        (english / f"{file}.ftl").write_text("greeting = Hello, { $who }\nnothing = { $who }\n")
    languages.begin("fr", tmp_path)
    assert (tmp_path / "words/fr/unfinished").exists() and (tmp_path / "words/fr/tables.ftl").exists()
    mine = tmp_path / "chess/words/fr/labels.ftl"
    assert languages.untouched("chess", "fr", tmp_path) == {"greeting"}, "the other one has no word to translate"
    mine.write_text("greeting = Bonjour, { $who }\nnothing = { $who }\n")
    languages.begin("fr", tmp_path)
    assert "Bonjour" in mine.read_text() and languages.untouched("chess", "fr", tmp_path) == set()
    (tmp_path / "words/fr/unfinished").unlink()
    assert languages.untouched("", "fr", tmp_path) == set(), "a language that is spoken may say the same as English"
    with pytest.raises(ValueError, match="french"):
        languages.begin("french-fried", tmp_path)
