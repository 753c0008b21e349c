"""The page of prepared files: each region and scenario as players see it first, and as a game master does.

The game master's view is folded away, because it shows the secrets.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docs.album import described, shrunk
from engine.core.capabilities import Prepares
from engine.core.content import DATA, meaning
from engine.core.options import describe
from engine.core.words import upper
from engine.games import games
from playground.proof import Proof, Sheet, proof_of, takers

PAGE = "gallery.md"
FOLDER = "gallery"
INTRODUCTION = """# Prepared by hand

The regions and scenarios that come with the games, each as its players see it when they set out.
The folded part shows all that is hidden: leave it folded if you want to play it.
How to write one: [a region](regions.md), [a scenario](scenarios.md).
"""


def prepared(game: Prepares[Any]) -> Iterator[tuple[str, str]]:
    """Yield the value of the option that chooses it, and the text, of each file that comes with a game."""
    (option,) = (item for item in describe(games()[game.key].options) if item.name == game.files)
    for value in option.choices:
        file = DATA / game.key / f"{game.files}s" / f"{value}.toml"
        if file.exists():
            yield value, file.read_text(encoding="utf-8")


def make(images: Path, pages: Path) -> Iterator[Path]:
    """Write the page, and its pictures to a folder among ``images``; yield each file."""
    folder = images / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    parts = [INTRODUCTION]
    for game in takers():
        parts.append(f"## {games()[game.key].title}\n")
        for value, text in prepared(game):
            proof = proof_of(text)
            parts.append(entry(game, value, proof))
            for name, sheet in pictures(value, proof):
                (folder / name).write_bytes(hung(sheet))
                yield folder / name
    page = pages / PAGE
    page.write_text("\n".join(parts), encoding="utf-8")
    yield page


def entry(game: Prepares[Any], value: str, proof: Proof) -> str:
    """Return what the page says of one."""
    (first, seen), (last, hidden) = pictures(value, proof)
    return (
        f"### {proof.name}\n\n{meaning(game.key, game.files, value)} {upper('. '.join(proof.facts))}.\n\n"
        f"`/delve new game:{game.key} {game.files}:{value}`\n\n"
        f"![{seen.alt}](images/{FOLDER}/{first})\n\n"
        f"<details><summary>With all that is hidden</summary>\n\n![{hidden.alt}](images/{FOLDER}/{last})\n\n</details>\n"
    )


def hung(sheet: Sheet) -> bytes:
    """Return the picture of a sheet as it hangs in the gallery."""
    return shrunk(described(sheet.png, sheet.alt))


def pictures(value: str, proof: Proof) -> tuple[tuple[str, Sheet], tuple[str, Sheet]]:
    """Return what players and what a game master sees, with the names of the pictures."""
    return (f"{value}-start.png", proof.sheets[0]), (f"{value}-whole.png", proof.sheets[-1])
