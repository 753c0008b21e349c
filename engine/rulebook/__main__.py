"""``python -m engine.rulebook`` reads the rulebook of all games and keeps it beside the compiled modules, as ``compileall``
does with these: for an installation that the bot may not write into. Exit status 1: it cannot be kept there."""

from __future__ import annotations

import contextlib
import sys

from engine.core.content import DATA
from engine.core.languages import PLACES
from engine.games import games

from . import TABLE, rulebook_of
from .book import is_searched
from .kept import compiled_of, mark_of, read_kept


def main() -> str | None:
    """Keep the rulebook, also where Python by itself leaves nothing compiled; return what is wrong where it is not kept."""
    sys.dont_write_bytecode = False
    names = (*games(), TABLE)
    for language in filter(is_searched, PLACES):
        path = compiled_of(names, language)
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
        rulebook_of(names, language)
        if not read_kept(path, mark_of(names, DATA, language)):
            return f"The rulebook cannot be kept at {path}."
    return None


if __name__ == "__main__":
    sys.exit(main())
