"""Explorations: a deck, a card, a window for transactions, what the card does, and where it goes (GAL-006, GAL-024).

The topics that this touches have modules of their own (GAL-044): `attachments`, `control`, `frontier`, `invasion`, planets
(`sector`), purging (`decks`), `relics`, `transactions`.

An `Exploration` stands on the agenda until its card is put away; whatever the card causes stands above it, so that each
card is resolved completely before the next (GAL-014). Drawing and putting away (`draw_card`, `put_away`) ask for no map.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Question

from ...state import naming
from ...state.content import FRONTIER, MERIDIAN
from ...state.state import NOBODY, Exploration, Planet, State
from .. import events
from ..economy import supply, technologies
from ..flow import WITHOUT, answer, step
from ..progress import Voyage
from . import cards, decks, frontier, windows

LEVIES = "field-levies"


def explore(voyage: Voyage, player: int, place: str, deck: str = "") -> None:
    """Let a player explore a planet (its id) or the frontier token of a system, before anything else goes on (GAL-004).

    ``deck`` is for a planet with several traits, where it is chosen already. A planet without a trait is told of, and no
    card is drawn (GAL-009).
    """
    planet = voyage.state.planet_by_id.get(place)
    if planet is not None and not planet.traits:
        voyage.tell(events.unexplored(planet.name))
        return
    voyage.push(Exploration(player, place, deck))


def refuse(state: State, player: int, place: str) -> IllegalMove | None:
    """Return why a player cannot explore a planet or the frontier token of a system, ``None`` if they can.

    A planet has to be theirs and to have a trait (GAL-009, GAL-G22), a system to hold a token and one of their ships
    (GAL-016, GAL-G20, GAL-G21). What permits it, a technology or a card (GAL-015, GAL-018), is the caller's to know.
    """
    planet = state.planet_by_id.get(place)
    if planet is None:
        return frontier.refuse(state, player, place)
    if planet.owner != player or planet.destroyed:
        return IllegalMove(f"You can't explore {planet.name}: you do not control it.", "GAL-G22")
    return refuse_planet(planet)


def refuse_planet(planet: Planet) -> IllegalMove | None:
    """Return why a planet, whoever asks, cannot be explored: it has no trait (GAL-009), as Meridian (GAL-010) and home
    planets (GAL-011)."""
    if planet.traits:
        return None
    if planet.home != NOBODY:
        return IllegalMove(f"{planet.name} has no trait: home planets are not explored.", "GAL-011")
    if planet.id == MERIDIAN:
        return IllegalMove("Meridian has no trait: there is nothing to explore.", "GAL-010")
    return IllegalMove(f"{planet.name} has no trait: there is nothing to explore.", "GAL-009")


def under_way(state: State) -> Exploration | None:
    """Return the exploration that is being carried out, ``None`` where none is; those below it wait (GAL-014)."""
    return next((task for task in state.agenda if isinstance(task, Exploration)), None)


# The steps, for every use.


def possible_decks(state: State, task: Exploration) -> tuple[str, ...]:
    """Return the decks that a card may be drawn from: the frontier deck for a token (GAL-021), else that of the planet's
    trait, or of one of its traits (GAL-006, GAL-008, GAL-012)."""
    planet = state.planet_by_id.get(task.place)
    return (FRONTIER,) if planet is None else tuple(sorted(planet.traits))


def draw_card(voyage: Voyage, task: Exploration) -> Exploration:
    """Draw the card of an exploration whose deck is known, show it to everybody (GAL-042), and return the exploration with
    it: what the exploration yields depends on it (GAL-002). A deck that is empty now is reshuffled at once, without this
    card (GAL-G18).

    Where deck and discard pile are both empty there is no card, and nothing to resolve: ``step`` is "resolved" at once.
    """
    where = naming.place_name(voyage.state, task.place)
    card = decks.take(voyage, task.deck)
    if not card:
        voyage.tell(events.no_card(voyage.name(task.player), where, task.deck))
        return replace(task, step="resolved")
    drawn = replace(task, card=card, step="revealed")
    token = task.deck == FRONTIER
    remaining = decks.left(voyage.state, task.deck)
    voyage.change(revealed=drawn)
    voyage.tell(events.explored(voyage.name(task.player), where, task.deck, card, remaining, token=token))
    decks.refill(voyage, task.deck)
    return drawn


def put_away(voyage: Voyage, task: Exploration) -> None:
    """Put the resolved card where it goes (GAL-G50), and only then return the frontier token, if one was explored (GAL-023,
    GAL-G19). The exploration has to be off the agenda already."""
    if task.card:
        decks.put_away(voyage, task.card, task.player, task.place)
    if task.deck == FRONTIER:
        voyage.set_player(task.player, frontiers=voyage.player(task.player).frontiers + 1)
        frontier.return_token(voyage, task.place)


# The steps of an expedition.


@step("exploration")
def go_on(voyage: Voyage, task: Exploration) -> None:
    """Carry an exploration on: draw; then, once the window is closed, resolve the card; then put it away (GAL-024)."""
    if task.step == "queued":
        _draw(voyage, task)
    elif task.step == "revealed":
        _resolve(voyage, task)
    else:
        put_away(voyage, task)
        _offer_levies(voyage, task)


def _draw(voyage: Voyage, task: Exploration) -> None:
    if task.deck:
        drawn = draw_card(voyage, task)
        voyage.push(drawn)
        if drawn.card:
            windows.unfold(voyage, drawn)
        return
    possible = possible_decks(voyage.state, task)
    voyage.push(task)
    voyage.ask(Question("deck", task.player, possible, possible[0], task.place))


@answer("deck")
def choose_deck(voyage: Voyage, question: Question, option: str) -> None:
    """Draw from the deck that was chosen (GAL-012)."""
    del question
    voyage.amend(deck=option)


def _resolve(voyage: Voyage, task: Exploration) -> None:
    """Carry out what the card does. What it causes is pushed above the exploration, and done before the card is put
    away."""
    voyage.push(replace(task, step="resolved"))
    cards.carry_out(voyage, task)


# Field Levies.


def _offer_levies(voyage: Voyage, task: Exploration) -> None:
    """Offer an infantry on the explored planet to whoever has Field Levies."""
    planet = voyage.state.planet_by_id.get(task.place)
    if planet is None or planet.truce or planet.owner != task.player:
        return
    if technologies.has(voyage.state, task.player, LEVIES):
        voyage.push(Question("levies", task.player, ("infantry", WITHOUT), WITHOUT, task.place))


@answer("levies")
def levy(voyage: Voyage, question: Question, option: str) -> None:
    """Put the infantry of Field Levies on the planet, or do without (GAL-G38)."""
    if option == WITHOUT:
        voyage.tell(events.nothing_done(voyage.name(question.owner), "levies", ("GAL-G38",)))
    else:
        supply.put(voyage, question.owner, question.subject, "infantry", 1, LEVIES, ("GAL-G38",))
