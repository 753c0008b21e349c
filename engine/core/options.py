"""What the host may choose in the lobby, declared once as a frozen struct per game.

A field is a ``Literal`` of strings or of ints, always with a default: ``threat: Literal["easy", "standard"] = "standard"``
is an option with two choices. It is described by the message "option-threat" of its ``words`` (`Described`), or by
a text: ``Annotated[Literal[...], Meta(description="How strong the enemies are")]``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, get_args, get_origin, get_type_hints

import msgspec

from .catalogue import Catalogue
from .errors import BadGame, BadOption, Text
from .game import AnyGame
from .messages import WORDS


class Described(msgspec.Struct, frozen=True):
    """The base of a game's options that are described by messages."""

    words: ClassVar[Catalogue]


class Option(msgspec.Struct, frozen=True):
    """One option as a form shows it: every value as text, ``default`` among ``choices``."""

    name: str
    about: Text
    choices: tuple[str, ...]
    default: str


@cache
def describe(kind: type[msgspec.Struct]) -> tuple[Option, ...]:
    """Return the options that ``kind`` declares, in order; `BadGame` when a field is not a described `Literal`."""
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for field in msgspec.structs.fields(kind):
        hint = hints[field.name]
        about: Text = kind.words.message(f"option-{field.name}") if issubclass(kind, Described) else ""
        if get_origin(hint) is Annotated:
            hint, *notes = get_args(hint)
            about = next((str(note.description) for note in notes if isinstance(note, msgspec.Meta)), about)
        if get_origin(hint) is not Literal or not about or field.default is msgspec.NODEFAULT:
            where = f"option {kind.__name__}.{field.name}"
            raise BadGame(f"{where} wants Literal[...] = ..., and a description")
        choices = tuple(str(value) for value in get_args(hint))
        found.append(Option(field.name, about, choices, str(field.default)))
    return tuple(found)


def read_options(kind: type[msgspec.Struct], given: Mapping[str, str]) -> Any:
    """Return a ``kind`` from texts (``{"threat": "easy"}``), defaults filled in.

    `BadOption` names what does not fit (TAB-012).
    """
    known = {option.name: option for option in describe(kind)}
    values: dict[str, object] = {}
    for name, text in given.items():
        if name not in known:
            raise BadOption(WORDS.message("no-such-option", name=name[:40], known=tuple(known)))
        match = _values(kind)[name]
        if text.strip().lower() not in match:
            raise BadOption(WORDS.message("option-none-of", name=name, known=tuple(known[name].choices)))
        values[name] = match[text.strip().lower()]
    return kind(**values)


@cache
def _values(kind: type[msgspec.Struct]) -> dict[str, dict[str, object]]:
    """Return the values of every field by their texts in small letters."""
    return {name: {str(value).lower(): value for value in get_args(hint)} for name, hint in get_type_hints(kind).items()}


def said_of(kind: type[msgspec.Struct], text: str) -> str:
    """Return what stands of options in the content, in the language that is spoken."""
    return kind.words.text(text) if issubclass(kind, Described) else text


def options_of(game: AnyGame) -> tuple[Option, ...]:
    """Return the options that a game's host may choose, as a form shows them."""
    return describe(game.options)
