"""What a desk asks of those who keep it, and how things stand there. Everybody may know all of it (GAL-G47)."""

from __future__ import annotations

from ...rules import flow, steps
from ...rules.exploring import decks
from ...speech.words import attachments_words, card_counts, relics_words, traits_words
from ...state.catalogue import WORDS, fragments_words
from ...state.content import EXPLORATION, PHANTOM, RELIC, content
from ...state.state import NOBODY, Planet, State
from ...state.view import View
from ..rules import exploring
from ..rules.needs import task_of

FOLLOWS = {exploring.RELIC_GIVEN: "relic", PHANTOM: "planet"}
"""What the desk itself draws once a card is resolved."""


def ask(view: View) -> str:
    """Return what is wanted of the clerks, after their names and a comma."""
    state = view.state
    task = task_of(state)
    who = state.players[task.player if task is not None else state.active].name
    planet = _asked_about(state)
    if task is None and not planet:
        return WORDS("desk-explores", who=who, turns=len(state.players) > 1)
    if task is None:
        return WORDS("desk-specialty", planet=planet)
    if not task.card:
        return WORDS("desk-which-deck", who=who, planet=planet)
    if planet:
        return WORDS("desk-card-specialty", card=task.card, who=who, planet=planet)
    follows = FOLLOWS.get(task.card, "nothing")
    return WORDS("desk-carry-out", card=task.card, who=who, trade=exploring.can_trade(state), follows=follows)


def _asked_about(state: State) -> str:
    """Return the planet that an open question is about, "" where none is asked."""
    match flow.first(state):
        case steps.ChooseDeck(place=planet) | steps.Laboratory(planet=planet):
            return state.planet_by_id[planet].name
    return ""


def status(view: View) -> str:
    """Return where things stand, in one line."""
    state = view.state
    left = [WORDS("desk-left", deck=deck, left=decks.left(state, deck)) for deck in (*EXPLORATION, RELIC)]
    return WORDS("desk-status", who=state.players[state.active].name, left=left)


def sheet(view: View) -> str:
    """Return where things stand in full: what lies before each player, in the common area, out of the game."""
    state = view.state
    return "\n".join([f"**{status(view)}**", *holdings(state), WORDS("desk-kept-by", names=state.clerks)])


def holdings(state: State) -> list[str]:
    """Return the lines of what lies before each player, on planets that no player controls, and elsewhere."""
    lines = [_player_line(state, player) for player in range(len(state.players))]
    free = [planet_words(planet) for planet in state.planets_of(NOBODY)]
    lines += [WORDS("desk-free", planets=free)] if free else []
    lines += [WORDS("desk-common", cards=card_counts(state.common))] if state.common else []
    lines += [WORDS("out-of-game", things=card_counts(state.purged))] if state.purged else []
    return lines


def _player_line(state: State, player: int) -> str:
    """Return in one line what lies before a player, and which planets are theirs."""
    own = state.players[player]
    said = [fragments_words(own.fragments)] if own.fragment_count else []
    said += [relics_words(own.relics)] if own.relics else []
    said += [WORDS("devices", number=own.devices)] if own.devices else []
    planets = [planet_words(planet) for planet in state.planets_of(player)]
    return WORDS("desk-player", who=own.name, said=said, planets=planets)


def planet_words(planet: Planet) -> str:
    """Return a planet with its traits and what is attached to it: "Aster (cultural; Star Shell, +2/+1)"."""
    said = [traits_words(planet)]
    said += [attached_words(planet)] if planet.attachments else []
    return WORDS("desk-planet", planet=planet.name, said=said)


def attached_words(planet: Planet) -> str:
    """Return what is attached to a planet, and what it brings in resources, influence, and specialties."""
    brings = [f"+{planet.worth}/+{planet.weight}"] if planet.worth or planet.weight else []
    return WORDS("desk-attached", attached=attachments_words(planet), brings=brings, colours=planet.specialties)


def destination_words(state: State) -> str:
    """Return where the card that lies open goes once it is resolved."""
    task = task_of(state)
    if task is None or not task.card:
        return ""
    where, planet = content().cards[task.card].after, state.planet_by_id.get(task.place)
    name = planet.name if planet is not None else ""
    return WORDS(f"destination-{where}", who=state.players[task.player].name, planet=name)
