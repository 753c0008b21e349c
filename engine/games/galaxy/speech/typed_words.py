"""Words that people type, read as moves write them: those of the language that is spoken, former names, fragments."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from engine.core.game import Choice
from engine.core.languages import by_language
from engine.core.moves import Move

from ..state import former_names
from ..state.catalogue import WORDS, place_words
from ..state.content import FRAGMENTS
from ..state.naming import fragment_kind, handles
from ..state.state import KINDS, State

NAMING = ("enter", "seat", "turn")
"""Verbs that name people only."""

ANSWERING = ("choose", "decide")
"""Verbs that answer what is asked, whatever it is."""

ONE = ("activate", "research", "relic", "choose", "decide", "order", "accept", "decline", "resign", "discard")
"""Verbs with one argument of one word."""

SEVERAL = (1, 2)
"""How many things are named, once in the singular and once in the plural."""


def deal_in_english(state: State, text: str) -> str:
    """Return a deal that is written in the words that players read, in those of moves: "2 Waren für 1 Kulturfragment"."""
    planets = {place_words(planet.name).casefold(): planet.name for planet in state.planets}
    return _respelled(text, {**planets, **_goods(), **_joints()})


def units_in_english(text: str) -> str:
    """Return units that are written in the words that players read, in those of moves: "1 Transporter, 3 Infanterie"."""
    return _respelled(text, _units())


def _respelled(text: str, words: Mapping[str, str]) -> str:
    """Return a text with the words that are known replaced, the longest of them first."""
    known = {word: meant for word, meant in words.items() if word and word != meant.casefold()}
    if not known:
        return text
    ways = "|".join(re.escape(word) for word in sorted(known, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{ways})(?!\w)", lambda found: known[found[0].casefold()], text, flags=re.IGNORECASE)


@by_language
def _goods() -> Mapping[str, str]:
    """Return what a deal can give, planets apart, by how it is called."""
    return {
        **_called(lambda number: WORDS("trade-goods", trade_goods=number), "trade good"),
        **_called(lambda number: WORDS("commodities", commodities=number), "commodity"),
        **{word: meant for kind in FRAGMENTS for word, meant in _fragment(kind).items()},
    }


def _fragment(kind: str) -> Mapping[str, str]:
    return _called(lambda number: WORDS(f"fragments-{kind}", count=number), f"{fragment_kind(kind)} fragment")


@by_language
def _units() -> Mapping[str, str]:
    """Return the kinds of units by how they are called, and what stands between two."""
    kinds = {word: kind for kind in KINDS for word in _called(partial(_counted, kind), kind)}
    return {**kinds, **_meant(WORDS("read-and"), "and")}


def _counted(kind: str, number: int) -> str:
    return WORDS("counted-unit", unit=kind, count=number)


@by_language
def _joints() -> Mapping[str, str]:
    """Return what stands between the two sides of a deal, or for one of them."""
    return {
        **_meant(WORDS("read-and"), "and"),
        **_meant(WORDS("read-for"), "for"),
        **_meant(WORDS("read-nothing"), "nothing"),
        **_meant(WORDS("read-as-gift"), "for nothing"),
    }


def _called(counted: Callable[[int], str], meant: str) -> dict[str, str]:
    """Return what a thing is called, in the singular and in the plural, with what it is called in moves."""
    return {re.sub(r"^\d+ ", "", counted(number)).casefold(): meant for number in SEVERAL}


def _meant(ways: str, meant: str) -> dict[str, str]:
    return {word.strip().casefold(): meant for word in ways.split(";")}


def of_today(state: State, text: str, *, desk: bool = False) -> str:
    """Return a move with what it calls by a former name called by that of today; what only people name stays as it is.

    At a ``desk`` only cards have former names.
    """
    word, blank, rest = text.strip().partition(" ")
    if word.casefold() in NAMING:
        return text
    people = {*handles(state), *(player.name.casefold() for player in state.players)}
    return f"{word}{blank}{former_names.today(rest, desk=desk, people=people)}"


def answered(text: str) -> str:
    """Return what a text that answers answers; "" where it is no answer."""
    word, _, rest = text.strip().partition(" ")
    return rest if word.casefold() in ANSWERING else ""


def labelled(possible: Iterable[Move], wanted: str, offer: Callable[[Move], Choice]) -> Move | None:
    """Return the one move whose button says what is wanted; ``None`` where none or several do."""
    named = [move for move in possible if offer(move).label.casefold() == wanted]
    return named[0] if len(named) == 1 else None


def joined(word: str, rest: str) -> str:
    """Return the argument of a verb that has only one as one word: what it should not be is told better than how many
    words it has."""
    return "-".join(rest.split()) if word in ONE else rest


def fragments(text: str) -> str:
    """Return a set of fragments as the move writes it: "cultural+2-unknown"."""
    words = text.casefold().replace("unmarked", "unknown").replace(",", "+").replace(" and ", "+").replace(" + ", "+")
    return "+".join("-".join(part.split()) for part in words.split("+"))
