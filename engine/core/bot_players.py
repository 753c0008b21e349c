"""Bot players, who see what their seat sees and decide purely (a capability, see `engine.core.capabilities`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Literal, TypeVar, get_args

import msgspec
from msgspec.structs import replace

from .dice import Dice
from .game import Choice, Event, Seat
from .moves import Move

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M")

Level = Literal["easy-going", "steady", "sharp"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""How well a bot player plays, the easiest first."""
USUAL_LEVEL: Level = "steady"
"""The level of bot players where nothing else was chosen."""


class Manner(msgspec.Struct, frozen=True):
    """How a bot player plays: its level, and the ``people`` at the table, seats whose members are here.

    Bot players in a party follow people. They vote for what a person proposes, unless it is plainly deadly. They leave to
    people what the whole party decides. They spend nothing scarce of the party's without being asked.
    """

    level: Level = "steady"
    people: tuple[Seat, ...] = ()


class Thought(msgspec.Struct, Generic[M], frozen=True):
    """What a bot player does.

    ``move`` is ``None`` where it leaves the answer to others who are asked together with it. ``mind`` is its memory from
    now on. ``says`` is what it means to do, in a short sentence of its own ("I fetch the shard."), "" for nothing. All may
    read what it says, so it holds nothing that another seat may not know.
    """

    move: Move | None
    mind: M
    says: str = ""


class Advice(msgspec.Struct, frozen=True):
    """A move worth making, and ``why`` in one short sentence, for its own seat alone.

    ``then`` is what the same press makes after it (`engine.core.paired_moves`). ``label`` is what the button says of both;
    "" for what it says of the move.
    """

    move: Move
    why: str
    then: Move | None = None
    label: str = ""


def led(found: Choice, move: Move, best: Move | None, *, kept: bool = False, stays: bool = False) -> Choice:
    """Return how a move is offered, ``found`` by itself, beside the ``best`` one, which is advised: that one comes before
    all others, unless it hurts. No other comes first unless that is ``kept``; ``stays``: it stays a button all the same."""
    if best is None:
        return found
    if move == best:
        return found if found.hurts else replace(found, weight="first", foremost=FOREMOST)
    if found.weight != "first" or kept:
        return found
    return replace(found, weight="main", foremost=0, stays=found.stays or stays)


FOREMOST = 9
"""How far before others of its weight the advised move comes."""


class Plays(ABC, Generic[S, V, M]):
    """Seats may be played by bot players (TAB-100).

    All of it is pure: what a bot player does follows from its seat's view, its ``mind``, its manner and ``lot``, chance
    that is none of the game's. A mind is a struct of plain values, which begins as ``mind()`` and is kept as JSON.
    Searches are bounded by counts, never by a clock.
    """

    mind: type[M]
    speaks_first: bool = False
    """What a bot player says is told before what its move led to: it says so as it votes."""
    aims_together: bool = False
    """All who are awaited go for the same (`aim`), as where a party decides: posts say it however many they are."""

    @abstractmethod
    def decide(self, view: V, moves: Sequence[Move], mind: M, manner: Manner, lot: Dice, /) -> Thought[M]:
        """Return what an awaited seat does, one of its legal ``moves`` or one that its verbs leave open."""

    @abstractmethod
    def advise(self, view: V, moves: Sequence[Move], lot: Dice, /) -> Sequence[Advice]:
        """Return the two or three moves that a steady player would think of first in this seat, the best one first; one
        where nothing else is sensible."""

    @abstractmethod
    def imagined(self, view: V, lot: Dice, /) -> S:
        """Return a state that looks to this view's seat exactly as the true one does, with the same legal moves.

        What the seat cannot know is dealt by ``lot``. Each possibility is as likely as the seat has reason to think.
        """

    def unwatched(self, state: Any, seat: Seat, /) -> Move | None:
        """Return the move that is made at once for an awaited seat whose rivals are all bot players.

        By what the seat itself holds nothing else is left to it. Bot players conclude nothing from it; to persons it would
        show what a seat does not hold (`Prompts.obvious`).
        """
        del state, seat
        return None

    def confided(self, told: V, own: V, /) -> V:
        """Return the public view as posts tell it to a person whose rivals are all bot players. What is put forward there
        may follow from what only they know, their ``own`` view (`unwatched`)."""
        del own
        return told

    def openly(self, told: V, /) -> tuple[type[Move], ...]:
        """Return the kinds of private moves that a post offers, too, to a person whose rivals are all bot players: what is
        asked stands once then."""
        del told
        return ()

    def leaves_to_post(self) -> bool:
        """Return whether the own panel of a person whose rivals are all bot players leaves out what their post offers."""
        return False

    def confides(self, own: V, events: Sequence[Event], /) -> str | None:
        """Return what a post tells of ``events`` to a person whose rivals are all bot players, by their ``own`` view.

        It is "" for nothing, and ``None`` where they are told it in private, as among people.
        """
        del own, events
        return None

    def leads_inside(self, told: V, /) -> bool:
        """Return whether what is put forward stands on the own panel alone, so that its button is the coloured one."""
        del told
        return False

    def aim(self, view: V, /) -> str:
        """Return what an awaited player could go for: the next step, and what that is for ("fell 3 enemies, then open door
        D"). It stands above the question in a post, and on the own panel of ``view``'s seat.

        What is advised serves it. It stays the same until it is reached or something new comes up. "" where the question
        says it all.
        """
        del view
        return ""

    def heard(self, view: V, mind: M, events: Sequence[Event], /) -> M:
        """Return what a bot player has in mind after events that its seat may know, which led to ``view``."""
        del view, events
        return mind


def plays(game: Any) -> Plays[Any, Any, Any] | None:
    """Return what plays seats of a game for the bot, ``None`` where it has no bot players."""
    return game if isinstance(game, Plays) else None
