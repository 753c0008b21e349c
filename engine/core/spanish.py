"""Spanish: names are masculine or feminine, and an article joins the preposition before it: "del guardián", "al guardián".

A name is written with its forms behind it (engine/core/translations.py): ``Guardián pálido {m, plural: guardianes
pálidos}``, ``Botas de la suerte {fp}`` for a name that is a plural.
"""

from __future__ import annotations

from .grammar import Grammar, Names
from .words import lowered

THE = {"m": "el", "f": "la", "mp": "los", "fp": "las"}
A = {"m": "un", "f": "una", "mp": "unos", "fp": "unas"}
JOINED = {"de el": "del", "a el": "al"}
VOWELS = "aeiouáéíóú"


class Spanish(Grammar):
    """The functions of Spanish. A case is a preposition: "de" or "a", nothing for a name as it stands alone."""

    locale = "es_ES"
    clauses = " y "
    nor = " ni "

    def name(self, name: str, case: str = "nom") -> str:
        """See `Grammar.name`: a thing's begins with a small letter."""
        return _after(case, str(name) if self.is_bare(name) else lowered(name))

    def the(self, name: str, case: str = "nom") -> str:
        """See `Grammar.the`."""
        if self.is_bare(name):
            return self.name(name, case)
        article = THE[self._class(name)]
        word = str(name) if getattr(name, "unique", False) else lowered(name)
        return _after(case, f"{article} {word}", article)

    def a(self, name: str, case: str = "nom") -> str:
        """See `Grammar.a`; none for names that are plurals."""
        if getattr(name, "unique", False):
            return self.the(name, case)
        gender = self._class(name)
        if self.is_bare(name) or gender.endswith("p"):
            return _after(case, str(name) if self.is_bare(name) else lowered(name))
        return _after(case, f"{A[gender]} {lowered(name)}")

    def of(self, name: str, case: str = "de") -> str:
        """See `Grammar.of`: "de Ada", "del guardián"."""
        return self.the(name, "de")

    def plural(self, name: str, case: str = "nom") -> str:
        """See `Grammar.plural`."""
        known = self.form(name, "plural")
        if not known:
            word = lowered(name)
            known = word if self.is_bare(name) or self._class(name).endswith("p") or word.endswith("s") else _plural(word)
        return _after(case, known)

    def gender(self, name: str) -> str:
        """See `Grammar.gender`: "m", "f", or "p" for a plural and for several names."""
        if isinstance(name, Names):
            return self.gender(name.each[0]) if len(name.each) == 1 else "p"
        gender = self._class(name)
        return "p" if gender.endswith("p") else gender

    def _class(self, name: str) -> str:
        gender = self.form(name, "gender") or ("mp" if getattr(name, "many", False) else "m")
        return "mp" if gender == "p" else gender


def _after(case: str, text: str, article: str = "") -> str:
    if case not in ("de", "a"):
        return text
    return f"{JOINED[f'{case} {article}']}{text[len(article) :]}" if article == "el" else f"{case} {text}"


def _plural(word: str) -> str:
    return f"{word}s" if word[-1:] in VOWELS else f"{word[:-1]}ces" if word.endswith("z") else f"{word}es"
