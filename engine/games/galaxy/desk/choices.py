"""How moves at a desk are offered: the next exploration, the open card, and whose turn is next as buttons; what sets
something right is kept aside."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.desk import MOST_DETAIL, MOST_LABEL, fit
from engine.core.game import Choice, Field, Form, Offering, Step
from engine.core.moves import Move, Verb
from engine.core.verbs import Choose, Discard
from engine.core.words import MOST_NAME, count, upper

from ..rules.exploring import decks
from ..speech.choices import FIRST, MAIN, PLAIN, QUIET, WRITTEN, given_deal
from ..speech.words import a_card, player_of, traits_words
from ..state import naming
from ..state.content import FRONTIER, RELIC
from ..state.moves import Attach, Chart, Control, Explore, Purge, Relic, Seat, Trade, Turn
from ..state.naming import card_name, fragments_words
from ..state.state import State
from ..state.view import View
from . import asking, exploring, keeping, legal, people, worlds


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered."""
    label, detail, weight = _offer(view.state, move)
    return Choice(fit(label, MOST_LABEL), fit(upper(detail), MOST_DETAIL), weight)


def _offer(state: State, move: Move) -> Offering:
    match move:
        case Chart(planet=planet):
            return f"New planet: {planet}", "Explore it now", FIRST
        case Explore(what=legal.FRONTIER):
            return "Frontier", f"Draw a frontier card: {decks.left(state, FRONTIER)} left", FIRST
        case Explore(where=name):
            return name, _exploration(state, name), PLAIN
        case Choose(option=option):
            return *answer_words(state, option), FIRST
        case Relic(fragments=text):
            return _relic(state, text)
        case Turn(who=who):
            first = people.others(state)[:1] == (naming.player_named(state, who),)
            return (
                f"{player_of(state, who)}’s turn",
                f"The desk works for {player_of(state, who)}",
                FIRST if first else QUIET,
            )
        case Trade(who=who, what=what):
            return f"{player_of(state, who)}: {given_deal(what)}", "At once", QUIET
    return _aside(state, move)


def _aside(state: State, move: Move) -> Offering:
    """Return how what is rarely wanted is offered."""
    match move:
        case Discard(card=card):
            return f"Discard {card_name(card)}", _from(state, card), QUIET
        case Purge(what=what) if keeping.found(state, what) is not None:
            return f"Purge {card_name(what)}", _from(state, what), QUIET
        case Purge(what=planet):
            return f"Purge {planet}", "The planet, with what is attached to it", WRITTEN
        case Attach(card=card, planet=planet):
            return f"{card_name(card)} to {planet}", "Attach it by hand", QUIET if _forged(state, card, planet) else WRITTEN
        case Control(who=who, planet=planet):
            mine = naming.player_named(state, who) == state.active
            nobody = who == people.NO_ONE
            said = f"{planet}: nobody’s" if nobody else f"{planet}: {player_of(state, who)}’s"
            detail = "Nobody controls it" if nobody else f"{player_of(state, who)} controls it; no card is drawn"
            return said, detail, QUIET if mine else WRITTEN
        case Seat(name=name):
            return f"Add {name}", "One player more", QUIET
    return str(move), "", WRITTEN


def _forged(state: State, card: str, planet: str) -> bool:
    """Return whether a move attaches the World Forge that lies before the active player to a planet of theirs, as it is
    used (GAL-G32): that is no correction."""
    one, world = keeping.found(state, card), worlds.find(state, planet)
    return one is not None and one.kind == "relic" and world is not None and world.owner == state.active


def _exploration(state: State, name: str) -> str:
    planet = worlds.find(state, name)
    if planet is None:
        return ""
    again = "again: " if planet.owner == state.active else ""
    return f"{again}{traits_words(planet)}{f'; {asking.attached_words(planet)}' if planet.attachments else ''}"


def answer_words(state: State, option: str) -> tuple[str, str]:
    """Return how an answer about the open card, or to a question, is offered: a few words, and what comes of it."""
    match option:
        case exploring.RESOLVE:
            return "Resolved", asking.destination_words(state)
        case exploring.PLAIN:
            return "No specialty", "The laboratory brings its own"
        case exploring.DOUBLE:
            return "Has a specialty", "+1 resource, +1 influence"
        case deck:
            return upper(deck), f"Draw {a_card(deck)}: {count(decks.left(state, deck), 'card')} left"


def _relic(state: State, text: str) -> Offering:
    """Return how a relic is offered: by the cheapest set of each type as a button."""
    if text == keeping.DRAW:
        return "Draw a relic", f"By another effect; {count(decks.left(state, RELIC), 'relic')} left", QUIET
    kind = text.partition("+")[0]
    sets = [one for one in decks.sets(state, state.active) if one.partition("+")[0] == kind]
    given = fragments_words(decks.read_set(text))
    return f"Relic for {given}", "They are out of the game", FIRST if sets[:1] == [text] else QUIET


def _from(state: State, card: str) -> str:
    one = keeping.found(state, card)
    if one is None:
        return ""
    return "From the common area" if one.kind == "common" else f"From {keeping.origin(state, one)}"


def heading(view: View, verb: Verb) -> str:
    """Return what stands over a menu of moves."""
    state = view.state
    name = state.players[state.active].name
    menus = {
        "explore": "Explore a planet that is known",
        "turn": "Whose turn is it?",
        "relic": f"A relic for {name}",
        "discard": "Put a card on its discard pile",
        "purge": "Take a card out of the game",
        "control": f"{name} controls a planet now",
        "attach": "Attach a relic to a planet",
        "trade": f"Relic fragments of {name}’s change hands",
    }
    return menus.get(verb.name, "")


# Steps and forms.


def step(view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> Step:
    """Return the question for the argument after those ``given``: of a trade, with whom, and what for."""
    state = view.state
    name = state.players[state.active].name
    if verb.name != "trade":
        return Step(verb.about, tuple(Choice(fit(value)) for value in values))
    if not given:
        partners = ((value, naming.player_named(state, value)) for value in values)
        return Step(
            f"With whom does {name} trade fragments?",
            tuple(
                Choice(fit(player_of(state, value)), _holdings(state, player) if player is not None else "", MAIN)
                for value, player in partners
            ),
        )
    found = tuple(Choice(fit(given_deal(value)), f"{name} gives the first", MAIN) for value in values)
    return Step(f"What changes hands between {name} and {player_of(state, given[0])}?", found)


def _holdings(state: State, player: int) -> str:
    return fit(upper(fragments_words(state.players[player].fragments) or "no fragments"), MOST_DETAIL)


def form(view: View, verb: Verb, given: Sequence[str]) -> Form | None:
    """Return the form for an open argument; ``None`` where the house's own will do."""
    state = view.state
    if verb.name == "chart":
        name = state.players[state.active].name
        return Form(
            fit(f"{name} explores a new planet", 45),
            (
                Field("Planet", "What it is called", most=MOST_NAME, needed=True),
                Field("Traits", "cultural, hazardous, industrial: c, h, i will do", most=40, needed=True),
            ),
        )
    if verb.name == "seat":
        return Form("A player more", (Field("Name", "What the player is called", most=MOST_NAME, needed=True),))
    if verb.name == "trade" and given:
        return Form(
            fit(f"Trade with {player_of(state, given[0])}", 45),
            (Field("Given, and what for", "2 cultural for 1 hazardous", most=100, needed=True),),
        )
    return None
