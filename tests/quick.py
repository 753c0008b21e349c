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
    print(f"{' '.join(tests)}; laws of {', '.join(laws)}", flush=True)
    run = ["-n", "auto", "--dist", "worksteal", "-m", "not whole", "--only", ",".join(laws), *tests]
    return pytest.main([*run, "-q"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
