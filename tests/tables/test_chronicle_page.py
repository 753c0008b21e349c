"""The chronicle as a page: all is in it, nothing of it does anything, and no secret of a running game stands there."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from engine.api.update import Member
from engine.core.dice import commitment
from engine.core.errors import NoTable
from engine.tables.history.chronicle_html import POLICY, chosen, prose
from tests.tables.house import ADA, HOME, House

SCRIPT = Member(102, "<script>alert('x')</script>")
VOID = ("meta", "img", "br")


class Page(HTMLParser):
    """A page as a browser reads it: its elements with what they carry, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


async def page(house: House) -> tuple[str, str, Page]:
    name, written = await house.tables.chronicles.volume(HOME)
    read = Page(written.decode())
    assert read.open == []
    return name, written.decode(), read


@pytest.mark.rule("TAB-152")
async def test_a_whole_game_as_a_page(house: House) -> None:
    await house.begin(ADA, SCRIPT, game="toy", rounds="1", naming="off")
    while (await house.tables.views.latest(HOME)).kind != "end":
        live = await house.tables._context.cache.seen(HOME)
        seat = live.turn[0]
        move = next(iter(live.view_cache.legal(seat)))
        await house.act(live.member(seat), str(move))
    name, written, read = await page(house)
    assert name == "toy-1.html"
    # It loads nothing, runs nothing, and a name is a name.
    assert not read.all("script") and not read.all("link") and not read.all("iframe")
    assert {"http-equiv": "Content-Security-Policy", "content": POLICY} in read.all("meta")
    assert "url(" not in written and "http:" not in written and "https:" not in written and "onerror" not in written
    assert SCRIPT.name in read.text and "<script>" not in written
    # Pictures are in it, with their words; at the end the public one.
    assert read.all("img") and all(str(item["src"]).startswith("data:image/png;base64,") for item in read.all("img"))
    assert all(item["alt"] for item in read.all("img"))
    # What each seat was told alone may be read now, and the key.
    live = await house.tables._context.cache.seen(HOME)
    assert "Only Ada was told:" in read.text
    assert live.row.key in read.text and commitment(live.row.key) in read.text and "delvekeeper verify" in read.text
    assert "rounds: 1" in read.text and "1 January 2026" in read.text
    # First how it ended and the last map; options, seal and key are folded at the end.
    order = [name for name, _ in read.elements if name in ("header", "figure", "section", "details")]
    assert order[:2] == ["header", "figure"] and order[-1] == "details" and order.count("details") == 1
    folded = read.text.index("Options, and the seal of the dice")
    assert folded < read.text.index("rounds: 1") and folded < read.text.index(commitment(live.row.key))
    assert read.text.index("The last map") < read.text.index("Who played")


@pytest.mark.rule("TAB-152", "TAB-040")
async def test_while_it_runs_it_is_what_everybody_was_told_and_no_more(house: House) -> None:
    await house.begin(ADA, SCRIPT, game="toy")
    for who in (ADA, SCRIPT):
        live = await house.tables._context.cache.seen(HOME)
        seat = live.seat_of(who.id)
        assert seat is not None
        await house.act(who, str(next(iter(live.view_cache.legal(seat)))))
    live = await house.tables._context.cache.seen(HOME)
    name, _, read = await page(house)
    assert name == "toy-1-so-far.html"
    assert "Only " not in read.text and live.row.key not in read.text and commitment(live.row.key) in read.text
    assert "The key is shown when it is over." in read.text


@pytest.mark.rule("TAB-152")
async def test_where_nothing_was_played_there_is_no_chronicle(house: House) -> None:
    with pytest.raises(NoTable):
        await house.tables.chronicles.volume(HOME)


def test_words_of_discord_become_words_of_a_page() -> None:
    assert prose("**Cy** wins & <b>\n-# dice 1\n> “Go.”\nOnly Ada was told: no") == (
        "<p><strong>Cy</strong> wins &amp; &lt;b&gt;</p><small>dice 1</small><blockquote>“Go.”</blockquote>"
        '<p class="alone">Only Ada was told: no</p>'
    )
    assert prose("away until <t:1767225600:f>, key `a<b`") == ("<p>away until 1 January 2026, key <code>a&lt;b</code></p>")
    assert re.search(r"<(?!/?(p|strong|small|code|blockquote)\b)", prose('<img src=x onerror="a">**<i>**`<u>`')) is None


@pytest.mark.rule("TAB-152")
def test_maps_are_the_last_of_each_round_and_evenly_chosen_where_they_are_too_many() -> None:
    parts = ["Round 1"] * 3 + ["Round 2"] * 2 + ["Round 3"]
    assert chosen([0, 1, 3, 5], parts, 20) == (1, 3, 5)
    many = [f"Round {number}" for number in range(40)]
    assert chosen(range(40), many, 4) == (9, 19, 29, 39)
