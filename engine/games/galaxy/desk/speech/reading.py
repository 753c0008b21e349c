"""Moves at a desk as people write them: names instead of ids, traits cut short, fillers."""

from __future__ import annotations

import re

from engine.core.desk import NOTHING
from engine.core.game import Seat
from engine.core.moves import Move, read_kindly
from engine.core.verbs import Choose
from engine.core.words import named_first

from ...speech import typed_words
from ...speech.refusals import RULES
from ...state import naming
from ...state.content import content
from ...state.moves import VERBS
from ...state.state import State
from ...state.view import view_for
from ..rules import exploring, keeping, people, play, worlds
from . import choices

_LEADING = re.compile(r"^(?:on |to |with |for |from )?(?:the )?", re.IGNORECASE)
_PLANET = re.compile(r"^(?:the )?planet(?: |$)", re.IGNORECASE)
_TOKEN = re.compile(r"^(?:the )?frontier(?: tokens?)?(?: (?:in|at|of|near))?(?: |$)", re.IGNORECASE)


def read(state: State, seat: Seat, text: str) -> Move:
    """Return the move that a text writes, in its one form; see `speech.reading.read`."""
    text = typed_words.of_today(state, text, desk=True)
    return _answer(state, seat, text) or read_kindly(
        VERBS,
        text,
        lambda word, rest: typed_words.joined(word, respell(state, word, rest)),
        lambda word: play.why_not(state, seat, word),
        RULES,
    )


def _answer(state: State, seat: Seat, text: str) -> Move | None:
    """Return the move whose button says what an answer does."""
    wanted = " ".join(typed_words.answered(text).casefold().split())
    possible = list(play.legal(state, seat))
    if not wanted or Choose(wanted) in possible:
        return None
    view = view_for(state, seat)
    return typed_words.labelled(possible, wanted, lambda move: choices.choice(view, move))


def respell(state: State, word: str, rest: str) -> str:
    """Return what follows a verb as the move writes it; what is not understood stays as it was written."""
    match word:
        case "explore":
            return _explored(state, rest)
        case "chart":
            return _planet(state, rest)
        case "relic":
            return typed_words.fragments(rest)
        case "trade":
            who, what = _person(state, rest)
            return f"{who} {keeping.written_swap(state, _bare(what))}".strip()
        case "turn":
            return _person(state, rest)[0]
        case "control":
            who, planet = _person(state, rest)
            return f"{who} {_planet(state, planet)}".strip() if planet else who
        case "discard":
            return _card(rest)
        case "purge":
            return _purged(state, rest)
        case "attach":
            card, planet = named_first(rest, _cards())
            known = worlds.find(state, planet) or worlds.find(state, _bare(planet))
            return f"{card} {known.name if known is not None else planet}".strip()
        case "choose":
            word = "-".join(rest.casefold().split())
            return CHOSEN.get(word, word)
    return rest


CHOSEN = {
    "resolved": exploring.RESOLVE,
    "done": exploring.RESOLVE,
    "yes": exploring.DOUBLE,
    "no": exploring.PLAIN,
}
"""What people say instead of what a choice is called."""


def _planet(state: State, text: str) -> str:
    """Return a planet as moves write it; the text itself where its name is too long, or a word in it is no trait."""
    stated = worlds.read(text)
    return text if stated.unclear or stated.long or not stated.name else worlds.written(stated, state)


def _bare(text: str) -> str:
    return _LEADING.sub("", text.strip())


def _explored(state: State, text: str) -> str:
    """Return what is explored: "planet Aster: cultural", "frontier -", "frontier Deep Space"."""
    text = text.removesuffix(f" {NOTHING}").strip()
    if _PLANET.match(text) is None and _TOKEN.match(text) is not None:
        return f"{worlds.FRONTIER} {exploring.where_written(_TOKEN.sub('', text, count=1))}"
    return f"{worlds.PLANET} {_planet(state, _PLANET.sub('', text, count=1))}".strip()


def _cards() -> dict[str, str]:
    """Return the ids of exploration cards and relics by id and name."""
    names = {card.name.casefold(): card.id for card in content().cards.values()}
    names |= {relic.name.casefold(): relic.id for relic in content().relics.values()}
    return names | {id: id for id in names.values()}


def _card(text: str) -> str:
    bare = _bare(text).casefold()
    return _cards().get(bare) or "-".join(bare.split())


def _purged(state: State, text: str) -> str:
    """Return what is purged: the id of a card that lies in sight, or a planet's name."""
    card, planet = _card(text), worlds.find(state, text) or worlds.find(state, _bare(text))
    if planet is not None and keeping.found(state, card) is None:
        return planet.name
    return card


def _person(state: State, text: str) -> tuple[str, str]:
    """Return the player that a text begins with, by their handle, and the rest of it: by the first letters will do where
    only one player's name begins so."""
    words = naming.handles(state)
    names = {**{player.name.casefold(): words[place] for place, player in enumerate(state.players)}}
    who, rest = named_first(text, {**names, **{word: word for word in words}, people.NO_ONE: people.NO_ONE})
    begun = [words[place] for name, place in zip(names, range(len(words)), strict=True) if name.startswith(who.casefold())]
    known = who in words or who == people.NO_ONE
    return (begun[0] if who and not known and len(begun) == 1 else who), rest
