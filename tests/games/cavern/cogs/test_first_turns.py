"""The page of the first turns says what the bot says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs import pictures
from tests.games.cavern.pictures import ALBUM


def sentences(text: str) -> set[str]:
    """Return the sentences of a text without its markup."""
    plain = re.sub(r"[*>\\@]|^-# ?", "", text, flags=re.MULTILINE)
    return {sentence for line in plain.splitlines() for sentence in re.split(r"(?<=[.!?”]) ", line.strip()) if sentence}


@pytest.mark.whole
async def test_what_the_first_cavern_lets_the_bot_say_is_what_it_says(tmp_path: Path) -> None:
    page = (pictures.PAGES / ALBUM.page).read_text(encoding="utf-8")
    quoted = re.findall(r"^> \*\*(?:The bot|Only Ada sees this)\*\* ((?:.*\n)(?:> (?!\*\*[A-Z]).*\n)*)", page, re.MULTILINE)
    results = await pictures.run(pictures.script_of("cavern", ALBUM), tmp_path)
    said = set[str]().union(*(sentences(reply["text"]) for result in results for reply in result["replies"]))
    said |= {sentence.rstrip(".") for sentence in said}
    assert len(quoted) > 6
    assert [each for text in quoted for each in sentences(text) if each not in said and each.rstrip(".") not in said] == []
