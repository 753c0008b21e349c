"""What the host may choose in the lobby, declared once as a frozen struct per game.

``threat: Annotated[Literal["easy", "standard"], Meta(description="How strong the enemies are")] = "standard"``
is an option with two choices. A field is a ``Literal`` of strings or of ints, always with a default.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from .errors import BadGame, BadOption
from .game import AnyGame


class Option(msgspec.Struct, frozen=True):
    """One option as a form shows it: every value as text, ``default`` among ``choices``."""

    name: str
    about: str
    choices: tuple[str, ...]
    default: str


@cache
def describe(kind: type[msgspec.Struct]) -> tuple[Option, ...]:
    """Return the options that ``kind`` declares, in order; `BadGame` when a field is not a described `Literal`."""
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for field in msgspec.structs.fields(kind):
        hint, about = hints[field.name], ""
        if get_origin(hint) is Annotated:
            hint, *notes = get_args(hint)
            about = next((str(note.description) for note in notes if isinstance(note, msgspec.Meta)), "")
        if get_origin(hint) is not Literal or not about or field.default is msgspec.NODEFAULT:
            where = f"option {kind.__name__}.{field.name}"
            raise BadGame(f"{where} wants Annotated[Literal[...], Meta(description=...)] = ...")
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
            raise BadOption(f"This game has no option “{name[:40]}”. It has: {', '.join(known) or 'none'}.")
        match = _values(kind)[name]
        if text.strip().lower() not in match:
            raise BadOption(f"“{name}” is one of: {', '.join(known[name].choices)}.")
        values[name] = match[text.strip().lower()]
    return kind(**values)


@cache
def _values(kind: type[msgspec.Struct]) -> dict[str, dict[str, object]]:
    """Return the values of every field by their texts in small letters."""
    return {name: {str(value).lower(): value for value in get_args(hint)} for name, hint in get_type_hints(kind).items()}


def options_of(game: AnyGame) -> tuple[Option, ...]:
    """Return the options that a game's host may choose, as a form shows them."""
    return describe(game.options)
