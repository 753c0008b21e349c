"""Texts of the content in another language: ``data/<game>/words/<language>/content.po``.

Names and stories stand in TOML, in English. Their translations stand in a file of GNU gettext beside the messages, by the
English text itself::

    #: units.toml companions.hound.name
    msgid "Hound"
    msgstr "Hund {m, plural: Hunde}"

What stands in braces behind a name are its forms: the gender, then what does not follow the rules of the language. A text
that is not there, or that is marked as fuzzy because the English one has changed, stays English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from babel.messages.pofile import read_po

from .errors import BadContent
from .grammar import Noun
from .words import bare as bare_name
from .words import lowered

FORMS = re.compile(r"^(?P<text>.*?) \{(?P<gender>[mfnp]p?)(?:, (?P<rest>[^{}]*))?\}$")

OWN = "own"
"""The form of a name of its own, which always has the definite article, and its capital letter: "la Yegua Blanca"."""

Bare = Callable[[str, str], str]
"""Gives a name as it stands alone, from its pattern and its gender."""


def read_translations(file: Path, bare: Bare, *, small: bool = False) -> Mapping[str, Noun]:
    """Return the texts of a language by the English ones, {} where there is no file; `BadContent` names what is wrong.

    ``small``: in the middle of a sentence a name begins with a small letter, as in English.
    """
    if not file.exists():
        return {}
    with file.open("rb") as opened:
        found = read_po(opened)
    texts: dict[str, Noun] = {}
    for message in found:
        if message.id and message.string and not message.fuzzy:
            if not isinstance(message.id, str) or not isinstance(message.string, str):
                raise BadContent(str(file), str(message.id), "a text has no plural of its own here")
            texts[message.id] = noun = parsed(message.string, message.id, bare)
            within = lowered(message.string) if small and noun.forms and not noun.unique else message.string
            # Sentences name it in small letters, and without an article of its own.
            for said in {lowered(message.id), lowered(bare_name(message.id))}:
                texts.setdefault(said, parsed(within, said, bare))
    return texts


def parsed(text: str, key: str, bare: Bare) -> Noun:
    """Return a translated text, with its forms where it is a name: "Hund {m, plural: Hunde}"."""
    match = FORMS.match(text) if "{" not in key else None  # A text with a gap of its own is no name.
    if match is None:
        return Noun(text, key, raw=key)
    pattern, gender = match["text"], match["gender"]
    forms = {"pattern": pattern, "gender": gender}
    for part in (match["rest"] or "").split(", "):
        name, _, form = part.partition(": ")
        if form:
            forms[name] = form
    own = OWN in forms
    return Noun(bare(pattern, gender), key, many=gender.endswith("p"), unique=own, forms=forms, raw=key)
