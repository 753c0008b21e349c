"""A game's events as types of their own; in journals and between packages they travel as `engine.core.game.Event`.

Each event of a game is a frozen struct that says what its sentence needs::

    class Explored(Happened, frozen=True):
        \"\"\"An exploration card was revealed to everybody.\"\"\"

        rules = ("GAL-006", "GAL-042")
        reveals = True
        who: str
        card: str
        left: int = 0

`Progress.tell` writes it as an `Event`. Its kind is the class's name in small letters (``explored``, ``no_card``; or its
``tag``), and its facts are the fields. `Happenings` reads it again, and `ByType` finds its sentence by its type. So mypy
finds a fact that is misspelt anywhere.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from types import ModuleType
from typing import Any, ClassVar, Concatenate, Generic, Literal, ParamSpec, TypeVar

import msgspec

from .errors import BadGame
from .game import Event, Seat
from .tallies import Recalled, Tally, Throw

Matters = bool | Literal["beside"]
"""Whether what an event tells stays in a post while the turn goes on, see `Happened.stays_in_post`."""


def kind_of(name: str) -> str:
    """Return the kind of the events of a class by its name: "NoCard" is "no_card"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name.rpartition(".")[2]).lower()


class Happened(msgspec.Struct, frozen=True, tag=kind_of):
    """What came about, for its sentence: names, labels, numbers; nothing that its readers may not know.

    A field is a ``str``, ``int``, ``bool``, or a tuple of these. With ``omit_defaults=True``, facts that equal their
    defaults are not written.

    Some attributes hold for the whole class. ``rules`` are the ids of the rules behind the event (see `because`).
    ``reveals`` says that it brings something hidden to light (see `Progress.tell`). ``recap`` is what it comes to for a
    member who was away (see `recalled`). ``matters`` says whether its sentence stays in a post while the turn goes on (see
    `stays_in_post`).

    A ``routine`` event says no more than that a turn goes on or is over. It is not told of bot players, or a ``stir`` only
    where all of them did nothing else. An ``overtaken`` event is not told where a later move of the same story tells more.
    A ``byplay`` comes to nothing for all but those whom it names: it is not told of what passes among bot players. A
    ``moment`` is told in its own sentence of bot players too.
    """

    rules: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False
    recap: ClassVar[Recalled | None] = None
    matters: ClassVar[Matters | None] = None
    routine: ClassVar[bool] = False
    stir: ClassVar[bool] = False
    overtaken: ClassVar[bool] = False
    byplay: ClassVar[bool] = False
    moment: ClassVar[bool] = False

    @classmethod
    def called(cls) -> str:
        """Return its kind, where it is written; a fact of its own may be called ``kind``, too."""
        return str(cls.__struct_config__.tag)

    def because(self) -> tuple[str, ...]:
        """Return the ids of the rules behind it; overridden where they depend on its facts."""
        return self.rules

    def variables(self) -> Mapping[str, object]:
        """Return what its message needs beside its fields: ids, numbers, names, prose of the content; no words."""
        return {}

    def message_facts(self) -> Mapping[str, object]:
        """Return all that its message may speak of: its fields, and its `variables`."""
        return {**msgspec.structs.asdict(self), **self.variables()}

    def counts(self) -> Tally | Throw | tuple[Tally | Throw, ...]:
        """Return what it counts for whom once the game is over; nothing, if not overridden."""
        return ()

    def recalled(self) -> Recalled | tuple[Recalled, ...]:
        """Return what it comes to for a member who was away: its ``recap``, or nothing, for it is plain going on.

        Overridden where that depends on its facts.
        """
        return () if self.recap is None else self.recap

    def stays_in_post(self) -> Matters:
        """Return whether its sentence stays in a post while the turn goes on: ``matters``, or whether it is recalled.

        Overridden where that depends on its facts. What matters "beside" stays where something else of the same story does.
        """
        return self.recalled() != () if self.matters is None else self.matters

    def is_overtaken(self) -> bool:
        """Return whether it is not told where a later move of the same story tells more: ``overtaken``.

        Overridden where that depends on its facts.
        """
        return self.overtaken

    def told_later(self) -> Happened:
        """Return what of it is told as long as it stays in a post: all of it, if not overridden."""
        return self

    def told(
        self,
        *,
        rules: Iterable[str] | None = None,
        to: Iterable[Seat] | None = None,
        reveals: bool | None = None,
        calls: Iterable[Seat] = (),
    ) -> Event:
        """Return it as it travels: ``to`` are the only seats that may know it, ``calls`` those that it is addressed to.

        ``rules`` and ``reveals`` are its own where nothing else is said.
        """
        return Event(
            _called(type(self)),
            tuple(self.because() if rules is None else rules),
            self._facts(),
            None if to is None else tuple(to),
            self.reveals if reveals is None else reveals,
            tuple(calls),
        )

    def _facts(self) -> dict[str, Any]:
        facts, usual = msgspec.structs.asdict(self), _usual(type(self))
        return {name: value for name, value in facts.items() if value != usual[name]} if usual else facts


@cache
def _called(kind: type[Happened]) -> str:
    return kind.called()


@cache
def _usual(kind: type[Happened]) -> Mapping[str, Any]:
    """Return the facts that a type of event leaves out where they are their defaults, by name: all, or none."""
    if not kind.__struct_config__.omit_defaults:
        return {}
    return {field.name: field.default for field in msgspec.structs.fields(kind)}


class Happenings:
    """Every event of a game, by kind: all that are defined in its modules of events."""

    def __init__(self, *modules: ModuleType) -> None:
        self._types: dict[str, type[Happened]] = {}
        for module in modules:
            for _, found in inspect.getmembers(module, inspect.isclass):
                if issubclass(found, Happened) and found is not Happened and found.__module__ == module.__name__:
                    self._add(found)

    def _add(self, found: type[Happened]) -> None:
        kind = found.called()
        if self._types.setdefault(kind, found) is not found:
            raise BadGame(f"{found.__module__} gives the kind {kind} to two events")

    def __iter__(self) -> Iterator[type[Happened]]:
        """Every type, in order of kinds."""
        return iter(self._types[kind] for kind in sorted(self._types))

    def read(self, event: Event) -> Happened:
        """Return an event that travelled as what it is; `msgspec.ValidationError` where it is no event of this game."""
        known = self._types.get(event.kind)
        if known is None:
            raise msgspec.ValidationError(f"there is no event {event.kind}")
        return msgspec.convert(dict(event.facts), known)

    def is_routine(self, event: Event) -> bool:
        """Return whether an event says no more than that a turn goes on or is over."""
        known = self._types.get(event.kind)
        return known is not None and known.routine

    def is_stir(self, event: Event) -> bool:
        """Return whether an event is told of bot players where they did nothing else."""
        known = self._types.get(event.kind)
        return known is not None and known.stir

    def is_overtaken(self, event: Event) -> bool:
        """Return whether an event goes where a later move of the same story tells what came of it."""
        known = self._types.get(event.kind)
        return known is not None and known.overtaken and self.read(event).is_overtaken()

    def is_byplay(self, event: Event) -> bool:
        """Return whether an event comes to nothing for all but those whom it names."""
        known = self._types.get(event.kind)
        return known is not None and known.byplay

    def is_moment(self, event: Event) -> bool:
        """Return whether an event is a moment of the game."""
        known = self._types.get(event.kind)
        return known is not None and known.moment

    def known(self, events: Iterable[Event], seat: Seat | None) -> list[Happened]:
        """Return what a seat, or with ``None`` the public, may know of some events.

        Those that an older version wrote and that cannot be read any more are left out.
        """
        return self.read_all(event for event in events if event.known_to(seat))

    def read_all(self, events: Iterable[Event]) -> list[Happened]:
        """Return events as what they are, those left out that an older version wrote and that cannot be read any more."""
        found = []
        for event in events:
            try:
                found.append(self.read(event))
            except msgspec.ValidationError:
                continue
        return found

    def public(self, events: Iterable[Event], kinds: tuple[type[Happened], ...]) -> bool:
        """Return whether one of these types is among what is public of some events."""
        return any(isinstance(happened, kinds) for happened in self.known(events, None))


P = ParamSpec("P")
T = TypeVar("T")
A = TypeVar("A")


class ByType(Generic[P, A]):
    """What is done, or said, of each type of event, step or question: found by its class.

    ``A`` is what comes back; ``P`` is what is handed over besides.
    """

    def __init__(self) -> None:
        self._by_type: dict[type[Any], Callable[..., A]] = {}

    def add(self, kind: type[T], does: Callable[Concatenate[T, P], A]) -> None:
        """Do this with a type: ``TELLINGS.add(Found, lambda e, story: story.finds.append(e))``."""
        assert kind not in self._by_type, kind
        self._by_type[kind] = does

    def of(self, *kinds: type[T]) -> Callable[[Callable[Concatenate[T, P], A]], Callable[Concatenate[T, P], A]]:
        """Do with these types what the function does that this stands over."""

        def register(does: Callable[Concatenate[T, P], A]) -> Callable[Concatenate[T, P], A]:
            for kind in kinds:
                self.add(kind, does)
            return does

        return register

    def __contains__(self, kind: type[Any]) -> bool:
        """Whether anything is done with a type."""
        return kind in self._by_type

    def __call__(self, item: object, *args: P.args, **kwargs: P.kwargs) -> A:
        """Do with something what is done with its type; `KeyError` where that is nothing."""
        return self._by_type[type(item)](item, *args, **kwargs)
