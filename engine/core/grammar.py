"""What variables of a message are, and what a language does with names: the functions that messages may call.

Fluent takes strings and numbers; a string may know more than its letters (`Noun`, `Names`). `Grammar` holds the functions
of English; another language overrides what differs (engine/core/german.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Literal

from fluent_compiler.types import FluentInt

from .words import listed, upper


class Noun(str):
    """A name as it stands in the middle of an English sentence.

    ``key`` finds its forms in other languages; names of people have none. ``many`` says that the name is a plural ("lucky
    boots"). ``plural`` is the name of several such things ("pairs of lucky boots"), where the rules of English would form
    another one. ``unique`` is a name that always has the definite article ("the White Mare"). ``forms`` are those of a name
    in another language, by what that language calls them. ``raw`` is the id or the English text that it stands for. A
    selector of a message compares ``raw``, in every language.
    """

    key: str
    many: bool
    plural: str
    unique: bool
    forms: Mapping[str, str]
    raw: str

    def __new__(
        cls,
        text: str,
        key: str = "",
        *,
        many: bool = False,
        plural: str = "",
        unique: bool = False,
        forms: Mapping[str, str] = MappingProxyType({}),
        raw: str = "",
    ) -> Noun:
        """Return a name that knows its key and its number."""
        noun = super().__new__(cls, text)
        noun.key, noun.many, noun.plural, noun.unique, noun.forms, noun.raw = key, many, plural, unique, forms, raw
        return noun

    def __eq__(self, other: object) -> bool:
        """Whether it is the same text, or the id or the English text that it stands for."""
        return str.__eq__(self, other) is True or (self.raw != "" and self.raw == other)

    def __ne__(self, other: object) -> bool:
        """Whether it is neither."""
        return not self == other

    __hash__ = str.__hash__


class Names(str):
    """Several names as a sentence lists them: "Ada, Bob and Cy". ``each`` holds the names."""

    each: tuple[str, ...]

    def __new__(cls, names: Sequence[str], locale: str, style: Literal["standard", "or"] = "standard") -> Names:
        """Return the names joined for a locale; the style "or" lists alternatives."""
        joined = super().__new__(cls, listed(names, style, locale))
        joined.each = tuple(names)
        return joined


class Number(FluentInt):  # type: ignore[misc]
    """A number that is written without separators, and without asking Babel, which takes ten times as long."""

    def format(self, locale: object) -> str:
        """Return the digits."""
        return int.__repr__(self)


number = cache(Number)


def is_person(name: str) -> bool:
    """Return whether a name takes no article: a person's, not that of a thing in the content."""
    return isinstance(name, Noun) and not name.key


def _each(names: object) -> tuple[str, ...]:
    return names.each if isinstance(names, Names) else (str(names),) if names else ()


MARKS = {"comma": ", ", "semicolon": "; "}
"""What stands between the parts of a row that no word joins."""

Forms = Callable[[str], "str | None"]
"""Gives the text of a message without variables by its id, ``None`` where there is no such message."""


class Grammar:
    """The functions of English; a language overrides what differs."""

    locale = "en_GB"  # Lists without a comma before "and".
    clauses = ", and "
    """Stands between parts that are lists themselves."""
    nor = " nor "
    """Stands between names of which none is meant."""
    small = True
    """Whether names begin with a small letter in the middle of a sentence."""

    def __init__(self, forms: Forms) -> None:
        self.forms = forms

    @staticmethod
    def bare(pattern: str, gender: str) -> str:
        """Return a name of the content as it stands alone, from how it is written and its gender."""
        return pattern

    def functions(self) -> dict[str, Callable[..., object]]:
        """Return the functions by the names that messages use; the same names in all languages."""
        return {
            "THE": self.the,
            "A": self.a,
            "CAP": lambda text: text if is_person(text) else upper(str(text)),
            "NAME": self.name,
            "OF": self.of,
            "PLURAL": self.plural,
            "GENDER": self.gender,
            "COUNT": lambda names: number(len(_each(names))),
            "LIST": self.list,
            "LINES": lambda texts: "".join(f"\n- {text}" for text in _each(texts)),
        }

    def form(self, name: str, form: str) -> str:
        """Return a form of a name of the content, or of one that is a message with attributes; "" where none is given."""
        if not isinstance(name, Noun):
            return ""
        return name.forms.get(form) or (self.forms(f"{name.key}.{form}") if name.key else "") or ""

    def is_bare(self, name: str) -> bool:
        """Return whether a name takes no article: a person's, and one whose gender is not known."""
        return is_person(name) or not (self.form(name, "gender") or getattr(name, "many", False))

    def name(self, name: str, case: str = "nom") -> str:
        """Return a name without an article."""
        return name

    def the(self, name: str, case: str = "nom") -> str:
        """Return a name with its definite article, which may be part of the name: "the White Mare"."""
        return name if is_person(name) else f"the {name.removeprefix('The ')}"

    def a(self, name: str, case: str = "nom") -> str:
        """Return a name with its indefinite article; none for people and plurals."""
        if getattr(name, "unique", False):
            return self.the(name, case)
        if is_person(name) or self.gender(name) == "p":
            return name
        return f"{'an' if name[:1].lower() in 'aeiou' else 'a'} {name}"

    def of(self, name: str, case: str = "nom") -> str:
        """Return a name as that of an owner: "Ada's"."""
        return f"{name}'s"

    def plural(self, name: str, case: str = "nom") -> str:
        """Return the plural of a name."""
        if known := getattr(name, "plural", "") or (name if self.gender(name) == "p" else ""):
            return known
        if name.endswith("f") and not name.endswith("ff"):
            return f"{name[:-1]}ves"
        return f"{name}es" if name.endswith(("x", "s", "ch", "sh")) else f"{name}s"

    def gender(self, name: str) -> str:
        """Return "p" for a plural and for several names, otherwise the gender of a name: "n" in English."""
        if isinstance(name, Names):
            return self.gender(name.each[0]) if len(name.each) == 1 else "p"
        return "p" if getattr(name, "many", False) else "n"

    def list(self, names: str, type: str = "and", each: str = "", case: str = "nom") -> str:
        """Return names listed: ``type`` "and", "or", "nor", "comma", "semicolon", or "clauses" for parts that are lists;
        ``each`` "the" or "a" gives each an article, "of" makes each an owner."""
        form = {"the": self.the, "a": self.a, "of": self.of}.get(each)
        listed = [form(name, case) if form else name for name in _each(names)]
        between = self.clauses if type == "clauses" else self.nor if type == "nor" else MARKS.get(type)
        if between is not None:
            return between.join(listed)
        return Names(listed, self.locale, "or" if type == "or" else "standard")
