"""``make quick``: the tests that belong to what was changed, whole games and other long ones left out.

What was changed is what differs from the commit at which this branch left ``main``, on ``main`` itself what is not
committed yet; ``GAME=x`` names a game instead. A folder stands for its tests (`ROOMS`), whatever belongs to a
game for that game's own and for the laws on it. ``make test`` is what has to hold before a change is let in.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from engine.games import games

TOP = Path(__file__).resolve().parents[1]
OF_GAMES = ("engine/games/", "data/", "tests/games/")
LAWS = "tests/laws"
SMALL = ("toy", "outing")
"""The games of the tests, which stand for all where no real one was touched."""
HOUSE = "tests/test_house.py"
MADE = (
    "tests/rulebook/test_pages.py",
    "tests/rulebook/test_quickstart.py",
    "tests/playground/test_pictures.py::test_every_quote_that_is_marked_is_made",
    "tests/playground/test_pictures.py::test_the_alt_text_of_a_picture_is_that_of_the_scene_it_was_drawn_from",
)
BOOK = "tests/rulebook/test_entries.py"
OF_BOOK = (
    "test_entries_are_short_enough_to_read_in_a_channel",
    "test_every_entry_leads_on_to_others_and_never_to_itself",
    "test_every_entry_has_other_words_to_be_found_by",
    "test_every_entry_of_a_game_says_where_its_source_has_it_or_is_silent",
    "test_our_rulings_are_marked_as_ours",
)
"""What is made of a game's rules, and what its entries have to have: of a game that is named."""
ROOMS = {
    "engine/api/": ("tests/tables",),
    "engine/core/": ("tests/core", "tests/tables", LAWS),
    "engine/maps/": ("tests/maps",),
    "engine/render/": ("tests/render",),
    "engine/rulebook/": ("tests/rulebook",),
    "engine/runtime/": ("tests/core", "tests/service"),
    "engine/store/": ("tests/store",),
    "engine/tables/": ("tests/tables", "tests/store"),
    "engine/": ("tests/tables",),
    "cogs/": ("tests/cogs",),
    "service/": ("tests/service", "tests/wire"),
    "bot.py": ("tests/cogs", "tests/wire"),
    "delvekeeper/": ("tests/test_package.py",),
    "playground/": ("tests/playground",),
    "data/": ("tests/rulebook",),
    "tests/toy.py": ("tests/tables", LAWS),
    "tests/outing.py": ("tests/tables", LAWS),
}
"""The tests of what is not a game's, the first that fits."""


def changed() -> list[str]:
    """Return what differs from where this branch left ``main``, and what git does not know yet."""
    base = _git("merge-base", "HEAD", "main") or ["HEAD"]
    return [*_git("diff", "--name-only", base[0]), *_git("ls-files", "--others", "--exclude-standard")]


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=TOP, capture_output=True, text=True, check=False)
    return done.stdout.split("\n")[:-1] if done.returncode == 0 else []


def chosen(paths: Iterable[str]) -> tuple[list[str], list[str]]:
    """Return the tests that belong to changed files, and the games whose laws are to be looked at."""
    tests, touched = {HOUSE}, set()
    for path in paths:
        game = next((part.split("/")[0] for room in OF_GAMES if (part := path.removeprefix(room)) != path), "")
        if game in (*games(), *SMALL):
            touched.add(game)
            tests |= {LAWS, f"tests/games/{game}"}
        elif room := next((room for room in ROOMS if path.startswith(room)), ""):
            tests.update(ROOMS[room])
        elif path.startswith("tests/") and path.count("/") > 1:
            tests.add("/".join(path.split("/")[:2]))
    known = sorted(test for test in tests if (TOP / test).exists())
    return known, sorted(touched) or list(SMALL)


def main(wanted: Sequence[str]) -> int:
    """Run the tests of the games ``wanted``, or of what was changed; return pytest's exit code."""
    strangers = [key for key in wanted if key not in games()]
    if strangers:
        print(f"There is no game {strangers[0]}; there are {', '.join(games())}.", file=sys.stderr)
        return 2
    tests, laws = chosen([f"engine/games/{key}/" for key in wanted] or changed())
    tests += [f"{BOOK}::{test}[{key}]" for key in wanted for test in OF_BOOK] + [*MADE] * bool(wanted)
    print(f"{' '.join(tests)}; laws of {', '.join(laws)}", flush=True)
    run = ["-n", "auto", "--dist", "worksteal", "-m", "not whole", "--only", ",".join(laws), *tests]
    return pytest.main([*run, "-q"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
