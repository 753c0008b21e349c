"""Nothing that a player reads is English where another language is spoken (docs/words.md).

Whole games are told in a language of other letters (tests/pseudo.py). An English word that is left was put together in
code, or is content that passes no message.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Set
from pathlib import Path
from typing import Any

import msgspec
import pytest
from babel.messages.pofile import read_po

from engine.core import capabilities, languages
from engine.core.scene import Look, Scene
from engine.games import games
from tests import pseudo
from tests.laws.playouts import NAMES, Playout, numbers, playout, some, telling

PLAYOUTS = 3
"""So many playouts are looked at, of each game."""
WORD = re.compile(r"[A-Za-z]{3,}")
TYPED = re.compile(r"[“„][^”“]*[”“]|\w+…|\([a-z]+(?:-[a-z0-9]+)+\)")
"""What is quoted as it is typed; a word that is cut off, which may be such a one; an id in brackets."""
OWN = re.compile(rf"\b(?:{'|'.join(NAMES)})'s [A-Z][a-z]+")
"""The name of a character whose player has two: "Ada's Mender". It is kept in events."""
SHOWN = ("title", "alt", "overview", "facts", "panel", "legend", "cards", "pool")
"""The parts of a scene that are words."""
ICONS = (
    *("icon", "icons", "mark", "tone", "colour", "kind", "shape", "key"),
    *("letter", "pattern", "picture", "owner", "counts"),
)
"""Fields that no player reads."""


@pytest.fixture(scope="session")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The words of the pseudo-language."""
    folder = tmp_path_factory.mktemp("pseudo")
    pseudo.write(folder)
    return folder


@pytest.mark.parametrize("language", [language for language in languages.PLACES if language != languages.SOURCE])
@pytest.mark.parametrize("key", games())
def test_a_translated_rulebook_tells_the_numbers_of_the_english_one(key: str, language: str) -> None:
    file = languages.PLACES[language] / key / "words" / language / "rules.po"
    if not file.exists():
        return
    with file.open("rb") as opened:
        told = [(str(each.id), str(each.string)) for each in read_po(opened, locale=language)]
    lost = [
        (text, missing)
        for text, said in told
        if said and text.endswith(".") and (missing := _numbers(text) - _numbers(said))
    ]
    assert lost == [], f"{file} translates sentences without their numbers"


def _numbers(text: str) -> Set[str]:
    """Return the numbers of a text from 2 on: one is often a word."""
    return {digits for digits in re.findall(r"[0-9]+", text) if int(digits) > 1}


def english(text: str, own: Set[str] = frozenset(NAMES)) -> list[str]:
    """Return the English words of a text, but for the players' ``own``."""
    return [word for word in WORD.findall(OWN.sub(" ", TYPED.sub(" ", pseudo.CODE.sub(" ", text)))) if word not in own]


WRITTEN = ("gm", "enter", "note", "create")
"""The verbs whose moves hold what a player wrote."""


def written(played: Playout) -> Set[str]:
    """Return the words that nobody translates: of names, of the file that a game was begun from, of what players wrote."""
    texts = [entry.text for entry in played.entries if entry.text.partition(" ")[0] in WRITTEN]
    words = WORD.findall(" ".join((*NAMES, *played.tables[-1].names, played.table.setup.file, *texts)))
    return {form for word in words for form in (word, word.capitalize(), word[:1].lower() + word[1:])}


def words(shown: Any) -> Iterator[str]:
    """Yield the texts of what is shown."""
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, tuple | list):
        for each in shown:
            yield from words(each)
    elif isinstance(shown, msgspec.Struct):
        for field in shown.__struct_fields__:
            if field not in ICONS:
                yield from words(getattr(shown, field))


def said(played: Playout) -> Iterator[tuple[str, str]]:
    """Yield what is told, asked, offered and shown in a game, with what it is.

    Each move is told to everybody, to its maker, and to all who are told something of their own. Each table is seen by
    everybody and by two of its seats in turn.
    """
    game = played.game
    for table, entry in zip(played.tables, (played.first, *played.entries), strict=True):
        own = {seat for event in entry.events for seat in event.seats or ()}
        for seat in {None, max(entry.seat, 0), *own}:
            yield "tell", game.tell(game.view(table.state, seat), entry.events)
    for place, table in enumerate(telling(played, 4)):
        for seat in {None, place % len(table.names), (place + 1) % len(table.names)}:
            view = game.view(table.state, seat)
            yield "ask", game.ask(view)
            yield "status", game.status(view)
            yield "sheet", game.sheet(view)
            yield "private", capabilities.private(game, view)
            scene: Scene = game.scene(view, Look())
            for part in SHOWN:
                for text in words(getattr(scene, part)):
                    yield part, text
        for seat in game.turn(table.state):
            view = game.view(table.state, seat)
            for move in some(list(game.legal(table.state, seat)), 40):
                choice = game.choice(view, move)
                for name in ("label", "detail", "sure", "text", "hurts", "within"):
                    for text in words(getattr(choice, name)):
                        yield f"choice {name}", text


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("place", range(PLAYOUTS))
def test_no_word_of_a_game_is_english_where_another_language_is_spoken(key: str, place: int, strange: Path) -> None:
    played = playout(key, numbers(games()[key])[place])
    with pseudo.spoken(strange):
        own = {*written(played), *WORD.findall(played.game.title)}
        left = {(part, " ".join(found), text) for part, text in set(said(played)) if (found := english(text, own))}
    assert not left, "\n".join(f"{part}: {found} in {text[:150]!r}" for part, found, text in sorted(left)[:60])
    assert languages.spoken() == languages.SOURCE


TOP = Path(__file__).parents[2]
ARGUMENT = "engine/games/wilds/rules/members/gear.py"
"""Words an argument of a move that is listed as an example: what counts there is that it is always the same."""


def kept_words(source: str) -> list[str]:
    """Return the functions of a module whose results are kept for good, although they word something."""
    found = []
    for node in ast.walk(ast.parse(source)):
        kept = isinstance(node, ast.FunctionDef) and any(
            re.match(r"(functools\.)?(lru_)?cache\b", ast.unparse(each)) for each in node.decorator_list
        )
        if kept and "WORDS(" in ast.unparse(node) and "language" not in ast.unparse(node):
            found.append(node.name)
    return found


def test_no_function_keeps_words_of_the_language_that_was_spoken_first() -> None:
    files = [path for room in ("engine", "cogs", "service") for path in sorted((TOP / room).rglob("*.py"))]
    found = {
        path.relative_to(TOP).as_posix(): names for path in files if (names := kept_words(path.read_text(encoding="utf-8")))
    }
    assert found == {ARGUMENT: ["sample_note"]}
    assert kept_words("@cache\ndef legend():\n    return WORDS('overview')") == ["legend"]
    assert kept_words("@lru_cache(maxsize=4)\ndef legend(language):\n    return WORDS('overview')") == []
