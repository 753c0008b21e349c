"""The contract of a game: one object that knows its rules and nothing of Discord, SQL, Pillow or the clock."""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Concatenate, Generic, Literal, ParamSpec, Self, TypeVar

import msgspec

from .dice import Dice
from .errors import BadGame, GameOver, IllegalMove, Text
from .messages import refused
from .moves import Move, Verb, read_move
from .scene import Look, Scene
from .words import listed, upper

Seat = int
"""A seat's number at its table, from 0 in the order of joining."""

S = TypeVar("S")
V = TypeVar("V")

Value = str | int | bool | tuple[str | int, ...]


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game begins: the name shown for each seat, and the options chosen (an instance of ``Game.options``).

    ``master`` is the seat of a human game master, if there is one. ``file`` is the text of a prepared file
    (`capabilities.Prepares`), "" where none is used. ``kept`` is what each seat's member keeps from earlier games of
    this kind (`capabilities.Keeps`), "" for nothing; without any it may be shorter than ``names``. ``people`` are the
    names of those that it is kept for without a seat of their own (`Opening`). ``campaign`` is the stored campaign that
    this game belongs to (`Campaigns`), "" where there is none.
    """

    names: tuple[str, ...]
    options: Any
    master: Seat | None = None
    file: str = ""
    kept: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    campaign: str = ""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact that came about, with the ids of the rules that made it so.

    ``facts`` holds what its sentence needs (names, labels, numbers; nothing that its readers may not know). ``seats``
    are those who may know it, ``None`` all. ``reveals`` marks that something hidden came to light: such a move is not
    taken back without asking. ``calls`` are seats that it is addressed to: where they are awaited, they are mentioned,
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


Result = Literal["won", "lost", "retreat", "ranked"]
"""How a game ended: for a party, or with the rank of each rival."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: "won", "lost" or "retreat" for a party, "ranked" for rivals; who won; the score of each seat."""

    result: Result
    winners: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()


MOST_SHOWN = 80
"""The most characters of the words on a control."""
SHORTEST = 16
"""So many characters of a label stay on a control in any case."""

Weight = Literal["first", "main", "plain", "quiet", "written"]
"""How prominently a move is offered, see `Choice`."""


class Choice(msgspec.Struct, frozen=True):
    """How a legal move is offered: ``label`` on a button (at most 80 characters), ``detail`` beside it in a menu.

    ``within`` are the answers to coarser questions that lead to it, the coarsest first ("A: P17"). Moves of one verb that
    share such an answer are offered as that one, and the player who gives it is asked which of them.

    ``weight`` says how prominently it is offered. A "first" move only needs a player's word: it is a button of its own,
    before all others. A "main" move advances the game. A "plain" move has no particular weight. A "quiet" move is rarely
    wanted and is kept out of the way. A "written" move has no control: it is completed while its slash command is typed.
    (The button that begins a verb with steps or a form is there all the same.)

    ``sure`` is a sentence that the player has to read first, because the loss cannot be made good; "" for a move that is
    made at once. Such a move stands apart from the others, unless it ends a turn. It is made when it is pressed again.

    ``text`` is the whole text of what is chosen. It is printed below the question.

    ``hurts`` is what the move would cost that its player may not expect ("Salt stays empty"), "" for nothing. Its label
    ends with these words. Such a move comes after the others of its kind and is never lit. Where it is typed, the player
    is asked once whether they mean it.

    ``foremost``: it comes before others of its weight where that is less, whatever its verb.

    ``stays``: it is looked for at once, so its button is folded after all others.

    ``rolls``: the move itself may roll, draw or reveal something. The tables set it (`engine.core.uncertain`).
    """

    label: str
    detail: str = ""
    weight: Weight = "plain"
    sure: str = ""
    within: tuple[str, ...] = ()
    text: str = ""
    hurts: str = ""
    foremost: int = 0
    stays: bool = False
    rolls: bool = False

    @property
    def rank(self) -> int:
        """Where it comes among others: "first" ones (-1), main ones (0), plain ones, quiet ones (2), written ones (3).

        One that hurts is no proposal: it comes among the main ones at best.
        """
        rank = {"first": -1, "main": 0, "quiet": 2, "written": 3}.get(self.weight, 1)
        return max(0, rank) if self.hurts else rank

    @property
    def order(self) -> tuple[int, bool, int]:
        """Its rank, and among its equals those first that are foremost, those last that hurt."""
        return self.rank, bool(self.hurts), -self.foremost

    @property
    def lit(self) -> bool:
        """Whether its button is coloured: it moves the game on, and costs nothing that its player may not expect."""
        return self.weight in ("first", "main") and not self.hurts

    @property
    def act(self) -> str:
        """What its player does, without odds and prices: the label up to its first colon, or all of it where no word
        stands before that ("6: 2 doors"). Brackets that this would cut open are left out.
        """
        act = self.label.partition(": ")[0]
        if act.count("(") > act.count(")"):
            act = act.rpartition(" (")[0]
        return act if any(map(str.isalpha, act)) else self.label

    @property
    def shown(self) -> str:
        """The words on its control: the label, and what it would cost, in at most 80 characters.

        If need be the label is cut before its first colon, for behind that stand odds and prices; then the longer of
        these and of what it would cost.
        """
        if not self.hurts:
            return self.label
        label, colon, price = self.label.partition(": ")
        ending = f"{colon}{price}, {self.hurts}" if colon else f": {self.hurts}"
        left = MOST_SHOWN - len(ending)
        if len(label) > left:
            label = f"{label[: max(SHORTEST, left) - 1].rstrip(' ,:')}…"
        over = len(label) + len(ending) - MOST_SHOWN
        if over <= 0 or len(price) <= len(self.hurts):
            shown = f"{label}{ending}"
            return shown if over <= 0 else f"{shown[: MOST_SHOWN - 1].rstrip(' ,:')}…"
        return f"{label}: {price[: max(0, len(price) - over - 1)].rstrip(' ,:')}…, {self.hurts}"


Offering = tuple[str, str, Weight]
"""The label, the detail and the weight of a `Choice`, before they are cut to length."""


class ArgumentPrompt(msgspec.Struct, frozen=True):
    """One argument of a move while it is being put together: the question, and how each value is offered, in order."""

    ask: str
    choices: tuple[Choice, ...]


class Shortcut(msgspec.Struct, frozen=True):
    """Whole moves that are offered where the next argument would be asked: the question, each move with its choice.

    ``rest`` is the button that leads to the question for that argument; "" where these are all the moves there are.
    ``beside``: that question is asked all the same, and these are offered before its answers. ``then`` are the moves that
    the same presses make after them (`engine.core.paired_moves`), ``None`` for none: their choices speak of both.
    """

    ask: str
    ways: tuple[tuple[Move, Choice], ...]
    rest: str = ""
    beside: bool = False
    then: Sequence[Move | None] = ()


class Field(msgspec.Struct, frozen=True):
    """One line of a form: ``label`` (at most 45 characters), a hint, what it holds at first, how long it may become.

    ``needed``: something has to stand there. That is so for the only field of a form in any case.
    """

    label: Text
    hint: Text = ""
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
        return tuple(str(field.label) for field, text in pairs if (field.needed or alone) and not text.strip())


class Game(ABC, Generic[S, V]):
    """One game. ``S`` is its state and ``V`` its view, both frozen msgspec structs of plain values.

    What every game has to have is here; what only some can do they take on from `engine.core.capabilities`. Moves that
    several games have are in `engine.core.verbs`; ``options`` is read by `engine.core.options`. ``about`` is one sentence
    for the choice of a game, ``briefly`` how a turn goes, in one or two, for help. ``minutes`` is about how long it takes
    from start to end where all are there at once; 0: unknown. ``colour`` is that of the frame round what is wanted in a
    post, lantern yellow where a game names none.

    ``version`` counts the rules. Raise it with every change of code or content after which the same options, key and
    moves could give another state, event or refusal. That may be a rule, a number on a card, the order of a deck, or what
    a state holds. Words, pictures, labels and the order in which moves are offered need no new version. A delve under way
    goes on from its snapshot by the new rules, so a changed state must still read the old one: new fields have defaults,
    ids of content stay. Where it cannot, that table stops in words. What needs the rules that a move was made by is refused
    by version: taking it back, bringing it back, ``verify``. Without a new version they would blame the dice or the
    journal for what is only a change of rules.
    """

    key: str
    title: str
    about: Text
    version: int
    seats: range
    verbs: tuple[Verb, ...]
    options: type[msgspec.Struct]
    state: type[S]
    briefly: Text = ""
    minutes: int = 0
    colour: int = 0xF8C74A

    def __new__(cls, *_: Any, **__: Any) -> Self:
        """Refuse a game that lacks anything, in words."""
        wanted = [name for item in cls.__mro__ for name in inspect.get_annotations(item)]
        lacking = {name for name in wanted if not name.startswith("_") and not hasattr(cls, name)} | cls.__abstractmethods__
        if lacking:
            raise BadGame(f"{getattr(cls, 'key', cls.__name__)} lacks {listed(sorted(lacking))}")
        return super().__new__(cls)

    # The rules.

    @abstractmethod
    def new(self, setup: Setup, dice: Dice, /) -> tuple[S, Sequence[Event]]:
        """Return the first state, and what is told about it; `BadOption` where seats and options do not go together."""

    @abstractmethod
    def turn(self, state: S, /) -> tuple[Seat, ...]:
        """Return the seats that the table waits for, ``()`` once it is over. Each has at least one legal move."""

    @abstractmethod
    def legal(self, state: S, seat: Seat, /) -> Iterable[Move]:
        """Yield every legal move of a seat, lazily and in a fixed order; seats that are not awaited may have some too."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: Move, dice: Dice, /) -> tuple[S, Sequence[Event]]:
        """Return the state after a move, run on until a seat has to choose; `IllegalMove` names the rule against it."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None, /) -> V:
        """Return what a seat may know, or with ``None`` what is public (TAB-040)."""

    @abstractmethod
    def default(self, state: S, seat: Seat, /) -> Move | None:
        """Return the move made for an awaited seat whose deadline is past, or that was left; ``None`` to go on waiting.

        All are told beforehand whether there is one, and which, unless its verb is private: so that much follows from
        public knowledge.
        """

    @abstractmethod
    def outcome(self, state: S, /) -> Outcome | None:
        """Return how the game ended, ``None`` while it runs."""

    # The pictures.

    @abstractmethod
    def scene(self, view: V, look: Look, /) -> Scene:
        """Return a picture of what the view knows."""

    # The words.

    @abstractmethod
    def tell(self, view: V, events: Sequence[Event], /) -> str:
        """Return the story of the events that this view's seat may know: one or two sentences, dice in small print."""

    @abstractmethod
    def ask(self, view: V, /) -> str:
        """Return what is wanted of the awaited player, to follow their name and a comma: "you are first.".

        Two questions differ in their words. By that the player whose turn begins is called after all were asked something.
        By that, too, a move that leads on puts the deadline off, while one after which the same is asked does not. Where
        several are asked together, controls stay good while the others answer, as long as words, turn and answers are the
        same.
        """

    @abstractmethod
    def status(self, view: V, /) -> str:
        """Return where things stand, in one line; never an empty one."""

    def within_turn(self, view: V, /) -> bool:
        """Return whether a view stands within a turn that its player has begun: a post does not tell the status again."""
        del view
        return False

    @abstractmethod
    def sheet(self, view: V, /) -> str:
        """Return where things stand in full, a few short lines."""

    @abstractmethod
    def choice(self, view: V, move: Move, /) -> Choice:
        """Return how a legal move is offered."""

    # What the bot does where a game says nothing else.

    def read(self, state: S, seat: Seat, text: str, /) -> Move:
        """Return the move that a seat wrote. Games override it to accept other names for a place."""
        return read_move(self.verbs, text)

    def without(self, state: S, seat: Seat, /) -> Move | None:
        """Return the move made at once for an awaited seat that its member left."""
        return self.default(state, seat)

    def label(self, state: S, seat: Seat, move: Move, /) -> str:
        """Return the public label of a seat's move, as it stood on its button."""
        return self.choice(self.view(state, None), move).label

    def why_not(self, state: S, seat: Seat, verb: str, /) -> IllegalMove | None:
        """Return why a seat has no legal move of a verb now, asked only then; ``None`` for the bot's own words."""
        return None

    def pictures(self, events: Sequence[Event], /) -> tuple[Look, ...]:
        """Return the pictures that these events call for in the channel beside the map, such as dice or a card.

        The map is not among them: a post shows it whenever its scene has changed. The events are the public ones of one or
        several moves made in one go. What the looks show must still be found in the state after the last of them.
        """
        return ()

    def heading(self, view: V, verb: Verb, /) -> str:
        """Return the question that stands over the moves of a verb where they are a menu; "" for the bot's own words."""
        return ""

    def begun(self, view: V, verb: Verb, /) -> str:
        """Return the words on the button that begins a verb where they depend on how things stand; "" for its own."""
        del view, verb
        return ""


AnyGame = Game[Any, Any]


def refusal(game: AnyGame, state: Any, seat: Seat, verb: Verb) -> IllegalMove:
    """Return why a seat has no legal move of a verb now: that it is over, else what the game says."""
    if not game.turn(state):
        return refused("game-has-ended", GameOver.usual)
    return game.why_not(state, seat, verb.name) or refused("verb-is-idle", None, verb=verb.name)


def heading(game: AnyGame, view: Any, verb: Verb) -> str:
    """Return the question that stands over the moves of a verb where they are a menu.

    That is what the game says, else what is asked where they answer it, else what the verb asks by itself.
    """
    asked = game.ask(view) if verb.answers else ""
    return game.heading(view, verb) or upper(asked.strip()) or str(verb.asks or verb.about)


def begun(game: AnyGame, view: Any, verb: Verb) -> str:
    """Return the words on the button that begins a verb with steps or a form."""
    return game.begun(view, verb) or str(verb.steps or verb.form)


Q = ParamSpec("Q")
R = TypeVar("R")


def part(function: Callable[Q, R]) -> Callable[Concatenate[Any, Q], R]:
    """Return a function as a method of a game, which only hands its arguments on: ``tell = part(story.tell)``."""
    return _Part(function)


class _Part(staticmethod):  # type: ignore[type-arg]
    """The method of a game. In the class that is being written it stands for a module that has its name."""

    def __getattr__(self, name: str) -> Any:
        own = self.__func__.__module__.rpartition(".")[2]
        raise AttributeError(
            f"a part of the game has the name of its module, {own}, and hides it in the lines below: "
            f"write `{name} = part({own}.{name})` above `{own} = part(...)`"
        )
