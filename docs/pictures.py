"""``python -m docs.pictures``: make pictures, quotes and tables of README and docs again, from games that were played.

``python -m docs.pictures beacon`` makes only the pictures of one game, what its page quotes, and their alt texts.

The test folder of each game says which of its pictures are shown (see `album`). They come from games that play by
themselves, and from the script of a page; the quotes of that page come from the script too (see `quotes`). The tables of
orders on a page are those of the desks (see `orders`). One page shows what comes prepared (see `prepared`). The pictures of
the quick-start cards go to the games' data. Every game has a fixed dice key, so it is the same every time.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from docs import orders, prepared, quotes
from docs.album import Album, albums, alt_of, check_unplayable
from docs.languages import TRANSLATED
from engine.core.content import DATA
from engine.core.languages import PLACES, SOURCE, speaking
from playground.runner import Runner, read_file
from playground.script import ScriptError
from playground.world import World

PAGES = Path(__file__).parent
IMAGES = PAGES / "images"
GAMES = PAGES.parent / "tests" / "games"
CARDS = "how"
"""The folder of the cards' pictures, in the data of a game."""
SEED = "lantern"
SHOWN = re.compile(r"!\[[^\]]*\]\((?P<path>[^)]+\.png)\)")
"""A picture on a page, with its alt text."""
OPENED = re.compile(r"/delve new game:(\w+)(.*)")


def script_of(key: str, album: Album) -> Path:
    """Return the script that the page of a game tells."""
    return GAMES / key / "scripts" / album.script


async def run(script: Path, folder: Path) -> list[dict[str, Any]]:
    """Return what each line of a script brought, its pictures in ``folder``; ``ValueError`` if one does not go well."""
    world = await World.open(seed=SEED)
    try:
        runner = Runner(world, folder, SEED)
        results = []
        for line in read_file(script):
            results.append(result := await runner.do(line))
            if "failed" in result:
                raise ValueError(f"line {line.number} of {script.name}: {result['failed']}")
        return results
    except ScriptError as error:
        raise ValueError(f"{script.name}: {error}") from error
    finally:
        await world.close()


def make(key: str, images: Path, pages: Path, data: Path) -> Iterator[Path]:
    """Write the pictures of a game and of its cards, and renew the quotes of its page; yield each file.

    Pictures go to ``images``, those of the cards to the game's folder in ``data``, those of other languages in a folder of
    their own there. ``ValueError`` if its script fails.
    """
    album = albums()[key]
    made = album.played()
    if album.script:
        with tempfile.TemporaryDirectory() as folder:
            results = asyncio.run(run(script_of(key, album), Path(folder)))
            if not album.folded:
                check_opened(results)
            made |= {name: brought.among(results) for name, brought in album.told.items()}
        yield _rewritten(pages / album.page, lambda text: quotes.renewed(text, results))
    cards = {}
    for language in (language for language in PLACES if (DATA / key / "words" / language).is_dir()):
        folder = data / key / CARDS / (language if language != SOURCE else "")
        with speaking(language):
            cards |= {folder / name: png for name, png in album.cards().items()}
    for file, png in {**{images / name: png for name, png in made.items()}, **cards}.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(png)
        yield file


def check_opened(results: Sequence[Mapping[str, Any]]) -> None:
    """Raise a `ValueError` where a script opened a table on a map that a lobby offers."""
    for result in results:
        if found := OPENED.fullmatch(str(result["do"])):
            check_unplayable(found[1].lower(), dict(re.findall(r"(\w+):(\S+)", found[2])))


def with_alts(page: Path, only: Collection[Path] | None = None) -> str:
    """Return the text of a page on which each picture that holds an alt text has that one; a translated page as it is.

    ``only`` these pictures, or all.
    """
    text = page.read_text(encoding="utf-8")
    if TRANSLATED.search(text):
        return text

    def renewed(found: re.Match[str]) -> str:
        file = page.parent / found["path"]
        alt = alt_of(file.read_bytes()) if file.is_file() and (only is None or file in only) else ""
        return f"![{alt}]({found['path']})" if alt else found[0]

    return SHOWN.sub(renewed, text)


def _rewritten(page: Path, renewed: Callable[[str], str]) -> Path:
    page.write_text(renewed(page.read_text(encoding="utf-8")), encoding="utf-8")
    return page


def main(images: Path, pages: Path, data: Path, keys: Sequence[str] = ()) -> int:
    """Make all there is, for every game, or only what these games say of their pictures; 1 if a script does not go well."""
    strangers = [key for key in keys if key not in albums()]
    if strangers:
        sys.stderr.write(
            f"No pictures of {strangers[0]} can be made: tests/games/{strangers[0]}/pictures.py has to hold its ALBUM. "
            f"There are those of {', '.join(albums())}.\n"
        )
        return 2
    made = set[Path]()
    try:
        for key in keys or albums():
            for file in make(key, images, pages, data):
                made.add(file)
                sys.stdout.write(f"{file}\n")
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    for file in prepared.make(images, pages) if not keys else ():
        sys.stdout.write(f"{file}\n")
    for page in (pages.parent / "README.md", *sorted(pages.rglob("*.md"))):
        if page.is_file() and (text := with_alts(page, made if keys else None)) != page.read_text(encoding="utf-8"):
            page.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{page}\n")
    for page in sorted(pages.glob("*.md")) if not keys else ():
        if orders.TABLE.search(page.read_text(encoding="utf-8")):
            sys.stdout.write(f"{_rewritten(page, orders.renewed)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(IMAGES, PAGES, DATA, sys.argv[1:]))
