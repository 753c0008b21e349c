"""What a game is to the house: one object that knows its rules and nothing of Discord, SQL, Pillow or the clock."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Concatenate, Literal, ParamSpec, Protocol, TypeVar

import msgspec

from .content import meanings
from .dice import Dice
from .errors import BadGame, IllegalMove
from .moves import Argument, Move, Verb, read_move
from .scene import Look, Scene
from .words import upper

Seat = int
"""A seat's number at its table, from 0 in the order of joining."""

S = TypeVar("S")
V = TypeVar("V")

Value = str | int | bool | tuple[str | int, ...]


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game begins: the name shown for each seat, and the options chosen (an instance of ``Game.options``).

    ``master`` is the seat of a human game master, if there is one. ``file`` is the text of a file that somebody prepared
    for this game (`Game.files`), "" where none is used. ``kept`` is what each seat's member keeps from earlier games of
    this kind (`Game.kept`), "" for nothing; without any it may be shorter than ``names``. ``people`` are the names of those
    that it is kept for without a seat of their own (`Opening`).
    """

    names: tuple[str, ...]
    options: Any
    master: Seat | None = None
    file: str = ""
    kept: tuple[str, ...] = ()
    people: tuple[str, ...] = ()


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact that came about, with the ids of the rules that made it so.

    ``facts`` holds what its sentence needs (names, labels, numbers; nothing that its readers may not know). ``seats``
    are those who may know it, ``None`` everybody. ``reveals`` marks that something hidden came to light: such a move is
    not taken back without asking. ``calls`` are seats that it is addressed to: where they are awaited, they are mentioned,
    also if they were awaited before it.
    """

    kind: str
    rules: tuple[str, ...] = ()
    facts: Mapping[str, Value] = {}
    seats: tuple[Seat, ...] | None = None
    reveals: bool = False
    calls: tuple[Seat, ...] = ()

    def known_to(self, seat: Seat | None) -> bool:
        """Return whether a seat, or with ``None`` the public, may know it."""
        return self.seats is None or seat in self.seats


def told(kind: str, rules: Sequence[str], reveals: bool = False, /, **facts: Value) -> Event:
    """Return an event for all; ``reveals`` as `Event.reveals`."""
    return Event(kind, tuple(rules), facts, None, reveals)


Result = Literal["won", "lost", "retreat", "ranked"]
"""How a game ended: for a party, or with the rank of each rival."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: "won", "lost" or "retreat" for a party, "ranked" for rivals; who won; the score of each seat."""

    result: Result
    winners: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()


Weight = Literal["first", "main", "plain", "quiet", "written"]
"""How prominently a move is offered, see `Choice`."""


class Choice(msgspec.Struct, frozen=True):
    """How a legal move is offered: ``label`` on a button (at most 80 characters), ``detail`` beside it in a menu.

    ``page`` is the page of the picture that shows it, where a choice has more pages than one.
    ``weight`` is "first" for what is on the table already and only wants somebody's word (a button of its own, before all
    others), "main" for what moves the game on, "plain", "quiet" for what is rarely wanted (kept out of the way), or
    "written" for what no control offers: it is completed while its slash command is written. (The button that begins a
    verb with steps or a form is there all the same.)
    ``sure`` is what whoever presses it has to know first, in a sentence, where it cannot be made good again: it stands
    apart from the others, and is made only when it is pressed once more; "" for what is made at once.
    """

    label: str
    detail: str = ""
    weight: Weight = "plain"
    page: int = 0
    sure: str = ""

    @property
    def rank(self) -> int:
        """Where it comes among others: "first" ones (-1), main ones (0), plain ones, quiet ones (2), written ones (3)."""
        return {"first": -1, "main": 0, "quiet": 2, "written": 3}.get(self.weight, 1)


Offering = tuple[str, str, Weight]
"""The label, the detail and the weight of a `Choice`, before they are cut to length."""


class Step(msgspec.Struct, frozen=True):
    """One argument of a move while it is being put together: the question, and how each value is offered, in order."""

    ask: str
    choices: tuple[Choice, ...]


class Field(msgspec.Struct, frozen=True):
    """One line of a form: ``label`` (at most 45 characters), a hint, what it holds at first, how long it may become.

    ``needed``: something has to stand there. That is so for the only field of a form in any case.
    """

    label: str
    hint: str = ""
    value: str = ""
    most: int = 100
    long: bool = False
    needed: bool = False


class Form(msgspec.Struct, frozen=True):
    """What is asked for an open argument: a title (at most 45 characters) and up to five fields.

    What is written in them, joined by " | ", is the argument.
    """

    title: str
    fields: tuple[Field, ...]

    def wanting(self, written: Sequence[str]) -> tuple[str, ...]:
        """Return the labels of the fields that have to hold something, and do not, with this written from the top."""
        texts = (*written, *[""] * (len(self.fields) - len(written)))
        alone = len(self.fields) == 1
        pairs = zip(self.fields, texts, strict=False)
        return tuple(field.label for field, text in pairs if (field.needed or alone) and not text.strip())


LOOK = "look"
"""The group of commands that all pages stand in."""


class Page(msgspec.Struct, frozen=True):
    """Something to look up at a table, a slash command under /look: its name, and what it shows (at most 100 characters).

    ``about`` an argument (its name and its help), where one page of several can be asked for.
    """

    name: str
    about: str
    argument: Argument | None = None

    @property
    def command(self) -> str:
        """Its slash command, as one types it after the slash: "look journal"."""
        return f"{LOOK} {self.name}"


class Opening(msgspec.Struct, frozen=True):
    """A table that is opened under way, by a slash command and without a lobby: ``/desk new``.

    ``name`` is that of the group of commands, in which the verbs stand that say so (`Verb.group`), ``about`` what it opens
    (at most 100 characters), ``options`` are chosen by it. ``people`` asks for the names of those whom the table is kept
    for, without a seat of their own (`Setup.people`). ``verbs`` are the names of those used there that stand elsewhere.
    """

    name: str
    about: str
    options: Mapping[str, str]
    people: Argument
    verbs: tuple[str, ...] = ()


class Prepared(msgspec.Struct, frozen=True):
    """A file that somebody prepared, as its game understood it: what it is called, what to tell its author about it.

    ``facts`` are a few short lines on what it holds, ``warnings`` what is allowed but perhaps not meant.
    """

    name: str
    facts: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()


class Game(Protocol[S, V]):
    """One game. ``S`` is its state and ``V`` its view, both frozen msgspec structs of plain values.

    Subclass it, so that ``read`` comes along; or `engine.core.speaking.SpeakingGame`, where what is asked, told, offered
    and drawn stands in modules of its own: they are named once, in place of a method for each of their functions. Moves
    that several games have are in `engine.core.verbs`. ``options`` is read by `engine.core.options`. ``about`` is one
    sentence for whoever chooses a game.

    ``version`` counts the rules. Raise it with every change of code or content after which the same options, key and
    moves could give another state, event or refusal: a rule, a number on a card, the order of a deck, what a state
    holds. Words, pictures, labels and the order in which moves are offered need no new version. A delve under way goes
    on from its snapshot by the new rules, so a changed state must still read the old one (new fields have defaults, ids
    of content stay): where it cannot, that table stops in words. What needs the rules that a move was made by is refused
    by version: taking it back, bringing it back, ``verify``. Without a new version they would blame the dice or the
    journal for what is only a change of rules.
    """

    key: str
    title: str
    about: str
    version: int
    seats: range
    verbs: tuple[Verb, ...]
    options: type[msgspec.Struct]
    state: type[S]
    own: str = ""
    """The subject of the picture that shows a seat what only it may know; "" where words do."""
    rivals: bool = False
    """Whether the seats play against each other, so that nobody who sits may decide alone what another would have to
    agree to."""
    wait: int = 0
    """How many hours somebody may stay away before the default is played, where the host says nothing; 0: for ever."""
    abstaining: tuple[str, ...] = ()
    """The kinds of events that say no more than that a seat leaves something to the others.

    Where the house plays for a seat that was left, or whose time is up, they are not told: that it does is told already.
    """
    replies: tuple[str, ...] = ()
    """The names of verbs that answer another seat's offer: whoever has none to answer is told so, whosever turn it is."""
    masters: bool = False
    """Whether one more seat may be that of a human game master; ``seats`` counts the players only.

    The private verbs of such a game are the game master's.
    """
    files: str = ""
    """What a file is called that somebody can prepare for this game ("region"); "" where it takes none."""
    keeps: bool = False
    """Whether members keep something from one game of this kind to the next (`kept`)."""
    openings: tuple[Opening, ...] = ()
    """The tables of this game that are opened without a lobby."""
    pages: tuple[Page, ...] = ()
    """What can be looked up at a table beside its map and its sheet."""
    reminds: bool = False
    """Whether there are times when nothing is played for whoever is away: they are reminded then (`default`)."""
    briefly: str = ""
    """How a turn goes, in one or two sentences, for whoever asks for help."""
    dice_stay: bool = False
    """Whether what drew chance or revealed something is taken back only where others agree, whoever asks: a host does not
    decide it, and who plays alone cannot."""

    def shown(self, option: str, value: str) -> str:
        """Return the words for a value of an option in the lobby."""
        del option
        return value.replace("_", " ")

    def meaning(self, option: str, value: str) -> str:
        """Return what a value of an option comes to, for the lobby's menus; "" where options.toml says nothing."""
        return meanings(self.key).get(option, {}).get(value, "")

    def phrased(self, option: str, value: str) -> str:
        """Return how a lobby's post tells what was chosen for an option, "with a town"; "" for the house's words."""
        del option, value
        return ""

    def contested(self, options: Any) -> bool:
        """Return whether those who sit play against each other, with these options; see ``rivals``."""
        del options
        return self.rivals

    def least(self, options: Any) -> int:
        """Return how many seats that are not a game master's it takes to begin with these options."""
        del options
        return self.seats.start

    def waits(self, options: Any) -> bool:
        """Return whether anybody is ever waited for with these options; where nobody is, nobody is reminded either, and
        ``wait`` makes no difference."""
        del options
        return True

    def secretive(self, options: Any) -> bool:
        """Return whether a seat may know or do, with these options, what the others do not.

        Where none does, no way to private things is offered in public.
        """
        del options
        return True

    def moot(self, options: Any, prepared: bool) -> tuple[str, ...]:
        """Return the names of the options that make no difference with the others chosen as they are in ``options``.

        ``prepared``: a file is used. They are left out of the lobby.
        """
        del options, prepared
        return ()

    def new(self, setup: Setup, dice: Dice) -> tuple[S, Sequence[Event]]:
        """Return the first state, and what is told about it; `BadOption` where seats and options do not go together."""
        ...

    def restored(self, written: bytes) -> S:
        """Return the state that a snapshot holds, which these rules or older ones wrote; `msgspec.MsgspecError` where it
        cannot be read. A game whose ids of content have changed puts them into those of today here."""
        return msgspec.json.decode(written, type=self.state)

    def turn(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that the table waits for, ``()`` once it is over. Each has at least one legal move."""
        ...

    def legal(self, state: S, seat: Seat) -> Iterable[Move]:
        """Yield every legal move of a seat, lazily and in a fixed order; seats that nobody waits for may have some too."""
        ...

    def apply(self, state: S, seat: Seat, move: Move, dice: Dice) -> tuple[S, Sequence[Event]]:
        """Return the state after a move, run on until somebody has to choose; `IllegalMove` names the rule against it."""
        ...

    def turn_number(self, state: S) -> int:
        """Return what counts the turns, so that moves of one turn have the same number; -1 where the game has none.

        Who is away for one move of a turn is away for the rest of it.
        """
        del state
        return -1

    def view(self, state: S, seat: Seat | None) -> V:
        """Return what a seat may know, or with ``None`` what everybody may (TAB-040)."""
        ...

    def default(self, state: S, seat: Seat) -> Move | None:
        """Return the move made for an awaited seat whose deadline is past, or that was left; ``None`` to go on waiting.

        Everybody is told beforehand whether there is one, and which, unless its verb is private: so that much follows from
        what everybody knows.
        """
        ...

    def without(self, state: S, seat: Seat) -> Move | None:
        """Return the move made at once for an awaited seat that its member left; the default unless a game says more."""
        return self.default(state, seat)

    def patience(self, state: S) -> int:
        """Return after how many seconds the default is played for whoever is awaited now; 0: after the table's own wait.

        The table's wait is never exceeded. Where a table waits for ever, nothing is played for anybody.
        """
        del state
        return 0

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, ``None`` while it runs."""
        ...

    def scene(self, view: V, look: Look) -> Scene:
        """Return a picture of what the view knows."""
        ...

    def tell(self, view: V, events: Sequence[Event]) -> str:
        """Return the story of the events that this view's seat may know: one or two sentences, dice in small print."""
        ...

    def ask(self, view: V) -> str:
        """Return what is wanted of whoever is awaited, to follow their name and a comma: "you are first.".

        Two questions differ in their words: by that the one whose turn begins is called after all were asked something, and
        by that a move which leads on puts the deadline off, while one after which the same is asked does not. Where several
        are asked together, controls stay good while the others answer, as long as words, turn and answers are the same.
        """
        ...

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

    def status(self, view: V) -> str:
        """Return where things stand, in one line."""
        ...

    def sheet(self, view: V) -> str:
        """Return where things stand in full, a few short lines."""
        ...

    def private(self, view: V) -> str:
        """Return what only this seat knows, for its own panel, in a few short lines; its own picture stands beside them."""
        return self.sheet(view)

    def choice(self, view: V, move: Move) -> Choice:
        """Return how a legal move is offered."""
        ...

    def label(self, state: S, seat: Seat, move: Move) -> str:
        """Return what everybody may read that a seat's move was, as it stood on its button."""
        del seat
        return self.choice(self.view(state, None), move).label

    def heading(self, view: V, verb: Verb) -> str:
        """Return the question that stands over the moves of a verb where they are a menu.

        That is what is asked, where they answer it, else what the verb asks by itself.
        """
        asked = self.ask(view) if verb.answers else ""
        return upper(asked.strip()) or verb.asks or verb.about

    def step(self, view: V, verb: Verb, given: Sequence[str], values: Sequence[str]) -> Step:
        """Return how the argument after those ``given`` is asked, each of its legal ``values`` with a choice.

        Asked for verbs with ``steps`` only, of whoever may make such a move; `scene` draws the same with a look whose
        subject is the verb's name. Values of an open argument whose choice is "written" are not offered: the others are,
        and beside them the form, unless that has no field.
        """
        del view, given
        return Step(verb.asks or verb.about, tuple(Choice(value) for value in values))

    def pictures(self, events: Sequence[Event]) -> tuple[Look, ...]:
        """Return the pictures that these events call for in the channel, ``()`` where the last ones still do.

        The events are those that everybody may know, of one or several moves made in one go; what the looks show must
        still be found in the state after the last of them. No look is posted twice.
        """
        ...

    def form(self, view: V, verb: Verb, given: Sequence[str]) -> Form:
        """Return the form that asks for a verb's open argument after those ``given``."""
        del view, given
        last = verb.arguments[-1]
        return Form(verb.form or verb.name.capitalize(), (Field(last.name.capitalize(), last.about, most=200),))

    def owned(self, view: V) -> str:
        """Return the subject of the picture for this view's seat alone; "" where it has none."""
        del view
        return self.own

    def page(self, view: V, name: str, at: str) -> str:
        """Return what a page says to whoever has this view, in Discord's markdown; ``at`` is its argument, or ""."""
        del view, at
        raise BadGame(f"{self.key} has no page {name}")

    def entries(self, view: V, name: str) -> Sequence[str]:
        """Return what a page's argument can be, for completion: nothing that this view does not know.

        With ``name`` "map" the places that the map can be seen around.
        """
        del view, name
        return ()

    def kept(self, state: S, seat: Seat) -> str:
        """Return what a seat's member keeps from this game for the next one of its kind, "" for nothing new.

        Kept as soon as it changes, so that a game which is broken off takes nothing away.
        """
        del state, seat
        return ""

    def check_file(self, text: str) -> Prepared:
        """Return what a prepared file holds; `BadFile` names each line and key that is wrong, and what would be right."""
        del text
        raise BadGame(f"{self.key} takes no files")

    def template(self) -> str:
        """Return a file to begin from, with comments."""
        raise BadGame(f"{self.key} takes no files")

    def export_file(self, state: S) -> str:
        """Return the file that a game could have been prepared with: all secrets included."""
        del state
        raise BadGame(f"{self.key} takes no files")

    def why_not(self, state: S, seat: Seat, verb: Verb) -> IllegalMove:
        """Return why a seat has no legal move of ``verb`` now; asked only then. Games override it to name the rule."""
        del state, seat
        return IllegalMove(f"There is nothing to {verb.name} now.")

    def read(self, state: S, seat: Seat, text: str) -> Move:
        """Return the move that a seat wrote. Games override it to accept other names for a place."""
        return read_move(self.verbs, text)


Q = ParamSpec("Q")
R = TypeVar("R")


def part(function: Callable[Q, R]) -> Callable[Concatenate[Any, Q], R]:
    """Return a function as a method of a game, which only hands its arguments on: ``tell = part(story.tell)``."""
    return staticmethod(function)


AnyGame = Game[Any, Any]
