"""Messages and code fit each other: no message is missing, none is unused, and each has exactly what it is given."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

from engine.core import verbs
from engine.core.catalogue import GRAMMARS, Catalogue, Messages
from engine.core.events import Happened
from engine.core.languages import PLACES, SOURCE
from engine.core.lessons import lessons_of
from engine.core.messages import WORDS
from engine.core.moves import Verb
from engine.core.options import describe
from engine.core.tallies import Recalled
from engine.core.tips import tips_of
from engine.games import games
from tests.catalogues import declared, entries, faults

GAMES = Path(importlib.import_module("engine.games").__file__ or "").parent
ROOT = GAMES.parents[1]


def catalogue_of(key: str) -> Catalogue:
    """Return the catalogue of a game."""
    name = f"engine.games.{key}.state.catalogue"
    assert importlib.util.find_spec(f"engine.games.{key}.state") and importlib.util.find_spec(name), (
        f"every sentence of a game is a message: {name} has none of its WORDS (docs/words.md)"
    )
    found: Catalogue = importlib.import_module(name).WORDS
    return found


def events_of(key: str) -> Iterator[type[Happened]]:
    """Yield every type of event of a game."""
    root = GAMES / key
    for path in sorted(root.glob("rules/**/*.py")):
        name = ".".join(("engine.games", *path.relative_to(GAMES).with_suffix("").parts))
        module = importlib.import_module(name.removesuffix(".__init__"))
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if issubclass(kind, Happened) and kind is not Happened and kind.__module__ == module.__name__:
                yield kind


@pytest.mark.parametrize("key", games())
def test_messages_and_code_fit_each_other(key: str) -> None:
    words, game = catalogue_of(key), games()[key]
    ids = declared(key, game.verbs, describe(game.options))
    ids += [id for lesson in lessons_of(key) for id in lesson.messages()]
    ids += [tip.message for tip in tips_of(key)]
    assert faults(words.messages(), events_of(key), sorted((GAMES / key).rglob("*.py")), ids) == []


@pytest.mark.parametrize("key", games())
def test_every_event_has_a_sentence(key: str) -> None:
    messages, speech = catalogue_of(key).messages(), GAMES / key / "speech"
    named = set(re.findall(r"\w+", "".join(path.read_text(encoding="utf-8") for path in speech.rglob("*.py"))))
    for event in events_of(key):
        told = event.called() in messages or event.__name__ in named
        assert told, (
            f"{event.__name__}: events.ftl of {key} has no message {event.called()}, and nothing in its speech/ tells it"
        )


def code_of_the_bot() -> list[Path]:
    """Return the code that speaks for the bot itself: everything that is no game."""
    rooms = [
        *GAMES.parent.rglob("*.py"),
        *(file for room in ("cogs", "playground", "service") for file in (ROOT / room).rglob("*.py")),
    ]
    return sorted(file for file in [*rooms, ROOT / "bot.py"] if GAMES not in file.parents)


def test_messages_of_the_bot_and_its_code_fit_each_other() -> None:
    shared = [verb for verb in vars(verbs).values() if isinstance(verb, Verb)]
    assert faults(WORDS.messages(), (), code_of_the_bot(), declared("", shared)) == []


FORMS = (".gender", ".plural", ".oblique", ".gen", ".pattern", ".many")
"""Attributes that hold the forms of a name, or of several; other languages may need what English does not."""


def _without_forms(messages: Messages) -> set[str]:
    return {id for id in entries(messages) if not id.endswith(FORMS)}


def test_every_language_has_the_same_messages_of_the_bot() -> None:
    for language in PLACES:
        assert _without_forms(WORDS.messages(language)) == _without_forms(WORDS.messages()), language


@pytest.mark.parametrize("key", games())
def test_every_language_has_the_same_messages(key: str) -> None:
    words = catalogue_of(key)
    # A new game may begin in English alone: what a language lacks is told in English.
    for language in (language for language, data in PLACES.items() if (data / key / "words" / language).is_dir()):
        own, wanted = _without_forms(words.messages(language)), _without_forms(words.messages())
        assert own == wanted, (
            f"data/{key}/words/{language} lacks {sorted(wanted - own)}, and only there: {sorted(own - wanted)}"
        )


# The law finds what is wrong.


class Opened(Happened, frozen=True):
    """A door was opened."""

    who: str
    door: str
    shut: bool
    result: Literal["won", "lost"]

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"twice": self.door * 2}

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        return Recalled(self.who, facts={"where": "here"}), Recalled(id="recap-stench")


class Sealed(Happened, frozen=True):
    """A door is shut for good."""

    recap = Recalled(facts={"where": "here"})
    door: str


GOOD = """
sealed = { $door } is shut.
recap-sealed = { $them } shut { $where }
    .one = { $door }
opened = { $who } opens { $door }{ $shut ->
        [yes] , and it falls shut
       *[no] { "" }
    }. { $twice }
    .shut = It is shut.
no-door = There is no door { $text }.
habit-wary = keeps away
habit-still = { still }
still = stands still
recap-opened = opened { $them } { $where }
    .one = { $door }
bad-door = there is no door { $name }
    .right = one of { $known }
bad-tile = this is no tile
recap-stench = it smells
choice =
    .hint = It takes all day
"""
CODE = """
refused("no-door", "SKY-002", text=text)
WORDS(f"habit-{habit}")
trouble("bad-door", ("door", 0), name=name, known=known)
raise trouble.wrong("bad-tile")
WORDS("choice.hint")
"""

WRONG = [
    ("opened = { $whom } opens.", CODE, "the event has no field $whom"),
    ("opened = { $shut ->\n  [true] a\n *[no] b\n }", CODE, "$shut is never true"),
    ("opened = { $result ->\n  [own] a\n *[lost] b\n }", CODE, "$result is never own"),
    ("opened = { $who }\n    .dor = x", CODE, "the event has no field $dor"),
    ("no-door = There is no { $what }.", CODE, "no-door is not given $what"),
    ("no-door = There is no door.", CODE, "does not use $text"),
    ("habit-still = { stil }", CODE, "refers to stil"),
    ("habit-still = { STIL($x) }", CODE, "STIL"),
    ("bad-door = { $name }\n    .right = { $tile }", CODE, "bad-door.right is not given $tile"),
    ("bad-door = { $name }\n    .right = a door", CODE, "bad-door does not use $known"),
    ("bad-tile = this is no tile\n    .wrong = x", CODE, "no code uses bad-tile.wrong"),
    ("spare = Nothing.", CODE, "no code uses spare"),
    ("recap-sealed = { $then }", CODE, "the event has no field $then"),
    ("recap-opened = opened { $then }", CODE, "the event has no field $then"),
    ("recap-opened = opened { $them }\n    .name = x", CODE, "a recap has no such part"),
    ("recap-spare = { $them }", CODE, "no code uses recap-spare"),
    ("opened = { $shut ->\n  [yes] a\n  [yes] a\n *[no] b\n }", CODE, "the value yes stands there twice"),
    ("", CODE + 'WORDS("no-such")', "there is no message no-such"),
    ("", CODE + "WORDS(id)", "where no law can read them"),
    ("", CODE + 'WORDS("no-door", **facts)', "where no law can read them"),
    ("", CODE + 'WORDS(f"manner-{x}")', "there is no message manner-"),
]


def checked(folder: Path, text: str, code: str) -> list[str]:
    """Return the faults of some messages and some code."""
    (folder / "en.ftl").write_text(text, encoding="utf-8")
    (folder / "code.py").write_text(code, encoding="utf-8")
    return faults(Messages(folder, GRAMMARS[SOURCE]), [Opened, Sealed], [folder / "code.py"])


def test_what_fits_is_accepted(tmp_path: Path) -> None:
    assert checked(tmp_path, GOOD, CODE) == []


@pytest.mark.parametrize(("text", "code", "fault"), WRONG, ids=[fault for _, _, fault in WRONG])
def test_what_does_not_fit_is_found(tmp_path: Path, text: str, code: str, fault: str) -> None:
    id = text.partition(" =")[0]
    kept = GOOD
    if f"\n{id} = " in GOOD and id:
        before, _, rest = GOOD.partition(f"\n{id} = ")
        lines = rest.split("\n")
        after = next(index for index, line in enumerate(lines) if index and line and not line.startswith(" "))
        kept = "\n".join([before, *lines[after:]])
    found = checked(tmp_path, f"{kept}\n{text}\n", code)
    assert any(fault in each for each in found), found
