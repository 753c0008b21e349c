"""A move at work, and what happens next: steps that go on by themselves, and questions that a member answers.

A game that carries moves out step by step keeps an agenda of tasks in its state, first things first; a move at work is a
`Progress`: the state so far, the dice, and the events told. What can stand on the agenda are frozen structs, all in the
game's modules of steps::

    class Repay(Step, frozen=True, tag="repay"):
        \"\"\"Ask for the coins that a bill lacks.\"\"\"

        bill: Subject[str]
        player: Number[int]
        missing: int
        coins: int

    class Lender(Ask, frozen=True, tag="lender"):
        \"\"\"Which neighbour lends the coins that a bill lacks?\"\"\"

        bill: Subject[str]

The game's chapters register their functions on one `Flow`. ``@flow.step(Repay)`` registers a step, called with
``(progress, step)``. ``@flow.answer(Lender)`` registers the answer to a question, called with ``(progress, ask, option)``.
When a step is called, its task is off the agenda already. A chapter reaches another by pushing its step
(`Progress.push`). Where that step has to be done first, it calls `Flow.now`. It need not know which chapter carries it out.

In a state, and so in digests and snapshots, tasks are written as `Then` and `Question`, with a name, a subject, a number
and words. A type says which of its fields is which; `Flow.read` gives the type back.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache, lru_cache
from types import ModuleType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    Protocol,
    Self,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

import msgspec
from msgspec.structs import replace

from .dice import Dice
from .errors import BadGame, IllegalMove
from .events import Happened
from .game import Event, Seat

MOST_REMEMBERED = 1 << 13
"""So many tasks are remembered as they are written, and as their types: those of a few tables."""

# A move at work.


class Busy(Protocol):
    """A state with an ``agenda``: the tasks that are under way, first things first."""

    @property
    def agenda(self) -> tuple[Any, ...]:
        """Return the tasks."""
        ...


def written(task: object) -> object:
    """Return a task as it stands on an agenda."""
    return _written(task) if isinstance(task, Task) else task


@lru_cache(maxsize=MOST_REMEMBERED)
def _written(task: Task) -> object:
    return task.written()


S = TypeVar("S", bound=Busy)


class Progress(Generic[S]):
    """One move at work. ``state`` is replaced step by step; ``events`` grows."""

    __slots__ = ("dice", "events", "state")

    def __init__(self, state: S, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[Event] = []

    def tell(
        self,
        what: Happened | Event,
        *,
        rules: Iterable[str] | None = None,
        to: Iterable[Seat] | None = None,
        reveals: bool | None = None,
        calls: Iterable[Seat] = (),
    ) -> None:
        """Note an event; what is said besides goes before what its type says, see `Happened.told`."""
        event = what if isinstance(what, Event) else what.told(rules=rules, to=to, reveals=reveals, calls=calls)
        self.events.append(event)

    def reveal(self) -> None:
        """Note that the newest event brings something hidden to light by what follows from it."""
        if self.events:
            self.events[-1] = msgspec.structs.replace(self.events[-1], reveals=True)

    def change(self, **fields: Any) -> None:
        """Replace fields of the state."""
        state: Any = self.state  # a struct, which a protocol cannot say
        self.state = replace(state, **fields)

    def push(self, *tasks: object, **fields: Any) -> None:
        """Put tasks first on the agenda, in the order given; typed steps and questions as they are written. Other fields of
        the state are replaced with that."""
        if tasks:
            self.change(agenda=(*map(written, tasks), *self.state.agenda), **fields)
        elif fields:
            self.change(**fields)

    def finish(self) -> None:
        """Take the first task off the agenda."""
        self.change(agenda=self.state.agenda[1:])

    def amend(self, **fields: Any) -> None:
        """Replace fields of the first task."""
        first, *rest = self.state.agenda
        self.change(agenda=(replace(first, **fields), *rest))


class Unlisted(Exception):
    """A move that is not among the legal ones, and of which the rules have nothing particular to say.

    Internal: `Game.apply` turns it into a refusal in words, by the move and how things stand.
    """


def heed(refusal: IllegalMove | None) -> None:
    """Raise what speaks against a move, if anything does."""
    if refusal is not None:
        raise refusal


# What stands on an agenda.

PARTY, MASTER = -1, -2
"""Who a question is for, besides the index of a member."""


class Question(msgspec.Struct, frozen=True, gc=False, tag="question"):
    """A member has to choose one of ``options`` (one word each); ``default`` is taken for an absent one.

    ``kind`` says what is asked and which step reads the answer; ``owner`` is a member's index, `PARTY` or `MASTER`.
    ``subject`` and ``number`` are handed on. Questions of one kind that follow each other and are ``together`` are asked
    at once. What the `MASTER` is asked is secret.
    """

    kind: str
    owner: int
    options: tuple[str, ...]
    default: str
    subject: str = ""
    number: int = 0
    together: bool = False


class Then(msgspec.Struct, frozen=True, gc=False, tag="then"):
    """A step that goes on by itself; ``step`` names it, the rest is handed on."""

    step: str
    subject: str = ""
    number: int = 0
    words: tuple[str, ...] = ()


# Types of steps and questions, and how they are written.


class Slot(msgspec.Struct, frozen=True):
    """Where a field is written: in the "subject", or as the "number"."""

    place: str


T = TypeVar("T")
Subject = Annotated[T, Slot("subject")]
"""A field that is written in the subject; several are joined by the type's ``between``, a last tuple takes the rest."""
Number = Annotated[T, Slot("number")]
"""A field that is written as the number: an ``int``, or a ``bool``."""


class Task(msgspec.Struct, frozen=True):
    """The base of `Step` and `Ask`, and of any other type that a game keeps on its agenda.

    A field that is marked neither `Subject` nor `Number` is written as one of the words, in order. A last tuple takes the
    rest. Words at the end that equal their defaults are left out. Fields are ``str``, ``int`` or ``bool``, or tuples of
    ``str``. A type that is written in another way overrides `parts` and `of_parts`.
    """

    between: ClassVar[str] = " "
    apart: ClassVar[tuple[str, ...]] = ()
    """The fields that stand for themselves, beside subject, number and words."""

    @classmethod
    def called(cls) -> str:
        """Return its name, where it is written."""
        return str(cls.__struct_config__.tag)

    def written(self) -> object:
        """Return it as it stands in a state."""
        raise NotImplementedError

    def parts(self) -> tuple[str, int, tuple[str, ...]]:
        """Return its subject, number and words."""
        slots = _slots(type(self))
        subject = self.between.join(part for name in slots["subject"] for part in _texts(getattr(self, name)))
        number = next((int(getattr(self, name)) for name in slots["number"]), 0)
        defaults = _defaults(type(self))
        wordy = list(slots["words"])
        while wordy and defaults.get(wordy[-1], ...) == getattr(self, wordy[-1]):
            wordy.pop()
        return subject, number, tuple(part for name in wordy for part in _texts(getattr(self, name)))

    @classmethod
    def of_parts(cls, subject: str, number: int, words: tuple[str, ...], **others: Any) -> Self:
        """Return what was written with this subject, number and words; ``others`` are fields that stand for themselves."""
        slots, hints, rests = _slots(cls), _hints(cls), _rests(cls)
        fields: dict[str, Any] = {}
        alone = len(slots["subject"]) == 1 and slots["subject"][0] not in rests
        parts = (subject,) if alone else tuple(subject.split(cls.between)) if subject else ()
        for names, texts in ((slots["subject"], parts), (slots["words"], words)):
            for place, name in enumerate(names):
                if name in rests:
                    fields[name] = texts[place:]
                elif place < len(texts):
                    text, hint = texts[place], hints[name]
                    fields[name] = int(text) if hint is int else text == "1" if hint is bool else text
        fields |= {name: bool(number) if hints[name] is bool else number for name in slots["number"]}
        return cls(**fields, **others)


class Step(Task, frozen=True):
    """The base of a game's steps: tasks that go on by themselves."""

    def written(self) -> Then:
        """Return it as it stands in a state."""
        return Then(self.called(), *self.parts())


class Ask(Task, frozen=True, kw_only=True):
    """The base of a game's questions. ``owner``, ``options``, ``default`` and ``together`` are those of `Question`."""

    apart = ("owner", "options", "default", "together")
    owner: int
    options: tuple[str, ...]
    default: str
    together: bool = False

    def written(self) -> Question:
        """Return it as it stands in a state."""
        subject, number, words = self.parts()
        assert not words, f"{self.called()}: a question has no words"
        return Question(self.called(), self.owner, self.options, self.default, subject, number, self.together)


@cache
def _hints(cls: type[Task]) -> Mapping[str, Any]:
    hints = get_type_hints(cls, include_extras=True)
    return {name: get_args(hint)[0] if get_origin(hint) is Annotated else hint for name, hint in hints.items()}


@cache
def _rests(cls: type[Task]) -> frozenset[str]:
    """Return the names of the fields that take the rest of what is written where they are."""
    return frozenset(name for name, hint in _hints(cls).items() if get_origin(hint) is tuple)


@cache
def _slots(cls: type[Task]) -> Mapping[str, tuple[str, ...]]:
    """Return the names of the fields by where they are written: "subject", "number", "words"."""
    hints = get_type_hints(cls, include_extras=True)
    found: dict[str, list[str]] = {"subject": [], "number": [], "words": []}
    for name in cls.__struct_fields__:
        if name not in cls.apart:
            slots = [extra.place for extra in getattr(hints[name], "__metadata__", ()) if isinstance(extra, Slot)]
            found[slots[0] if slots else "words"].append(name)
    return {place: tuple(names) for place, names in found.items()}


@cache
def _defaults(cls: type[Task]) -> Mapping[str, Any]:
    return {field.name: field.default for field in msgspec.structs.fields(cls) if field.default is not msgspec.NODEFAULT}


def _texts(value: Any) -> tuple[str, ...]:
    """Return what stands for a value: each part of a tuple, a number in digits, a truth as 1 or 0."""
    return tuple(value) if isinstance(value, tuple) else (value if isinstance(value, str) else str(int(value)),)


# What is done with them.

P = TypeVar("P", bound=Progress[Any])
"""A game's move at work."""
K = TypeVar("K")
A = TypeVar("A", bound=Ask)

ANSWER = "answer "
"""Begins the name of a `Then` that answers a question by itself."""


class Flow(Generic[P]):
    """The steps and questions of one game, by type; ``modules`` are those in which the types stand.

    What stands on the agenda as a tagged struct of the state (a battle, a test) is a step too: ``@flow.step(Battle)``.
    """

    def __init__(self, *modules: ModuleType) -> None:
        self._types: dict[str, type[Step]] = {}
        self._asks: dict[str, type[Ask]] = {}
        for module in modules:
            for _, found in inspect.getmembers(module, inspect.isclass):
                if found.__module__ == module.__name__ and issubclass(found, Step | Ask):
                    known: dict[str, Any] = self._types if issubclass(found, Step) else self._asks
                    if known.setdefault(found.called(), found) is not found:
                        raise BadGame(f"{module.__name__} has two things on the agenda of the name {found.called()}")
        self._steps: dict[type[Any], Callable[[P, Any], None]] = {}
        self._answers: dict[type[Ask], Callable[[P, Any, str], None]] = {}
        self._read = lru_cache(maxsize=MOST_REMEMBERED)(self._type_of)
        self._found = lru_cache(maxsize=MOST_REMEMBERED)(self._doing)

    def step(self, kind: type[K]) -> Callable[[Callable[[P, K], None]], Callable[[P, K], None]]:
        """Register what a step does; it is called with the move at work and the task."""

        def register(does: Callable[[P, K], None]) -> Callable[[P, K], None]:
            assert kind not in self._steps, kind
            self._steps[kind] = does
            return does

        return register

    def answer(self, kind: type[A]) -> Callable[[Callable[[P, A, str], None]], Callable[[P, A, str], None]]:
        """Register what follows an answer; it is called with the move at work, the question, and the option chosen."""

        def register(does: Callable[[P, A, str], None]) -> Callable[[P, A, str], None]:
            assert kind not in self._answers, kind
            self._answers[kind] = does
            return does

        return register

    def check(self) -> None:
        """Raise `BadGame` where a step is not carried out, or an answer to a question not read; asked at import."""
        idle = [kind.__name__ for kind in self._types.values() if kind not in self._steps]
        idle += [kind.__name__ for kind in self._asks.values() if kind not in self._answers]
        if idle:
            raise BadGame(f"nothing is done with {', '.join(sorted(idle))}")

    @overload
    def read(self, task: Then) -> Step: ...
    @overload
    def read(self, task: Question) -> Ask: ...
    def read(self, task: Then | Question) -> Step | Ask:
        """Return what a task of the agenda is; `KeyError` where an older version wrote what is not known any more.

        The open questions of a state are asked for many times before one of them is answered: what was read is remembered.
        """
        return self._read(task)

    def _type_of(self, task: Then | Question) -> Step | Ask:
        if isinstance(task, Then):
            return self._types[task.step].of_parts(task.subject, task.number, task.words)
        common = {name: getattr(task, name) for name in Ask.apart}
        return self._asks[task.kind].of_parts(task.subject, task.number, (), **common)

    def now(self, progress: P, step: object) -> None:
        """Carry out a step at once, before the tasks on the agenda."""
        self._steps[type(step)](progress, step)

    def go_on(self, progress: P) -> None:
        """Carry out the first task on the agenda."""
        task = progress.state.agenda[0]
        progress.finish()
        does, *what = self._found(task) if isinstance(task, Then) else (self._steps[type(task)], task)
        does(progress, *what)

    def _doing(self, task: Then) -> tuple[Any, ...]:
        """Return what is called to carry out a task, and with what besides the move at work."""
        if not task.step.startswith(ANSWER):
            step = self._type_of(task)
            return self._steps[type(step)], step
        kind = self._asks[task.step.removeprefix(ANSWER)]
        owner = int(task.words[1]) if len(task.words) > 1 else 0
        common = {"owner": owner, "options": task.words[:1], "default": task.words[0]}
        return self._answers[kind], kind.of_parts(task.subject, task.number, (), **common), task.words[0]

    def reply(self, progress: P, ask: Ask, option: str) -> None:
        """Carry out the answer to one of the open questions."""
        agenda = list(progress.state.agenda)
        agenda.remove(written(ask))
        progress.change(agenda=tuple(agenda))
        self._answers[type(ask)](progress, ask, option)

    def open_questions(self, agenda: Iterable[object], alike: Collection[type[Ask]] = ()) -> tuple[Ask, ...]:
        """Return the questions that wait for an answer now: the first on the agenda, and those asked together with it.

        Types that are ``alike`` count as one: a member who has several of them answers one after the other.
        """
        kinds = frozenset(kind.called() for kind in alike)
        return tuple(self.read(question) for question in open_questions(agenda, kinds))


def by_itself(ask: Ask, option: str, *owner: int) -> Then:
    """Return the task that answers a question without asking a member.

    ``owner`` is the member whose question it would have been; none where that does not matter (it is read as 0).
    """
    subject, number, _ = ask.parts()
    return Then(f"{ANSWER}{ask.called()}", subject, number, (option, *map(str, owner)))


def open_questions(agenda: Iterable[object], alike: Collection[str] = ()) -> tuple[Question, ...]:
    """Return the questions that wait for an answer now: the first on the agenda, and those asked together with it.

    Kinds that are ``alike`` count as one: a member who has several of them answers one after the other.
    """
    questions: list[Question] = []
    for task in agenda:
        if not isinstance(task, Question) or (questions and not _at_once(questions[0], task, alike)):
            break
        questions.append(task)
    return tuple(questions)


def _at_once(first: Question, other: Question, alike: Collection[str]) -> bool:
    return other.together and (other.kind == first.kind or (first.kind in alike and other.kind in alike))
