"""The decisions and the advice of bot players."""

from __future__ import annotations

import contextvars
import hashlib
import logging
import math
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, overload

import msgspec

from engine.core import capabilities
from engine.core.bot_players import Advice, Level, Manner, Plays, Thought, plays
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Event, Seat
from engine.core.moves import Move
from engine.tables.session.bot_memory import BotMemories
from engine.tables.session.live import Session

log = logging.getLogger(__name__)

APART = 4096
"""How far apart the chances of two decisions lie: so many draws belong to one position of the journal."""
STAND_IN: Level = "steady"
"""How well the bot plays a seat whose own member is not there, and how well it advises."""
Within = Callable[[Callable[[], Any]], Any]
"""Runs a decision, and raises ``TimeoutError`` where that takes too long."""
thinking_until: contextvars.ContextVar[float] = contextvars.ContextVar("until", default=math.inf)
within: contextvars.ContextVar[Within] = contextvars.ContextVar("within", default=lambda decision: decision())


def out_of_time() -> bool:
    """Return whether bot players have thought for long enough in this command."""
    return time.monotonic() > thinking_until.get()


class Legal(Sequence[Move]):
    """A seat's legal moves, found only when they are looked at: a bot player may know what to do without them."""

    def __init__(self, live: Session, seat: Seat) -> None:
        self._live = live
        self._seat = seat

    @cached_property
    def _moves(self) -> tuple[Move, ...]:
        return self._live.view_cache.legal(self._seat)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        """Return all, one after the other."""
        return iter(self._moves)

    @overload
    def __getitem__(self, at: int) -> Move: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[Move, ...]: ...

    def __getitem__(self, at: int | slice) -> Move | tuple[Move, ...]:
        """Return one, or some of them."""
        return self._moves[at]


def may_think(live: Session) -> bool:
    """Return whether the bot may have to think when something is done at a table."""
    return live.stand_ins or bool(live.company)


def decided(live: Session, seat: Seat) -> tuple[Session, Thought[Any] | None]:
    """Return what the bot does on a seat that it plays, and the table that has it in mind; ``None`` where it fails.

    It knows what the seat sees, what it remembers of that, and chance of its own (TAB-103).
    """
    player = _player(live)
    moves, view = Legal(live, seat), live.view_cache.view(seat)
    mind, manner, lot = live.bot_memories.get(seat, None), manner_of(live, seat), _lot(live, seat)
    try:
        mind = player.mind() if mind is None else mind
        thought = within.get()(lambda: player.decide(view, moves, mind, manner, lot))
        if not isinstance(thought, Thought) or not isinstance(thought.mind, player.mind):
            raise TypeError(f"a bot player decides {type(thought).__name__}")
    except Exception as error:
        failed(live, seat, "cannot decide", error)
        return live, None
    return msgspec.structs.replace(live, bot_memories={**live.bot_memories, seat: thought.mind}), thought


def failed(live: Session, seat: Seat, why: str, error: Exception, *, falls_back: bool = True) -> None:
    """Leave a note for the operator: where it came about, and none of the words of ``error``, which may hold what the seat
    hides. ``falls_back``: the game's default is played for it, which is counted."""
    where = "".join(traceback.format_tb(error.__traceback__))
    named = (live.row.id, live.game.key, seat, why, live.last.position if live.last else -1, type(error).__name__)
    words = "table %d (%s): the bot player of seat %d %s after entry %d: %s\n%s"
    log.error(words, *named, where, extra={"fell_back": live.game.key} if falls_back else None)


def fallback(live: Session, seat: Seat) -> Move | None:
    """Return what is played where a bot player has nothing to say: the least harmful, else what there is."""
    state = live.playing().state
    move = live.game.default(state, seat) or live.game.without(state, seat)
    move = move or capabilities.prompts(live.game).obvious(state, seat)
    return move or next(iter(live.view_cache.some_legal(seat)), None)


def manner_of(live: Session, seat: Seat) -> Manner:
    """Return how the bot plays a seat."""
    level = live.seats[seat].level or STAND_IN
    return Manner(level, tuple(row.seat for row in live.attended if not row.master))


def advised(live: Session, seat: Seat) -> Sequence[Advice]:
    """Return what the bot would do in a seat, the best first."""
    view, moves = live.view_cache.view(seat), Legal(live, seat)
    return tuple(within.get()(lambda: _player(live).advise(view, moves, _lot(live, seat))))


def hearing(live: Session, events: Sequence[Event]) -> Session:
    """Return a table whose bot players know of what has just come about, each as far as its seat may."""
    player = live.game
    if not isinstance(player, Plays) or type(player).heard is Plays.heard:
        return live
    minds = dict(live.bot_memories)
    for row in live.seats:
        if not row.level and row.seat not in minds:
            continue
        known = [event for event in events if event.known_to(row.seat)]
        try:
            minds[row.seat] = player.heard(live.view_cache.view(row.seat), minds.get(row.seat) or player.mind(), known)
        except Exception as error:
            failed(live, row.seat, "cannot make out what it heard", error, falls_back=False)
    return msgspec.structs.replace(live, bot_memories=minds)


def _player(live: Session) -> Plays[Any, Any, Any]:
    player = plays(live.game)
    assert player is not None
    return player


def _lot(live: Session, seat: Seat) -> Dice:
    """Return chance that is none of the game's, the same whenever the same is decided."""
    key = hashlib.sha256(f"{live.row.key} company {seat}".encode()).hexdigest()
    position = live.last.position + 1 if live.last else 0
    return Dice(KeyedSource(key, position * APART))


def kept_memories(live: Session) -> BotMemories:
    """Return what is worth to be kept in mind: on the seats that the bot plays, as long as it does."""
    if live.row.status != "running":
        return {}
    return {seat: mind for seat, mind in live.bot_memories.items() if live.is_bots(seat)}
