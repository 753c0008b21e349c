"""Things written as TOML with comments, so that they can be read back, changed and used again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

import msgspec

from .tables import Inner, Key


def row(thing: msgspec.Struct, known: Mapping[str, Key]) -> dict[str, object]:
    """Return the keys of a thing's table that say something, in the order of ``known``; inner tables as mappings."""
    usual = {field.name: _usual(field) for field in msgspec.structs.fields(thing)}
    found: dict[str, object] = {}
    for key, form in known.items():
        value = getattr(thing, form.field or key)
        if form.required or value != usual[form.field or key]:
            found[key] = _inner(value, form.read) if isinstance(form.read, Inner) else value
    return found


def _usual(field: msgspec.structs.FieldInfo) -> object:
    factory = field.default_factory
    return field.default if factory is msgspec.NODEFAULT else factory()


def table(name: str, keys: Mapping[str, object], comment: str = "") -> str:
    """Return the text of a table that exists once, below its comment."""
    return "\n".join([*([f"# {comment}"] if comment else []), f"[{name}]", *_lines(keys)])


def tables(name: str, rows: Iterable[Mapping[str, object]], comment: str = "") -> list[str]:
    """Return the texts of the tables ``[[name]]``, the first below the comment; [] without any."""
    texts = ["\n".join([f"[[{name}]]", *_lines(keys)]) for keys in rows]
    return [*([f"# {comment}"] if comment else []), *texts] if texts else []


def joined(parts: Iterable[str]) -> str:
    """Return a file of these parts, with an empty line between each two."""
    return "\n\n".join(parts) + "\n"


def _inner(value: object, inner: Inner) -> object:
    if isinstance(value, tuple):
        return [_inner(item, inner) for item in value]
    return row(value, inner.keys) if isinstance(value, msgspec.Struct) else value


def _lines(keys: Mapping[str, object]) -> list[str]:
    return [f"{key} = {_value(value)}" for key, value in keys.items()]


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(_lines(value)) + " }"
    if isinstance(value, (tuple, list)):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    # What JSON writes for texts, numbers, true and false is TOML too, but for one character.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
