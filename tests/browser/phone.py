"""A phone's screen to try the bot from a terminal: the playground's page at 390 pixels, one command at a time.

    python -m tests.browser.phone serve FOLDER &     the playground and the page, until `stop`
    python -m tests.browser.phone FOLDER look        what is on the screen, and its picture
    python -m tests.browser.phone FOLDER press "Explore A"
    python -m tests.browser.phone FOLDER open "More moves"
    python -m tests.browser.phone FOLDER pick "Stone Hall"
    python -m tests.browser.phone FOLDER type "/rules" ask "may I move twice?"
    python -m tests.browser.phone FOLDER scroll -300 | as Bob | wait 1h | stop

Each answer is the text of the screen from its top to its bottom, and the file of its picture in the folder. What is not on
the screen is neither pressed nor told, as on a phone: `scroll` first.
"""

from __future__ import annotations

import json
import os
import pty
import re
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from tests.browser import chromium
from tests.browser.channel import PATIENCE, Channel
from tests.browser.conftest import TOP, wait_for_address

SCREEN = ViewportSize(width=390, height=844)
SOCKET = "phone.sock"
USAGE = 2
SEEN = """() => {
  const lines = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.nodeType === 3 ? node.parentElement : node;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = node.nodeType === 3 ? range.getBoundingClientRect() : element.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + Math.min(box.height / 2, 8);
    if (!box.width || !box.height || y < 0 || y > innerHeight || x < 0 || x > innerWidth) continue;
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(hit === element || element.contains(hit) || hit.contains(element))) continue;
    if (node.nodeType === 3) {
      if (node.textContent.trim()) lines.push([node.textContent.trim(), element.closest("button") !== null, Math.round(y)]);
    } else if (node.tagName === "IMG" && box.width > 60) {
      lines.push([`(picture ${Math.round(box.width)} wide)`, false, Math.round(y)]);
    }
  }
  return lines;
}"""
"""Each piece of text on the screen, whether a button holds it, and how far down it stands in pixels."""
PAUSE = 300
"""Milliseconds until the page has scrolled."""


class Phone:
    """One page, and what can be done with it; each method of a public name is a command."""

    def __init__(self, page: Page, address: str, folder: Path, terminal: int) -> None:
        self._channel = Channel(page, address)
        self._page = page
        self._folder = folder
        self._terminal = terminal
        self._pictures = 0

    def look(self) -> str:
        """Return what stands on the screen, line by line, and the picture's file."""
        self._page.mouse.move(0, 0)
        self._pictures += 1
        file = self._folder / f"{self._pictures:03}.png"
        self._page.screenshot(path=file)
        lines = [f"{y:4} {f'[{text}]' if pressed else text}" for text, pressed, y in self._page.evaluate(SEEN)]
        return "\n".join([*lines, str(file)])

    def press(self, label: str) -> str:
        """Press the last button on the screen whose label begins so."""
        before = self._channel.log.inner_text()
        called = re.compile(rf"(^|\W){re.escape(label)}")
        buttons = self._page.get_by_role("button").filter(has_text=called).filter(visible=True)
        if not buttons.count():
            return f"no button {label!r} here"
        buttons.last.click(timeout=PATIENCE // 10)
        self._channel.settle()
        same = "(nothing on the page has changed)\n" if self._channel.log.inner_text() == before else ""
        return same + self._newest()

    def open(self, menu: str) -> str:
        """Open the last menu that begins so, and return its options."""
        self._page.get_by_role("combobox").filter(has_text=menu).last.click(timeout=PATIENCE // 10)
        self._channel.settle()
        options = self._page.get_by_role("option").filter(visible=True).all_inner_texts()
        return "\n".join(f"- {' · '.join(option.split(chr(10)))}" for option in options)

    def pick(self, option: str) -> str:
        """Choose an option of the menu that is open; some menus take several, and are closed by another press."""
        self._page.get_by_role("option").filter(has_text=option).filter(visible=True).first.click(timeout=PATIENCE // 10)
        self._channel.settle()
        return self._newest()

    def type(self, text: str, *arguments: str) -> str:
        """Send a command: its words, then the names and values of its arguments, or a plain message."""
        page, writing = self._page, self._page.get_by_role("textbox", name="Message")
        writing.fill(text)
        if text.startswith("/"):
            page.get_by_role("option").filter(has_text=text).first.click(timeout=PATIENCE // 10)
            for name, value in zip(arguments[::2], arguments[1::2], strict=True):
                field = page.get_by_label(re.compile(rf"^{re.escape(name)}\b")).filter(visible=True)
                if not field.count():
                    page.get_by_role("button", name=re.compile(r"^\+\d+ (more|options)$")).click()
                    page.get_by_role("option", name=re.compile(rf"^{re.escape(name)}\b")).click()
                field.last.fill(value)
                found = page.get_by_role("option").filter(has_text=value).filter(visible=True)
                if found.count():
                    found.first.click()
            page.get_by_role("button", name="Send", exact=True).click()
        else:
            writing.press("Enter")
        self._channel.settle()
        return self._newest()

    def tap(self, across: str, down: str) -> str:
        """Tap the screen at a place in pixels."""
        self._page.mouse.click(int(across), int(down))
        self._channel.settle()
        return self.look()

    def scroll(self, pixels: str) -> str:
        """Scroll the channel down by so many pixels, up where they are less than none."""
        self._page.mouse.move(SCREEN["width"] / 2, SCREEN["height"] / 2)
        self._page.mouse.wheel(0, int(pixels))
        self._page.wait_for_timeout(PAUSE)
        return self.look()

    def become(self, name: str) -> str:
        """Go on as another member."""
        self._channel.become(name)
        return self._newest()

    def wait(self, span: str) -> str:
        """Move the bot's clock on, as the terminal of the playground does."""
        os.write(self._terminal, f"wait {span}\n".encode())
        self._page.wait_for_timeout(PAUSE)
        self._channel.settle()
        return self._newest()

    def _newest(self) -> str:
        """Show the newest post, its end at the bottom of the screen, and return what is seen."""
        self._channel.newest.evaluate("post => post.scrollIntoView({block: 'end'})")
        self._page.wait_for_timeout(PAUSE)
        return self.look()


COMMANDS = {"as": "become"}
"""Commands that are called otherwise than their method."""


def serve(folder: Path) -> None:
    """Start the playground and the page, and carry out what is asked at the socket of the folder until `stop`."""
    folder.mkdir(parents=True, exist_ok=True)
    place = folder / SOCKET
    place.unlink(missing_ok=True)
    said = folder / "said.txt"
    command = [sys.executable, "-u", "-m", "playground", "play", "--no-browser", "--fresh", "--port", "0"]
    command += ["--database", str(folder / "delves.db")]
    terminal, inside = pty.openpty()
    with said.open("w") as out:
        running = subprocess.Popen(command, cwd=TOP, stdin=inside, stdout=out, stderr=subprocess.STDOUT)
    path = chromium.found()
    try:
        if path is None:
            sys.exit("there is no Chromium on this machine")
        address = wait_for_address(said, running)
        with chromium.started(path) as browser, socket.socket(socket.AF_UNIX) as listening:
            page = browser.new_context(viewport=SCREEN, has_touch=True).new_page()
            phone = Phone(page, address, folder, terminal)
            listening.bind(str(place))
            listening.listen()
            while _answered(phone, listening):
                pass
    finally:
        running.terminate()
        place.unlink(missing_ok=True)


def _answered(phone: Phone, listening: socket.socket) -> bool:
    """Carry out one command; return whether another may follow."""
    asking, _ = listening.accept()
    with asking, asking.makefile("rw") as both:
        name, *words = json.loads(both.readline())
        if name == "stop":
            both.write("stopped\n")
            return False
        act = getattr(phone, COMMANDS.get(name, name), None) if not name.startswith("_") else None
        try:
            both.write(str(act(*words)) + "\n" if callable(act) else f"no command {name!r}\n")
        except Exception as error:
            # A command that the page did not take ends nothing: the next may work.
            both.write(f"that did not work: {str(error).splitlines()[0]}\n")
    return True


def ask(folder: Path, words: Sequence[str]) -> str:
    """Send a command to the phone of a folder, and return its answer."""
    with socket.socket(socket.AF_UNIX) as asking:
        asking.connect(str(folder / SOCKET))
        with asking.makefile("rw") as both:
            both.write(json.dumps(list(words)) + "\n")
            both.flush()
            return both.read()


def main() -> int:
    """Serve a folder, or send a command to it."""
    if len(sys.argv) <= USAGE:
        print(__doc__)
        return USAGE
    first, second, *rest = sys.argv[1:]
    if first == "serve":
        serve(Path(second))
    else:
        print(ask(Path(first), [second, *rest]), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
