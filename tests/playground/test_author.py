"""The page of a prepared file: what it says, whom it answers, and the table where the file is tried."""

import asyncio

import pytest
import pytest_asyncio

from engine.games import games
from playground.__main__ import main
from playground.author import Author, AuthorDesk, shown
from playground.proof import begun_at, proof_of

BELL = games()["regions"].template()
MILL = games()["wilds"].template()


@pytest.fixture
def file(tmp_path):
    file = tmp_path / "bell.toml"
    file.write_text(BELL, encoding="utf-8")
    return file


@pytest_asyncio.fixture
async def page(file):
    page = Author(AuthorDesk(file))
    await page.open(0)
    yield page
    await page.close()


@pytest.mark.parametrize(("text", "kind", "name", "hidden"), [
    (BELL, "scenario", "The bell that stopped", "the clapper in the Belfry"),
    (MILL, "region", "Millwater", "Owl barn"),
], ids=["scenario", "region"])  # fmt: skip
def test_a_file_is_shown_as_players_and_game_master_see_it(text, kind, name, hidden):
    proof = proof_of(text)
    assert (proof.kind, proof.name, proof.problems) == (kind, name, ())
    first, *_, last = proof.sheets
    assert (first.title, last.title) == ("What the players see", "What the game master sees")
    assert hidden in last.alt and hidden not in first.alt
    assert name in proof.opening and "**Ada**" in proof.own
    assert len({sheet.png for sheet in proof.sheets}) == len(proof.sheets)


def test_what_is_wrong_is_said_with_its_line():
    line = 1 + next(at for at, text in enumerate(BELL.splitlines()) if text.startswith("start = "))
    proof = proof_of(BELL.replace('start = "square"', 'start = "sqare"'))
    assert [(problem.line, problem.key) for problem in proof.problems] == [(line, "start")]
    assert proof.sheets == () and proof.places["square"] == "Market square"
    assert "[scenario]" in str(proof_of("# nothing yet").problems[0])
    assert proof_of("[scenario]\nname = ").problems


def test_a_file_can_begin_elsewhere_with_its_lines_where_they_were():
    moved = begun_at(BELL, "belfry")
    pairs = [pair for pair in zip(BELL.splitlines(), moved.splitlines(), strict=True) if pair[0] != pair[1]]
    assert [now for _, now in pairs] == [pairs[0][0].replace('"square"', '"belfry"')]
    assert "is in the lit Belfry" in proof_of(BELL, "belfry").sheets[0].alt
    assert proof_of(BELL, 'no "such" place').problems[0].key == "start"
    assert "does not say where it begins" in str(proof_of(BELL.replace("start = ", "begin = "), "belfry").problems[0])


def test_nothing_of_a_file_is_taken_for_html():
    for text in (BELL, BELL.replace("start = ", "begin = ")):
        page = shown(proof_of(text.replace('name = "Crypt"', 'name = "<img src=x onerror=alert(1)>"')))
        assert "<img src=x" not in page and "&lt;img src=x" in page


async def test_the_page_answers_only_with_its_address(page, session):
    async with session.get(page.url) as answer:
        assert answer.status == 200 and "default-src 'none'" in answer.headers["Content-Security-Policy"]
        assert "bell.toml" in await answer.text()
    key = page.url.rstrip("/").rpartition("/")[2]
    async with session.get(page.url.replace(key, "x" * len(key))) as answer:
        assert answer.status == 404
    async with session.get(page.url, headers={"Host": "elsewhere.example"}) as answer:
        assert answer.status == 403


async def test_the_page_knows_when_the_file_was_saved(page, session, file):
    watching = asyncio.create_task(page.desk.watch())
    async with session.get(page.url + "changed?since=0") as answer:
        saved = await answer.json()
    file.write_bytes(b"\xff\xfe no text")
    async with session.get(page.url + f"changed?since={saved}") as answer:
        assert await answer.json() > saved
    async with session.get(page.url + "proof") as answer:
        assert "not text in UTF-8" in await answer.text()
    file.unlink()
    async with session.get(page.url + "proof") as answer:
        assert "can&#x27;t be read" in await answer.text()
    watching.cancel()


async def test_the_file_is_tried_at_a_table_that_begins_where_it_is_wanted(page, session):
    async with session.post(page.url + "try", data={"at": "belfry", "people": "1"}) as answer:
        laid = await answer.json()
    async with session.get(laid["url"].partition("#")[0]) as answer:
        assert answer.status == 200
    (post,) = [post for post in page.desk.trial.posts() if "The bell that stopped" in post]
    assert "Ada" in post and "Bob" not in post
    async with session.post(page.url + "try", data={"at": "cellar", "people": "1"}) as answer:
        assert "cellar" in (await answer.json())["said"]
    assert page.desk.trial is None


def test_a_file_is_begun_from_the_template_or_missed_in_words(tmp_path, capsys):
    assert main(["author", str(tmp_path / "none.toml"), "--no-browser"]) == 2
    assert "--new" in capsys.readouterr().err
