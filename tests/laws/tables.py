"""A table of a playout as a session in memory: to see what a post, a panel and a private message hold."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from engine.api.update import Call, Member, MoveQuestion, Panel, Update
from engine.core.game import AnyGame, Choice, Form, Seat
from engine.core.moves import Move
from engine.core.paired_moves import shows_to_all
from engine.core.table import Table
from engine.store import SeatRow, TableRow
from engine.tables.lobby.join import join
from engine.tables.moves.act import act
from engine.tables.session.live import Session
from engine.tables.updates.move_builder import form, question
from engine.tables.views.panel import panel_of
from tests.laws.playouts import some

ROW = TableRow(1, 1, 7, "", "", "{}", "", False, 1, "running", 5, 1, 0, 0, 0, 0, 0, 1, "")
"""A running table whose deadline has begun, so that what would be played for the absent is told."""


class Once:
    """A game that makes the views, lists the legal moves and words the choices of one state once, however often asked.

    What is shown of a table asks for them over and over. That they are always the same is a law of its own.
    """

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game, self._state = game, state
        self._views: dict[Seat | None, Any] = {}
        self._legal: dict[Seat, tuple[Move, ...]] = {}
        self._choices: dict[tuple[int, int], tuple[Any, Move, Choice]] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    @property
    def __class__(self) -> Any:
        """What the game is, so that it is known to be capable of what its game is."""
        return type(self._game)

    def view(self, state: Any, seat: Seat | None) -> Any:
        if state is not self._state:
            return self._game.view(state, seat)
        if seat not in self._views:
            self._views[seat] = self._game.view(state, seat)
        return self._views[seat]

    def legal(self, state: Any, seat: Seat) -> Iterable[Move]:
        if state is not self._state:
            return self._game.legal(state, seat)
        if seat not in self._legal:
            self._legal[seat] = tuple(self._game.legal(state, seat))
        return self._legal[seat]

    def choice(self, view: Any, move: Move) -> Choice:
        known = self._choices.get((id(view), id(move)))
        if known is None:
            # With what it was asked for: as long as these are kept, nothing else has their identity.
            known = self._choices[id(view), id(move)] = (view, move, self._game.choice(view, move))
        return known[2]


_recent: deque[tuple[Table, Session]] = deque(maxlen=2)


def looked_at(table: Table) -> Session:
    """Return a table that is looked at again and again and not changed: its game is `Once`."""
    for known, house in _recent:
        if known is table:
            return house
    game: Any = Once(table.game, table.state)
    _recent.append((table, msgspec.structs.replace(live(table), game=game)))
    return _recent[-1][1]


def live(table: Table) -> Session:
    """Return a table as a session; seat 0 is member 100, and so on."""
    over = not table.game.turn(table.state)
    row = msgspec.structs.replace(ROW, game=table.game.key, host=100, status="over" if over else "running")
    begun, master = len(table.setup.names), table.setup.master
    seats = tuple(
        SeatRow(seat, 100 + seat, name, master=seat == master, called=name if seat >= begun else "")
        for seat, name in enumerate(table.names)
    )
    return Session(row, seats, table.game, table)


def update_after(table: Table, seat: int, text: str) -> Update:
    """Return what is told of a move."""
    if seat == len(table.names):
        return join(live(table), Call(1, 1, 7, Member(100 + seat, text.partition(" ")[2])), 5).update
    call = Call(1, 1, 7, Member(100 + seat, table.names[seat]))
    return act(live(table), call, text, None, 5).update


def panel(table: Table, seat: int) -> Panel:
    """Return what a seat is shown of its own side."""
    return panel_of(looked_at(table), Call(1, 1, 7, Member(100 + seat, table.names[seat])))


def forms(table: Table, seat: int, asked: Sequence[MoveQuestion] | None = None) -> Iterator[Form]:
    """Yield the forms that a seat can open now; ``asked`` are its `questions`, where they are at hand."""
    house = looked_at(table)
    offers = [offer for each in (questions(table, seat) if asked is None else asked) for offer in each.offers]
    legal = {type(move) for move in house.game.legal(table.state, seat)}
    begun = [verb.name for verb in table.game.verbs if verb.form and verb.move in legal]
    for text in (*begun, *(offer.move for offer in offers if offer.form)):
        yield form(house, seat, text)


def questions(table: Table, seat: int, most: int = 3) -> Iterator[MoveQuestion]:
    """Yield what is asked of a seat step by step, for at most so many answers to each question."""
    house = looked_at(table)
    legal = {type(move) for move in house.game.legal(table.state, seat)}
    begun = [verb.name for verb in table.game.verbs if verb.steps and verb.move in legal]
    while begun:
        asked = question(house, seat, begun.pop(0))
        yield asked
        begun += [offer.move for offer in some(asked.offers, most) if offer.step]


def follows(table: Table, seat: int, first: str, then: str) -> bool:
    """Return whether the second move of a press is legal after the first, unless that showed something new or ended it."""
    after, entry = table.act(seat, first)
    if shows_to_all(entry.events) or seat not in table.game.turn(after.state):
        return True
    return then in map(str, table.game.legal(after.state, seat))
