"""A move put together step by step: what is asked next follows from the moves that are legal, so nothing is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.errors import BadGame, IllegalMove, Stale
from engine.core.game import Seat
from engine.core.moves import Move, Verb
from engine.core.scene import Look
from engine.update import Offer, Question

from .controls import in_words, value, ways
from .live import Live

OPEN = "?"
"""Stands for an argument that is still to be asked while a later one is known: "place ? C"."""


def question(live: Live, seat: Seat, begun: str) -> Question:
    """Return what is asked of a seat that has begun a move; ``begun`` is its text so far, "place" or "place 2 C".

    `Stale` where there is no such verb or nothing left to ask, `IllegalMove` where no legal move begins like that.
    """
    verb = live.verb_of(begun)
    given = begun.split()[1:]
    if verb is None or not verb.steps or (OPEN not in given and len(given) >= len(verb.arguments)):
        raise Stale("I no longer know that button. Here is how things stand now.")
    names = [argument.name for argument in verb.arguments]
    state = live.playing().state
    legal = [move for move in live.game.legal(state, seat) if isinstance(move, verb.move)]
    if not legal:
        reason = live.game.why_not(state, seat, verb)
        reason.instead = reason.instead or in_words(ways(live, (seat,), seat))
        raise reason
    fitting = [move for move in legal if _begins(move, names, given)]
    if not fitting:
        raise IllegalMove(f"Nothing fits “{begun[:80]}”.", instead=in_words(ways(live, (seat,), seat)))
    at = given.index(OPEN) if OPEN in given else len(given)
    values = tuple(dict.fromkeys(value(move, names[at]) for move in fitting))
    step = live.game.step(live.game.view(state, seat), verb, tuple(given[:at]), values)
    if len(step.choices) != len(values):
        raise BadGame(f"verb {verb.name} of {live.game.key}: {len(values)} values, and {len(step.choices)} choices")
    offers = []
    for text, choice in zip(values, step.choices, strict=True):
        words = [*given[:at], text, *given[at + 1 :]]
        offers.append(Offer(" ".join([verb.name, *words]), choice, OPEN in words or len(words) < len(names)))
    back = " ".join([verb.name, *given[: at - 1]]) if at else ""
    return Question(live.version, step.ask, tuple(offers), Look(verb.name, given=tuple(given[:at])), begun, back)


def begun_with(verb: Verb, fitting: Sequence[Move], filled: Iterable[str]) -> str:
    """Return as much of a move as a command has ``filled`` in, as the moves that fit it say it; "" if that is all of it."""
    known = tuple(filled)
    words = [value(fitting[0], one.name) if one.name in known else OPEN for one in verb.arguments]
    if OPEN not in words:
        return ""
    while words and words[-1] == OPEN:
        words.pop()
    return " ".join([verb.name, *words])


def _begins(move: Move, names: Sequence[str], given: Sequence[str]) -> bool:
    return all(word in (OPEN, value(move, name)) for name, word in zip(names, given, strict=False))
