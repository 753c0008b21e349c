"""Games whose words and pictures stand in modules of their own, each named for what it holds.

Such a game names its modules as class attributes (``asking = asking``), and has no method that only hands its arguments on.
A module has at least the functions of the protocol here that is named like it; mypy holds each to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from .content import DATA
from .errors import IllegalMove
from .game import Choice, Event, Form, Game, Seat, Step
from .moves import Move, Verb
from .scene import Look, Scene

S = TypeVar("S")
V = TypeVar("V")
S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Asking(Protocol[V_contra]):
    """What is wanted, and where things stand."""

    def ask(self, view: V_contra, /) -> str:
        """See `Game.ask`."""
        ...

    def status(self, view: V_contra, /) -> str:
        """See `Game.status`."""
        ...

    def sheet(self, view: V_contra, /) -> str:
        """See `Game.sheet`."""
        ...


class Choices(Protocol[V_contra]):
    """How moves are offered."""

    def choice(self, view: V_contra, move: Move, /) -> Choice:
        """See `Game.choice`."""
        ...


class Reading(Protocol[S_contra]):
    """How moves are read."""

    def read(self, state: S_contra, seat: Seat, text: str, /) -> Move:
        """See `Game.read`."""
        ...


class Refusals(Protocol[S_contra]):
    """Why something cannot be done."""

    def why_not(self, state: S_contra, seat: Seat, verb: str, /) -> IllegalMove | None:
        """Return what `Game.why_not` does of a verb's name, ``None`` where the house's own words will do."""
        ...


class Scenes(Protocol[V_contra]):
    """The pictures."""

    def scene(self, view: V_contra, look: Look, /) -> Scene:
        """See `Game.scene`."""
        ...


class Story(Protocol[V_contra]):
    """What is told of events."""

    def tell(self, view: V_contra, events: Sequence[Event], /) -> str:
        """See `Game.tell`."""
        ...


class SpeakingGame(Game[S, V]):
    """A game with these modules. ``drawn`` are the kinds of events that call for a new map in the channel."""

    asking: Asking[V]
    choices: Choices[V]
    reading: Reading[S]
    refusals: Refusals[S]
    scenes: Scenes[V]
    story: Story[V]
    drawn: frozenset[str]

    def ask(self, view: V) -> str:
        """See `Game.ask`."""
        return self.asking.ask(view)

    def status(self, view: V) -> str:
        """See `Game.status`."""
        return self.asking.status(view)

    def sheet(self, view: V) -> str:
        """See `Game.sheet`."""
        return self.asking.sheet(view)

    def choice(self, view: V, move: Move) -> Choice:
        """See `Game.choice`."""
        return self.choices.choice(view, move)

    def read(self, state: S, seat: Seat, text: str) -> Move:
        """See `Game.read`."""
        return self.reading.read(state, seat, text)

    def why_not(self, state: S, seat: Seat, verb: Verb) -> IllegalMove:
        """See `Game.why_not`."""
        return self.refusals.why_not(state, seat, verb.name) or super().why_not(state, seat, verb)

    def scene(self, view: V, look: Look) -> Scene:
        """See `Game.scene`."""
        return self.scenes.scene(view, look)

    def tell(self, view: V, events: Sequence[Event]) -> str:
        """See `Game.tell`."""
        return self.story.tell(view, events)

    def pictures(self, events: Sequence[Event]) -> tuple[Look, ...]:
        """Return the map, where anything on it changed."""
        return (Look(),) if any(event.kind in self.drawn for event in events) else ()


class SeatAsking(Asking[V_contra], Protocol[V_contra]):
    """What is wanted, where things stand, and what a seat needs for itself."""

    def private(self, view: V_contra, /) -> str:
        """See `Game.private`."""
        ...


class FormChoices(Choices[V_contra], Protocol[V_contra]):
    """How moves are offered, whole, step by step and by forms."""

    def step(self, view: V_contra, verb: Verb, given: Sequence[str], values: Sequence[str], /) -> Step:
        """See `Game.step`."""
        ...

    def form(self, view: V_contra, verb: Verb, given: Sequence[str], /) -> Form | None:
        """Return what `Game.form` does, ``None`` where the house's own will do."""
        ...


class Reference(Protocol[V_contra]):
    """What can be looked up."""

    def page(self, view: V_contra, name: str, at: str, /) -> str:
        """See `Game.page`."""
        ...

    def entries(self, view: V_contra, name: str, /) -> Sequence[str]:
        """See `Game.entries`."""
        ...


class GuidedGame(SpeakingGame[S, V]):
    """A game that can have a game master: with steps, forms, pages, a panel for what a seat needs for itself, and a file
    that somebody prepared. The one to begin from is data/<key>/template.toml."""

    asking: SeatAsking[V]
    choices: FormChoices[V]
    reference: Reference[V]
    masters = True

    def private(self, view: V) -> str:
        """See `Game.private`."""
        return self.asking.private(view)

    def step(self, view: V, verb: Verb, given: Sequence[str], values: Sequence[str]) -> Step:
        """See `Game.step`."""
        return self.choices.step(view, verb, given, values)

    def form(self, view: V, verb: Verb, given: Sequence[str]) -> Form:
        """See `Game.form`."""
        return self.choices.form(view, verb, given) or super().form(view, verb, given)

    def page(self, view: V, name: str, at: str) -> str:
        """See `Game.page`."""
        return self.reference.page(view, name, at)

    def entries(self, view: V, name: str) -> Sequence[str]:
        """See `Game.entries`."""
        return self.reference.entries(view, name)

    def template(self) -> str:
        """See `Game.template`."""
        if not self.files:
            return super().template()
        return (DATA / self.key / "template.toml").read_text(encoding="utf-8")


class PromptAsking(SeatAsking[V_contra], Protocol[V_contra]):
    """What is wanted of whoever is awaited, what the others wait for, and what spares somebody a prompt."""

    def meanwhile(self, view: V_contra, /) -> str:
        """See `Game.meanwhile`."""
        ...

    def advice(self, view: V_contra, seat: Seat, /) -> str:
        """See `Game.advice`."""
        ...


class HeadedChoices(FormChoices[V_contra], Protocol[V_contra]):
    """How moves are offered, and what stands over a menu of them."""

    def heading(self, view: V_contra, verb: Verb, /) -> str:
        """See `Game.heading`."""
        ...


class PromptingGame(GuidedGame[S, V]):
    """A game that asks a lot, of several at once: with headings over what is asked, words for those who wait, and advice on
    what spares somebody a prompt."""

    asking: PromptAsking[V]
    choices: HeadedChoices[V]

    def heading(self, view: V, verb: Verb) -> str:
        """See `Game.heading`."""
        return self.choices.heading(view, verb) or super().heading(view, verb)

    def meanwhile(self, view: V) -> str:
        """See `Game.meanwhile`."""
        return self.asking.meanwhile(view)

    def advice(self, view: V, seat: Seat) -> str:
        """See `Game.advice`."""
        return self.asking.advice(view, seat)
