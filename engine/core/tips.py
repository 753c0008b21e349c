"""Tips: what a game explains when a player meets it for the first time, as data in ``data/<game>/tips.toml``.

A tip explains what can be done, before it is done: it names how the ``offer`` of a move begins. Or it explains what came
about: it names the kind of the ``event``, and the ``facts`` that the event must have, if only some count. One that says how
a turn goes ``on`` is told only while the turn does. Its sentence is the message ``tip-<name>`` of the game. Only offers and
events that everybody may know have tips, so none gives anything away.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec

from .catalogue import Catalogue
from .content import DATA, load
from .errors import BadContent
from .events import Happened
from .game import AnyGame, Event

FILE = "tips"
Fact = str | int | bool


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tip: its ``name``, and what it explains: an ``event`` of a kind, with the ``facts`` that it must have, or the
    ``offer`` of a move whose text begins so ("attack", "choose brace").

    ``on``: it is told only while the turn goes on."""

    name: str
    event: str = ""
    offer: str = ""
    facts: Mapping[str, Fact] = {}
    on: bool = False

    @property
    def message(self) -> str:
        """The id of its sentence."""
        return f"tip-{self.name}"

    def fits(self, event: Event) -> bool:
        """Return whether an event is one that the tip explains, and everybody may know it."""
        if event.kind != self.event or event.seats is not None:
            return False
        return all(event.facts.get(name) == value for name, value in self.facts.items())

    def precedes(self, move: str) -> bool:
        """Return whether the tip explains a move with this text before it is made."""
        return bool(self.offer) and f"{move} ".startswith(f"{self.offer} ")


class _TipFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tip: tuple[Tip, ...] = ()


@cache
def tips_of(game: str, folder: Path = DATA) -> tuple[Tip, ...]:
    """Return the tips of a game in the order in which they are written, () where it has none."""
    if not (folder / game / f"{FILE}.toml").exists():
        return ()
    return load(game, FILE, _TipFile, folder=folder).tip


def tips_behind(game: str, events: Iterable[Event], *, on: bool = True) -> tuple[str, ...]:
    """Return the names of the tips that explain some of these events, in the order in which they are written; ``on``: the
    turn of who brought them about goes on."""
    tips = tips_of(game)
    if not tips:
        return ()
    happened = tuple(events)
    return tuple(tip.name for tip in tips if (on or not tip.on) and any(map(tip.fits, happened)))


def tips_before(game: str, moves: Iterable[str]) -> tuple[str, ...]:
    """Return the names of the tips that explain some of the moves that are offered, by their texts."""
    tips = [tip for tip in tips_of(game) if tip.offer]
    if not tips:
        return ()
    offered = tuple(moves)
    return tuple(tip.name for tip in tips if any(map(tip.precedes, offered)))


def tip_words(game: str, name: str) -> str:
    """Return the sentence of a tip, "" where there is no such tip (any more)."""
    tip = next((tip for tip in tips_of(game) if tip.name == name), None)
    return _words_of(game)(tip.message) if tip is not None else ""


def check_tips(games: Mapping[str, AnyGame]) -> None:
    """Raise `BadContent` for the first tip that does not fit its game or its messages."""
    for key, game in games.items():
        for name, wrong in _faults(key, game):
            raise BadContent(f"data/{key}/{FILE}.toml", name, wrong)


def _faults(key: str, game: AnyGame) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with the tips of a game, by their names."""
    tips = tips_of(key)
    if not tips:
        return
    kinds, sources = _kinds_of(game), _words_of(key).messages().sources
    verbs = {verb.name for verb in game.verbs}
    names = [tip.name for tip in tips]
    for tip in tips:
        if names.count(tip.name) > 1:
            yield tip.name, "two tips have this name"
        if bool(tip.event) == bool(tip.offer):
            yield tip.name, "a tip explains either an event or an offer"
        elif tip.offer and tip.offer.partition(" ")[0] not in verbs:
            yield tip.name, f"there is no move {tip.offer!r}"
        elif tip.event and tip.event not in kinds:
            yield tip.name, f"there is no event {tip.event!r}"
        elif tip.event and (unknown := sorted(set(tip.facts) - kinds[tip.event])):
            yield tip.name, f"the event {tip.event!r} has no fact {unknown[0]!r}"
        if tip.message not in sources:
            yield tip.name, f"there is no message {tip.message}"


def _kinds_of(game: AnyGame) -> dict[str, set[str]]:
    """Return the kinds of all events of a game, each with the names of its facts."""
    packages = tuple(f"{kind.__module__.rpartition('.')[0]}." for kind in type(game).__mro__ if kind is not object)
    found: dict[str, set[str]] = {}
    for kind in _below(Happened):
        if kind.__module__.startswith(packages):
            found.setdefault(kind.called(), set()).update(kind.__struct_fields__)
    return found


def _below(kind: type[Happened]) -> Iterator[type[Happened]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


@cache
def _words_of(game: str) -> Catalogue:
    return Catalogue(game)
