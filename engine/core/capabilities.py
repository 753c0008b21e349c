"""What some games can do and others cannot: capabilities that a game takes on by name, beside `engine.core.game.Game`.

``class Wilds(Guided, Keeps[State], Pages[View], Game[State, View])``: whoever takes one on has its methods and its
words, and a game that lacks one of them is refused at import. The tables ask for the capability by
``isinstance(game, Keeps)``; where the house has an answer of its own for games without it, that stands here too, as a
function beside the class.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from .content import DATA
from .game import Field, Form, Opening, Page, Prepared, Seat, Step
from .moves import Move, Verb

S = TypeVar("S")
V = TypeVar("V")


# Who plays, and how a table begins.


class Rivals:
    """The seats play against each other, so that nobody who sits may decide alone what another would have to agree to."""

    rivals = True

    def contested(self, options: Any) -> bool:
        """Return whether they do with these options."""
        del options
        return True


class Guided:
    """One more seat may be that of a human game master (`Setup.master`); ``seats`` counts the players only.

    The private verbs of such a game are the game master's.
    """

    masters = True


class Opens:
    """Tables of this game are opened without a lobby, too: ``openings``."""

    openings: tuple[Opening, ...]


class Lobby:
    """The options of the lobby in the game's own words; the house's come from their names, see data/<key>/options.toml."""

    def shown(self, option: str, value: str) -> str:
        """Return the words for a value of an option in the lobby."""
        del option
        return value.replace("_", " ")

    def phrased(self, option: str, value: str) -> str:
        """Return how a lobby's post tells what was chosen for an option, "with a town"; "" for the house's words."""
        del option, value
        return ""

    def moot(self, options: Any, prepared: bool) -> tuple[str, ...]:
        """Return the names of the options that make no difference with the others chosen as they are in ``options``.

        ``prepared``: a file is used. They are left out of the lobby.
        """
        del options, prepared
        return ()


class Prepares(ABC, Generic[S]):
    """Somebody can prepare a file for this game, which travels in `Setup.file`; ``files`` is what it is called ("region").

    The one to begin from is data/<key>/template.toml.
    """

    key: str
    files: str

    @abstractmethod
    def check_file(self, text: str) -> Prepared:
        """Return what a prepared file holds; `BadFile` names each line and key that is wrong, and what would be right."""

    @abstractmethod
    def export_file(self, state: S) -> str:
        """Return the file that a game could have been prepared with: all secrets included."""

    def template(self) -> str:
        """Return a file to begin from, with comments."""
        return (DATA / self.key / "template.toml").read_text(encoding="utf-8")


class Keeps(ABC, Generic[S]):
    """Members keep something from one game of this kind to the next; it comes in by `Setup.kept`."""

    keeps = True

    @abstractmethod
    def kept(self, state: S, seat: Seat) -> str:
        """Return what a seat's member keeps from this game for the next one of its kind, "" for nothing new.

        Kept as soon as it changes, so that a game which is broken off takes nothing away.
        """


class Renamed(ABC, Generic[S]):
    """Things of this game were called otherwise once."""

    @abstractmethod
    def restored(self, written: bytes) -> S:
        """Return the state that a snapshot holds, which these rules or older ones wrote, with the ids of content of today;
        `msgspec.MsgspecError` where it cannot be read."""


# What is shown to some, and looked up.


class Private(ABC, Generic[V]):
    """A seat may know what others do not, on a panel of its own.

    ``own`` is the subject of the picture that shows a seat what only it may know; "" where words do.
    """

    own: str = ""

    def secretive(self, options: Any) -> bool:
        """Return whether a seat may know or do, with these options, what the others do not.

        Where none does, no way to private things is offered in public.
        """
        del options
        return True

    def owned(self, view: V) -> str:
        """Return the subject of the picture for this view's seat alone; "" where it has none."""
        del view
        return self.own

    @abstractmethod
    def private(self, view: V) -> str:
        """Return what only this seat knows, for its own panel, in a few short lines; its own picture stands beside them."""


class Pages(ABC, Generic[V]):
    """There is more to look up at a table than its map and its sheet: ``pages``."""

    pages: tuple[Page, ...]

    @abstractmethod
    def page(self, view: V, name: str, at: str) -> str:
        """Return what a page says to whoever has this view, in Discord's markdown; ``at`` is its argument, or ""."""

    @abstractmethod
    def entries(self, view: V, name: str) -> Sequence[str]:
        """Return what a page's argument can be, for completion: nothing that this view does not know."""


class Places(ABC, Generic[V]):
    """The map can be seen around a place."""

    @abstractmethod
    def places(self, view: V) -> Sequence[str]:
        """Return the names of these places, for completion: nothing that this view does not know."""


# What is asked, and of whom.


class Steps(ABC, Generic[V]):
    """Arguments of a move are asked one by one, and open ones by a form: see `Verb.steps` and `Verb.form`."""

    @abstractmethod
    def step(self, view: V, verb: Verb, given: Sequence[str], values: Sequence[str]) -> Step:
        """Return how the argument after those ``given`` is asked, each of its legal ``values`` with a choice.

        Asked for verbs with ``steps`` only, of whoever may make such a move; `Game.scene` draws the same with a look whose
        subject is the verb's name. Values of an open argument whose choice is "written" are not offered: the others are,
        and beside them the form, unless that has no field.
        """

    def form(self, view: V, verb: Verb, given: Sequence[str]) -> Form:
        """Return the form that asks for a verb's open argument after those ``given``."""
        del view, given
        return house_form(verb)


def house_form(verb: Verb) -> Form:
    """Return the form for a verb's open argument where the game has none of its own."""
    last = verb.arguments[-1]
    return Form(verb.form or verb.name.capitalize(), (Field(last.name.capitalize(), last.about, most=200),))


class Prompts(Generic[V]):
    """Many are asked many things: words for those who wait, advice for those who are late.

    ``abstaining`` are the kinds of events that say no more than that a seat leaves something to the others: where the
    house plays for a seat that was left, or whose time is up, they are not told, as that it does is told already.
    ``replies`` are the names of verbs that answer another seat's offer: whoever has none to answer is told so, whosever
    turn it is.
    """

    abstaining: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()

    def meanwhile(self, view: V) -> str:
        """Return who is waited for, as a seat reads it that is not awaited: "Bob is choosing a card."; "" for the house's
        words, which say whose turn it is.
        """
        del view
        return ""

    def advice(self, view: V, seat: Seat) -> str:
        """Return what would spare a seat that its time runs out on what is asked of it now, in a sentence; "" for nothing.

        Everybody reads it, so ``view`` is what everybody may know. Told the first time that something is played for a seat.
        """
        del view, seat
        return ""


class Waits(ABC, Generic[S]):
    """The game knows how long it waits for whom, and for whom nothing is played.

    ``wait`` is how many hours somebody may stay away before the default is played, where the host says nothing; 0: for
    ever. ``reminds``: there are times when nothing is played for whoever is away; they are reminded then (`Game.default`).
    """

    wait: int = 0
    reminds: bool = False

    def waits(self, options: Any) -> bool:
        """Return whether anybody is ever waited for with these options; where nobody is, nobody is reminded either, and
        ``wait`` makes no difference."""
        del options
        return True

    def patience(self, state: S) -> int:
        """Return after how many seconds the default is played for whoever is awaited now; 0: after the table's own wait.

        The table's wait is never exceeded. Where a table waits for ever, nothing is played for anybody.
        """
        del state
        return 0

    def turn_number(self, state: S) -> int:
        """Return what counts the turns, so that moves of one turn have the same number; -1 where the game has none.

        Who is away for one move of a turn is away for the rest of it.
        """
        del state
        return -1

    @abstractmethod
    def without(self, state: S, seat: Seat) -> Move | None:
        """Return the move made at once for an awaited seat that its member left."""
