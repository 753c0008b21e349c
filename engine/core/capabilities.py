"""What some games can do and others cannot: capabilities that a game takes on by name, beside `engine.core.game.Game`.

``class MyGame(Guided, Keeps[State], Pages[View], Game[State, View])``: a game that takes one on has its methods and
attributes, and is refused at import where it lacks any. The tables ask for the capability by
``isinstance(game, Keeps)``; where there is an answer for every game, a function beside the class gives it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from .chronicling import Annals
from .content import DATA
from .errors import Text
from .game import AnyGame, ArgumentPrompt, Choice, Event, Field, Form, Seat, Shortcut
from .high_points import HighPoint
from .moves import LOOK, Argument, Move, Verb
from .recalling import Memory, Recollection, Retold
from .scene import Look

S = TypeVar("S")
V = TypeVar("V")


# Who plays, and how a table begins.


class Rivals:
    """The seats play against each other, so that no player may decide alone what another would have to agree to."""

    def contested(self, options: Any, /) -> bool:
        """Return whether they do with these options."""
        del options
        return True


def contested(game: AnyGame, options: Any) -> bool:
    """Return whether those who sit play against each other, with these options."""
    return isinstance(game, Rivals) and game.contested(options)


class Guided:
    """One more seat may be that of a human game master (`Setup.master`); ``seats`` counts the players only.

    The private verbs of such a game are the game master's.
    """


class Opening(msgspec.Struct, frozen=True):
    """A table that is opened under way, by a slash command and without a lobby, such as ``/workshop new``.

    ``name`` is that of the group of commands that holds its verbs (`Verb.group`); two words are a group within the game's
    own. ``about`` is what it opens (at most 100 characters); it chooses the ``options``. ``people`` asks for the names of
    those whom the table is kept for, without a seat of their own (`Setup.people`). ``verbs`` are the names of those used
    there that stand elsewhere.
    """

    name: str
    about: Text
    options: Mapping[str, str]
    people: Argument
    verbs: tuple[str, ...] = ()


class Opens:
    """Tables of this game are opened without a lobby, too: ``openings``."""

    openings: tuple[Opening, ...]


def openings(game: AnyGame) -> tuple[Opening, ...]:
    """Return the tables of a game that are opened without a lobby."""
    return game.openings if isinstance(game, Opens) else ()


class Deals(ABC, Generic[S]):
    """A table can begin at once: what is chosen before the first turn is dealt (Quick start)."""

    @abstractmethod
    def dealt(self, state: S, seat: Seat, lot: int, /) -> Move | None:
        """Return the move that is made for an awaited seat during setup, ``None`` from the first real choice on.

        ``lot`` is a number that differs from table to table and follows from public knowledge.
        """

    def mapped(self, state: S, /) -> bool:
        """Return whether posts show the map during setup already, because it shows what is asked."""
        return False


def setting_up(game: AnyGame, state: Any, seats: Sequence[Seat]) -> bool:
    """Return whether a game is still being set up: what these awaited seats are asked could be dealt."""
    return isinstance(game, Deals) and any(game.dealt(state, seat, 0) is not None for seat in seats)


def mapped(game: AnyGame, state: Any, seats: Sequence[Seat]) -> bool:
    """Return whether posts show the map of a game that awaits these seats: once it is set up, if not before."""
    return not setting_up(game, state, seats) or (isinstance(game, Deals) and game.mapped(state))


class Prepared(msgspec.Struct, frozen=True):
    """A prepared file, as its game understood it: its name, and what to tell its author about it.

    ``facts`` are a few short lines on what it holds, ``warnings`` what is allowed but perhaps not meant.
    """

    name: str
    facts: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()


class Prepares(ABC, Generic[S]):
    """A file can be prepared for this game, which travels in `Setup.file`; ``files`` is what it is called ("region").

    The one to begin from is data/<key>/template.toml. The file has a table of that name with a key ``start``, the id of
    the place where it begins; ``beginnings`` are the tables whose rows are such places ("point", "hex").
    """

    key: str
    files: str
    beginnings: tuple[str, ...] = ()

    @abstractmethod
    def check_file(self, text: str, /) -> Prepared:
        """Return what a prepared file holds; `BadFile` names each line and key that is wrong, and what would be right."""

    @abstractmethod
    def export_file(self, state: S, /) -> str:
        """Return the file that a game could have been prepared with: all secrets included."""

    def template(self) -> str:
        """Return a file to begin from, with comments."""
        return (DATA / self.key / "template.toml").read_text(encoding="utf-8")


def files(game: AnyGame) -> str:
    """Return what a file is called that can be prepared for a game ("region"); "" where it takes none."""
    return game.files if isinstance(game, Prepares) else ""


def file_commands(game: AnyGame) -> str:
    """Return the group of commands for a game's prepared files, as one types it after the slash; "" if it takes none."""
    return f"{game.key} {files(game)}" if files(game) else ""


class Keeps(ABC, Generic[S]):
    """Members keep something from one game of this kind to the next; it comes in by `Setup.kept`."""

    @abstractmethod
    def kept(self, state: S, seat: Seat, /) -> str:
        """Return what a seat's member keeps from this game for the next one of its kind, "" for nothing new.

        Kept as soon as it changes, so that a game which is broken off takes nothing away.
        """


class Renamed(ABC, Generic[S]):
    """Things of this game were called otherwise once."""

    @abstractmethod
    def restored(self, written: bytes, /) -> S:
        """Return the state that a snapshot holds, which these rules or older ones wrote, with the ids of content of today;
        `msgspec.MsgspecError` where it cannot be read."""


def restored(game: AnyGame, written: bytes) -> Any:
    """Return the state that a snapshot holds; `msgspec.MsgspecError` where it cannot be read."""
    return game.restored(written) if isinstance(game, Renamed) else msgspec.json.decode(written, type=game.state)


# What is shown to some, and looked up.


class Private(ABC, Generic[V]):
    """A seat may know what others do not, on a panel of its own.

    ``own`` is the subject of the picture that shows a seat what only it may know; "" where words do.
    """

    own: str = ""

    def secretive(self, options: Any, /) -> bool:
        """Return whether a seat may know or do, with these options, what the others do not.

        Where none does, no way to private things is offered in public.
        """
        del options
        return True

    def owned(self, view: V, /) -> str:
        """Return the subject of the picture for this view's seat alone; "" where it has none."""
        return self.own

    @abstractmethod
    def private(self, view: V, /) -> str:
        """Return what only this seat knows, for its own panel, in a few short lines; its own picture stands beside them."""


def secretive(game: AnyGame, options: Any) -> bool:
    """Return whether anything private is to be offered with these options."""
    return not isinstance(game, Private) or game.secretive(options)


def own(game: AnyGame) -> str:
    """Return the subject of the picture that shows a seat what only it may know; "" where there is none."""
    return game.own if isinstance(game, Private) else ""


def owned(game: AnyGame, view: Any) -> str:
    """Return the subject of the picture for this view's seat alone; "" where it has none."""
    return game.owned(view) if isinstance(game, Private) else ""


def private(game: AnyGame, view: Any) -> str:
    """Return what stands on a seat's own panel: what only it knows, or else where things stand."""
    return game.private(view) if isinstance(game, Private) else game.sheet(view)


class Truth(ABC, Generic[S, V]):
    """The map of a game that is over can be shown as it was with more on it than was public then."""

    @abstractmethod
    def truth(self, state: S, /) -> tuple[V, Look]:
        """Return the view of a spectator from whom nothing is hidden, and the look at all of it."""


def truth(game: AnyGame, state: Any) -> tuple[Any, Look]:
    """Return the view and the look of those who may know everything of a state: once its game is over."""
    return game.truth(state) if isinstance(game, Truth) else (game.view(state, None), Look())


class Page(msgspec.Struct, frozen=True):
    """Something to look up at a table, a slash command under /look: its name, and what it shows (at most 100 characters).

    ``about`` an argument (its name and its help), where one page of several can be asked for.
    """

    name: str
    about: Text
    argument: Argument | None = None

    @property
    def command(self) -> str:
        """Its slash command, as one types it after the slash: "look journal"."""
        return f"{LOOK} {self.name}"


class Pages(ABC, Generic[V]):
    """There is more to look up at a table than its map and its sheet: ``pages``."""

    pages: tuple[Page, ...]

    @abstractmethod
    def page(self, view: V, name: str, at: str, /) -> str:
        """Return what a page says to the holder of this view, in Discord's markdown; ``at`` is its argument, or ""."""

    @abstractmethod
    def entries(self, view: V, name: str, /) -> Sequence[str]:
        """Return what a page's argument can be, for completion: nothing that this view does not know."""


def pages(game: AnyGame) -> tuple[Page, ...]:
    """Return what can be looked up in a game beside its map and its sheet."""
    return game.pages if isinstance(game, Pages) else ()


class Mode(msgspec.Struct, frozen=True):
    """A way to see the map (`Look.mode`): its ``name`` as one types it ("threats"), and ``about``, what it shows."""

    name: str
    about: Text


class Places(ABC, Generic[V]):
    """The map can be seen around a place, and in other ways than the usual one."""

    @abstractmethod
    def places(self, view: V, /) -> Sequence[str]:
        """Return the names of these places, for completion: nothing that this view does not know."""

    def modes(self, view: V, /) -> Sequence[Mode]:
        """Return the other ways to see the map, those that show something just now."""
        return ()

    def asked(self, view: V, /) -> str:
        """Return the one of these places that is asked about just now: a closer look begins there; "" for none."""
        return ""

    def instead(self, view: V, /) -> Look | None:
        """Return the picture that posts show instead of the map while things stand so, since it says all that matters."""
        return None


def instead(game: AnyGame, view: Any) -> Look | None:
    """Return the picture that posts show instead of the map just now; ``None`` where they show the map."""
    return game.instead(view) if isinstance(game, Places) else None


def modes(game: AnyGame, view: Any) -> Sequence[Mode]:
    """Return the ways to see the map besides the usual one."""
    return game.modes(view) if isinstance(game, Places) else ()


def entries(game: AnyGame, view: Any, name: str) -> Sequence[str]:
    """Return what the argument of a page can be, or with "map" the places that the map can be seen around."""
    if name == "map":
        return game.places(view) if isinstance(game, Places) else ()
    return game.entries(view, name) if isinstance(game, Pages) else ()


class Recalls:
    """The game says what a member who was away is told of it: ``memory``."""

    memory: Recollection[Any]


def memory(game: AnyGame) -> Memory:
    """Return what of a game matters to a member who was away: what it says, else what came to light."""
    return game.memory if isinstance(game, Recalls) else Retold(game.tell)


class Titles:
    """The game says what its members did, and the titles they earn by that, from what was told in public: ``annals``."""

    annals: Annals


def annals(game: AnyGame) -> Annals | None:
    """Return what is kept of a game once it is over, ``None`` where it counts nothing."""
    return game.annals if isinstance(game, Titles) else None


# What is asked, and of whom.


AT_ONCE = "*"
"""Stands after what is given of a move, where whole moves are offered: see `Steps.shortcut`."""


class Steps(ABC, Generic[V]):
    """Arguments of a move are asked one by one, and open ones by a form: see `Verb.steps` and `Verb.form`."""

    @abstractmethod
    def step(self, view: V, verb: Verb, given: Sequence[str], values: Sequence[str], /) -> ArgumentPrompt:
        """Return how the argument after those ``given`` is asked, each of its legal ``values`` with a choice.

        Asked for verbs with ``steps`` only, of players who may make such a move. `Game.scene` draws the same with a look
        whose subject is the verb's name. Values of an open argument whose choice is "written" are not offered. The others
        are, and beside them the form, unless that has no field.
        """

    def shortcut(self, view: V, verb: Verb, given: Sequence[str], /) -> Shortcut | None:
        """Return the legal moves after those ``given`` that are offered whole, because they are few or clearly meant.

        ``None`` where the next argument is asked as ever. `Game.scene` draws them with a look whose ``given`` ends with
        `AT_ONCE`.
        """
        del view, verb, given
        return None

    def form(self, view: V, verb: Verb, given: Sequence[str], /) -> Form | None:
        """Return the form that asks for a verb's open argument after those ``given``; ``None`` for the bot's own."""
        del view, verb, given
        return None


def step(game: AnyGame, view: Any, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
    """Return how the argument after those ``given`` is asked, each of its legal ``values`` with a choice."""
    if isinstance(game, Steps):
        return game.step(view, verb, given, values)
    return ArgumentPrompt(str(verb.asks or verb.about), tuple(Choice(value) for value in values))


def shortcut(game: AnyGame, view: Any, verb: Verb, given: Sequence[str]) -> Shortcut | None:
    """Return the moves after those ``given`` that are offered whole, ``None`` where the next argument is asked."""
    return game.shortcut(view, verb, given) if isinstance(game, Steps) else None


def form(game: AnyGame, view: Any, verb: Verb, given: Sequence[str]) -> Form:
    """Return the form that asks for a verb's open argument after those ``given``."""
    if isinstance(game, Steps) and (asked := game.form(view, verb, given)) is not None:
        return asked
    last = verb.arguments[-1]
    return Form(str(verb.form or verb.name.capitalize()), (Field(last.name.capitalize(), str(last.about), most=200),))


class Climaxes(ABC, Generic[V]):
    """High points and rolls have a card (`engine.core.high_points.HighPoints`)."""

    @abstractmethod
    def high_points(self, view: V, events: Sequence[Event], /) -> Sequence[HighPoint]:
        """Return the cards of what is public of some events, oldest first; ``view`` is the public one after them."""


def high_points(game: AnyGame, view: Any, events: Sequence[Event]) -> Sequence[HighPoint]:
    """Return the cards of some events, () where the game has none."""
    return game.high_points(view, events) if isinstance(game, Climaxes) else ()


class Prompts(Generic[V]):
    """Many are asked many things: words for those who wait, advice for those who are late.

    ``abstaining`` are the kinds of events that say no more than that a seat leaves something to others: not told where the
    bot plays for it. ``replies`` are verbs that answer another seat's offer: a seat without one is told so, on any turn.
    ``finds`` are the kinds of events that bring to light what everyone should see, (): all that reveal. ``final`` stay.
    """

    abstaining: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()
    finds: tuple[str, ...] = ()
    final: tuple[str, ...] = ()

    def meanwhile(self, view: V, /) -> str:
        """Return who is waited for, as others read it ("Bob is choosing a card."); "" for the bot's own words."""
        return ""

    def invited(self, state: Any, /) -> Sequence[Seat]:
        """Return those of the awaited seats that may answer something, and need not: a trade that they were offered.

        Persons there are neither waited for nor called; what they may do stands on their own panels. Bot players answer
        at once.
        """
        del state
        return ()

    def obvious(self, state: Any, seat: Seat, /) -> Move | None:
        """Return the move that is made at once for an awaited seat: the only one, or one beside which no other matters.

        ``None`` where there is something to choose, or where waiting could matter. That it is made shows everybody that
        nothing was to be chosen, so it follows from public knowledge.
        """
        del state, seat
        return None

    def addressed(self, view: V, seat: Seat, /) -> V:
        """Return the public view as it is told while one seat alone is waited for; it may name what that seat can do."""
        del seat
        return view

    def late(self, state: Any, /) -> Sequence[Move]:
        """Return moves that are no part of what is asked, for any seat: each is a button under every post."""
        del state
        return ()

    def advice(self, view: V, seat: Seat, /) -> str:
        """Return what would spare a seat that its time runs out on what is asked of it now, in a sentence; "" for nothing.

        It is public, so ``view`` is the public one. Told the first time that something is played for a seat."""
        del view, seat
        return ""


def prompts(game: AnyGame) -> Prompts[Any]:
    """Return who words what many are asked: the game, or the bot for all games."""
    return game if isinstance(game, Prompts) else Prompts()


class Waits(Generic[S]):
    """The game knows how long it waits for whom, and for whom nothing is played."""

    def waits(self, options: Any, /) -> bool:
        """Return whether any seat is ever waited for with these options; where none is, none is reminded either."""
        del options
        return True

    def patience(self, state: S, /) -> int:
        """Return after how many seconds, of the table's wait at most, the default is played for the awaited seats; 0: after
        that wait. Where a table waits for ever, no default is played."""
        del state
        return 0

    def stands_still(self, state: S, /) -> bool:
        """Return whether no seat is waited for nor reminded as things stand: a game master plays a scene."""
        del state
        return False

    def returning(self, state: S, seat: Seat, /) -> Move | None:
        """Return the move by which a seat says that its member is back, where the game counts who is away itself."""
        del state, seat
        return None

    def turn_number(self, state: S, /) -> int:
        """Return what counts the turns, so that moves of one turn have the same number; -1 where the game has none. Who is
        away for one move of a turn is away for the rest of it."""
        del state
        return -1

    def next_seat(self, state: S, /) -> Seat | None:
        """Return the seat whose turn comes after the one under way, ``None`` where none does or it is not known yet."""
        del state
        return None


def waits(game: AnyGame) -> Waits[Any]:
    """Return who knows how long a game waits: the game, or the bot for all games."""
    return game if isinstance(game, Waits) else Waits()
