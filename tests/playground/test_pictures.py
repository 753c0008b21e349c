"""The pictures of README and docs can be made again, from games that are really played."""

import re
from pathlib import Path

from docs import pictures
from playground.runner import Runner, read_file
from playground.world import World

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


def test_every_picture_of_the_cavern_is_made_and_shown(tmp_path):
    assert pictures.main(tmp_path) == 0
    made = {file.name for file in tmp_path.iterdir()}
    assert made == {name for name in shown() if "cavern" in name}
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in tmp_path.iterdir())


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
    world = await World.open(seed="lantern")
    try:
        runner = Runner(world, tmp_path, "lantern")
        results = [await runner.do(line) for line in read_file(pictures.SCRIPT)]
    finally:
        await world.close()
    said = set[str]().union(*(sentences(reply["text"]) for result in results for reply in result["replies"]))
    said |= {sentence.rstrip(".") for sentence in said}
    assert len(quoted) > 6
    assert [each for text in quoted for each in sentences(text) if each not in said and each.rstrip(".") not in said] == []
