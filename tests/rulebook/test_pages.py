"""The rulebooks to read and print are made from the data that /rules answers from, and are current."""

from __future__ import annotations

import re

import pytest

from docs.rulebooks import PAGES, page, titles
from engine.rulebook import Rulebook, rulebook_of


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook_of(tuple(titles()))


@pytest.mark.parametrize("game", titles())
def test_a_page_is_what_its_data_make_of_it(book: Rulebook, game: str) -> None:
    written = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    assert written == page(book, game), "run `python -m docs.rulebooks`"


@pytest.mark.parametrize("game", titles())
def test_a_page_holds_every_entry_once_and_its_links_lead_somewhere(book: Rulebook, game: str) -> None:
    written = page(book, game)
    entries = [entry for each in book.topics(game).values() for entry in each]
    assert re.findall(r'<a id="([^"]+)">', written) == [entry.id for entry in entries]
    assert all(entry.text in written and entry.example in written for entry in entries)
    assert all(f"| **{term.name}** |" in written for term in book.terms(game))
    headings = {heading.lower().replace(" ", "-") for heading in re.findall(r"(?m)^## (.+)$", written)}
    for target in re.findall(r"\]\(([^)]+)\)", written):
        file, _, anchor = target.partition("#")
        assert not file or file.removesuffix(".md") in titles(), target
        known = book.get(anchor)
        assert (known is not None and known.game == (file.removesuffix(".md") or game)) or re.sub(r"[,']", "", anchor) in {
            re.sub(r"[,']", "", heading) for heading in headings
        }, target


def test_there_is_no_page_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in PAGES.glob("*.md")} == set(titles())
