"""Table: a game being played. The only way a state changes is by `start`, `act` and `replay`, and each leaves an Entry."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from .dice import Dice, GivenSource, KeyedSource, Source
from .errors import BrokenJournal, DelvekeeperError, GameOver, IllegalMove, NotYourTurn
from .game import AnyGame, Event, Seat, Setup
from .languages import SOURCE, speaking
from .memo import memo
from .messages import WORDS

START = ""
"""The text of the entry that begins a game."""
ENTER = "enter"
"""The verb by which a member takes the next seat of a game under way: what follows it is the name of that seat."""


class Entry(msgspec.Struct, frozen=True):
    """One row of the journal: the wish, the chance it met, proof of the state after it, and the story.

    ``counter`` is how far the dice were before it; ``draws`` what was drawn, zero-based; ``digest`` of the state after;
    ``bounds`` what each draw was below, ``()`` where that was not recorded.
    """

    seat: Seat
    text: str
    counter: int
    draws: tuple[int, ...]
    digest: str
    events: tuple[Event, ...]
    bounds: tuple[int, ...] = ()

    @property
    def free(self) -> bool:
        """Whether it drew no chance and revealed nothing, so that taking it back reveals nothing."""
        return not self.draws and not any(event.reveals for event in self.events)


def digest(state: Any) -> str:
    """Return 16 hex digits that stand for a state: SHA-256 of its JSON.

    A state may name one field as its ``STAYS``: a large part that stays the same from move to move, a frozen struct with
    ``dict=True``. The hash of that field, and of the few fields before it, is computed once.
    """
    name: str = getattr(state, "STAYS", "")
    if not name:
        return digest_of(msgspec.json.encode(state))
    part = getattr(state, name)
    staying = _written(part)
    written = msgspec.json.encode(msgspec.structs.replace(state, **{name: msgspec.Raw(staying)}))
    # No text holds this: quotes in it are written otherwise.
    begins = written.index(f'"{name}":'.encode()) + len(name) + 3
    if not written.startswith(staying, begins):
        return digest_of(written)
    found = _begun(part, written[:begins]).copy()
    found.update(memoryview(written)[begins + len(staying) :])
    shown: str = found.hexdigest()
    return shown[:16]


@memo
def _written(part: Any) -> bytes:
    return msgspec.json.encode(part)


@memo
def _begun(part: Any, before: bytes) -> Any:
    """Return SHA-256 of what is written before a part of a state, and of the part: to be copied, not to be added to."""
    return hashlib.sha256(before + _written(part))


def digest_of(written: bytes) -> str:
    """Return the same for a state that is written as JSON already."""
    return hashlib.sha256(written).hexdigest()[:16]


class Table(msgspec.Struct, frozen=True, dict=True):
    """A game, how it was set up, its dice key, how far the dice are, and its state. Values; a change is a new table.

    ``entered`` are the names of the seats that were taken once it was under way.
    """

    game: AnyGame
    setup: Setup
    key: str
    counter: int
    state: Any
    entered: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat, those that were taken later too."""
        return (*self.setup.names, *self.entered)

    @cached_property
    def turn(self) -> tuple[Seat, ...]:
        """The seats that the game waits for, ``()`` once it is over."""
        return self.game.turn(self.state)

    @classmethod
    def start(cls, game: AnyGame, setup: Setup, key: str, draws: Sequence[int] | None = None) -> tuple[Table, Entry]:
        """Begin a game; ``draws`` stand in for the dice in a replay or a test."""
        dice = Dice(_source(key, 0, draws))
        with speaking(SOURCE):
            state, events = game.new(setup, dice)
        entry = Entry(-1, START, 0, tuple(dice.draws), digest(state), tuple(events), tuple(dice.bounds))
        return cls(game, setup, key, dice.counter, state), entry

    def act(self, seat: Seat, text: str, draws: Sequence[int] | None = None) -> tuple[Table, Entry]:
        """Make the move that ``text`` writes for ``seat``; return the table after it and its entry.

        Raises `GameOver`, `NotYourTurn` (nothing is legal for that seat now) or `IllegalMove` (with its rule).
        """
        if not self.turn:
            raise GameOver(WORDS.message("game-ended"))
        try:
            move = self.game.read(self.state, seat, text)
            dice = Dice(_source(self.key, self.counter, draws))
            with speaking(SOURCE):  # What is noted is the same in every language.
                state, events = self.game.apply(self.state, seat, move, dice)
        except IllegalMove as error:
            if seat not in self.turn and not any(True for _ in self.game.legal(self.state, seat)):
                raise NotYourTurn(WORDS.message("not-your-turn", names=self.awaited())) from error
            raise
        entry = Entry(seat, str(move), self.counter, tuple(dice.draws), digest(state), tuple(events), tuple(dice.bounds))
        late = (str(move).partition(" ")[2],) if move.verb == ENTER and seat == len(self.names) else ()
        return msgspec.structs.replace(self, counter=dice.counter, state=state, entered=(*self.entered, *late)), entry

    def replay(self, entries: Sequence[Entry], *, given: bool = True) -> Table:
        """Return the table after ``entries``; `BrokenJournal` at the first whose draws or digest differ.

        With ``given`` the recorded draws are used; without, they are drawn again from the key and compared.
        """
        table = self
        for number, entry in enumerate(entries, start=1):
            try:
                after, again = table.act(entry.seat, entry.text, entry.draws if given else None)
            except (DelvekeeperError, IndexError, ValueError) as error:
                raise BrokenJournal(f"entry {number} ({entry.text}): {error}") from error
            check_entry(number, entry, again)
            table = after
        return table

    def awaited(self) -> tuple[str, ...]:
        """Return the names of the seats that are awaited."""
        return tuple(self.names[seat] for seat in self.turn)


def check_entry(number: int, entry: Entry, again: Entry) -> None:
    """Raise `BrokenJournal` where a replayed entry differs from the recorded one."""
    if again.draws != entry.draws:
        raise BrokenJournal(f"entry {number} ({entry.text}): the dice give {again.draws}, the journal says {entry.draws}")
    if again.digest != entry.digest:
        raise BrokenJournal(f"entry {number} ({entry.text}): state {again.digest}, the journal says {entry.digest}")


def _source(key: str, counter: int, draws: Sequence[int] | None) -> Source:
    return KeyedSource(key, counter) if draws is None else GivenSource(draws, counter)
