"""How moves at a desk are offered: the next exploration, the open card, and whose turn is next as buttons; what sets
something right is kept aside."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.desk import MOST_DETAIL, MOST_LABEL, fit
from engine.core.game import ArgumentPrompt, Choice, Field, Form, Offering, Weight
from engine.core.moves import Move, Verb
from engine.core.verbs import Choose, Discard
from engine.core.words import MOST_NAME, upper

from ...rules.exploring import decks
from ...speech.prominence import FIRST, MAIN, PLAIN, QUIET, WRITTEN
from ...speech.words import given_deal, player_of, traits_words
from ...state import naming
from ...state.catalogue import WORDS, fragments_words
from ...state.content import FRONTIER, RELIC
from ...state.moves import Attach, Chart, Control, Explore, Purge, Relic, Seat, Trade, Turn
from ...state.state import State
from ...state.view import View
from ..rules import exploring, keeping, people, worlds
from . import asking


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered."""
    label, detail, weight = _offer(view.state, move)
    return Choice(fit(label, MOST_LABEL), fit(upper(detail), MOST_DETAIL), weight)


def _offer(state: State, move: Move) -> Offering:
    match move:
        case Chart(planet=planet):
            return WORDS("desk-chart", planet=planet), WORDS("desk-chart.hint"), FIRST
        case Explore(what=worlds.FRONTIER):
            return WORDS("desk-frontier"), WORDS("desk-frontier.hint", left=decks.left(state, FRONTIER)), FIRST
        case Explore(where=name):
            return name, _exploration(state, name), PLAIN
        case Choose(option=option):
            return *answer_words(state, option), FIRST
        case Relic(fragments=text):
            return _relic(state, text)
        case Turn(who=who):
            name, is_next = player_of(state, who), people.others(state)[:1] == (naming.player_named(state, who),)
            return WORDS("desk-turn", who=name), WORDS("desk-turn.hint", who=name), FIRST if is_next else QUIET
        case Trade(who=who, what=what):
            return WORDS("desk-trade", who=player_of(state, who), deal=given_deal(what)), WORDS("desk-trade.hint"), QUIET
    return _aside(state, move)


def _aside(state: State, move: Move) -> Offering:
    """Return how what is rarely wanted is offered."""
    weight: Weight
    match move:
        case Discard(card=card):
            return WORDS("desk-discard", card=card), _from(state, card), QUIET
        case Purge(what=what) if keeping.found(state, what) is not None:
            return WORDS("desk-purge", card=what), _from(state, what), QUIET
        case Purge(what=planet):
            return WORDS("desk-purge-planet", planet=planet), WORDS("desk-purge-planet.hint"), WRITTEN
        case Attach(card=card, planet=planet):
            weight = QUIET if _forged(state, card, planet) else WRITTEN
            return WORDS("desk-attach", card=card, planet=planet), WORDS("desk-attach.hint"), weight
        case Control(who=who, planet=planet):
            weight = QUIET if naming.player_named(state, who) == state.active else WRITTEN
            name = "" if who == people.NO_ONE else player_of(state, who)
            return WORDS("desk-control", who=name, planet=planet), WORDS("desk-control.hint", who=name), weight
        case Seat(name=name):
            return WORDS("desk-seat", name=name), WORDS("desk-seat.hint"), QUIET
    return str(move), "", WRITTEN


def _forged(state: State, card: str, planet: str) -> bool:
    """Return whether a move attaches the World Forge that lies before the active player to a planet of theirs, as it is
    used (GAL-G32): that is no correction."""
    found, world = keeping.found(state, card), worlds.find(state, planet)
    return found is not None and found.kind == "relic" and world is not None and world.owner == state.active


def _exploration(state: State, name: str) -> str:
    planet = worlds.find(state, name)
    if planet is None:
        return ""
    said = [traits_words(planet), *([asking.attached_words(planet)] if planet.attachments else [])]
    return WORDS("desk-known-planet", again=planet.owner == state.active, said=said)


def answer_words(state: State, option: str) -> tuple[str, str]:
    """Return how an answer about the open card, or to a question, is offered: a few words, and what comes of it."""
    match option:
        case exploring.RESOLVE:
            return WORDS("desk-resolve"), asking.destination_words(state)
        case exploring.PLAIN:
            return WORDS("desk-no-specialty"), WORDS("desk-no-specialty.hint")
        case exploring.DOUBLE:
            return WORDS("desk-has-specialty"), WORDS("desk-has-specialty.hint")
        case deck:
            return WORDS("desk-deck", deck=deck), WORDS("desk-deck.hint", deck=deck, count=decks.left(state, deck))


def _relic(state: State, text: str) -> Offering:
    """Return how a relic is offered: by the cheapest set of each type as a button."""
    if text == keeping.DRAW:
        return WORDS("desk-draw-relic"), WORDS("desk-draw-relic.hint", left=decks.left(state, RELIC)), QUIET
    kind = text.partition("+")[0]
    sets = [item for item in decks.sets(state, state.active) if item.partition("+")[0] == kind]
    given = fragments_words(decks.read_set(text))
    return WORDS("desk-relic", given=given), WORDS("desk-relic.hint"), FIRST if sets[:1] == [text] else QUIET


def _from(state: State, card: str) -> str:
    found = keeping.found(state, card)
    if found is None:
        return ""
    return WORDS("desk-from-common") if found.kind == "common" else WORDS("desk-from", origin=keeping.origin(state, found))


def heading(view: View, verb: Verb) -> str:
    """Return what stands over a menu of moves."""
    if f"desk-menu-{verb.name}" not in WORDS.messages():
        return ""
    return WORDS(f"desk-menu-{verb.name}", who=view.state.players[view.state.active].name)


# Steps and forms.


def step(view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
    """Return the question for the argument after those ``given``: of a trade, with whom, and what for."""
    state = view.state
    name = state.players[state.active].name
    if verb.name != "trade":
        return ArgumentPrompt(str(verb.about), tuple(Choice(fit(value)) for value in values))
    if not given:
        partners = tuple(Choice(fit(player_of(state, value)), _holdings(state, value), MAIN) for value in values)
        return ArgumentPrompt(WORDS("desk-trade-with", who=name), partners)
    found = tuple(Choice(fit(given_deal(value)), WORDS("desk-gives-first", who=name), MAIN) for value in values)
    return ArgumentPrompt(WORDS("desk-trade-what", who=name, partner=player_of(state, given[0])), found)


def _holdings(state: State, who: str) -> str:
    player = naming.player_named(state, who)
    if player is None:
        return ""
    return fit(upper(fragments_words(state.players[player].fragments) or WORDS("no-fragments")), MOST_DETAIL)


def form(view: View, verb: Verb, given: Sequence[str]) -> Form | None:
    """Return the form for an open argument; ``None`` where the house's own will do."""
    state = view.state
    if verb.name == "chart":
        planet = Field(WORDS("desk-chart-form.planet"), WORDS("desk-chart-form.called"), most=MOST_NAME, needed=True)
        traits = Field(WORDS("desk-chart-form.traits"), WORDS("desk-chart-form.written"), most=40, needed=True)
        return Form(fit(WORDS("desk-chart-form", who=state.players[state.active].name), 45), (planet, traits))
    if verb.name == "seat":
        name = Field(WORDS("desk-seat-form.name"), WORDS("desk-seat-form.called"), most=MOST_NAME, needed=True)
        return Form(WORDS("desk-seat-form"), (name,))
    if verb.name == "trade" and given:
        deal = Field(WORDS("desk-trade-form.label"), WORDS("desk-trade-form.written"), most=100, needed=True)
        return Form(fit(WORDS("desk-trade-form", who=player_of(state, given[0])), 45), (deal,))
    return None
