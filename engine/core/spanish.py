"""Spanish: names are masculine or feminine, and an article joins the preposition before it: "del guardián", "al guardián".

A name is written with its forms behind it (engine/core/translations.py): ``Guardián pálido {m, plural: guardianes
pálidos}``, ``Botas de la suerte {fp}`` for a name that is a plural.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .grammar import Grammar, Names, is_person

THE = {"m": "el", "f": "la", "mp": "los", "fp": "las"}
A = {"m": "un", "f": "una", "mp": "unos", "fp": "unas"}
JOINED = {"de el": "del", "a el": "al"}
VOWELS = "aeiouáéíóú"


class Spanish(Grammar):
    """The functions of Spanish. A case is a preposition: "de" or "a", nothing for a name as it stands alone."""

    locale = "es_ES"
    clauses = " y "

    def functions(self) -> dict[str, Callable[..., object]]:
        """See `Grammar.functions`."""
        return {**super().functions(), "NAME": self.name}

    def name(self, name: str, case: str = "nom") -> str:
        """Return a name without an article."""
        return _after(case, str(name))

    def the(self, name: str, case: str = "nom") -> str:
        """See `Grammar.the`."""
        if self._is_bare(name):
            return self.name(name, case)
        article, word = THE[self._class(name)], _small(name)
        return _after(case, f"{article} {word}", article)

    def a(self, name: str, case: str = "nom") -> str:
        """See `Grammar.a`; none for names that are plurals."""
        if getattr(name, "unique", False):
            return self.the(name, case)
        gender = self._class(name)
        if self._is_bare(name) or gender.endswith("p"):
            return _after(case, str(name) if self._is_bare(name) else _small(name))
        return _after(case, f"{A[gender]} {_small(name)}")

    def of(self, name: str, case: str = "de") -> str:
        """See `Grammar.of`: "de Ada", "del guardián"."""
        return self.the(name, "de")

    def plural(self, name: str, case: str = "nom") -> str:
        """See `Grammar.plural`."""
        known = self._form(name, "plural")
        if not known:
            word = _small(name)
            known = word if self._is_bare(name) or self._class(name).endswith("p") or word.endswith("s") else _plural(word)
        return _after(case, known)

    def gender(self, name: str) -> str:
        """See `Grammar.gender`: "m", "f", or "p" for a plural and for several names."""
        if isinstance(name, Names):
            return self.gender(name.each[0]) if len(name.each) == 1 else "p"
        gender = self._class(name)
        return "p" if gender.endswith("p") else gender

    def _is_bare(self, name: str) -> bool:
        """Return whether a name takes no article: a person's, and one whose gender is not known."""
        return is_person(name) or not (self._form(name, "gender") or getattr(name, "many", False))

    def _class(self, name: str) -> str:
        gender = self._form(name, "gender") or ("mp" if getattr(name, "many", False) else "m")
        return "mp" if gender == "p" else gender

    def _form(self, name: str, form: str) -> str:
        """Return a form of a name of the content, or of one that is a message with attributes; "" where none is given."""
        forms: Mapping[str, str] = getattr(name, "forms", {})
        key = getattr(name, "key", "")
        return forms.get(form) or (self.forms(f"{key}.{form}" if form else key) if key else "") or ""


def _small(name: str) -> str:
    """Return a name for the middle of a sentence: with a small letter, unless it goes on in capitals."""
    text = str(name)
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]


def _after(case: str, text: str, article: str = "") -> str:
    """Return a text after a preposition."""
    if case not in ("de", "a"):
        return text
    return f"{JOINED[f'{case} {article}']}{text[len(article) :]}" if article == "el" else f"{case} {text}"


def _plural(word: str) -> str:
    return f"{word}s" if word[-1:] in VOWELS else f"{word[:-1]}ces" if word.endswith("z") else f"{word}es"
