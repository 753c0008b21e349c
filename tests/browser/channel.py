"""A channel of the playground's page, with the words of those who read it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, Request, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PATIENCE = 60_000
"""Milliseconds until something that should be on the page is missed."""
TRIES = 5
PRESSES = ("click", "select", "run_command")
"""What the page asks of the playground when a member presses, chooses, or sends a command."""
QUIET = 3
"""So many looks in a row find the page as it was, a tenth of a second apart, once it is at rest."""
BUTTONS = "button.component-button[aria-disabled=false]"
MENUS = "button.select-trigger"
RARELY = "More moves"
"""Begins what stands on the menu of further moves."""
BELOW = 260
"""Pixels below a picture that are to be seen of the post."""


class Channel:
    """The page as its reader sees it: posts, buttons, menus, and who they are just now."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(address)
        self.log = page.get_by_role("log")
        expect(self.posts.first).to_be_visible(timeout=PATIENCE)
        self.settle()

    @property
    def posts(self) -> Locator:
        """Every post, oldest first."""
        return self.log.get_by_role("article")

    @property
    def newest(self) -> Locator:
        """The newest post."""
        return self.posts.last

    @property
    def pictures(self) -> Locator:
        """Every picture in the channel, oldest first."""
        return self._pictures_in(self.log)

    @property
    def controls(self) -> Locator:
        """The newest post that has buttons or menus."""
        return self.posts.filter(has=self.page.locator(f"{BUTTONS}, {MENUS}")).last

    def labels(self) -> list[str]:
        """Return what stands on the buttons that can be pressed now, without the mark before it."""
        return [text.strip().rpartition("\n")[2] for text in self.controls.locator(BUTTONS).all_inner_texts()]

    def awaited(self, names: tuple[str, ...]) -> str:
        """Return which of ``names`` was called last: by the newest question, or where that is a private one, before it."""
        called = rf"@?({'|'.join(names)}),"
        return (re.findall(called, self.controls.inner_text()) or re.findall(called, self.log.inner_text()))[-1]

    def become(self, name: str) -> None:
        """Go on as another member."""
        picker = self.page.get_by_label("Viewing as")
        if picker.evaluate("picker => picker.selectedOptions[0].label") != name:
            picker.select_option(label=name)
            self.settle()

    def press(self, label: str) -> None:
        """Press the newest button of that label, and wait until it has been dealt with."""
        self._until_taken(self.log.locator(BUTTONS).get_by_text(label, exact=True).last.click)

    def _until_taken(self, act: Callable[[], None]) -> None:
        """Act, again where the page or the playground did not take it: it was drawing, or the post had become another."""
        for _ in range(TRIES):
            try:
                with self.page.expect_request(_is_press, timeout=PATIENCE // 15) as asked:
                    act()
            except PlaywrightTimeout:
                continue
            answer = asked.value.response()
            self.settle()
            if answer is not None and answer.ok and not answer.json().get("rejected"):
                return
        raise AssertionError("the page does not take what is pressed")

    def pick(self, menu: str, option: str) -> None:
        """Choose an option of the newest menu that is described so."""
        self._choose(self.log.get_by_role("combobox", name=menu).last, option)

    @property
    def has_menu(self) -> bool:
        """Whether the newest post with controls has a menu of more than what is rarely wanted."""
        return self._menus.count() > 0

    def pick_last(self) -> None:
        """Choose the last option of the newest post's first menu."""
        self._choose(self._menus.first, "")

    @property
    def _menus(self) -> Locator:
        return self.controls.locator(MENUS).filter(has_not_text=RARELY)

    def _choose(self, menu: Locator, option: str) -> None:
        """Open a menu and choose; a post that is drawn anew just then closes it, and it is opened again."""
        offered = self.log.get_by_role("option").filter(has_text=option).last

        def choose() -> None:
            menu.click()
            offered.click(timeout=PATIENCE // 15)

        self._until_taken(choose)

    def type_command(self, command: str, required: str, **others: str) -> None:
        """Type a command with one required argument that is completed, and fill in others, all by keyboard and picker."""
        writing = self.page.get_by_role("textbox", name="Message")
        writing.fill(command)
        expect(self.page.get_by_role("option").filter(has_text=command).first).to_be_visible()
        writing.press("Enter")
        self.page.get_by_role("combobox", name=", required").fill(required)
        self.page.get_by_role("option", name=required).click()
        for name, value in others.items():
            self.page.get_by_role("button", name=re.compile(r"^\+\d+ (more|options)$")).click()
            self.page.get_by_role("option", name=re.compile(rf"^{name}\b")).click()
            self.page.get_by_role("textbox", name=name).fill(value)
        self._until_taken(self.page.get_by_role("button", name="Send", exact=True).click)

    def type_bare(self, command: str) -> None:
        """Type a command without arguments."""
        writing = self.page.get_by_role("textbox", name="Message")
        writing.fill(command)
        expect(self.page.get_by_role("option").filter(has_text=command).first).to_be_visible()
        writing.press("Enter")
        self._until_taken(self.page.get_by_role("button", name="Send", exact=True).click)

    def rest_on_newest(self) -> None:
        """Show the newest post once all pictures are there: its last one as far as `BELOW` is left for what is asked."""
        self.settle()
        self.page.mouse.move(0, 0)
        self.page.wait_for_function("[...document.images].every(image => image.complete && image.naturalWidth)")
        self.newest.evaluate("post => post.scrollIntoView({block: 'end'})")
        self.settle()
        picture, log = self._pictures_in(self.newest).last, self.log.bounding_box()
        if picture.count() and log and (box := picture.bounding_box()):
            hidden, beneath = log["y"] - box["y"], log["y"] + log["height"] - box["y"] - box["height"]
            self.page.mouse.move(log["x"] + log["width"] / 2, log["y"] + log["height"] / 2)
            self.page.mouse.wheel(0, -max(0, min(hidden, beneath - BELOW)))
            self.page.mouse.move(0, 0)
            self.page.wait_for_timeout(300)
        self.settle()

    def _pictures_in(self, shown: Locator) -> Locator:
        """Return the pictures of what is shown, without the emoji on its buttons."""
        return shown.get_by_role("img").and_(self.page.locator(":not(.custom-emoji)")).filter(visible=True)

    def settle(self) -> None:
        """Wait until what was asked for has come to an end and is shown: a press on what is being drawn anew is lost."""
        before, quiet = "", 0
        for _ in range(PATIENCE // 100):
            self.page.wait_for_timeout(100)
            ready = self.page.evaluate("window.simcordPreview?.ready === true")
            now = self.log.inner_html() if ready else ""
            quiet = quiet + 1 if ready and now == before else 0
            if quiet == QUIET:
                return
            before = now
        raise AssertionError("the page has not come to rest")


def _is_press(request: Request) -> bool:
    """Tell whether the page asks for what was pressed, chosen or typed."""
    return request.url.endswith("/api/action") and request.post_data_json["kind"] in PRESSES
