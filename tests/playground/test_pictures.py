"""The pictures of README and docs can be made again, from games that are really played."""

import re
import shutil
from pathlib import Path

import pytest

from docs import orders, pictures, quotes
from engine.core.content import DATA

PROJECT = Path(__file__).parents[2]
PAGES = (PROJECT / "README.md", *sorted((PROJECT / "docs").glob("*.md")))


def shown():
    """Return the names of all pictures that a page shows, with what it says of each."""
    found = {}
    for page in PAGES:
        for words, path in re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / path).is_file(), f"{page.name}: {path}"
            found[Path(path).name] = words
    return found


def test_pictures_quotes_and_the_table_of_orders_are_as_they_are_made_today(tmp_path):
    images, pages = tmp_path / "images", tmp_path / "pages"
    images.mkdir()
    pages.mkdir()
    made_in = (*pictures.QUOTING, pictures.ORDERING)
    for page in made_in:
        shutil.copy(page, pages)
    assert pictures.main(images, pages, tmp_path / "games") == 0
    cards = {file.relative_to(tmp_path / "games") for file in (tmp_path / "games").rglob("*.png")}
    assert cards == {file.relative_to(DATA) for file in DATA.glob("*/how/*")} and len(cards) == 15
    made = {file.name for file in images.iterdir()}
    assert made == set(shown()) - {"map.png", "page.png"}
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in images.iterdir())
    for page in made_in:
        assert (pages / page.name).read_text(encoding="utf-8") == page.read_text(encoding="utf-8"), (
            "python -m docs.pictures"
        )
    for page in pictures.QUOTING:
        assert len(quotes.MARK.findall(page.read_text(encoding="utf-8"))) > 10


@pytest.mark.parametrize("game", sorted(orders.DESKS))
def test_every_order_of_a_desk_has_its_row_with_what_its_form_asks_for(game):
    page = pictures.ORDERING.read_text(encoding="utf-8").partition(f"<!-- orders: {game} -->")[2].partition("\n\n")[0]
    readers = {(False, False): "everybody", (True, False): "only you"}
    for order in orders.DESKS[game].orders.values():
        (row,) = re.findall(rf"^\| `{order.name}` \|.*$", page, re.MULTILINE)
        assert order.label in row
        assert all(field.label in row for field in order.fields)
        seen = "everybody, if the party can see it; else only you"
        assert row.endswith(f"| {readers.get((order.secret, order.seen is not None), seen)} |")


def test_every_picture_has_words_for_whoever_cannot_see_it_and_none_lies_about_unused():
    assert all(words.strip() for words in shown().values())
    assert set(shown()) == {file.name for file in (PROJECT / "docs" / "images").iterdir()}


def sentences(text):
    """Return the sentences of a text without its markup."""
    plain = re.sub(r"[*>\\@]|^-# ?", "", text, flags=re.MULTILINE)
    return {sentence for line in plain.splitlines() for sentence in re.split(r"(?<=[.!?”]) ", line.strip()) if sentence}


async def test_what_the_first_cavern_lets_the_bot_say_is_what_it_says(tmp_path):
    page = (PROJECT / "docs" / "first-cavern.md").read_text(encoding="utf-8")
    quoted = re.findall(r"^> \*\*(?:The bot|Only Ada sees this)\*\* ((?:.*\n)(?:> (?!\*\*[A-Z]).*\n)*)", page, re.MULTILINE)
    results = await pictures.run(pictures.SCRIPT, tmp_path)
    said = set[str]().union(*(sentences(reply["text"]) for result in results for reply in result["replies"]))
    said |= {sentence.rstrip(".") for sentence in said}
    assert len(quoted) > 6
    assert [each for text in quoted for each in sentences(text) if each not in said and each.rstrip(".") not in said] == []


def brought(do, text, who="ada", private=False):
    reply = {"to": who if private else "tavern", "private": private, "edited": False, "text": text}
    return {"who": who, "do": do, "replies": [{**reply, "edited": True, "text": "Old."}, reply]}


POST = "Ada: go on.\nSo they go. **It rains.**\n-# Timer 6 to 5\n\nDay 1.\n@Bob, now?\n-# Waiting for Bob until <t:0:F>."


@pytest.mark.parametrize(
    ("parts", "lines"),
    [
        ("told", ["Ada: go on.", "So they go. It rains."]),
        ("dice, status", ["*Timer 6 to 5*", "Day 1."]),
        ("ask, wait", ["@Bob, now?", "*Waiting for Bob until Thursday, 1 January 1970 00:00.*"]),
    ],
)
def test_a_quote_is_replaced_by_those_parts_of_the_post_that_it_asks_for(parts, lines):
    page = f'Before.\n\n<!-- said: {parts} after @ada press "On" -->\n> old\n> quote\n\nAfter.\n'
    renewed = quotes.renewed(page, [brought('press "On"', POST)])
    assert renewed.splitlines()[3:-2] == [
        f"> {'**The bot** ' if not number else ''}{line}{chr(92) if number < len(lines) - 1 else ''}"
        for number, line in enumerate(lines)
    ]
    assert renewed.endswith("\n\nAfter.\n")
    assert quotes.renewed(renewed, [brought('press "On"', POST)]) == renewed


def test_a_quote_may_be_of_the_second_of_equal_lines_or_of_a_private_message():
    results = [brought("/clues", "None."), brought("/clues", "One.\n\nTwo.", private=True)]
    page = "<!-- said: all after @ada /clues (2) -->\n"
    assert quotes.renewed(page, results) == f"{page}> **Only Ada sees this** One.\\\n> Two.\n"


def test_a_quote_of_a_line_that_is_not_in_the_script_is_refused():
    with pytest.raises(ValueError, match="no line"):
        quotes.renewed("<!-- said: told after @bob /search -->\n", [brought("/search", POST)])
    with pytest.raises(ValueError, match="brings no dice"):
        quotes.renewed("<!-- said: dice after @ada /search -->\n", [brought("/search", "Nothing.")])
