"""Plays whole games in the window, as two people and a third who looks on: `python -m tests.browser.whole skyshard`.

Ada taps on a phone, Bob presses keys at a desk. In between the bot restarts and Ada's connection is cut. Every page has to
show each move. Pictures of what Ada sees are written into a folder, to be looked at.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser

from engine.games import games
from tests.browser import chromium
from tests.browser.test_window import ADA, BOB, DESK, PATIENCE, PHONE, Reader, Server, check_words

RESTART, CUT, SHOT = 20, 25, 30
"""After so many presses the bot restarts; at each so many the connection is cut, and Ada's page is pictured."""


def play(browser: Browser, key: str, most: int, folder: Path) -> int:
    """Play a game to its end, or for so many presses; return how many there were."""
    with tempfile.TemporaryDirectory() as place:
        server = Server(Path(place) / "delves.db")
        server.open()
        server.begin(key)
        ada = Reader(browser, server.address(ADA), PHONE, touch=True)
        bob = Reader(browser, server.address(BOB), DESK, touch=False)
        public = Reader(browser, server.address(ADA, own=False), PHONE, touch=True)
        presses = 0
        while (awaited := server.awaited()) and presses < most:
            (bob if awaited[0] == BOB.name else ada).take(keyboard=awaited[0] == BOB.name)
            presses += 1
            if presses == RESTART:
                server.close()
                server.open()
            if presses % CUT == 0:
                ada.page.context.set_offline(True)
                ada.page.wait_for_timeout(500)
                ada.page.context.set_offline(False)
            for reader in (ada, bob, public):
                reader.page.wait_for_function(
                    "v => document.body.dataset.version === v", arg=server.version(), timeout=PATIENCE
                )
            if presses % SHOT == 0 or not server.awaited():
                ada.page.screenshot(path=folder / f"{key}-{presses}.png")
        for reader in (ada, bob, public):
            assert reader.errors == []
            check_words(reader.page)
            reader.page.context.close()
        server.end()
    return presses


def main() -> int:
    """Play the games that are named, each once."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="game", help="which games; all by default")
    parser.add_argument("--most", type=int, default=1000, help="so many presses at most")
    parser.add_argument("--out", type=Path, default=Path("var/window"), help="where the pictures go")
    asked = parser.parse_args()
    path = chromium.found()
    if path is None or not set(asked.games) <= set(games()):
        print("It takes Chromium, and names of games.", file=sys.stderr)
        return 2
    asked.out.mkdir(parents=True, exist_ok=True)
    with chromium.started(path) as browser:
        for key in asked.games or games():
            began = time.monotonic()
            presses = play(browser, key, asked.most, asked.out)
            print(f"{key}: {presses} presses in {time.monotonic() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
