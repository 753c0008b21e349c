"""Exploring at a desk: draw, show, wait until the card is carried out elsewhere, put it where it goes.

The card that lies open stands on the agenda, with the stage or question that it waits for above it.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.flow import Ask
from engine.core.words import shown_name

from ...rules import flow, steps
from ...rules.events import keeping, ventures
from ...rules.exploring import explorations
from ...rules.progress import Voyage
from ...rules.relics import relics
from ...state.catalogue import refused
from ...state.content import FRONTIER, PHANTOM, content
from ...state.state import Exploration, State
from . import worlds
from .needs import task_of

RELIC_GIVEN = "silent-world"
"""The card that gives a relic: this deck is kept here, so resolving it draws one (GAL-033)."""

RESOLVE, PLAIN, DOUBLE = "resolve", "no-specialty", "has-specialty"
"""What is chosen: that a card was carried out; whether its planet had a technology specialty before (GAL-G29)."""


def options(state: State) -> tuple[str, ...]:
    """Return what can be chosen now."""
    first = flow.first(state)
    if isinstance(first, Ask):
        return first.options
    return (RESOLVE,) if isinstance(first, flow.Staged) else ()


# Beginning.


def explore_planet(voyage: Voyage, text: str) -> None:
    """Explore a planet for the player who is acted for, who controls it from now on (GAL-003, GAL-006).

    With two traits the deck is asked for (GAL-012).
    """
    player = voyage.state.active
    planet = worlds.note(voyage, worlds.read(text), player)
    possible = tuple(sorted(planet.traits))
    if len(possible) > 1:
        asked = steps.ChooseDeck(planet.id, owner=player, options=possible, default=possible[0])
        voyage.push(asked, Exploration(player, planet.id))
    else:
        _draw(voyage, Exploration(player, planet.id, possible[0]))


def explore_frontier(voyage: Voyage, where: str) -> None:
    """Explore a frontier token for the player who is acted for; ``where`` it lies may be left open (GAL-021)."""
    place = "" if where == NOTHING else shown_name(where)
    _draw(voyage, Exploration(voyage.state.active, place, FRONTIER))


def where_written(text: str) -> str:
    """Return the place of a frontier token as moves write it; `NOTHING` where none is named."""
    return shown_name(text) if any(letter.isalnum() for letter in text) else NOTHING


def _draw(voyage: Voyage, task: Exploration) -> None:
    """Draw and show the card (GAL-042), and wait for its resolution; without a card it is over at once (GAL-G18)."""
    drawn = explorations.draw_card(voyage, task)
    if drawn.card:
        voyage.push(_window(voyage.state, drawn), drawn)
    else:
        explorations.put_away(voyage, drawn)


def _window(state: State, task: Exploration) -> flow.Staged | steps.Laboratory:
    """Return what the open card waits for: that it is resolved (GAL-041), or with a laboratory also what it finds."""
    if asks_specialty(state, task.card, task.place):
        return steps.Laboratory(task.place, 0, owner=task.player, options=(PLAIN, DOUBLE), default=PLAIN)
    return flow.CardOpen(task.player, task.card)


def asks_specialty(state: State, card: str, planet: str) -> bool:
    """Return whether it has to be said if the planet has a specialty: a laboratory comes, and none lies there yet."""
    world, known = state.planet_by_id.get(planet), content().cards.get(card)
    return known is not None and bool(known.specialty) and world is not None and not world.specialties


# Choosing.


def can_trade(state: State) -> bool:
    """Return whether fragments could change hands while a card lies open (GAL-041)."""
    return len(state.players) > 1 and any(player.fragment_count for player in state.players)


def refuse_choice(state: State, option: str) -> IllegalMove | None:
    """Return what speaks against choosing an option now."""
    possible = options(state)
    if option in possible:
        return None
    if not possible:
        return refused("desk-nothing-asked", "GAL-024")
    if len(possible) > 1:
        return refused("desk-choose-one", "GAL-012" if task_is_new(state) else "GAL-G29", possible=possible)
    return refused("desk-resolve-first", "GAL-024", resolve=RESOLVE)


def task_is_new(state: State) -> bool:
    """Return whether a card is still to be drawn."""
    task = task_of(state)
    return task is not None and not task.card


def choose(voyage: Voyage, option: str) -> None:
    """Carry out a choice about the exploration under way: draw from that deck, or resolve its card."""
    task = task_of(voyage.state)
    assert task is not None
    voyage.finish()
    voyage.finish()
    if not task.card:
        _draw(voyage, replace(task, deck=option))
    else:
        _resolve(voyage, task, double=option == DOUBLE)


def _resolve(voyage: Voyage, task: Exploration, *, double: bool) -> None:
    """Put the resolved card where it goes (GAL-G50). What the decks of this desk have to do with its effect is done too: a
    relic is drawn first (GAL-033); the phantom planet is explored once its card is away (GAL-G36)."""
    if task.card == RELIC_GIVEN:
        relics.gain(voyage, task.player)
    if double:
        explorations.lay(voyage, explorations.second(task.card), task.place)
    else:
        explorations.put_away(voyage, replace(task, step="resolved"))
    if task.card == PHANTOM:
        _appear(voyage, task)
    elif explorations.destination(task.card) != "discard" or task.card == RELIC_GIVEN:
        voyage.tell(keeping.LaidOut())


def _appear(voyage: Voyage, task: Exploration) -> None:
    """Let the Phantom World be there, its explorer's, and be explored at once (GAL-G36, GAL-003)."""
    known = content().planets[PHANTOM]
    worlds.note(voyage, worlds.Stated(known.name, known.traits), task.player)
    voyage.set_planet(PHANTOM, legendary=True)
    voyage.tell(ventures.Phantom(voyage.name(task.player), task.place))
    _draw(voyage, Exploration(task.player, PHANTOM, known.traits[0]))
