"""German: names have a gender, and endings that follow from it, from the article and from the case.

A name is written with its forms behind it (engine/core/translations.py): ``blass~ Wärter {m}``, ``Fackelbote {m, oblique:
Fackelboten, plural: Fackelboten}``. ``~`` is the ending of an adjective. ``oblique`` is every case but the nominative,
``gen`` the genitive, ``plural`` the plural, ``plural dat`` its dative, where they do not follow the rule. ``at`` is the
preposition of a place of which one does not say "in": ``Steg {m, at: auf}``.
"""

from __future__ import annotations

from collections.abc import Mapping

from .grammar import Grammar, Names, is_person

Endings = Mapping[str, Mapping[str, str]]
"""By case, then by gender: "m", "f", "n", or "p" for a plural."""


def _table(*rows: str) -> Endings:
    """Return the rows of nominative, accusative, dative and genitive; a dash is no ending."""
    cells = (["" if cell == "-" else cell for cell in row.split()] for row in rows)
    return {
        case: dict(zip("mfnp", row, strict=True)) for case, row in zip(("nom", "acc", "dat", "gen"), cells, strict=True)
    }


THE = _table("der die das die", "den die das die", "dem der dem den", "des der des der")
A = _table("ein eine ein -", "einen eine ein -", "einem einer einem -", "eines einer eines -")
AFTER_THE = _table("e e e en", "en e e en", "en en en en", "en en en en")
AFTER_A = _table("er e es e", "en e es e", "en en en en", "en en en er")
ALONE = _table("er e es e", "en e es e", "em er em en", "en er en er")
PREPOSITIONS = {"in": "dat", "an": "dat", "von": "dat", "bei": "dat", "zu": "dat", "ins": "acc"}
"""The case that each takes; "ins" is "in" with the accusative."""
JOINED = {
    "in dem": "im",
    "an dem": "am",
    "von dem": "vom",
    "bei dem": "beim",
    "zu dem": "zum",
    "zu der": "zur",
    "in das": "ins",
    "an das": "ans",
    "auf das": "aufs",
}
"""A preposition and an article that become one word."""
HISSES = ("s", "ß", "x", "z")


class German(Grammar):
    """The functions of German. A case is "acc", "dat" or "gen"; without one it is the nominative.

    One of the `PREPOSITIONS` may stand as the case, capital or not: `THE($place, case: "in")` is "im Turm".
    """

    locale = "de_DE"
    clauses = " und "
    nor = " noch "
    small = False

    @staticmethod
    def bare(pattern: str, gender: str) -> str:
        """See `Grammar.bare`: "blasser Wärter" for "blass~ Wärter"."""
        return pattern.replace("~", ALONE["nom"][gender])

    def name(self, name: str, case: str = "nom") -> str:
        """See `Grammar.name`."""
        return name if is_person(name) else self._declined(name, ALONE, case)

    def the(self, name: str, case: str = "nom") -> str:
        """See `Grammar.the`."""
        if case.lower() in PREPOSITIONS:
            own = self.form(name, "at") if case.lower() in ("in", "ins") else ""
            own = own.capitalize() if case[0].isupper() else own
            return _after(own or case.removesuffix("s"), self.the(name, PREPOSITIONS[case.lower()]))
        if self.is_bare(name):
            return self.name(name, case)
        return f"{THE[case][self._class(name)]} {self._declined(name, AFTER_THE, case)}"

    def a(self, name: str, case: str = "nom") -> str:
        """See `Grammar.a`."""
        if getattr(name, "unique", False):
            return self.the(name, case)
        if self.is_bare(name):
            return self.name(name, case)
        return f"{A[case][self._class(name)]} {self._declined(name, AFTER_A, case)}".strip()

    def of(self, name: str, case: str = "gen") -> str:
        """See `Grammar.of`: "Adas", "Jonas’", "des Wärters"."""
        if not is_person(name) and self.form(name, "gender"):
            return self.the(name, "gen")
        return f"{name}’" if name.endswith(HISSES) else f"{name}s"

    def plural(self, name: str, case: str = "nom") -> str:
        """See `Grammar.plural`."""
        known = self.form(name, "plural") or self.form(name, "pattern") or str(name)
        if case == "dat" and not self.is_bare(name):
            known = self.form(name, "plural dat") or (f"{known}n" if _takes_ending(known, "ns") else known)
        return known.replace("~", ALONE[case]["p"])

    def gender(self, name: str) -> str:
        """See `Grammar.gender`: "m", "f", "n", or "p" for a plural and for several names."""
        if isinstance(name, Names):
            return self.gender(name.each[0]) if len(name.each) == 1 else "p"
        return self._class(name)

    def _class(self, name: str) -> str:
        return self.form(name, "gender") or ("p" if getattr(name, "many", False) else "n")

    def _declined(self, name: str, endings: Endings, case: str) -> str:
        gender = self._class(name)
        word = self.form(name, "pattern") or str(name)
        if case != "nom":
            word = self.form(name, "oblique") or word
        if case == "gen" and gender in "mn" and not self.form(name, "oblique"):
            word = self.form(name, "gen") or (
                f"{word}{'es' if word.endswith(HISSES) else 's'}" if _takes_ending(word) else word
            )
        if case == "dat" and gender == "p":
            word = self.form(name, "plural dat") or (f"{word}n" if _takes_ending(word, "ns") else word)
        return word.replace("~", endings[case][gender])


def _after(before: str, text: str) -> str:
    """Return a text behind a preposition, with which a definite article becomes one word."""
    article, _, name = text.partition(" ")
    joined = JOINED.get(f"{before.lower()} {article}")
    if joined is None:
        return f"{before} {text}"
    return f"{joined.capitalize() if before[0].isupper() else joined} {name}"


def _takes_ending(word: str, but: str = "") -> bool:
    """Return whether a case adds letters to a word: not to a number, to brackets or to an adjective."""
    return word[-1:].isalpha() and word[-1:] not in but
