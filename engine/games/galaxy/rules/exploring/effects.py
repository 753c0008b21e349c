"""What exploration cards do: each registers the decisions that it leaves to its explorer, and what it does anyway.

What each card says stands in data/galaxy/cards.toml, beside its name (GAL-043). Decisions are worked out from the state at
the moment, since a transaction in the window may make one possible (GAL-G23). Only what is worded with "may", or has a
price, can be declined (GAL-G17). What is impossible is not offered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.core.errors import IllegalMove
from engine.core.words import listed

from ...state.content import content
from ...state.state import Exploration, State
from ..events import turning
from ..flow import WITHOUT
from ..progress import Voyage

RESOLVE = "resolve"
"""What is chosen where a card leaves nothing to decide."""


Act = Callable[[Voyage, Exploration], None]
Lack = Callable[[State, Exploration], str]


class Option(NamedTuple):
    """One of the things that a card lets its explorer do: how a move writes it, why it is impossible now (a whole sentence,
    or "" while it is possible), and what it does."""

    word: str
    lacks: Lack
    act: Act


class Effect(NamedTuple):
    """What a card does: ``act`` in any case, then the option that was chosen. ``free``: one may do without any."""

    options: tuple[Option, ...] = ()
    act: Act | None = None
    free: bool = True


EFFECTS: dict[str, Effect] = {}


def register(*ids: str, options: tuple[Option, ...] = (), free: bool = True) -> None:
    """Register cards that leave a choice, or only stay in play."""
    for card in ids:
        assert card not in EFFECTS, card
        EFFECTS[card] = Effect(options, None, free)


def effect(*ids: str, options: tuple[Option, ...] = (), free: bool = True) -> Callable[[Act], Act]:
    """Register what cards do in any case."""

    def noted(act: Act) -> Act:
        for card in ids:
            assert card not in EFFECTS, card
            EFFECTS[card] = Effect(options, act, free)
        return act

    return noted


def always(state: State, task: Exploration) -> str:
    """Lack nothing: for options that are always possible."""
    del state, task
    return ""


def options(state: State, task: Exploration) -> tuple[str, ...]:
    """Return what the explorer can choose now, in printed order, and `WITHOUT` last where they may do without;
    nothing where the card leaves nothing to decide."""
    known = EFFECTS[task.card]
    possible = tuple(option.word for option in known.options if not option.lacks(state, task))
    return (*possible, WITHOUT) if possible and known.free else possible


def default(state: State, task: Exploration) -> str:
    """Return what is chosen for whoever stays away (GAL-G46): to do without, or the first option where that is not
    possible; `RESOLVE` where nothing is to decide."""
    possible = options(state, task)
    if not possible:
        return RESOLVE
    return WITHOUT if WITHOUT in possible else possible[0]


def refuse(state: State, task: Exploration, word: str) -> IllegalMove | None:
    """Return why an option cannot be chosen now, ``None`` if it can (GAL-024, GAL-G17)."""
    possible = options(state, task) or (RESOLVE,)
    if word in possible:
        return None
    name = content().cards[task.card].name
    known = next((option for option in EFFECTS[task.card].options if option.word == word), None)
    if known is not None:
        return IllegalMove(f"{name}: {known.lacks(state, task)}", "GAL-G17")
    if possible == (RESOLVE,):
        return IllegalMove(f"{name} leaves nothing to decide: it can only be resolved.", "GAL-G17")
    return IllegalMove(f"{name} lets you choose {listed(possible, 'or')}.", "GAL-024")


def carry_out(voyage: Voyage, task: Exploration) -> None:
    """Do what a card does, with the choice made (GAL-024). What cannot be done is left out (GAL-G17), and it is told where
    nothing comes of a card at all."""
    known = EFFECTS[task.card]
    before, told = voyage.state, len(voyage.events)
    if known.act is not None:
        known.act(voyage, task)
    chosen = next((option for option in known.options if option.word == task.choice), None)
    if chosen is not None and not chosen.lacks(voyage.state, task):
        chosen.act(voyage, task)
    does_something = known.act is not None or known.options
    if does_something and voyage.state is before and len(voyage.events) == told:
        voyage.tell(turning.NothingDone(voyage.name(task.player), task.card), rules=("GAL-G17",))
