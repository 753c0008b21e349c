"""The window in a real browser: every game is played on its pages by touch and by keyboard, through a restart."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Coroutine, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import APIResponse, Browser, Locator, Page, Route, ViewportSize, expect

from engine.api.update import Call, Member, Update
from engine.games import games
from engine.tables import Tables
from service.window.app import WindowServer, serving

pytestmark = pytest.mark.whole

T = TypeVar("T")
ADA, BOB = Member(101, "Ada"), Member(102, "Bob")
CHANNEL = 7
PHONE, DESK = ViewportSize(width=390, height=844), ViewportSize(width=1280, height=900)
PATIENCE = 60_000
PRESSES = 6
DRAWN = re.compile("^blob:")
"""The address of a picture that has arrived."""


class Server:
    """A window on a thread of its own: the tables, and their pages on a port that stays the same."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._calls = 0
        self.port = 0
        """Any that is free, and from then on the same."""
        self.posted: list[Update] = []
        self.tables: Tables

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something on the thread of the tables."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(120)

    def open(self) -> None:
        """Open the tables and serve their pages."""

        async def opened() -> None:
            self.tables = await Tables.open(self._database, now=lambda: datetime.now(UTC), keys=lambda: "a key")
            self._serving = serving(WindowServer(self.tables, self._post), "127.0.0.1", self.port)
            self.port = await self._serving.__aenter__()

        self.do(opened())

    async def _post(self, update: Update) -> None:
        self.posted.append(update)

    def close(self) -> None:
        """Stop serving, and close the tables."""

        async def closed() -> None:
            await self._serving.__aexit__(None, None, None)
            await self.tables.close()

        self.do(closed())

    def end(self) -> None:
        """End the thread."""
        self.close()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    def call(self, who: Member) -> Call:
        self._calls += 1
        return Call(self._calls, 1, CHANNEL, who)

    def begin(self, game: str) -> None:
        """Begin a game of Ada and Bob with all that is chosen first dealt."""
        self.do(self.tables.lobby.gather(self.call(ADA), game, {}))
        self.do(self.tables.lobby.join(self.call(BOB)))
        self.do(self.tables.lobby.start(self.call(ADA), quick=True))

    def address(self, who: Member, *, own: bool = True) -> str:
        key, _ = self.do(self.tables.windows.open(self.call(who), own=own))
        return f"http://127.0.0.1:{self.port}/#{key}"

    def awaited(self) -> list[str]:
        return [member.name for member in self.do(self.tables.views.latest(CHANNEL)).awaited]

    def version(self) -> str:
        return str(self.do(self.tables.views.latest(CHANNEL)).version)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path / "delves.db")
    made.open()
    yield made
    made.end()


class Reader:
    """A page and its reader."""

    def __init__(self, browser: Browser, address: str, size: ViewportSize, *, touch: bool) -> None:
        self.errors: list[str] = []
        self.page: Page = browser.new_context(viewport=size, has_touch=touch, reduced_motion="reduce").new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(address)
        expect(self.page.locator("#picture")).to_have_attribute("src", DRAWN, timeout=PATIENCE)

    @property
    def moves(self) -> Locator:
        return self.page.locator("#choices button.move")

    def version(self) -> str:
        return str(self.page.evaluate("document.body.dataset.version"))

    def take(self, *, keyboard: bool) -> None:
        """Make a move: the first that is offered, with the first answer to each question on the way."""
        before = self.version()
        for _ in range(8):
            expect(self.moves.first).to_be_visible(timeout=PATIENCE)
            words = self.page.locator("#choices").inner_text()
            if keyboard:
                self.moves.first.focus()
                self.page.keyboard.press("Enter")
            else:
                self.moves.first.tap()
            self.page.wait_for_function(
                "([version, words]) => !document.body.classList.contains('busy') && ("
                "document.body.dataset.version !== version || document.getElementById('choices').innerText !== words)",
                arg=[before, words],
                timeout=PATIENCE,
            )
            if self.version() != before:
                return
        raise AssertionError("no move is made of all these answers")


@pytest.mark.rule("TAB-196", "TAB-197")
@pytest.mark.parametrize("key", games())
def test_a_game_is_played_on_two_pages_while_a_third_looks_on(browser: Browser, server: Server, key: str) -> None:
    server.begin(key)
    seats = {
        "Ada": Reader(browser, server.address(ADA), PHONE, touch=True),
        "Bob": Reader(browser, server.address(BOB), DESK, touch=False),
    }
    public = Reader(browser, server.address(ADA, own=False), PHONE, touch=True)
    expect(public.moves).to_have_count(0)
    for number in range(PRESSES):
        who = server.awaited()[0]
        seats[who].take(keyboard=who == "Bob")
        if number == PRESSES // 2:
            server.close()
            server.open()
        for reader in (*seats.values(), public):
            reader.page.wait_for_function(
                "v => document.body.dataset.version === v", arg=server.version(), timeout=PATIENCE
            )
    assert len(server.posted) >= PRESSES
    expect(public.moves).to_have_count(0)
    for reader in (*seats.values(), public):
        assert reader.errors == []
        check_words(reader.page)


def check_words(page: Page) -> None:
    """Check that everything that can be pressed or seen has a name, and that nothing is wider than the page."""
    nameless = page.evaluate(
        "[...document.querySelectorAll('button, a, input, select')].filter(each => each.checkVisibility() && !("
        "each.innerText || each.ariaLabel || each.labels?.length)).map(each => each.outerHTML)"
    )
    assert nameless == []
    unseen = (
        "[...document.images].filter(each => each.checkVisibility() && each.src && !each.alt).map(each => each.outerHTML)"
    )
    assert page.evaluate(unseen) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_tap_on_a_place_lists_its_moves_and_a_stale_one_is_told(browser: Browser, server: Server) -> None:
    server.begin("skyshard")
    reader = Reader(browser, server.address(ADA), PHONE, touch=True)
    expect(reader.moves.first).to_be_visible(timeout=PATIENCE)
    expect(reader.page.locator("#places polygon")).not_to_have_count(0, timeout=PATIENCE)
    x, y = reader.page.evaluate(
        "(box => [box.x + box.width / 2, box.y + box.height / 2])"
        "(document.querySelector('#places polygon.open').getBoundingClientRect())"
    )
    reader.page.touchscreen.tap(x, y)
    expect(reader.page.locator("#places polygon.chosen")).to_have_count(1)
    expect(reader.page.locator("#choices strong").first).to_contain_text("What you can do at")
    # All places stand in words too, each with what can be done there.
    reader.page.locator("#words summary").tap()
    assert reader.page.locator("#place-list button").count() >= 3
    # While the line is cut somebody moves elsewhere; then the old button says that it is old.
    reader.page.locator("#choices button.quiet").tap()
    reader.page.route("**/state", lambda route: route.abort())
    move = server.do(server.tables.views.controls(server.call(ADA)))[1].buttons[0].move
    server.do(server.tables.act(server.call(ADA), move))
    reader.moves.first.tap()
    expect(reader.page.locator("#notice")).not_to_be_empty(timeout=PATIENCE)
    assert [update.version.change for update in server.posted] == []


def test_the_past_is_looked_back_at_and_the_rules_are_asked(browser: Browser, server: Server) -> None:
    server.begin("skyshard")
    reader = Reader(browser, server.address(ADA), PHONE, touch=True)
    for _ in range(3):
        reader.take(keyboard=False) if server.awaited()[0] == "Ada" else None
    reader.page.get_by_role("tab", name="Back").tap()
    expect(reader.page.locator("#past")).to_have_attribute("src", DRAWN, timeout=PATIENCE)
    newest = reader.page.locator("#entry-part").inner_text()
    reader.page.locator("#entry").focus()
    reader.page.keyboard.press("Home")
    expect(reader.page.locator("#entry-part")).not_to_have_text(newest, timeout=PATIENCE)
    reader.page.get_by_role("tab", name="Story").tap()
    reader.page.locator("#question").fill("SKY-018")
    reader.page.locator("#search").tap()
    expect(reader.page.locator("#found")).to_contain_text("SKY-018", timeout=PATIENCE)


def test_a_tile_follows_the_finger_turns_by_a_tap_and_is_laid_by_its_button(browser: Browser, server: Server) -> None:
    server.begin("cavern")
    who = ADA if server.awaited() == ["Ada"] else BOB
    reader = Reader(browser, server.address(who), PHONE, touch=True)
    # The first tile of the hand has several ways to lie at several places.
    reader.page.locator("#choices button.move", has_text=re.compile("^Tile 1")).tap()
    expect(reader.page.locator("#choices img.sheet")).to_be_visible(timeout=PATIENCE)
    reader.page.locator("#picture").scroll_into_view_if_needed()
    first, second = (
        reader.page.evaluate(
            "at => (box => [box.x + box.width / 2, box.y + box.height / 2])"
            "(document.querySelectorAll('#places polygon.open')[at].getBoundingClientRect())",
            at,
        )
        for at in (0, 1)
    )
    reader.page.touchscreen.tap(*first)
    lay = reader.page.locator("#lay button.move")
    expect(lay).to_be_visible(timeout=PATIENCE)
    expect(reader.page.locator("#carried")).to_be_visible()
    begun = lay.inner_text()
    reader.page.touchscreen.tap(*first)
    expect(lay).not_to_have_text(begun, timeout=PATIENCE)
    # A finger that goes over the map takes it along to the next place.
    reader.page.mouse.move(*first)
    reader.page.mouse.down()
    reader.page.mouse.move(*second, steps=5)
    reader.page.mouse.up()
    expect(reader.page.locator("#places polygon.chosen")).to_have_count(1)
    before = reader.version()
    lay.tap()
    reader.page.wait_for_function("v => document.body.dataset.version !== v", arg=before, timeout=PATIENCE)
    expect(reader.page.locator("#carried")).to_be_hidden()
    assert len(server.posted) == 1 and reader.errors == []


def test_what_has_changed_since_one_looked_last_is_ringed_until_something_happens(browser: Browser, server: Server) -> None:
    server.begin("skyshard")
    who = ADA if server.awaited() == ["Ada"] else BOB
    other = BOB if who is ADA else ADA
    address = server.address(other)
    reader = Reader(browser, address, PHONE, touch=True)
    expect(reader.page.locator("#changed")).to_be_hidden()
    reader.page.goto("about:blank")
    moves = server.do(server.tables.views.controls(server.call(who)))[1].buttons
    move = next(offer.move for offer in moves if offer.move.startswith("move"))
    server.do(server.tables.act(server.call(who), move))
    again = reader.page.context.new_page()
    again.goto(address)
    expect(again.locator("#changed")).to_be_visible(timeout=PATIENCE)
    expect(again.locator("#picture")).to_have_attribute("alt", re.compile("^Ringed"), timeout=PATIENCE)
    again.reload()
    expect(again.locator("#picture")).to_have_attribute("src", DRAWN, timeout=PATIENCE)
    expect(again.locator("#changed")).to_be_hidden()


@pytest.mark.rule("TAB-193", "TAB-217")
def test_a_finished_game_has_its_film_and_another_way_from_any_moment(browser: Browser, server: Server) -> None:
    server.begin("skyshard")
    reader = Reader(browser, server.address(ADA), PHONE, touch=True)
    move = server.do(server.tables.views.latest(CHANNEL)).controls
    who = ADA if server.awaited() == ["Ada"] else BOB
    server.do(server.tables.act(server.call(who), move.buttons[0].move))
    server.do(server.tables.lobby.end(server.call(ADA)))
    reader.page.get_by_role("tab", name="Back").tap()
    expect(reader.page.locator("#past")).to_have_attribute("src", DRAWN, timeout=PATIENCE)
    reader.page.get_by_role("button", name="Film").tap()
    expect(reader.page.locator("#film img")).to_have_attribute("src", DRAWN, timeout=PATIENCE)
    expect(reader.page.locator("#film a")).to_have_attribute("download", re.compile(r"\.webp$"))
    with reader.page.expect_download(timeout=PATIENCE) as saved:
        reader.page.get_by_role("button", name="Chronicle").tap()
    assert saved.value.suggested_filename.endswith(".html")
    check_words(reader.page)
    # How others play the same game: Skyshard is played together, so its seed decides it (TAB-217).
    expect(reader.page.get_by_text("/delve new game:skyshard")).to_have_count(1, timeout=PATIENCE)
    reader.page.get_by_role("button", name="Try another way").tap()
    expect(reader.moves.first).to_be_visible(timeout=PATIENCE)
    before = len(server.posted)
    reader.page.get_by_role("tab", name="Map").tap()
    reader.take(keyboard=False)
    assert len(server.posted) == before and reader.errors == []


@pytest.mark.rule("TAB-051", "TAB-197")
def test_a_game_master_shows_the_party_a_hidden_place_by_a_tap(browser: Browser, server: Server) -> None:
    lobby = server.tables.lobby
    server.do(lobby.gather(server.call(ADA), "wilds", {}))
    server.do(lobby.join(server.call(BOB)))
    server.do(lobby.set_master(server.call(ADA), ADA))
    server.do(lobby.start(server.call(ADA), quick=True))
    master = Reader(browser, server.address(ADA), PHONE, touch=True)
    player = Reader(browser, server.address(BOB), PHONE, touch=True)
    known = "label => [...document.querySelectorAll('#place-list button')].some(each => each.innerText.startsWith(label))"
    # O18 lies two hexes from the town; a party that sets out does not know it yet.
    master.page.locator("#words summary").tap()
    player.page.locator("#words summary").tap()
    assert master.page.evaluate(known, "O18") and not player.page.evaluate(known, "O18")
    master.page.locator("#place-list button", has_text="O18").tap()
    expect(master.page.locator("#choices .about")).to_contain_text("O18", timeout=PATIENCE)
    master.page.locator("#choices button.move", has_text="Show the party some ground").tap()
    player.page.wait_for_function(known, arg="O18", timeout=PATIENCE)
    assert len(server.posted) == 1 and master.errors == player.errors == []


def test_an_answer_that_comes_late_does_not_take_the_place_of_a_newer_one(browser: Browser, server: Server) -> None:
    server.begin("skyshard")
    who = ADA if server.awaited() == ["Ada"] else BOB
    reader = Reader(browser, server.address(who), PHONE, touch=True)
    expect(reader.moves.first).to_be_visible(timeout=PATIENCE)
    held: list[tuple[Route, APIResponse]] = []

    def late(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append((route, route.fetch()))

    reader.page.route("**/state", late)
    reader.page.evaluate("dispatchEvent(new Event('online'))")
    while not held:
        reader.page.wait_for_timeout(50)
    # A press asks for the table anew, while the older answer is still on its way.
    before = reader.version()
    reader.moves.filter(has_text="Move to").first.tap()
    reader.page.wait_for_function("v => document.body.dataset.version !== v", arg=before, timeout=PATIENCE)
    route, answer = held[0]
    route.fulfill(response=answer)
    reader.page.wait_for_timeout(500)
    assert reader.version() == server.version() != before


@pytest.mark.rule("TAB-198")
def test_a_key_that_is_not_good_any_more_says_so(browser: Browser, server: Server) -> None:
    server.begin("skyshard")
    address = server.address(ADA)
    server.do(server.tables.windows.close(server.call(ADA)))
    page = browser.new_page(viewport=PHONE)
    page.goto(address)
    expect(page.locator("#notice")).to_contain_text("/window", timeout=PATIENCE)


@pytest.mark.rule("TAB-210")
def test_an_open_page_says_that_its_link_is_good_no_more(browser: Browser, server: Server) -> None:
    server.begin("skyshard")
    page = Reader(browser, server.address(BOB, own=False), PHONE, touch=True).page
    expect(page.locator("#live")).to_have_text("live", timeout=PATIENCE)
    server.do(server.tables.windows.let_watch(server.call(ADA), watched=False))
    expect(page.locator("#notice")).to_contain_text("/window", timeout=PATIENCE)
    # It is no matter of the connection, so nothing is tried again.
    expect(page.locator("#live")).to_have_text("", timeout=PATIENCE)


@pytest.mark.rule("TAB-204", "TAB-193")
def test_who_wants_words_in_place_of_pictures_finds_those_of_the_map_open(browser: Browser, server: Server) -> None:
    server.begin("skyshard")
    server.do(server.tables.member_settings.want(ADA.id, in_words=True))
    hers = Reader(browser, server.address(ADA), PHONE, touch=True)
    expect(hers.page.locator("#words")).to_have_attribute("open", "", timeout=PATIENCE)
    expect(hers.page.locator("#map-words")).to_contain_text("You can:", timeout=PATIENCE)
    his = Reader(browser, server.address(BOB), PHONE, touch=True)
    expect(his.page.locator("#words")).not_to_have_attribute("open", "", timeout=PATIENCE)
    expect(his.page.locator("#map-words")).to_have_text(str(his.page.locator("#picture").get_attribute("alt")))
    assert hers.errors == his.errors == []
