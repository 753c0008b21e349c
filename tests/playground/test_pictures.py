"""The pictures of README and docs can be made again, from games that are really played."""

import re
import shutil
from pathlib import Path

import pytest
from PIL import Image

from docs import orders, pictures, prepared, quotes
from docs.album import SCREENS, Album, albums, alt_of, check_unplayable, screens
from docs.screens import TRANSLATED
from engine.core.content import DATA
from engine.core.languages import PLACES, SOURCE
from engine.games.regions.files.files import scenario_named
from engine.games.regions.state import options as regions
from engine.games.wilds.files.files import region_named
from engine.games.wilds.state import options as wilds
from playground.proof import proof_of, takers

PROJECT = Path(__file__).parents[2]
DOCS = PROJECT / "docs"
PAGES = (PROJECT / "README.md", *sorted(DOCS.rglob("*.md")))
ALBUMS = albums()
SCREENED = sorted(game for game, album in ALBUMS.items() if album.screen)
KIB = 1024
GALLERY = DOCS / "images" / prepared.FOLDER


def begins(game):
    """Return what the pictures of a game in the docs begin with: its key, and the name of its page."""
    return (game, ALBUMS[game].page.removesuffix(".md") or game)


def shown():
    """Return the names of all pictures that a page shows, with what it says of each."""
    found = {}
    for page in PAGES:
        for words, path in re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / path).is_file(), f"{page.name}: {path}"
            found[Path(path).name] = words
    return found


OTHERS = tuple(language for language in PLACES if language != SOURCE)


@pytest.mark.whole
@pytest.mark.parametrize("game", ALBUMS)
def test_the_pictures_and_the_quotes_of_a_game_are_as_they_are_made_today(game, tmp_path, monkeypatch):
    # The pictures of cards are made in English and, in turn, one other language: a game is played for each.
    left_out = {language for language in OTHERS if language != OTHERS[list(ALBUMS).index(game) % len(OTHERS)]}
    monkeypatch.setattr(pictures, "PLACES", [language for language in PLACES if language not in left_out])
    images, pages, page = tmp_path / "images", tmp_path / "pages", ALBUMS[game].page
    pages.mkdir()
    if page:
        shutil.copy(DOCS / page, pages)
    files = list(pictures.make(game, images, pages, tmp_path))
    assert {file.name for file in files if file.parent == images} == {
        name for name in shown() if name.startswith(begins(game))
    }
    of_cards = {file for file in files if file.is_relative_to(tmp_path / game / "how")}
    assert {file.relative_to(tmp_path) for file in of_cards} == {
        file.relative_to(DATA) for file in (DATA / game / "how").rglob("*.png") if file.parent.name not in left_out
    }
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in files if file.parent != pages)
    for file in files:
        kept = DATA / file.relative_to(tmp_path) if file in of_cards else DOCS / "images" / file.name
        if file.suffix == ".png":
            assert file.read_bytes() == kept.read_bytes(), f"python -m docs.pictures: {file.name}"
    if page:
        text, made = (DOCS / page).read_text(encoding="utf-8"), (pages / page).read_text(encoding="utf-8")
        assert made == text, "python -m docs.pictures"


@pytest.mark.parametrize("page", sorted(album.page for album in ALBUMS.values() if album.page))
def test_every_quote_that_is_marked_is_made(page):
    text = (DOCS / page).read_text(encoding="utf-8")
    assert len(quotes.MARK.findall(text)) == text.count("<!-- said")


def test_every_picture_of_the_docs_is_of_a_game_that_makes_it():
    of_games = tuple(name for game in ALBUMS for name in begins(game))
    of_screens = {name for game in SCREENED for name, _, _ in screens(game)}
    of_screens |= {name for language in PLACES for name, _, _ in screens(TRANSLATED, language)}
    of_screens |= {f"screen-window-{width}.png" for width, _ in SCREENS}
    hung = {file.name for file in GALLERY.iterdir()}
    assert {name for name in shown() if not name.startswith(of_games)} - hung == of_screens


def test_every_game_that_the_docs_show_is_seen_on_a_phone_and_at_a_desk():
    assert sorted(game for game, album in ALBUMS.items() if album.played is not dict) == SCREENED
    assert list(screens("toy")) == [("screen-toy-390.png", 390, 844), ("screen-toy-1280.png", 1280, 800)]
    assert list(screens("toy", "de")) == [("screen-toy-390-de.png", 390, 844)]


@pytest.mark.parametrize("game", SCREENED)
def test_a_screenshot_has_the_size_of_its_screen_and_is_soon_loaded(game):
    languages = PLACES if game == TRANSLATED else [SOURCE]
    for name, width, height in (screen for language in languages for screen in screens(game, language)):
        file = DOCS / "images" / name
        with Image.open(file) as image:
            assert image.size == (width, height)
        assert file.stat().st_size <= 150 * KIB


def test_the_tables_of_orders_are_as_they_are_made_today(tmp_path, monkeypatch):
    monkeypatch.setattr(pictures, "albums", dict)
    monkeypatch.setattr(prepared, "make", lambda *_: ())
    texts = {page: page.read_text(encoding="utf-8") for page in DOCS.glob("*.md")}
    for page, text in texts.items():
        (tmp_path / page.name).write_text(text.replace("| everybody |\n", "| nobody |\n"), encoding="utf-8")
    assert pictures.main(tmp_path, tmp_path, tmp_path) == 0
    for page, text in texts.items():
        assert (tmp_path / page.name).read_text(encoding="utf-8") == text, "python -m docs.pictures"


def test_a_script_that_does_not_go_well_is_told(tmp_path, monkeypatch, capsys):
    script = tmp_path / "toy" / "scripts" / "first.txt"
    script.parent.mkdir(parents=True)
    script.write_text('# The bot has said nothing yet.\nexpect "Hello"\n', encoding="utf-8")
    monkeypatch.setattr(pictures, "albums", lambda: {"toy": Album(dict, page="first.md", script="first.txt")})
    monkeypatch.setattr(pictures, "GAMES", tmp_path)
    assert pictures.main(tmp_path, tmp_path, tmp_path) == 1
    assert capsys.readouterr().err.startswith("line 2 of first.txt: ")


def test_every_game_with_cards_makes_their_pictures():
    assert set(ALBUMS) == {file.parents[1].name for file in DATA.glob("*/how/*")}


@pytest.mark.parametrize("game", sorted(orders.DESKS))
def test_every_order_of_a_desk_has_its_row_with_what_its_form_asks_for(game):
    texts = (page.read_text(encoding="utf-8").partition(f"<!-- orders: {game} -->")[2] for page in PAGES)
    (table,) = (text.partition("\n\n")[0] for text in texts if text)
    readers = {(False, False): "everybody", (True, False): "only you"}
    for order in orders.DESKS[game].orders.values():
        (row,) = re.findall(rf"^\| `{order.name}` \|.*$", table, re.MULTILINE)
        assert str(order.label) in row
        assert all(str(field.label) in row for field in order.fields)
        seen = "everybody, if the party can see it; else only you"
        assert row.endswith(f"| {readers.get((order.secret, order.seen is not None), seen)} |")


def test_every_picture_has_an_alt_text_and_none_is_unused():
    assert all(words.strip() for words in shown().values())
    assert set(shown()) == {file.name for file in (PROJECT / "docs" / "images").rglob("*.png")}


def test_the_alt_text_of_a_picture_is_that_of_the_scene_it_was_drawn_from():
    made = {file for file in (DOCS / "images").rglob("*.png") if not file.name.startswith("screen-")}
    assert all(alt_of(file.read_bytes()) for file in made)
    for page in PAGES:
        assert pictures.with_alts(page) == page.read_text(encoding="utf-8"), "python -m docs.pictures"


def secrets():
    """Return what is found on the maps that a lobby offers: the names of all their sites and places, by the map, and how
    many of them give it away. Regions of scenarios have common names, so that one may be chance."""
    found = {}
    for key in wilds.HAND_MADE:
        region = region_named(key)
        found[key] = {site.name for site in region.sites} | {place.name for place in region.places if place.name}, 1
    for key in regions.HAND_MADE:
        found[key] = {region.name for region in scenario_named(key).regions}, 2
    return found


def told(words, names):
    return sorted(name for name in names if re.search(rf"\b{re.escape(name)}\b", words, re.IGNORECASE))


def test_no_picture_that_everybody_may_see_shows_a_map_that_a_lobby_offers():
    words = {file.name: alt_of(file.read_bytes()) for file in DATA.glob("*/how/*.png")}
    for page in PAGES:
        text = re.sub(r"<details>.*?</details>", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        words |= {name: alt for alt, name in re.findall(r"!\[([^\]]*)\]\([^)]*?([^/)]+\.png)\)", text)}
    # Where a party sets out, everybody sees who opens a lobby: the gallery shows that openly, and the rest folded away.
    words = {name: alt for name, alt in words.items() if not (name.endswith("-start.png") and (GALLERY / name).exists())}
    assert len(words) >= 35
    for key, (names, enough) in secrets().items():
        shown_of = {name: found for name, alt in words.items() if len(found := told(alt, names)) >= enough}
        assert not shown_of, (key, shown_of)


@pytest.mark.parametrize("game", ALBUMS)
def test_a_page_and_a_screenshot_are_of_a_map_that_no_lobby_offers(game):
    album = ALBUMS[game]
    if album.screen:
        check_unplayable(game, album.screened)
    if album.script and not album.folded:
        lines = pictures.script_of(game, album).read_text(encoding="utf-8").splitlines()
        pictures.check_opened([{"do": line.partition(" ")[2]} for line in lines if line.startswith("@")])


def test_a_map_that_a_lobby_offers_is_refused():
    for game, options in (("wilds", {}), ("wilds", {"region": "sunscar"}), ("regions", {"scenario": "thornruin"})):
        with pytest.raises(ValueError, match="which a lobby offers"):
            check_unplayable(game, options)
    check_unplayable("cavern", {})
    with pytest.raises(ValueError, match="the region hollowdown"):
        pictures.check_opened([{"do": "/delve new game:Wilds wait:12"}])


def test_the_gallery_has_all_that_comes_prepared_and_secrets_only_where_they_are_folded_away():
    page = (DOCS / prepared.PAGE).read_text(encoding="utf-8")
    hung = [
        f"{value}-{sight}.png" for game in takers() for value, _ in prepared.prepared(game) for sight in ("start", "whole")
    ]
    assert re.findall(r"/([^/]+\.png)", page) == hung
    assert {file.name for file in GALLERY.iterdir()} == set(hung)
    assert "The game master's map" not in re.sub(r"<details>.*?</details>", "", page, flags=re.DOTALL)


@pytest.mark.whole
@pytest.mark.parametrize("game", list(takers()), ids=lambda game: game.key)
def test_the_gallery_is_as_it_is_made_today(game):
    page = (DOCS / prepared.PAGE).read_text(encoding="utf-8")
    value, text = next(prepared.prepared(game))
    proof = proof_of(text)
    assert prepared.entry(game, value, proof) in page, "python -m docs.pictures"
    for name, sheet in prepared.pictures(value, proof):
        assert (GALLERY / name).read_bytes() == prepared.hung(sheet), "python -m docs.pictures"


def brought(do, text, who="ada", private=False):
    reply = {"to": who if private else "tavern", "private": private, "edited": False, "text": text}
    return {"who": who, "do": do, "replies": [{**reply, "edited": True, "text": "Old."}, reply]}


AWAY = "-# No answer: “No” <t:0:R>."
POST = f"Ada: go on.\nSo they go. **It rains.**\n-# Timer 6 to 5\n\nDay 1.\n@Bob, now?\n{AWAY}"


@pytest.mark.parametrize(
    ("parts", "lines"),
    [
        ("told", ["Ada: go on.", "So they go. It rains."]),
        ("dice, status", ["*Timer 6 to 5*", "Day 1."]),
        ("ask, wait", ["@Bob, now?", "*No answer: “No” on Thursday, 1 January 1970 00:00.*"]),
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


def test_a_table_in_a_quote_keeps_its_lines_without_a_sign_of_their_own():
    page = '<!-- said: told after @ada press "On" -->\n'
    told = "Won.\nAgain.\n```\na 1\nb 2\n```\nLast."
    renewed = quotes.renewed(page, [brought('press "On"', told)])
    assert renewed == f"{page}> **The bot** Won.\\\n> Again.\n> ```\n> a 1\n> b 2\n> ```\n> Last.\n"


def test_a_quote_of_a_line_that_is_not_in_the_script_is_refused():
    with pytest.raises(ValueError, match="no line"):
        quotes.renewed("<!-- said: told after @bob /search -->\n", [brought("/search", POST)])
    with pytest.raises(ValueError, match="brings no dice"):
        quotes.renewed("<!-- said: dice after @ada /search -->\n", [brought("/search", "Nothing.")])
