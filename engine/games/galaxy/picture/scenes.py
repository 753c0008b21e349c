"""The pictures of a galaxy, made from a view: the map, a closer look at a system, the exploration card that lies open."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.scene import Fact, Look, Option, Scene
from engine.core.words import count, upper

from ..rules.exploring.effects import RESOLVE
from ..rules.exploring.explorations import under_way
from ..rules.flow import WITHOUT, open_stage
from ..rules.moving import movement
from ..rules.trading import dealings
from ..speech import card_options
from ..state.naming import system_name, system_named
from ..state.state import Exploration, State
from ..state.view import View
from . import alt, charting, panes

MOST_OPTIONS = 4
"""How many choices the picture of a card has room for."""

ROOMY = 2
"""Up to so many choices have room for all their words."""


def scene(view: View, look: Look) -> Scene:
    """Return a picture.

    Subjects: "map", and "ended" for a game that was broken off; "card", the exploration card that was revealed last, with
    what its explorer can do about it as long as it lies open. ``look.at`` is a system or a planet: a closer look at it.
    Where there is nothing of that to show, the map is shown.
    """
    state = view.state
    if look.subject == "card" and state.revealed is not None and state.revealed.card:
        return card(state, state.revealed)
    return chart(state, look.at, ended=look.subject == "ended")


def chart(state: State, at: str, *, ended: bool) -> Scene:
    """Return the map, or a closer look."""
    running = state.phase != "over" and not ended
    wanted = system_named(state, at) if at.strip() else None
    close = wanted.id if wanted is not None else ""
    drawn = charting.board(state, close, movement.opened(state) if running else ())
    return Scene(
        title=panes.title(state, ended=ended),
        board=drawn,
        alt=alt.map_alt(state, drawn, panes.headline(state, ended=ended), close),
        chip=panes.chip(state, ended=ended),
        facts=panes.panel_facts(state),
        panel=panes.rows(state, running=running),
        legend=panes.legend(state, drawn, running=running),
        at=charting.label(close) if close else "",
    )


def card(state: State, task: Exploration) -> Scene:
    """Return the picture of an exploration card: what it says, what was explored, what can be done about it."""
    planet, system = state.planet_by_id.get(task.place), state.system_by_id.get(task.place)
    options = choices(state, task)
    can_trade = bool(options) and dealings.possible(state, task.player)
    name = state.players[task.player].name
    left = len(state.decks[task.deck].draw) if task.deck in state.decks else 0
    where = system_name(planet.system) if planet is not None and planet.system else ""
    drawn = replace(
        charting.card_board(state, task.card, planet),
        system=charting.star(state, system) if system is not None else None,
        place=where if planet is not None else system_name(task.place) if system is not None else task.place,
        options=options,
        note=_note(options, can_trade),
    )
    return Scene(
        title=f"{name} explores {panes.explored(state, task)}",
        board=drawn,
        alt=alt.card_alt(state, task, drawn, left),
        facts=(Fact(f"{count(left, 'card')} left"),),
    )


def _note(options: tuple[Option, ...], can_trade: bool) -> str:
    if not can_trade:
        return ""
    return "Trade first, then resolve" if len(options) == 1 else "Trade first, then choose"


def choices(state: State, task: Exploration) -> tuple[Option, ...]:
    """Return what whoever explores can do about the card, while it lies open; ``()`` once it is resolved."""
    stage, now = open_stage(state), under_way(state)
    if stage is None or stage.kind != "card" or now is None or (now.card, now.place) != (task.card, task.place):
        return ()
    words = card_options.possible(state)
    if len(words) > MOST_OPTIONS:
        last = (WITHOUT,) if WITHOUT in words else ()
        words = (*[word for word in words if word != WITHOUT][: MOST_OPTIONS - len(last)], *last)
    if words == (RESOLVE,):
        return (Option("1", "Resolve", "Nothing to decide"),)
    say = card_options.offered if len(words) <= ROOMY else card_options.offered_briefly
    offered = [say(state, now, word) for word in words]
    return tuple(Option(str(place), text, upper(detail)) for place, (text, detail) in enumerate(offered, start=1))
