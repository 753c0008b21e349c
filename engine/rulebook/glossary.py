"""The glossary: the words of the games that have a meaning of their own, found by any of their names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .entries import TABLE, Term
from .language import WordForms, words


class Glossary:
    """The terms of all games. ``asking`` are words around one in a question what it is: "what does ... mean"."""

    def __init__(self, terms: Iterable[Term], forms: WordForms, asking: Iterable[str]) -> None:
        self._terms = tuple(terms)
        self._forms = forms
        self._asking = frozenset(word for each in asking for word in words(each))
        self._called: dict[tuple[str, ...], list[Term]] = {}
        for form in (_exact, self._stems):
            # The rules' own names go before what else people say.
            own = [(term, term.name) for term in self._terms]
            others = [(term, name) for term in self._terms for name in term.also]
            for term, name in [*own, *others]:
                self._called.setdefault(form(words(name)), []).append(term)

    def of(self, game: str) -> tuple[Term, ...]:
        """Return the terms of a game by the alphabet; nothing for an unknown game."""
        return tuple(sorted((term for term in self._terms if term.game == game), key=lambda term: term.name.casefold()))

    def called(self, typed: str, game: str | None) -> Term | None:
        """Return the term that was typed or asked for ("what is a cache?"), of ``game`` or else of the table; of any game
        where none is given; ``None`` where there is none."""
        found = [
            term
            for form in (_exact, self._stems)
            for said in self._meant(typed)
            for term in self._called.get(form(said), ())
        ]
        if game is None:
            return found[0] if found else None
        return next((term for where in (game, TABLE) for term in found if term.game == where), None)

    def found_in(self, text: str, game: str, most: int) -> tuple[Term, ...]:
        """Return the terms of a game that stand in a text by the rules' own names or their regular forms, ``most`` at
        most; plain ones are left out.

        They come in the order in which they stand there. Of two that begin with the same word the longer one is meant.
        """
        named = {self._regular(term.name): term for term in self._terms if term.game == game}
        longest = max(map(len, named), default=0)
        said, at = self._regular(text), 0
        found: dict[str, Term] = {}
        while at < len(said):
            here = (said[at : at + length] for length in range(longest, 0, -1))
            key = next((key for key in here if key in named), said[at : at + 1])
            if key in named:
                found.setdefault(named[key].name, named[key])
            at += len(key)
        return tuple(term for term in found.values() if not term.plain)[:most]

    def _meant(self, typed: str) -> list[list[str]]:
        """Return the words of a question, then with ever less of what may stand before and behind what is asked about."""
        said = words(typed)
        first = next((at for at, word in enumerate(said) if word not in self._asking), len(said))
        last = next((at for at in range(len(said), first, -1) if said[at - 1] not in self._asking), first)
        return [said[start:end] for start in range(first + 1) for end in (len(said), last)]

    def _regular(self, text: str) -> tuple[str, ...]:
        return tuple(map(self._forms.regular, words(text)))

    def _stems(self, said: Sequence[str]) -> tuple[str, ...]:
        return tuple(map(self._forms.of, said))


def _exact(said: Sequence[str]) -> tuple[str, ...]:
    return ("=", *said)
