"""Views, legal moves and their labels, computed once for each state."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from threading import Lock
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.bot_players import Plays
from engine.core.capabilities import prompts
from engine.core.game import Choice, Seat, begun, heading
from engine.core.languages import spoken
from engine.core.moves import Move, Verb
from engine.core.paired_moves import opened
from engine.core.scene import Look, Scene
from engine.core.table import Table
from engine.core.uncertain import rolls

KEPT = 64
"""How many view caches are kept, those used last. A full one is about as large as its state written out, and up to 400 kB
where every seat has hundreds of moves."""


class OfferedMove(msgspec.Struct, frozen=True):
    """A legal move, its verb, how it is offered, and what stands over the verb's moves where they are a menu.

    ``others`` are those that are offered as one with it (`Choice.within`). ``first`` is what the same press makes before
    it (`engine.core.paired_moves.OpensMoves`). ``whole``: it is made as it is, though its verb asks for what is missing.
    """

    verb: Verb
    move: Move
    choice: Choice
    about: str = ""
    others: tuple[OfferedMove, ...] = ()
    first: Move | None = None
    whole: bool = False

    @property
    def begins(self) -> bool:
        """Whether the button begins a verb, and what is missing is asked then."""
        return is_begun(self.verb) and not self.whole


class ViewCache:
    """What follows from a table as it is: worked out when it is first asked for, and kept as long as this is.

    A table never changes (a change is a new one), so nothing in here goes stale. Pictures are drawn on another thread: two
    that ask for the same at the same moment work it out once each, and get the same.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self._views: dict[Seat | None, Any] = {}
        self._scenes: dict[Look, Scene] = {}
        self._asks: dict[Seat | None, str] = {}
        self._status: str | None = None
        self._legal: dict[Seat, tuple[Move, ...]] = {}
        self._choices: dict[tuple[Seat | None, Move], Choice] = {}
        self._headings: dict[tuple[Seat | None, str], str] = {}
        self._labels: dict[tuple[Seat, Move], str] = {}
        self._ways: dict[Seat, tuple[OfferedMove, ...]] = {}
        self._told: dict[tuple[Seat | None, Seat | None], ViewCache] = {}

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat may know, or with ``None`` what everybody may."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.table.state, seat)
        return self._views[seat]

    def told_to(self, awaited: Sequence[Seat], unwatched: Sequence[Seat]) -> ViewCache:
        """Return the same as it is told to those who are waited for: where it is one seat alone, its public view may say
        what that can do. ``unwatched`` is the seat of a person whose rivals are all bot players: what is put forward
        there may follow from their own view."""
        alone, person = awaited[0] if len(awaited) == 1 else None, next(iter(unwatched), None)
        if (alone, person) not in self._told:
            view, other = self.view(None), self
            told = prompts(self.game).addressed(view, alone) if alone is not None else view
            if person is not None and isinstance(self.game, Plays):
                told = self.game.confided(told, self.view(person))
            if told is not view:
                other = ViewCache(self.table)
                other._views[None] = told
            self._told[alone, person] = other
        return self._told[alone, person]

    def scene(self, seat: Seat | None, look: Look) -> Scene:
        """Return a picture of what a seat may know. Those that posts show are kept: they are compared, then drawn."""
        if seat is not None or look.at or look.mode:
            return self.game.scene(self.view(seat), look)
        if look not in self._scenes:
            self._scenes[look] = self.game.scene(self.view(None), look)
        return self._scenes[look]

    def ask(self, seat: Seat | None) -> str:
        """Return what is asked, as a seat reads it; with ``None`` as everybody does."""
        if seat not in self._asks:
            self._asks[seat] = self.game.ask(self.view(seat))
        return self._asks[seat]

    @property
    def status(self) -> str:
        """Where things stand, in one line, as everybody may know."""
        if self._status is None:
            self._status = self.game.status(self.view(None))
        return self._status

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """Return every legal move of a seat, in the game's order."""
        if seat not in self._legal:
            self._legal[seat] = tuple(self.game.legal(self.table.state, seat))
        return self._legal[seat]

    def some_legal(self, seat: Seat) -> Iterable[Move]:
        """Return the same for a caller that stops at the first that will do: no more are listed than it takes."""
        return self._legal[seat] if seat in self._legal else self.game.legal(self.table.state, seat)

    def choice(self, viewer: Seat | None, move: Move) -> Choice:
        """Return how a legal move is offered, as ``viewer`` reads it."""
        if (viewer, move) not in self._choices:
            view = self.view(viewer)
            self._choices[viewer, move] = replace(self.game.choice(view, move), rolls=rolls(self.game, view, move))
        return self._choices[viewer, move]

    def label(self, seat: Seat, move: Move) -> str:
        """Return what everybody may read that a seat's move is called."""
        if (seat, move) not in self._labels:
            self._labels[seat, move] = self.game.label(self.table.state, seat, move)
        return self._labels[seat, move]

    def ways(self, seat: Seat) -> tuple[OfferedMove, ...]:
        """Return a seat's legal moves, private ones too, each once, as they are shown to it."""
        if seat not in self._ways:
            self._ways[seat] = self.offered(seat, dict.fromkeys(self.legal(seat)))
        return self._ways[seat]

    def offered(self, viewer: Seat | None, moves: Iterable[Move]) -> tuple[OfferedMove, ...]:
        """Return legal moves as they are shown to ``viewer``.

        Those of a verb with steps, or with a form, are all shown as the button that begins it; a deal that is put forward
        is shown by itself besides.
        """
        verbs = {verb.move: verb for verb in self.game.verbs}
        begins: dict[str, Choice] = {}
        found = []
        for move in moves:
            verb = verbs[type(move)]
            choice = begins.get(verb.name) or self.choice(viewer, move)
            if is_begun(verb):
                deal = verb.kind == "deal"
                if deal and (own := self.choice(viewer, move)).foremost:
                    found.append(OfferedMove(verb, move, own, self._heading(viewer, verb), whole=True))
                # There may be hundreds of them, and not one is offered as a whole.
                quiet = deal and choice.foremost
                weight = "quiet" if quiet else "plain" if choice.weight == "written" else choice.weight
                label = begun(self.game, self.view(viewer), verb)
                choice = begins.setdefault(verb.name, Choice(label, weight=weight, rolls=choice.rolls))
            found.append(OfferedMove(verb, move, choice, self._heading(viewer, verb)))
        return tuple(found)

    def opened(self, viewer: Seat | None, seat: Seat) -> tuple[OfferedMove, ...]:
        """Return what a seat can do by one press that makes a legal move first which opens it, as shown to ``viewer``.

        What is legal without that is left out: it is offered by itself.
        """
        view, own = self.view(viewer), set(self.legal(seat))
        return tuple(
            replace(way, first=first)
            for first in self.legal(seat)
            for way in self.offered(viewer, opened(self.game, view, first))
            if not way.begins and way.move not in own
        )

    def own(self, seat: Seat) -> tuple[OfferedMove, ...]:
        """Return all that a seat can do by one press, private moves included, as it is shown to it."""
        return (*self.ways(seat), *self.opened(seat, seat))

    def _heading(self, viewer: Seat | None, verb: Verb) -> str:
        if (viewer, verb.name) not in self._headings:
            self._headings[viewer, verb.name] = heading(self.game, self.view(viewer), verb)
        return self._headings[viewer, verb.name]


def is_begun(verb: Verb) -> bool:
    """Return whether a verb is one button, and what is missing is asked then."""
    return bool(verb.steps or verb.form)


def view_cache_of(table: Table) -> ViewCache:
    """Return how a table stands, in the language that is spoken; the same object as before, while it is kept."""
    place = (id(table), spoken())
    with _lock:
        known = _kept.get(place)
        # What is kept holds its table, so nothing else has that identity meanwhile.
        if known is None:
            known = _kept[place] = ViewCache(table)
        _kept.move_to_end(place)
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
        return known


def forget_views() -> None:
    """Have every table worked out anew."""
    with _lock:
        _kept.clear()


_kept: OrderedDict[tuple[int, str], ViewCache] = OrderedDict()
_lock = Lock()
